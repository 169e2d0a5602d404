<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <renderer-v2 type="graduatedSymbol" graduatedMethod="GraduatedColor" attr="depth_min" symbollevels="0" enableorderby="0" forceraster="0">
    <ranges>
      <range symbol="0" lower="0" upper="0.0999999" label="from less than 0.1 m" render="true"/>
      <range symbol="1" lower="0.1" upper="0.2999999" label="from 0.1 m" render="true"/>
      <range symbol="2" lower="0.3" upper="0.4999999" label="from 0.3 m" render="true"/>
      <range symbol="3" lower="0.5" upper="0.9999999" label="from 0.5 m" render="true"/>
      <range symbol="4" lower="1" upper="1.4999999" label="from 1 m" render="true"/>
      <range symbol="5" lower="1.5" upper="1.9999999" label="from 1.5 m" render="true"/>
      <range symbol="6" lower="2" upper="2.9999999" label="from 2 m" render="true"/>
      <range symbol="7" lower="3" upper="1000000" label="from 3 m" render="true"/>
    </ranges>
    <symbols>
      <symbol type="fill" name="0" alpha="1">
        <layer class="SimpleFill" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option type="QString" name="color" value="222,235,247,255"/>
            <Option type="QString" name="outline_color" value="66,146,198,255"/>
            <Option type="QString" name="outline_width" value="0.1"/>
            <Option type="QString" name="style" value="solid"/>
          </Option>
        </layer>
      </symbol>
      <symbol type="fill" name="1" alpha="1">
        <layer class="SimpleFill" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option type="QString" name="color" value="198,219,239,255"/>
            <Option type="QString" name="outline_color" value="66,146,198,255"/>
            <Option type="QString" name="outline_width" value="0.1"/>
            <Option type="QString" name="style" value="solid"/>
          </Option>
        </layer>
      </symbol>
      <symbol type="fill" name="2" alpha="1">
        <layer class="SimpleFill" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option type="QString" name="color" value="158,202,225,255"/>
            <Option type="QString" name="outline_color" value="66,146,198,255"/>
            <Option type="QString" name="outline_width" value="0.1"/>
            <Option type="QString" name="style" value="solid"/>
          </Option>
        </layer>
      </symbol>
      <symbol type="fill" name="3" alpha="1">
        <layer class="SimpleFill" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option type="QString" name="color" value="107,174,214,255"/>
            <Option type="QString" name="outline_color" value="66,146,198,255"/>
            <Option type="QString" name="outline_width" value="0.1"/>
            <Option type="QString" name="style" value="solid"/>
          </Option>
        </layer>
      </symbol>
      <symbol type="fill" name="4" alpha="1">
        <layer class="SimpleFill" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option type="QString" name="color" value="66,146,198,255"/>
            <Option type="QString" name="outline_color" value="66,146,198,255"/>
            <Option type="QString" name="outline_width" value="0.1"/>
            <Option type="QString" name="style" value="solid"/>
          </Option>
        </layer>
      </symbol>
      <symbol type="fill" name="5" alpha="1">
        <layer class="SimpleFill" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option type="QString" name="color" value="33,113,181,255"/>
            <Option type="QString" name="outline_color" value="66,146,198,255"/>
            <Option type="QString" name="outline_width" value="0.1"/>
            <Option type="QString" name="style" value="solid"/>
          </Option>
        </layer>
      </symbol>
      <symbol type="fill" name="6" alpha="1">
        <layer class="SimpleFill" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option type="QString" name="color" value="8,81,156,255"/>
            <Option type="QString" name="outline_color" value="66,146,198,255"/>
            <Option type="QString" name="outline_width" value="0.1"/>
            <Option type="QString" name="style" value="solid"/>
          </Option>
        </layer>
      </symbol>
      <symbol type="fill" name="7" alpha="1">
        <layer class="SimpleFill" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option type="QString" name="color" value="8,48,107,255"/>
            <Option type="QString" name="outline_color" value="66,146,198,255"/>
            <Option type="QString" name="outline_width" value="0.1"/>
            <Option type="QString" name="style" value="solid"/>
          </Option>
        </layer>
      </symbol>
    </symbols>
  </renderer-v2>
</qgis>
