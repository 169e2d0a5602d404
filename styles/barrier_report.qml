<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <renderer-v2 type="RuleRenderer" symbollevels="0" enableorderby="0" forceraster="0">
    <rules key="{all}">
      <rule key="{overtopped}" symbol="0" filter="&quot;first_overtopping_s&quot; is not null" label="Overtopped"/>
      <rule key="{low}" symbol="1" filter="&quot;first_overtopping_s&quot; is null and &quot;freeboard_m&quot; &lt; 0.3" label="Freeboard below 0.3 m"/>
      <rule key="{safe}" symbol="2" filter="&quot;first_overtopping_s&quot; is null and &quot;freeboard_m&quot; &gt;= 0.3" label="Freeboard of 0.3 m or more"/>
      <rule key="{dry}" symbol="3" filter="&quot;first_overtopping_s&quot; is null and &quot;freeboard_m&quot; is null" label="No water came"/>
    </rules>
    <symbols>
      <symbol name="0" type="line" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleLine" enabled="1" locked="0" pass="0">
          <prop k="line_color" v="215,48,39,255"/><prop k="line_width" v="1.8"/><prop k="line_width_unit" v="MM"/><prop k="capstyle" v="round"/><prop k="joinstyle" v="round"/>
        </layer>
      </symbol>
      <symbol name="1" type="line" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleLine" enabled="1" locked="0" pass="0">
          <prop k="line_color" v="253,174,97,255"/><prop k="line_width" v="1"/><prop k="line_width_unit" v="MM"/><prop k="capstyle" v="round"/><prop k="joinstyle" v="round"/>
        </layer>
      </symbol>
      <symbol name="2" type="line" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleLine" enabled="1" locked="0" pass="0">
          <prop k="line_color" v="33,102,172,255"/><prop k="line_width" v="1"/><prop k="line_width_unit" v="MM"/><prop k="capstyle" v="round"/><prop k="joinstyle" v="round"/>
        </layer>
      </symbol>
      <symbol name="3" type="line" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleLine" enabled="1" locked="0" pass="0">
          <prop k="line_color" v="130,130,130,255"/><prop k="line_width" v="1"/><prop k="line_width_unit" v="MM"/><prop k="capstyle" v="round"/><prop k="joinstyle" v="round"/>
        </layer>
      </symbol>
    </symbols>
  </renderer-v2>
  <blendMode>0</blendMode>
  <featureBlendMode>0</featureBlendMode>
  <layerGeometryType>1</layerGeometryType>
</qgis>
