<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>
<qgis version="3.22" styleCategories="Symbology">
  <mesh-renderer-settings>
    <active-dataset-group scalar="2" vector="1"/>
    <scalar-settings group="2" min-val="0" max-val="3" interpolation-method="none" opacity="0.75">
      <colorrampshader colorRampType="DISCRETE" classificationMode="1" clip="0" minimumValue="0" maximumValue="3" labelPrecision="2">
        <item value="0.05" label="below 0.05 m: not shown" color="#f0f6fb" alpha="0"/>
        <item value="0.1" label="0.05 - 0.1 m" color="#d2e3f3" alpha="255"/>
        <item value="0.3" label="0.1 - 0.3 m" color="#aacfe5" alpha="255"/>
        <item value="0.5" label="0.3 - 0.5 m" color="#79b5d9" alpha="255"/>
        <item value="1" label="0.5 - 1 m" color="#4f9bcb" alpha="255"/>
        <item value="1.5" label="1 - 1.5 m" color="#2f7ebc" alpha="255"/>
        <item value="2" label="1.5 - 2 m" color="#165fa8" alpha="255"/>
        <item value="3" label="2 - 3 m" color="#08407e" alpha="255"/>
        <item value="inf" label="&gt; 3 m" color="#082251" alpha="255"/>
      </colorrampshader>
    </scalar-settings>
    <vector-settings group="1" symbology="0" color="20,20,20,255" coloring-method="0" line-width="0.25" filter-min="-1" filter-max="-1" user-grid-enabled="1" user-grid-width="18" user-grid-height="18">
      <vector-arrow-settings arrow-head-length-ratio="0.4" arrow-head-width-ratio="0.15">
        <shaft-length method="minmax" min="0.5" max="5"/>
      </vector-arrow-settings>
    </vector-settings>
  </mesh-renderer-settings>
</qgis>
