<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <renderer-v2 type="RuleRenderer" symbollevels="1" enableorderby="0" forceraster="0">
    <rules key="{all}">
      <rule key="{error}" symbol="0" filter="&quot;severity&quot; = 'error'" label="Error: the simulation refuses it"/>
      <rule key="{warning}" symbol="1" filter="&quot;severity&quot; = 'warning'" label="Warning: allowed, but seldom meant"/>
      <rule key="{note}" symbol="2" filter="&quot;severity&quot; = 'note'" label="Note: good to know"/>
    </rules>
    <symbols>
      <symbol name="0" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="2">
          <prop k="name" v="circle"/><prop k="color" v="165,15,21,255"/><prop k="outline_color" v="255,255,255,255"/><prop k="outline_width" v="0.4"/><prop k="size" v="4"/><prop k="size_unit" v="MM"/>
        </layer>
      </symbol>
      <symbol name="1" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="1">
          <prop k="name" v="triangle"/><prop k="color" v="222,119,25,255"/><prop k="outline_color" v="255,255,255,255"/><prop k="outline_width" v="0.4"/><prop k="size" v="4"/><prop k="size_unit" v="MM"/>
        </layer>
      </symbol>
      <symbol name="2" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <prop k="name" v="circle"/><prop k="color" v="255,255,255,0"/><prop k="outline_color" v="70,70,70,255"/><prop k="outline_width" v="0.5"/><prop k="size" v="2.4"/><prop k="size_unit" v="MM"/>
        </layer>
      </symbol>
    </symbols>
  </renderer-v2>
  <blendMode>0</blendMode>
  <featureBlendMode>0</featureBlendMode>
  <layerGeometryType>0</layerGeometryType>
</qgis>
