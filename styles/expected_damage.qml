<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <renderer-v2 type="graduatedSymbol" attr="damage_mean" graduatedMethod="GraduatedColor" symbollevels="0" forceraster="0" enableorderby="0">
    <ranges>
      <range render="true" symbol="0" lower="0" upper="0" label="0"/>
      <range render="true" symbol="1" lower="0" upper="1000" label="up to 1000"/>
      <range render="true" symbol="2" lower="1000" upper="10000" label="1000 - 10 000"/>
      <range render="true" symbol="3" lower="10000" upper="100000" label="10 000 - 100 000"/>
      <range render="true" symbol="4" lower="100000" upper="1000000" label="100 000 - 1 million"/>
      <range render="true" symbol="5" lower="1000000" upper="1000000000000000000" label="more than 1 million"/>
    </ranges>
    <symbols>
      <symbol name="0" type="fill" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleFill" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="color" type="QString" value="225,232,225,255"/>
            <Option name="style" type="QString" value="solid"/>
            <Option name="outline_color" type="QString" value="80,80,80,255"/>
            <Option name="outline_style" type="QString" value="solid"/>
            <Option name="outline_width" type="QString" value="0.1"/>
            <Option name="outline_width_unit" type="QString" value="MM"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="1" type="fill" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleFill" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="color" type="QString" value="255,255,204,255"/>
            <Option name="style" type="QString" value="solid"/>
            <Option name="outline_color" type="QString" value="80,80,80,255"/>
            <Option name="outline_style" type="QString" value="solid"/>
            <Option name="outline_width" type="QString" value="0.1"/>
            <Option name="outline_width_unit" type="QString" value="MM"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="2" type="fill" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleFill" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="color" type="QString" value="254,217,118,255"/>
            <Option name="style" type="QString" value="solid"/>
            <Option name="outline_color" type="QString" value="80,80,80,255"/>
            <Option name="outline_style" type="QString" value="solid"/>
            <Option name="outline_width" type="QString" value="0.1"/>
            <Option name="outline_width_unit" type="QString" value="MM"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="3" type="fill" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleFill" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="color" type="QString" value="253,141,60,255"/>
            <Option name="style" type="QString" value="solid"/>
            <Option name="outline_color" type="QString" value="80,80,80,255"/>
            <Option name="outline_style" type="QString" value="solid"/>
            <Option name="outline_width" type="QString" value="0.1"/>
            <Option name="outline_width_unit" type="QString" value="MM"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="4" type="fill" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleFill" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="color" type="QString" value="227,26,28,255"/>
            <Option name="style" type="QString" value="solid"/>
            <Option name="outline_color" type="QString" value="80,80,80,255"/>
            <Option name="outline_style" type="QString" value="solid"/>
            <Option name="outline_width" type="QString" value="0.1"/>
            <Option name="outline_width_unit" type="QString" value="MM"/>
          </Option>
        </layer>
      </symbol>
      <symbol name="5" type="fill" alpha="1" clip_to_extent="1" force_rhr="0">
        <layer class="SimpleFill" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="color" type="QString" value="128,0,38,255"/>
            <Option name="style" type="QString" value="solid"/>
            <Option name="outline_color" type="QString" value="80,80,80,255"/>
            <Option name="outline_style" type="QString" value="solid"/>
            <Option name="outline_width" type="QString" value="0.1"/>
            <Option name="outline_width_unit" type="QString" value="MM"/>
          </Option>
        </layer>
      </symbol>
    </symbols>
  </renderer-v2>
  <blendMode>0</blendMode>
</qgis>
