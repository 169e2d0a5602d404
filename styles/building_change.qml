<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <renderer-v2 type="categorizedSymbol" attr="change" symbollevels="0">
    <categories>
      <category value="better" label="better off" symbol="0" render="true" type="string"/>
      <category value="worse" label="worse off" symbol="1" render="true" type="string"/>
      <category value="same" label="the same" symbol="2" render="true" type="string"/>
      <category value="unknown" label="not known" symbol="3" render="true" type="string"/>
      <category value="only without" label="only without the measure" symbol="4" render="true" type="string"/>
      <category value="only with" label="only with the measure" symbol="5" render="true" type="string"/>
    </categories>
    <symbols>
      <symbol type="fill" name="0" alpha="1">
        <layer class="SimpleFill" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="color" value="33,102,172,255" type="QString"/>
            <Option name="outline_color" value="70,70,70,255" type="QString"/>
            <Option name="outline_width" value="0.2" type="QString"/>
            <Option name="style" value="solid" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol type="fill" name="1" alpha="1">
        <layer class="SimpleFill" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="color" value="230,97,1,255" type="QString"/>
            <Option name="outline_color" value="70,70,70,255" type="QString"/>
            <Option name="outline_width" value="0.2" type="QString"/>
            <Option name="style" value="solid" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol type="fill" name="2" alpha="1">
        <layer class="SimpleFill" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="color" value="189,189,189,255" type="QString"/>
            <Option name="outline_color" value="70,70,70,255" type="QString"/>
            <Option name="outline_width" value="0.2" type="QString"/>
            <Option name="style" value="solid" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol type="fill" name="3" alpha="1">
        <layer class="SimpleFill" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="color" value="255,255,255,255" type="QString"/>
            <Option name="outline_color" value="70,70,70,255" type="QString"/>
            <Option name="outline_width" value="0.2" type="QString"/>
            <Option name="style" value="solid" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol type="fill" name="4" alpha="1">
        <layer class="SimpleFill" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="color" value="253,174,97,255" type="QString"/>
            <Option name="outline_color" value="70,70,70,255" type="QString"/>
            <Option name="outline_width" value="0.2" type="QString"/>
            <Option name="style" value="solid" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol type="fill" name="5" alpha="1">
        <layer class="SimpleFill" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="color" value="158,202,225,255" type="QString"/>
            <Option name="outline_color" value="70,70,70,255" type="QString"/>
            <Option name="outline_width" value="0.2" type="QString"/>
            <Option name="style" value="solid" type="QString"/>
          </Option>
        </layer>
      </symbol>
    </symbols>
  </renderer-v2>
</qgis>
