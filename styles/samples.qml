<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology|Labeling" labelsEnabled="1">
  <renderer-v2 type="RuleRenderer" symbollevels="0">
    <rules key="samples">
      <rule key="samples0" symbol="0" label="modelled too high" filter="&quot;error&quot; &gt; 0"/>
      <rule key="samples1" symbol="1" label="modelled too low" filter="&quot;error&quot; &lt; 0"/>
      <rule key="samples4" symbol="4" label="modelled as observed" filter="&quot;error&quot; = 0"/>
      <rule key="samples2" symbol="2" label="not observed" filter="&quot;error&quot; IS NULL AND &quot;modelled&quot; IS NOT NULL"/>
      <rule key="samples3" symbol="3" label="dry or outside" filter="&quot;modelled&quot; IS NULL"/>
    </rules>
    <symbols>
      <symbol type="marker" name="0" alpha="1">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="215,48,39,255" type="QString"/>
            <Option name="outline_color" value="255,255,255,255" type="QString"/>
            <Option name="outline_width" value="0.3" type="QString"/>
            <Option name="size" value="3" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol type="marker" name="1" alpha="1">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="33,113,181,255" type="QString"/>
            <Option name="outline_color" value="255,255,255,255" type="QString"/>
            <Option name="outline_width" value="0.3" type="QString"/>
            <Option name="size" value="3" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol type="marker" name="2" alpha="1">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="150,150,150,255" type="QString"/>
            <Option name="outline_color" value="255,255,255,255" type="QString"/>
            <Option name="outline_width" value="0.3" type="QString"/>
            <Option name="size" value="3" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol type="marker" name="3" alpha="1">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="255,255,255,0" type="QString"/>
            <Option name="outline_color" value="99,99,99,255" type="QString"/>
            <Option name="outline_width" value="0.3" type="QString"/>
            <Option name="size" value="3" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol type="marker" name="4" alpha="1">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="circle" type="QString"/>
            <Option name="color" value="255,255,191,255" type="QString"/>
            <Option name="outline_color" value="99,99,99,255" type="QString"/>
            <Option name="outline_width" value="0.3" type="QString"/>
            <Option name="size" value="3" type="QString"/>
          </Option>
        </layer>
      </symbol>
    </symbols>
  </renderer-v2>
  <labeling type="simple">
    <settings calloutType="simple">
      <text-style fieldName="format_number(&quot;error&quot;, 2)" isExpression="1" fontSize="9" fontWeight="50" textColor="34,34,34,255">
        <text-buffer bufferDraw="1" bufferSize="0.8" bufferColor="255,255,255,255"/>
      </text-style>
      <placement placement="0" dist="1"/>
    </settings>
  </labeling>
</qgis>
