<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <renderer-v2 type="RuleRenderer" symbollevels="0" enableorderby="0" forceraster="0">
    <rules key="{all}">
      <rule key="{bridge}" symbol="0" filter="&quot;accept&quot; is not 0" label="Bridge: the channel is cut through it"/>
      <rule key="{kept}" symbol="1" filter="&quot;accept&quot; = 0" label="Not accepted"/>
    </rules>
    <symbols>
      <symbol name="0" type="line" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleLine" enabled="1" locked="0" pass="0">
          <prop k="line_color" v="227,26,28,255"/><prop k="line_width" v="1.2"/><prop k="line_width_unit" v="MM"/><prop k="capstyle" v="round"/><prop k="joinstyle" v="round"/>
        </layer>
      </symbol>
      <symbol name="1" type="line" alpha="0.6" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleLine" enabled="1" locked="0" pass="0">
          <prop k="line_color" v="150,150,150,255"/><prop k="line_width" v="1"/><prop k="line_width_unit" v="MM"/><prop k="capstyle" v="round"/><prop k="joinstyle" v="round"/>
        </layer>
      </symbol>
    </symbols>
  </renderer-v2>
  <blendMode>0</blendMode>
  <featureBlendMode>0</featureBlendMode>
  <layerGeometryType>1</layerGeometryType>
</qgis>
