<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <renderer-v2 type="RuleRenderer" symbollevels="0" enableorderby="0" forceraster="0">
    <rules key="{all}">
      <rule key="{spike}" symbol="0" filter="&quot;kind&quot; = 'spike' and &quot;accept&quot; is not 0" label="Spike"/>
      <rule key="{pit}" symbol="1" filter="&quot;kind&quot; = 'pit' and &quot;accept&quot; is not 0" label="Pit"/>
      <rule key="{kept}" symbol="2" filter="&quot;accept&quot; = 0" label="Not accepted"/>
    </rules>
    <symbols>
      <symbol name="0" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <prop k="name" v="triangle"/><prop k="angle" v="0"/><prop k="color" v="215,48,39,255"/><prop k="outline_color" v="255,255,255,255"/><prop k="outline_width" v="0.4"/><prop k="size" v="4"/><prop k="size_unit" v="MM"/>
        </layer>
      </symbol>
      <symbol name="1" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <prop k="name" v="triangle"/><prop k="angle" v="180"/><prop k="color" v="33,113,181,255"/><prop k="outline_color" v="255,255,255,255"/><prop k="outline_width" v="0.4"/><prop k="size" v="4"/><prop k="size_unit" v="MM"/>
        </layer>
      </symbol>
      <symbol name="2" type="marker" alpha="0.6" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <prop k="name" v="circle"/><prop k="angle" v="0"/><prop k="color" v="150,150,150,255"/><prop k="outline_color" v="255,255,255,255"/><prop k="outline_width" v="0.4"/><prop k="size" v="4"/><prop k="size_unit" v="MM"/>
        </layer>
      </symbol>
    </symbols>
  </renderer-v2>
  <blendMode>0</blendMode>
  <featureBlendMode>0</featureBlendMode>
  <layerGeometryType>0</layerGeometryType>
</qgis>
