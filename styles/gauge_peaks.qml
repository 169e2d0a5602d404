<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology|Labeling" labelsEnabled="1">
  <renderer-v2 type="RuleRenderer" symbollevels="0">
    <rules key="gauges">
      <rule key="gauges0" symbol="0" label="flooded" filter="&quot;max_level_m&quot; IS NOT NULL"/>
      <rule key="gauges1" symbol="1" label="dry" filter="&quot;max_level_m&quot; IS NULL"/>
    </rules>
    <symbols>
      <symbol type="marker" name="0" alpha="1">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="diamond" type="QString"/>
            <Option name="color" value="33,113,181,255" type="QString"/>
            <Option name="outline_color" value="255,255,255,255" type="QString"/>
            <Option name="outline_width" value="0.3" type="QString"/>
            <Option name="size" value="3.6" type="QString"/>
          </Option>
        </layer>
      </symbol>
      <symbol type="marker" name="1" alpha="1">
        <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="name" value="diamond" type="QString"/>
            <Option name="color" value="255,255,255,0" type="QString"/>
            <Option name="outline_color" value="99,99,99,255" type="QString"/>
            <Option name="outline_width" value="0.3" type="QString"/>
            <Option name="size" value="3.6" type="QString"/>
          </Option>
        </layer>
      </symbol>
    </symbols>
  </renderer-v2>
  <labeling type="simple">
    <settings calloutType="simple">
      <text-style fieldName="&quot;name&quot; || ': ' || format_number(&quot;max_depth_m&quot;, 2) || ' m'" isExpression="1" fontSize="9" fontWeight="50" textColor="34,34,34,255">
        <text-buffer bufferDraw="1" bufferSize="0.8" bufferColor="255,255,255,255"/>
      </text-style>
      <placement placement="0" dist="1"/>
    </settings>
  </labeling>
</qgis>
