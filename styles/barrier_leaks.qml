<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <renderer-v2 type="RuleRenderer" symbollevels="0" enableorderby="0" forceraster="0">
    <rules key="{all}">
      <rule key="{gap0}" symbol="0" filter="&quot;kind&quot; = 'gap' and &quot;passes&quot; = 1" label="Gap between barriers"/>
      <rule key="{gap1}" symbol="1" filter="&quot;kind&quot; = 'gap' and &quot;passes&quot; = 0" label="Gap between barriers, narrower than the cells"/>
      <rule key="{flank0}" symbol="2" filter="&quot;kind&quot; = 'flank' and &quot;passes&quot; = 1" label="Flank: gap to higher ground"/>
      <rule key="{flank1}" symbol="3" filter="&quot;kind&quot; = 'flank' and &quot;passes&quot; = 0" label="Flank: gap to higher ground, narrower than the cells"/>
      <rule key="{crest0}" symbol="4" filter="&quot;kind&quot; = 'crest' and &quot;passes&quot; = 1" label="Crest below the level"/>
      <rule key="{end0}" symbol="5" filter="&quot;kind&quot; = 'open end'" label="Open end: nothing near it"/>
    </rules>
    <symbols>
      <symbol name="0" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <prop k="name" v="circle"/><prop k="color" v="165,15,21,255"/><prop k="outline_color" v="255,255,255,255"/><prop k="outline_width" v="0.4"/><prop k="size" v="4"/><prop k="size_unit" v="MM"/>
        </layer>
      </symbol>
      <symbol name="1" type="marker" alpha="0.4" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <prop k="name" v="circle"/><prop k="color" v="165,15,21,255"/><prop k="outline_color" v="255,255,255,255"/><prop k="outline_width" v="0.4"/><prop k="size" v="4"/><prop k="size_unit" v="MM"/>
        </layer>
      </symbol>
      <symbol name="2" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <prop k="name" v="triangle"/><prop k="color" v="222,119,25,255"/><prop k="outline_color" v="255,255,255,255"/><prop k="outline_width" v="0.4"/><prop k="size" v="4"/><prop k="size_unit" v="MM"/>
        </layer>
      </symbol>
      <symbol name="3" type="marker" alpha="0.4" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <prop k="name" v="triangle"/><prop k="color" v="222,119,25,255"/><prop k="outline_color" v="255,255,255,255"/><prop k="outline_width" v="0.4"/><prop k="size" v="4"/><prop k="size_unit" v="MM"/>
        </layer>
      </symbol>
      <symbol name="4" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <prop k="name" v="diamond"/><prop k="color" v="106,81,163,255"/><prop k="outline_color" v="255,255,255,255"/><prop k="outline_width" v="0.4"/><prop k="size" v="4"/><prop k="size_unit" v="MM"/>
        </layer>
      </symbol>
      <symbol name="5" type="marker" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <prop k="name" v="circle"/><prop k="color" v="255,255,255,0"/><prop k="outline_color" v="70,70,70,255"/><prop k="outline_width" v="0.6"/><prop k="size" v="4"/><prop k="size_unit" v="MM"/>
        </layer>
      </symbol>
    </symbols>
  </renderer-v2>
  <blendMode>0</blendMode>
  <featureBlendMode>0</featureBlendMode>
  <layerGeometryType>0</layerGeometryType>
</qgis>
