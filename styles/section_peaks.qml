<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology|Labeling" labelsEnabled="1">
  <renderer-v2 type="singleSymbol" symbollevels="0">
    <symbols>
      <symbol type="line" name="0" alpha="1">
        <layer class="SimpleLine" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="line_color" value="255,255,255,255" type="QString"/>
            <Option name="line_width" value="1.4" type="QString"/>
            <Option name="capstyle" value="round" type="QString"/>
            <Option name="joinstyle" value="round" type="QString"/>
          </Option>
        </layer>
        <layer class="SimpleLine" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="line_color" value="106,61,154,255" type="QString"/>
            <Option name="line_width" value="0.8" type="QString"/>
            <Option name="capstyle" value="round" type="QString"/>
            <Option name="joinstyle" value="round" type="QString"/>
          </Option>
        </layer>
        <layer class="MarkerLine" enabled="1" locked="0" pass="0">
          <Option type="Map">
            <Option name="placement" value="centralpoint" type="QString"/>
            <Option name="rotate" value="1" type="QString"/>
          </Option>
          <symbol type="marker" name="@0@2" alpha="1">
            <layer class="SimpleMarker" enabled="1" locked="0" pass="0">
              <Option type="Map">
                <Option name="name" value="arrow" type="QString"/>
                <Option name="color" value="106,61,154,255" type="QString"/>
                <Option name="outline_color" value="255,255,255,255" type="QString"/>
                <Option name="outline_width" value="0.2" type="QString"/>
                <Option name="size" value="6" type="QString"/>
                <Option name="offset" value="0,-3" type="QString"/>
              </Option>
            </layer>
          </symbol>
        </layer>
      </symbol>
    </symbols>
  </renderer-v2>
  <labeling type="simple">
    <settings calloutType="simple">
      <text-style fieldName="&quot;name&quot; || ': ' || format_number(if(&quot;max_m3s&quot; &gt;= -&quot;min_m3s&quot;, &quot;max_m3s&quot;, &quot;min_m3s&quot;), 1) || ' m³/s'" isExpression="1" fontSize="9" fontWeight="50" textColor="34,34,34,255">
        <text-buffer bufferDraw="1" bufferSize="0.8" bufferColor="255,255,255,255"/>
      </text-style>
      <placement placement="2" placementFlags="4" dist="1.6"/>
    </settings>
  </labeling>
</qgis>
