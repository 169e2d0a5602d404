<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>spate</name>
    <message>
        <location filename="../../../styles/arrival_delay.qml"/>
        <source>more than %1 h earlier</source>
        <translation>mehr als %1 h früher</translation>
    </message>
    <message>
        <location filename="../../../styles/arrival_delay.qml"/>
        <source>%1 min - %2 h earlier</source>
        <translation>%1 min - %2 h früher</translation>
    </message>
    <message>
        <location filename="../../../styles/arrival_delay.qml"/>
        <source>%1 - %2 min earlier</source>
        <translation>%1 - %2 min früher</translation>
    </message>
    <message>
        <location filename="../../../styles/arrival_delay.qml"/>
        <source>the same to %1 min</source>
        <translation>gleich auf %1 min</translation>
    </message>
    <message>
        <location filename="../../../styles/arrival_delay.qml"/>
        <source>%1 - %2 min later</source>
        <translation>%1 - %2 min später</translation>
    </message>
    <message>
        <location filename="../../../styles/arrival_delay.qml"/>
        <source>%1 min - %2 h later</source>
        <translation>%1 min - %2 h später</translation>
    </message>
    <message>
        <location filename="../../../styles/arrival_delay.qml"/>
        <source>more than %1 h later</source>
        <translation>mehr als %1 h später</translation>
    </message>
    <message>
        <location filename="../../../styles/au_hazard.qml"/>
        <source>H1: generally safe</source>
        <translation>H1: im Allgemeinen sicher</translation>
    </message>
    <message>
        <location filename="../../../styles/au_hazard.qml"/>
        <source>H2: unsafe for small vehicles</source>
        <translation>H2: gefährlich für kleine Fahrzeuge</translation>
    </message>
    <message>
        <location filename="../../../styles/au_hazard.qml"/>
        <source>H3: unsafe for vehicles, children and the elderly</source>
        <translation>H3: gefährlich für Fahrzeuge, Kinder und Ältere</translation>
    </message>
    <message>
        <location filename="../../../styles/au_hazard.qml"/>
        <source>H4: unsafe for people and vehicles</source>
        <translation>H4: gefährlich für Menschen und Fahrzeuge</translation>
    </message>
    <message>
        <location filename="../../../styles/au_hazard.qml"/>
        <source>H5: unsafe; buildings may be damaged</source>
        <translation>H5: gefährlich; Gebäude können beschädigt werden</translation>
    </message>
    <message>
        <location filename="../../../styles/au_hazard.qml"/>
        <source>H6: unsafe; all buildings may fail</source>
        <translation>H6: gefährlich; alle Gebäude können versagen</translation>
    </message>
    <message>
        <location filename="../../../styles/barrier_leaks.qml"/>
        <source>Gap between barriers</source>
        <translation>Lücke zwischen Barrieren</translation>
    </message>
    <message>
        <location filename="../../../styles/barrier_leaks.qml"/>
        <source>Gap between barriers, narrower than the cells</source>
        <translation>Lücke zwischen Barrieren, schmaler als die Zellen</translation>
    </message>
    <message>
        <location filename="../../../styles/barrier_leaks.qml"/>
        <source>Flank: gap to higher ground</source>
        <translation>Flanke: Lücke bis zu höherem Gelände</translation>
    </message>
    <message>
        <location filename="../../../styles/barrier_leaks.qml"/>
        <source>Flank: gap to higher ground, narrower than the cells</source>
        <translation>Flanke: Lücke bis zu höherem Gelände, schmaler als die Zellen</translation>
    </message>
    <message>
        <location filename="../../../styles/barrier_leaks.qml"/>
        <source>Crest below the level</source>
        <translation>Krone unter dem Wasserstand</translation>
    </message>
    <message>
        <location filename="../../../styles/barrier_leaks.qml"/>
        <source>Open end: nothing near it</source>
        <translation>Offenes Ende: nichts in der Nähe</translation>
    </message>
    <message>
        <location filename="../../../styles/barrier_report.qml"/>
        <source>Overtopped</source>
        <translation>Überströmt</translation>
    </message>
    <message>
        <location filename="../../../styles/barrier_report.qml"/>
        <source>Freeboard below %1 m</source>
        <translation>Freibord unter %1 m</translation>
    </message>
    <message>
        <location filename="../../../styles/barrier_report.qml"/>
        <source>Freeboard of %1 m or more</source>
        <translation>Freibord von %1 m oder mehr</translation>
    </message>
    <message>
        <location filename="../../../styles/barrier_report.qml"/>
        <source>No water came</source>
        <translation>Es kam kein Wasser</translation>
    </message>
    <message>
        <location filename="../../../styles/bed_change.qml"/>
        <source>more than %1 m eroded</source>
        <translation>mehr als %1 m abgetragen</translation>
    </message>
    <message>
        <location filename="../../../styles/bed_change.qml"/>
        <source>%1 - %2 m eroded</source>
        <translation>%1 - %2 m abgetragen</translation>
    </message>
    <message>
        <location filename="../../../styles/bed_change.qml"/>
        <source>the same to %1 m</source>
        <translation>gleich auf %1 m</translation>
    </message>
    <message>
        <location filename="../../../styles/bed_change.qml"/>
        <source>%1 - %2 m deposited</source>
        <translation>%1 - %2 m abgelagert</translation>
    </message>
    <message>
        <location filename="../../../styles/bed_change.qml"/>
        <source>more than %1 m deposited</source>
        <translation>mehr als %1 m abgelagert</translation>
    </message>
    <message>
        <location filename="../../../styles/building_change.qml"/>
        <source>better off</source>
        <translation>besser gestellt</translation>
    </message>
    <message>
        <location filename="../../../styles/building_change.qml"/>
        <source>worse off</source>
        <translation>schlechter gestellt</translation>
    </message>
    <message>
        <location filename="../../../styles/building_change.qml"/>
        <source>the same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <location filename="../../../styles/building_change.qml"/>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../../styles/building_change.qml"/>
        <source>only without the measure</source>
        <translation>nur ohne die Maßnahme</translation>
    </message>
    <message>
        <location filename="../../../styles/building_change.qml"/>
        <source>only with the measure</source>
        <translation>nur mit der Maßnahme</translation>
    </message>
    <message>
        <location filename="../../../styles/change_class.qml"/>
        <source>newly dry</source>
        <translation>nicht mehr überflutet</translation>
    </message>
    <message>
        <location filename="../../../styles/change_class.qml"/>
        <source>flooded in both</source>
        <translation>in beiden überflutet</translation>
    </message>
    <message>
        <location filename="../../../styles/change_class.qml"/>
        <source>newly flooded</source>
        <translation>neu überflutet</translation>
    </message>
    <message>
        <location filename="../../../styles/depth_change.qml"/>
        <source>more than %1 m less</source>
        <translation>mehr als %1 m weniger</translation>
    </message>
    <message>
        <location filename="../../../styles/depth_change.qml"/>
        <source>%1 - %2 m less</source>
        <translation>%1 - %2 m weniger</translation>
    </message>
    <message>
        <location filename="../../../styles/depth_change.qml"/>
        <source>%1 - %2 m more</source>
        <translation>%1 - %2 m mehr</translation>
    </message>
    <message>
        <location filename="../../../styles/depth_change.qml"/>
        <source>more than %1 m more</source>
        <translation>mehr als %1 m mehr</translation>
    </message>
    <message>
        <location filename="../../../styles/final_depth.qml"/>
        <source>below %1 m: not shown</source>
        <translation>unter %1 m: nicht gezeigt</translation>
    </message>
    <message>
        <location filename="../../../styles/final_depth.qml"/>
        <source>%1 - %2 m</source>
        <translation>%1 - %2 m</translation>
    </message>
    <message>
        <location filename="../../../styles/final_depth.qml"/>
        <source>&gt; %1 m</source>
        <translation>&gt; %1 m</translation>
    </message>
    <message>
        <location filename="../../../styles/findings.qml"/>
        <source>Error: the simulation refuses it</source>
        <translation>Fehler: Die Simulation lehnt es ab</translation>
    </message>
    <message>
        <location filename="../../../styles/findings.qml"/>
        <source>Warning: allowed, but seldom meant</source>
        <translation>Warnung: erlaubt, aber selten gemeint</translation>
    </message>
    <message>
        <location filename="../../../styles/findings.qml"/>
        <source>Note: good to know</source>
        <translation>Hinweis: gut zu wissen</translation>
    </message>
    <message>
        <location filename="../../../styles/gauge_peaks.qml"/>
        <source>flooded</source>
        <translation>überflutet</translation>
    </message>
    <message>
        <location filename="../../../styles/gauge_peaks.qml"/>
        <source>dry</source>
        <translation>trocken</translation>
    </message>
    <message>
        <location filename="../../../styles/limits_step.qml"/>
        <source>%1 - %2 %</source>
        <translation>%1 - %2 %</translation>
    </message>
    <message>
        <location filename="../../../styles/limits_step.qml"/>
        <source>&gt; %1 %</source>
        <translation>&gt; %1 %</translation>
    </message>
    <message>
        <location filename="../../../styles/manning.qml"/>
        <source>%1 - %2</source>
        <translation>%1 - %2</translation>
    </message>
    <message>
        <location filename="../../../styles/manning.qml"/>
        <source>&gt; %1</source>
        <translation>&gt; %1</translation>
    </message>
    <message>
        <location filename="../../../styles/max_speed.qml"/>
        <source>%1 - %2 m/s</source>
        <translation>%1 - %2 m/s</translation>
    </message>
    <message>
        <location filename="../../../styles/max_speed.qml"/>
        <source>&gt; %1 m/s</source>
        <translation>&gt; %1 m/s</translation>
    </message>
    <message>
        <location filename="../../../styles/max_unit_discharge.qml"/>
        <source>%1 - %2 m²/s</source>
        <translation>%1 - %2 m²/s</translation>
    </message>
    <message>
        <location filename="../../../styles/max_unit_discharge.qml"/>
        <source>&gt; %1 m²/s</source>
        <translation>&gt; %1 m²/s</translation>
    </message>
    <message>
        <location filename="../../../styles/samples.qml"/>
        <source>modelled too high</source>
        <translation>zu hoch berechnet</translation>
    </message>
    <message>
        <location filename="../../../styles/samples.qml"/>
        <source>modelled too low</source>
        <translation>zu niedrig berechnet</translation>
    </message>
    <message>
        <location filename="../../../styles/samples.qml"/>
        <source>not observed</source>
        <translation>nicht beobachtet</translation>
    </message>
    <message>
        <location filename="../../../styles/samples.qml"/>
        <source>dry or outside</source>
        <translation>trocken oder außerhalb</translation>
    </message>
    <message>
        <location filename="../../../styles/sand_fraction.qml"/>
        <source>%1 - %2 % of sand</source>
        <translation>%1 - %2 % Sand</translation>
    </message>
    <message>
        <location filename="../../../styles/sand_thickness.qml"/>
        <source>more than %1 m of sand lost</source>
        <translation>mehr als %1 m Sand verloren</translation>
    </message>
    <message>
        <location filename="../../../styles/sand_thickness.qml"/>
        <source>%1 - %2 m of sand lost</source>
        <translation>%1 - %2 m Sand verloren</translation>
    </message>
    <message>
        <location filename="../../../styles/sand_thickness.qml"/>
        <source>%1 - %2 m of sand gained</source>
        <translation>%1 - %2 m Sand gewonnen</translation>
    </message>
    <message>
        <location filename="../../../styles/sand_thickness.qml"/>
        <source>more than %1 m of sand gained</source>
        <translation>mehr als %1 m Sand gewonnen</translation>
    </message>
    <message>
        <location filename="../../../styles/terrain_bridges.qml"/>
        <source>Bridge: the channel is cut through it</source>
        <translation>Brücke: das Gerinne wird durchgestochen</translation>
    </message>
    <message>
        <location filename="../../../styles/terrain_bridges.qml"/>
        <source>Not accepted</source>
        <translation>Nicht angenommen</translation>
    </message>
    <message>
        <location filename="../../../styles/terrain_spots.qml"/>
        <source>Spike</source>
        <translation>Spitze</translation>
    </message>
    <message>
        <location filename="../../../styles/terrain_spots.qml"/>
        <source>Pit</source>
        <translation>Loch</translation>
    </message>
    <message>
        <location filename="../../../styles/uk_hazard.qml"/>
        <source>Low: caution</source>
        <translation>Gering: Vorsicht</translation>
    </message>
    <message>
        <location filename="../../../styles/uk_hazard.qml"/>
        <source>Moderate: danger for some</source>
        <translation>Mäßig: Gefahr für einige</translation>
    </message>
    <message>
        <location filename="../../../styles/uk_hazard.qml"/>
        <source>Significant: danger for most</source>
        <translation>Erheblich: Gefahr für die meisten</translation>
    </message>
    <message>
        <location filename="../../../styles/uk_hazard.qml"/>
        <source>Extreme: danger for all</source>
        <translation>Extrem: Gefahr für alle</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cpu/cpu_backend.cpp"/>
        <source>CPU (%1, %2 {thread|threads})</source>
        <translation>CPU (%1, %2 {Thread|Threads})</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cpu/cpu_backend.cpp"/>
        <source>%1 parts, each on %2</source>
        <translation>%1 Teile, jeder auf %2</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cpu/instruction_sets.cpp"/>
        <source>Instruction set &apos;%1&apos; is not available</source>
        <translation>Der Befehlssatz &apos;%1&apos; ist nicht verfügbar</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cpu/instruction_sets.cpp"/>
        <source>this processor or this build does not have it</source>
        <translation>dieser Prozessor oder diese Fassung des Programms kennt ihn nicht</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cpu/instruction_sets.cpp"/>
        <source>Leave the choice to Spate; on another machine than the one it was built on, build it again.</source>
        <translation>Überlassen Sie Spate die Wahl; auf einem anderen Rechner als dem, für den es gebaut wurde, bauen Sie es neu.</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cpu/memory.cpp"/>
        <source>The computer&apos;s memory is too small</source>
        <translation>Der Arbeitsspeicher des Rechners ist zu klein</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cpu/memory.cpp"/>
        <source>the flood takes %1, up to %2 more when every cell is wet, and there is no more</source>
        <translation>die Überflutung braucht %1, bis zu %2 mehr, wenn alle Zellen nass sind, und mehr ist nicht frei</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cpu/memory.cpp"/>
        <source>Close other programs, use larger cells, or cut the elevation model to the part that can be flooded.</source>
        <translation>Schließen Sie andere Programme, nehmen Sie größere Zellen, oder beschränken Sie das Geländemodell auf den Teil, der überflutet werden kann.</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/absent.cpp"/>
        <source>this build of Spate has no GPU code</source>
        <translation>diese Fassung von Spate enthält kein Programm für GPUs</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/absent.cpp"/>
        <source>Build it where nvcc 12.8 or later is found</source>
        <translation>Bauen Sie es dort, wo nvcc 12.8 oder neuer gefunden wird</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/absent.cpp"/>
        <source>No GPU can be used</source>
        <translation>Es kann keine GPU benutzt werden</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/absent.cpp"/>
        <source>Choose the device auto or cpu.</source>
        <translation>Wählen Sie als Gerät auto oder cpu.</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/cuda_barriers.cuh"/>
        <source>There are too many barriers for a GPU</source>
        <translation>Es gibt zu viele Barrieren für eine GPU</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/cuda_barriers.cuh"/>
        <source>more than 16 million cells lie beside barriers or crests</source>
        <translation>mehr als 16 Millionen Zellen liegen an Barrieren oder Kronen</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/cuda_barriers.cuh"/>
        <source>Raise CREST_THRESHOLD, or choose the device cpu.</source>
        <translation>Erhöhen Sie CREST_THRESHOLD, oder wählen Sie das Gerät cpu.</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/cuda_ground.cu"/>
        <source>reporting its free memory</source>
        <translation>der Abfrage ihres freien Speichers</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/cuda_part.cu"/>
        <source>starting</source>
        <translation>des Starts</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/cuda_part.cu"/>
        <source>loading its kernels</source>
        <translation>des Ladens ihrer Programme</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/cuda_part.cu"/>
        <source>computing</source>
        <translation>der Berechnung</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/cuda_part.cu"/>
        <source>returning results</source>
        <translation>der Rückgabe der Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/cuda_part.cuh"/>
        <source>being selected</source>
        <translation>der Auswahl des Geräts</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/cuda_parts.cu"/>
        <source>Device &apos;%1&apos; does not exist, or cannot compute</source>
        <translation>Das Gerät &apos;%1&apos; gibt es nicht, oder es kann nicht rechnen</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/cuda_parts.cu"/>
        <source>one of the processes is on a machine without it</source>
        <translation>einer der Prozesse läuft auf einem Rechner, der es nicht hat</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/cuda_parts.cu"/>
        <source>Choose devices that all machines have, or the device cpu.</source>
        <translation>Wählen Sie Geräte, die alle Rechner haben, oder das Gerät cpu.</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/cuda_parts.cu"/>
        <source>launching its work</source>
        <translation>des Starts einer Berechnung</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/cuda_parts_results.cu"/>
        <source>%1 (fast arithmetic)</source>
        <translation>%1 (schnelle Arithmetik)</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/cuda_parts_results.cu"/>
        <source>%1 parts on %2</source>
        <translation>%1 Teile auf %2</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/cuda_tiles.cu"/>
        <source>copying tiles</source>
        <translation>dem Kopieren von Kacheln</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/dealer.cu"/>
        <source>receiving tiles of another GPU</source>
        <translation>der Übernahme von Kacheln einer anderen GPU</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/dealer.cu"/>
        <source>sending tiles to another GPU</source>
        <translation>dem Senden von Kacheln an eine andere GPU</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/device_memory.cuh"/>
        <source>The GPU&apos;s memory is too small</source>
        <translation>Der Speicher der GPU ist zu klein</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/device_memory.cuh"/>
        <source>%1 more are needed, and %2 of %3 are free</source>
        <translation>%1 mehr werden gebraucht, und %2 von %3 sind frei</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/device_memory.cuh"/>
        <source>Close other programs that use the GPU, choose the device cpu, use larger cells, or cut the elevation model to the part that can be flooded.</source>
        <translation>Schließen Sie andere Programme, die die GPU benutzen, wählen Sie als Gerät cpu, nehmen Sie größere Zellen, oder beschränken Sie das Geländemodell auf den Teil, der überflutet werden kann.</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/device_memory.cuh"/>
        <source>The GPU failed while %1</source>
        <translation>Die GPU ist während %1 ausgefallen</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/device_memory.cuh"/>
        <source>Choose the device cpu, and report this if it happens again.</source>
        <translation>Wählen Sie als Gerät cpu, und melden Sie den Fehler, wenn er sich wiederholt.</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/device_memory.cuh"/>
        <source>clearing memory</source>
        <translation>des Löschens von Speicher</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/device_memory.cuh"/>
        <source>receiving data</source>
        <translation>der Übernahme von Daten</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/device_memory.cuh"/>
        <source>allocating memory</source>
        <translation>der Belegung von Speicher</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/device_memory.cuh"/>
        <source>mapping an input</source>
        <translation>der Einbindung einer Eingabe</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/devices.cu"/>
        <source>no driver for NVIDIA GPUs is installed</source>
        <translation>es ist kein Treiber für GPUs von NVIDIA installiert</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/devices.cu"/>
        <source>Install NVIDIA&apos;s driver where there is such a GPU</source>
        <translation>Installieren Sie den Treiber von NVIDIA, wenn es eine solche GPU gibt</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/devices.cu"/>
        <source>the NVIDIA driver is too old: it supports CUDA %1, and Spate needs %2</source>
        <translation>der Treiber von NVIDIA ist zu alt: Er unterstützt CUDA %1, und Spate braucht %2</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/devices.cu"/>
        <source>Update the driver</source>
        <translation>Aktualisieren Sie den Treiber</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/devices.cu"/>
        <source>the NVIDIA driver finds no GPU</source>
        <translation>der Treiber von NVIDIA findet keine GPU</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/devices.cu"/>
        <source>Check with nvidia-smi that it sees one, and that CUDA_VISIBLE_DEVICES does not hide it</source>
        <translation>Prüfen Sie mit nvidia-smi, ob er eine sieht, und ob CUDA_VISIBLE_DEVICES sie nicht verbirgt</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/devices.cu"/>
        <source>the NVIDIA driver does not work: %1</source>
        <translation>der Treiber von NVIDIA arbeitet nicht: %1</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/devices.cu"/>
        <source>Check it with nvidia-smi; when it was updated, restart the machine</source>
        <translation>Prüfen Sie ihn mit nvidia-smi; wurde er gerade aktualisiert, starten Sie den Rechner neu</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/devices.cu"/>
        <source>this build of Spate has no code for the GPU %1 (compute capability %2)</source>
        <translation>diese Fassung von Spate enthält kein Programm für die GPU %1 (Compute Capability %2)</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/devices.cu"/>
        <source>Use a GPU of compute capability %1 or later, or build Spate for this one (SPATE_CUDA_ARCHITECTURES)</source>
        <translation>Benutzen Sie eine GPU mit Compute Capability %1 oder höher, oder bauen Sie Spate für diese (SPATE_CUDA_ARCHITECTURES)</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/first_water.cuh"/>
        <source>receiving the initial water</source>
        <translation>der Übernahme des Anfangszustands</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/forcing_tables.cuh"/>
        <source>copying its inflows</source>
        <translation>des Kopierens ihrer Zuflüsse</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/largest.cuh"/>
        <source>computing a step</source>
        <translation>der Berechnung eines Schritts</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/passes.cuh"/>
        <source>recording its work</source>
        <translation>der Aufzeichnung ihrer Arbeit</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/passes.cuh"/>
        <source>reporting its properties</source>
        <translation>der Abfrage ihrer Eigenschaften</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/posts_memory.cu"/>
        <source>reporting its neighbours</source>
        <translation>der Abfrage ihrer Nachbarn</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/cuda/posts_memory.cu"/>
        <source>reaching its neighbours</source>
        <translation>der Verbindung zu ihren Nachbarn</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/initial_cells.cpp"/>
        <source>The saved cells are of a run in the other precision</source>
        <translation>Die gespeicherten Zellen stammen aus einem Lauf in der anderen Genauigkeit</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/initial_cells.cpp"/>
        <source>a run goes on to the same bits in its own only</source>
        <translation>nur in seiner eigenen geht ein Lauf bis aufs Bit gleich weiter</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/initial_cells.cpp"/>
        <source>Choose the precision of the run that saved them, or start anew.</source>
        <translation>Wählen Sie die Genauigkeit des Laufs, der sie gespeichert hat, oder beginnen Sie von vorn.</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/initial_cells.cpp"/>
        <source>The saved cells are not those of this run</source>
        <translation>Die gespeicherten Zellen gehören nicht zu diesem Lauf</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/initial_cells.cpp"/>
        <source>their number, or what is stored of each, differs</source>
        <translation>ihre Anzahl oder das, was von jeder gespeichert ist, weicht ab</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/initial_cells.cpp"/>
        <source>Continue the run that saved them, or start anew.</source>
        <translation>Setzen Sie den Lauf fort, der sie gespeichert hat, oder beginnen Sie neu.</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/precision.cpp"/>
        <source>Double precision is not available</source>
        <translation>Doppelte Genauigkeit ist nicht verfügbar</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/precision.cpp"/>
        <source>this build has been made without it</source>
        <translation>diese Fassung wurde ohne sie gebaut</translation>
    </message>
    <message>
        <location filename="../../../solver/backend/precision.cpp"/>
        <source>Choose single precision.</source>
        <translation>Wählen Sie einfache Genauigkeit.</translation>
    </message>
    <message>
        <location filename="../../../solver/core/series.cpp"/>
        <source>A time series is incomplete</source>
        <translation>Eine Zeitreihe ist unvollständig</translation>
    </message>
    <message>
        <location filename="../../../solver/core/series.cpp"/>
        <source>it needs at least one time, and a value for each time</source>
        <translation>sie braucht mindestens einen Zeitpunkt und zu jedem einen Wert</translation>
    </message>
    <message>
        <location filename="../../../solver/core/series.cpp"/>
        <source>Complete it.</source>
        <translation>Vervollständigen Sie sie.</translation>
    </message>
    <message>
        <location filename="../../../solver/core/series.cpp"/>
        <source>A time series is not finite</source>
        <translation>Eine Zeitreihe hat unendliche Werte</translation>
    </message>
    <message>
        <location filename="../../../solver/core/series.cpp"/>
        <source>a time or a value is infinite or not a number</source>
        <translation>ein Zeitpunkt oder ein Wert ist unendlich oder keine Zahl</translation>
    </message>
    <message>
        <location filename="../../../solver/core/series.cpp"/>
        <source>Correct it.</source>
        <translation>Berichtigen Sie das.</translation>
    </message>
    <message>
        <location filename="../../../solver/core/series.cpp"/>
        <source>The times of a series do not increase</source>
        <translation>Die Zeitpunkte einer Reihe nehmen nicht zu</translation>
    </message>
    <message>
        <location filename="../../../solver/core/series.cpp"/>
        <source>each time must be later than the one before</source>
        <translation>jeder Zeitpunkt muss nach dem vorigen liegen</translation>
    </message>
    <message>
        <location filename="../../../solver/core/series.cpp"/>
        <source>Sort the series and remove repeated times.</source>
        <translation>Sortieren Sie die Reihe, und entfernen Sie wiederholte Zeitpunkte.</translation>
    </message>
    <message>
        <location filename="../../../solver/core/text.cpp"/>
        <source>%1 MB</source>
        <translation>%1 MB</translation>
    </message>
    <message>
        <location filename="../../../solver/domain/mpi_absent.cpp"/>
        <source>Several processes cannot share a simulation</source>
        <translation>Mehrere Prozesse können keine Simulation gemeinsam rechnen</translation>
    </message>
    <message>
        <location filename="../../../solver/domain/mpi_absent.cpp"/>
        <source>this build of Spate does not know MPI</source>
        <translation>dieser Bau von Spate kennt kein MPI</translation>
    </message>
    <message>
        <location filename="../../../solver/domain/mpi_absent.cpp"/>
        <source>Start one process, or build Spate where MPI is installed.</source>
        <translation>Starten Sie einen einzigen Prozess, oder bauen Sie Spate dort, wo MPI installiert ist.</translation>
    </message>
    <message>
        <location filename="../../../solver/domain/mpi_ranks.cpp"/>
        <source>The processes do not know of each other</source>
        <translation>Die Prozesse wissen nichts voneinander</translation>
    </message>
    <message>
        <location filename="../../../solver/domain/mpi_ranks.cpp"/>
        <source>their launcher is not of the MPI that Spate was built with</source>
        <translation>ihr Startprogramm gehört nicht zu dem MPI, mit dem Spate gebaut wurde</translation>
    </message>
    <message>
        <location filename="../../../solver/domain/mpi_ranks.cpp"/>
        <source>Start them with its own mpirun, or with srun --mpi=pmix.</source>
        <translation>Starten Sie sie mit dessen eigenem mpirun, oder mit srun --mpi=pmix.</translation>
    </message>
    <message>
        <location filename="../../../solver/domain/together.cpp"/>
        <source>A part of the domain failed</source>
        <translation>Ein Teil des Gebiets ist ausgefallen</translation>
    </message>
    <message>
        <location filename="../../../solver/domain/together.cpp"/>
        <source>Simulate again, from the last checkpoint if there is one.</source>
        <translation>Simulieren Sie erneut, vom letzten Zwischenstand aus, falls es einen gibt.</translation>
    </message>
    <message>
        <location filename="../../../solver/mesh/face_codes.cpp"/>
        <source>Barrier &apos;%1&apos; has a face without a crest or a width</source>
        <translation>Die Barriere &apos;%1&apos; hat eine Zellkante ohne Krone oder ohne Breite</translation>
    </message>
    <message>
        <location filename="../../../solver/mesh/face_codes.cpp"/>
        <source>the crest is an elevation, and the width a share above 0, up to 1</source>
        <translation>die Krone ist eine Höhe, und die Breite ein Anteil über 0 und bis 1</translation>
    </message>
    <message>
        <location filename="../../../solver/mesh/face_codes.cpp"/>
        <source>Barrier &apos;%1&apos; has a face where nothing flows</source>
        <translation>Die Barriere &apos;%1&apos; hat eine Zellkante, an der nichts fließt</translation>
    </message>
    <message>
        <location filename="../../../solver/mesh/face_codes.cpp"/>
        <source>one of its sides is outside the grid, nodata or taken out of the flow</source>
        <translation>eine ihrer Seiten liegt außerhalb des Gitters, ist NoData oder vom Fließen ausgenommen</translation>
    </message>
    <message>
        <location filename="../../../solver/mesh/face_codes.cpp"/>
        <source>Leave out such faces.</source>
        <translation>Lassen Sie solche Zellkanten weg.</translation>
    </message>
    <message>
        <location filename="../../../solver/mesh/face_codes.cpp"/>
        <source>Bridge &apos;%1&apos; has a face where nothing flows</source>
        <translation>Brücke „%1“ hat eine Fläche, an der nichts fließt</translation>
    </message>
    <message>
        <location filename="../../../solver/mesh/face_codes.cpp"/>
        <source>Too many level and discharge edges</source>
        <translation>Zu viele Ränder mit Wasserstand oder Durchfluss</translation>
    </message>
    <message>
        <location filename="../../../solver/mesh/face_codes.cpp"/>
        <source>at most 250 are supported</source>
        <translation>höchstens 250 werden unterstützt</translation>
    </message>
    <message>
        <location filename="../../../solver/mesh/face_codes.cpp"/>
        <source>Join some of them into one line.</source>
        <translation>Fassen Sie einige davon zu einer Linie zusammen.</translation>
    </message>
    <message>
        <location filename="../../../solver/mesh/face_codes.cpp"/>
        <source>Boundary &apos;%1&apos; does not lie at the edge of the flow</source>
        <translation>Die Randlinie &apos;%1&apos; liegt nicht am Rand des Fließgebiets</translation>
    </message>
    <message>
        <location filename="../../../solver/mesh/face_codes.cpp"/>
        <source>both sides of one of its faces can flow, or neither can</source>
        <translation>an einer ihrer Zellkanten kann es auf beiden Seiten fließen, oder auf keiner</translation>
    </message>
    <message>
        <location filename="../../../solver/mesh/face_codes.cpp"/>
        <source>Draw it along the edge of the elevation model or along nodata.</source>
        <translation>Zeichnen Sie sie entlang des Randes des Geländemodells oder entlang von NoData.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Field %1 does not fit the grid</source>
        <translation>Das Feld %1 passt nicht zum Gitter</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>it has %1 {value|values} for %2 {cell|cells}</source>
        <translation>es hat %1 {Wert|Werte} für %2 {Zelle|Zellen}</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Give one value for each cell.</source>
        <translation>Geben Sie für jede Zelle einen Wert an.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>The grid is empty</source>
        <translation>Das Gitter ist leer</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>it has no columns or no rows</source>
        <translation>es hat keine Spalten oder keine Zeilen</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Choose another elevation model.</source>
        <translation>Wählen Sie ein anderes Geländemodell.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>The cell size is not positive</source>
        <translation>Die Zellgröße ist nicht positiv</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>it is the side of a cell in metres</source>
        <translation>sie ist die Seitenlänge einer Zelle in Metern</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Check the georeference.</source>
        <translation>Prüfen Sie die Georeferenzierung.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>The bed does not fit the grid</source>
        <translation>Die Sohle passt nicht zum Gitter</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>it needs one elevation for each cell</source>
        <translation>sie braucht eine Höhe für jede Zelle</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>The mask of taken cells does not fit the grid</source>
        <translation>Die Maske der ausgenommenen Zellen passt nicht zum Gitter</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>it needs one value for each cell, or none</source>
        <translation>sie braucht einen Wert für jede Zelle, oder gar keinen</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Manning&apos;s n does not fit the grid</source>
        <translation>Manning n passt nicht zum Gitter</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>it needs one value, or one for each cell</source>
        <translation>es braucht einen Wert, oder einen für jede Zelle</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>An elevation is infinite</source>
        <translation>Eine Höhe ist unendlich</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>the bed must be finite or nodata</source>
        <translation>die Sohle muss endlich oder NoData sein</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Correct the elevation model.</source>
        <translation>Berichtigen Sie das Geländemodell.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Manning&apos;s n is %1 at column %2, row %3 from the south-west</source>
        <translation>Manning n ist %1 in Spalte %2, Zeile %3 von Südwesten aus</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>it must lie between %1 and %2 s m^-1/3 on every flow cell; usual values are %3 to %4</source>
        <translation>es muss in jeder Fließzelle zwischen %1 und %2 s m^-1/3 liegen; üblich sind %3 bis %4</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>No cell can flow</source>
        <translation>In keiner Zelle kann Wasser fließen</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>every cell is nodata or was taken out of the flow</source>
        <translation>jede Zelle ist NoData oder vom Fließen ausgenommen</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Check the elevation model and its nodata value.</source>
        <translation>Prüfen Sie das Geländemodell und seinen NoData-Wert.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>A number of the soils has the wrong size</source>
        <translation>Eine Zahl der Böden hat die falsche Größe</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>there must be one value, or one for each cell</source>
        <translation>es muss ein Wert sein, oder einer für jede Zelle</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>A number of the soils is negative or not finite</source>
        <translation>Eine Zahl der Böden ist negativ oder nicht endlich</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>soils only take water</source>
        <translation>Böden nehmen nur Wasser auf</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>The time in which soils dry is negative</source>
        <translation>Die Zeit, in der Böden trocknen, ist negativ</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>0 means that they do not dry</source>
        <translation>0 heißt, dass sie nicht trocknen</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Evaporation is negative</source>
        <translation>Die Verdunstung ist negativ</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>it only takes water</source>
        <translation>sie entzieht nur Wasser</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Use rain for gains.</source>
        <translation>Benutzen Sie für Gewinne den Regen.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Rain is given twice</source>
        <translation>Der Regen ist zweimal angegeben</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>it is alike everywhere, or differs from place to place</source>
        <translation>er ist überall gleich, oder von Ort zu Ort verschieden</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Give one of them.</source>
        <translation>Geben Sie eines davon an.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>The factor on rain is negative</source>
        <translation>Der Faktor des Regens ist negativ</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>rain only adds water</source>
        <translation>Regen führt nur Wasser zu</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>The rain is incomplete</source>
        <translation>Der Regen ist unvollständig</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>its times, rates, zones and map do not fit each other or the grid</source>
        <translation>seine Zeiten, Raten, Zonen und Karte passen nicht zueinander oder zum Gitter</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Rain is negative</source>
        <translation>Der Regen ist negativ</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Use the infiltration for losses.</source>
        <translation>Benutzen Sie für Verluste die Versickerung.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>A breach grows backwards</source>
        <translation>Eine Bresche wächst rückwärts</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>its width and velocity are 0 or more</source>
        <translation>ihre Breite und Geschwindigkeit sind 0 oder mehr</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>A breach widens by water where nothing flows</source>
        <translation>Eine Bresche wird durch Wasser breiter, wo nichts fließt</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>the levels of a flow cell on each of its sides widen it</source>
        <translation>die Wasserstände je einer Fließzelle auf ihren beiden Seiten machen sie breiter</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Rain from roofs goes where nothing flows</source>
        <translation>Regen von Dächern geht dorthin, wo nichts fließt</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>it is passed on from whole cells to flow cells</source>
        <translation>er wird von ganzen Zellen an Fließzellen weitergegeben</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Infiltration is negative</source>
        <translation>Die Versickerung ist negativ</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>An initial depth is negative or infinite</source>
        <translation>Eine Anfangstiefe ist negativ oder unendlich</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>depths are &gt;= 0</source>
        <translation>Tiefen sind &gt;= 0</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Correct the initial depth.</source>
        <translation>Berichtigen Sie die Anfangstiefe.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>An initial discharge is not finite</source>
        <translation>Ein Anfangsabfluss ist unendlich</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>it must be a number in every cell</source>
        <translation>er muss in jeder Zelle eine Zahl sein</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Edge &apos;%1&apos; has no series</source>
        <translation>Der Rand &apos;%1&apos; hat keine Reihe</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>a level or discharge edge needs its values over time</source>
        <translation>ein Rand mit Wasserstand oder Durchfluss braucht dessen Werte über die Zeit</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Give it a hydrograph.</source>
        <translation>Geben Sie ihm eine Ganglinie.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Boundary &apos;%1&apos; has no faces</source>
        <translation>Die Randlinie &apos;%1&apos; hat keine Zellkanten</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>it acts on nothing</source>
        <translation>sie wirkt auf nichts</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Draw it along the edge of the flow.</source>
        <translation>Zeichnen Sie sie entlang des Randes des Fließgebiets.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Section &apos;%1&apos; has a face of a cell that cannot flow</source>
        <translation>Der Querschnitt &apos;%1&apos; hat eine Kante einer Zelle, in der nichts fließen kann</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>the cell is outside the grid, nodata or taken out of the flow</source>
        <translation>die Zelle liegt außerhalb des Gitters, ist NoData oder vom Fließen ausgenommen</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Inflow &apos;%1&apos; is incomplete</source>
        <translation>Der Zufluss &apos;%1&apos; ist unvollständig</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>it has no cells, or no hydrograph</source>
        <translation>er hat keine Zellen, oder keine Ganglinie</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Inflow &apos;%1&apos; lies on a cell that cannot flow</source>
        <translation>Der Zufluss &apos;%1&apos; liegt auf einer Zelle, in der nichts fließen kann</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Move the inflow to where water can flow.</source>
        <translation>Verschieben Sie den Zufluss dorthin, wo Wasser fließen kann.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>A share of an inflow is negative</source>
        <translation>Ein Anteil eines Zuflusses ist negativ</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>the cells of an inflow share its discharge</source>
        <translation>die Zellen eines Zuflusses teilen sich seinen Durchfluss</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Use a negative discharge for an abstraction.</source>
        <translation>Benutzen Sie für eine Entnahme einen negativen Durchfluss.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>The shares of inflow &apos;%1&apos; sum to %2</source>
        <translation>Die Anteile des Zuflusses &apos;%1&apos; ergeben zusammen %2</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>they divide its discharge among its cells</source>
        <translation>sie verteilen seinen Durchfluss auf seine Zellen</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_scenario.cpp"/>
        <source>Let them sum to 1.</source>
        <translation>Sorgen Sie dafür, dass ihre Summe 1 ist.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>Structure &apos;%1&apos; has an end in a cell that cannot flow</source>
        <translation>Ein Ende von Bauwerk &apos;%1&apos; liegt in einer Zelle, in der nichts fließt</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>Move its end to where water can flow.</source>
        <translation>Verschieben Sie sein Ende dorthin, wo Wasser fließen kann.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>Both ends of structure &apos;%1&apos; lie in one cell</source>
        <translation>Beide Enden von Bauwerk &apos;%1&apos; liegen in einer Zelle</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>it takes water from one cell to another</source>
        <translation>es bringt Wasser von einer Zelle in eine andere</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>Draw it longer, or use smaller cells.</source>
        <translation>Zeichnen Sie es länger, oder nehmen Sie kleinere Zellen.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>The shares of structure &apos;%1&apos; sum to %2</source>
        <translation>Die Anteile von Bauwerk &apos;%1&apos; ergeben zusammen %2</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>they divide it among its ways from cell to cell</source>
        <translation>sie teilen es auf seine Wege von Zelle zu Zelle auf</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>Structure &apos;%1&apos; has no outlet</source>
        <translation>Bauwerk &apos;%1&apos; hat keinen Auslass</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>only sinks, pumps and inlets take water out of the domain</source>
        <translation>nur Entnahmen, Pumpen und Straßeneinläufe nehmen Wasser aus dem Gebiet</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>Give it one.</source>
        <translation>Geben Sie ihm einen.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>Structure &apos;%1&apos; leaves the domain in a part</source>
        <translation>Bauwerk &apos;%1&apos; verlässt das Gebiet mit einem Teil</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>water that leaves is counted for a structure as a whole</source>
        <translation>Wasser, das hinausgeht, wird für ein Bauwerk im Ganzen gezählt</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>Let all of its ways end in cells, or none.</source>
        <translation>Lassen Sie alle seine Wege in Zellen enden, oder keinen.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>The rule of structure &apos;%1&apos; goes by a cell that cannot flow</source>
        <translation>Die Regel von Bauwerk &apos;%1&apos; richtet sich nach einer Zelle, in der nichts fließt</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>Move the place to where water can flow.</source>
        <translation>Verschieben Sie den Ort dorthin, wo Wasser fließen kann.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>Structure &apos;%1&apos;: %2 is %3</source>
        <translation>Bauwerk &apos;%1&apos;: %2 ist %3</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>it must lie between %1 and %2</source>
        <translation>er muss zwischen %1 und %2 liegen</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>Bridge &apos;%1&apos;: %2 is %3</source>
        <translation>Brücke „%1“: %2 ist %3</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>The deck of bridge &apos;%1&apos; is not above its soffit</source>
        <translation>Die Oberkante der Brücke „%1“ liegt nicht über ihrer Unterkante</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>between them is the superstructure, which nothing passes</source>
        <translation>dazwischen liegt der Überbau, durch den nichts fließt</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>Correct the fields soffit and deck.</source>
        <translation>Berichtigen Sie die Felder soffit und deck.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>Inlet &apos;%1&apos; has no opening, or a negative discharge</source>
        <translation>Straßeneinlauf &apos;%1&apos; hat keine Öffnung oder einen negativen Durchfluss</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>it needs a width, an area or a curve of discharges</source>
        <translation>er braucht eine Breite, eine Fläche oder eine Kurve von Durchflüssen</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>Structure &apos;%1&apos; has no discharge, or a negative one</source>
        <translation>Bauwerk &apos;%1&apos; hat keinen Durchfluss oder einen negativen</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>pumps and sinks take water from their inlet alone</source>
        <translation>Pumpen und Entnahmen nehmen Wasser nur an ihrem Einlass</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>Give it a discharge, or draw it the other way round.</source>
        <translation>Geben Sie ihm einen Durchfluss, oder zeichnen Sie es andersherum.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>The rule of structure &apos;%1&apos; has the levels %2 and %3</source>
        <translation>Die Regel von Bauwerk &apos;%1&apos; hat die Wasserstände %2 und %3</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>the lower one must not exceed the upper one, or what it rules would flutter</source>
        <translation>der untere darf nicht über dem oberen liegen, sonst würde flattern, was sie steuert</translation>
    </message>
    <message>
        <location filename="../../../solver/run/check_structures.cpp"/>
        <source>Correct them.</source>
        <translation>Berichtigen Sie sie.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>m</source>
        <translation>m</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>m/s</source>
        <translation>m/s</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>m2/s</source>
        <translation>m2/s</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Bed level</source>
        <translation>Sohlhöhe</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Mean height of the ground of each cell that was computed on, m: that of the elevation model with hr, smoother with the other schemes.</source>
        <translation>Mittlere Geländehöhe jeder Zelle, auf der gerechnet wurde, in m: mit hr die des Geländemodells, mit den anderen Verfahren glatter.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Depth</source>
        <translation>Wassertiefe</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Depth of the water, m.</source>
        <translation>Tiefe des Wassers in m.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Water level</source>
        <translation>Wasserstand</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Height of the water surface, m, in the heights of the elevation model: BED + the depth.</source>
        <translation>Höhe der Wasseroberfläche in m, in den Höhen des Geländemodells: BED + Wassertiefe.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Eastward unit discharge</source>
        <translation>Spezifischer Abfluss nach Osten</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Depth times eastward velocity, m²/s.</source>
        <translation>Tiefe mal Geschwindigkeit nach Osten, m²/s.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Northward unit discharge</source>
        <translation>Spezifischer Abfluss nach Norden</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Depth times northward velocity, m²/s.</source>
        <translation>Tiefe mal Geschwindigkeit nach Norden, m²/s.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Maximum depth</source>
        <translation>Maximale Wassertiefe</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Deepest water of each place, m. Dry is nodata.</source>
        <translation>Größte Wassertiefe an jedem Ort in m. Trocken ist NoData.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Maximum water level</source>
        <translation>Maximaler Wasserstand</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Highest water surface, m, in the heights of the elevation model. It is BED + MAX_DEPTH in every cell: where ground sticks out of the water, the mean of both surfaces, so that it may stand a little higher at a shore than the water beside it.</source>
        <translation>Höchste Wasseroberfläche in m, in den Höhen des Geländemodells. In jeder Zelle ist sie BED + MAX_DEPTH: Wo Gelände aus dem Wasser ragt, das Mittel beider Oberflächen, so dass sie an einem Ufer etwas höher liegen kann als das Wasser daneben.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Maximum speed</source>
        <translation>Maximale Geschwindigkeit</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Fastest flow of each place, m/s.</source>
        <translation>Schnellstes Fließen an jedem Ort in m/s.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Maximum depth times speed</source>
        <translation>Maximum von Tiefe mal Geschwindigkeit</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Largest depth times speed, m²/s: what sweeps people and cars away.</source>
        <translation>Größtes Produkt von Tiefe und Geschwindigkeit, m²/s: was Menschen und Autos mitreißt.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Time of maximum depth</source>
        <translation>Zeitpunkt der maximalen Wassertiefe</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>When the water was deepest, s since the start. Times are told apart to 1/128 s in the first 36 hours, and to 1/4 s up to 48 days.</source>
        <translation>Wann das Wasser am tiefsten war, in s seit dem Beginn. Zeiten werden in den ersten 36 Stunden auf 1/128 s unterschieden, und bis zu 48 Tagen auf 1/4 s.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Duration of flooding</source>
        <translation>Dauer der Überflutung</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>How long the place was under water, s; told apart as times are: to 1/128 s in the first 36 hours, and to 1/4 s up to 48 days.</source>
        <translation>Wie lange der Ort unter Wasser stand, in s; unterschieden wie Zeiten: in den ersten 36 Stunden auf 1/128 s, und bis zu 48 Tagen auf 1/4 s.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Arrival time</source>
        <translation>Ankunftszeit</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>When the water first exceeds an arrival depth, s since the start; one band for each depth. Times are told apart to 1/128 s in the first 36 hours, and to 1/4 s up to 48 days.</source>
        <translation>Wann das Wasser eine Ankunftstiefe erstmals überschreitet, in s seit dem Beginn; ein Kanal für jede Tiefe. Zeiten werden in den ersten 36 Stunden auf 1/128 s unterschieden, und bis zu 48 Tagen auf 1/4 s.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Infiltrated depth</source>
        <translation>Versickerte Wassertiefe</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>What the soil of each place has taken, with what leaves and hollows kept, m: by the LOSSES, without the same rate everywhere of INFILTRATION.</source>
        <translation>Was der Boden jedes Ortes aufgenommen hat, mit dem, was Blätter und Mulden zurückhielten, m: durch die LOSSES, ohne die überall gleiche Rate von INFILTRATION.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Share of the time steps that the cell limited</source>
        <translation>Anteil der Zeitschritte, die die Zelle begrenzt hat</translation>
    </message>
    <message>
        <location filename="../../../solver/run/field_list.cpp"/>
        <source>Which cells made the time step as short as it was: for each, the share of the steps whose length followed from the wave at its western or southern face, 0 to 1. The others are nodata. What the shares lack to 1 are steps that ended at a time asked for, or that sources limited. A hole or a pit of the elevation model that makes a run slow is found here.</source>
        <translation>Welche Zellen den Zeitschritt so kurz gemacht haben, wie er war: für jede der Anteil der Schritte, deren Länge aus der Welle an ihrer westlichen oder südlichen Seite folgte, 0 bis 1. Die übrigen sind ohne Daten. Was den Anteilen an 1 fehlt, sind Schritte, die zu einem verlangten Zeitpunkt endeten oder die Quellen begrenzt haben. Ein Loch oder eine Grube des Geländemodells, die einen Lauf langsam macht, findet sich hier.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/parameters.cpp"/>
        <source>Parameter %1 is %2%3</source>
        <translation>Der Parameter %1 ist %2%3</translation>
    </message>
    <message>
        <location filename="../../../solver/run/parameters.cpp"/>
        <source>it must lie between %1 and %2%3</source>
        <translation>er muss zwischen %1 und %2%3 liegen</translation>
    </message>
    <message>
        <location filename="../../../solver/run/parameters.cpp"/>
        <source>There is no fast arithmetic in double precision</source>
        <translation>In doppelter Genauigkeit gibt es keine schnelle Arithmetik</translation>
    </message>
    <message>
        <location filename="../../../solver/run/parameters.cpp"/>
        <source>a GPU divides doubles in one way only</source>
        <translation>eine GPU dividiert dort nur auf eine Art</translation>
    </message>
    <message>
        <location filename="../../../solver/run/parameters.cpp"/>
        <source>Choose one of the two.</source>
        <translation>Wählen Sie eines von beiden.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/parameters.cpp"/>
        <source>Parameter arrival_depths does not increase</source>
        <translation>Der Parameter arrival_depths nimmt nicht zu</translation>
    </message>
    <message>
        <location filename="../../../solver/run/parameters.cpp"/>
        <source>each depth gets a map of its own</source>
        <translation>jede Tiefe bekommt eine eigene Karte</translation>
    </message>
    <message>
        <location filename="../../../solver/run/parameters.cpp"/>
        <source>Sort the depths and remove repeated ones.</source>
        <translation>Sortieren Sie die Tiefen, und entfernen Sie wiederholte.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/parameters.cpp"/>
        <source>Device &apos;%1&apos; is not known</source>
        <translation>Das Gerät &apos;%1&apos; ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../../solver/run/parameters.cpp"/>
        <source>devices are auto, cpu, cuda, cuda:N for the GPU number N, counted from 0, cuda:0,1 for several together, and cuda:all</source>
        <translation>Geräte sind auto, cpu, cuda, cuda:N für die GPU Nummer N (ab 0 gezählt), cuda:0,1 für mehrere gemeinsam, und cuda:all</translation>
    </message>
    <message>
        <location filename="../../../solver/run/parameters.cpp"/>
        <source>Choose one of them.</source>
        <translation>Wählen Sie eines davon.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/simulation.cpp"/>
        <source>There is no such arrival map</source>
        <translation>Eine solche Ankunftskarte gibt es nicht</translation>
    </message>
    <message>
        <location filename="../../../solver/run/simulation.cpp"/>
        <source>its number exceeds the arrival depths</source>
        <translation>ihre Nummer übersteigt die Zahl der Ankunftstiefen</translation>
    </message>
    <message>
        <location filename="../../../solver/run/simulation.cpp"/>
        <source>Ask for one of them.</source>
        <translation>Fragen Sie eine von ihnen ab.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/simulation.cpp"/>
        <source>Device &apos;%1&apos; is not available</source>
        <translation>Das Gerät &apos;%1&apos; ist nicht verfügbar</translation>
    </message>
    <message>
        <location filename="../../../solver/run/simulation.cpp"/>
        <source>%1, or choose the device auto or cpu.</source>
        <translation>%1, oder wählen Sie als Gerät auto oder cpu.</translation>
    </message>
    <message>
        <location filename="../../../solver/run/simulation.cpp"/>
        <source>this machine has %1</source>
        <translation>dieser Rechner hat %1</translation>
    </message>
    <message>
        <location filename="../../../solver/run/unstable.cpp"/>
        <source>%1, in %2 {cell|cells} around x %3, y %4</source>
        <translation>%1, in %2 {Zelle|Zellen} um x %3, y %4</translation>
    </message>
    <message>
        <location filename="../../../solver/run/unstable.cpp"/>
        <source>%1, the fastest at x %2, y %3</source>
        <translation>%1, am schnellsten bei x %2, y %3</translation>
    </message>
    <message>
        <location filename="../../../solver/schemes/hr.hpp"/>
        <source>HR (hydrostatic reconstruction on the cells of the elevation model)</source>
        <translation>HR (hydrostatische Rekonstruktion auf den Zellen des Geländemodells)</translation>
    </message>
    <message>
        <location filename="../../../solver/schemes/hwp14.hpp"/>
        <source>HWP14 (Horvath et al. 2015)</source>
        <translation>HWP14 (Horvath u. a. 2015)</translation>
    </message>
    <message>
        <location filename="../../../solver/schemes/kl02.hpp"/>
        <source>KL02 (Kurganov and Levy 2002)</source>
        <translation>KL02 (Kurganov und Levy 2002)</translation>
    </message>
    <message>
        <location filename="../../../solver/schemes/kl02.hpp"/>
        <source>at shores and fronts on dry ground it makes waves of its own, or very short steps, and a lake with a shore never comes to rest</source>
        <translation>an Ufern und an Fronten auf trockenem Grund erzeugt es eigene Wellen oder sehr kurze Schritte, und ein See mit Ufer kommt nie zur Ruhe</translation>
    </message>
    <message>
        <location filename="../../../solver/schemes/kll05.hpp"/>
        <source>KLL05 (Kurganov and Levy 2002 with two Gauss points on each face)</source>
        <translation>KLL05 (Kurganov und Levy 2002 mit zwei Gauß-Punkten an jeder Zellkante)</translation>
    </message>
    <message>
        <location filename="../../../solver/schemes/kp07.hpp"/>
        <source>KP07 (Kurganov and Petrova 2007)</source>
        <translation>KP07 (Kurganov und Petrova 2007)</translation>
    </message>
    <message>
        <location filename="../../../solver/schemes/lxf.hpp"/>
        <source>LXF (Lax and Friedrichs, first order)</source>
        <translation>LXF (Lax und Friedrichs, erste Ordnung)</translation>
    </message>
    <message>
        <location filename="../../../solver/schemes/lxf.hpp"/>
        <source>it smears every front and wave, water over an uneven bed never comes to rest, and it creeps up slopes</source>
        <translation>es verschmiert jede Front und jede Welle, Wasser über unebener Sohle kommt nie zur Ruhe und kriecht Hänge hinauf</translation>
    </message>
    <message>
        <location filename="../../../solver/step/barriers/barriers.cpp"/>
        <source>The saved barriers are not those of this run</source>
        <translation>Die gespeicherten Barrieren gehören nicht zu diesem Lauf</translation>
    </message>
    <message>
        <location filename="../../../solver/step/barriers/barriers.cpp"/>
        <source>their number or their place differs</source>
        <translation>ihre Anzahl oder ihre Lage weicht ab</translation>
    </message>
    <message>
        <location filename="../../../solver/step/barriers/barriers.cpp"/>
        <source>The saved bridges are not those of this run</source>
        <translation>Die gespeicherten Brücken sind nicht die dieses Laufs</translation>
    </message>
    <message>
        <location filename="../../../solver/step/forcing/forcing.cpp"/>
        <source>The saved rain is not that of this run</source>
        <translation>Der gespeicherte Regen ist nicht der dieses Laufs</translation>
    </message>
    <message>
        <location filename="../../../solver/step/forcing/forcing.cpp"/>
        <source>the number of its zones differs</source>
        <translation>die Zahl seiner Zonen ist eine andere</translation>
    </message>
    <message>
        <location filename="../../../solver/step/forcing/forcing.cpp"/>
        <source>Continue the run that saved it, or start anew.</source>
        <translation>Setzen Sie den Lauf fort, der ihn gespeichert hat, oder beginnen Sie von vorn.</translation>
    </message>
    <message>
        <location filename="../../../solver/step/forcing/forcing.cpp"/>
        <source>The saved inflows are not those of this run</source>
        <translation>Die gespeicherten Zuflüsse gehören nicht zu diesem Lauf</translation>
    </message>
    <message>
        <location filename="../../../solver/step/links/links.cpp"/>
        <source>The saved structures are not those of this run</source>
        <translation>Die gespeicherten Bauwerke sind nicht die dieses Laufs</translation>
    </message>
    <message>
        <location filename="../../../solver/step/time_step.cpp"/>
        <source>a depth or discharge is infinite or not a number</source>
        <translation>eine Tiefe oder ein Durchfluss ist unendlich oder keine Zahl</translation>
    </message>
    <message>
        <location filename="../../../solver/step/time_step.cpp"/>
        <source>the water moves faster than sound</source>
        <translation>das Wasser bewegt sich schneller als der Schall</translation>
    </message>
    <message>
        <location filename="../../../solver/step/time_step.cpp"/>
        <source>the time step has become too short to matter</source>
        <translation>der Zeitschritt ist so kurz geworden, dass er nichts mehr bewirkt</translation>
    </message>
    <message>
        <location filename="../../../solver/step/time_step.cpp"/>
        <source>The simulation became unstable</source>
        <translation>Die Simulation ist instabil geworden</translation>
    </message>
    <message>
        <location filename="../../../solver/step/time_step.cpp"/>
        <source>Check the inputs for extreme values, and lower the CFL number.</source>
        <translation>Prüfen Sie die Eingaben auf extreme Werte, und verkleinern Sie die CFL-Zahl.</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/cese/plane_sides.hpp"/>
        <source>The plane has no cells, or not as many as points</source>
        <translation>Die Ebene hat keine Zellen, oder nicht so viele wie Punkte</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/cese/plane_sides.hpp"/>
        <source>it needs a point for each cell</source>
        <translation>sie braucht einen Punkt für jede Zelle</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/cese/plane_sides.hpp"/>
        <source>Give it some.</source>
        <translation>Geben Sie ihm welche.</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/cese/time_loop.hpp"/>
        <source>The CFL number of the waves is impossible</source>
        <translation>Die CFL-Zahl der Wellen ist unmöglich</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/cese/time_loop.hpp"/>
        <source>it must be above 0 and below 1</source>
        <translation>sie muss über 0 und unter 1 liegen</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/cese/time_loop.hpp"/>
        <source>The tube has no cells</source>
        <translation>Das Rohr hat keine Zellen</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/cese/time_loop.hpp"/>
        <source>it needs at least two cells and a length</source>
        <translation>es braucht mindestens zwei Zellen und eine Länge</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/cese/time_loop.hpp"/>
        <source>The waves cannot go on at %1</source>
        <translation>Die Wellen können bei %1 nicht weiterlaufen</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/cese/time_loop.hpp"/>
        <source>a density, a pressure or a depth is not above 0</source>
        <translation>eine Dichte, ein Druck oder eine Wassertiefe liegt nicht über 0</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/cese/time_loop.hpp"/>
        <source>Lower the CFL number, or use more cells.</source>
        <translation>Verringern Sie die CFL-Zahl, oder nehmen Sie mehr Zellen.</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/basin.cpp"/>
        <source>The fields of the basin do not fit its grid</source>
        <translation>Die Felder des Beckens passen nicht zu seinem Raster</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/basin.cpp"/>
        <source>each needs one value, or one for each cell</source>
        <translation>jedes braucht einen Wert oder einen für jede Zelle</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/basin.cpp"/>
        <source>Check their sizes.</source>
        <translation>Prüfen Sie ihre Größen.</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/basin.cpp"/>
        <source>The basin has no ground</source>
        <translation>Das Becken hat keinen Boden</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/basin.cpp"/>
        <source>no cell has an elevation, or one is infinite</source>
        <translation>keine Zelle hat eine Höhe, oder eine ist unendlich</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/basin.cpp"/>
        <source>Check the elevation model.</source>
        <translation>Prüfen Sie das Geländemodell.</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/basin.cpp"/>
        <source>The sand fraction is not a fraction</source>
        <translation>Der Sandanteil ist kein Anteil</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/basin.cpp"/>
        <source>it must lie between 0 and 1 on all ground</source>
        <translation>er muss überall auf dem Boden zwischen 0 und 1 liegen</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/basin.cpp"/>
        <source>Check the raster or the number.</source>
        <translation>Prüfen Sie das Raster oder die Zahl.</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/basin.cpp"/>
        <source>A diffusion coefficient is impossible</source>
        <translation>Ein Diffusionskoeffizient ist unmöglich</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/basin.cpp"/>
        <source>it must be 0 or more on all ground</source>
        <translation>er muss überall auf dem Boden mindestens 0 sein</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/basin.cpp"/>
        <source>Check alpha and beta.</source>
        <translation>Prüfen Sie alpha und beta.</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/basin.cpp"/>
        <source>The solid share of a deposit is impossible</source>
        <translation>Der Feststoffanteil einer Ablagerung ist unmöglich</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/basin.cpp"/>
        <source>it must be above 0, and at most 1</source>
        <translation>er muss über 0 liegen und höchstens 1 sein</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/basin.cpp"/>
        <source>Give 1 minus the porosity.</source>
        <translation>Geben Sie 1 minus die Porosität an.</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/basin.cpp"/>
        <source>The active layer has no thickness</source>
        <translation>Die aktive Schicht hat keine Mächtigkeit</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/basin.cpp"/>
        <source>it must be above 0 m</source>
        <translation>sie muss über 0 m liegen</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/basin.cpp"/>
        <source>Correct its thickness.</source>
        <translation>Berichtigen Sie ihre Mächtigkeit.</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/basin.cpp"/>
        <source>A supply of sediment is impossible</source>
        <translation>Eine Zufuhr von Sediment ist unmöglich</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/basin.cpp"/>
        <source>it must be 0 or more, and come upon ground</source>
        <translation>sie muss mindestens 0 sein und auf Boden treffen</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/basin.cpp"/>
        <source>Let sediment leave over an open side instead.</source>
        <translation>Lassen Sie Sediment stattdessen über eine offene Seite abfließen.</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/sediment_model.cpp"/>
        <source>The share of the stability limit is impossible</source>
        <translation>Der Anteil an der Stabilitätsgrenze ist unmöglich</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/sediment_model.cpp"/>
        <source>Correct CFL.</source>
        <translation>Berichtigen Sie CFL.</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/sediment_model.cpp"/>
        <source>The simulation cannot go on at %1 a</source>
        <translation>Die Simulation kann bei %1 a nicht weitergehen</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/sediment_model.cpp"/>
        <source>a step would have to be shorter than times can be told apart</source>
        <translation>ein Schritt müsste kürzer sein, als sich Zeiten unterscheiden lassen</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/sediment_model.cpp"/>
        <source>Look for errors in the elevations, or choose the conservative scheme.</source>
        <translation>Suchen Sie Fehler in den Höhen, oder wählen Sie das konservative Verfahren.</translation>
    </message>
    <message>
        <location filename="../../../solver/studies/sediment/sediment_model.cpp"/>
        <source>the bed is no longer finite</source>
        <translation>die Sohle ist nicht mehr endlich</translation>
    </message>
    <message>
        <location filename="../../../algorithms/animate/flood_frames.cpp"/>
        <source>SERIES &apos;%1&apos; cannot be read</source>
        <translation>SERIES &apos;%1&apos; kann nicht gelesen werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/animate/flood_frames.cpp"/>
        <source>it is no mesh with depths over time</source>
        <translation>es ist kein Netz mit Tiefen über die Zeit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/animate/flood_frames.cpp"/>
        <source>Give the result SERIES of Simulate flood.</source>
        <translation>Geben Sie das Ergebnis SERIES von Überflutung simulieren an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/animate/flood_frames.cpp"/>
        <source>flood,animation,video,movie,gif,mp4,frames,time,series,mesh,map,picture</source>
        <translation>Überflutung,Hochwasser,Animation,Video,Film,gif,mp4,Bildfolge,Einzelbilder,Zeit,Zeitreihe,Netz,Karte,Bild</translation>
    </message>
    <message>
        <location filename="../../../algorithms/animate/flood_frames.cpp"/>
        <source>Draws a flood over time as pictures, and as one animation (GIF or MP4).</source>
        <translation>Zeichnet eine Überflutung über die Zeit als Bilder, und als eine Animation (GIF oder MP4).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/animate/flood_frames.cpp"/>
        <source>&lt;p&gt;Draws each frame of a flood over time (&lt;i&gt;SERIES&lt;/i&gt; of &lt;i&gt;Simulate flood&lt;/i&gt;) as a picture: the map with scale bar and north arrow, and beside it title, clock and legend. Depths have the colours of the maps, arrows show the velocity.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;The ground&lt;/strong&gt;: with DEM the water lies over shaded ground. LAYERS are drawn as they look in the project: rasters below the water, vectors above it.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;The clock&lt;/strong&gt; shows the date where the run had a START_TIME, else the time since the start.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;The animation&lt;/strong&gt; is a GIF, or an MP4 where the program &lt;i&gt;ffmpeg&lt;/i&gt; is installed: QGIS brings nothing that encodes video. To make another one, use the pictures.&lt;/p&gt;&lt;p&gt;The command &lt;i&gt;spate floodframes&lt;/i&gt; draws the same pictures without QGIS, but for LAYERS, which are those of a project.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Zeichnet jeden Zeitpunkt einer Überflutung (&lt;i&gt;SERIES&lt;/i&gt; von &lt;i&gt;Überflutung simulieren&lt;/i&gt;) als Bild: die Karte mit Maßstabsleiste und Nordpfeil, daneben Titel, Uhr und Legende. Tiefen haben die Farben der Karten, Pfeile zeigen die Geschwindigkeit.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Das Gelände&lt;/strong&gt;: Mit DEM liegt das Wasser über geschummertem Gelände. LAYERS werden so gezeichnet, wie sie im Projekt aussehen: Rasterlayer unter dem Wasser, Vektorlayer darüber.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Die Uhr&lt;/strong&gt; zeigt das Datum, wenn der Lauf eine START_TIME hatte, sonst die Zeit seit dem Beginn.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Die Animation&lt;/strong&gt; ist ein GIF, oder ein MP4, wenn das Programm &lt;i&gt;ffmpeg&lt;/i&gt; installiert ist: QGIS bringt nichts mit, das Video kodiert. Um eine andere herzustellen, benutzen Sie die Bilder.&lt;/p&gt;&lt;p&gt;Der Befehl &lt;i&gt;spate floodframes&lt;/i&gt; zeichnet dieselben Bilder ohne QGIS, nur ohne LAYERS, die zu einem Projekt gehören.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/animate/flood_frames.cpp"/>
        <source>Other layers of the map</source>
        <translation>Weitere Layer der Karte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/animate/flood_frames.cpp"/>
        <source>As they look in the project: rasters below the water, vectors above it, the first on top.</source>
        <translation>Wie sie im Projekt aussehen: Rasterlayer unter dem Wasser, Vektorlayer darüber, der erste zuoberst.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/animate/flood_frames.hpp"/>
        <source>Flood frames</source>
        <translation>Überflutung als Bildfolge</translation>
    </message>
    <message>
        <location filename="../../../algorithms/animate/flood_frames.hpp"/>
        <source>3. Results</source>
        <translation>3. Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../../algorithms/barriers/check_barriers.cpp"/>
        <source>flood,barrier,wall,dike,levee,leak,gap,crest,freeboard,flank,topology,check</source>
        <translation>Überflutung,Hochwasser,Barriere,Wand,Mauer,Deich,Damm,Leck,Lücke,Krone,Freibord,Flanke,Topologie,prüfen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/barriers/check_barriers.cpp"/>
        <source>Finds where water of a given level would pass barriers: gaps, flanks and low crests.</source>
        <translation>Findet, wo Wasser eines gegebenen Standes an Barrieren vorbei käme: Lücken, Flanken und niedrige Kronen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/barriers/check_barriers.cpp"/>
        <source>&lt;p&gt;Finds the places where water at a given level would get past a set of barriers, before a simulation does.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;gap&lt;/strong&gt;: from the end of a barrier to the next one, or to its own other end, or between two polygons, up to the largest gap. &lt;strong&gt;flank&lt;/strong&gt;: from the end of a barrier to ground that is not below the level. &lt;strong&gt;crest&lt;/strong&gt;: a barrier whose crest is below the level where the ground is too.&lt;/p&gt;&lt;p&gt;Each is a point with its width (&apos;width_m&apos;), the lowest ground along it or the lowest crest (&apos;low_m&apos;), the depth there (&apos;depth_m&apos;) and the names of the barriers. &apos;passes&apos; is 1 where a simulation on this elevation model lets water through, 0 where the gap is too narrow for its cells.&lt;/p&gt;&lt;p&gt;The level is one number, or a raster: of a run without the barriers, for example. Where that has no data there is no water. The ground is the one that a simulation with the given scheme computes on (its map BED). That of hwp14 and kp07 is smoother than the elevation model: a dike of one cell would be lower, but counts up to its crest where it does in a simulation with the same CREST_THRESHOLD. That of hr is the elevation model.&lt;/p&gt;&lt;p&gt;Barriers count as closed and not breached. An end with nothing near it is no leak, but a point of the kind &lt;strong&gt;open end&lt;/strong&gt;: it may be meant. The ends of a polygon are where its outline turns back, if it is at least twice as long as wide, straight or not. A warning names other polygons, of which only the gaps to other barriers are found. The points have the CRS of the elevation model.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Findet vor einer Simulation die Stellen, an denen Wasser bei einem gegebenen Wasserstand an Barrieren vorbei käme.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Lücke&lt;/strong&gt; (gap): vom Ende einer Barriere zur nächsten, zu ihrem eigenen anderen Ende, oder zwischen zwei Polygonen, bis zur größten Lücke. &lt;strong&gt;Flanke&lt;/strong&gt; (flank): vom Ende einer Barriere bis zu Gelände, das nicht unter dem Wasserstand liegt. &lt;strong&gt;Krone&lt;/strong&gt; (crest): eine Barriere, deren Krone unter dem Wasserstand liegt, wo es auch das Gelände tut.&lt;/p&gt;&lt;p&gt;Jede Stelle ist ein Punkt mit ihrer Breite (&apos;width_m&apos;), dem tiefsten Gelände darin oder der niedrigsten Krone (&apos;low_m&apos;), der Wassertiefe dort (&apos;depth_m&apos;) und den Namen der Barrieren. &apos;passes&apos; ist 1, wo eine Simulation auf diesem Geländemodell Wasser hindurchlässt, und 0, wo die Lücke zu schmal für seine Zellen ist.&lt;/p&gt;&lt;p&gt;Der Wasserstand ist eine Zahl oder ein Rasterlayer: zum Beispiel aus einem Lauf ohne die Barrieren. Wo dieser keine Daten hat, ist kein Wasser. Das Gelände ist das, auf dem eine Simulation mit dem gegebenen Verfahren rechnet (ihre Karte BED). Bei hwp14 und kp07 ist es glatter als das Geländemodell: Ein Deich von einer Zelle wäre niedriger, zählt aber bis zu seiner Krone, wo er es in einer Simulation mit derselben CREST_THRESHOLD tut. Bei hr ist es das Geländemodell.&lt;/p&gt;&lt;p&gt;Barrieren gelten als geschlossen und ohne Bresche. Ein Ende, in dessen Nähe nichts ist, ist kein Leck, sondern ein Punkt der Art &lt;strong&gt;offenes Ende&lt;/strong&gt; (open end): Es kann so gewollt sein. Die Enden eines Polygons liegen dort, wo sein Umriss umkehrt, wenn es mindestens doppelt so lang wie breit ist, gerade oder nicht. Eine Warnung nennt andere Polygone, von denen nur die Lücken zu anderen Barrieren gefunden werden. Die Punkte haben das KBS des Geländemodells.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/barriers/check_barriers.hpp"/>
        <source>Check barriers for leaks</source>
        <translation>Barrieren auf Lecks prüfen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/barriers/check_barriers.hpp"/>
        <source>1. Preparation</source>
        <translation>1. Vorbereitung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/case_export.cpp"/>
        <source>Cancelled: the case is not complete.</source>
        <translation>Abgebrochen: Der Fall ist nicht vollständig.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/case_export.cpp"/>
        <source>%1 cannot be brought into the CRS of DEM</source>
        <translation>%1 kann nicht in das KBS von DEM gebracht werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/case_export.cpp"/>
        <source>Check the CRS of %1.</source>
        <translation>Prüfen Sie das KBS von %1.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/case_export.cpp"/>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/case_export.cpp"/>
        <source>%1 {feature|features}</source>
        <translation>%1 {Objekt|Objekte}</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/case_export.cpp"/>
        <source>The result &apos;%1&apos; cannot be written</source>
        <translation>Das Ergebnis &apos;%1&apos; kann nicht geschrieben werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/case_export.cpp"/>
        <source>Look for free space, or choose another file or folder.</source>
        <translation>Sorgen Sie für freien Platz, oder wählen Sie eine andere Datei oder einen anderen Ordner.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/case_export.cpp"/>
        <source>Folder of the case</source>
        <translation>Ordner des Falls</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/case_export.cpp"/>
        <source>Created if it does not exist. Files of an earlier export in it are replaced.</source>
        <translation>Wird angelegt, wenn es ihn nicht gibt. Dateien eines früheren Exports darin werden ersetzt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/case_export.cpp"/>
        <source>FOLDER &apos;%1&apos; cannot be made</source>
        <translation>FOLDER &apos;%1&apos; kann nicht angelegt werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/case_export.cpp"/>
        <source>Choose another folder.</source>
        <translation>Wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/case_export.cpp"/>
        <source>Run it with: spate run %1</source>
        <translation>Starten Sie ihn mit: spate run %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/case_export.cpp"/>
        <source>Write a flood simulation with all its inputs to a folder, as spate:exportcase</source>
        <translation>Eine Überflutungssimulation mit allen Eingaben in einen Ordner schreiben, wie spate:exportcase</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/barrier_checks.cpp"/>
        <source>Water passes between barriers at %1 {place|places}</source>
        <translation>Zwischen Barrieren kommt an %1 {Stelle|Stellen} Wasser hindurch</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/barrier_checks.cpp"/>
        <source>they end up to %1 m from each other, on ground that is lower than they are</source>
        <translation>sie enden bis zu %1 m voneinander entfernt, auf Gelände, das niedriger ist als sie</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/barrier_checks.cpp"/>
        <source>Let them meet, if that is meant, and run spate:checkbarriers with the level to hold.</source>
        <translation>Lassen Sie sie zusammentreffen, wenn das gemeint ist, und prüfen Sie sie mit spate:checkbarriers und dem Wasserstand, den sie halten sollen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/bridge_checks.cpp"/>
        <source>Water passes beside %1 before it comes to its soffit</source>
        <translation>Neben %1 fließt Wasser vorbei, bevor es ihre Unterkante erreicht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/bridge_checks.cpp"/>
        <source>the ground at its ends lets it through from %1 m on, and its soffit is at %2 m</source>
        <translation>der Boden an ihren Enden lässt es ab %1 m durch, und ihre Unterkante liegt bei %2 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/bridge_checks.cpp"/>
        <source>Draw the line on to the banks, and see whether DEM holds the approaches. Right where the ground beside the bridge is lower.</source>
        <translation>Zeichnen Sie die Linie bis auf die Ufer, und prüfen Sie, ob DEM die Rampen enthält. Richtig, wo der Boden neben der Brücke tiefer liegt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/ground_checks.cpp"/>
        <source>The elevation model has %1 {hole|holes}</source>
        <translation>Das Geländemodell hat %1 {Loch|Löcher}</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/ground_checks.cpp"/>
        <source>%1 {cell without data lies|cells without data lie} within it, and nothing flows there</source>
        <translation>%1 {Zelle ohne Daten liegt|Zellen ohne Daten liegen} darin, und dort fließt nichts</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/ground_checks.cpp"/>
        <source>Fill them with gdal:fillnodata, or leave them where they are buildings.</source>
        <translation>Füllen Sie sie mit gdal:fillnodata, oder lassen Sie sie, wo sie Gebäude sind.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/ground_checks.cpp"/>
        <source>at most by %1 m</source>
        <translation>höchstens um %1 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/ground_checks.cpp"/>
        <source>%1 {single cell of the elevation model stands|single cells of the elevation model stand} far above all around</source>
        <translation>%1 {einzelne Zelle des Geländemodells steht|einzelne Zellen des Geländemodells stehen} weit über allem ringsum</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/ground_checks.cpp"/>
        <source>Remove trees, masts and errors of the survey (spate:fixterrain): water flows around them.</source>
        <translation>Entfernen Sie Bäume, Masten und Messfehler (spate:fixterrain): Wasser fließt um sie herum.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/ground_checks.cpp"/>
        <source>%1 {single cell of the elevation model lies|single cells of the elevation model lie} far below all around</source>
        <translation>%1 {einzelne Zelle des Geländemodells liegt|einzelne Zellen des Geländemodells liegen} weit unter allem ringsum</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/ground_checks.cpp"/>
        <source>Fill errors of the survey (spate:fixterrain): deep water in one cell makes the time steps short.</source>
        <translation>Füllen Sie Messfehler (spate:fixterrain): Tiefes Wasser in einer Zelle macht die Zeitschritte kurz.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/ground_checks.cpp"/>
        <source>x %1, y %2</source>
        <translation>x %1, y %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/ground_checks.cpp"/>
        <source>Crests: %1 {cell of narrow dikes and ridges holds|cells of narrow dikes and ridges hold} water up to the height in the elevation model, by barriers on %2 {face|faces} (the bed alone lowers them by up to %3 m)</source>
        <translation>Kronen: %1 {Zelle von schmalen Deichen und Kämmen hält|Zellen von schmalen Deichen und Kämmen halten} Wasser bis zur Höhe im Geländemodell, durch Barrieren auf %2 {Zellkante|Zellkanten} (die Sohle allein macht sie bis zu %3 m niedriger)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/ground_checks.cpp"/>
        <source>%1 {cell of narrow dikes and ridges is computed lower than it is|cells of narrow dikes and ridges are computed lower than they are}</source>
        <translation>%1 {Zelle von schmalen Deichen und Kämmen wird niedriger gerechnet, als sie ist|Zellen von schmalen Deichen und Kämmen werden niedriger gerechnet, als sie sind}</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/ground_checks.cpp"/>
        <source>the bed of the scheme lowers their crest by over %1 m, at most by %2 m at %3</source>
        <translation>die Sohle des Verfahrens macht ihre Krone um mehr als %1 m niedriger, höchstens um %2 m bei %3</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/ground_checks.cpp"/>
        <source>Where they are dikes, leave CREST_THRESHOLD at 0.1, or set SCHEME to hr.</source>
        <translation>Wo sie Deiche sind, lassen Sie CREST_THRESHOLD auf 0.1, oder setzen Sie SCHEME auf hr.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/ground_checks.cpp"/>
        <source>%1 {cell of narrow ditches is computed higher than it is|cells of narrow ditches are computed higher than they are}</source>
        <translation>%1 {Zelle von schmalen Gräben wird höher gerechnet, als sie ist|Zellen von schmalen Gräben werden höher gerechnet, als sie sind}</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/ground_checks.cpp"/>
        <source>the bed of the scheme raises them by over %1 m, at most by %2 m</source>
        <translation>die Sohle des Verfahrens hebt sie um mehr als %1 m an, höchstens um %2 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/ground_checks.cpp"/>
        <source>Where a small flood runs in them, set SCHEME to hr, or use smaller cells.</source>
        <translation>Wo ein kleines Hochwasser in ihnen läuft, setzen Sie SCHEME auf hr, oder nehmen Sie kleinere Zellen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/inflow_checks.cpp"/>
        <source>The peak of %1 is not simulated</source>
        <translation>Ein Scheitel wird nicht simuliert: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/inflow_checks.cpp"/>
        <source>it has %1 after %2, and at most %3 until the end after %4</source>
        <translation>er ist %1 nach %2, und höchstens %3 bis zum Ende nach %4</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/inflow_checks.cpp"/>
        <source>Make DURATION longer, if the peak counts.</source>
        <translation>Verlängern Sie DURATION, wenn der Scheitel zählt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/inflow_checks.cpp"/>
        <source>%1 comes in through too few cells</source>
        <translation>%1 kommt durch zu wenige Zellen herein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/inflow_checks.cpp"/>
        <source>its peak of %1 m³/s leaves them over a width of %2 m: it would stand about %3 m deep, with short time steps</source>
        <translation>der Scheitel von %1 m³/s verlässt sie auf einer Breite von %2 m: Er stünde etwa %3 m tief, mit kurzen Zeitschritten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/inflow_checks.cpp"/>
        <source>Draw it as a line across the river or as a polygon, and check that it is in m³/s.</source>
        <translation>Zeichnen Sie eine Linie quer über den Fluss oder ein Polygon, und prüfen Sie, ob der Wert in m³/s ist.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/inflow_checks.cpp"/>
        <source>%1 lets no water in</source>
        <translation>%1 lässt kein Wasser herein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/inflow_checks.cpp"/>
        <source>its level of at most %1 m is not above the ground there, at least %2 m</source>
        <translation>der Wasserstand von höchstens %1 m liegt nicht über dem Gelände dort, mindestens %2 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/inflow_checks.cpp"/>
        <source>Check that it is an elevation, and not a depth or a reading of a gauge.</source>
        <translation>Prüfen Sie, ob er eine Höhe ist, und keine Tiefe oder Ablesung eines Pegels.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/inflow_checks.cpp"/>
        <source>%1 is far above all ground</source>
        <translation>%1 liegt weit über allem Gelände</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/inflow_checks.cpp"/>
        <source>its level is up to %1 m, and the highest ground is at %2 m</source>
        <translation>der Wasserstand geht bis %1 m, und das höchste Gelände liegt auf %2 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/inflow_checks.cpp"/>
        <source>Check that it is an elevation in metres, in the heights of the elevation model.</source>
        <translation>Prüfen Sie, ob er eine Höhe in Metern ist, in den Höhen des Geländemodells.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/inflow_checks.cpp"/>
        <source>A water body</source>
        <translation>Ein Gewässer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/inflow_checks.cpp"/>
        <source>Inflow &apos;%1&apos;</source>
        <translation>Zufluss &apos;%1&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/inflow_checks.cpp"/>
        <source>The edge with a level</source>
        <translation>Der Rand mit Wasserstand</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/inflow_checks.cpp"/>
        <source>The edge with a discharge</source>
        <translation>Der Rand mit Durchfluss</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/scenario_checks.cpp"/>
        <source>Checking the inputs</source>
        <translation>Prüfen der Eingaben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/storage_checks.cpp"/>
        <source>edge</source>
        <translation>Rand</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/storage_checks.cpp"/>
        <source>More water comes than the terrain can hold</source>
        <translation>Es kommt mehr Wasser, als das Gelände fassen kann</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/storage_checks.cpp"/>
        <source>%1 m³, and below its highest ground are %2 m³; no water can leave</source>
        <translation>%1 m³, und unter seinem höchsten Punkt sind %2 m³; kein Wasser kann hinaus</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/storage_checks.cpp"/>
        <source>Check the unit of the discharge, open the edges where water leaves, or take a larger terrain.</source>
        <translation>Prüfen Sie die Einheit des Durchflusses, öffnen Sie die Ränder, wo Wasser hinausgeht, oder nehmen Sie ein größeres Gelände.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/storage_checks.cpp"/>
        <source>%1 m over all ground</source>
        <translation>%1 m über allem Gelände</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/storage_checks.cpp"/>
        <source>, %1 % of what fits below its highest point</source>
        <translation>, %1 % von dem, was unter seinen höchsten Punkt passt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/storage_checks.cpp"/>
        <source>; hollows on its way hold %1 m³</source>
        <translation>; Mulden auf dem Weg fassen %1 m³</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/storage_checks.cpp"/>
        <source>%1 m³ of water come in</source>
        <translation>%1 m³ Wasser kommen herein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/storage_checks.cpp"/>
        <source>Water bodies reach an open edge</source>
        <translation>Wasserflächen reichen an einen offenen Rand</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/storage_checks.cpp"/>
        <source>they reach it in %1 {cell|cells}, up to %2 m deep</source>
        <translation>sie reichen in %1 {Zelle|Zellen} an ihn, bis zu %2 m tief</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/storage_checks.cpp"/>
        <source>Over ground that falls they run out, on level ground nothing drives them. Give the edge a level with BOUNDARIES, or draw them smaller.</source>
        <translation>Über fallendes Gelände laufen sie aus, auf ebenem treibt sie nichts hinaus. Geben Sie dem Rand mit BOUNDARIES einen Wasserstand, oder zeichnen Sie sie kleiner.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/storage_checks.cpp"/>
        <source>Water will leave over edges of the terrain</source>
        <translation>Wasser wird das Gelände über Ränder verlassen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/storage_checks.cpp"/>
        <source>that of %1 {inflow|inflows} comes to an open edge before it has filled the hollows on its way</source>
        <translation>das von %1 {Zufluss|Zuflüssen} kommt an einen offenen Rand, bevor es die Mulden auf seinem Weg gefüllt hat</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/storage_checks.cpp"/>
        <source>Take a larger terrain if what happens beyond it matters.</source>
        <translation>Nehmen Sie ein größeres Gelände, wenn zählt, was dahinter geschieht.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/storage_checks.cpp"/>
        <source>Water will stand against the side of the terrain</source>
        <translation>Wasser wird an der Seite des Geländes stehen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/storage_checks.cpp"/>
        <source>the side is a wall, and at rest the water is %1 m deep there</source>
        <translation>die Seite ist eine Wand, und in Ruhe ist das Wasser dort %1 m tief</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/storage_checks.cpp"/>
        <source>Open the side, give it a level, or take a larger terrain.</source>
        <translation>Öffnen Sie die Seite, geben Sie ihr einen Wasserstand, oder nehmen Sie ein größeres Gelände.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>%1 {inlet lies lower than its outlet|inlets lie lower than their outlets}</source>
        <translation>%1 {Einlass liegt tiefer als sein Auslass|Einlässe liegen tiefer als ihre Auslässe}</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>by up to %1 m: so high water must stand over it before any flows off</source>
        <translation>um bis zu %1 m: so hoch muss Wasser darüber stehen, bevor etwas abfließt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>Lead them to a lower place, or out of the domain. A pump is one of STRUCTURES.</source>
        <translation>Führen Sie sie an einen tieferen Ort oder aus dem Gebiet hinaus. Eine Pumpe gehört zu STRUCTURES.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>%1 is steeper than a culvert</source>
        <translation>%1 ist steiler als ein Durchlass</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>it falls %1 m over %2 m</source>
        <translation>das Gefälle ist %1 m auf %2 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>Check &apos;invert_up&apos;, &apos;invert_down&apos; and &apos;length&apos;.</source>
        <translation>Prüfen Sie &apos;invert_up&apos;, &apos;invert_down&apos; und &apos;length&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>%1 rises towards its outlet</source>
        <translation>%1 steigt zum Auslass hin an</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>from %1 m at its inlet to %2 m</source>
        <translation>von %1 m am Einlass auf %2 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>Draw it the other way round, or check whether its ends lie in the channel and not on the embankment.</source>
        <translation>Zeichnen Sie ihn andersherum, oder prüfen Sie, ob seine Enden im Gerinne liegen und nicht auf dem Damm.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>%1 begins or ends above the ground</source>
        <translation>%1 beginnt oder endet über dem Boden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>its %1 is %2 m, the ground of DEM there %3 m: water must rise by the difference</source>
        <translation>%1 ist %2 m, der Boden von DEM dort %3 m: Wasser muss um den Unterschied steigen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>Check %1, and whether its end lies in the channel.</source>
        <translation>Prüfen Sie %1, und ob sein Ende im Gerinne liegt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>%1 lies below the ground at one end</source>
        <translation>%1 liegt an einem Ende unter dem Boden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>its crown there is at %1 m, the ground of DEM at %2 m</source>
        <translation>sein Scheitel liegt dort bei %1 m, der Boden von DEM bei %2 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>Check %1, and whether DEM still has the embankment where its end is drawn.</source>
        <translation>Prüfen Sie %1, und ob DEM dort, wo sein Ende gezeichnet ist, noch den Damm enthält.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>%1 begins or ends where the computed ground is too high</source>
        <translation>%1 beginnt oder endet, wo der berechnete Boden zu hoch ist</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>it lies %1 m above that of DEM, as a mean with the ground beside it: less water passes</source>
        <translation>er liegt %1 m über dem von DEM, als Mittel mit dem Boden daneben: es kommt weniger Wasser hindurch</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>Draw the line longer by a cell, or choose hr as SCHEME, which computes on DEM itself.</source>
        <translation>Die Linie um eine Zelle länger zeichnen, oder hr als SCHEME wählen, das auf DEM selbst rechnet.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>The crest or sill of %1 lies below the ground</source>
        <translation>Die Krone oder Schwelle von %1 liegt unter dem Gelände</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>it is at %1 m, the ground of DEM at its inlet at %2 m</source>
        <translation>sie liegt auf %1 m, das Gelände von DEM am Einlass auf %2 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>Check &apos;level&apos;, and whether the inlet lies where the water comes from.</source>
        <translation>Prüfen Sie &apos;level&apos;, und ob der Einlass dort liegt, woher das Wasser kommt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>Water passes %1 over the ground, too</source>
        <translation>Das Wasser fließt auch über das Gelände an %1 vorbei</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>the ground and barriers nearby let it through from %1 m on, while %2 m is its floor or crest: it would pass twice</source>
        <translation>Gelände und Barrieren in der Nähe lassen es ab %1 m durch, während Sohle oder Krone auf %2 m liegen: Es käme doppelt durch</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>Close the embankment in DEM or with a line of BARRIERS, or leave the structure out.</source>
        <translation>Schließen Sie den Damm in DEM oder mit einer Linie von BARRIERS, oder lassen Sie das Bauwerk weg.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>The inlet of %1 does not lie at the low point</source>
        <translation>Der Einlass von %1 liegt nicht am Tiefpunkt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>water there runs on to x %1, y %2, %3 m lower: so far it must fill up first</source>
        <translation>Wasser läuft von dort weiter nach x %1, y %2, das %3 m tiefer liegt: So weit muss es sich erst aufstauen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>Move the inlet there, or draw the line longer, to beyond the foot of the embankment.</source>
        <translation>Verschieben Sie den Einlass dorthin, oder zeichnen Sie die Linie länger, bis vor den Fuß des Dammes.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>The outlet of %1 lies in a hollow</source>
        <translation>Der Auslass von %1 liegt in einer Mulde</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>walls, buildings or nodata enclose it: no water leaves</source>
        <translation>Wände, Gebäude oder Nodata umschließen ihn: Kein Wasser fließt ab</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>water must rise by %1 m there before it runs on, and stands against the outlet</source>
        <translation>das Wasser muss dort um %1 m steigen, bevor es weiterläuft, und staut sich am Auslass</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>Move the outlet to the channel, or check DEM there.</source>
        <translation>Verschieben Sie den Auslass ins Gerinne, oder prüfen Sie DEM dort.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>%1 passes %2 m³/s</source>
        <translation>%1 führt %2 m³/s ab</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>with the water at %1 m in front of it and a free outlet</source>
        <translation>mit dem Wasser davor auf %1 m und freiem Auslass</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>as its discharge says</source>
        <translation>wie sein Durchfluss angibt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>%1 cannot pass the inflows that come to it</source>
        <translation>%1 kann die Zuflüsse nicht abführen, die dorthin kommen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>their peaks sum to %1 m³/s; it passes %2, with those beside it, before water stands higher than %3 m</source>
        <translation>ihre Spitzen summieren sich auf %1 m³/s; es führt %2 ab, mit denen daneben, bevor das Wasser höher als %3 m steht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>That may be meant: the rest is held back or flows over. Else check its size, and the hydrographs.</source>
        <translation>Das kann gewollt sein: Der Rest wird zurückgehalten oder fließt darüber. Sonst prüfen Sie die Abmessungen und die Ganglinien.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>No inflow comes to %1</source>
        <translation>Kein Zufluss kommt zu %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>the water of INFLOWS runs past it</source>
        <translation>das Wasser von INFLOWS läuft daran vorbei</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>Right where rain comes to it. Else check its inlet.</source>
        <translation>Richtig, wo Regen dorthin kommt. Sonst prüfen Sie den Einlass.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>Not all inflows were followed down to structures</source>
        <translation>Nicht alle Zuflüsse wurden bis zu Bauwerken verfolgt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/structure_checks.cpp"/>
        <source>their ways are too long for this check</source>
        <translation>ihre Wege sind für diese Prüfung zu lang</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/trial.cpp"/>
        <source>Trying the first steps</source>
        <translation>Versuch mit den ersten Schritten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>levels and crests lie from %1 to %2 m, and the ground from %3 to %4 m</source>
        <translation>Wasserstände und Kronen liegen zwischen %1 und %2 m, und das Gelände zwischen %3 und %4 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>The elevation model seems to be in feet</source>
        <translation>Das Geländemodell scheint in Fuß zu sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>%1: they would fit in feet</source>
        <translation>%1: in Fuß würden sie passen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>Convert it to metres with gdal:rastercalculator (A*0.3048).</source>
        <translation>Rechnen Sie es mit gdal:rastercalculator in Meter um (A*0.3048).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>Levels and crests seem to be in feet</source>
        <translation>Wasserstände und Kronen scheinen in Fuß zu sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>%1: they would fit in metres</source>
        <translation>%1: in Metern würden sie passen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>Convert them to metres.</source>
        <translation>Rechnen Sie sie in Meter um.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>The roughness is unusual</source>
        <translation>Die Rauheit ist ungewöhnlich</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>Manning&apos;s n is %1 on average, and from %2 to %3 for nearly all ground</source>
        <translation>Manning n ist im Mittel %1, und zwischen %2 und %3 für fast das ganze Gelände</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>Check that it is Manning&apos;s n in s m^-1/3, and not its inverse or a height of roughness.</source>
        <translation>Prüfen Sie, ob es Manning n in s m^-1/3 ist, und nicht sein Kehrwert oder eine Rauheitshöhe.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>It hardly rains</source>
        <translation>Es regnet kaum</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>the peak is %1 mm/h: in m/s it would be %2 mm/h</source>
        <translation>die Spitze ist %1 mm/h: In m/s wären es %2 mm/h</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>Give the rain in mm/h.</source>
        <translation>Geben Sie den Regen in mm/h an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>It rains more than was ever measured</source>
        <translation>Es regnet mehr, als je gemessen wurde</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>%1 mm in %2, and the record is about %3 mm</source>
        <translation>%1 mm in %2, und der Rekord ist etwa %3 mm</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>Check that the rain is in mm/h, and not in mm for each step or day.</source>
        <translation>Prüfen Sie, ob der Regen in mm/h ist, und nicht in mm je Zeitschritt oder Tag.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>The rate of the losses is unusual</source>
        <translation>Die Rate der Verluste ist ungewöhnlich</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>it is up to %1 mm/h; soils take from %2 mm/h (clay) to %3 mm/h (sand)</source>
        <translation>sie ist bis zu %1 mm/h; Böden nehmen %2 mm/h (Ton) bis %3 mm/h (Sand) auf</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>Give LOSS_RATE in mm/h.</source>
        <translation>Geben Sie LOSS_RATE in mm/h an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>The soil hardly draws water</source>
        <translation>Der Boden saugt kaum Wasser an</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>suction times deficit is at most %1 mm</source>
        <translation>Saugspannung mal Defizit ist höchstens %1 mm</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>Give SUCTION in mm (50 in sand to 320 in clay), and DEFICIT as a part of 1.</source>
        <translation>Geben Sie SUCTION in mm an (50 in Sand bis 320 in Ton), und DEFICIT als Teil von 1.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>More evaporates than in any desert</source>
        <translation>Es verdunstet mehr als in jeder Wüste</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>up to %1 mm/h; a hot day has about 1</source>
        <translation>bis zu %1 mm/h; ein heißer Tag hat etwa 1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/unit_checks.cpp"/>
        <source>Give EVAPORATION in mm/h, not per day.</source>
        <translation>Geben Sie EVAPORATION in mm/h an, nicht je Tag.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/check/worst_spots.hpp"/>
        <source>the worst %1 places are listed, %2 {other is|others are} left out</source>
        <translation>die schlimmsten %1 Stellen sind aufgeführt, %2 {andere ist|andere sind} weggelassen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_buildings.cpp"/>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_buildings.cpp"/>
        <source>%1: feature %2.</source>
        <translation>%1: Objekt %2.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_buildings.cpp"/>
        <source>%1: %2 buildings, the first is feature %3.</source>
        <translation>%1: %2 Gebäude, das erste ist Objekt %3.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_buildings.cpp"/>
        <source>CURVES holds several curves</source>
        <translation>CURVES enthält mehrere Kurven</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_buildings.cpp"/>
        <source>neither CLASS_FIELD nor DEFAULT_CURVE says which one a building has</source>
        <translation>weder CLASS_FIELD noch DEFAULT_CURVE sagt, welche ein Gebäude hat</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_buildings.cpp"/>
        <source>Choose the field of the classes, or one of %1.</source>
        <translation>Wählen Sie das Feld der Klassen, oder eine von %1.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_buildings.cpp"/>
        <source>the depths</source>
        <translation>die Tiefen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_buildings.cpp"/>
        <source>Cancelled: nothing was written.</source>
        <translation>Abgebrochen: Es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_buildings.cpp"/>
        <source>BUILDINGS has no field &apos;%1&apos;</source>
        <translation>BUILDINGS hat kein Feld &apos;%1&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_buildings.cpp"/>
        <source>%1 names it; the fields are: %2</source>
        <translation>%1 nennt es; die Felder sind: %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_buildings.cpp"/>
        <source>Choose one of these fields.</source>
        <translation>Wählen Sie eines dieser Felder.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_buildings.cpp"/>
        <source>No place in the CRS of the depths</source>
        <translation>Kein Ort im KBS der Tiefen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_buildings.cpp"/>
        <source>building %1</source>
        <translation>Gebäude %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_buildings.cpp"/>
        <source>No geometry</source>
        <translation>Keine Geometrie</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_buildings.cpp"/>
        <source>Broken geometry</source>
        <translation>Fehlerhafte Geometrie</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_buildings.cpp"/>
        <source>No value of the structure</source>
        <translation>Kein Wert der Gebäudesubstanz</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_buildings.cpp"/>
        <source>No value of the contents</source>
        <translation>Kein Wert des Inventars</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_buildings.cpp"/>
        <source>%1, %2 m taken</source>
        <translation>%1, %2 m angenommen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_buildings.cpp"/>
        <source>No floor height</source>
        <translation>Keine Fußbodenhöhe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_buildings.cpp"/>
        <source>HAZUS measures the depth from the first floor, whose height is 0 m</source>
        <translation>HAZUS misst die Tiefe ab dem ersten Fußboden, dessen Höhe 0 m ist</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_buildings.cpp"/>
        <source>%1, %2 taken</source>
        <translation>%1, %2 angenommen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_buildings.cpp"/>
        <source>Class &apos;%1&apos; has no curve</source>
        <translation>Die Klasse &apos;%1&apos; hat keine Kurve</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_buildings.cpp"/>
        <source>No class</source>
        <translation>Keine Klasse</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_choice.cpp"/>
        <source>The table &apos;%1&apos; does not say which class has which curve</source>
        <translation>Die Tabelle &apos;%1&apos; sagt nicht, welche Klasse welche Kurve hat</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_choice.cpp"/>
        <source>it needs the columns class and curve_id</source>
        <translation>sie braucht die Spalten class und curve_id</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_choice.cpp"/>
        <source>Give the columns these names.</source>
        <translation>Geben Sie den Spalten diese Namen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_choice.cpp"/>
        <source>The table &apos;%1&apos; has a row without a class</source>
        <translation>Die Tabelle &apos;%1&apos; hat eine Zeile ohne Klasse</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_choice.cpp"/>
        <source>the field is empty</source>
        <translation>das Feld ist leer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_choice.cpp"/>
        <source>Give it the class, or remove the row.</source>
        <translation>Geben Sie ihr die Klasse, oder entfernen Sie die Zeile.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_choice.cpp"/>
        <source>The table &apos;%1&apos; names an unknown curve</source>
        <translation>Die Tabelle &apos;%1&apos; nennt eine unbekannte Kurve</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_choice.cpp"/>
        <source>The nearest known curves are %1.</source>
        <translation>Die ähnlichsten bekannten Kurven sind %1.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_choice.cpp"/>
        <source>The table &apos;%1&apos; has a class twice</source>
        <translation>Die Tabelle &apos;%1&apos; hat eine Klasse zweimal</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_choice.cpp"/>
        <source>Keep one row for each class.</source>
        <translation>Behalten Sie eine Zeile für jede Klasse.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_choice.cpp"/>
        <source>%1 names the unknown curve &apos;%2&apos;</source>
        <translation>%1 nennt die unbekannte Kurve &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_choice.cpp"/>
        <source>the nearest are %1</source>
        <translation>die ähnlichsten sind %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_choice.cpp"/>
        <source>Choose one of them, or add it to CURVES.</source>
        <translation>Wählen Sie eine davon, oder nehmen Sie sie in CURVES auf.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>Africa</source>
        <translation>Afrika</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>Asia</source>
        <translation>Asien</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>Europe</source>
        <translation>Europa</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>North America</source>
        <translation>Nordamerika</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>Oceania</source>
        <translation>Ozeanien</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>South America</source>
        <translation>Südamerika</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>residential</source>
        <translation>Wohngebäude</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>commercial</source>
        <translation>Gewerbe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>industrial</source>
        <translation>Industrie</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>transport</source>
        <translation>Verkehr</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>infrastructure</source>
        <translation>Infrastruktur</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>agriculture</source>
        <translation>Landwirtschaft</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>JRC %1: %2</source>
        <translation>JRC %1: %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>single-family house</source>
        <translation>Einfamilienhaus</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>manufactured home</source>
        <translation>Mobilheim</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>multi-family house</source>
        <translation>Mehrfamilienhaus</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>hotel or motel</source>
        <translation>Hotel oder Motel</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>dormitory</source>
        <translation>Wohnheim</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>nursing home</source>
        <translation>Pflegeheim</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>retail trade</source>
        <translation>Einzelhandel</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>wholesale trade</source>
        <translation>Großhandel</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>personal and repair services</source>
        <translation>Dienstleistungen und Reparaturen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>offices</source>
        <translation>Büros</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>hospital</source>
        <translation>Krankenhaus</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>medical office or clinic</source>
        <translation>Arztpraxis oder Klinik</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>entertainment and recreation</source>
        <translation>Unterhaltung und Freizeit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>theatre</source>
        <translation>Theater</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>parking</source>
        <translation>Parkhaus</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>heavy industry</source>
        <translation>Schwerindustrie</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>light industry</source>
        <translation>Leichtindustrie</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>food, drugs and chemicals</source>
        <translation>Lebensmittel, Arzneimittel und Chemikalien</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>metals and minerals</source>
        <translation>Metalle und Mineralien</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>high technology</source>
        <translation>Hochtechnologie</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>construction</source>
        <translation>Baugewerbe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>church or non-profit</source>
        <translation>Kirche oder gemeinnützige Einrichtung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>public services</source>
        <translation>öffentliche Verwaltung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>emergency response</source>
        <translation>Rettungsdienste</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>school</source>
        <translation>Schule</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>college or university</source>
        <translation>Hochschule</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>HAZUS: %1</source>
        <translation>HAZUS: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>HAZUS: %1, 1 storey, no basement</source>
        <translation>HAZUS: %1, 1 Geschoss, ohne Keller</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>HAZUS: %1, 1 storey, basement</source>
        <translation>HAZUS: %1, 1 Geschoss, mit Keller</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>HAZUS: %1, 2 storeys, no basement</source>
        <translation>HAZUS: %1, 2 Geschosse, ohne Keller</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>HAZUS: %1, 2 storeys, basement</source>
        <translation>HAZUS: %1, 2 Geschosse, mit Keller</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>HAZUS: %1, 3 storeys, no basement</source>
        <translation>HAZUS: %1, 3 Geschosse, ohne Keller</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>HAZUS: %1, 3 storeys, basement</source>
        <translation>HAZUS: %1, 3 Geschosse, mit Keller</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>HAZUS: %1, split level, no basement</source>
        <translation>HAZUS: %1, versetzte Geschosse, ohne Keller</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_curve_titles.cpp"/>
        <source>HAZUS: %1, split level, basement</source>
        <translation>HAZUS: %1, versetzte Geschosse, mit Keller</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>Own curves</source>
        <translation>Eigene Kurven</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>CSV file with the columns &apos;curve_id&apos;, &apos;depth_m&apos; (above the floor; negative depths for basements) and &apos;factor&apos; (0 to 1); or in FIAT&apos;s wide form, with a line #UNIT= and a column for each curve. Linear between the depths, constant beyond them. The curve &apos;X/contents&apos; is for the contents of the buildings with the curve X; without it the contents lose the same share as the structure. A curve replaces one of Spate&apos;s with the same id.</source>
        <translation>CSV-Datei mit den Spalten &apos;curve_id&apos;, &apos;depth_m&apos; (über dem Fußboden; negative Tiefen für Keller) und &apos;factor&apos; (0 bis 1); oder in der breiten Form von FIAT, mit einer Zeile #UNIT= und einer Spalte für jede Kurve. Linear zwischen den Tiefen, konstant außerhalb. Die Kurve &apos;X/contents&apos; gilt für das Inventar der Gebäude mit der Kurve X; ohne sie verliert das Inventar den gleichen Anteil wie die Gebäudesubstanz. Eine Kurve ersetzt eine von Spate mit derselben Kennung.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>Field with the building&apos;s class</source>
        <translation>Feld mit der Klasse des Gebäudes</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>Which damage curve a building has: a class of the table CLASS_CURVES, or the id of a curve. Not set: all buildings have DEFAULT_CURVE.</source>
        <translation>Welche Schadenskurve ein Gebäude hat: eine Klasse der Tabelle CLASS_CURVES, oder die Kennung einer Kurve. Nicht gesetzt: Alle Gebäude haben DEFAULT_CURVE.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>Curve of each class</source>
        <translation>Kurve jeder Klasse</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>Table (CSV or any layer) with the columns &apos;class&apos; and &apos;curve_id&apos;. A class that it does not hold is taken as the id of a curve.</source>
        <translation>Tabelle (CSV oder ein beliebiger Layer) mit den Spalten &apos;class&apos; und &apos;curve_id&apos;. Eine Klasse, die sie nicht enthält, gilt als Kennung einer Kurve.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>Curve of all other buildings</source>
        <translation>Kurve aller anderen Gebäude</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>For buildings without a class, or whose class has no curve: a name of the list, or the id of a curve. Not set: the only one of CURVES; without one such buildings have no damage, and a flag. Curves that come with Spate: JRC 2017, jrc_(africa, asia, europe, northamerica, oceania, southamerica)_(residential, commercial, industrial, transport, infrastructure, agriculture), as far as published; HAZUS 6.1 by occupancy, RES1-1SNB (one storey, no basement) to RES1-3SWB, RES1-SLNB, RES2 to RES6, COM1 to COM10, IND1 to IND6, AGR1, REL1, GOV1, GOV2, EDU1, EDU2. JRC measures the depth from the ground, HAZUS from the first floor.</source>
        <translation>Für Gebäude ohne Klasse, oder deren Klasse keine Kurve hat: ein Name der Liste, oder die Kennung einer Kurve. Nicht gesetzt: die einzige von CURVES; ohne eine solche haben diese Gebäude keinen Schaden, und ein Kennzeichen. Kurven, die Spate mitbringt: JRC 2017, jrc_(africa, asia, europe, northamerica, oceania, southamerica)_(residential, commercial, industrial, transport, infrastructure, agriculture), soweit veröffentlicht; HAZUS 6.1 nach Nutzung, RES1-1SNB (ein Geschoss, kein Keller) bis RES1-3SWB, RES1-SLNB, RES2 bis RES6, COM1 bis COM10, IND1 bis IND6, AGR1, REL1, GOV1, GOV2, EDU1, EDU2. JRC misst die Tiefe ab dem Gelände, HAZUS ab dem ersten Fußboden.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>Field with the value of the structure</source>
        <translation>Feld mit dem Wert der Gebäudesubstanz</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>What the building is worth without its contents, in the currency.</source>
        <translation>Was das Gebäude ohne sein Inventar wert ist, in der Währung.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>Value of the structure where the field has none</source>
        <translation>Wert der Gebäudesubstanz, wo das Feld keinen hat</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>Not set: the damage of buildings without a value is unknown, and a flag says so. Neither this nor a field: structures do not count.</source>
        <translation>Nicht gesetzt: Der Schaden von Gebäuden ohne Wert ist unbekannt, und ein Kennzeichen sagt es. Weder dies noch ein Feld: Die Gebäudesubstanz zählt nicht.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>Field with the value of the contents</source>
        <translation>Feld mit dem Wert des Inventars</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>What is in the building, in the currency.</source>
        <translation>Was im Gebäude ist, in der Währung.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>Value of the contents where the field has none</source>
        <translation>Wert des Inventars, wo das Feld keinen hat</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>As for the structure.</source>
        <translation>Wie bei der Gebäudesubstanz.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>Values are per</source>
        <translation>Werte gelten je</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>&apos;building&apos;: the value is that of the whole building. &apos;m2&apos;: it is per square metre of the footprint (its area on the ground), as maximum damages are often published.</source>
        <translation>&apos;building&apos;: Der Wert ist der des ganzen Gebäudes. &apos;m2&apos;: Er gilt je Quadratmeter Grundfläche, wie maximale Schäden oft veröffentlicht werden.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>Field with the floor height above the ground (m)</source>
        <translation>Feld mit der Fußbodenhöhe über Gelände (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>How far the floor from which the curves measure the depth lies above the ground, m.</source>
        <translation>Wie weit der Fußboden, ab dem die Kurven die Tiefe messen, über dem Gelände liegt, in m.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>Floor height where the field has none (m)</source>
        <translation>Fußbodenhöhe, wo das Feld keine hat (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>0 for curves that measure from the ground (JRC).</source>
        <translation>0 für Kurven, die ab dem Gelände messen (JRC).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>Depth at a building</source>
        <translation>Wassertiefe an einem Gebäude</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>Taken from the wet cells that the building covers and the ring of one cell around them. max: the deepest. mean: their mean, and the damage is multiplied by the wet share of the cells (as in FIAT). A line #METHOD in the file of curves takes precedence.</source>
        <translation>Aus den nassen Zellen, die das Gebäude bedeckt, und dem Ring von einer Zelle darum. max: die größte. mean: ihr Mittel, und der Schaden wird mit dem nassen Anteil der Zellen malgenommen (wie in FIAT). Eine Zeile #METHOD in der Datei der Kurven hat Vorrang.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>Building treatment in the simulation</source>
        <translation>Behandlung der Gebäude in der Simulation</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>How the simulation treated the buildings; the log warns when the map says otherwise. block: there is no water in the cells of buildings, so that they do not count for the wet share; with the others they do.</source>
        <translation>Wie die Simulation die Gebäude behandelt hat; das Protokoll warnt, wenn die Karte etwas anderes sagt. block: In den Zellen der Gebäude ist kein Wasser, so dass sie für den nassen Anteil nicht zählen; bei den anderen zählen sie.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>Dry depth (m)</source>
        <translation>Grenztiefe (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>Shallower water than this counts as dry.</source>
        <translation>Flacheres Wasser als dieses gilt als trocken.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>Currency of the values</source>
        <translation>Währung der Werte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>For example EUR of 2024. It is only repeated in the results: nothing is converted.</source>
        <translation>Zum Beispiel EUR von 2024. Sie wird in den Ergebnissen nur wiederholt: Nichts wird umgerechnet.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>The buildings have no damage curves</source>
        <translation>Die Gebäude haben keine Schadenskurven</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>neither CLASS_FIELD nor DEFAULT_CURVE is given</source>
        <translation>weder CLASS_FIELD noch DEFAULT_CURVE ist angegeben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>Choose the field of the classes, or one curve for all buildings, e.g. jrc_europe_residential.</source>
        <translation>Wählen Sie das Feld der Klassen, oder eine Kurve für alle Gebäude, z. B. jrc_europe_residential.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>The buildings have no value</source>
        <translation>Die Gebäude haben keinen Wert</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>there is neither a field nor a value for structures or contents</source>
        <translation>es gibt weder ein Feld noch einen Wert für Gebäudesubstanz oder Inventar</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>Choose STRUCTURE_VALUE_FIELD, or give one STRUCTURE_VALUE for all; with 1, the damage is the share that is lost.</source>
        <translation>Wählen Sie STRUCTURE_VALUE_FIELD, oder geben Sie ein STRUCTURE_VALUE für alle an; mit 1 ist der Schaden der Anteil, der verloren geht.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>CLASS_CURVES is given without CLASS_FIELD</source>
        <translation>CLASS_CURVES ist ohne CLASS_FIELD angegeben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>the classes of the buildings are unknown</source>
        <translation>die Klassen der Gebäude sind unbekannt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/damage/damage_parameters.cpp"/>
        <source>Choose the field of the classes.</source>
        <translation>Wählen Sie das Feld der Klassen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/concurrent_members.cpp"/>
        <source>%1 {step|steps} in %2 s, %3 flooded, %4 m³ in, mass error %5</source>
        <translation>%1 {Schritt|Schritte} in %2 s, %3 überflutet, %4 m³ zugeflossen, Massenfehler %5</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/concurrent_members.cpp"/>
        <source>Member &apos;%1&apos;: %2</source>
        <translation>Variante &apos;%1&apos;: %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/concurrent_members.cpp"/>
        <source>Member &apos;%1&apos; failed: %2</source>
        <translation>Variante &apos;%1&apos; ist fehlgeschlagen: %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/concurrent_members.cpp"/>
        <source>Member &apos;%1&apos; (%2 of %3): %4</source>
        <translation>Variante &apos;%1&apos; (%2 von %3): %4</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/concurrent_members.cpp"/>
        <source>Cancelled with %1 of %2 {member|members} finished: no map was written. %3</source>
        <translation>Abgebrochen, nachdem %1 von %2 {Variante|Varianten} fertig waren: Es wurde keine Karte geschrieben. %3</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/concurrent_members.cpp"/>
        <source>The folder of the members, &apos;%1&apos;, is not there on another machine</source>
        <translation>Der Ordner der Varianten, &apos;%1&apos;, fehlt auf einem anderen Rechner</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/concurrent_members.cpp"/>
        <source>each process writes its own members</source>
        <translation>jeder Prozess schreibt seine eigenen Varianten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/concurrent_members.cpp"/>
        <source>Give a FOLDER on a disk that all machines share.</source>
        <translation>Geben Sie einen FOLDER auf einem Laufwerk an, das alle Rechner gemeinsam nutzen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/concurrent_members.cpp"/>
        <source>Member &apos;%1&apos; is kept from an earlier run</source>
        <translation>Variante &apos;%1&apos; wird aus einem früheren Lauf behalten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/concurrent_members.cpp"/>
        <source>Member &apos;%1&apos; is computed again: %2</source>
        <translation>Variante &apos;%1&apos; wird noch einmal berechnet: %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/concurrent_members.cpp"/>
        <source>Computing %1 {member|members}, %2 at once with %3 {thread|threads} each; memory of each: at most %4</source>
        <translation>%1 {Variante wird|Varianten werden} berechnet, %2 gleichzeitig mit je %3 {Thread|Threads}; Speicher von jeder: höchstens %4</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>a level of up to %1 m</source>
        <translation>ein Wasserstand von bis zu %1 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>%1 m³ in all, peak %2 m³/s</source>
        <translation>%1 m³ insgesamt, Scheitel %2 m³/s</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>The scenario &apos;%1&apos; changes nothing by &apos;%2&apos;</source>
        <translation>Das Szenario &apos;%1&apos; ändert nichts durch &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>Leave the field empty, or complete the inputs.</source>
        <translation>Lassen Sie das Feld leer, oder vervollständigen Sie die Eingaben.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>no inflow, edge or boundary line names the hydrograph &apos;%1&apos;</source>
        <translation>kein Zufluss, kein Rand und keine Randlinie nennt die Ganglinie &apos;%1&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>there are no INFLOWS</source>
        <translation>es gibt keine INFLOWS</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>no edge or boundary line has a level</source>
        <translation>kein Rand und keine Randlinie hat einen Wasserstand</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>there is no rain</source>
        <translation>es gibt keinen Regen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>The scenario &apos;%1&apos; has a rain of %2 mm/h</source>
        <translation>Das Szenario &apos;%1&apos; hat einen Regen von %2 mm/h</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>it must be from 0 to %1 mm/h</source>
        <translation>er muss von 0 bis %1 mm/h gehen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>Correct &apos;%1&apos;, or the rain.</source>
        <translation>Berichtigen Sie &apos;%1&apos; oder den Regen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>nothing takes a hydrograph</source>
        <translation>nichts bezieht eine Ganglinie</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>nothing takes a discharge</source>
        <translation>nichts bezieht einen Durchfluss</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>nothing takes a level</source>
        <translation>nichts bezieht einen Wasserstand</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>The scenario &apos;%1&apos; names &apos;%2&apos; in &apos;%3&apos;, which is not known</source>
        <translation>Das Szenario &apos;%1&apos; nennt &apos;%2&apos; in &apos;%3&apos;, was nicht bekannt ist</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>BARRIERS has none for &apos;%1&apos;</source>
        <translation>BARRIERS hat keine für &apos;%1&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>BARRIERS has for &apos;%1&apos;: %2</source>
        <translation>BARRIERS hat für &apos;%1&apos;: %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>Correct the name, or the fields of BARRIERS.</source>
        <translation>Berichtigen Sie den Namen, oder die Felder von BARRIERS.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>rain x %1</source>
        <translation>Regen x %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>%1 {barrier|barriers}, of which %2 {breaches|breach}</source>
        <translation>%1 {Barriere|Barrieren}, von denen %2 {bricht|brechen}</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>n x %1</source>
        <translation>n x %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>Ensemble: %1 {member|members}</source>
        <translation>Ensemble: %1 {Variante|Varianten}</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>weight %1</source>
        <translation>Gewicht %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble.cpp"/>
        <source>  %1: %2</source>
        <translation>  %1: %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_damage.cpp"/>
        <source>Cancelled while damage was computed. %1</source>
        <translation>Abgebrochen, während der Schaden berechnet wurde. %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_damage.cpp"/>
        <source>BUILDINGS has changed during the run</source>
        <translation>BUILDINGS hat sich während des Laufs geändert</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_damage.cpp"/>
        <source>it has more features than before</source>
        <translation>es hat mehr Objekte als zuvor</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_damage.cpp"/>
        <source>Run again with the same FOLDER, when nobody edits the layer.</source>
        <translation>Starten Sie noch einmal mit demselben FOLDER, wenn niemand den Layer bearbeitet.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_maps.cpp"/>
        <source>Mean depth</source>
        <translation>Mittlere Wassertiefe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_maps.cpp"/>
        <source>Probability of more than %1 m</source>
        <translation>Wahrscheinlichkeit von mehr als %1 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_maps.cpp"/>
        <source>Earliest arrival of %1 m</source>
        <translation>Früheste Ankunft von %1 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_maps.cpp"/>
        <source>Median arrival of %1 m</source>
        <translation>Median der Ankunft von %1 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_maps.cpp"/>
        <source>Depth quantile %1</source>
        <translation>Quantil %1 der Wassertiefe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_maps.cpp"/>
        <source>Mean of the maximum depth over all members, by their weights, m; a member that stays dry counts as 0.</source>
        <translation>Mittel der maximalen Wassertiefe über alle Varianten, nach ihren Gewichten, in m; eine Variante, die trocken bleibt, zählt als 0.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_maps.cpp"/>
        <source>Envelope: the deepest water of any member, m.</source>
        <translation>Hüllkurve: das tiefste Wasser aller Varianten, in m.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_maps.cpp"/>
        <source>Probability of flooding</source>
        <translation>Wahrscheinlichkeit der Überflutung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_maps.cpp"/>
        <source>Share of the weight of the members whose maximum depth exceeds a depth, 0 to 1; one band for each of the depths of the probabilities. 0 is nodata.</source>
        <translation>Anteil am Gewicht der Varianten, deren maximale Wassertiefe eine Tiefe überschreitet, 0 bis 1; ein Kanal für jede der Tiefen der Wahrscheinlichkeiten. 0 ist NoData.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_maps.cpp"/>
        <source>Earliest arrival</source>
        <translation>Früheste Ankunft</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_maps.cpp"/>
        <source>When the water first exceeds an arrival depth in any member, s since the start; one band for each depth.</source>
        <translation>Wann das Wasser in irgendeiner Variante erstmals eine Ankunftstiefe überschreitet, in s seit dem Beginn; ein Kanal für jede Tiefe.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_maps.cpp"/>
        <source>Median arrival</source>
        <translation>Mediane Ankunft</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_maps.cpp"/>
        <source>By when the water has exceeded an arrival depth in members of half the weight, s since the start; nodata where it comes in less than that. One band for each depth.</source>
        <translation>Bis wann das Wasser in Varianten vom halben Gewicht eine Ankunftstiefe überschritten hat, in s seit dem Beginn; NoData, wo es in weniger als diesen ankommt. Ein Kanal für jede Tiefe.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_maps.cpp"/>
        <source>Quantiles of depth</source>
        <translation>Quantile der Wassertiefe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_maps.cpp"/>
        <source>The smallest maximum depth of a member that members of the given share of the weight do not exceed, m; one band for each quantile. Exact: no distribution is assumed.</source>
        <translation>Die kleinste maximale Wassertiefe einer Variante, die Varianten vom gegebenen Anteil am Gewicht nicht überschreiten, in m; ein Kanal für jedes Quantil. Exakt: Es wird keine Verteilung angenommen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_maps.cpp"/>
        <source>Cancelled: no map was written. %1</source>
        <translation>Abgebrochen: Es wurde keine Karte geschrieben. %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_parameters.cpp"/>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_parameters.cpp"/>
        <source>Table (CSV or any layer) with one row for each member: &apos;id&apos;, and any of &apos;weight&apos;, &apos;hydrograph&apos;, &apos;hydrograph:NAME&apos;, &apos;level_series&apos;, &apos;factor&apos;, &apos;shift_s&apos;, &apos;shift_m&apos;, &apos;rain_factor&apos;, &apos;manning_factor&apos;, &apos;barriers&apos;, &apos;breach&apos;.</source>
        <translation>Tabelle (CSV oder ein beliebiger Layer) mit einer Zeile für jede Variante: &apos;id&apos;, und beliebige von &apos;weight&apos;, &apos;hydrograph&apos;, &apos;hydrograph:NAME&apos;, &apos;level_series&apos;, &apos;factor&apos;, &apos;shift_s&apos;, &apos;shift_m&apos;, &apos;rain_factor&apos;, &apos;manning_factor&apos;, &apos;barriers&apos;, &apos;breach&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_parameters.cpp"/>
        <source>Depths of the probabilities (m)</source>
        <translation>Tiefen der Wahrscheinlichkeiten (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_parameters.cpp"/>
        <source>The map of probabilities gets one band for each of these depths.</source>
        <translation>Die Karte der Wahrscheinlichkeiten bekommt einen Kanal für jede dieser Tiefen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_parameters.cpp"/>
        <source>The map of quantiles gets one band for each of these, above 0 and up to 1.</source>
        <translation>Die Karte der Quantile bekommt einen Kanal für jedes von diesen, über 0 und bis 1.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_parameters.cpp"/>
        <source>Members at once</source>
        <translation>Varianten gleichzeitig</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_parameters.cpp"/>
        <source>0: as many as there are threads, as far as memory allows; on a GPU four at most. Of several processes each computes so many. The results do not depend on it.</source>
        <translation>0: so viele, wie es Threads gibt, soweit der Speicher reicht; auf einer GPU höchstens vier. Von mehreren Prozessen rechnet jeder so viele. Die Ergebnisse hängen nicht davon ab.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_parameters.cpp"/>
        <source>Members</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_parameters.cpp"/>
        <source>Table of the members: their share of the weight, return period, status (computed, kept from an earlier run, failed), steps, computing time, flooded area, water that came in and mass error. With BARRIERS also what flowed over them: &apos;overtopped_m3&apos;, over all of them; &apos;first_overtopping_s&apos;, the earliest over any of them, s since the start (null = never); &apos;overtopping_peak_m3s&apos;, the most at a time over one of them. Null in members without barriers.</source>
        <translation>Tabelle der Varianten: ihr Anteil am Gewicht, Jährlichkeit, Status (computed = berechnet, kept = aus einem früheren Lauf behalten, failed = fehlgeschlagen), Schritte, Rechenzeit, überflutete Fläche, zugeflossenes Wasser und Massenfehler. Mit BARRIERS auch, was über sie floss: &apos;overtopped_m3&apos; über alle; &apos;first_overtopping_s&apos; das früheste über eine von ihnen, s seit dem Beginn (NULL = nie); &apos;overtopping_peak_m3s&apos; das meiste auf einmal über eine von ihnen. NULL bei Varianten ohne Barrieren.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_parameters.cpp"/>
        <source>Expected damage to buildings</source>
        <translation>Erwarteter Schaden an Gebäuden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_parameters.cpp"/>
        <source>The buildings with all their fields and the damage over the members: &apos;flood_prob&apos;, the share of the weight that floods them; &apos;depth_max&apos;, m; &apos;damage_mean&apos;, the expected damage; its standard deviation &apos;damage_sd&apos;; a field for each quantile, e.g. &apos;damage_q50&apos;; and &apos;damage_max&apos;. With return periods of the scenarios also the damage per year, &apos;ead_trapezoid&apos; and &apos;ead_loglinear&apos;. It needs BUILDINGS, curves and values, as Building damage does.</source>
        <translation>Die Gebäude mit allen ihren Feldern und dem Schaden über die Varianten: &apos;flood_prob&apos;, der Anteil am Gewicht, der sie überflutet; &apos;depth_max&apos;, m; &apos;damage_mean&apos;, der erwartete Schaden; seine Standardabweichung &apos;damage_sd&apos;; ein Feld für jedes Quantil, z. B. &apos;damage_q50&apos;; und &apos;damage_max&apos;. Mit Jährlichkeiten der Szenarien auch der Schaden pro Jahr, &apos;ead_trapezoid&apos; und &apos;ead_loglinear&apos;. Dafür werden BUILDINGS, Kurven und Werte gebraucht, wie bei Gebäudeschäden.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_parameters.cpp"/>
        <source>Folder of the members</source>
        <translation>Ordner der Varianten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_parameters.cpp"/>
        <source>Keeps the maps of each finished member. A run with the same folder goes on where another one stopped, also in the middle of a member, which is saved there every CHECKPOINT_INTERVAL minutes and when the run is cancelled. Not given: a temporary folder, gone after the run.</source>
        <translation>Bewahrt die Karten jeder fertigen Variante auf. Ein Lauf mit demselben Ordner macht dort weiter, wo ein anderer aufgehört hat, auch mitten in einer Variante, die dort alle CHECKPOINT_INTERVAL Minuten gesichert wird, und wenn der Lauf abgebrochen wird. Nicht angegeben: ein temporärer Ordner, der nach dem Lauf weg ist.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_parameters.cpp"/>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_parameters.cpp"/>
        <source>A page (HTML, one file, fit to print) for those who review the ensemble: maps of the probabilities and of the deepest water, the members with their inputs, steps and water balance, warnings, and the inputs with their checksums (SHA-256). Beside it a file of the same name with the ending .json has the same numbers.</source>
        <translation>Eine Seite (HTML, eine Datei, zum Drucken geeignet) für die, die das Ensemble prüfen: Karten der Wahrscheinlichkeiten und des tiefsten Wassers, die Varianten mit ihren Eingaben, Schritten und ihrer Wasserbilanz, Warnungen, und die Eingaben mit ihren Prüfsummen (SHA-256). Daneben enthält eine Datei desselben Namens mit der Endung .json dieselben Zahlen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_parameters.cpp"/>
        <source>Members that were computed</source>
        <translation>Berechnete Varianten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_parameters.cpp"/>
        <source>Members kept from an earlier run</source>
        <translation>Aus einem früheren Lauf behaltene Varianten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_parameters.cpp"/>
        <source>Members that failed</source>
        <translation>Fehlgeschlagene Varianten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_parameters.cpp"/>
        <source>Computing time (s)</source>
        <translation>Rechenzeit (s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_parameters.cpp"/>
        <source>Expected damage of all buildings</source>
        <translation>Erwarteter Schaden aller Gebäude</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_parameters.cpp"/>
        <source>Expected annual damage, trapezoid; absent without return periods</source>
        <translation>Erwarteter jährlicher Schaden, Trapezregel; fehlt ohne Jährlichkeiten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_parameters.cpp"/>
        <source>Expected annual damage, log-linear; absent without return periods</source>
        <translation>Erwarteter jährlicher Schaden, log-linear; fehlt ohne Jährlichkeiten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_parameters.cpp"/>
        <source>Area that any member flooded (m²)</source>
        <translation>Von irgendeiner Variante überflutete Fläche (m²)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>more than %1 %</source>
        <translation>mehr als %1 %</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>%1 to %2 %</source>
        <translation>%1 bis %2 %</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>more than %1 m</source>
        <translation>mehr als %1 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>%1 to %2 m</source>
        <translation>%1 bis %2 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>Flood ensemble: %1</source>
        <translation>Überflutungs-Ensemble: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>Flood ensemble</source>
        <translation>Überflutungs-Ensemble</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>spate:rerun, or the command spate rerun, repeats the run from report.json or from any of its maps, and says whether the results are the same to the last bit.</source>
        <translation>spate:rerun, oder der Befehl spate rerun, wiederholt den Lauf aus report.json oder aus einer seiner Karten und sagt, ob die Ergebnisse bis auf das letzte Bit gleich sind.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>At least one of %1 floods comes to %2</source>
        <translation>Mindestens eine von %1 Überflutungen erreicht %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>members</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>flooded in any of them</source>
        <translation>in irgendeiner davon überflutet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>flooded in the largest</source>
        <translation>in der größten überflutet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>largest mass error, relative</source>
        <translation>größter Massenfehler, relativ</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>expected damage</source>
        <translation>erwarteter Schaden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>%1 × %2 cells of %3 m; each member over %4, %5 computed and %6 kept from an earlier run, in %7.</source>
        <translation>%1 × %2 Zellen von %3 m; jede Variante über %4, %5 berechnet und %6 aus einem früheren Lauf behalten, in %7.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>Share of the weight of the members in which the water is deeper than %1 m</source>
        <translation>Anteil am Gewicht der Varianten, in denen das Wasser tiefer als %1 m ist</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>Probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>Envelope</source>
        <translation>Hüllkurve</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>The deepest water of any member</source>
        <translation>Das tiefste Wasser aller Varianten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>The ground is shaded from the elevation model. North is up. CRS: %1.</source>
        <translation>Das Gelände ist aus dem Geländemodell geschummert. Norden ist oben. KBS: %1.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>Can the ensemble be trusted?</source>
        <translation>Kann man dem Ensemble vertrauen?</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>NO</source>
        <translation>NEIN</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>All members were computed</source>
        <translation>Alle Varianten wurden berechnet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>%1 failed</source>
        <translation>%1 fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>No water was lost or won in any member</source>
        <translation>In keiner Variante ging Wasser verloren oder kam hinzu</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>%1 of all water</source>
        <translation>%1 des ganzen Wassers</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>at most %1</source>
        <translation>höchstens %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>Something got wet in each member</source>
        <translation>In jeder Variante wurde etwas nass</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>%1 stay dry</source>
        <translation>%1 bleiben trocken</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>Should be</source>
        <translation>Soll</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>Passed</source>
        <translation>Bestanden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>Member</source>
        <translation>Variante</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>Flooded</source>
        <translation>Überflutet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>Water in</source>
        <translation>Wasser herein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>Mass error</source>
        <translation>Massenfehler</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>Return period (years)</source>
        <translation>Jährlichkeit (Jahre)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>Over barriers</source>
        <translation>Über Barrieren</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>Damage</source>
        <translation>Schaden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>kept</source>
        <translation>behalten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_report.cpp"/>
        <source>failed: %1</source>
        <translation>fehlgeschlagen: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_run.cpp"/>
        <source>All members failed</source>
        <translation>Alle Varianten sind fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_run.cpp"/>
        <source>the first one is &apos;%1&apos;</source>
        <translation>die erste ist &apos;%1&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_run.cpp"/>
        <source>%1 of %2 {member|members} failed</source>
        <translation>%1 von %2 {Variante ist|Varianten sind} fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_run.cpp"/>
        <source>the others have %1 of all weight</source>
        <translation>die anderen haben %1 des ganzen Gewichts</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_run.cpp"/>
        <source>The statistics are over the others: their weights were scaled to sum to 1.</source>
        <translation>Die Statistik geht über die anderen: Ihre Gewichte wurden so skaliert, dass ihre Summe 1 ist.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_run.cpp"/>
        <source>SCENARIOS: the column &apos;%1&apos; changes nothing</source>
        <translation>SCENARIOS: Die Spalte &apos;%1&apos; ändert nichts</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_run.cpp"/>
        <source>it is none of %1</source>
        <translation>sie ist keine von %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_run.cpp"/>
        <source>Correct its name, if it should count.</source>
        <translation>Berichtigen Sie ihren Namen, wenn sie zählen soll.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_run.cpp"/>
        <source>FOLDER &apos;%1&apos; cannot be used</source>
        <translation>FOLDER &apos;%1&apos; kann nicht benutzt werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_run.cpp"/>
        <source>it is not there and cannot be made</source>
        <translation>es gibt ihn nicht, und er kann nicht angelegt werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_run.cpp"/>
        <source>The folder &apos;%1&apos; for temporary files cannot be used</source>
        <translation>Der Ordner &apos;%1&apos; für temporäre Dateien kann nicht benutzt werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_run.cpp"/>
        <source>Give a FOLDER for the members, or let TMPDIR name a folder that can be written to.</source>
        <translation>Geben Sie einen FOLDER für die Varianten an, oder lassen Sie TMPDIR einen Ordner nennen, in den geschrieben werden kann.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_run.cpp"/>
        <source>DAMAGE is wanted without BUILDINGS</source>
        <translation>DAMAGE ist ohne BUILDINGS verlangt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_run.cpp"/>
        <source>there is nothing that could be damaged</source>
        <translation>es gibt nichts, das beschädigt werden könnte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_run.cpp"/>
        <source>Give the layer of buildings.</source>
        <translation>Geben Sie den Layer der Gebäude an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_run.cpp"/>
        <source>Preparing the members</source>
        <translation>Vorbereiten der Varianten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_run.cpp"/>
        <source>Simulating the members</source>
        <translation>Simulieren der Varianten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_run.cpp"/>
        <source>Writing the statistics</source>
        <translation>Schreiben der Statistik</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_run.cpp"/>
        <source>Expected damage of all buildings: %1</source>
        <translation>Erwarteter Schaden aller Gebäude: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_run.cpp"/>
        <source>Expected annual damage: trapezoid %1, log-linear %2</source>
        <translation>Erwarteter jährlicher Schaden: Trapezregel %1, log-linear %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/ensemble_run.cpp"/>
        <source>Ensemble: %1 {member|members} computed, %2 kept, %3 failed, in %4 s; flooded by any of them: %5</source>
        <translation>Ensemble: %1 {Variante|Varianten} berechnet, %2 behalten, %3 fehlgeschlagen, in %4 s; von irgendeiner überflutet: %5</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/member_folder.cpp"/>
        <source>Finished members stay in &apos;%1&apos;, where the next run finds them and goes on with others.</source>
        <translation>Fertige Varianten bleiben in &apos;%1&apos;, wo der nächste Lauf sie findet und mit anderen weitermacht.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/member_folder.cpp"/>
        <source>FOLDER was not given: finished members are lost.</source>
        <translation>FOLDER war nicht angegeben: Fertige Varianten sind verloren.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/member_folder.cpp"/>
        <source>its maps were made with other inputs, parameters or another version of Spate</source>
        <translation>ihre Karten wurden mit anderen Eingaben, Parametern oder einer anderen Version von Spate gemacht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/member_folder.cpp"/>
        <source>The mass error is large</source>
        <translation>Der Massenfehler ist groß</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/member_folder.cpp"/>
        <source>it is %1, and should be below %2</source>
        <translation>er ist %1 und sollte unter %2 liegen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/member_folder.cpp"/>
        <source>Take the scheme hwp14, or lower CFL.</source>
        <translation>Nehmen Sie das Verfahren hwp14, oder verkleinern Sie CFL.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/member_pool.cpp"/>
        <source>The members cannot be computed</source>
        <translation>Die Mitglieder können nicht berechnet werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/member_pool.cpp"/>
        <source>Close other programs, or raise the limit of threads.</source>
        <translation>Schließen Sie andere Programme, oder erhöhen Sie die Grenze für Threads.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/member_run.cpp"/>
        <source>%1 Or set MEMBERS_AT_ONCE lower.</source>
        <translation>%1 Oder setzen Sie MEMBERS_AT_ONCE niedriger.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/member_run.cpp"/>
        <source>There is not enough memory</source>
        <translation>Der Speicher reicht nicht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/member_run.cpp"/>
        <source>an allocation failed</source>
        <translation>eine Anforderung von Speicher ist fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/member_run.cpp"/>
        <source>Set MEMBERS_AT_ONCE lower.</source>
        <translation>Setzen Sie MEMBERS_AT_ONCE niedriger.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/member_run.cpp"/>
        <source>it goes on at %1</source>
        <translation>sie geht bei %1 weiter</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/member_run.cpp"/>
        <source>it begins anew: %1</source>
        <translation>sie beginnt von vorn: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/member_run.cpp"/>
        <source>The folder &apos;%1&apos; cannot be made</source>
        <translation>Der Ordner &apos;%1&apos; kann nicht angelegt werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/member_run.cpp"/>
        <source>a file of that name may be in its place, or FOLDER is read-only</source>
        <translation>vielleicht ist dort eine Datei dieses Namens, oder FOLDER ist schreibgeschützt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/member_run.cpp"/>
        <source>Choose another FOLDER.</source>
        <translation>Wählen Sie einen anderen FOLDER.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/member_run.cpp"/>
        <source>The maps of the member cannot be read back</source>
        <translation>Die Karten der Variante können nicht zurückgelesen werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/ensemble/member_run.cpp"/>
        <source>Check the disk of FOLDER.</source>
        <translation>Prüfen Sie den Datenträger von FOLDER.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/flood_run.cpp"/>
        <source>The what-if takes the place of the checkpoint &apos;%1&apos;</source>
        <translation>Das Was-wäre-wenn nimmt den Platz des Zwischenstands &apos;%1&apos; ein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/flood_run.cpp"/>
        <source>CHECKPOINT is the folder that RESUME_FROM lies in</source>
        <translation>CHECKPOINT ist der Ordner, in dem RESUME_FROM liegt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/flood_run.cpp"/>
        <source>Give each what-if its own folder CHECKPOINT, so that others, and spate:rerun, can go on from there too.</source>
        <translation>Geben Sie jedem Was-wäre-wenn einen eigenen Ordner CHECKPOINT, damit auch andere und spate:rerun von dort weitergehen können.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/flood_run.cpp"/>
        <source>%1 has the frames until then.</source>
        <translation>%1 hat die Bilder bis dahin.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/flood_run.cpp"/>
        <source>The checkpoint in %1, of %2, is whole: RESUME_FROM goes on from it.</source>
        <translation>Der Zwischenstand in %1, von %2, ist vollständig: RESUME_FROM setzt von dort fort.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/flood_run.cpp"/>
        <source>Preparing the simulation</source>
        <translation>Vorbereiten der Simulation</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/flood_run.cpp"/>
        <source>The run that is to go on ended after this one</source>
        <translation>Der Lauf, der weitergehen soll, endete nach diesem</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/flood_run.cpp"/>
        <source>its checkpoint is of %1, and DURATION is %2</source>
        <translation>sein Zwischenstand ist von %1, und DURATION ist %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/flood_run.cpp"/>
        <source>Give a longer DURATION, or simulate from the start.</source>
        <translation>Geben Sie eine längere DURATION an, oder simulieren Sie von Anfang an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/flood_run.cpp"/>
        <source>Goes on at %1, after %2 {step|steps}, from %3</source>
        <translation>Es geht bei %1 weiter, nach %2 {Schritt|Schritten}, aus %3</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/flood_run.cpp"/>
        <source>What-if, with others than before: %1</source>
        <translation>Was-wäre-wenn, mit anderen als vorher: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/flood_run.cpp"/>
        <source>%1 cannot be continued</source>
        <translation>%1 kann nicht fortgesetzt werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/flood_run.cpp"/>
        <source>the run that was saved did not write it, so it would begin in the middle</source>
        <translation>der gesicherte Lauf hat es nicht geschrieben, es würde also in der Mitte beginnen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/flood_run.cpp"/>
        <source>Leave it out, or simulate from the start.</source>
        <translation>Lassen Sie es weg, oder simulieren Sie von Anfang an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/flood_run.cpp"/>
        <source>Writing the frames until the checkpoint</source>
        <translation>Schreiben der Zeitpunkte bis zum Zwischenstand</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/flood_run.cpp"/>
        <source>Simulating</source>
        <translation>Simulieren</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/flood_run.cpp"/>
        <source>Writing the maps</source>
        <translation>Schreiben der Karten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/flood_run.cpp"/>
        <source>The flood is complete until %1 of %2, and the maps of that were written, marked as partial.</source>
        <translation>Die Überflutung ist vollständig bis %1 von %2; die Karten davon wurden geschrieben und als unvollständig gekennzeichnet.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/flood_run.cpp"/>
        <source>Cancelled. %1</source>
        <translation>Abgebrochen. %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/input_check.cpp"/>
        <source>at x %1, y %2</source>
        <translation>bei x %1, y %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/input_check.cpp"/>
        <source>and %1 {other place|other places}</source>
        <translation>und an %1 {anderen Stelle|anderen Stellen}</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/input_check.cpp"/>
        <source>The run takes at most %1 of memory</source>
        <translation>Der Lauf braucht höchstens %1 Speicher</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/input_check.cpp"/>
        <source>on %1, when every cell is wet; %2 at the start, and %3 on this computer in all</source>
        <translation>auf %1, wenn jede Zelle nass ist; %2 zu Beginn, und %3 hat dieser Rechner insgesamt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/input_check.cpp"/>
        <source>The run takes about %1 {step|steps} and %2</source>
        <translation>Der Lauf braucht etwa %1 {Schritt|Schritte} und %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/input_check.cpp"/>
        <source>%1 to %2 {step|steps}, %3 to %4; from its first %5 {step|steps}, over %6 of %7</source>
        <translation>%1 bis %2 {Schritt|Schritte}, %3 bis %4; aus den ersten %5 {Schritt|Schritten}, über %6 von %7</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/input_check.cpp"/>
        <source>Use larger cells, a smaller area or a GPU.</source>
        <translation>Nehmen Sie größere Zellen, ein kleineres Gebiet oder eine GPU.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/input_check.cpp"/>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/input_check.cpp"/>
        <source>Points with &apos;severity&apos; (error: the simulation refuses it; warning: allowed, but seldom meant; note: good to know), &apos;key&apos; (the cause, the same in every language), &apos;problem&apos;, &apos;why&apos;, &apos;remedy&apos;, &apos;value&apos; and its &apos;unit&apos;. What has no place is a row without a point. Of many places of one kind the worst %1 are written.</source>
        <translation>Punkte mit &apos;severity&apos; (error: die Simulation lehnt es ab; warning: erlaubt, aber selten gemeint; note: gut zu wissen), &apos;key&apos; (die Ursache, in jeder Sprache gleich), &apos;problem&apos;, &apos;why&apos;, &apos;remedy&apos;, &apos;value&apos; und seiner Einheit &apos;unit&apos;. Was keinen Ort hat, ist eine Zeile ohne Punkt. Von vielen Stellen einer Art werden die schlimmsten %1 geschrieben.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/input_check.cpp"/>
        <source>Errors</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/input_check.cpp"/>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/input_check.cpp"/>
        <source>Notes</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/input_check.cpp"/>
        <source>Cells</source>
        <translation>Zellen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/input_check.cpp"/>
        <source>Memory at the start (bytes)</source>
        <translation>Speicher zu Beginn (Byte)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/input_check.cpp"/>
        <source>Memory when every cell is wet (bytes)</source>
        <translation>Speicher, wenn jede Zelle nass ist (Byte)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/input_check.cpp"/>
        <source>Memory of this computer, at most (bytes)</source>
        <translation>Speicher dieses Rechners, höchstens (Byte)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/input_check.cpp"/>
        <source>Steps, estimated</source>
        <translation>Schritte, geschätzt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/input_check.cpp"/>
        <source>Steps, at least</source>
        <translation>Schritte, mindestens</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/input_check.cpp"/>
        <source>Steps, at most</source>
        <translation>Schritte, höchstens</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/input_check.cpp"/>
        <source>Wall time, estimated (s)</source>
        <translation>Zeit auf der Uhr, geschätzt (s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/input_check.cpp"/>
        <source>Wall time, at least (s)</source>
        <translation>Zeit auf der Uhr, mindestens (s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/input_check.cpp"/>
        <source>Wall time, at most (s)</source>
        <translation>Zeit auf der Uhr, höchstens (s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/file_inputs.cpp"/>
        <source>no geometries</source>
        <translation>keine Geometrien</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/file_inputs.cpp"/>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/file_inputs.cpp"/>
        <source>lines</source>
        <translation>Linien</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/file_inputs.cpp"/>
        <source>polygons</source>
        <translation>Polygone</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/file_inputs.cpp"/>
        <source>geometries</source>
        <translation>Geometrien</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/file_inputs.cpp"/>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/file_inputs.cpp"/>
        <source>%1 holds %2</source>
        <translation>%1 enthält %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/file_inputs.cpp"/>
        <source>%1 are needed</source>
        <translation>%1 werden gebraucht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/file_inputs.cpp"/>
        <source>Choose another layer.</source>
        <translation>Wählen Sie einen anderen Layer.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/file_inputs.cpp"/>
        <source>%1 &apos;%2&apos; is a folder</source>
        <translation>%1 &apos;%2&apos; ist ein Ordner</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/file_inputs.cpp"/>
        <source>it may hold any number of tables</source>
        <translation>er kann beliebig viele Tabellen enthalten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/file_inputs.cpp"/>
        <source>Choose a file, or name one of its tables with |layername=.</source>
        <translation>Wählen Sie eine Datei, oder nennen Sie eine ihrer Tabellen mit |layername=.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/file_inputs.cpp"/>
        <source>%1 has one column only</source>
        <translation>%1 hat nur eine Spalte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/file_inputs.cpp"/>
        <source>no comma, semicolon or tab stands in the header of &apos;%1&apos;: &apos;%2&apos;</source>
        <translation>im Kopf von &apos;%1&apos; steht kein Komma, Semikolon oder Tabulator: &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/file_inputs.cpp"/>
        <source>Separate its columns by commas, semicolons or tabs.</source>
        <translation>Trennen Sie die Spalten durch Kommas, Semikolons oder Tabulatoren.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>%1 has no field &apos;%2&apos;</source>
        <translation>%1 hat kein Feld &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>it has: %1</source>
        <translation>die Felder sind: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>Add the field, or rename the one that holds it.</source>
        <translation>Fügen Sie das Feld hinzu, oder benennen Sie das um, das es enthält.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>The field &apos;%1&apos; of %2 is not read</source>
        <translation>Das Feld &apos;%1&apos; von %2 wird nicht gelesen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>there is none of that name, but &apos;%1&apos;</source>
        <translation>ein Feld dieses Namens gibt es nicht, aber &apos;%1&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>Rename it, if that is meant.</source>
        <translation>Benennen Sie es um, wenn das gemeint ist.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>%1 is the same as %2</source>
        <translation>%1 ist dasselbe wie %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>%1: %2 {feature is|features are} there twice</source>
        <translation>%1: %2 {Objekt ist|Objekte sind} doppelt vorhanden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>Delete one of each pair, if it was copied by mistake: they add up.</source>
        <translation>Löschen Sie je eines von beiden, wenn es versehentlich kopiert wurde: Sie zählen beide.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>no fields</source>
        <translation>keine Felder</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>%1 has the %2 &apos;%3&apos;</source>
        <translation>%1 hat %2 &apos;%3&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>Write a number with a decimal point, or clear the field.</source>
        <translation>Schreiben Sie eine Zahl mit Dezimalpunkt, oder leeren Sie das Feld.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>known are %1</source>
        <translation>bekannt sind %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>Write one of these.</source>
        <translation>Schreiben Sie eines davon.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>The CRS of %1 is not known</source>
        <translation>Das KBS von %1 ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>the coordinates of %1 are taken as they are</source>
        <translation>die Koordinaten von %1 werden genommen, wie sie sind</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>Assign it, if the layers do not fit together.</source>
        <translation>Weisen Sie es zu, wenn die Layer nicht zusammenpassen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>%1 has no geometry</source>
        <translation>%1 hat keine Geometrie</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>it has no place in %1</source>
        <translation>das Objekt hat keinen Ort in %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>Draw it, or delete its row.</source>
        <translation>Zeichnen Sie es, oder löschen Sie seine Zeile.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>%1: one feature has no geometry and is left out</source>
        <translation>%1: Ein Objekt hat keine Geometrie und wird ausgelassen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>%1: %2 features have no geometry and are left out</source>
        <translation>%1: %2 Objekte haben keine Geometrie und werden ausgelassen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>the first is %1</source>
        <translation>das erste ist %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/inputs.cpp"/>
        <source>Draw them, or delete their rows.</source>
        <translation>Zeichnen Sie sie, oder löschen Sie ihre Zeilen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/kept_rows.cpp"/>
        <source>%1 has changed during the run</source>
        <translation>%1 hat sich während des Laufs geändert</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/kept_rows.cpp"/>
        <source>feature %1 was not there before</source>
        <translation>Objekt %1 war vorher nicht da</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/kept_rows.cpp"/>
        <source>Run again when nobody edits the layer.</source>
        <translation>Starten Sie noch einmal, wenn niemand den Layer bearbeitet.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/kept_rows.cpp"/>
        <source>%1 cannot be brought into the CRS of %2</source>
        <translation>%1 kann nicht in das KBS von %2 gebracht werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/kept_rows.cpp"/>
        <source>feature %1 of %2</source>
        <translation>Objekt %1 von %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/kept_rows.cpp"/>
        <source>it lies outside that CRS</source>
        <translation>es liegt außerhalb dieses KBS</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/plausible_depths.cpp"/>
        <source>%1 holds no depths</source>
        <translation>%1 enthält keine Tiefen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/plausible_depths.cpp"/>
        <source>it is Spate&apos;s map &apos;%1&apos;</source>
        <translation>es ist die Karte &apos;%1&apos; von Spate</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/plausible_depths.cpp"/>
        <source>Choose the map of maximum depths.</source>
        <translation>Wählen Sie die Karte der maximalen Wassertiefen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/plausible_depths.cpp"/>
        <source>%1 does not hold what it should</source>
        <translation>%1 enthält nicht, was es soll</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/plausible_depths.cpp"/>
        <source>it is Spate&apos;s map &apos;%1&apos;, in %2; needed is &apos;%3&apos;, in %4</source>
        <translation>es ist die Karte &apos;%1&apos; von Spate, in %2; gebraucht wird &apos;%3&apos;, in %4</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/plausible_depths.cpp"/>
        <source>Choose another map.</source>
        <translation>Wählen Sie eine andere Karte.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/plausible_depths.cpp"/>
        <source>%1 comes from a run that failed</source>
        <translation>%1 stammt aus einem Lauf, der misslungen ist</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/plausible_depths.cpp"/>
        <source>its mass error is %1</source>
        <translation>sein Massenfehler ist %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/plausible_depths.cpp"/>
        <source>Repeat the simulation, and follow the advice in its log.</source>
        <translation>Wiederholen Sie die Simulation, und folgen Sie dem Rat in ihrem Protokoll.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/plausible_depths.cpp"/>
        <source>%1 is partial: its simulation was stopped after %2 of %3. Higher water may have come later.</source>
        <translation>%1 ist unvollständig: Die Simulation wurde nach %2 von %3 angehalten. Später kann höheres Wasser gekommen sein.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/plausible_depths.cpp"/>
        <source>The depths of &apos;%1&apos; do not stand on DEM: Spate computes on a bed of its own, which is smoother. The levels may differ from MAX_LEVEL. Give the map BED of the same run as DEM.</source>
        <translation>Die Tiefen von &apos;%1&apos; stehen nicht auf DEM: Spate rechnet auf einer eigenen Sohle, die glatter ist. Die Wasserstände können von MAX_LEVEL abweichen. Geben Sie die Karte BED desselben Laufs als DEM an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/plausible_depths.cpp"/>
        <source>a depth lies between 0 and %1 m</source>
        <translation>eine Tiefe liegt zwischen 0 und %1 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/plausible_depths.cpp"/>
        <source>Choose the map of maximum depths, and declare its nodata value.</source>
        <translation>Wählen Sie die Karte der maximalen Wassertiefen, und geben Sie ihren NoData-Wert an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/plausible_depths.cpp"/>
        <source>%1 is nowhere shallower than %2 m (water is shallow at its edge). Check that it does not hold levels or elevations in place of depths.</source>
        <translation>%1 ist nirgends flacher als %2 m (am Rand ist Wasser flach). Prüfen Sie, ob es nicht Wasserstände oder Geländehöhen statt Tiefen enthält.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/series_by_key.cpp"/>
        <source>discharge</source>
        <translation>Durchfluss</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/series_by_key.cpp"/>
        <source>level</source>
        <translation>Wasserstand</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/series_by_key.cpp"/>
        <source>%1 needs a %2</source>
        <translation>%1 braucht einen %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/series_by_key.cpp"/>
        <source>the hydrograph &apos;%1&apos; is a %2</source>
        <translation>die Ganglinie &apos;%1&apos; ist ein %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/series_by_key.cpp"/>
        <source>Change the kind, or the column of the series.</source>
        <translation>Ändern Sie die Art, oder die Spalte der Reihe.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/series_by_key.cpp"/>
        <source>%1 has a %2 of %3</source>
        <translation>%1 hat einen %2 von %3</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/series_by_key.cpp"/>
        <source>it must lie between %1 and %2 %3</source>
        <translation>er muss zwischen %1 und %2 %3 liegen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/series_by_key.cpp"/>
        <source>Correct it, its unit, or what a scenario makes of it.</source>
        <translation>Berichtigen Sie ihn, seine Einheit, oder was ein Szenario daraus macht.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/series_by_key.cpp"/>
        <source>%1, in %2,</source>
        <translation>%1, in %2,</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/series_by_key.cpp"/>
        <source>%1 has no hydrograph</source>
        <translation>%1 hat keine Ganglinie</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/series_by_key.cpp"/>
        <source>HYDROGRAPHS is not given</source>
        <translation>HYDROGRAPHS ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/series_by_key.cpp"/>
        <source>Give that table, and name the series in the field &apos;hydrograph&apos;.</source>
        <translation>Geben Sie diese Tabelle an, und nennen Sie die Ganglinie im Feld &apos;hydrograph&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/series_by_key.cpp"/>
        <source>Give the table that holds &apos;%1&apos;.</source>
        <translation>Geben Sie die Tabelle an, die &apos;%1&apos; enthält.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/series_by_key.cpp"/>
        <source>%1 names the hydrograph &apos;%2&apos;, which is not known</source>
        <translation>%1 nennt die Ganglinie &apos;%2&apos;, die nicht bekannt ist</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/series_by_key.cpp"/>
        <source>HYDROGRAPHS holds %1</source>
        <translation>HYDROGRAPHS enthält %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/series_by_key.cpp"/>
        <source>Correct the name, or add the series.</source>
        <translation>Berichtigen Sie den Namen, oder fügen Sie die Reihe hinzu.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/series_by_key.cpp"/>
        <source>The hydrograph &apos;%1&apos; is used %2 times</source>
        <translation>Die Ganglinie &apos;%1&apos; wird %2-mal benutzt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/series_by_key.cpp"/>
        <source>its whole discharge comes in each time</source>
        <translation>ihr ganzer Durchfluss kommt jedes Mal herein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/series_by_key.cpp"/>
        <source>Give each its own, if that is not meant.</source>
        <translation>Geben Sie jedem eine eigene, wenn das nicht gemeint ist.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/series_by_key.cpp"/>
        <source>%1 and %2 {other|others}</source>
        <translation>%1 und %2 andere</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/series_by_key.cpp"/>
        <source>Hydrographs are not used: %1</source>
        <translation>Nicht benutzte Ganglinien: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/series_by_key.cpp"/>
        <source>no inflow, edge or boundary line names them</source>
        <translation>kein Zufluss, kein Rand und keine Randlinie nennt sie</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/inputs/series_by_key.cpp"/>
        <source>Correct the names, or remove them.</source>
        <translation>Berichtigen Sie die Namen, oder entfernen Sie sie.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>Take the scheme hwp14, lower CFL, and look for single cells that are far deeper than their neighbours.</source>
        <translation>Nehmen Sie das Verfahren hwp14, verkleinern Sie CFL, und suchen Sie nach einzelnen Zellen, die viel tiefer sind als ihre Nachbarn.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>Water was made</source>
        <translation>Es ist Wasser entstanden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>%1 m³, by setting negative depths to 0</source>
        <translation>%1 m³, weil negative Tiefen auf 0 gesetzt wurden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>The inflows did not deliver their water</source>
        <translation>Die Zuflüsse haben ihr Wasser nicht gebracht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>%1 m³ instead of %2 m³</source>
        <translation>%1 m³ statt %2 m³</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>Do not use the result.</source>
        <translation>Benutzen Sie das Ergebnis nicht.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>Nothing got wet</source>
        <translation>Nichts wurde nass</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>the maps are empty</source>
        <translation>die Karten sind leer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>Check that water comes in, the duration, and DRY_DEPTH.</source>
        <translation>Prüfen Sie, ob Wasser hereinkommt, die Dauer und DRY_DEPTH.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>%1 (%2 does not suit it)</source>
        <translation>%1 (%2 passt nicht dazu)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>Scheme: %1, %2, CFL %3; %4 to simulate</source>
        <translation>Verfahren: %1, %2, CFL %3; %4 werden simuliert</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>Precision: double; the maps hold its numbers rounded to single</source>
        <translation>Genauigkeit: doppelt; die Karten enthalten ihre Zahlen auf einfache gerundet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>%1, since %2</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>Device: %1</source>
        <translation>Gerät: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>Memory: at most %1, when every cell is wet; %2 at the start</source>
        <translation>Speicher: höchstens %1, wenn jede Zelle nass ist; %2 zu Beginn</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>The run may end early, with the maps up to then</source>
        <translation>Der Lauf endet vielleicht früher, mit den Karten bis dahin</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>%1 of memory are free, %2 less than the whole terrain would need</source>
        <translation>%1 Speicher sind frei, %2 weniger, als das ganze Gelände brauchen würde</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>%1 of memory are free on the GPU, %2 less than the whole terrain would need</source>
        <translation>%1 Speicher sind auf der GPU frei, %2 weniger, als das ganze Gelände brauchen würde</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>Use larger cells, or cut the elevation model to the part that can be flooded.</source>
        <translation>Nehmen Sie größere Zellen, oder beschränken Sie das Geländemodell auf den Teil, der überflutet werden kann.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>the flood takes %1, up to %2 more when every cell is wet, and the last %3 are for writing the maps</source>
        <translation>die Überflutung braucht %1, bis zu %2 mehr, wenn alle Zellen nass sind, und die letzten %3 sind für das Schreiben der Karten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>The simulation will take long</source>
        <translation>Die Simulation wird lange dauern</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>about %1 at the pace of now, after %2 % of it in %3</source>
        <translation>etwa %1 bei jetziger Geschwindigkeit, nach %2 % davon in %3</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>Stop it, and look for very small cells, very deep or fast water, or a value in a wrong unit.</source>
        <translation>Halten Sie sie an, und suchen Sie nach sehr kleinen Zellen, sehr tiefem oder schnellem Wasser, oder einem Wert in einer falschen Einheit.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>The simulation will take about %1 in all, %2 from now on</source>
        <translation>Die Simulation wird insgesamt etwa %1 dauern, von jetzt an noch %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>%1 %: %2 simulated in %3 s, %4 {step|steps} (the last %5 s), %6 wet, %7 million cell updates per second, about %8 s to go</source>
        <translation>%1 %: %2 simuliert in %3 s, %4 {Schritt|Schritte} (der letzte %5 s), %6 nass, %7 Millionen Zellberechnungen pro Sekunde, noch etwa %8 s</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>Run certificate</source>
        <translation>Nachweis des Laufs</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>  %1 simulated in %2 s: %3 {step|steps}, %4 million cell updates per second, on %5</source>
        <translation>  %1 simuliert in %2 s: %3 {Schritt|Schritte}, %4 Millionen Zellberechnungen pro Sekunde, auf %5</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>  Water in: %1 m³ at the start, %2 m³ by inflows, %3 m³ over edges, %4 m³ of rain</source>
        <translation>  Wasser herein: %1 m³ zu Beginn, %2 m³ durch Zuflüsse, %3 m³ über Ränder, %4 m³ Regen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>  Water out: %1 m³ abstracted, %2 m³ over edges, %3 m³ infiltrated</source>
        <translation>  Wasser hinaus: %1 m³ entnommen, %2 m³ über Ränder, %3 m³ versickert</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>  Evaporated: %1 m³</source>
        <translation>  Verdunstet: %1 m³</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>  Out of the domain through structures: %1 m³</source>
        <translation>  Durch Bauwerke aus dem Gebiet: %1 m³</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>  Water stored: %1 m³; clipped: %2 m³; mass error: %3</source>
        <translation>  Wasser im Gebiet: %1 m³; gekappt: %2 m³; Massenfehler: %3</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/run_log.cpp"/>
        <source>  Ever wet: %1; wet at the end: %2</source>
        <translation>  Jemals nass: %1; am Ende nass: %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/texts.cpp"/>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/texts.cpp"/>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/texts.cpp"/>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/texts.cpp"/>
        <source>%1 km²</source>
        <translation>%1 km²</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/texts.cpp"/>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/log/texts.cpp"/>
        <source>The inputs have errors.</source>
        <translation>Die Eingaben haben Fehler.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/gauges.cpp"/>
        <source>gauge</source>
        <translation>Pegel</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/gauges.cpp"/>
        <source>%1 lies outside DEM</source>
        <translation>%1 liegt außerhalb von DEM</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/gauges.cpp"/>
        <source>DEM covers %1</source>
        <translation>DEM umfasst %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/gauges.cpp"/>
        <source>It is left out.</source>
        <translation>Er wird ausgelassen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/gauges.cpp"/>
        <source>%1 is several points</source>
        <translation>%1 besteht aus mehreren Punkten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/gauges.cpp"/>
        <source>a gauge is one place</source>
        <translation>ein Pegel ist ein Ort</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/gauges.cpp"/>
        <source>Split it into single points.</source>
        <translation>Teilen Sie ihn in einzelne Punkte auf.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/gauges.cpp"/>
        <source>%1 lies on nodata or a building</source>
        <translation>%1 liegt auf NoData oder einem Gebäude</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/gauges.cpp"/>
        <source>nothing flows there: %1</source>
        <translation>dort fließt nichts: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/gauges.cpp"/>
        <source>Move it to where the water can flow.</source>
        <translation>Verschieben Sie das Objekt dorthin, wo das Wasser fließen kann.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/gauges.cpp"/>
        <source>Several gauges have the name &apos;%1&apos;</source>
        <translation>Mehrere Pegel haben die Bezeichnung &apos;%1&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/gauges.cpp"/>
        <source>tables cannot tell them apart, and OBSERVED counts for each of them</source>
        <translation>Tabellen können sie nicht unterscheiden, und OBSERVED gilt für jeden von ihnen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/gauges.cpp"/>
        <source>Give each its own.</source>
        <translation>Geben Sie jedem eine eigene.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/gauges.cpp"/>
        <source>OBSERVED has gauges that GAUGES has not</source>
        <translation>OBSERVED hat Pegel, die GAUGES nicht hat</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/gauges.cpp"/>
        <source>Check the names in both.</source>
        <translation>Prüfen Sie die Namen in beiden.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/gauges.cpp"/>
        <source>OBSERVED has sections that SECTIONS has not</source>
        <translation>OBSERVED hat Querschnitte, die SECTIONS nicht hat</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/recorded_layers.cpp"/>
        <source>No observed value of %1 lies within the run</source>
        <translation>Kein beobachteter Wert von %1 liegt innerhalb des Laufs</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/recorded_layers.cpp"/>
        <source>they are from %1 to %2</source>
        <translation>sie reichen von %1 bis %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/recorded_layers.cpp"/>
        <source>Check their times, which count from the start of the run.</source>
        <translation>Prüfen Sie ihre Zeiten, die ab dem Beginn des Laufs zählen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/recorded_layers.cpp"/>
        <source>At %1 {observed level|observed levels} of %2 the simulation is dry</source>
        <translation>Bei %1 {beobachteten Wasserstand|beobachteten Wasserständen} von %2 ist die Simulation trocken</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/recorded_layers.cpp"/>
        <source>they are in neither RMSE nor NSE: dry ground has no level</source>
        <translation>sie zählen weder für RMSE noch für NSE: Trockener Boden hat keinen Wasserstand</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/recorded_layers.cpp"/>
        <source>Give depths in place of levels, so that they count.</source>
        <translation>Geben Sie Tiefen anstelle von Wasserständen an, damit sie zählen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/recorded_layers.cpp"/>
        <source>gauge &apos;%1&apos;</source>
        <translation>Pegel &apos;%1&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/recorded_layers.cpp"/>
        <source>section &apos;%1&apos;</source>
        <translation>Querschnitt &apos;%1&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/recorder.cpp"/>
        <source>%1 are others than in the run that goes on</source>
        <translation>%1 sind andere als in dem Lauf, der fortgesetzt wird</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/recorder.cpp"/>
        <source>what was recorded until the checkpoint is of other places</source>
        <translation>was bis zum Zwischenstand aufgezeichnet wurde, gilt für andere Orte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/recorder.cpp"/>
        <source>Give the same %1, or simulate from the start.</source>
        <translation>Geben Sie dieselben %1 an, oder simulieren Sie von Anfang an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/sections.cpp"/>
        <source>section</source>
        <translation>Querschnitt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/sections.cpp"/>
        <source>%1 lies between no two cells</source>
        <translation>%1 liegt zwischen keinen zwei Zellen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/sections.cpp"/>
        <source>it crosses no link between the centres of cells of %1 m in which water flows</source>
        <translation>sie kreuzt keine Verbindung zwischen den Mittelpunkten von Zellen von %1 m, in denen Wasser fließt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/sections.cpp"/>
        <source>Draw it longer, use a finer DEM, or remove it.</source>
        <translation>Zeichnen Sie sie länger, nehmen Sie ein feineres DEM, oder entfernen Sie sie.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/sections.cpp"/>
        <source>Sections: %1</source>
        <translation>Querschnitte: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/sections.cpp"/>
        <source>Sections</source>
        <translation>Querschnitte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/sections.cpp"/>
        <source>  %1: nothing flowed through</source>
        <translation>  %1: nichts floss hindurch</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/sections.cpp"/>
        <source>  %1: %2 m³ in all, at most %3 m³/s, after %4</source>
        <translation>  %1: %2 m³ insgesamt, höchstens %3 m³/s, nach %4</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_files.cpp"/>
        <source>Choose another file or folder.</source>
        <translation>Wählen Sie eine andere Datei oder einen anderen Ordner.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_files.cpp"/>
        <source>GAUGE_SERIES &apos;%1&apos; cannot be written</source>
        <translation>GAUGE_SERIES &apos;%1&apos; kann nicht geschrieben werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_files.cpp"/>
        <source>SERIES &apos;%1&apos; cannot be written</source>
        <translation>SERIES &apos;%1&apos; kann nicht geschrieben werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_files.cpp"/>
        <source>a mesh over time is NetCDF</source>
        <translation>ein Netz über die Zeit ist NetCDF</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_files.cpp"/>
        <source>Choose a file that ends in .nc.</source>
        <translation>Wählen Sie eine Datei, die auf .nc endet.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_parameters.cpp"/>
        <source>Gauges</source>
        <translation>Pegel</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_parameters.cpp"/>
        <source>Points where depth, level and speed are written down over time, in GAUGE_SERIES, and their peaks in GAUGE_PEAKS. The field &apos;name&apos; is what they are called.</source>
        <translation>Punkte, an denen Wassertiefe, Wasserstand und Geschwindigkeit über die Zeit aufgezeichnet werden, in GAUGE_SERIES, und ihre Höchstwerte in GAUGE_PEAKS. Das Feld &apos;name&apos; ist ihre Bezeichnung.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_parameters.cpp"/>
        <source>Lines through which the flow is counted, step by step, on the faces between cells: discharge and volume over time in GAUGE_SERIES, the peaks in SECTION_PEAKS. Draw them as cross-sections, from the left bank to the right one looking downstream: what flows downstream, from the right of the line to its left, is positive, what flows back is negative. The flow is the same with and without them. The field &apos;name&apos; is what they are called.</source>
        <translation>Linien, durch die der Abfluss gezählt wird, Schritt für Schritt, auf den Kanten zwischen Zellen: Durchfluss und Volumen über die Zeit in GAUGE_SERIES, die Höchstwerte in SECTION_PEAKS. Zeichnen Sie sie quer zum Fluss, vom linken zum rechten Ufer mit Blick stromab: Was stromab fließt, von der rechten Seite der Linie zu ihrer linken, ist positiv, was zurückfließt, negativ. Die Überflutung ist mit ihnen und ohne sie dieselbe. Das Feld &apos;name&apos; ist ihre Bezeichnung.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_parameters.cpp"/>
        <source>Interval of series (minutes)</source>
        <translation>Zeitabstand der Reihen (Minuten)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_parameters.cpp"/>
        <source>Simulated time from one frame of SERIES, and from one row of GAUGE_SERIES, to the next. Not set: a sixtieth of the duration. Time steps end at these times, so results of runs with and without series differ by what another length of steps changes.</source>
        <translation>Simulierte Zeit von einem Zeitpunkt von SERIES, und von einer Zeile von GAUGE_SERIES, bis zum nächsten. Nicht gesetzt: ein Sechzigstel der Dauer. Zeitschritte enden zu diesen Zeiten; Ergebnisse von Läufen mit und ohne Reihen unterscheiden sich daher um das, was andere Schrittlängen ändern.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_parameters.cpp"/>
        <source>Observed values at gauges and sections</source>
        <translation>Beobachtete Werte an Pegeln und Querschnitten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_parameters.cpp"/>
        <source>Table (CSV or any layer) with &apos;time_s&apos;, &apos;time_min&apos; or &apos;time_h&apos; (since the start of the run), &apos;gauge&apos; (its name) and &apos;level_m&apos; or &apos;depth_m&apos;. GAUGE_PEAKS then says how well the flood meets them. Or in the form of GAUGE_SERIES, whose table of another run can be given as it is: &apos;kind&apos; (gauge or section; rows of other kinds are left out), &apos;name&apos;, and of gauges &apos;level_m&apos; or &apos;depth_m&apos; (levels count where a gauge has both), of sections &apos;discharge_m3s&apos;, which SECTION_PEAKS compares: values at their times, or, where the table has &apos;volume_m3&apos; too, as GAUGE_SERIES has, means since the row before.</source>
        <translation>Tabelle (CSV oder ein beliebiger Layer) mit &apos;time_s&apos;, &apos;time_min&apos; oder &apos;time_h&apos; (seit dem Beginn des Laufs), &apos;gauge&apos; (seine Bezeichnung) und &apos;level_m&apos; oder &apos;depth_m&apos;. GAUGE_PEAKS sagt dann, wie gut die Simulation sie trifft. Oder in der Form von GAUGE_SERIES, deren Tabelle eines anderen Laufs so genommen werden kann, wie sie ist: &apos;kind&apos; (gauge oder section; Zeilen anderer Arten bleiben weg), &apos;name&apos; und von Pegeln &apos;level_m&apos; oder &apos;depth_m&apos; (Wasserstände zählen, wo ein Pegel beides hat), von Querschnitten &apos;discharge_m3s&apos;, den SECTION_PEAKS vergleicht: Werte zu ihren Zeitpunkten, oder, wo die Tabelle auch &apos;volume_m3&apos; hat wie GAUGE_SERIES, Mittel seit der Zeile davor.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_parameters.cpp"/>
        <source>Date of the start</source>
        <translation>Datum des Beginns</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_parameters.cpp"/>
        <source>As 2026-11-22T06:00. Series then have dates; without it an animation begins on 1 January 2000.</source>
        <translation>Wie 2026-11-22T06:00. Die Reihen haben dann Daten; ohne es beginnt eine Animation am 1. Januar 2000.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_parameters.cpp"/>
        <source>Flood over time</source>
        <translation>Überflutung über die Zeit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_parameters.cpp"/>
        <source>Depth, level and velocity at each interval, as a mesh (NetCDF, UGRID) that QGIS animates with the temporal controller. It holds the area that gets wet: about 6 bytes for each wet cell and frame. In a folder that is given in place of a file it becomes series.nc.</source>
        <translation>Wassertiefe, Wasserstand und Geschwindigkeit in jedem Zeitabstand, als Netz (NetCDF, UGRID), das QGIS mit der Zeitsteuerung animiert. Es umfasst das Gebiet, das nass wird: etwa 6 Byte für jede nasse Zelle und jeden Zeitpunkt. In einem Ordner, der anstelle einer Datei angegeben wird, heißt es series.nc.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_parameters.cpp"/>
        <source>Peaks at gauges</source>
        <translation>Höchstwerte an Pegeln</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_parameters.cpp"/>
        <source>The gauges with &apos;max_depth_m&apos;, &apos;max_level_m&apos; and &apos;max_speed_ms&apos; (of all time steps), &apos;time_of_max_s&apos; (of the depth), &apos;arrival_s&apos; (when the water first exceeds the first arrival depth); and with OBSERVED &apos;observed&apos; (how many values), &apos;rmse_m&apos;, &apos;nse&apos; (Nash-Sutcliffe), &apos;peak_error_m&apos; (simulated less observed) and &apos;peak_delay_s&apos; (positive: simulated later).</source>
        <translation>Die Pegel mit &apos;max_depth_m&apos;, &apos;max_level_m&apos; und &apos;max_speed_ms&apos; (aller Zeitschritte), &apos;time_of_max_s&apos; (der Tiefe), &apos;arrival_s&apos; (wann das Wasser erstmals die erste Ankunftstiefe überschreitet); und mit OBSERVED &apos;observed&apos; (wie viele Werte), &apos;rmse_m&apos;, &apos;nse&apos; (Nash-Sutcliffe), &apos;peak_error_m&apos; (simuliert minus beobachtet) und &apos;peak_delay_s&apos; (positiv: simuliert später).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_parameters.cpp"/>
        <source>Peaks at sections</source>
        <translation>Höchstwerte an Querschnitten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_parameters.cpp"/>
        <source>The sections with &apos;volume_m3&apos; (what flowed through since the start, less what flowed back), &apos;max_m3s&apos; and &apos;time_of_max_s&apos; (the largest discharge of all time steps, and the end of that step), &apos;min_m3s&apos; and &apos;time_of_min_s&apos; (likewise of what flowed back, negative). Null: nothing flowed that way. With discharges in OBSERVED also &apos;observed&apos; (how many values), &apos;rmse_m3s&apos;, &apos;nse&apos; (Nash-Sutcliffe), &apos;peak_error_m3s&apos; and &apos;peak_delay_s&apos;, as GAUGE_PEAKS has them; the peak is that of all time steps, and between rows discharges are interpolated from the means of the intervals.</source>
        <translation>Die Querschnitte mit &apos;volume_m3&apos; (was seit dem Beginn hindurchfloss, abzüglich dessen, was zurückfloss), &apos;max_m3s&apos; und &apos;time_of_max_s&apos; (der größte Durchfluss aller Zeitschritte, und das Ende dieses Schritts), &apos;min_m3s&apos; und &apos;time_of_min_s&apos; (ebenso von dem, was zurückfloss, negativ). NULL: In dieser Richtung floss nichts. Mit Durchflüssen in OBSERVED auch &apos;observed&apos; (wie viele Werte), &apos;rmse_m3s&apos;, &apos;nse&apos; (Nash-Sutcliffe), &apos;peak_error_m3s&apos; und &apos;peak_delay_s&apos;, wie GAUGE_PEAKS sie hat; der Scheitel ist der aller Zeitschritte, und zwischen den Zeilen werden die Durchflüsse aus den Mitteln der Intervalle interpoliert.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_parameters.cpp"/>
        <source>Series at gauges and sections</source>
        <translation>Reihen an Pegeln und Querschnitten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_parameters.cpp"/>
        <source>A row for each time and place: &apos;time_s&apos;, &apos;time&apos; (with START_TIME), &apos;kind&apos; and &apos;name&apos;. Of a gauge &apos;depth_m&apos;, &apos;level_m&apos; (null when dry) and &apos;speed_ms&apos;. Of a section what flowed through it; of an edge (a side or a boundary line) what came in, negative where it left; of a bridge or a crest what crossed its line, beneath it and over it, with the sign that a section there has; of an inflow what it brought, negative where it took (null where several take water or have levels, and share cells or lose water into the ground); of a structure what left its outlet less what came back; of an inlet what it took less what it gave back; of a barrier what crossed it, and of the domain what came in (inflow, edges_in, rain), left (abstracted, edges_out, infiltrated, evaporated, drained) and is there (stored): &apos;volume_m3&apos; since the start, &apos;discharge_m3s&apos; the mean since the last row. Of a breach that has a width &apos;width_m&apos;. A file that ends in .nc has the same as NetCDF (CF timeSeries), with a place and its times in each row.</source>
        <translation>Eine Zeile für jeden Zeitpunkt und Ort: &apos;time_s&apos;, &apos;time&apos; (mit START_TIME), &apos;kind&apos; und &apos;name&apos;. Bei einem Pegel &apos;depth_m&apos;, &apos;level_m&apos; (NULL, wenn trocken) und &apos;speed_ms&apos;. Bei einem Querschnitt, was hindurchfloss; bei einem Rand (einer Seite oder einer Randlinie), was hereinkam, negativ, wo es hinausging; bei einer Brücke oder Krone, was ihre Linie überquerte, unter ihr und über sie hinweg, mit dem Vorzeichen, das ein Querschnitt dort hat; bei einem Zufluss, was er brachte, negativ, wo er entnahm (NULL, wo mehrere Wasser entnehmen oder Wasserstände haben und sich Zellen teilen oder Wasser in den Boden verlieren); bei einem Bauwerk, was seinen Auslass verließ, weniger, was zurückkam; bei einem Straßeneinlauf, was er aufnahm, weniger, was er zurückgab; bei einer Barriere, was sie überquerte, und beim ganzen Gebiet, was hereinkam (inflow, edges_in, rain), hinausging (abstracted, edges_out, infiltrated, evaporated, drained) und da ist (stored): &apos;volume_m3&apos; seit dem Beginn, &apos;discharge_m3s&apos; das Mittel seit der letzten Zeile. Bei einer Bresche, die eine Breite hat, &apos;width_m&apos;. Eine Datei, die auf .nc endet, enthält dasselbe als NetCDF (CF timeSeries), mit einem Ort und seinen Zeitpunkten in jeder Zeile.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_parameters.cpp"/>
        <source>SERIES_INTERVAL is %1 minutes</source>
        <translation>SERIES_INTERVAL ist %1 Minuten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_parameters.cpp"/>
        <source>that makes %1 frames, and %2 are possible</source>
        <translation>das ergibt %1 Zeitpunkte, und %2 sind möglich</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_parameters.cpp"/>
        <source>Make it longer.</source>
        <translation>Verlängern Sie es.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_parameters.cpp"/>
        <source>START_TIME is &apos;%1&apos;</source>
        <translation>START_TIME ist &apos;%1&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_parameters.cpp"/>
        <source>it must be a date with a time</source>
        <translation>es muss ein Datum mit einer Uhrzeit sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/over_time/series_parameters.cpp"/>
        <source>Write it as 2026-11-22T06:00.</source>
        <translation>Schreiben Sie es wie 2026-11-22T06:00.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_choices.cpp"/>
        <source>%1 is %2</source>
        <translation>%1 ist %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_choices.cpp"/>
        <source>it must be greater than 0</source>
        <translation>er muss größer als 0 sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_choices.cpp"/>
        <source>Correct the value of %1.</source>
        <translation>Berichtigen Sie den Wert von %1.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_choices.cpp"/>
        <source>INTEGRATOR &apos;%1&apos; is not known</source>
        <translation>INTEGRATOR &apos;%1&apos; ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_choices.cpp"/>
        <source>the parameter lists those that are</source>
        <translation>der Parameter zählt die bekannten auf</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_choices.cpp"/>
        <source>BUILDING_MODE &apos;%1&apos; is not known</source>
        <translation>BUILDING_MODE &apos;%1&apos; ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_choices.cpp"/>
        <source>its values are %1</source>
        <translation>mögliche Werte sind %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_choices.cpp"/>
        <source>There is no water</source>
        <translation>Es gibt kein Wasser</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_choices.cpp"/>
        <source>nothing flows in, it does not rain, and the start is dry</source>
        <translation>nichts fließt zu, es regnet nicht, und der Anfang ist trocken</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_choices.cpp"/>
        <source>Give INFLOWS, RAIN, WATER_BODIES, INITIAL_DEPTH, or an edge with a level or a discharge.</source>
        <translation>Geben Sie INFLOWS, RAIN, WATER_BODIES, INITIAL_DEPTH oder einen Rand mit Wasserstand oder Durchfluss an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_choices.cpp"/>
        <source>SCHEME &apos;%1&apos; is not known</source>
        <translation>SCHEME &apos;%1&apos; ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_choices.cpp"/>
        <source>PRECISION &apos;%1&apos; is not known</source>
        <translation>PRECISION &apos;%1&apos; ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_choices.cpp"/>
        <source>%1 has the kind &apos;%2&apos;</source>
        <translation>%1 ist von der Art &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_choices.cpp"/>
        <source>kinds are %1</source>
        <translation>Arten sind %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_choices.cpp"/>
        <source>Write one of them.</source>
        <translation>Schreiben Sie eine davon.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Elevation model</source>
        <translation>Geländemodell</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Ground elevation in metres, in a projected CRS with square cells. Its cells are the cells of the simulation. Cells without data are walls, or an outlet where they reach an open side.</source>
        <translation>Geländehöhe in Metern, in einem projizierten KBS mit quadratischen Zellen. Seine Zellen sind die der Simulation. Zellen ohne Daten sind Wände, oder ein Auslass, wo sie an eine offene Seite reichen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Roughness: Manning&apos;s n (s m^-1/3)</source>
        <translation>Rauheit: Manning n (s m^-1/3)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>For all cells, or where the roughness raster has no data. Typical: 0.02 asphalt, 0.03 short grass, 0.05 scrub, 0.1 forest.</source>
        <translation>Für alle Zellen, oder wo der Rauheitslayer keine Daten hat. Üblich: 0,02 Asphalt, 0,03 kurzes Gras, 0,05 Gebüsch, 0,1 Wald.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Roughness raster</source>
        <translation>Rauheit als Rasterlayer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Manning&apos;s n of each place (s m^-1/3). It may have any resolution and CRS.</source>
        <translation>Manning n an jedem Ort (s m^-1/3). Auflösung und KBS sind beliebig.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Buildings</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Polygons; the building treatment says how they act on the flow. A cell belongs to a building when its centre lies in the polygon (or on its outline), however much of the cell is covered.</source>
        <translation>Polygone; die Behandlung der Gebäude sagt, wie sie auf die Strömung wirken. Eine Zelle gehört zu einem Gebäude, wenn ihr Mittelpunkt im Polygon (oder auf seinem Umriss) liegt, gleich wie viel von der Zelle bedeckt ist.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Building treatment</source>
        <translation>Behandlung der Gebäude</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>block: their cells are taken out of the flow, which goes around them. raise: the ground of their cells is raised, and deeper water flows over them; rain falls on them (this takes longer). rough: water enters and passes slowly.</source>
        <translation>block: Ihre Zellen sind vom Fließen ausgenommen, das Wasser geht um sie herum. raise: Das Gelände ihrer Zellen wird angehoben, und tieferes Wasser fließt darüber; Regen fällt auf sie (das dauert länger). rough: Wasser dringt ein und kommt langsam hindurch.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Height of buildings (m)</source>
        <translation>Höhe der Gebäude (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>For the treatment raise: how far the ground is raised under buildings without a value in the field &apos;height&apos;.</source>
        <translation>Für die Behandlung raise: wie weit das Gelände unter Gebäuden ohne einen Wert im Feld &apos;height&apos; angehoben wird.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Roughness of buildings (s m^-1/3)</source>
        <translation>Rauheit der Gebäude (s m^-1/3)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>For the treatment rough: Manning&apos;s n within buildings without a value in the field &apos;manning&apos;.</source>
        <translation>Für die Behandlung rough: Manning n in Gebäuden ohne einen Wert im Feld &apos;manning&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Rain on buildings</source>
        <translation>Regen auf Gebäude</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>For the treatment block, where buildings are no part of the flow. nearest: the rain on them comes to the nearest cells on the ground. lost: it goes into sewers or tanks. inlet: it comes to the pipe of the nearest of INLETS; what that does not take stands on the street there.</source>
        <translation>Für die Behandlung block, bei der Gebäude nicht am Fließen teilnehmen. nearest: Der Regen auf sie kommt auf die nächsten Zellen am Boden. lost: Er geht in Kanäle oder Zisternen. inlet: Er kommt in das Rohr des nächsten der INLETS; was dieses nicht aufnimmt, steht dort auf der Straße.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Barriers</source>
        <translation>Barrieren</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Structures</source>
        <translation>Bauwerke</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Inlets of the drainage</source>
        <translation>Straßeneinläufe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Inflows</source>
        <translation>Zuflüsse</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Points, lines or polygons where water enters (or leaves: a negative discharge takes it out, as far as there is any). The field &apos;hydrograph&apos; names its series in the table of hydrographs. A discharge is for the whole feature and is split over its cells; a level is imposed on each of them.</source>
        <translation>Punkte, Linien oder Polygone, an denen Wasser hereinkommt (oder hinausgeht: Ein negativer Durchfluss entnimmt es, soweit welches da ist). Das Feld &apos;hydrograph&apos; nennt die Reihe in der Tabelle der Ganglinien. Ein Durchfluss gilt für das ganze Objekt und wird auf seine Zellen verteilt; ein Wasserstand wird jeder von ihnen vorgegeben.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Hydrographs</source>
        <translation>Ganglinien</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Table (CSV or any layer): &apos;time_s&apos;, &apos;time_min&apos; or &apos;time_h&apos; is the time since the start, &apos;hydrograph&apos; the key, &apos;discharge_m3s&apos; or &apos;level_m&apos; the value. Linear between its rows, constant before the first and after the last. The keys west, east, south and north serve those sides.</source>
        <translation>Tabelle (CSV oder ein beliebiger Layer): &apos;time_s&apos;, &apos;time_min&apos; oder &apos;time_h&apos; ist die Zeit seit dem Beginn, &apos;hydrograph&apos; der Schlüssel, &apos;discharge_m3s&apos; oder &apos;level_m&apos; der Wert. Linear zwischen den Zeilen, konstant vor der ersten und nach der letzten. Die Schlüssel west, east, south und north gelten für diese Seiten.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Infiltration (mm/h)</source>
        <translation>Versickerung (mm/h)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Lost to the ground, at a constant rate wherever there is water.</source>
        <translation>Geht in den Boden verloren, gleichmäßig überall, wo Wasser ist.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Water bodies at the start</source>
        <translation>Gewässer zu Beginn</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Lakes and reservoirs: polygons with a field &apos;level&apos;, the elevation of the water surface in metres. Inside, ground below that level starts under water, at rest.</source>
        <translation>Seen und Becken: Polygone mit einem Feld &apos;level&apos;, der Höhe des Wasserspiegels in Metern. Darin beginnt Gelände unter diesem Wasserstand unter Wasser, in Ruhe.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Water depth at the start</source>
        <translation>Wassertiefe zu Beginn</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Raster of depths in metres, at rest, on the bed that is computed with (BED). No data means dry. Within WATER_BODIES their level counts instead.</source>
        <translation>Rasterlayer der Tiefen in Metern, in Ruhe, auf der Sohle, mit der gerechnet wird (BED). Keine Daten heißt trocken. In WATER_BODIES gilt stattdessen deren Wasserstand.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>wall: nothing passes. open: what flows to the edge flows on beyond it; on level ground nothing drives still water out: give a level there. level, discharge: as given by the series of this side&apos;s name in the table of hydrographs (a discharge in m³/s for the whole side).</source>
        <translation>wall: nichts fließt hindurch. open: was zum Rand fließt, fließt jenseits weiter; auf ebenem Gelände treibt nichts stehendes Wasser hinaus: geben Sie dort einen Wasserstand an. level, discharge: nach der Ganglinie mit dem Namen dieser Seite in der Tabelle der Ganglinien (ein Abfluss in m³/s für die ganze Seite).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Western edge</source>
        <translation>Westlicher Rand</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Eastern edge</source>
        <translation>Östlicher Rand</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Northern edge</source>
        <translation>Nördlicher Rand</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Southern edge</source>
        <translation>Südlicher Rand</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Boundary lines</source>
        <translation>Randlinien</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Lines along parts of the edge, also along nodata, that differ from their side. The field &apos;kind&apos; is wall, open, level or discharge; for the last two &apos;hydrograph&apos; names the series. A discharge is for the whole line.</source>
        <translation>Linien entlang von Teilen des Randes, auch entlang von NoData, die von ihrer Seite abweichen. Das Feld &apos;kind&apos; ist wall, open, level oder discharge; bei den beiden letzten nennt &apos;hydrograph&apos; die Reihe. Ein Durchfluss gilt für die ganze Linie.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Nodata at an open edge is an outlet</source>
        <translation>NoData an einem offenen Rand ist ein Auslass</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Where cells without data reach an open side, water that comes to them leaves too. Otherwise all nodata are walls.</source>
        <translation>Wo Zellen ohne Daten an eine offene Seite reichen, läuft auch Wasser hinaus, das zu ihnen kommt. Sonst sind alle NoData Wände.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>A reference for comparisons only: %1.</source>
        <translation>Nur eine Referenz für Vergleiche: %1.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Scheme</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>hwp14 needs the fewest steps and is the most accurate on smooth ground. Take hr where dikes, walls or ditches of one or two cells of the elevation model decide where the water goes: it computes on the cells as they are, which the others smooth.</source>
        <translation>hwp14 braucht die wenigsten Schritte und ist auf glattem Gelände am genauesten. Nehmen Sie hr, wo Deiche, Wände oder Gräben von einer oder zwei Zellen des Geländemodells darüber entscheiden, wohin das Wasser geht: Es rechnet auf den Zellen, wie sie sind, die die anderen glätten.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Time integration</source>
        <translation>Zeitintegration</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>hancock: second order (MUSCL-Hancock), with one evaluation of the fluxes in each step; kp07, kl02 and kll05 take rk2 instead, lxf euler. rk2: second order (Heun), twice the work for each step. euler: first order, as much work as hancock; with any scheme but lxf it makes waves grow that friction does not damp, so it serves comparisons only.</source>
        <translation>hancock: zweite Ordnung (MUSCL-Hancock), mit einer Auswertung der Flüsse in jedem Schritt; kp07, kl02 und kll05 nehmen stattdessen rk2, lxf euler. rk2: zweite Ordnung (Heun), die doppelte Arbeit je Schritt. euler: erste Ordnung, so viel Arbeit wie hancock; mit jedem Verfahren außer lxf lässt es Wellen wachsen, die keine Reibung dämpft, und dient daher nur Vergleichen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Precision</source>
        <translation>Genauigkeit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>float: the numbers of the flow have 7 digits, which suits floods. double: 16 digits, for three to six times the time on a CPU and twice the memory, to see on a case what floats cost. The maps have 7 digits in both.</source>
        <translation>float: die Zahlen der Strömung haben 7 Stellen, was für Überflutungen genügt. double: 16 Stellen, auf einer CPU für drei- bis sechsfache Zeit und doppelten Speicher, um an einem Fall zu sehen, was float kostet. Die Karten haben in beiden 7 Stellen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Duration (hours)</source>
        <translation>Dauer (Stunden)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Simulated time from the start.</source>
        <translation>Simulierte Zeit ab dem Beginn.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>CFL number</source>
        <translation>CFL-Zahl</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Length of a step as a fraction of what stability could allow. Not set: the scheme&apos;s own, which is well tried (0.45 for hwp14, hr and lxf, 0.25 for kp07, kl02 and kll05).</source>
        <translation>Länge eines Schritts als Anteil dessen, was die Stabilität erlauben könnte. Nicht gesetzt: die des Verfahrens, die gut erprobt ist (0,45 bei hwp14, hr und lxf, 0,25 bei kp07, kl02 und kll05).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Shallower than this counts as dry in maps, durations and areas. The flow itself does not depend on it.</source>
        <translation>Was flacher ist, gilt in Karten, Dauern und Flächen als trocken. Das Fließen selbst hängt nicht davon ab.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Arrival depths (m)</source>
        <translation>Ankunftstiefen (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>The map of arrival times gets one band for each of these depths: when the water first exceeds it. For example 0.1, 0.3, 0.5</source>
        <translation>Die Karte der Ankunftszeiten bekommt einen Kanal für jede dieser Tiefen: wann das Wasser sie erstmals überschreitet. Zum Beispiel 0.1, 0.3, 0.5</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Fast arithmetic on a GPU</source>
        <translation>Schnelle Arithmetik auf einer GPU</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>A GPU computes up to a third faster with rounded divisions and roots. The results then differ from those of the CPU in the last digits.</source>
        <translation>Eine GPU rechnet mit gerundeten Divisionen und Wurzeln bis zu einem Drittel schneller. Die Ergebnisse weichen dann in den letzten Stellen von denen der CPU ab.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Dikes of the elevation model hold where lowered by more than (m)</source>
        <translation>Deiche des Geländemodells halten, wo sie niedriger werden um mehr als (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>hwp14 and kp07 compute on the means of four cells, which lower dikes and walls of one or two cells. Crests that lose more than this height stand as barriers: water flows over them as over a weir. Where torrents run over ground that rises and falls by metres from cell to cell, floods arrive a few percent later with them. 0: all crests are lowered, and the log says where. It does nothing for hr, which lowers no crest.</source>
        <translation>hwp14 und kp07 rechnen auf den Mitteln von vier Zellen, die Deiche und Wände von einer oder zwei Zellen niedriger machen. Kronen, die mehr als diese Höhe verlieren, stehen als Barrieren: Wasser fließt über sie wie über ein Wehr. Wo Wildbäche über Gelände laufen, das von Zelle zu Zelle um Meter steigt und fällt, kommen Fluten damit einige Prozent später an. 0: Alle Kronen werden niedriger, und das Protokoll sagt, wo. Bei hr bewirkt es nichts, denn hr macht keine Krone niedriger.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>What computes: the CPU, or an NVIDIA GPU (cuda or cuda:0 the first one, cuda:1 the second). auto takes the first GPU, or the CPU where there is none; the log says which, and why. The results are the same.</source>
        <translation>Was rechnet: die CPU oder eine GPU von NVIDIA (cuda oder cuda:0 die erste, cuda:1 die zweite). auto nimmt die erste GPU, oder die CPU, wo es keine gibt; das Protokoll sagt, welche, und warum. Die Ergebnisse sind dieselben.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Several GPUs compute together, each a part of the domain: cuda:all, or cuda:0,1.</source>
        <translation>Mehrere GPUs rechnen gemeinsam, jede einen Teil des Gebiets: cuda:all oder cuda:0,1.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>On the CPU; 0 = all cores. The results do not depend on it.</source>
        <translation>Auf der CPU; 0 = alle Kerne. Die Ergebnisse hängen nicht davon ab.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>Name of the run</source>
        <translation>Name des Laufs</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/flood_parameters.cpp"/>
        <source>What the results are called in the project, for example Levee: they arrive in a group of that name, and it stands in their metadata. Not given: Run and a number.</source>
        <translation>Wie die Ergebnisse im Projekt heißen, zum Beispiel Deich: Sie kommen in eine Gruppe dieses Namens, und er steht in ihren Metadaten. Nicht angegeben: Lauf und eine Nummer.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/layer_help.cpp"/>
        <source>Culverts, shafts, weirs, gates and pumps as lines from inlet to outlet, sinks as points, bridges and crests as lines across the flow. The field &apos;type&apos; is culvert (also without a type), shaft, weir, gate, pump, sink, bridge or crest; &apos;name&apos; is optional. Water passes between the cells at both ends (as many side by side as the structure is wide), by the levels there, backwards too unless &apos;flap&apos; is 1; it never moves more in a step than brings both levels together.</source>
        <translation>Durchlässe, Schächte, Wehre, Schütze und Pumpen als Linien vom Einlauf zum Auslauf, Entnahmen als Punkte, Brücken und Kronen als Linien quer zur Strömung. Das Feld &apos;type&apos; ist culvert (auch ohne Angabe), shaft, weir, gate, pump, sink, bridge oder crest; &apos;name&apos; ist freigestellt. Wasser geht zwischen den Zellen an beiden Enden über (so vielen nebeneinander, wie das Bauwerk breit ist), nach den Wasserständen dort, auch rückwärts, außer wenn &apos;flap&apos; 1 ist; in einem Schritt nie mehr, als beide Wasserstände zusammenbringt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/layer_help.cpp"/>
        <source>Culverts (FHWA HDS-5): &apos;shape&apos; circular, box or arch, &apos;diameter&apos; or &apos;width&apos; and &apos;height&apos; (m), &apos;barrels&apos; (1), &apos;length&apos; (m; that of the line), &apos;invert_up&apos; and &apos;invert_down&apos; (m; the ground of DEM at the ends), &apos;material&apos; concrete or metal, &apos;manning&apos; (s m^-1/3; 0.012 for concrete, 0.024 for metal, as in charts 5 and 6), &apos;inlet&apos; (headwall, groove, projecting, bevelled, mitred, wingwalls or straight_wingwalls, as far as HDS-5 has it for the shape), &apos;k_entry&apos; (that of the inlet in HDS-5, table C.2) and &apos;k_exit&apos; (1). With &apos;jet&apos; 1 the water leaves with the momentum that it has in the pipe, along the line&apos;s last stretch; else it has come to rest, as over a stilling basin.</source>
        <translation>Durchlässe (FHWA HDS-5): &apos;shape&apos; circular (Kreis), box (Rechteck) oder arch (Bogen), &apos;diameter&apos; oder &apos;width&apos; und &apos;height&apos; (m), &apos;barrels&apos; (Anzahl nebeneinander; 1), &apos;length&apos; (m; die der Linie), &apos;invert_up&apos; und &apos;invert_down&apos; (Sohle am Einlass und am Auslass, m; der Boden von DEM an den Enden), &apos;material&apos; concrete (Beton) oder metal (Wellstahl), &apos;manning&apos; (s m^-1/3; 0.012 für concrete, 0.024 für metal, wie in den Diagrammen 5 und 6), &apos;inlet&apos; (Form des Einlasses: headwall, groove, projecting, bevelled, mitred, wingwalls oder straight_wingwalls, soweit HDS-5 sie für den Querschnitt kennt), &apos;k_entry&apos; (Beiwert des Einlasses nach HDS-5, Tabelle C.2) und &apos;k_exit&apos; (1). Mit &apos;jet&apos; 1 tritt das Wasser mit dem Impuls aus, den es im Rohr hat, in der Richtung des letzten Stücks der Linie; sonst ist es zur Ruhe gekommen, wie über einem Tosbecken.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/layer_help.cpp"/>
        <source>Shafts (&apos;type&apos; shaft): water falls over a round rim (&apos;level&apos;, m; the ground) of the diameter &apos;mouth&apos; (m; that of the pipe) into a pipe to the line&apos;s end at &apos;invert_down&apos; (m; the ground): a weir (1.7 m^0.5/s) at first, then an orifice (0.6), then the full pipe, whichever passes least (USBR 1987, Design of Small Dams). Of the pipe: &apos;diameter&apos; (m), &apos;length&apos; (m; that of the line and the fall), &apos;manning&apos; (0.012 s m^-1/3), &apos;k_entry&apos; (0.5), &apos;k_exit&apos; (1) and &apos;jet&apos;, as for culverts. A shaft out of the model is an inlet of INLETS.</source>
        <translation>Schächte (&apos;type&apos; shaft): Wasser fällt über einen runden Rand (&apos;level&apos;, m; das Gelände) vom Durchmesser &apos;mouth&apos; (m; der des Rohrs) in ein Rohr zum Ende der Linie auf &apos;invert_down&apos; (m; das Gelände): erst ein Wehr (1,7 m^0.5/s), dann eine Öffnung (0,6), dann das volle Rohr, je nachdem, was am wenigsten durchlässt (USBR 1987, Design of Small Dams). Zum Rohr: &apos;diameter&apos; (m), &apos;length&apos; (m; die der Linie und der Fallhöhe), &apos;manning&apos; (0.012 s m^-1/3), &apos;k_entry&apos; (0.5), &apos;k_exit&apos; (1) und &apos;jet&apos;, wie bei Durchlässen. Ein Schacht, der aus dem Modell führt, ist ein Einlauf von INLETS.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/layer_help.cpp"/>
        <source>Weirs: &apos;level&apos; of the crest (m; the higher ground of both ends), &apos;width&apos; (m), &apos;coefficient&apos; (1.705 m^0.5/s, critical flow over a broad crest); submergence after Villemonte (1947).</source>
        <translation>Wehre: &apos;level&apos; der Krone (m; der höhere Boden beider Enden), &apos;width&apos; (m), &apos;coefficient&apos; (1.705 m^0.5/s, Grenzabfluss über eine breite Krone); Rückstau nach Villemonte (1947).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/layer_help.cpp"/>
        <source>Gates: &apos;level&apos; of the sill (m; the higher ground of both ends), &apos;width&apos; and &apos;height&apos; when fully open (m), &apos;coefficient&apos; (0.61, a sharp lip: Henry 1950; below the lip a broad-crested weir), &apos;opening&apos; (0 to 1; 1), or &apos;openings&apos; over time as pairs of seconds and openings, such as 0:1; 3600:0.25; or &apos;open_level&apos; and &apos;close_level&apos; (m): it opens above the one and closes below the other, or the other way round, within &apos;opening_minutes&apos; (0), by the level at &apos;rule_x&apos; and &apos;rule_y&apos; (in the CRS of DEM; the inlet).</source>
        <translation>Schütze: &apos;level&apos; der Schwelle (m; der höhere Boden beider Enden), &apos;width&apos; und &apos;height&apos; bei voller Öffnung (m), &apos;coefficient&apos; (0.61, scharfe Unterkante: Henry 1950; unter ihr ein breitkroniges Wehr), &apos;opening&apos; (0 bis 1; 1), oder &apos;openings&apos; über die Zeit als Paare von Sekunden und Öffnungen, zum Beispiel 0:1; 3600:0.25; oder &apos;open_level&apos; und &apos;close_level&apos; (m): Es öffnet über dem einen und schließt unter dem anderen, oder umgekehrt, innerhalb von &apos;opening_minutes&apos; (0), nach dem Wasserstand bei &apos;rule_x&apos; und &apos;rule_y&apos; (im KBS von DEM; dem Einlass).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/layer_help.cpp"/>
        <source>Pumps: &apos;discharge_m3s&apos;, or &apos;curve&apos; as pairs of head (m) and m³/s, such as 0:2; 5:1; &apos;start_level&apos; and &apos;stop_level&apos; (m) at the inlet or at &apos;rule_x&apos; and &apos;rule_y&apos;. Drawn as a point it takes water out of the domain, as a sink does, which has the same fields, its &apos;curve&apos; with seconds in place of the head.</source>
        <translation>Pumpen: &apos;discharge_m3s&apos;, oder &apos;curve&apos; als Paare von Förderhöhe (m) und m³/s, zum Beispiel 0:2; 5:1; &apos;start_level&apos; und &apos;stop_level&apos; (m) am Einlass oder bei &apos;rule_x&apos; und &apos;rule_y&apos;. Als Punkt gezeichnet bringt sie Wasser aus dem Gebiet, wie eine Entnahme (&apos;type&apos; sink), die dieselben Felder hat, mit Sekunden statt der Förderhöhe in ihrer &apos;curve&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/layer_help.cpp"/>
        <source>Bridges (&apos;type&apos; bridge): lines along the bridge, across the flow, with &apos;soffit&apos; and &apos;deck&apos; (m): water passes freely up to the soffit, then under pressure (&apos;coefficient&apos; 0.8 where both sides are under water, &apos;sluice&apos; 0.5 where only the upper one is: FHWA HDS-1, with the velocity head), and over the deck as over a barrier; &apos;piers&apos; is the share of the width that they take (0), with Yarnell&apos;s loss and &apos;pier_shape&apos; (his K: 0.9 round, 1.25 square). DEM must not hold the deck.</source>
        <translation>Brücken (&apos;type&apos; bridge): Linien entlang der Brücke, quer zur Strömung, mit &apos;soffit&apos; (Unterkante) und &apos;deck&apos; (Oberkante; m): Wasser fließt frei bis zur Unterkante, dann unter Druck (&apos;coefficient&apos; 0,8, wo beide Seiten unter Wasser liegen, &apos;sluice&apos; 0,5, wo nur die obere: FHWA HDS-1, mit der Geschwindigkeitshöhe), und über die Oberkante wie über eine Barriere; &apos;piers&apos; ist der Anteil der Breite, den Pfeiler einnehmen (0), mit dem Verlust nach Yarnell und &apos;pier_shape&apos; (dessen K: 0,9 rund, 1,25 eckig). DEM darf die Fahrbahn nicht enthalten.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/layer_help.cpp"/>
        <source>Crests (&apos;type&apos; crest): lines across the flow, at &apos;level&apos; (m): water passes over them as over a barrier, with its momentum, between all cells along the line; &apos;coefficient&apos; (1.705 m^0.5/s, critical flow over a broad crest; less for rough or broken ones).</source>
        <translation>Kronen (&apos;type&apos; crest): Linien quer zur Strömung auf der Höhe &apos;level&apos; (m): Wasser geht über sie wie über eine Barriere, mit seinem Impuls, zwischen allen Zellen entlang der Linie; &apos;coefficient&apos; (1,705 m^0.5/s, Grenzabfluss über eine breite Krone; weniger bei rauen oder beschädigten).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/layer_help.cpp"/>
        <source>What passes bridges and crests is in GAUGE_SERIES, positive from the right of the line to its left: draw it from the left bank to the right one looking downstream.</source>
        <translation>Was Brücken und Kronen durchfließt, steht in GAUGE_SERIES, positiv von rechts der Linie nach links: Zeichnen Sie sie vom linken zum rechten Ufer, stromabwärts gesehen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/layer_help.cpp"/>
        <source>Inlets of the street drainage: points, each with a pipe behind it. Fields: &apos;capacity_m3s&apos; (m³/s, what the pipe takes at most), &apos;width&apos; (m, the perimeter of the grate without the side at the curb) and &apos;area&apos; (m², its clear opening): a weir in shallow water, an orifice in deep water (FHWA HEC-22); or &apos;curve&apos;, pairs of the depth above the grate (m) and m³/s, such as 0:0; 0.1:0.05. Optional: &apos;name&apos;, &apos;clogging&apos; (0 to 0.99, the part that is clogged; 0), &apos;level&apos; of the grate (m; the ground).</source>
        <translation>Einläufe der Straßenentwässerung: Punkte, jeder mit einem Rohr dahinter. Felder: &apos;capacity_m3s&apos; (m³/s, was das Rohr höchstens aufnimmt), &apos;width&apos; (m, der Umfang des Rostes ohne die Seite am Bordstein) und &apos;area&apos; (m², seine freie Öffnung): ein Wehr in flachem, eine Öffnung unter Druck in tiefem Wasser (FHWA HEC-22); oder &apos;curve&apos;, Paare von Wassertiefe über dem Rost (m) und m³/s, etwa 0:0; 0.1:0.05. Wahlweise: &apos;name&apos;, &apos;clogging&apos; (0 bis 0.99, der verstopfte Anteil; 0), &apos;level&apos; des Rostes (m; das Gelände).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/layer_help.cpp"/>
        <source>Water leaves the domain, or comes out where a line from the inlet ends or at &apos;outlet_x&apos; and &apos;outlet_y&apos; (in the CRS of DEM). Where the water stands higher there, it comes back, up to the same capacity, unless &apos;flap&apos; is 1.</source>
        <translation>Das Wasser verlässt das Gebiet oder kommt heraus, wo eine Linie vom Einlauf endet oder bei &apos;outlet_x&apos; und &apos;outlet_y&apos; (im KBS von DEM). Wo das Wasser dort höher steht, kommt es zurück, bis zur selben Leistung, außer wenn &apos;flap&apos; 1 ist.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/layer_help.cpp"/>
        <source>Walls, dikes, mobile barriers: lines or polygons. A line stands on the faces between cells whose centres it separates: it is thinner than a cell and leaves no gap, however it crosses the grid. A polygon does so for every cell whose centre lies in it, and for those that its outline separates. Fields: &apos;crest&apos; (elevation of the top, m) or &apos;height&apos; (m above the higher of the two cells beside it); optional &apos;name&apos;, &apos;close_s&apos; and &apos;open_s&apos; (it stands from the one until the other, s since the start), &apos;breach_s&apos;, &apos;breach_minutes&apos; and &apos;breach_crest&apos; (from that time on the crest sinks to that elevation in m, over so many minutes), and &apos;set&apos; (of the scenarios of an ensemble). Higher water flows over it. Where barriers meet, the higher crest counts. A line need not come down as a whole: &apos;breach_width&apos; is the width in m of its breach at first (10 where only a soil is given), &apos;breach_at&apos; where it lies (m from the beginning of the line; its middle if empty), and &apos;breach_soil&apos; (&apos;sand&apos; or &apos;clay&apos;) or &apos;breach_velocity&apos; (that which the soil withstands, m/s) lets it widen once the crest has come down, by the difference of the levels on both sides 20 m from it, as Verheij and Van der Knaap (2003) found.</source>
        <translation>Wände, Deiche, mobile Barrieren: Linien oder Polygone. Eine Linie steht auf den Kanten zwischen Zellen, deren Mittelpunkte sie trennt: Sie ist dünner als eine Zelle und lässt keine Lücke, wie immer sie das Gitter kreuzt. Ein Polygon tut das für jede Zelle, deren Mittelpunkt darin liegt, und für die, die sein Umriss trennt. Felder: &apos;crest&apos; (Höhe der Oberkante, m) oder &apos;height&apos; (m über der höheren der beiden Zellen daneben); wahlweise &apos;name&apos;, &apos;close_s&apos; und &apos;open_s&apos; (sie steht von dem einen bis zum anderen, s seit dem Beginn), &apos;breach_s&apos;, &apos;breach_minutes&apos; und &apos;breach_crest&apos; (ab dieser Zeit sinkt die Krone auf diese Höhe in m, in so vielen Minuten), und &apos;set&apos; (der Szenarien eines Ensembles). Höheres Wasser fließt darüber. Wo sich Barrieren treffen, zählt die höhere Krone. Eine Linie muss nicht als Ganzes nachgeben: &apos;breach_width&apos; ist die anfängliche Breite ihrer Bresche in m (10, wo nur ein Boden angegeben ist), &apos;breach_at&apos; ihr Ort (m vom Anfang der Linie; wenn leer, ihre Mitte), und &apos;breach_soil&apos; (&apos;sand&apos; oder &apos;clay&apos; für Ton) oder &apos;breach_velocity&apos; (der der Boden standhält, m/s) lässt sie breiter werden, sobald die Krone abgesunken ist, nach dem Unterschied der Wasserstände auf beiden Seiten in 20 m Abstand, wie es Verheij und Van der Knaap (2003) fanden.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Losses to soils</source>
        <translation>Verluste an Böden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>How much water the ground takes, besides INFILTRATION. constant: INITIAL_LOSS and then LOSS_RATE. horton: from FIRST_RATE down to LOSS_RATE, with RATE_DECAY. green_ampt: LOSS_RATE is the conductivity, with SUCTION and DEFICIT; the water above presses, too. curve_number: of the rain alone, that of roofs included, with CURVE_NUMBER and an initial abstraction of 0.2 S. The numbers are for all places, or from SOILS and LAND_COVER.</source>
        <translation>Wie viel Wasser der Boden aufnimmt, neben INFILTRATION. constant: INITIAL_LOSS und dann LOSS_RATE. horton: von FIRST_RATE hinab zu LOSS_RATE, mit RATE_DECAY. green_ampt: LOSS_RATE ist die Leitfähigkeit, mit SUCTION und DEFICIT; auch das Wasser darüber drückt. curve_number: nur vom Regen, auch dem von Dächern, mit CURVE_NUMBER und einem Anfangsverlust von 0.2 S. Die Zahlen gelten überall, oder stammen aus SOILS und LAND_COVER.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Initial loss (mm)</source>
        <translation>Anfangsverlust (mm)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Lost before the method begins: on leaves, in hollows, by the dry surface. Not for curve_number, which has its own.</source>
        <translation>Geht verloren, bevor das Verfahren beginnt: auf Blättern, in Mulden, an der trockenen Oberfläche. Nicht für curve_number, das einen eigenen hat.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Loss rate or conductivity (mm/h)</source>
        <translation>Verlustrate oder Leitfähigkeit (mm/h)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>constant: the rate. horton: the final rate. green_ampt: the saturated hydraulic conductivity of the soil at the wetting front.</source>
        <translation>constant: die Rate. horton: die Endrate. green_ampt: die gesättigte hydraulische Leitfähigkeit des Bodens an der Feuchtefront.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Horton: first rate (mm/h)</source>
        <translation>Horton: Anfangsrate (mm/h)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>The rate of the dry soil, at least LOSS_RATE.</source>
        <translation>Die Rate des trockenen Bodens, mindestens LOSS_RATE.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Horton: decay of the rate (1/h)</source>
        <translation>Horton: Abnahme der Rate (1/h)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>How fast the rate falls to LOSS_RATE while there is water. Typical: 2 to 7.</source>
        <translation>Wie schnell die Rate auf LOSS_RATE fällt, solange Wasser da ist. Üblich: 2 bis 7.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Green-Ampt: suction head (mm)</source>
        <translation>Green-Ampt: Saugspannung (mm)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>At the wetting front. From 50 mm in sand to 320 mm in clay (Rawls et al. 1983).</source>
        <translation>An der Feuchtefront. Von 50 mm in Sand bis 320 mm in Ton (Rawls et al. 1983).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Green-Ampt: moisture deficit (0 to 1)</source>
        <translation>Green-Ampt: Feuchtedefizit (0 bis 1)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>The part of the soil that water can still fill at the start.</source>
        <translation>Der Teil des Bodens, den Wasser zu Beginn noch füllen kann.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Curve number (1 to 100)</source>
        <translation>Curve Number (1 bis 100)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Of the USDA, for average moisture. 100: nothing infiltrates.</source>
        <translation>Des USDA, für mittlere Feuchte. 100: Nichts versickert.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Soils</source>
        <translation>Böden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Raster of soil classes, of any resolution and CRS. Without SOIL_TABLE its numbers are USDA texture classes as in SoilGrids (1 clay to 12 sand), with the Green-Ampt values of Rawls et al. (1983) and the hydrologic soil groups of TR-55.</source>
        <translation>Rasterlayer der Bodenklassen, Auflösung und KBS beliebig. Ohne SOIL_TABLE sind seine Zahlen die USDA-Texturklassen wie in SoilGrids (1 Ton bis 12 Sand), mit den Green-Ampt-Werten von Rawls et al. (1983) und den hydrologischen Bodengruppen von TR-55.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Soil table</source>
        <translation>Bodentabelle</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>The numbers of each class of SOILS: &apos;class&apos;, and any of &apos;initial_mm&apos;, &apos;rate_mmh&apos;, &apos;first_rate_mmh&apos;, &apos;decay_per_h&apos;, &apos;suction_mm&apos;, &apos;deficit&apos; (or &apos;effective_porosity&apos;, of which SATURATION is filled), &apos;curve_number&apos;, &apos;group&apos; (hydrologic soil group, A to D), &apos;impervious&apos; (0 to 1). What it does not give is taken from the parameters.</source>
        <translation>Die Zahlen jeder Klasse von SOILS: &apos;class&apos;, und beliebige von &apos;initial_mm&apos;, &apos;rate_mmh&apos;, &apos;first_rate_mmh&apos;, &apos;decay_per_h&apos;, &apos;suction_mm&apos;, &apos;deficit&apos; (oder &apos;effective_porosity&apos;, von der SATURATION gefüllt ist), &apos;curve_number&apos;, &apos;group&apos; (hydrologische Bodengruppe, A bis D), &apos;impervious&apos; (0 bis 1). Was sie nicht angibt, kommt aus den Parametern.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Numbers of the soils</source>
        <translation>Zahlen der Böden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Raster of any resolution and CRS whose bands are described by the names of columns of SOIL_TABLE, e.g. &apos;rate_mmh&apos;, &apos;suction_mm&apos; and &apos;deficit&apos;: what they hold counts before SOILS.</source>
        <translation>Rasterlayer beliebiger Auflösung in beliebigem KBS, dessen Kanäle als Beschreibung die Namen von Spalten der SOIL_TABLE haben, z. B. &apos;rate_mmh&apos;, &apos;suction_mm&apos; und &apos;deficit&apos;: Was sie enthalten, gilt vor SOILS.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Land cover</source>
        <translation>Landbedeckung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Raster of classes of land cover. Without LAND_COVER_TABLE its numbers are those of ESA WorldCover, with the curve numbers of TR-55 by soil group and the interception of Bennett (1998).</source>
        <translation>Rasterlayer der Klassen der Landbedeckung. Ohne LAND_COVER_TABLE sind seine Zahlen die von ESA WorldCover, mit den Curve Numbers von TR-55 nach Bodengruppe und der Interzeption von Bennett (1998).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Land cover table</source>
        <translation>Tabelle der Landbedeckung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>The numbers of each class of LAND_COVER: &apos;class&apos;, and any of &apos;interception_mm&apos; (added to the initial loss), &apos;impervious&apos; (0 to 1), &apos;cn_a&apos;, &apos;cn_b&apos;, &apos;cn_c&apos;, &apos;cn_d&apos; (curve numbers by the group of the soil, with the impervious part), and the columns of SOIL_TABLE, before which they come.</source>
        <translation>Die Zahlen jeder Klasse von LAND_COVER: &apos;class&apos;, und beliebige von &apos;interception_mm&apos; (kommt zum Anfangsverlust hinzu), &apos;impervious&apos; (0 bis 1), &apos;cn_a&apos;, &apos;cn_b&apos;, &apos;cn_c&apos;, &apos;cn_d&apos; (Curve Numbers nach der Gruppe des Bodens, mit dem versiegelten Teil), und die Spalten von SOIL_TABLE, vor denen sie gelten.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Saturation of soils at the start (0 to 1)</source>
        <translation>Sättigung der Böden zu Beginn (0 bis 1)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>The part of the effective porosity that water fills: makes a deficit of the porosity in tables of soils.</source>
        <translation>Der Teil der effektiven Porosität, den Wasser füllt: macht aus der Porosität in Bodentabellen ein Defizit.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Drying time of soils (h)</source>
        <translation>Trocknungszeit der Böden (h)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>In which a soil without water recovers by 98 %, for horton and green_ampt. Typical: 48 to 336 h (SWMM). 0: it does not recover.</source>
        <translation>In der sich ein Boden ohne Wasser zu 98 % erholt, für horton und green_ampt. Üblich: 48 bis 336 h (SWMM). 0: Er erholt sich nicht.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Evaporation (mm/h)</source>
        <translation>Verdunstung (mm/h)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Taken by the air wherever there is water. Daily sums of 1 to 8 mm are usual.</source>
        <translation>Nimmt die Luft überall, wo Wasser ist. Üblich sind Tagessummen von 1 bis 8 mm.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Evaporation table</source>
        <translation>Verdunstungstabelle</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>Table (CSV or any layer) with &apos;time_s&apos;, &apos;time_min&apos; or &apos;time_h&apos; and &apos;evaporation_mmh&apos;; linear between its rows. It takes the place of EVAPORATION.</source>
        <translation>Tabelle (CSV oder ein beliebiger Layer) mit &apos;time_s&apos;, &apos;time_min&apos; oder &apos;time_h&apos; und &apos;evaporation_mmh&apos;; linear zwischen ihren Zeilen. Sie tritt an die Stelle von EVAPORATION.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/loss_parameters.cpp"/>
        <source>LOSSES &apos;%1&apos; is not known</source>
        <translation>LOSSES &apos;%1&apos; ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/number_lists.cpp"/>
        <source>each must be a depth above 0 m, up to 1000 m</source>
        <translation>jede muss eine Tiefe über 0 m und bis 1000 m sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/number_lists.cpp"/>
        <source>Write depths with commas between them, as in %1</source>
        <translation>Schreiben Sie Tiefen mit Kommas dazwischen, wie in %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/number_lists.cpp"/>
        <source>each must be a share above 0, up to 1</source>
        <translation>jeder muss ein Anteil über 0 und bis 1 sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/number_lists.cpp"/>
        <source>Write shares with commas between them, as in %1</source>
        <translation>Schreiben Sie Anteile mit Kommas dazwischen, wie in %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/number_lists.cpp"/>
        <source>each must be a number of years above 0</source>
        <translation>jede muss eine Zahl von Jahren über 0 sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/number_lists.cpp"/>
        <source>Write return periods with commas between them, as in %1</source>
        <translation>Schreiben Sie Jährlichkeiten mit Kommas dazwischen, wie in %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/number_lists.cpp"/>
        <source>%1 holds &apos;%2&apos;</source>
        <translation>%1 enthält &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/number_lists.cpp"/>
        <source>%1 is empty</source>
        <translation>%1 ist leer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/number_lists.cpp"/>
        <source>at least one number is needed</source>
        <translation>mindestens eine Zahl wird gebraucht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/number_lists.cpp"/>
        <source>%1 holds a number twice</source>
        <translation>%1 enthält eine Zahl zweimal</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/number_lists.cpp"/>
        <source>two floods of one probability have one damage</source>
        <translation>zwei Fluten derselben Wahrscheinlichkeit haben einen Schaden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/number_lists.cpp"/>
        <source>Keep one layer for each return period.</source>
        <translation>Behalten Sie einen Layer für jede Jährlichkeit.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/parameter_list.cpp"/>
        <source>Return period of the flood (years)</source>
        <translation>Jährlichkeit der Überflutung (Jahre)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/parameter_list.cpp"/>
        <source>Stands in the maps, where Building damage finds it. It does not change the flood.</source>
        <translation>Steht in den Karten, wo Gebäudeschäden sie findet. Sie ändert die Überflutung nicht.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/parameter_list.cpp"/>
        <source>it must be a finite number of at least %1</source>
        <translation>er muss eine endliche Zahl von mindestens %1 sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/rain_parameters.cpp"/>
        <source>%1 &apos;%2&apos; is not known</source>
        <translation>%1 &apos;%2&apos; ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/rain_parameters.cpp"/>
        <source>Rain (mm/h)</source>
        <translation>Regen (mm/h)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/rain_parameters.cpp"/>
        <source>The same everywhere, over the whole duration. For rain that varies in time use the rain table, for rain that varies from place to place the rain raster or the places of rain.</source>
        <translation>Überall gleich, über die ganze Dauer. Für Regen, der sich mit der Zeit ändert, nehmen Sie die Regentabelle, für Regen, der von Ort zu Ort verschieden ist, das Regenraster oder die Orte des Regens.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/rain_parameters.cpp"/>
        <source>Rain table</source>
        <translation>Regentabelle</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/rain_parameters.cpp"/>
        <source>Table (CSV or any layer) with &apos;time_s&apos;, &apos;time_min&apos; or &apos;time_h&apos; and &apos;rain_mmh&apos;; linear between its rows, constant before the first and after the last. It takes the place of RAIN. With RAIN_PLACES the column &apos;station&apos; tells several series apart.</source>
        <translation>Tabelle (CSV oder beliebiger Layer) mit &apos;time_s&apos;, &apos;time_min&apos; oder &apos;time_h&apos; und &apos;rain_mmh&apos;; linear zwischen ihren Zeilen, gleichbleibend vor der ersten und nach der letzten. Sie tritt an die Stelle von RAIN. Mit RAIN_PLACES unterscheidet die Spalte &apos;station&apos; mehrere Reihen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/rain_parameters.cpp"/>
        <source>Rain raster over time</source>
        <translation>Regenraster über die Zeit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/rain_parameters.cpp"/>
        <source>Rain that differs from place to place, of any resolution and CRS: CF NetCDF with x, y and time, which are found by the attributes of their coordinates, or with a longitude and a latitude for each pixel (also file.nc|layername=variable where it holds several variables), or a raster with a band for each interval, whose description or metadata &apos;time&apos; is its date. In mm/h, mm/s, mm/day, kg m-2 s-1 or m/s, or in mm, kg m-2 or m of each interval, as its attribute &apos;units&apos; says. Dates count from START_TIME; without it the run begins with the file. Before and after the file no rain falls. It takes the place of RAIN.</source>
        <translation>Regen, der von Ort zu Ort verschieden ist, in beliebiger Auflösung und beliebigem KBS: CF-NetCDF mit x, y und Zeit, die an den Attributen ihrer Koordinaten erkannt werden, oder mit einer Länge und einer Breite für jedes Pixel (auch file.nc|layername=variable, wenn die Datei mehrere Variablen enthält), oder ein Raster mit einem Kanal für jedes Intervall, dessen Beschreibung oder Metadatum &apos;time&apos; sein Datum ist. In mm/h, mm/s, mm/day, kg m-2 s-1 oder m/s, oder in mm, kg m-2 oder m je Intervall, wie das Attribut &apos;units&apos; sagt. Daten zählen ab START_TIME; ohne das beginnt der Lauf mit der Datei. Vor und nach der Datei fällt kein Regen. Es tritt an die Stelle von RAIN.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/rain_parameters.cpp"/>
        <source>Places of rain</source>
        <translation>Orte des Regens</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/rain_parameters.cpp"/>
        <source>Points (rain gauges) or polygons (areas), whose field &apos;station&apos; names their series in RAIN_TABLE. A place between points gets its rain as RAIN_SPREAD says; polygons give theirs to the cells whose centres lie in them.</source>
        <translation>Punkte (Regenmesser) oder Polygone (Gebiete), deren Feld &apos;station&apos; ihre Reihe in RAIN_TABLE nennt. Ein Ort zwischen Punkten erhält seinen Regen, wie RAIN_SPREAD sagt; Polygone geben ihren den Zellen, deren Mitte in ihnen liegt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/rain_parameters.cpp"/>
        <source>Rain between points</source>
        <translation>Regen zwischen Punkten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/rain_parameters.cpp"/>
        <source>nearest: that of the nearest point. inverse_distance: the mean of all, weighted with 1 / distance² (Shepard 1968).</source>
        <translation>nearest: der des nächsten Punkts. inverse_distance: das Mittel aller, mit 1 / Entfernung² gewichtet (Shepard 1968).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/rain_parameters.cpp"/>
        <source>Unit of the rain raster</source>
        <translation>Einheit des Regenrasters</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/rain_parameters.cpp"/>
        <source>file: as its attribute says. mm/h: a rate. mm: the amount of each interval. It must not contradict what the file says.</source>
        <translation>file: wie ihr Attribut sagt. mm/h: eine Rate. mm: die Menge jedes Intervalls. Sie darf dem nicht widersprechen, was die Datei sagt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/rain_parameters.cpp"/>
        <source>Interval of the rain raster (min)</source>
        <translation>Intervall des Regenrasters (min)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/rain_parameters.cpp"/>
        <source>How long each of its bands or times lasts. Not set: as the bounds of the file&apos;s times say, or else the usual step between them. Needed for bands without dates, which follow each other from the start of the run.</source>
        <translation>Wie lange jeder seiner Kanäle oder jede seiner Zeiten dauert. Nicht gesetzt: wie die Grenzen der Zeiten in der Datei sagen, sonst der übliche Schritt zwischen ihnen. Nötig für Kanäle ohne Datum, die vom Beginn des Laufs an aufeinander folgen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/rain_parameters.cpp"/>
        <source>Times of the rain raster mark</source>
        <translation>Zeiten des Regenrasters bezeichnen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/rain_parameters.cpp"/>
        <source>Which end of its interval a single time is. Bounds in the file count before.</source>
        <translation>Welches Ende ihres Intervalls eine einzelne Zeit ist. Grenzen in der Datei gehen vor.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/rain_parameters.cpp"/>
        <source>Gaps of the rain</source>
        <translation>Lücken des Regens</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/rain_parameters.cpp"/>
        <source>Parts of the DEM and of the run for which a file or polygons hold no data, between the first and the last interval. error: the run does not begin. zero: no rain falls there, and the log says how much is missing.</source>
        <translation>Teile des Geländemodells und des Laufs, für die eine Datei oder Polygone keine Daten enthalten, zwischen dem ersten und dem letzten Intervall. error: Der Lauf beginnt nicht. zero: Dort fällt kein Regen, und das Protokoll sagt, wie viel fehlt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/parameters/values.cpp"/>
        <source>it must be a whole number</source>
        <translation>er muss eine ganze Zahl sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/certificate.cpp"/>
        <source>&apos;%1&apos; holds no certificate of a run</source>
        <translation>&apos;%1&apos; enthält keinen Nachweis eines Laufs</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/certificate.cpp"/>
        <source>Choose the report.json, or a map, that a run of Spate wrote.</source>
        <translation>Wählen Sie die Datei report.json oder eine Karte, die ein Lauf von Spate geschrieben hat.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/certificate.cpp"/>
        <source>it cannot be read</source>
        <translation>die Datei kann nicht gelesen werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/certificate.cpp"/>
        <source>it has lists within lists within lists</source>
        <translation>sie enthält Listen in Listen in Listen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/certificate.cpp"/>
        <source>it is not JSON</source>
        <translation>es ist kein JSON</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/certificate.cpp"/>
        <source>it is one of &apos;%1&apos;</source>
        <translation>es ist einer von &apos;%1&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/certificate.cpp"/>
        <source>there is no parameter &apos;%1&apos;</source>
        <translation>es gibt keinen Parameter &apos;%1&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/certificate.cpp"/>
        <source>it has none</source>
        <translation>er hat keinen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/certificate.cpp"/>
        <source>it does not say which result of the run it is</source>
        <translation>sie sagt nicht, welches Ergebnis des Laufs sie ist</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/depth_map.cpp"/>
        <source>inflow</source>
        <translation>Zufluss</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/depth_map.cpp"/>
        <source>barrier</source>
        <translation>Barriere</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/input_checksums.cpp"/>
        <source>%1 &apos;%2&apos; cannot be read</source>
        <translation>%1 &apos;%2&apos; kann nicht gelesen werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/input_checksums.cpp"/>
        <source>it could not be read to its end</source>
        <translation>die Datei konnte nicht bis zum Ende gelesen werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/input_checksums.cpp"/>
        <source>Check the file and its permissions.</source>
        <translation>Prüfen Sie die Datei und ihre Zugriffsrechte.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/limits_map.cpp"/>
        <source>less than 1 % of the steps</source>
        <translation>weniger als 1 % der Schritte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/limits_map.cpp"/>
        <source>1 to 10 %</source>
        <translation>1 bis 10 %</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/limits_map.cpp"/>
        <source>more than 10 %</source>
        <translation>mehr als 10 %</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/limits_map.cpp"/>
        <source>What limited the time step</source>
        <translation>Was den Zeitschritt begrenzt hat</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/limits_map.cpp"/>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_parts.cpp"/>
        <source>The run gave no warnings.</source>
        <translation>Der Lauf gab keine Warnungen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_parts.cpp"/>
        <source>no file</source>
        <translation>keine Datei</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_parts.cpp"/>
        <source>of its rows: %1</source>
        <translation>ihrer Zeilen: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_parts.cpp"/>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_parts.cpp"/>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_parts.cpp"/>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_parts.cpp"/>
        <source>Appendix: the certificate of the run</source>
        <translation>Anhang: der Nachweis des Laufs</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_parts.cpp"/>
        <source>Version of Spate</source>
        <translation>Version von Spate</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_parts.cpp"/>
        <source>Written</source>
        <translation>Geschrieben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_parts.cpp"/>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_parts.cpp"/>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_parts.cpp"/>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_parts.cpp"/>
        <source>Solver</source>
        <translation>Rechenkern</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_parts.cpp"/>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_parts.cpp"/>
        <source>Checksum of the values</source>
        <translation>Prüfsumme der Werte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>simulated</source>
        <translation>simuliert</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>observed</source>
        <translation>beobachtet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Depth (m)</source>
        <translation>Wassertiefe (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Level (m)</source>
        <translation>Wasserstand (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>%1 m³/s</source>
        <translation>%1 m³/s</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Volume</source>
        <translation>Volumen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Volume backwards</source>
        <translation>Volumen rückwärts</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Largest discharge</source>
        <translation>Größter Durchfluss</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>After</source>
        <translation>Nach</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Discharge (m³/s)</source>
        <translation>Durchfluss (m³/s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>%1 million m³</source>
        <translation>%1 Millionen m³</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>%1 m³</source>
        <translation>%1 m³</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Inflows: asked and delivered</source>
        <translation>Zuflüsse: verlangt und gebracht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>asked</source>
        <translation>verlangt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>%1 m, a level</source>
        <translation>%1 m, ein Wasserstand</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>delivered</source>
        <translation>gebracht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Of all inflows together. Those with a level have no discharge that was asked for.</source>
        <translation>Von allen Zuflüssen zusammen. Für die mit einem Wasserstand war kein Durchfluss verlangt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Of all inflows together; delivered: the mean from one look to the next.</source>
        <translation>Von allen Zuflüssen zusammen; gebracht: das Mittel von einer Abfrage zur nächsten.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Inflow</source>
        <translation>Zufluss</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Peak asked</source>
        <translation>Verlangter Scheitel</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Volume asked</source>
        <translation>Verlangtes Volumen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Volume brought</source>
        <translation>Volumen gebracht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Edges: asked and computed</source>
        <translation>Ränder: verlangt und berechnet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>%1 m</source>
        <translation>%1 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>%1, asked</source>
        <translation>%1, verlangt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Discharge into the domain (m³/s)</source>
        <translation>Durchfluss ins Gebiet (m³/s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Below 0: out of it.</source>
        <translation>Unter 0: hinaus.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Edge</source>
        <translation>Rand</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Net volume in</source>
        <translation>Volumen herein, netto</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Most in</source>
        <translation>Höchster Zustrom</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Most out</source>
        <translation>Höchster Abstrom</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>The level that was asked for at the edge %1.</source>
        <translation>Der Wasserstand, der am Rand %1 verlangt war.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Gauge</source>
        <translation>Pegel</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Largest depth</source>
        <translation>Größte Wassertiefe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Largest level</source>
        <translation>Höchster Wasserstand</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Water arrives</source>
        <translation>Wasser kommt an</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Observed values</source>
        <translation>Beobachtete Werte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>RMSE (m)</source>
        <translation>RMSE (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>NSE</source>
        <translation>NSE</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Peak error (m)</source>
        <translation>Scheitelfehler (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Plots of the first %1 gauges; all are in report.json.</source>
        <translation>Diagramme der ersten %1 Pegel; alle stehen in report.json.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>%1, observed</source>
        <translation>%1, beobachtet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Section</source>
        <translation>Querschnitt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>RMSE (m³/s)</source>
        <translation>RMSE (m³/s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Peak error (m³/s)</source>
        <translation>Scheitelfehler (m³/s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Barrier</source>
        <translation>Barriere</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>First overtopped</source>
        <translation>Erstmals überströmt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Volume over it</source>
        <translation>Volumen darüber</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Least freeboard</source>
        <translation>Kleinster Freibord</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Breach at the end</source>
        <translation>Bresche am Ende</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Bridges</source>
        <translation>Brücken</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Highest level</source>
        <translation>Höchster Wasserstand</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Soffit under water first</source>
        <translation>Unterkante zuerst unter Wasser</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Largest drop of levels</source>
        <translation>Größter Unterschied der Wasserstände</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Crests</source>
        <translation>Kronen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Crest</source>
        <translation>Krone</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>The %1 of %2 structures with the largest volumes; all are in report.json.</source>
        <translation>Die %1 von %2 Bauwerken mit den größten Volumen; alle stehen in report.json.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Submerged first</source>
        <translation>Zuerst eingestaut</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Inlets</source>
        <translation>Straßeneinläufe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>%1 {inlet|inlets} took %2 and gave back %3; the pipes of %4 were full.</source>
        <translation>%1 {Straßeneinlauf nahm|Straßeneinläufe nahmen} %2 auf und gaben %3 zurück; die Rohre von %4 waren voll.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>The %1 of %2 inlets with the largest volumes; all are in report.json.</source>
        <translation>Die %1 von %2 Straßeneinläufen mit den größten Volumen; alle stehen in report.json.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/page_places.cpp"/>
        <source>Pipe full first</source>
        <translation>Rohr zuerst voll</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/rain_map.cpp"/>
        <source>%1 mm</source>
        <translation>%1 mm</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/rain_map.cpp"/>
        <source>no rain</source>
        <translation>kein Regen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/rain_map.cpp"/>
        <source>Total rain</source>
        <translation>Gesamter Regen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Flood simulation: %1</source>
        <translation>Überflutungssimulation: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Flood simulation</source>
        <translation>Überflutungssimulation</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Stopped after %1 of %2: until then %3 were flooded, up to %4 deep</source>
        <translation>Angehalten nach %1 von %2: Bis dahin waren %3 überflutet, bis zu %4 tief</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>In %1 the flood covers %2 and is up to %3 deep</source>
        <translation>In %1 bedeckt die Überflutung %2 und ist bis zu %3 tief</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>flooded at any time</source>
        <translation>zu irgendeiner Zeit überflutet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>largest depth</source>
        <translation>größte Wassertiefe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>%1 m/s</source>
        <translation>%1 m/s</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>fastest water</source>
        <translation>schnellstes Wasser</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>of water came in</source>
        <translation>Wasser kam herein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>mass error, relative</source>
        <translation>Massenfehler, relativ</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>A what-if: it goes on from another run with other %1.</source>
        <translation>Ein Was-wäre-wenn: Es setzt einen anderen Lauf fort, mit anderen %1.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>%1 × %2 cells of %3 m; %4 steps on %5, computed in %6 (%7 million cell updates per second).</source>
        <translation>%1 × %2 Zellen von %3 m; %4 Schritte auf %5, berechnet in %6 (%7 Millionen Zellberechnungen pro Sekunde).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>On the map</source>
        <translation>Auf der Karte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Can the run be trusted?</source>
        <translation>Kann man dem Lauf vertrauen?</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>The whole duration was simulated</source>
        <translation>Die ganze Dauer wurde simuliert</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>No water was lost or won</source>
        <translation>Kein Wasser ging verloren oder kam hinzu</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>No water was made by clipping depths</source>
        <translation>Kein Wasser entstand durch das Kappen von Tiefen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>The inflows delivered what was asked</source>
        <translation>Die Zuflüsse brachten, was verlangt war</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Something got wet</source>
        <translation>Es wurde etwas nass</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>more than nothing</source>
        <translation>mehr als nichts</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Water balance</source>
        <translation>Wasserbilanz</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>in the domain</source>
        <translation>im Gebiet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>by inflows</source>
        <translation>durch Zuflüsse</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>in over edges</source>
        <translation>herein über Ränder</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>rain</source>
        <translation>Regen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>out over edges</source>
        <translation>hinaus über Ränder</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>abstracted</source>
        <translation>entnommen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>infiltrated</source>
        <translation>versickert</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>evaporated</source>
        <translation>verdunstet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>out through structures</source>
        <translation>hinaus durch Bauwerke</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Volume (million m³)</source>
        <translation>Volumen (Millionen m³)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Volume (1000 m³)</source>
        <translation>Volumen (1000 m³)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Volumes since the start.</source>
        <translation>Volumen seit dem Beginn.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>In: there at the start</source>
        <translation>Herein: zu Beginn vorhanden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>In: by inflows</source>
        <translation>Herein: durch Zuflüsse</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>In: over edges</source>
        <translation>Herein: über Ränder</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>In: rain</source>
        <translation>Herein: Regen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Out: abstracted</source>
        <translation>Hinaus: entnommen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Out: over edges</source>
        <translation>Hinaus: über Ränder</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Out: infiltrated</source>
        <translation>Hinaus: versickert</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>In the domain at the end</source>
        <translation>Am Ende im Gebiet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Out: evaporated</source>
        <translation>Ab: verdunstet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Out: through structures</source>
        <translation>Hinaus: durch Bauwerke</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Of all that came in</source>
        <translation>Von allem, was hereinkam</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Rain</source>
        <translation>Regen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>How much rain fell where: from %1 to %2 mm.</source>
        <translation>Wie viel Regen wo fiel: von %1 bis %2 mm.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Rain and losses (mm/h)</source>
        <translation>Regen und Verluste (mm/h)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Rain, the mean of the cells: %1 mm in all, %2. Nowhere more than %3 mm/h.</source>
        <translation>Regen im Mittel der Zellen: %1 mm insgesamt, %2. Nirgends mehr als %3 mm/h.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Course of the computation</source>
        <translation>Verlauf der Berechnung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>The run goes on from a checkpoint at %1. Its curves begin there; volumes and extremes are those of the whole flood.</source>
        <translation>Der Lauf setzt einen Zwischenstand bei %1 fort. Seine Kurven beginnen dort; Volumen und Extremwerte sind die der ganzen Überflutung.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Wet area (km²)</source>
        <translation>Nasse Fläche (km²)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Wet area (ha)</source>
        <translation>Nasse Fläche (ha)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>What is wet at each time.</source>
        <translation>Was zu jedem Zeitpunkt nass ist.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Time step (s)</source>
        <translation>Zeitschritt (s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>The mean length of the steps. The fastest wave in any cell limits it: it may cross no more than the share CFL of a cell in a step.</source>
        <translation>Die mittlere Länge der Schritte. Die schnellste Welle in irgendeiner Zelle begrenzt sie: Sie darf in einem Schritt höchstens den Anteil CFL einer Zelle durchqueren.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>No cell limited a step: all ended at a time asked for, or were limited by sources.</source>
        <translation>Keine Zelle hat einen Schritt begrenzt: Alle endeten zu einem verlangten Zeitpunkt oder wurden von Quellen begrenzt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>%1 % of the steps were as short as a cell demanded (%2 cells); the others ended at a time asked for, or were limited by sources. The cell at x %3, y %4 limited most, %5 % of the steps: look there, at pits and walls of the elevation model, if the run is too slow.</source>
        <translation>%1 % der Schritte waren so kurz, wie eine Zelle es verlangte (%2 Zellen); die übrigen endeten zu einem verlangten Zeitpunkt oder wurden von Quellen begrenzt. Die Zelle bei x %3, y %4 hat am meisten begrenzt, %5 % der Schritte: Prüfen Sie dort Gruben und Wände des Geländemodells, wenn der Lauf zu langsam ist.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>The cells that limited the time step; blue: what got wet.</source>
        <translation>Die Zellen, die den Zeitschritt begrenzt haben; blau: was nass wurde.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_page.cpp"/>
        <source>Limited</source>
        <translation>Begrenzte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_plots.cpp"/>
        <source>Time (min)</source>
        <translation>Zeit (min)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_plots.cpp"/>
        <source>Time (h)</source>
        <translation>Zeit (h)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/report_plots.cpp"/>
        <source>Time (days)</source>
        <translation>Zeit (Tage)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/run_report.cpp"/>
        <source>A page (HTML, one file, fit to print) for those who review the run: map of the depth, water balance, what inflows and edges were asked for and gave, time step, gauges against what was observed, warnings, and the inputs with their checksums (SHA-256). Beside it a file of the same name with the ending .json has the same numbers; spate:rerun repeats the run from it.</source>
        <translation>Eine Seite (HTML, eine Datei, zum Drucken geeignet) für die, die den Lauf prüfen: Karte der Wassertiefe, Wasserbilanz, was an Zuflüssen und Rändern verlangt war und gebracht wurde, Zeitschritt, Pegel im Vergleich mit Beobachtungen, Warnungen, und die Eingaben mit ihren Prüfsummen (SHA-256). Daneben enthält eine Datei desselben Namens mit der Endung .json dieselben Zahlen; spate:rerun wiederholt den Lauf daraus.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/run_report.cpp"/>
        <source>REPORT would overwrite %1</source>
        <translation>REPORT würde %1 überschreiben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/run_report.cpp"/>
        <source>both are %1</source>
        <translation>beide sind %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/run_report.cpp"/>
        <source>Choose another file.</source>
        <translation>Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/report/run_report.cpp"/>
        <source>Checksums of the inputs</source>
        <translation>Prüfsummen der Eingaben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>%1 is no longer &apos;%2&apos;; &apos;%3&apos; is taken.</source>
        <translation>%1 ist nicht mehr &apos;%2&apos;; genommen wird &apos;%3&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>The folder &apos;%1&apos; holds the results of the first run</source>
        <translation>Der Ordner &apos;%1&apos; enthält die Ergebnisse des ersten Laufs</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>they would be lost: &apos;%1&apos;</source>
        <translation>sie gingen verloren: &apos;%1&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>The checkpoint &apos;%1&apos; is no longer there</source>
        <translation>Der Zwischenstand &apos;%1&apos; ist nicht mehr da</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>the what-if (%1) went on from it, and there is another or none now</source>
        <translation>das Was-wäre-wenn (%1) ging von ihm aus weiter, und jetzt liegt dort ein anderer oder keiner</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>Put the file of that time back. So that it stays, give each what-if its own folder CHECKPOINT.</source>
        <translation>Legen Sie die Datei von damals zurück. Damit sie bleibt, geben Sie jedem Was-wäre-wenn einen eigenen Ordner CHECKPOINT.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>The run is repeated from its start</source>
        <translation>Der Lauf wird von seinem Anfang an wiederholt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>its checkpoint was written by Spate %1, and this is %2</source>
        <translation>sein Zwischenstand wurde von Spate %1 geschrieben, und dies ist %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>&apos;%1&apos; is no longer the checkpoint that it went on from</source>
        <translation>&apos;%1&apos; ist nicht mehr der Zwischenstand, von dem er weiterging</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>%1 was in no file</source>
        <translation>%1 stand in keiner Datei</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>it was &apos;%1&apos;, in the project or in a database</source>
        <translation>es war &apos;%1&apos;, im Projekt oder in einer Datenbank</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>Export the case with spate:exportcase, and run that.</source>
        <translation>Exportieren Sie den Fall mit spate:exportcase, und rechnen Sie diesen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>%1 is no longer there</source>
        <translation>%1 ist nicht mehr da</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>the run read it from &apos;%1&apos;</source>
        <translation>der Lauf hat es aus &apos;%1&apos; gelesen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>Put it back there.</source>
        <translation>Legen Sie es dorthin zurück.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>%1 has changed since the run</source>
        <translation>%1 hat sich seit dem Lauf geändert</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>&apos;%1&apos; has another SHA-256</source>
        <translation>&apos;%1&apos; hat eine andere SHA-256</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>Put the file of that time in its place to repeat the run.</source>
        <translation>Setzen Sie die damalige Datei an ihre Stelle, um den Lauf zu wiederholen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>all inputs are as they were</source>
        <translation>alle Eingaben sind, wie sie waren</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>it was repeated from its start, and a run that goes on from the end of a shorter one has other time steps from there on</source>
        <translation>er wurde von seinem Anfang an wiederholt, und ein Lauf, der vom Ende eines kürzeren weitergeht, hat von dort an andere Zeitschritte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>%1 changed since</source>
        <translation>%1 seitdem geändert</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>; the run was made with Spate %1, this is %2</source>
        <translation>; der Lauf wurde mit Spate %1 gemacht, dies ist %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>The same to the last bit: %1</source>
        <translation>Gleich bis auf das letzte Bit: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>The results differ: %1</source>
        <translation>Die Ergebnisse unterscheiden sich: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>Compare the two reports.</source>
        <translation>Vergleichen Sie die beiden Berichte.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>Certificate</source>
        <translation>Nachweis</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>A report.json, or any map (GeoTIFF), that a run of Simulate flood or of Simulate ensemble wrote. It names the inputs, which must be where they were, or where they were beside it, and all parameters.</source>
        <translation>Eine Datei report.json, oder eine Karte (GeoTIFF), die ein Lauf von Überflutung simulieren oder von Überflutungs-Ensemble simulieren geschrieben hat. Sie nennt die Eingaben, die sein müssen, wo sie waren, oder so neben ihr liegen wie damals, und alle Parameter.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>Folder of the repeated run</source>
        <translation>Ordner des wiederholten Laufs</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>All results of the run are written there anew, with a report. Made when it is not there.</source>
        <translation>Alle Ergebnisse des Laufs werden dort neu geschrieben, mit einem Bericht. Er wird angelegt, wenn es ihn nicht gibt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>The run of &apos;%1&apos; is not complete</source>
        <translation>Der Lauf von &apos;%1&apos; ist nicht vollständig</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>it was stopped before its end, or members of the ensemble failed</source>
        <translation>er wurde vor seinem Ende angehalten, oder Varianten des Ensembles sind gescheitert</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/rerun.cpp"/>
        <source>Choose the report or a map of a run that came to its end.</source>
        <translation>Wählen Sie den Bericht oder eine Karte eines Laufs, der zu seinem Ende kam.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/barrier_report.cpp"/>
        <source>never closed</source>
        <translation>nie geschlossen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/barrier_report.cpp"/>
        <source>overtopped first after %1, over %2 m; %3 m³ in all, at most %4 m³/s at a time</source>
        <translation>erstmals nach %1 überströmt, auf %2 m; %3 m³ insgesamt, höchstens %4 m³/s auf einmal</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/barrier_report.cpp"/>
        <source>no water came to it</source>
        <translation>kein Wasser erreichte sie</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/barrier_report.cpp"/>
        <source>nothing flowed over it, though water beside it stood up to %1 m above its crest</source>
        <translation>nichts floss darüber, obwohl das Wasser daneben bis zu %1 m über ihrer Krone stand</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/barrier_report.cpp"/>
        <source>not overtopped, freeboard at least %1 m</source>
        <translation>nicht überströmt, Freibord mindestens %1 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/barrier_report.cpp"/>
        <source>Barrier report</source>
        <translation>Barrierenbericht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/barrier_report.cpp"/>
        <source>The barriers with what they met until they opened, through a breach too: &apos;length_m&apos; (in the elevation model; of a polygon half its outline), &apos;first_overtopping_s&apos; (when water first flowed onto the crest, s; null = never), &apos;overtopped_m3&apos; (how much crossed: a line in either direction; of a polygon, how much came onto its cells and left them again, on either side, so that a wide one counts it once too), &apos;peak_m3s&apos; (the most at a time), &apos;freeboard_m&apos; (the least height of its own crest above the water beside it, m, negative when that was higher; null = no water came) and &apos;overtopped_length_m&apos; (of the crest, where water came onto it, to a cell), and &apos;breach_width_m&apos; at the end, of a breach with a width (null = none; over time it is in the series of gauges). Where barriers share their place, the highest counts what flows. Polygons are written as their outlines where there are lines as well.</source>
        <translation>Die Barrieren mit dem, was sie erfuhren, bis sie geöffnet wurden, auch durch eine Bresche: &apos;length_m&apos; (im Geländemodell; bei einem Polygon sein halber Umriss), &apos;first_overtopping_s&apos; (wann zuerst Wasser auf die Krone floss, s; NULL = nie), &apos;overtopped_m3&apos; (wie viel sie überquerte: bei einer Linie in beiden Richtungen; bei einem Polygon, wie viel auf seine Zellen kam und sie wieder verließ, auf beiden Seiten, so dass auch ein breites es nur einmal zählt), &apos;peak_m3s&apos; (das meiste auf einmal), &apos;freeboard_m&apos; (der kleinste Abstand der eigenen Krone über dem Wasser daneben, m, negativ, wenn dieses höher stand; NULL = es kam kein Wasser), &apos;overtopped_length_m&apos; (von der Krone, wo Wasser auf sie kam, auf eine Zelle genau) und &apos;breach_width_m&apos; am Ende, bei einer Bresche mit Breite (NULL = keine; über die Zeit steht sie in der Reihe der Pegel). Wo Barrieren am selben Ort stehen, zählt die höchste, was fließt. Polygone werden als ihre Umrisse geschrieben, wenn es auch Linien gibt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/barrier_report.cpp"/>
        <source>; breach %1 m wide</source>
        <translation>; Bresche %1 m breit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/data_styles.cpp"/>
        <source>%1 - %2 s</source>
        <translation>%1 - %2 s</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/data_styles.cpp"/>
        <source>%1 - %2 min</source>
        <translation>%1 - %2 min</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/data_styles.cpp"/>
        <source>%1 - %2 h</source>
        <translation>%1 - %2 h</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/data_styles.cpp"/>
        <source>%1 - %2 days</source>
        <translation>%1 - %2 Tage</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/data_styles.cpp"/>
        <source>%1 m and deeper</source>
        <translation>%1 m und tiefer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/data_styles.cpp"/>
        <source>up to %1 per year</source>
        <translation>bis zu %1 pro Jahr</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/data_styles.cpp"/>
        <source>up to %1</source>
        <translation>bis zu %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/data_styles.cpp"/>
        <source>%1 - %2 per year</source>
        <translation>%1 - %2 pro Jahr</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/data_styles.cpp"/>
        <source>more than %1 per year</source>
        <translation>mehr als %1 pro Jahr</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/data_styles.cpp"/>
        <source>more than %1</source>
        <translation>mehr als %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/flood_maps.cpp"/>
        <source>Final depth</source>
        <translation>Wassertiefe am Ende</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/flood_maps.cpp"/>
        <source>What is computed on: the mean height of the ground of each cell, m. The schemes make it of the means of four cells, so it is smoother than the elevation model, and it is what depths stand on: to make levels of depths, e.g. in spate:samplepoints, add this and not the elevation model.</source>
        <translation>Worauf gerechnet wird: die mittlere Geländehöhe jeder Zelle in m. Die Verfahren bilden sie aus den Mitteln von vier Zellen; sie ist daher glatter als das Geländemodell, und sie ist es, auf der die Tiefen stehen: Um aus Tiefen Wasserstände zu machen, z. B. in spate:samplepoints, zählen Sie diese dazu und nicht das Geländemodell.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/flood_maps.cpp"/>
        <source>Depth at the end, m.</source>
        <translation>Wassertiefe am Ende in m.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/flood_maps.cpp"/>
        <source>Arrival time of %1 m</source>
        <translation>Ankunftszeit von %1 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/flood_maps.cpp"/>
        <source>Cancelled: no map was written.</source>
        <translation>Abgebrochen: Es wurde keine Karte geschrieben.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/flood_maps.cpp"/>
        <source>The results are not finite</source>
        <translation>Die Ergebnisse sind nicht endlich</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/flood_maps.cpp"/>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/flood_maps.cpp"/>
        <source>Lower CFL, and look for errors in the elevations.</source>
        <translation>Verkleinern Sie CFL, und suchen Sie nach Fehlern in den Höhen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/flood_maps.cpp"/>
        <source>Time steps</source>
        <translation>Zeitschritte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/flood_maps.cpp"/>
        <source>Cell updates per second</source>
        <translation>Zellberechnungen pro Sekunde</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/flood_maps.cpp"/>
        <source>Water that came in: at the start, inflows, edges and rain (m³)</source>
        <translation>Wasser, das hereinkam: zu Beginn, Zuflüsse, Ränder und Regen (m³)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/flood_maps.cpp"/>
        <source>Water that left: abstracted, over edges, infiltrated and evaporated (m³)</source>
        <translation>Abgegangenes Wasser: entnommen, über Ränder, versickert und verdunstet (m³)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/flood_maps.cpp"/>
        <source>Water at the end (m³)</source>
        <translation>Wasser am Ende (m³)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/flood_maps.cpp"/>
        <source>Water made by setting negative depths to 0 (m³)</source>
        <translation>Wasser, das entstand, weil negative Tiefen auf 0 gesetzt wurden (m³)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/flood_maps.cpp"/>
        <source>Mass error, relative to the water that came in</source>
        <translation>Massenfehler, im Verhältnis zum Wasser, das hereinkam</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/flood_maps.cpp"/>
        <source>Area that was ever wet (m²)</source>
        <translation>Fläche, die jemals nass war (m²)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/run_differences.cpp"/>
        <source>%1: %2 without and %3 with the measure</source>
        <translation>%1: %2 ohne und %3 mit der Maßnahme</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/structure_report.cpp"/>
        <source>nothing flowed</source>
        <translation>nichts floss</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/structure_report.cpp"/>
        <source>%1 m³, at most %2 m³/s after %3</source>
        <translation>%1 m³, höchstens %2 m³/s nach %3</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/structure_report.cpp"/>
        <source>; backwards %1 m³</source>
        <translation>; rückwärts %1 m³</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/structure_report.cpp"/>
        <source>; its pipe was full from %1 on, for %2</source>
        <translation>; sein Rohr war ab %1 voll, für %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/structure_report.cpp"/>
        <source>; its inlet was under water from %1 on, for %2</source>
        <translation>; sein Einlass war ab %1 unter Wasser, %2 lang</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/structure_report.cpp"/>
        <source>; drowned from below from %1 on, for %2</source>
        <translation>; ab %1 vom Unterwasser eingestaut, %2 lang</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/structure_report.cpp"/>
        <source>no water came</source>
        <translation>kein Wasser kam</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/structure_report.cpp"/>
        <source>; highest level %1 m</source>
        <translation>; höchster Wasserstand %1 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/structure_report.cpp"/>
        <source>; water touched its soffit from %1 on, for %2</source>
        <translation>; Wasser an der Unterkante ab %1, %2 lang</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/structure_report.cpp"/>
        <source>; overtopped from %1 on</source>
        <translation>; überströmt ab %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/structure_report.cpp"/>
        <source>; largest drop of levels %1 m</source>
        <translation>; größter Unterschied der Wasserstände %1 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/structure_report.cpp"/>
        <source>Inlets: %1 took %2 m³ and gave back %3 m³; the pipes of %4 were full</source>
        <translation>Straßeneinläufe: %1 nahmen %2 m³ auf und gaben %3 m³ zurück; die Rohre von %4 waren voll</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/style_files.cpp"/>
        <source>The style &apos;%1&apos; stays as it is: it was not made for &apos;%2&apos;.</source>
        <translation>Der Stil &apos;%1&apos; bleibt, wie er ist: Er wurde nicht für &apos;%2&apos; gemacht.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/style_files.cpp"/>
        <source>The style &apos;%1&apos; could not be written</source>
        <translation>Der Stil &apos;%1&apos; konnte nicht geschrieben werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/results/style_files.cpp"/>
        <source>The map itself is complete.</source>
        <translation>Die Karte selbst ist vollständig.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint.cpp"/>
        <source>Interval of checkpoints (minutes)</source>
        <translation>Zeitabstand der Zwischenstände (Minuten)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint.cpp"/>
        <source>Time on the clock from one checkpoint to the next.</source>
        <translation>Zeit auf der Uhr von einem Zwischenstand zum nächsten.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint.cpp"/>
        <source>Go on from the checkpoint</source>
        <translation>Ab Zwischenstand fortsetzen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint.cpp"/>
        <source>The file that an earlier run left in its folder CHECKPOINT. The run goes on from there, with the results that it would have had without a break, to the last bit: maps, gauges, sections and the flood over time, whose earlier frames lie beside the checkpoint. A table in the help of the algorithm says what may be other than in that run.</source>
        <translation>Die Datei, die ein früherer Lauf in seinem Ordner CHECKPOINT hinterlassen hat. Der Lauf geht von dort weiter, mit den Ergebnissen, die er ohne Unterbrechung gehabt hätte, bis auf das letzte Bit: Karten, Pegel, Querschnitte und die Überflutung über die Zeit, deren frühere Zeitpunkte neben dem Zwischenstand liegen. Eine Tabelle in der Hilfe des Algorithmus sagt, was anders sein darf als in jenem Lauf.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint.cpp"/>
        <source>Folder of the checkpoint</source>
        <translation>Ordner des Zwischenstands</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint.cpp"/>
        <source>The run is saved there now and then, when it is cancelled and at its end (flood.checkpoint), so that another run can go on from there with RESUME_FROM: after a break, on another machine, or for a longer duration.</source>
        <translation>Der Lauf wird dort von Zeit zu Zeit gesichert, wenn er abgebrochen wird, und an seinem Ende (flood.checkpoint), so dass ein anderer Lauf mit RESUME_FROM von dort weitermachen kann: nach einer Unterbrechung, auf einem anderen Rechner, oder für eine längere Dauer.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint.cpp"/>
        <source>CHECKPOINT &apos;%1&apos; cannot be written</source>
        <translation>CHECKPOINT &apos;%1&apos; kann nicht geschrieben werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint.cpp"/>
        <source>Saved at %1: %2</source>
        <translation>Gesichert bei %1: %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint.cpp"/>
        <source>The run goes on; an older checkpoint is as it was. %1</source>
        <translation>Der Lauf geht weiter; ein älterer Zwischenstand ist, wie er war. %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint.cpp"/>
        <source>There is too little memory for a checkpoint</source>
        <translation>Für einen Zwischenstand ist zu wenig Speicher frei</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint.cpp"/>
        <source>a strip of the cells is put together in memory before it is written</source>
        <translation>ein Streifen der Zellen wird im Speicher zusammengestellt, bevor er geschrieben wird</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint.cpp"/>
        <source>The run goes on; an older checkpoint is as it was.</source>
        <translation>Der Lauf geht weiter; ein älterer Zwischenstand ist, wie er war.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint_file.cpp"/>
        <source>The checkpoint &apos;%1&apos; cannot be written</source>
        <translation>Der Zwischenstand &apos;%1&apos; kann nicht geschrieben werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint_file.cpp"/>
        <source>Look for free space on the disk, or choose another folder.</source>
        <translation>Sorgen Sie für freien Platz auf dem Datenträger, oder wählen Sie einen anderen Ordner.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint_file.cpp"/>
        <source>The run cannot be continued from &apos;%1&apos;</source>
        <translation>Der Lauf kann nicht von &apos;%1&apos; aus fortgesetzt werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint_file.cpp"/>
        <source>Give the checkpoint of a run of this flood, or start anew without RESUME_FROM.</source>
        <translation>Geben Sie den Zwischenstand eines Laufs dieser Überflutung an, oder beginnen Sie ohne RESUME_FROM neu.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint_file.cpp"/>
        <source>the disk took only a part of it</source>
        <translation>der Datenträger nahm nur einen Teil davon an</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint_file.cpp"/>
        <source>what was stored differs from what was written</source>
        <translation>was gespeichert wurde, weicht ab von dem, was geschrieben wurde</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint_file.cpp"/>
        <source>there is no such file</source>
        <translation>eine solche Datei gibt es nicht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint_file.cpp"/>
        <source>it is no checkpoint</source>
        <translation>sie ist kein Zwischenstand</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint_file.cpp"/>
        <source>it was written by another Spate than this</source>
        <translation>er wurde von einem anderen Spate als diesem geschrieben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint_file.cpp"/>
        <source>it was written by Spate %1, and this is %2</source>
        <translation>er wurde von Spate %1 geschrieben, und dies ist %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint_file.cpp"/>
        <source>it is of a run in which these were others: %1</source>
        <translation>er gehört zu einem Lauf, in dem diese anders waren: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/checkpoint_file.cpp"/>
        <source>the file is damaged</source>
        <translation>die Datei ist beschädigt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/frame_journal.cpp"/>
        <source>the frames of SERIES that belong to the checkpoint are missing there, or damaged</source>
        <translation>die Zeitpunkte von SERIES, die zum Zwischenstand gehören, fehlen dort oder sind beschädigt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/resume_table.cpp"/>
        <source>the same flood, to the last bit</source>
        <translation>dieselbe Überflutung, bis auf das letzte Bit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/resume_table.cpp"/>
        <source>a what-if: counts from there on, and the log and the maps say so</source>
        <translation>ein Was-wäre-wenn: gilt von da an, und Protokoll und Karten sagen es</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/resume_table.cpp"/>
        <source>refused by name</source>
        <translation>mit Namen abgelehnt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/resume_table.cpp"/>
        <source>the flood goes on to the other end, which must lie later; to the last bit as a run that has a step ending where the one before ended, as at the times of SERIES</source>
        <translation>die Flut geht bis zum anderen Ende weiter, das später liegen muss; aufs letzte Bit wie ein Lauf, bei dem ein Schritt dort endet, wo der vorige endete, wie zu den Zeiten von SERIES</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/resume_table.cpp"/>
        <source>counts from there on</source>
        <translation>gilt von da an</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/resume_table.cpp"/>
        <source>dates and comparisons are those of the run that goes on</source>
        <translation>Daten und Vergleiche sind die des Laufs, der weitergeht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/resume_table.cpp"/>
        <source>counts from there on, where the run before did not</source>
        <translation>zählt von dort an, wenn der Lauf davor es nicht tat</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/resume_table.cpp"/>
        <source>files of results, and fewer of them over time</source>
        <translation>Dateien von Ergebnissen, und weniger von denen über die Zeit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/resume_table.cpp"/>
        <source>written there, with all that was before</source>
        <translation>dort geschrieben, mit allem, was vorher war</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/resume_table.cpp"/>
        <source>those that were there keep what crossed them, water where one comes to stand stays</source>
        <translation>die schon da waren, behalten, was sie überquert hat; Wasser, wo eine zu stehen kommt, bleibt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/resume_table.cpp"/>
        <source>edges, rain, infiltration, losses</source>
        <translation>Ränder, Regen, Versickerung, Verluste</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/resume_table.cpp"/>
        <source>SCHEME and its numbers, ARRIVAL_DEPTHS</source>
        <translation>SCHEME und seine Zahlen, ARRIVAL_DEPTHS</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/resume_table.cpp"/>
        <source>results over time that the run before did not write</source>
        <translation>Ergebnisse über die Zeit, die der Lauf davor nicht geschrieben hat</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/resume/resume_table.cpp"/>
        <source>the version of Spate</source>
        <translation>die Version von Spate</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>%1 has no crest</source>
        <translation>%1 hat keine Krone</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>neither its &apos;crest&apos; nor its &apos;height&apos; is set</source>
        <translation>weder &apos;crest&apos; noch &apos;height&apos; ist gesetzt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>Set &apos;crest&apos; (elevation, m) or &apos;height&apos; (m above ground).</source>
        <translation>Setzen Sie &apos;crest&apos; (Höhe, m) oder &apos;height&apos; (m über Gelände).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>%1 has two crests</source>
        <translation>%1 hat zwei Kronen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>a &apos;crest&apos; of %1 m and a &apos;height&apos; of %2 m above ground</source>
        <translation>ein &apos;crest&apos; von %1 m und ein &apos;height&apos; von %2 m über Gelände</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>Clear one of them.</source>
        <translation>Leeren Sie eines davon.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>%1 has the height %2</source>
        <translation>%1 hat die Höhe %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>it must stand above ground, by at most %1 m</source>
        <translation>sie muss über das Gelände ragen, um höchstens %1 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>Write a height above 0 m, or remove the barrier.</source>
        <translation>Schreiben Sie eine Höhe über 0 m, oder entfernen Sie die Barriere.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>%1 has the %2 %3</source>
        <translation>%1 hat %2 %3</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>that is no elevation in metres: it must be from %1 to %2</source>
        <translation>das ist keine Höhe in Metern: Sie muss zwischen %1 und %2 liegen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>times are seconds since the start of the simulation, up to %1</source>
        <translation>Zeiten sind Sekunden seit dem Beginn der Simulation, bis zu %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>Write 0 or more, or clear it: without close_s it stands from the start.</source>
        <translation>Schreiben Sie 0 oder mehr, oder leeren Sie das Feld: Ohne close_s steht sie von Anfang an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>%1 has the breach_minutes %2</source>
        <translation>%1 hat breach_minutes %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>a breach takes time, or none: it must be from 0 to %1 minutes</source>
        <translation>eine Bresche braucht Zeit, oder keine: 0 bis %1 Minuten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>%1 is opened before it is closed</source>
        <translation>%1 wird geöffnet, bevor sie geschlossen ist</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>open_s is %1, close_s is %2</source>
        <translation>open_s ist %1, close_s ist %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>It stands from close_s until open_s: correct them.</source>
        <translation>Sie steht von close_s bis open_s: Berichtigen Sie beide.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>%1 breaches without a breach_crest</source>
        <translation>%1 bricht ohne eine breach_crest</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>breach_s is %1</source>
        <translation>breach_s ist %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>Say down to which elevation it fails (m), or clear breach_s.</source>
        <translation>Geben Sie an, bis auf welche Höhe sie versagt (m), oder leeren Sie breach_s.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>%1 breaches before it is closed</source>
        <translation>%1 bricht, bevor sie geschlossen ist</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>breach_s is %1, close_s is %2</source>
        <translation>breach_s ist %1, close_s ist %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>It can only fail from close_s on: correct them.</source>
        <translation>Sie kann erst ab close_s versagen: Berichtigen Sie beide.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>%1 breaches after it is opened</source>
        <translation>%1 bricht, nachdem sie geöffnet wurde</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>breach_s is %1, open_s is %2</source>
        <translation>breach_s ist %1, open_s ist %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>It can only fail until open_s: correct them, or clear breach_s.</source>
        <translation>Sie kann nur bis open_s versagen: Berichtigen Sie beide, oder leeren Sie breach_s.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>%1 has the breach_velocity %2</source>
        <translation>%1 hat die breach_velocity %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>it is the velocity that its soil withstands, 0.01 to 10 m/s</source>
        <translation>sie ist die Geschwindigkeit, der der Boden standhält, 0.01 bis 10 m/s</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>Write for example 0.2 for sand and 0.5 for clay.</source>
        <translation>Schreiben Sie zum Beispiel 0.2 für Sand und 0.5 für Ton.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>%1 has both breach_soil and breach_velocity</source>
        <translation>%1 hat breach_soil und breach_velocity</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>each says how fast its breach widens</source>
        <translation>jedes sagt, wie schnell die Bresche breiter wird</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>%1 has the breach_soil &apos;%2&apos;</source>
        <translation>%1 hat den breach_soil &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>known are sand (%1 m/s) and clay (%2 m/s)</source>
        <translation>bekannt sind sand (%1 m/s) und clay (Ton, %2 m/s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>Write one of them, or its critical velocity into breach_velocity.</source>
        <translation>Schreiben Sie einen davon, oder die kritische Geschwindigkeit in breach_velocity.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>%1 has the breach_width %2</source>
        <translation>%1 hat die breach_width %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>it is the width of its breach at first, above 0 m</source>
        <translation>sie ist die anfängliche Breite der Bresche, mehr als 0 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>Correct it, or clear it: without width and soil the whole barrier comes down.</source>
        <translation>Berichtigen oder leeren Sie sie: Ohne Breite und Boden sinkt die ganze Barriere ab.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>its %1 is %2, and the simulation ends after %3</source>
        <translation>ihr %1 ist %2, und die Simulation endet nach %3</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>%1 is never closed</source>
        <translation>%1 wird nie geschlossen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>Close it earlier, or remove it.</source>
        <translation>Schließen Sie sie früher, oder entfernen Sie sie.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>%1 does not breach</source>
        <translation>%1 bricht nicht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>Set it earlier, or clear the fields of the breach.</source>
        <translation>Setzen Sie den Zeitpunkt früher, oder leeren Sie die Felder der Bresche.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>it has a %1, but no breach_s</source>
        <translation>sie hat %1, aber keine breach_s</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/barrier_fields.cpp"/>
        <source>Set breach_s, or clear the fields of the breach.</source>
        <translation>Setzen Sie breach_s, oder leeren Sie die Felder der Bresche.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/elevation_model.cpp"/>
        <source>1000 m in its CRS %1 are %2 m on the ground there</source>
        <translation>1000 m in seinem KBS %1 sind dort in der Natur %2 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/elevation_model.cpp"/>
        <source>DEM is not in metres</source>
        <translation>DEM ist nicht in Metern</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/elevation_model.cpp"/>
        <source>Reproject it with gdal:warpreproject to a CRS that keeps lengths, e.g. the UTM zone.</source>
        <translation>Projizieren Sie es mit gdal:warpreproject in ein KBS um, das Längen erhält, z. B. die UTM-Zone.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/elevation_model.cpp"/>
        <source>Volumes and times of the simulation are off by as much as the lengths of DEM</source>
        <translation>Volumen und Zeiten der Simulation weichen so stark ab wie die Längen von DEM</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/elevation_model.cpp"/>
        <source>Reproject it to a CRS that keeps lengths, e.g. the UTM zone, if that matters.</source>
        <translation>Projizieren Sie es in ein KBS um, das Längen erhält, z. B. die UTM-Zone, wenn das von Bedeutung ist.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/elevation_model.cpp"/>
        <source>Reading the elevation model</source>
        <translation>Lesen des Geländemodells</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_barriers.cpp"/>
        <source>%1 stands between no two cells</source>
        <translation>%1 steht zwischen keinen zwei Zellen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_barriers.cpp"/>
        <source>Move it inside, or check the CRS of BARRIERS.</source>
        <translation>Verschieben Sie das Objekt hinein, oder prüfen Sie das KBS von BARRIERS.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_barriers.cpp"/>
        <source>%1 breaches upwards</source>
        <translation>%1 bricht nach oben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_barriers.cpp"/>
        <source>its breach_crest of %1 m lies above its crest</source>
        <translation>ihre breach_crest von %1 m liegt über ihrer Krone</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_barriers.cpp"/>
        <source>Write the elevation to which the crest sinks.</source>
        <translation>Schreiben Sie die Höhe, auf die die Krone absinkt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_barriers.cpp"/>
        <source>, closed at %1</source>
        <translation>, geschlossen bei %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_barriers.cpp"/>
        <source>, opened at %1</source>
        <translation>, geöffnet bei %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_barriers.cpp"/>
        <source>, breaches from %1 over %2 down to %3 m</source>
        <translation>, bricht ab %1 während %2 bis auf %3 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_barriers.cpp"/>
        <source>, over a width of %1 m at first</source>
        <translation>, anfangs auf einer Breite von %1 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_barriers.cpp"/>
        <source>, which grows where water is faster than %1 m/s</source>
        <translation>, die wächst, wo Wasser schneller als %1 m/s ist</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_barriers.cpp"/>
        <source>  %1: %2 m, on %3 {face|faces} between cells, crest at %4 m</source>
        <translation>  %1: %2 m, auf %3 {Kante|Kanten} zwischen Zellen, Krone auf %4 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_barriers.cpp"/>
        <source>, fills %1 {cell|cells}</source>
        <translation>, füllt %1 {Zelle|Zellen}</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_barriers.cpp"/>
        <source>%1 holds nothing back</source>
        <translation>%1 hält nichts zurück</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_barriers.cpp"/>
        <source>its crest at %1 m is nowhere above the ground that is computed on</source>
        <translation>ihre Krone von %1 m liegt nirgends über dem Gelände, auf dem gerechnet wird</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_barriers.cpp"/>
        <source>Raise it, or remove the barrier.</source>
        <translation>Erhöhen Sie die Barriere, oder entfernen Sie sie.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_barriers.cpp"/>
        <source>Placing the barriers</source>
        <translation>Setzen der Barrieren</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_barriers.cpp"/>
        <source>Barriers: %1</source>
        <translation>Barrieren: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_bridges.cpp"/>
        <source>bridge on %1 {face|faces} between cells, soffit at %2 m, deck at %3 m</source>
        <translation>Brücke auf %1 {Fläche|Flächen} zwischen Zellen, Unterkante bei %2 m, Oberkante bei %3 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_bridges.cpp"/>
        <source>Nothing passes beneath %1</source>
        <translation>Unter %1 fließt nichts hindurch</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_bridges.cpp"/>
        <source>all along its line the ground of DEM is as high as its soffit at %1 m, as where DEM still holds the deck</source>
        <translation>entlang ihrer ganzen Linie ist der Boden von DEM so hoch wie ihre Unterkante bei %1 m, etwa weil DEM die Fahrbahn noch enthält</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_bridges.cpp"/>
        <source>Take the deck out of DEM with &apos;Fix the terrain&apos; or &apos;Burn streams into the terrain&apos;, or correct &apos;soffit&apos;.</source>
        <translation>Nehmen Sie die Fahrbahn mit „Gelände bereinigen“ oder „Gewässer ins Gelände einschneiden“ aus DEM, oder berichtigen Sie &apos;soffit&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_bridges.cpp"/>
        <source>Bridges &apos;%1&apos; and &apos;%2&apos; span the same %3 {face|faces} between cells</source>
        <translation>Die Brücken &apos;%1&apos; und &apos;%2&apos; überspannen %3 {gemeinsame Fläche|gemeinsame Flächen} zwischen Zellen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_bridges.cpp"/>
        <source>water passes one bridge there: &apos;%1&apos; counts</source>
        <translation>Wasser passiert dort eine Brücke: &apos;%1&apos; zählt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_bridges.cpp"/>
        <source>Draw them a cell apart, use smaller cells, or leave one out.</source>
        <translation>Zeichnen Sie sie eine Zelle auseinander, verwenden Sie kleinere Zellen, oder lassen Sie eine weg.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_buildings.cpp"/>
        <source>it must be above 0 and at most %1</source>
        <translation>sie muss über 0 und höchstens %1 sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_buildings.cpp"/>
        <source>Correct the field, or clear it.</source>
        <translation>Berichtigen Sie das Feld, oder leeren Sie es.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_buildings.cpp"/>
        <source>raised by %1 m</source>
        <translation>um %1 m angehoben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_buildings.cpp"/>
        <source>given n = %1</source>
        <translation>mit n = %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_buildings.cpp"/>
        <source>taken out of the flow</source>
        <translation>vom Fließen ausgenommen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_buildings.cpp"/>
        <source>building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_buildings.cpp"/>
        <source>Placing the buildings</source>
        <translation>Setzen der Gebäude</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_buildings.cpp"/>
        <source>BUILDINGS lies outside DEM, or its polygons are smaller than a cell</source>
        <translation>BUILDINGS liegt außerhalb von DEM, oder seine Polygone sind kleiner als eine Zelle</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_buildings.cpp"/>
        <source>Check the CRS of the layer, or leave it out.</source>
        <translation>Prüfen Sie das KBS des Layers, oder lassen Sie ihn weg.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_buildings.cpp"/>
        <source>Buildings: %1, of which %2 {cell is|cells are} %3</source>
        <translation>Gebäude: %1, davon %2 {Zelle|Zellen} %3</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_inlets.cpp"/>
        <source>%1 has no opening, or two</source>
        <translation>%1 hat keine Öffnung oder zwei</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_inlets.cpp"/>
        <source>it needs either &apos;width&apos; or &apos;area&apos; or both, or else &apos;curve&apos;</source>
        <translation>nötig sind entweder &apos;width&apos; oder &apos;area&apos; oder beide, oder aber &apos;curve&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_inlets.cpp"/>
        <source>%1 has a curve with a negative number</source>
        <translation>%1 hat eine Kurve mit einer negativen Zahl</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_inlets.cpp"/>
        <source>it has depths above the grate (m) and discharges into it (m³/s)</source>
        <translation>sie hat Wassertiefen über dem Rost (m) und Durchflüsse hinein (m³/s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_inlets.cpp"/>
        <source>%1 has no &apos;%2&apos;</source>
        <translation>%1 hat kein &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_inlets.cpp"/>
        <source>it is what the pipe behind the grate takes at most (m³/s)</source>
        <translation>das ist, was das Rohr hinter dem Rost höchstens aufnimmt (m³/s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_inlets.cpp"/>
        <source>Write it.</source>
        <translation>Schreiben Sie es.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_inlets.cpp"/>
        <source>out of the domain</source>
        <translation>aus dem Gebiet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_inlets.cpp"/>
        <source>to an outlet</source>
        <translation>zu einem Auslass</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_inlets.cpp"/>
        <source>up to %1 m³/s %2</source>
        <translation>bis zu %1 m³/s %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_inlets.cpp"/>
        <source>inlet</source>
        <translation>Einlass</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_inlets.cpp"/>
        <source>%1 has half a place for its outlet</source>
        <translation>%1 hat einen halben Ort für seinen Auslass</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_inlets.cpp"/>
        <source>of &apos;outlet_x&apos; and &apos;outlet_y&apos; one is empty</source>
        <translation>von &apos;outlet_x&apos; und &apos;outlet_y&apos; ist eines leer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_inlets.cpp"/>
        <source>Write both, or none.</source>
        <translation>Schreiben Sie beide oder keines.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_inlets.cpp"/>
        <source>%1 has two outlets</source>
        <translation>%1 hat zwei Auslässe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_inlets.cpp"/>
        <source>it is a line to one, and has &apos;outlet_x&apos; and &apos;outlet_y&apos;</source>
        <translation>er ist eine Linie zu einem und hat &apos;outlet_x&apos; und &apos;outlet_y&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_inlets.cpp"/>
        <source>Clear these.</source>
        <translation>Leeren Sie diese.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_inlets.cpp"/>
        <source>Inlets: %1, of which %2 lead to an outlet</source>
        <translation>Straßeneinläufe: %1, von denen %2 zu einem Auslass führen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_losses.cpp"/>
        <source>The losses are incomplete</source>
        <translation>Die Verluste sind unvollständig</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_losses.cpp"/>
        <source>LOSSES is %1, and some places have no &apos;%2&apos;</source>
        <translation>LOSSES ist %1, und manche Orte haben kein &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_losses.cpp"/>
        <source>Give %1, or fill in the tables of SOILS and LAND_COVER.</source>
        <translation>Geben Sie %1 an, oder füllen Sie die Tabellen von SOILS und LAND_COVER aus.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_losses.cpp"/>
        <source>The first rate of Horton is below the final one</source>
        <translation>Die Anfangsrate von Horton liegt unter der Endrate</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_losses.cpp"/>
        <source>%1 and %2 mm/h</source>
        <translation>%1 und %2 mm/h</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_losses.cpp"/>
        <source>Exchange FIRST_RATE and LOSS_RATE.</source>
        <translation>Vertauschen Sie FIRST_RATE und LOSS_RATE.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_losses.cpp"/>
        <source>A curve number is not above 0</source>
        <translation>Eine Curve Number ist nicht größer als 0</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_losses.cpp"/>
        <source>the retention would be infinite</source>
        <translation>der Rückhalt wäre unendlich</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_losses.cpp"/>
        <source>Curve numbers are from 1 to 100.</source>
        <translation>Curve Numbers gehen von 1 bis 100.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_losses.cpp"/>
        <source>Losses: %1; initial %2 to %3 mm, rate %4 to %5 mm/h</source>
        <translation>Verluste: %1; zu Beginn %2 bis %3 mm, Rate %4 bis %5 mm/h</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_losses.cpp"/>
        <source>%1 is given, and LOSSES is none</source>
        <translation>%1 ist angegeben, und LOSSES ist none</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_losses.cpp"/>
        <source>nothing uses it</source>
        <translation>nichts benutzt es</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_losses.cpp"/>
        <source>Choose a method of LOSSES, or leave out %1.</source>
        <translation>Wählen Sie ein Verfahren von LOSSES, oder lassen Sie %1 weg.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_losses.cpp"/>
        <source>EVAPORATION and EVAPORATION_TABLE are both given</source>
        <translation>EVAPORATION und EVAPORATION_TABLE sind beide angegeben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_losses.cpp"/>
        <source>the evaporation would be ambiguous</source>
        <translation>die Verdunstung wäre mehrdeutig</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_losses.cpp"/>
        <source>Set EVAPORATION to 0, or leave out EVAPORATION_TABLE.</source>
        <translation>Setzen Sie EVAPORATION auf 0, oder lassen Sie EVAPORATION_TABLE weg.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_losses.cpp"/>
        <source>Evaporation: %1 mm in all, peak %2 mm/h</source>
        <translation>Verdunstung: insgesamt %1 mm, höchstens %2 mm/h</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>%1 and %2 are both given</source>
        <translation>%1 und %2 sind beide angegeben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>the rain would be ambiguous</source>
        <translation>der Regen wäre mehrdeutig</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>Set RAIN to 0, or leave out %1.</source>
        <translation>Setzen Sie RAIN auf 0, oder lassen Sie %1 weg.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>Leave out one of them.</source>
        <translation>Lassen Sie eines davon weg.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>No rain on %1 % of the DEM, which the file does not cover</source>
        <translation>Kein Regen auf %1 % des Geländemodells, die die Datei nicht bedeckt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>No rain where the file has no data: %1 % of its values</source>
        <translation>Kein Regen, wo die Datei keine Daten hat: %1 % ihrer Werte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>No rain in gaps between its intervals, %1 h</source>
        <translation>Kein Regen in Lücken zwischen ihren Intervallen, %1 h</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>No rain before it begins, %1 h after the start</source>
        <translation>Kein Regen, bevor er beginnt, %1 h nach dem Start</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>No rain after it ends, %1 h before the end of the run</source>
        <translation>Kein Regen, nachdem er endet, %1 h vor dem Ende des Laufs</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>Reading %1</source>
        <translation>Lesen von %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>The CRS of %1 or of the DEM is not known</source>
        <translation>Das KBS von %1 oder des Geländemodells ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>their coordinates are taken to be the same</source>
        <translation>ihre Koordinaten gelten als dieselben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>Give both their CRS.</source>
        <translation>Geben Sie beiden ihr KBS.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>%1 has rain in &apos;%2&apos;</source>
        <translation>%1 hat Regen in &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>that unit is not known, and its numbers are taken as %1</source>
        <translation>diese Einheit ist nicht bekannt, und ihre Zahlen werden als %1 genommen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>Check that RAIN_UNIT is what the file means.</source>
        <translation>Prüfen, ob RAIN_UNIT das ist, was die Datei meint.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>Without START_TIME the run begins with the rain, at %1</source>
        <translation>Ohne START_TIME beginnt der Lauf mit dem Regen, am %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>Rain raster: %1 {interval|intervals} in %2, from %3 to %4 h; %5 of its pixels over the DEM, %6 {zone|zones}</source>
        <translation>Regenraster: %1 {Intervall|Intervalle} in %2, von %3 bis %4 h; %5 seiner Pixel über dem Geländemodell, %6 {Zone|Zonen}</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>Rain on the rectangle of the DEM: %1 m³ in the file, %2 m³ on the cells (%3 %)</source>
        <translation>Regen auf dem Rechteck des Geländemodells: %1 m³ in der Datei, %2 m³ auf den Zellen (%3 %)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>The cells get another amount of rain than the file holds</source>
        <translation>Die Zellen erhalten eine andere Menge Regen, als die Datei enthält</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>the difference is %1 %</source>
        <translation>der Unterschied ist %1 %</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>Check the size of the pixels of RAIN_RASTER and of the cells.</source>
        <translation>Prüfen Sie die Größe der Pixel von RAIN_RASTER und der Zellen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>Rain: %1 mm in all, the mean of the cells; peak %2 mm/h</source>
        <translation>Regen: %1 mm insgesamt, im Mittel der Zellen; höchstens %2 mm/h</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>Rain: %1 mm in all, peak %2 mm/h</source>
        <translation>Regen: %1 mm insgesamt, Spitze %2 mm/h</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_rain.cpp"/>
        <source>Infiltration: %1 mm/h</source>
        <translation>Versickerung: %1 mm/h</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_scenario.cpp"/>
        <source>Grid: %1 x %2 cells of %3 m, %4 to %5 m high; %6</source>
        <translation>Gitter: %1 x %2 Zellen von %3 m, Höhe %4 bis %5 m; %6</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_scenario.cpp"/>
        <source>CRS: %1</source>
        <translation>KBS: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_scenario.cpp"/>
        <source>Nodata: %1 {cell|cells}, through which nothing flows</source>
        <translation>NoData: %1 {Zelle|Zellen}, durch die nichts fließt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_scenario.cpp"/>
        <source>; an outlet where it reaches an open side</source>
        <translation>; ein Auslass, wo NoData an eine offene Seite reicht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_scenario.cpp"/>
        <source>Roughness: n = %1 everywhere</source>
        <translation>Rauheit: n = %1 überall</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_scenario.cpp"/>
        <source>Roughness: from the raster</source>
        <translation>Rauheit: aus dem Rasterlayer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_scenario.cpp"/>
        <source>; n = %1 in %2 {cell where it has no data|cells where it has no data}</source>
        <translation>; n = %1 in %2 {Zelle, in der er keine Daten hat|Zellen, in denen er keine Daten hat}</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_scenario.cpp"/>
        <source>Bed: the cells of the elevation model, as they are</source>
        <translation>Sohle: die Zellen des Geländemodells, wie sie sind</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_scenario.cpp"/>
        <source>Bed: the scheme&apos;s own, up to %1 m below the elevation model (at %2) and %3 m above it (at %4)</source>
        <translation>Sohle: die des Verfahrens, bis zu %1 m unter dem Geländemodell (bei %2) und %3 m darüber (bei %4)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_scenario.cpp"/>
        <source>Preparing the ground</source>
        <translation>Vorbereiten des Geländes</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_scenario.cpp"/>
        <source>The scheme %1 is a reference for comparisons only</source>
        <translation>Das Verfahren %1 ist nur eine Referenz für Vergleiche</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_scenario.cpp"/>
        <source>Take hwp14, kp07 or hr for a result that matters.</source>
        <translation>Nehmen Sie hwp14, kp07 oder hr für ein Ergebnis, auf das es ankommt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_scenario.cpp"/>
        <source>The integrator euler makes waves grow</source>
        <translation>Die Zeitintegration euler lässt Wellen wachsen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_scenario.cpp"/>
        <source>with %1 each step amplifies them, where friction does not damp them more</source>
        <translation>mit %1 verstärkt jeder Schritt sie, wo Reibung sie nicht stärker dämpft</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_scenario.cpp"/>
        <source>Take hancock or rk2 for a result that matters.</source>
        <translation>Nehmen Sie hancock oder rk2 für ein Ergebnis, auf das es ankommt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_scenario.cpp"/>
        <source>Give INFLOWS with HYDROGRAPHS, RAIN, WATER_BODIES, INITIAL_DEPTH, or an edge with a level or a discharge.</source>
        <translation>Geben Sie INFLOWS mit HYDROGRAPHS, RAIN, WATER_BODIES, INITIAL_DEPTH oder einen Rand mit Wasserstand oder Durchfluss an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_sources.cpp"/>
        <source>a level of %1 to %2 m</source>
        <translation>ein Wasserstand von %1 bis %2 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_sources.cpp"/>
        <source>peak %1 m³/s</source>
        <translation>Scheitel %1 m³/s</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_sources.cpp"/>
        <source>%1 m³ in all, %2</source>
        <translation>%1 m³ insgesamt, %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_sources.cpp"/>
        <source>Move it inside, or check the CRS of INFLOWS.</source>
        <translation>Verschieben Sie das Objekt hinein, oder prüfen Sie das KBS von INFLOWS.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_sources.cpp"/>
        <source>%1 lies partly outside DEM, on nodata or on buildings</source>
        <translation>%1 liegt zum Teil außerhalb von DEM, auf NoData oder auf Gebäuden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_sources.cpp"/>
        <source>all of its water goes to %1 other {cell|cells}</source>
        <translation>das ganze Wasser geht auf %1 {andere Zelle|andere Zellen}</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_sources.cpp"/>
        <source>Move it, if that is not meant.</source>
        <translation>Verschieben Sie das Objekt, wenn das nicht gemeint ist.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_sources.cpp"/>
        <source>%1 says twice what flows there</source>
        <translation>%1 sagt zweimal, was dort fließt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_sources.cpp"/>
        <source>of &apos;hydrograph&apos;, &apos;discharge_m3s&apos; and &apos;level_m&apos; only one can hold</source>
        <translation>von &apos;hydrograph&apos;, &apos;discharge_m3s&apos; und &apos;level_m&apos; kann nur eines gelten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_sources.cpp"/>
        <source>Clear the others.</source>
        <translation>Leeren Sie die anderen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_sources.cpp"/>
        <source>Give the table of hydrographs, or a constant discharge in the field &apos;discharge_m3s&apos;.</source>
        <translation>Geben Sie die Tabelle der Ganglinien an, oder einen konstanten Durchfluss im Feld &apos;discharge_m3s&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_sources.cpp"/>
        <source>%1 does not say what flows there</source>
        <translation>%1 sagt nicht, was dort fließt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_sources.cpp"/>
        <source>its fields &apos;discharge_m3s&apos;, &apos;level_m&apos; and &apos;hydrograph&apos; are missing or empty</source>
        <translation>die Felder &apos;discharge_m3s&apos;, &apos;level_m&apos; und &apos;hydrograph&apos; fehlen oder sind leer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_sources.cpp"/>
        <source>Write a discharge (m³/s) or a level (m), or name a hydrograph of the table.</source>
        <translation>Schreiben Sie einen Durchfluss (m³/s) oder einen Wasserstand (m), oder nennen Sie eine Ganglinie der Tabelle.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_sources.cpp"/>
        <source>  %1: %2, over %3</source>
        <translation>  %1: %2, auf %3</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_sources.cpp"/>
        <source>%1 {cell|cells}</source>
        <translation>%1 {Zelle|Zellen}</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_sources.cpp"/>
        <source>    Its series ends after %1 and is held constant from then on</source>
        <translation>    Die Reihe endet nach %1 und bleibt von da an konstant</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_sources.cpp"/>
        <source>Inflows: %1 of %2 applied</source>
        <translation>Zuflüsse: %1 von %2 angewandt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_sources.cpp"/>
        <source>Edges: %1</source>
        <translation>Ränder: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_sources.cpp"/>
        <source>boundary</source>
        <translation>Rand</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_sources.cpp"/>
        <source>  %1: %2, %3 {cell side|cell sides}</source>
        <translation>  %1: %2, %3 {Zellseite|Zellseiten}</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_structures.cpp"/>
        <source>%1 m wide</source>
        <translation>%1 m breit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_structures.cpp"/>
        <source>%1 m x %2 m</source>
        <translation>%1 m x %2 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_structures.cpp"/>
        <source>culvert, %1 x %2, %3 m long, inverts %4 and %5 m</source>
        <translation>Durchlass, %1 x %2, %3 m lang, Sohlen bei %4 und %5 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_structures.cpp"/>
        <source>weir, %1 m wide, crest at %2 m</source>
        <translation>Wehr, %1 m breit, Krone bei %2 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_structures.cpp"/>
        <source>gate, %1 m x %2 m, sill at %3 m</source>
        <translation>Schütz, %1 m x %2 m, Schwelle bei %3 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_structures.cpp"/>
        <source>pump, up to %1 m³/s</source>
        <translation>Pumpe, bis %1 m³/s</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_structures.cpp"/>
        <source>shaft, %1, %2 m long, rim at %3 m, outlet at %4 m</source>
        <translation>Schacht, %1, %2 m lang, Rand bei %3 m, Auslass bei %4 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_structures.cpp"/>
        <source>sink of up to %1 m³/s</source>
        <translation>Entnahme von bis zu %1 m³/s</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_structures.cpp"/>
        <source>The rule of %1 goes by a place where nothing flows</source>
        <translation>Die Regel von %1 richtet sich nach einem Ort, an dem nichts fließt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_structures.cpp"/>
        <source>x %1, y %2 lies outside DEM, on nodata or on a building</source>
        <translation>x %1, y %2 liegt außerhalb von DEM, auf Nodata oder auf einem Gebäude</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_structures.cpp"/>
        <source>Move &apos;rule_x&apos; and &apos;rule_y&apos; to where water can flow; they are in the CRS of DEM.</source>
        <translation>Verschieben Sie &apos;rule_x&apos; und &apos;rule_y&apos; dorthin, wo Wasser fließen kann; sie sind im KBS von DEM.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_structures.cpp"/>
        <source>%1 is a point</source>
        <translation>%1 ist ein Punkt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_structures.cpp"/>
        <source>a %1 leads from one place to another</source>
        <translation>%1 führt von einem Ort zu einem anderen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_structures.cpp"/>
        <source>Draw a line from its inlet to its outlet.</source>
        <translation>Zeichnen Sie eine Linie vom Einlass zum Auslass.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_structures.cpp"/>
        <source>Structures: %1</source>
        <translation>Bauwerke: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_water.cpp"/>
        <source>water body</source>
        <translation>Gewässer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_water.cpp"/>
        <source>Placing the water bodies</source>
        <translation>Setzen der Gewässer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_water.cpp"/>
        <source>%1 has no level</source>
        <translation>%1 hat keinen Wasserstand</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_water.cpp"/>
        <source>it must be an elevation in metres</source>
        <translation>er muss eine Höhe in Metern sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_water.cpp"/>
        <source>Fill in the field, or remove the feature.</source>
        <translation>Füllen Sie das Feld aus, oder entfernen Sie das Objekt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_water.cpp"/>
        <source>%1 has the level %2</source>
        <translation>%1 hat den Wasserstand %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_water.cpp"/>
        <source>Check the CRS of WATER_BODIES, or remove it.</source>
        <translation>Prüfen Sie das KBS von WATER_BODIES, oder entfernen Sie das Objekt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_water.cpp"/>
        <source>%1: %2 {cell|cells} of DEM below its level of %3 m</source>
        <translation>%1: %2 {Zelle|Zellen} von DEM unter seinem Wasserstand von %3 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_water.cpp"/>
        <source>%1 holds no water</source>
        <translation>%1 enthält kein Wasser</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_water.cpp"/>
        <source>its ground is nowhere below its level of %1 m</source>
        <translation>das Gelände liegt nirgends unter dem Wasserstand von %1 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_water.cpp"/>
        <source>Correct the level, or remove the feature.</source>
        <translation>Berichtigen Sie den Wasserstand, oder entfernen Sie das Objekt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/flood_water.cpp"/>
        <source>Water at the start, from the raster of depths: %1 m³</source>
        <translation>Wasser zu Beginn, aus dem Rasterlayer der Tiefen: %1 m³</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/lines_across.cpp"/>
        <source>%1 is no line</source>
        <translation>%1 ist keine Linie</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/lines_across.cpp"/>
        <source>a bridge or a crest stands across the flow, on the faces between cells that its line crosses</source>
        <translation>eine Brücke oder eine Krone steht quer zur Strömung, auf den Flächen zwischen Zellen, die ihre Linie kreuzt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/lines_across.cpp"/>
        <source>Draw a line along it, from bank to bank.</source>
        <translation>Zeichnen Sie eine Linie an ihr entlang, von Ufer zu Ufer.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/lines_across.cpp"/>
        <source>it must be from %1 to %2: what a sharp crest passes beyond a broad one is computed from its height and the head</source>
        <translation>er muss zwischen %1 und %2 liegen: was eine scharfe Krone mehr durchlässt als eine breite, wird aus ihrer Höhe und dem Überfall berechnet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/lines_across.cpp"/>
        <source>crest on %1 {face|faces} between cells, at %2 m</source>
        <translation>Krone auf %1 {Fläche|Flächen} zwischen Zellen, bei %2 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/lines_across.cpp"/>
        <source>The crest of %1 lies below the ground</source>
        <translation>Die Krone von %1 liegt unter dem Gelände</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/lines_across.cpp"/>
        <source>all along its line the ground of DEM is higher than %1 m</source>
        <translation>entlang der ganzen Linie liegt der Boden von DEM höher als %1 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/lines_across.cpp"/>
        <source>Check &apos;level&apos;, and whether its line lies where the water passes.</source>
        <translation>Prüfen Sie &apos;level&apos;, und ob die Linie dort liegt, wo das Wasser durchfließt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/places_of_rain.cpp"/>
        <source>RAIN_PLACES leave out a part of the DEM</source>
        <translation>RAIN_PLACES lassen einen Teil des Geländemodells aus</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/places_of_rain.cpp"/>
        <source>no polygon holds %1 {cell|cells}, %2 % of those that flow</source>
        <translation>in keinem Polygon liegen %1 {Zelle|Zellen}, %2 % derer, die fließen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/places_of_rain.cpp"/>
        <source>Draw larger polygons, or set RAIN_GAPS to zero: no rain falls there.</source>
        <translation>Zeichnen Sie größere Polygone, oder setzen Sie RAIN_GAPS auf zero: Dort fällt dann kein Regen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/places_of_rain.cpp"/>
        <source>No rain on %1 {cell|cells} outside all polygons, %2 %</source>
        <translation>Kein Regen auf %1 {Zelle|Zellen} außerhalb aller Polygone, %2 %</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/places_of_rain.cpp"/>
        <source>place of rain</source>
        <translation>Ort des Regens</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/places_of_rain.cpp"/>
        <source>RAIN_PLACES holds no feature</source>
        <translation>RAIN_PLACES enthält kein Objekt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/places_of_rain.cpp"/>
        <source>it would not rain anywhere</source>
        <translation>es würde nirgends regnen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/places_of_rain.cpp"/>
        <source>Add points or polygons, or leave out RAIN_PLACES.</source>
        <translation>Fügen Sie Punkte oder Polygone hinzu, oder lassen Sie RAIN_PLACES weg.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/places_of_rain.cpp"/>
        <source>RAIN_PLACES has no series</source>
        <translation>RAIN_PLACES hat keine Reihe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/places_of_rain.cpp"/>
        <source>RAIN_TABLE is not given</source>
        <translation>RAIN_TABLE ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/places_of_rain.cpp"/>
        <source>Give the table with &apos;station&apos;, &apos;time_h&apos; and &apos;rain_mmh&apos;.</source>
        <translation>Geben Sie die Tabelle mit &apos;station&apos;, &apos;time_h&apos; und &apos;rain_mmh&apos; an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/places_of_rain.cpp"/>
        <source>%1 names the station &apos;%2&apos;, which is not known</source>
        <translation>%1 nennt die Station &apos;%2&apos;, die nicht bekannt ist</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/places_of_rain.cpp"/>
        <source>RAIN_TABLE holds %1</source>
        <translation>RAIN_TABLE enthält %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/places_of_rain.cpp"/>
        <source>RAIN_PLACES mixes points and polygons</source>
        <translation>RAIN_PLACES mischt Punkte und Polygone</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/places_of_rain.cpp"/>
        <source>%1 of %2 are polygons</source>
        <translation>%1 von %2 sind Polygone</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/places_of_rain.cpp"/>
        <source>Give one kind of them.</source>
        <translation>Geben Sie eine Art davon an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/places_of_rain.cpp"/>
        <source>Placing the rain</source>
        <translation>Regen wird verteilt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/places_of_rain.cpp"/>
        <source>Rain of %1 {place|places} with %2 series, %3 {zone|zones}</source>
        <translation>Regen von %1 {Ort|Orten} mit %2 {Reihe|Reihen}, %3 {Zone|Zonen}</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/roof_rain.cpp"/>
        <source>%1 m³, %2 % of the rain</source>
        <translation>%1 m³, %2 % des Regens</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/roof_rain.cpp"/>
        <source>Rain on buildings: %1, is lost (ROOF_RAIN)</source>
        <translation>Regen auf Gebäude: %1, geht verloren (ROOF_RAIN)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/roof_rain.cpp"/>
        <source>The rain on buildings has no inlet to go to</source>
        <translation>Der Regen auf Gebäuden hat keinen Straßeneinlauf</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/roof_rain.cpp"/>
        <source>ROOF_RAIN is inlet, and INLETS holds none</source>
        <translation>ROOF_RAIN ist inlet, und INLETS enthält keinen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/roof_rain.cpp"/>
        <source>Give INLETS, or take another ROOF_RAIN.</source>
        <translation>Geben Sie INLETS an, oder nehmen Sie ein anderes ROOF_RAIN.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/roof_rain.cpp"/>
        <source>Rain on buildings: %1, is passed on to %2 {cell|cells} with the nearest inlets</source>
        <translation>Regen auf Gebäuden: %1, wird an %2 {Zelle|Zellen} mit den nächsten Straßeneinläufen weitergegeben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/roof_rain.cpp"/>
        <source>Rain on buildings: %1, is passed on to the nearest %2 {cell|cells} on the ground</source>
        <translation>Regen auf Gebäude: %1, wird an die nächsten %2 {Zelle|Zellen} am Boden weitergegeben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/roof_rain.cpp"/>
        <source>  %1, is lost, since nodata surround those buildings</source>
        <translation>  %1, geht verloren, da NoData diese Gebäude umgibt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/soil_maps.cpp"/>
        <source>Band %1 of %2 is named &apos;%3&apos;</source>
        <translation>Kanal %1 von %2 heißt &apos;%3&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/soil_maps.cpp"/>
        <source>names are %1</source>
        <translation>Namen sind %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/soil_maps.cpp"/>
        <source>Give the band its name, or remove it.</source>
        <translation>Geben Sie dem Kanal seinen Namen, oder entfernen Sie ihn.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/soil_maps.cpp"/>
        <source>%1 is given without %2</source>
        <translation>%1 ist ohne %2 angegeben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/soil_maps.cpp"/>
        <source>no place has a class</source>
        <translation>kein Ort hat eine Klasse</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/soil_maps.cpp"/>
        <source>Give %1, or leave out %2.</source>
        <translation>Geben Sie %1 an, oder lassen Sie %2 weg.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/soil_maps.cpp"/>
        <source>%1: %2 {class|classes}</source>
        <translation>%1: %2 {Klasse|Klassen}</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/soil_maps.cpp"/>
        <source>%1 has classes that the table does not have</source>
        <translation>%1 hat Klassen, die die Tabelle nicht hat</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/soil_maps.cpp"/>
        <source>%1 {cell is|cells are} of the classes %2</source>
        <translation>%1 {Zelle ist|Zellen sind} von den Klassen %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/soil_maps.cpp"/>
        <source>Add them to %1; now the numbers for all places count there.</source>
        <translation>Fügen Sie sie zu %1 hinzu; jetzt gelten dort die Zahlen für alle Orte.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/soil_maps.cpp"/>
        <source>%1 has no data in %2 {cell|cells}, where the numbers for all places count</source>
        <translation>%1 hat in %2 {Zelle|Zellen} keine Daten; dort gelten die Zahlen für alle Orte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/soil_maps.cpp"/>
        <source>%1 has an impossible number &apos;%2&apos;</source>
        <translation>%1 hat eine unmögliche Zahl &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/soil_maps.cpp"/>
        <source>%1 in column %2, row %3 from the south-west</source>
        <translation>%1 in Spalte %2, Zeile %3 von Südwesten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/soil_maps.cpp"/>
        <source>It must be from %1 to %2.</source>
        <translation>Sie muss von %1 bis %2 gehen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/structure_fields.cpp"/>
        <source>it must be above 0</source>
        <translation>es muss über 0 liegen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/structure_fields.cpp"/>
        <source>it must be a whole number from %1 to %2</source>
        <translation>es muss eine ganze Zahl von %1 bis %2 sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/structure_fields.cpp"/>
        <source>%1 has a mouth of %2 m above a pipe of %3 m</source>
        <translation>%1 hat einen Rand von %2 m über einem Rohr von %3 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/structure_fields.cpp"/>
        <source>the rim of a shaft is at least as wide as its pipe</source>
        <translation>der Rand eines Schachts ist mindestens so weit wie sein Rohr</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/structure_fields.cpp"/>
        <source>Correct &apos;mouth&apos; or &apos;diameter&apos;.</source>
        <translation>Korrigieren Sie &apos;mouth&apos; oder &apos;diameter&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/structure_fields.cpp"/>
        <source>%1 has a rule without two levels</source>
        <translation>%1 hat eine Regel ohne zwei Pegel</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/structure_fields.cpp"/>
        <source>&apos;%1&apos; and &apos;%2&apos; must both be set, and differ: between them all stays as it is</source>
        <translation>&apos;%1&apos; und &apos;%2&apos; müssen beide gesetzt sein und sich unterscheiden: Dazwischen bleibt alles, wie es ist</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/structure_fields.cpp"/>
        <source>Complete it, or clear its fields.</source>
        <translation>Vervollständigen Sie sie, oder leeren Sie ihre Felder.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/structure_fields.cpp"/>
        <source>%1 has half a place for its rule</source>
        <translation>%1 hat einen halben Ort für seine Regel</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/structure_fields.cpp"/>
        <source>of &apos;rule_x&apos; and &apos;rule_y&apos; one is empty</source>
        <translation>von &apos;rule_x&apos; und &apos;rule_y&apos; ist eines leer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/structure_fields.cpp"/>
        <source>%1 is opened by time and by a rule</source>
        <translation>%1 öffnet nach der Zeit und nach einer Regel</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/structure_fields.cpp"/>
        <source>&apos;openings&apos;, and &apos;open_level&apos; with &apos;close_level&apos;, are set</source>
        <translation>&apos;openings&apos; sowie &apos;open_level&apos; mit &apos;close_level&apos; sind gesetzt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/structure_fields.cpp"/>
        <source>%1 has no discharge, or two</source>
        <translation>%1 hat keinen Durchfluss oder zwei</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/structure_fields.cpp"/>
        <source>it needs either &apos;discharge_m3s&apos; or &apos;curve&apos;</source>
        <translation>nötig ist entweder &apos;discharge_m3s&apos; oder &apos;curve&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/structure_fields.cpp"/>
        <source>%1 starts below the level at which it stops</source>
        <translation>%1 beginnt unter dem Wasserstand, bei dem sie aufhört</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/structure_fields.cpp"/>
        <source>it would run its inlet dry, and never begin where there is water</source>
        <translation>sie pumpte ihren Einlass leer und begänne nie, wo Wasser ist</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/structure_fields.cpp"/>
        <source>Exchange &apos;start_level&apos; and &apos;stop_level&apos;, or set &apos;rule_x&apos; and &apos;rule_y&apos; where it fills.</source>
        <translation>&apos;start_level&apos; und &apos;stop_level&apos; vertauschen, oder &apos;rule_x&apos; und &apos;rule_y&apos; dort setzen, wo sie füllt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/structure_fields.cpp"/>
        <source>it is a list of pairs that rise, such as 0:1; 3600:0.25, with points in its numbers</source>
        <translation>es ist eine Liste von aufsteigenden Paaren wie 0:1; 3600:0.25, mit Punkten in ihren Zahlen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/structure_fields.cpp"/>
        <source>Keep the layer in a GeoPackage: of a GeoJSON, QGIS takes such a pair for a time.</source>
        <translation>Halten Sie den Layer in einem GeoPackage: In einem GeoJSON hält QGIS ein solches Paar für eine Uhrzeit.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/structure_fields.cpp"/>
        <source>it must be at most %1 m³/s</source>
        <translation>es dürfen höchstens %1 m³/s sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/structure_fields.cpp"/>
        <source>Correct it, or its unit.</source>
        <translation>Berichtigen Sie ihn, oder seine Einheit.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/structure_fields.cpp"/>
        <source>structure</source>
        <translation>Bauwerk</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/scenario/structure_fields.cpp"/>
        <source>its type needs it</source>
        <translation>sein Typ braucht es</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_comparison.cpp"/>
        <source>SCHEMES has the entry &apos;%1&apos;</source>
        <translation>SCHEMES hat den Eintrag &apos;%1&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_comparison.cpp"/>
        <source>an entry is a scheme, or a scheme and an integrator</source>
        <translation>ein Eintrag ist ein Verfahren, oder ein Verfahren und eine Zeitintegration</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_comparison.cpp"/>
        <source>Separate entries by commas, for example: %1</source>
        <translation>Trennen Sie Einträge durch Kommas, zum Beispiel: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_comparison.cpp"/>
        <source>SCHEMES has fewer than two entries</source>
        <translation>SCHEMES hat weniger als zwei Einträge</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_comparison.cpp"/>
        <source>there is nothing to compare</source>
        <translation>es gibt nichts zu vergleichen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_comparison.cpp"/>
        <source>Name two schemes or more, separated by commas.</source>
        <translation>Nennen Sie zwei Verfahren oder mehr, durch Kommas getrennt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_comparison.cpp"/>
        <source>observed point</source>
        <translation>beobachteter Punkt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_comparison.cpp"/>
        <source>%1 lies where nothing flows, or outside DEM</source>
        <translation>%1 liegt, wo nichts fließt, oder außerhalb von DEM</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_comparison.cpp"/>
        <source>The run stopped before its end</source>
        <translation>Der Lauf hielt vor seinem Ende an</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_comparison.cpp"/>
        <source>The run with %1 failed: %2</source>
        <translation>Der Lauf mit %1 ist fehlgeschlagen: %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_comparison.cpp"/>
        <source>The others go on.</source>
        <translation>Die anderen gehen weiter.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_comparison.cpp"/>
        <source>SCHEMES has %1 twice</source>
        <translation>SCHEMES hat %1 zweimal</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_comparison.cpp"/>
        <source>a scheme that does not know an integrator takes its own</source>
        <translation>ein Verfahren, das eine Zeitintegration nicht kennt, nimmt seine eigene</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_comparison.cpp"/>
        <source>Remove one of them.</source>
        <translation>Entfernen Sie eine davon.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_comparison.cpp"/>
        <source>Run %1 of %2: %3</source>
        <translation>Lauf %1 von %2: %3</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_page.cpp"/>
        <source>No run came to its end</source>
        <translation>Kein Lauf kam an sein Ende</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_page.cpp"/>
        <source>%1 of flood: %2 is the fastest scheme for floods, with %3 {step|steps} in %4</source>
        <translation>%1 Überflutung: %2 ist das schnellste Verfahren für Überflutungen, mit %3 {Schritt|Schritten} in %4</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_page.cpp"/>
        <source>%1 of flood: %2 is the fastest, with %3 {step|steps} in %4</source>
        <translation>%1 Überflutung: %2 ist am schnellsten, mit %3 {Schritt|Schritten} in %4</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_page.cpp"/>
        <source>The runs</source>
        <translation>Die Läufe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_page.cpp"/>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_page.cpp"/>
        <source>Time (s)</source>
        <translation>Zeit (s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_page.cpp"/>
        <source>Clipped (m³)</source>
        <translation>Abgeschnitten (m³)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_page.cpp"/>
        <source>Flooded at any time</source>
        <translation>Irgendwann überflutet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_page.cpp"/>
        <source>Deepest (m)</source>
        <translation>Tiefste Stelle (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_page.cpp"/>
        <source>Computed on %1. The mass error is the share of all water that rounding made or lost; clipped is what was added where depths would have become negative.</source>
        <translation>Berechnet auf %1. Der Massenfehler ist der Anteil allen Wassers, den Rundung gewonnen oder verloren hat; abgeschnitten ist, was hinzukam, wo Wassertiefen negativ geworden wären.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_page.cpp"/>
        <source>%1 failed: %2</source>
        <translation>%1 ist fehlgeschlagen: %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_page.cpp"/>
        <source>How much they differ</source>
        <translation>Wie sehr sie sich unterscheiden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_page.cpp"/>
        <source>Mean difference of the greatest depths (m)</source>
        <translation>Mittlerer Unterschied der größten Wassertiefen (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_page.cpp"/>
        <source>Over all cells that either of the two wets. Schemes with different beds differ also where no water moves.</source>
        <translation>Über alle Zellen, die einer der beiden nass macht. Verfahren mit verschiedener Sohle unterscheiden sich auch, wo sich kein Wasser bewegt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_page.cpp"/>
        <source>Time, and the difference from %1</source>
        <translation>Zeit und der Unterschied zu %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_page.cpp"/>
        <source>Mean difference (m)</source>
        <translation>Mittlerer Unterschied (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_page.cpp"/>
        <source>Against what was observed</source>
        <translation>Gegen Beobachtungen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_page.cpp"/>
        <source>Mean size of the error (m)</source>
        <translation>Mittlere Größe des Fehlers (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_page.cpp"/>
        <source>Mean error (m)</source>
        <translation>Mittlerer Fehler (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_page.cpp"/>
        <source>At %1 points; an error above 0 is too high. A point that stays dry counts with its ground.</source>
        <translation>An %1 Punkten; ein Fehler über 0 ist zu hoch. Ein Punkt, der trocken bleibt, zählt mit seinem Boden.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_page.cpp"/>
        <source>Comparison of schemes</source>
        <translation>Vergleich von Verfahren</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_parameters.cpp"/>
        <source>Schemes</source>
        <translation>Verfahren</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_parameters.cpp"/>
        <source>Two or more, separated by commas, each with an integrator behind it if it is not to be the usual one: %1. Those of SCHEME and INTEGRATOR of Simulate flood.</source>
        <translation>Zwei oder mehr, durch Kommas getrennt, jedes mit einer Zeitintegration dahinter, wenn es nicht die übliche sein soll: %1. Die von SCHEME und INTEGRATOR von Überflutung simulieren.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_parameters.cpp"/>
        <source>Observed points</source>
        <translation>Beobachtete Punkte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_parameters.cpp"/>
        <source>Points where the highest water was observed: field &apos;level&apos; (m, in the heights of the elevation model) or &apos;depth&apos; (m).</source>
        <translation>Punkte, an denen das höchste Wasser beobachtet wurde: Feld &apos;level&apos; (m, in den Höhen des Geländemodells) oder &apos;depth&apos; (m).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_parameters.cpp"/>
        <source>Comparison</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_parameters.cpp"/>
        <source>A row for each run: steps, time, balance, flooded area, and the mean difference of the greatest depths to each other run and to the observations, m; and why a run failed, which ends none of the others.</source>
        <translation>Eine Zeile je Lauf: Schritte, Zeit, Bilanz, überflutete Fläche und der mittlere Unterschied der größten Wassertiefen zu jedem anderen Lauf und zu den Beobachtungen, m; und warum ein Lauf fehlschlug, was keinen der anderen beendet.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_parameters.cpp"/>
        <source>Page</source>
        <translation>Seite</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/schemes/scheme_parameters.cpp"/>
        <source>The comparison as a page (HTML, one file).</source>
        <translation>Der Vergleich als Seite (HTML, eine Datei).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_basin.cpp"/>
        <source>%1 has no data in %2 {cell|cells}: %3 is taken there</source>
        <translation>%1 hat in %2 {Zelle|Zellen} keine Daten: dort gilt %3</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_basin.cpp"/>
        <source>The table &apos;%1&apos; has no column of years</source>
        <translation>Die Tabelle &apos;%1&apos; hat keine Spalte mit Jahren</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_basin.cpp"/>
        <source>none is named time_a</source>
        <translation>keine heißt time_a</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_basin.cpp"/>
        <source>Name the column of times, in years since the start, time_a.</source>
        <translation>Nennen Sie die Spalte der Zeiten, in Jahren seit Beginn, time_a.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_basin.cpp"/>
        <source>The table &apos;%1&apos; has neither levels nor factors</source>
        <translation>Die Tabelle &apos;%1&apos; hat weder Wasserstände noch Faktoren</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_basin.cpp"/>
        <source>none is named level_m or supply_factor</source>
        <translation>keine heißt level_m oder supply_factor</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_basin.cpp"/>
        <source>Name a column level_m (sea level, m) or supply_factor.</source>
        <translation>Nennen Sie eine Spalte level_m (Meeresspiegel, m) oder supply_factor.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_basin.cpp"/>
        <source>The table &apos;%1&apos; has a negative factor</source>
        <translation>Die Tabelle &apos;%1&apos; enthält einen negativen Faktor</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_basin.cpp"/>
        <source>%1: what comes in would be taken out</source>
        <translation>%1: was hereinkommt, würde entnommen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_basin.cpp"/>
        <source>%1 lies on no ground</source>
        <translation>%1 liegt auf keinem Boden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_basin.cpp"/>
        <source>DEM covers %1, and has no data in some places</source>
        <translation>DEM deckt %1 ab und hat an manchen Stellen keine Daten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_basin.cpp"/>
        <source>Move it inside, or check the CRS of SUPPLIES.</source>
        <translation>Verschieben Sie sie hinein, oder prüfen Sie das KBS von SUPPLIES.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_basin.cpp"/>
        <source>%1 takes sediment out</source>
        <translation>%1 entnimmt Sediment</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_basin.cpp"/>
        <source>sand_m3a is %1, mud_m3a %2</source>
        <translation>sand_m3a ist %1, mud_m3a %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_basin.cpp"/>
        <source>%1: %2 m³ of sand and %3 m³ of mud a year on %4</source>
        <translation>%1: %2 m³ Sand und %3 m³ Schlamm im Jahr auf %4</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_basin.cpp"/>
        <source>SEA_LEVEL is not used</source>
        <translation>SEA_LEVEL wird nicht verwendet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_basin.cpp"/>
        <source>SEA_TABLE has levels</source>
        <translation>SEA_TABLE hat Wasserstände</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_basin.cpp"/>
        <source>Leave one of them out.</source>
        <translation>Lassen Sie eines davon weg.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_basin.cpp"/>
        <source>supply</source>
        <translation>Zufuhr</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Elevation of the bed at the start in metres, under the sea too, in a projected CRS with square cells. Cells without data are walls.</source>
        <translation>Höhe der Sohle zu Beginn in Metern, auch unter dem Meer, in einem projizierten KBS mit quadratischen Zellen. Zellen ohne Daten sind Wände.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Sand fraction</source>
        <translation>Sandanteil</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Share of sand in the active layer at the start, 0 to 1; the rest is mud. For all cells, or where the raster has no data.</source>
        <translation>Anteil des Sandes in der aktiven Schicht zu Beginn, 0 bis 1; der Rest ist Schlamm. Für alle Zellen, oder wo das Raster keine Daten hat.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Raster of the sand fraction</source>
        <translation>Raster des Sandanteils</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Sand fraction of each place, 0 to 1. It may have any resolution and CRS.</source>
        <translation>Sandanteil an jedem Ort, 0 bis 1. Auflösung und KBS sind beliebig.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Diffusion coefficient of sand (m²/a)</source>
        <translation>Diffusionskoeffizient des Sandes (m²/a)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>How readily sand creeps downhill: solid volume per year and metre of width, for a slope of 1. On land, where there is a sea. For all cells, or where the raster has no data.</source>
        <translation>Wie leicht Sand hangabwärts kriecht: Feststoffvolumen je Jahr und Meter Breite bei einem Gefälle von 1. Auf dem Land, wo es ein Meer gibt. Für alle Zellen, oder wo das Raster keine Daten hat.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Diffusion coefficient of mud (m²/a)</source>
        <translation>Diffusionskoeffizient des Schlamms (m²/a)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>The same for mud, which mostly goes farther than sand.</source>
        <translation>Dasselbe für Schlamm, der meist weiter kommt als Sand.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Raster of the coefficient of sand</source>
        <translation>Raster des Koeffizienten des Sandes</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Diffusion coefficient of sand at each place, m²/a.</source>
        <translation>Diffusionskoeffizient des Sandes an jedem Ort, m²/a.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Raster of the coefficient of mud</source>
        <translation>Raster des Koeffizienten des Schlamms</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Diffusion coefficient of mud at each place, m²/a.</source>
        <translation>Diffusionskoeffizient des Schlamms an jedem Ort, m²/a.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Solid share of deposited sand</source>
        <translation>Feststoffanteil abgelagerten Sandes</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>1 minus the porosity: 1 m³ of solid sand makes 1 / 0.65 m³ of deposit.</source>
        <translation>1 minus die Porosität: 1 m³ fester Sand ergibt 1 / 0.65 m³ Ablagerung.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Solid share of deposited mud</source>
        <translation>Feststoffanteil abgelagerten Schlamms</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>The same for mud, which is packed more loosely.</source>
        <translation>Dasselbe für Schlamm, der lockerer liegt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Thickness of the active layer (m)</source>
        <translation>Mächtigkeit der aktiven Schicht (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>The layer on top that is mixed and moves. The thinner it is, the faster its sand fraction changes, and the shorter the steps are.</source>
        <translation>Die oberste Schicht, die gemischt ist und sich bewegt. Je dünner sie ist, desto schneller ändert sich ihr Sandanteil, und desto kürzer sind die Schritte.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Sea level (m)</source>
        <translation>Meeresspiegel (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Where the bed is lower, the coefficients of the sea hold. Not given: there is no sea.</source>
        <translation>Wo die Sohle tiefer liegt, gelten die Koeffizienten des Meeres. Nicht angegeben: Es gibt kein Meer.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Table over time</source>
        <translation>Tabelle über die Zeit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Table (CSV or any layer): &apos;time_a&apos; are years since the start; &apos;level_m&apos; is the sea level, &apos;supply_factor&apos; what all supplies are multiplied by. One of them may be left out. Linear between its rows, constant before the first and after the last.</source>
        <translation>Tabelle (CSV oder ein beliebiger Layer): &apos;time_a&apos; sind Jahre seit Beginn; &apos;level_m&apos; ist der Meeresspiegel, &apos;supply_factor&apos; das, womit alle Zufuhren malgenommen werden. Eines davon darf fehlen. Linear zwischen den Zeilen, davor und danach konstant.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Coefficient of sand in the sea (m²/a)</source>
        <translation>Koeffizient des Sandes im Meer (m²/a)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Below the sea level, in place of ALPHA and its raster.</source>
        <translation>Unter dem Meeresspiegel, anstelle von ALPHA und seinem Raster.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Coefficient of mud in the sea (m²/a)</source>
        <translation>Koeffizient des Schlamms im Meer (m²/a)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Below the sea level, in place of BETA and its raster.</source>
        <translation>Unter dem Meeresspiegel, anstelle von BETA und seinem Raster.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Supplies</source>
        <translation>Zufuhren</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Points, lines or polygons where sediment comes in, such as the mouth of a river: &apos;sand_m3a&apos; and &apos;mud_m3a&apos; are the solid volumes a year of the whole feature, which its cells share.</source>
        <translation>Punkte, Linien oder Polygone, wo Sediment hereinkommt, etwa die Mündung eines Flusses: &apos;sand_m3a&apos; und &apos;mud_m3a&apos; sind die Feststoffvolumen im Jahr für das ganze Objekt, die sich seine Zellen teilen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>wall: nothing passes, but what is supplied here. open: the bed outside stays as it was at the start, and what comes to it leaves.</source>
        <translation>wall: Es kommt nichts hindurch außer dem, was hier zugeführt wird. open: Die Sohle außerhalb bleibt, wie sie zu Beginn war, und was dort ankommt, ist fort.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Solid volume that comes in over this side, m³ per year and metre of its length.</source>
        <translation>Feststoffvolumen, das über diese Seite hereinkommt, m³ je Jahr und Meter ihrer Länge.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Sand over the western edge (m²/a)</source>
        <translation>Sand über den westlichen Rand (m²/a)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Mud over the western edge (m²/a)</source>
        <translation>Schlamm über den westlichen Rand (m²/a)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Sand over the eastern edge (m²/a)</source>
        <translation>Sand über den östlichen Rand (m²/a)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Mud over the eastern edge (m²/a)</source>
        <translation>Schlamm über den östlichen Rand (m²/a)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Sand over the northern edge (m²/a)</source>
        <translation>Sand über den nördlichen Rand (m²/a)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Mud over the northern edge (m²/a)</source>
        <translation>Schlamm über den nördlichen Rand (m²/a)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Sand over the southern edge (m²/a)</source>
        <translation>Sand über den südlichen Rand (m²/a)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Mud over the southern edge (m²/a)</source>
        <translation>Schlamm über den südlichen Rand (m²/a)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Duration (years)</source>
        <translation>Dauer (Jahre)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>conservative: no sand or mud is made or lost, and the sand fraction stays between 0 and 1. printed: the explicit scheme as printed in Su et al. 2013, for comparison; its sand is not conserved, and on rough ground it breaks down. The log says by how much.</source>
        <translation>conservative: Weder Sand noch Schlamm entsteht oder geht verloren, und der Sandanteil bleibt zwischen 0 und 1. printed: das explizite Verfahren, wie es in Su et al. 2013 gedruckt ist, zum Vergleich; es erhält den Sand nicht, und auf rauem Gelände bricht es zusammen. Das Protokoll sagt, um wie viel.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Length of a step as a share of the limit of stability.</source>
        <translation>Länge eines Schritts als Anteil an der Stabilitätsgrenze.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Interval of the series (years)</source>
        <translation>Abstand der Zeitreihe (Jahre)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Simulated time from one row of SERIES to the next. Not set: a hundredth of the duration.</source>
        <translation>Simulierte Zeit von einer Zeile von SERIES zur nächsten. Nicht gesetzt: ein Hundertstel der Dauer.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Change of the bed (m)</source>
        <translation>Änderung der Sohle (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Above 0: deposited; below: eroded.</source>
        <translation>Über 0: abgelagert; darunter: abgetragen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Of the active layer at the end, 0 to 1.</source>
        <translation>Der aktiven Schicht am Ende, 0 bis 1.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Elevation of the bed at the end, m.</source>
        <translation>Höhe der Sohle am Ende, m.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Change of sand (m)</source>
        <translation>Änderung des Sandes (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Thickness of deposited sand that was gained or lost, the active layer included. The rest of the change of the bed is mud.</source>
        <translation>Mächtigkeit des abgelagerten Sandes, der gewonnen oder verloren wurde, mit der aktiven Schicht. Der Rest der Änderung der Sohle ist Schlamm.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Series</source>
        <translation>Zeitreihe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Table over time: sea level; solid sand and mud that came in, left, and are there; deposit and erosion; least and largest sand fraction.</source>
        <translation>Tabelle über die Zeit: Meeresspiegel; fester Sand und Schlamm, die hereinkamen, fort sind und gewonnen wurden; Ablagerung und Abtrag; kleinster und größter Sandanteil.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Volume by which the bed rose (m³)</source>
        <translation>Volumen, um das die Sohle gestiegen ist (m³)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Volume by which the bed fell (m³)</source>
        <translation>Volumen, um das die Sohle gefallen ist (m³)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Solid sand that came in by supplies (m³)</source>
        <translation>Fester Sand, der durch Zufuhren hereinkam (m³)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Solid sand that left over open sides (m³)</source>
        <translation>Fester Sand, der über offene Seiten fort ist (m³)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Solid sand gained (m³)</source>
        <translation>Gewonnener fester Sand (m³)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Error of the balance of sand, relative to all sand that took part</source>
        <translation>Fehler der Bilanz des Sandes, bezogen auf allen beteiligten Sand</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Solid mud that came in by supplies (m³)</source>
        <translation>Fester Schlamm, der durch Zufuhren hereinkam (m³)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Solid mud that left over open sides (m³)</source>
        <translation>Fester Schlamm, der über offene Seiten fort ist (m³)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Solid mud gained (m³)</source>
        <translation>Gewonnener fester Schlamm (m³)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_parameters.cpp"/>
        <source>Error of the balance of mud, relative to all mud that took part</source>
        <translation>Fehler der Bilanz des Schlamms, bezogen auf allen beteiligten Schlamm</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_run.cpp"/>
        <source>Change of the bed</source>
        <translation>Änderung der Sohle</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_run.cpp"/>
        <source>Change of sand</source>
        <translation>Änderung des Sands</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_run.cpp"/>
        <source>The simulation has no duration</source>
        <translation>Die Simulation hat keine Dauer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_run.cpp"/>
        <source>DURATION is 0 years</source>
        <translation>DURATION ist 0 Jahre</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_run.cpp"/>
        <source>Give it a duration.</source>
        <translation>Geben Sie ihr eine Dauer.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_run.cpp"/>
        <source>SERIES would have too many rows</source>
        <translation>SERIES hätte zu viele Zeilen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_run.cpp"/>
        <source>there are more than 100,000 intervals in DURATION</source>
        <translation>in DURATION liegen mehr als 100.000 Abstände</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_run.cpp"/>
        <source>Make SERIES_INTERVAL longer.</source>
        <translation>Machen Sie SERIES_INTERVAL länger.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_run.cpp"/>
        <source>Scheme %1 on %2</source>
        <translation>Verfahren %1 auf %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_run.cpp"/>
        <source>Coefficients: sand up to %1, mud up to %2 m²/a</source>
        <translation>Koeffizienten: Sand bis %1, Schlamm bis %2 m²/a</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_run.cpp"/>
        <source>Sea level: %1 m at the start; below it sand %2, mud %3 m²/a</source>
        <translation>Meeresspiegel: %1 m zu Beginn; darunter Sand %2, Schlamm %3 m²/a</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_run.cpp"/>
        <source>Supplied: %1 m³ of solid sand and %2 m³ of mud a year</source>
        <translation>Zufuhr: %1 m³ fester Sand und %2 m³ Schlamm im Jahr</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_run.cpp"/>
        <source>All sides are closed, and nothing comes in: what there is is levelled.</source>
        <translation>Alle Seiten sind geschlossen, und nichts kommt herein: Was da ist, wird eingeebnet.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_run.cpp"/>
        <source>About %1 {step|steps}, as far as the start can tell</source>
        <translation>Etwa %1 {Schritt|Schritte}, soweit es sich zu Beginn sagen lässt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_run.cpp"/>
        <source>%1 a in %2 {step|steps}, %3 s; the last step was %4 a</source>
        <translation>%1 a in %2 {Schritt|Schritten}, %3 s; der letzte Schritt war %4 a</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_run.cpp"/>
        <source>Deposited: %1 m³; eroded: %2 m³</source>
        <translation>Abgelagert: %1 m³; abgetragen: %2 m³</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_run.cpp"/>
        <source>Solid sand: %1 m³ came in, %2 m³ left, %3 m³ gained; error %4</source>
        <translation>Fester Sand: %1 m³ kamen herein, %2 m³ sind fort, %3 m³ gewonnen; Fehler %4</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_run.cpp"/>
        <source>Solid mud: %1 m³ came in, %2 m³ left, %3 m³ gained; error %4</source>
        <translation>Fester Schlamm: %1 m³ kamen herein, %2 m³ sind fort, %3 m³ gewonnen; Fehler %4</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_run.cpp"/>
        <source>Sand or mud was made or lost: %1 of all that took part</source>
        <translation>Sand oder Schlamm ist entstanden oder verloren: %1 von allem, was beteiligt war</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_run.cpp"/>
        <source>the printed scheme does not conserve them</source>
        <translation>das gedruckte Verfahren erhält sie nicht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_run.cpp"/>
        <source>Choose the conservative scheme.</source>
        <translation>Wählen Sie das konservative Verfahren.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_run.cpp"/>
        <source>The sand fraction lies between %1 and %2</source>
        <translation>Der Sandanteil liegt zwischen %1 und %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/sediment/sediment_run.cpp"/>
        <source>the printed scheme does not keep it between 0 and 1</source>
        <translation>das gedruckte Verfahren hält ihn nicht zwischen 0 und 1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/structure_check.cpp"/>
        <source>Checking the structures</source>
        <translation>Prüfen der Bauwerke</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tool_list.cpp"/>
        <source>Headwater over the height of the structure</source>
        <translation>Stauhöhe im Verhältnis zur Höhe des Bauwerks</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tool_list.cpp"/>
        <source>At which the capacity of culverts and gates counts: the height of the water above the invert, over that of the barrel or opening.</source>
        <translation>Bei der die Leistung von Durchlässen und Schützen gilt: die Höhe des Wassers über der Sohle, geteilt durch die des Rohres oder der Öffnung.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tool_list.cpp"/>
        <source>Structures that do not fit the ground or cannot pass the inflows, as spate:checkstructures</source>
        <translation>Bauwerke, die nicht zum Gelände passen oder die Zuflüsse nicht abführen, wie spate:checkstructures</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>Expected annual damage</source>
        <translation>Erwarteter jährlicher Schaden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>The buildings of the first layer, without the fields of its flood, with &apos;damage_t...&apos; of each flood, &apos;ead_trapezoid&apos;, &apos;ead_loglinear&apos; and &apos;ead_flag&apos; (unknown; falls, when a rarer flood does less damage).</source>
        <translation>Die Gebäude des ersten Layers, ohne die Felder seiner Überflutung, mit &apos;damage_t...&apos; jeder Überflutung, &apos;ead_trapezoid&apos;, &apos;ead_loglinear&apos; und &apos;ead_flag&apos; (unknown: unbekannt; falls: eine seltenere Überflutung richtet weniger Schaden an).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>Damage and probability</source>
        <translation>Schaden und Wahrscheinlichkeit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>A table with a row for each flood: its probability, the total damage, and what it adds to the damage per year.</source>
        <translation>Eine Tabelle mit einer Zeile für jede Überflutung: ihre Wahrscheinlichkeit, der Gesamtschaden, und was sie zum Schaden pro Jahr beiträgt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>Plot</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>A page with the damage against its probability and the table.</source>
        <translation>Eine Seite mit dem Schaden über seiner Wahrscheinlichkeit und der Tabelle.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>Damage of each flood</source>
        <translation>Schaden jeder Überflutung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>Layers of damage, one for each return period, with the same buildings.</source>
        <translation>Layer des Schadens, einer für jede Jährlichkeit, mit denselben Gebäuden.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>Return periods (years)</source>
        <translation>Jährlichkeiten (Jahre)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>One for each layer, in their order. For example 10, 30, 100. Not set: from the field.</source>
        <translation>Eine für jeden Layer, in ihrer Reihenfolge. Zum Beispiel 10, 30, 100. Nicht gesetzt: aus dem Feld.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>Field with the return period (years)</source>
        <translation>Feld mit der Jährlichkeit (Jahre)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>The return period of each layer&apos;s flood, the same for all of its buildings. Not set: return_period.</source>
        <translation>Die Jährlichkeit der Überflutung jedes Layers, dieselbe für alle seine Gebäude. Nicht gesetzt: return_period.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>Field with the damage</source>
        <translation>Feld mit dem Schaden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>The damage in that flood, in every layer. Not set: damage_total.</source>
        <translation>Der Schaden bei dieser Überflutung, in jedem Layer. Nicht gesetzt: damage_total.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>Field with the building&apos;s id</source>
        <translation>Feld mit der Kennung des Gebäudes</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>The field that identifies a building in every layer. Not set: the layers have the same buildings in the same order, as Building damage writes them.</source>
        <translation>Das Feld, das ein Gebäude in jedem Layer kennzeichnet. Nicht gesetzt: Die Layer haben dieselben Gebäude in derselben Reihenfolge, wie Gebäudeschäden sie schreibt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>Beyond the rarest flood</source>
        <translation>Jenseits der seltensten Überflutung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>constant: rarer floods do the same damage as the rarest one. none: they are not counted.</source>
        <translation>constant: Seltenere Überflutungen richten denselben Schaden an wie die seltenste. none: Sie zählen nicht.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>Return period without damage (years)</source>
        <translation>Jährlichkeit ohne Schaden (Jahre)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>The damage grows from 0 at this return period (for example that of bankfull flow) to that of the most frequent flood. Not set: floods more frequent than that do no damage.</source>
        <translation>Der Schaden wächst von 0 bei dieser Jährlichkeit (zum Beispiel der des bordvollen Abflusses) bis zu dem der häufigsten Überflutung. Nicht gesetzt: Häufigere Überflutungen als diese richten keinen Schaden an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>Currency of the damage</source>
        <translation>Währung des Schadens</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>For example EUR of 2024. It is only repeated in the results.</source>
        <translation>Zum Beispiel EUR von 2024. Sie wird in den Ergebnissen nur wiederholt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>Expected annual damage, trapezoid</source>
        <translation>Erwarteter jährlicher Schaden, Trapezregel</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>Expected annual damage, log-linear</source>
        <translation>Erwarteter jährlicher Schaden, log-linear</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>Buildings with unknown damage</source>
        <translation>Gebäude mit unbekanntem Schaden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>LAYERS holds no flood</source>
        <translation>LAYERS enthält keine Überflutung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>There is one return period only: %1 years</source>
        <translation>Es gibt nur eine Jährlichkeit: %1 Jahre</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>the damage per year is computed between floods</source>
        <translation>der Schaden pro Jahr wird zwischen Überflutungen berechnet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>Give at least two floods, as in 10, 100</source>
        <translation>Geben Sie mindestens zwei Überflutungen an, wie in 10, 100</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>NO_DAMAGE_RETURN_PERIOD is %1</source>
        <translation>NO_DAMAGE_RETURN_PERIOD ist %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>it must be above 0 and below the most frequent flood&apos;s %1 years</source>
        <translation>sie muss über 0 und unter der der häufigsten Überflutung von %1 Jahren liegen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>Give the return period up to which there is no damage, or none.</source>
        <translation>Geben Sie die Jährlichkeit an, bis zu der es keinen Schaden gibt, oder keine.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>Once in %1 years: &apos;%2&apos;, damage %3</source>
        <translation>Einmal in %1 Jahren: &apos;%2&apos;, Schaden %3</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>Once in %1 years: &apos;%2&apos; in %3, damage %4</source>
        <translation>Einmal in %1 Jahren: &apos;%2&apos; in %3, Schaden %4</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>The layers hold no building.</source>
        <translation>Die Layer enthalten kein Gebäude.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>No layer has a CRS, so the result has none either. Assign one to see it on the map.</source>
        <translation>Kein Layer hat ein KBS, also hat auch das Ergebnis keines. Weisen Sie eines zu, um es auf der Karte zu sehen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>%1 {building has|buildings have} less damage in a rarer flood: see &apos;ead_flag&apos;, and check that the return periods are in the order of the layers.</source>
        <translation>%1 {Gebäude hat|Gebäude haben} bei einer selteneren Überflutung weniger Schaden: siehe &apos;ead_flag&apos;, und prüfen Sie, ob die Jährlichkeiten in der Reihenfolge der Layer stehen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/annual_damage_tool.cpp"/>
        <source>Compute the expected damage per year from the damage of several floods, as spate:expectedannualdamage</source>
        <translation>Den erwarteten Schaden pro Jahr aus dem Schaden mehrerer Überflutungen berechnen, wie spate:expectedannualdamage</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_comparison.cpp"/>
        <source>its fields are: %1</source>
        <translation>die Felder sind: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_comparison.cpp"/>
        <source>Choose an ID_FIELD that both layers have.</source>
        <translation>Wählen Sie ein ID_FIELD, das beide Layer haben.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_comparison.cpp"/>
        <source>%1 has no field &apos;damage_total&apos;, &apos;damage_mean&apos; or &apos;depth_max&apos;</source>
        <translation>%1 hat kein Feld &apos;damage_total&apos;, &apos;damage_mean&apos; oder &apos;depth_max&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_comparison.cpp"/>
        <source>Take the results of Building damage or Simulate flood ensemble.</source>
        <translation>Nehmen Sie die Ergebnisse von Gebäudeschäden oder von Überflutungs-Ensemble simulieren.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_comparison.cpp"/>
        <source>%1 has a building without an id</source>
        <translation>%1 hat ein Gebäude ohne Kennung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_comparison.cpp"/>
        <source>feature %1, whose field is empty</source>
        <translation>Objekt %1, dessen Feld leer ist</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_comparison.cpp"/>
        <source>Give each building its own id.</source>
        <translation>Geben Sie jedem Gebäude eine eigene Kennung.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_comparison.cpp"/>
        <source>The id &apos;%1&apos; occurs twice in %2</source>
        <translation>Die Kennung &apos;%1&apos; kommt in %2 zweimal vor</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_comparison.cpp"/>
        <source>features %1 and %2</source>
        <translation>Objekte %1 und %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_comparison.cpp"/>
        <source>Give each building its own, or choose another ID_FIELD.</source>
        <translation>Geben Sie jedem Gebäude eine eigene, oder wählen Sie ein anderes ID_FIELD.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_comparison.cpp"/>
        <source>building &apos;%1&apos; of %2</source>
        <translation>Gebäude &apos;%1&apos; von %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_comparison.cpp"/>
        <source>Write a number with a decimal point, or leave it empty.</source>
        <translation>Schreiben Sie eine Zahl mit Dezimalpunkt, oder lassen Sie es leer.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_comparison.cpp"/>
        <source>only without</source>
        <translation>nur ohne</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_comparison.cpp"/>
        <source>only with</source>
        <translation>nur mit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_comparison.cpp"/>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_comparison.cpp"/>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_comparison.cpp"/>
        <source>same</source>
        <translation>gleich</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_comparison.cpp"/>
        <source>BUILDINGS_WITHOUT and BUILDINGS_WITH number their buildings otherwise</source>
        <translation>BUILDINGS_WITHOUT und BUILDINGS_WITH nummerieren ihre Gebäude verschieden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_comparison.cpp"/>
        <source>%1 of %2 {feature|features} of the same id lie elsewhere</source>
        <translation>%1 von %2 {Objekt|Objekten} mit derselben Kennung {liegt|liegen} anderswo</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>Polygons in any CRS.</source>
        <translation>Polygone in beliebigem KBS.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>Maximum depth (m)</source>
        <translation>Maximale Wassertiefe (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>The largest depth at each place, m, e.g. from Simulate flood; dry is nodata or 0.</source>
        <translation>Die größte Wassertiefe an jedem Ort in m, z. B. aus Überflutung simulieren; trocken ist NoData oder 0.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>Maximum speed (m/s)</source>
        <translation>Maximale Geschwindigkeit (m/s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>Its largest value at a building becomes &apos;vel_max&apos;.</source>
        <translation>Ihr größter Wert an einem Gebäude wird zu &apos;vel_max&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>Maximum depth times speed (m²/s)</source>
        <translation>Maximum von Tiefe mal Geschwindigkeit (m²/s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>Its largest value becomes &apos;dv_max&apos;.</source>
        <translation>Sein größter Wert wird zu &apos;dv_max&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>Arrival time (s)</source>
        <translation>Ankunftszeit (s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>Its smallest value, in the first band, becomes &apos;arrival_s&apos;.</source>
        <translation>Ihr kleinster Wert, im ersten Kanal, wird zu &apos;arrival_s&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>Duration of flooding (s)</source>
        <translation>Dauer der Überflutung (s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>Its largest value becomes &apos;duration_s&apos;.</source>
        <translation>Ihr größter Wert wird zu &apos;duration_s&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>Stands in the field &apos;return_period&apos; of the result, from which Expected annual damage takes it. Not set: that of the map of depths, if its run had one.</source>
        <translation>Steht im Feld &apos;return_period&apos; des Ergebnisses, aus dem Erwarteter jährlicher Schaden sie nimmt. Nicht gesetzt: die der Karte der Wassertiefen, wenn ihr Lauf eine hatte.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>Damage to buildings</source>
        <translation>Schaden an Gebäuden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>The buildings with all their fields and those of the damage.</source>
        <translation>Die Gebäude mit allen ihren Feldern und denen des Schadens.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>Damage by class</source>
        <translation>Schaden nach Klassen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>A table with a row for each class.</source>
        <translation>Eine Tabelle mit einer Zeile für jede Klasse.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>Flooded buildings</source>
        <translation>Überflutete Gebäude</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>Damaged buildings</source>
        <translation>Beschädigte Gebäude</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>Damage to structures</source>
        <translation>Schaden an der Gebäudesubstanz</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>Damage to contents</source>
        <translation>Schaden am Inventar</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>Total damage</source>
        <translation>Gesamtschaden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>BUILDING_MODE is %1, but the run of MAX_DEPTH had %2 (depths and wet shares would be wrong). Use the mode of the run.</source>
        <translation>BUILDING_MODE ist %1, aber der Lauf von MAX_DEPTH hatte %2 (Tiefen und nasse Anteile wären falsch). Nehmen Sie die Behandlung des Laufs.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>MAX_DEPTH is of a run with rain, which leaves a film on all ground, and DRY_DEPTH is %1 m: buildings in a film count as flooded. Give 0.05 m or more to leave it out.</source>
        <translation>MAX_DEPTH stammt aus einem Lauf mit Regen, der überall einen Film hinterlässt, und DRY_DEPTH ist %1 m: Gebäude in einem Film zählen als überflutet. Geben Sie 0,05 m oder mehr an, um ihn auszunehmen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>These fields of BUILDINGS are replaced: %1.</source>
        <translation>Diese Felder von BUILDINGS werden ersetzt: %1.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>Buildings: %1; flooded: %2, damaged: %3, damage unknown: %4.</source>
        <translation>Gebäude: %1; überflutet: %2, beschädigt: %3, Schaden unbekannt: %4.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>Damage: %1 (structures %2, contents %3).</source>
        <translation>Schaden: %1 (Gebäudesubstanz %2, Inventar %3).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>%1 {building is|buildings are} left out of the total damage, because {its own|theirs} is unknown: see &apos;flag&apos;.</source>
        <translation>%1 {Gebäude ist|Gebäude sind} beim Gesamtschaden ausgelassen, weil {seiner|ihrer} unbekannt ist: siehe &apos;flag&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>BUILDINGS holds no feature.</source>
        <translation>BUILDINGS enthält kein Objekt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>No building is flooded: check that MAX_DEPTH is the map of this place.</source>
        <translation>Kein Gebäude ist überflutet: Prüfen Sie, ob MAX_DEPTH die Karte dieses Ortes ist.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_damage_tool.cpp"/>
        <source>Compute the damage of a flood to each building, as spate:buildingdamage</source>
        <translation>Den Schaden einer Überflutung an jedem Gebäude berechnen, wie spate:buildingdamage</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_figures.cpp"/>
        <source>%1 has no damage</source>
        <translation>%1 hat keinen Schaden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_figures.cpp"/>
        <source>it has no field &apos;damage_total&apos; or &apos;damage_mean&apos;</source>
        <translation>es hat kein Feld &apos;damage_total&apos; oder &apos;damage_mean&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_figures.cpp"/>
        <source>The damage avoided is unknown, and buildings are compared by their depth.</source>
        <translation>Der vermiedene Schaden ist unbekannt, und Gebäude werden nach ihrer Wassertiefe verglichen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_figures.cpp"/>
        <source>%1 {building is|buildings are} left out, since their damage is unknown in one of the runs.</source>
        <translation>%1 {Gebäude ist|Gebäude sind} ausgelassen, da ihr Schaden in einem der Läufe unbekannt ist.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_figures.cpp"/>
        <source>%1 {building is|buildings are} left out, since their depth is unknown in one of the runs.</source>
        <translation>%1 {Gebäude ist|Gebäude sind} ausgelassen, da ihre Wassertiefe in einem der Läufe unbekannt ist.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_figures.cpp"/>
        <source>Damage: %1 without, %2 with (fields &apos;%3&apos; and &apos;%4&apos;)</source>
        <translation>Schaden: %1 ohne, %2 mit (Felder &apos;%3&apos; und &apos;%4&apos;)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_figures.cpp"/>
        <source>Buildings better off: %1, worse off: %2</source>
        <translation>Gebäude besser gestellt: %1, schlechter gestellt: %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_figures.cpp"/>
        <source>Of %2 {building|buildings}, %1 {is|are} in one layer only, and not counted. Check ID_FIELD.</source>
        <translation>Von %2 {Gebäude ist|Gebäuden sind} %1 nur in einem Layer, ohne gezählt zu werden. Prüfen Sie ID_FIELD.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_section.cpp"/>
        <source>%1: %2. Those with the largest change, %3 of them:</source>
        <translation>%1: %2. Die mit der größten Änderung, %3 davon:</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_section.cpp"/>
        <source>On the maps</source>
        <translation>Auf den Karten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_section.cpp"/>
        <source>Building</source>
        <translation>Gebäude</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_section.cpp"/>
        <source>Damage without</source>
        <translation>Schaden ohne</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_section.cpp"/>
        <source>with</source>
        <translation>mit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_section.cpp"/>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_section.cpp"/>
        <source>Depth (m) without</source>
        <translation>Wassertiefe (m) ohne</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_section.cpp"/>
        <source>slight</source>
        <translation>gering</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_section.cpp"/>
        <source>moderate</source>
        <translation>mäßig</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_section.cpp"/>
        <source>substantial</source>
        <translation>erheblich</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_section.cpp"/>
        <source>(none)</source>
        <translation>(keine)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_section.cpp"/>
        <source>Without \ with</source>
        <translation>Ohne \ mit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_section.cpp"/>
        <source>Classes of damage, without (rows) and with the measure (columns):</source>
        <translation>Schadensklassen, ohne (Zeilen) und mit der Maßnahme (Spalten):</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_section.cpp"/>
        <source>Worse off</source>
        <translation>Schlechter gestellt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/building_section.cpp"/>
        <source>Better off</source>
        <translation>Besser gestellt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>Ground elevation in metres, in a projected CRS with square cells: the one of the simulation.</source>
        <translation>Geländehöhe in Metern, in einem projizierten KBS mit quadratischen Zellen: das der Simulation.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>Streams</source>
        <translation>Gewässer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>Lines along the beds, with &apos;width&apos; and either &apos;depth&apos; or &apos;bed_begin&apos; and &apos;bed_end&apos;. Any CRS.</source>
        <translation>Linien entlang der Sohlen, mit &apos;width&apos; und entweder &apos;depth&apos; oder &apos;bed_begin&apos; und &apos;bed_end&apos;. Beliebiges KBS.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>Width (m)</source>
        <translation>Breite (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>Of streams without the field &apos;width&apos;.</source>
        <translation>Von Gewässern ohne das Feld &apos;width&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>Below the ground; of streams without the field &apos;depth&apos; and without levels.</source>
        <translation>Unter dem Gelände; von Gewässern ohne das Feld &apos;depth&apos; und ohne Höhen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>Cross-section</source>
        <translation>Querschnitt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>Of streams without the field &apos;shape&apos;.</source>
        <translation>Von Gewässern ohne das Feld &apos;shape&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>Bank slope (m outwards for each m upwards)</source>
        <translation>Böschung (m nach außen je m nach oben)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>Of a trapezoid; for streams without the field &apos;bank_slope&apos;.</source>
        <translation>Eines Trapezes; für Gewässer ohne das Feld &apos;bank_slope&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>Culverts</source>
        <translation>Durchlässe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>Lines from inlet to outlet, as in STRUCTURES: their embankments stay. Any CRS.</source>
        <translation>Linien vom Einlauf zum Auslauf, wie in STRUCTURES: ihre Dämme bleiben. Beliebiges KBS.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>Terrain with streams</source>
        <translation>Gelände mit Gewässern</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>The elevation model with the beds.</source>
        <translation>Das Geländemodell mit den Sohlen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>Cells lowered</source>
        <translation>Abgesenkte Zellen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>Mean lowering (m)</source>
        <translation>Mittlere Absenkung (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>Largest lowering (m)</source>
        <translation>Größte Absenkung (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>Ground removed (m³)</source>
        <translation>Entfernter Boden (m³)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>culvert</source>
        <translation>Durchlass</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>CULVERTS: %1 {feature has|features have} an unknown type</source>
        <translation>CULVERTS: %1 {Objekt hat|Objekte haben} einen unbekannten Typ</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>The embankment is cut there. Write culvert or gate, or leave &apos;type&apos; empty.</source>
        <translation>Der Damm wird dort durchschnitten. Schreiben Sie culvert oder gate, oder lassen Sie &apos;type&apos; leer.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>stream</source>
        <translation>Gewässer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>%1 has no width</source>
        <translation>%1 hat keine Breite</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>neither its field &apos;width&apos; nor WIDTH is given</source>
        <translation>weder sein Feld &apos;width&apos; noch WIDTH ist angegeben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>STREAMS holds no feature.</source>
        <translation>STREAMS enthält kein Objekt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>there is nothing to burn</source>
        <translation>es gibt nichts einzuschneiden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>Draw the streams, or choose another layer.</source>
        <translation>Zeichnen Sie die Gewässer, oder wählen Sie einen anderen Layer.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>%1 {cell|cells} lowered, by %2 m on average; %3 m³ of ground removed</source>
        <translation>%1 {Zelle|Zellen} abgesenkt, im Mittel um %2 m; %3 m³ Boden entfernt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>Lowered most: %1 m at %2</source>
        <translation>Am meisten abgesenkt: %1 m bei %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>%1 {line is|lines are} drawn uphill: beds fall the other way, as the ground does.</source>
        <translation>%1 {Linie ist|Linien sind} bergauf gezeichnet: Sohlen fallen in die andere Richtung, wie das Gelände.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>%1 {stream is|streams are} narrower than a cell (%2 m): their beds are one cell wide.</source>
        <translation>%1 {Gewässer ist|Gewässer sind} schmaler als eine Zelle (%2 m): ihre Sohlen sind eine Zelle breit.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>%1 {stream lies outside the elevation model and is|streams lie outside the elevation model and are} left out.</source>
        <translation>%1 {Gewässer liegt außerhalb des Geländemodells und bleibt|Gewässer liegen außerhalb des Geländemodells und bleiben} weg.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>%1 {culvert lies|culverts lie} along no stream: their ends are not near one.</source>
        <translation>%1 {Durchlass liegt|Durchlässe liegen} an keinem Gewässer: ihre Enden sind nicht in der Nähe von einem.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>No cell is lowered: the ground is below all beds already.</source>
        <translation>Keine Zelle wird abgesenkt: das Gelände liegt schon unter allen Sohlen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>Cutting the beds</source>
        <translation>Sohlen einschneiden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>Writing the terrain</source>
        <translation>Gelände schreiben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/burn_streams_tool.cpp"/>
        <source>Cut the beds of streams into an elevation model, as spate:burnstreams</source>
        <translation>Die Sohlen von Gewässern in ein Geländemodell einschneiden, wie spate:burnstreams</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>Water level (m)</source>
        <translation>Wasserstand (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>Elevation of the water surface that the barriers are to hold, in the heights of the elevation model. Either this or the raster of levels is needed.</source>
        <translation>Höhe der Wasseroberfläche, die die Barrieren halten sollen, in den Höhen des Geländemodells. Entweder dies oder der Rasterlayer der Wasserstände ist nötig.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>Raster of water levels (m)</source>
        <translation>Raster der Wasserstände (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>Elevation of the water surface at each place, for example MAX_LEVEL of a run without the barriers; no data where there is no water.</source>
        <translation>Höhe der Wasseroberfläche an jedem Ort, zum Beispiel MAX_LEVEL eines Laufs ohne die Barrieren; keine Daten, wo kein Wasser ist.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>Largest gap (m)</source>
        <translation>Größte Lücke (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>Ends of barriers farther apart than this are not meant to meet.</source>
        <translation>Bei Enden von Barrieren, die weiter auseinander liegen, ist nicht beabsichtigt, dass sie sich treffen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>That of the simulation: its bed is the ground.</source>
        <translation>Das der Simulation: Ihre Sohle ist das Gelände.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>Leaks</source>
        <translation>Lecks</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>Points where water would pass, and open ends, styled by kind.</source>
        <translation>Punkte, an denen Wasser vorbei käme, und offene Enden, nach ihrer Art dargestellt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>Open ends</source>
        <translation>Offene Enden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>Largest gap (m): it must be greater than 0 and at most %1</source>
        <translation>Größte Lücke (m): Sie muss größer als 0 und höchstens %1 sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>Correct the value of MAX_GAP.</source>
        <translation>Berichtigen Sie den Wert von MAX_GAP.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>There is no water level</source>
        <translation>Es gibt keinen Wasserstand</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>neither LEVEL nor LEVELS is given</source>
        <translation>weder LEVEL noch LEVELS ist angegeben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>Give the level that the barriers are to hold, or a raster of levels.</source>
        <translation>Geben Sie den Wasserstand an, den die Barrieren halten sollen, oder einen Rasterlayer von Wasserständen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>LEVEL and LEVELS are both given</source>
        <translation>LEVEL und LEVELS sind beide angegeben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>the level would be ambiguous</source>
        <translation>der Wasserstand wäre mehrdeutig</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>LEVEL is not a number</source>
        <translation>LEVEL ist keine Zahl</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>it must be an elevation in m</source>
        <translation>es muss eine Höhe in m sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>Correct the value of LEVEL.</source>
        <translation>Berichtigen Sie den Wert von LEVEL.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>gap</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>flank</source>
        <translation>Flanke</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>open end</source>
        <translation>offenes Ende</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>crest</source>
        <translation>Krone</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>%1: its crest is below the level over %2 m, down to %3 m</source>
        <translation>%1: Ihre Krone liegt auf %2 m unter dem Wasserstand, bis hinab auf %3 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>%1: %2 m to higher ground, ground at %3 m</source>
        <translation>%1: %2 m bis zu höherem Gelände, Gelände auf %3 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>%1: %2 m to %3, ground at %4 m</source>
        <translation>%1: %2 m bis %3, Gelände auf %4 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>%1 (narrower than the cells: closed in a simulation)</source>
        <translation>%1 (schmaler als die Zellen: in einer Simulation geschlossen)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>%1 {leak|leaks}</source>
        <translation>%1 {Leck|Lecks}</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>  %1, %2</source>
        <translation>  %1, %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>%1 {end lies|ends lie} below the level with no barrier or higher ground within %2 m.</source>
        <translation>%1 {Ende liegt|Enden liegen} unter dem Wasserstand, ohne eine Barriere oder höheres Gelände innerhalb von %2 m.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>The ends of %1 {polygon|polygons} were not checked, only their gaps to other barriers, since they are not at least twice as long as wide (%2).</source>
        <translation>Die Enden von %1 {Polygon|Polygonen} wurden nicht geprüft, nur ihre Lücken zu anderen Barrieren, da sie nicht mindestens doppelt so lang wie breit sind (%2).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>LEVEL is %1 m, but DEM lies between %2 and %3 m.</source>
        <translation>LEVEL ist %1 m, aber DEM liegt zwischen %2 und %3 m.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>BARRIERS holds no feature.</source>
        <translation>BARRIERS enthält kein Objekt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/check_barriers_tool.cpp"/>
        <source>Find where water of a given level would pass barriers, as spate:checkbarriers</source>
        <translation>Finden, wo Wasser eines gegebenen Standes Barrieren überwinden würde, wie spate:checkbarriers</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/compare_scenarios_tool.cpp"/>
        <source>there is nothing to compare it with</source>
        <translation>es gibt nichts, womit es verglichen werden könnte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/compare_scenarios_tool.cpp"/>
        <source>Give both or none.</source>
        <translation>Geben Sie beide an oder keines.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/compare_scenarios_tool.cpp"/>
        <source>%1 cannot be computed</source>
        <translation>%1 kann nicht berechnet werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/compare_scenarios_tool.cpp"/>
        <source>%1 is not given</source>
        <translation>%1 ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/compare_scenarios_tool.cpp"/>
        <source>Give it, or leave the output out.</source>
        <translation>Geben Sie es an, oder lassen Sie die Ausgabe weg.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/compare_scenarios_tool.cpp"/>
        <source>%1 cannot be written</source>
        <translation>%1 kann nicht geschrieben werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/compare_scenarios_tool.cpp"/>
        <source>only QGIS makes it</source>
        <translation>nur QGIS macht es</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/compare_scenarios_tool.cpp"/>
        <source>Leave it out, and print PAGE in a browser.</source>
        <translation>Lassen Sie es weg, und drucken Sie PAGE in einem Browser.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/compare_scenarios_tool.cpp"/>
        <source>%1 has a place that does not exist in the CRS of the results</source>
        <translation>%1 hat einen Ort, den es im KBS der Ergebnisse nicht gibt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/compare_scenarios_tool.cpp"/>
        <source>feature %1 lies outside that CRS</source>
        <translation>Objekt %1 liegt außerhalb dieses KBS</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/compare_scenarios_tool.cpp"/>
        <source>The run without the measure has barriers, structures or the like that the run with it has not: the two may be swapped. Check DEPTH_WITHOUT and DEPTH_WITH.</source>
        <translation>Der Lauf ohne die Maßnahme hat Barrieren, Bauwerke oder Ähnliches, was dem Lauf mit ihr fehlt: Die beiden sind vielleicht vertauscht. Prüfen Sie DEPTH_WITHOUT und DEPTH_WITH.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/compare_scenarios_tool.cpp"/>
        <source>The runs differ in a setting: %1</source>
        <translation>Die Läufe unterscheiden sich in einer Einstellung: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/compare_scenarios_tool.cpp"/>
        <source>Flooded: %1 without, %2 with; newly dry %3, newly flooded %4</source>
        <translation>Überflutet: %1 ohne, %2 mit; nicht mehr überflutet %3, neu überflutet %4</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/compare_scenarios_tool.cpp"/>
        <source>Water arrives in no cell of both runs: there is no delay, and no MEAN_DELAY.</source>
        <translation>In keiner Zelle kommt in beiden Läufen Wasser an: Es gibt keine Verzögerung und kein MEAN_DELAY.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/compare_scenarios_tool.cpp"/>
        <source>the measure</source>
        <translation>die Maßnahme</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/compare_scenarios_tool.cpp"/>
        <source>The measure: %1</source>
        <translation>Die Maßnahme: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/compare_scenarios_tool.cpp"/>
        <source>Compare two floods, without and with a measure, as spate:comparescenarios</source>
        <translation>Zwei Überflutungen vergleichen, ohne und mit einer Maßnahme, wie spate:comparescenarios</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/depth_comparison.cpp"/>
        <source>Change of depth, with minus without</source>
        <translation>Änderung der Wassertiefe, mit minus ohne</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/depth_comparison.cpp"/>
        <source>%1 newly dry, %2 flooded in both, %3 newly flooded</source>
        <translation>%1 nicht mehr, %2 in beiden, %3 neu überflutet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/depth_comparison.cpp"/>
        <source>Delay of arrival, with minus without</source>
        <translation>Verzögerung der Ankunft, mit minus ohne</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>How the rain is spread over the duration.</source>
        <translation>Wie sich der Regen über die Dauer verteilt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Duration (minutes)</source>
        <translation>Dauer (Minuten)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Of the storm.</source>
        <translation>Des Regens.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Time step (minutes)</source>
        <translation>Zeitschritt (Minuten)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Of the table; the duration is a multiple of it.</source>
        <translation>Der Tabelle; die Dauer ist ein Vielfaches davon.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Depths by duration</source>
        <translation>Niederschlagshöhen nach Dauerstufen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Table (CSV or any layer) with &apos;duration_min&apos; or &apos;duration_h&apos; and &apos;depth_mm&apos;, for one return period, e.g. of KOSTRA-DWD or NOAA Atlas 14.</source>
        <translation>Tabelle (CSV oder ein beliebiger Layer) mit &apos;duration_min&apos; oder &apos;duration_h&apos; und &apos;depth_mm&apos;, für eine Jährlichkeit, z. B. aus KOSTRA-DWD oder NOAA Atlas 14.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Formula of the intensity</source>
        <translation>Formel der Intensität</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Where no table is given: the intensity in mm/h, with t in minutes.</source>
        <translation>Wenn keine Tabelle angegeben ist: die Intensität in mm/h, mit t in Minuten.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Coefficient a (mm/h)</source>
        <translation>Koeffizient a (mm/h)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Of the formula.</source>
        <translation>Der Formel.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Coefficient b</source>
        <translation>Koeffizient b</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Exponent c</source>
        <translation>Exponent c</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Place of the peak (0 to 1)</source>
        <translation>Lage der Spitze (0 bis 1)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>As a part of the duration. Not set: 0.4 for chicago, 0.5 for alternating_block; euler_2 has its own.</source>
        <translation>Als Teil der Dauer. Nicht gesetzt: 0.4 für chicago, 0.5 für alternating_block; euler_2 hat eine eigene.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Factor on all depths</source>
        <translation>Faktor auf alle Niederschlagshöhen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>For a change of the climate, e.g. 1.2.</source>
        <translation>Für eine Änderung des Klimas, z. B. 1.2.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Begin of the storm (minutes)</source>
        <translation>Beginn des Regens (Minuten)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>After the start of the simulation.</source>
        <translation>Nach dem Start der Simulation.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>The columns &apos;time_s&apos; and &apos;rain_mmh&apos;, as Simulate flood reads them.</source>
        <translation>Die Spalten &apos;time_s&apos; und &apos;rain_mmh&apos;, wie Überflutung simulieren sie liest.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>A page with the plot of the storm and its figures.</source>
        <translation>Eine Seite mit dem Diagramm des Regens und seinen Zahlen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Depth of the storm (mm)</source>
        <translation>Niederschlagshöhe (mm)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Largest rate (mm/h)</source>
        <translation>Größte Rate (mm/h)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Begin of the step with the largest rate (minutes)</source>
        <translation>Beginn des Schrittes mit der größten Rate (Minuten)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>The depths of the rain are not clear</source>
        <translation>Die Niederschlagshöhen sind nicht klar</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>a table and a formula are given</source>
        <translation>eine Tabelle und eine Formel sind angegeben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>neither a table nor all coefficients of the formula are given</source>
        <translation>weder eine Tabelle noch alle Koeffizienten der Formel sind angegeben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Give DEPTHS, or A, B and C.</source>
        <translation>Geben Sie DEPTHS an, oder A, B und C.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Time (%1)</source>
        <translation>Zeit (%1)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Storm: %1 mm in %2 min, up to %3 mm/h from minute %4 on</source>
        <translation>Regen: %1 mm in %2 min, bis zu %3 mm/h ab Minute %4</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Design storm</source>
        <translation>Modellregen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Quantity</source>
        <translation>Größe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Time step</source>
        <translation>Zeitschritt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/design_storm_tool.cpp"/>
        <source>Make a design storm from the rain statistics of a place, as spate:designstorm</source>
        <translation>Einen Bemessungsregen aus der Regenstatistik eines Ortes erzeugen, wie spate:designstorm</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Accepted spots</source>
        <translation>Angenommene Stellen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Points of an earlier run, looked through: nothing is searched, these are applied, but for those whose &apos;accept&apos; is 0. Of own points &apos;kind&apos; (spike or pit), &apos;cells&apos; and &apos;new_m&apos; may be empty.</source>
        <translation>Punkte eines früheren Laufs, durchgesehen: Es wird nichts gesucht, diese werden angewendet, außer denen, deren &apos;accept&apos; 0 ist. Bei eigenen Punkten dürfen &apos;kind&apos; (spike: Spitze, pit: Loch), &apos;cells&apos; und &apos;new_m&apos; leer sein.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Accepted bridges</source>
        <translation>Angenommene Brücken</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Lines of an earlier run, likewise. Of own lines &apos;width&apos; may be empty (one cell), and &apos;bed_begin&apos; with &apos;bed_end&apos; (the ground at the ends).</source>
        <translation>Linien eines früheren Laufs, ebenso. Bei eigenen Linien darf &apos;width&apos; leer sein (eine Zelle), und &apos;bed_begin&apos; mit &apos;bed_end&apos; (das Gelände an den Enden).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Spikes and pits</source>
        <translation>Spitzen und Löcher</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Points with kind, cells, height, level and &apos;accept&apos;.</source>
        <translation>Punkte mit Art, Zellen, Höhe, neuer Höhe und &apos;accept&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Lines through the bridges with height, width, bed and &apos;accept&apos;.</source>
        <translation>Linien durch die Brücken mit Höhe, Breite, Sohle und &apos;accept&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Fixed terrain</source>
        <translation>Bereinigtes Gelände</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>The elevation model with what is applied.</source>
        <translation>Das Geländemodell mit dem, was angewendet wird.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Ground elevation in metres, in a projected CRS with square cells.</source>
        <translation>Geländehöhe in Metern, in einem projizierten KBS mit quadratischen Zellen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>What to look for</source>
        <translation>Wonach gesucht wird</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>spots: spikes and pits.</source>
        <translation>spots: Spitzen und Löcher.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Apply all that is found</source>
        <translation>Alles anwenden, was gefunden wird</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Otherwise it is only proposed.</source>
        <translation>Sonst wird es nur vorgeschlagen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Height of spikes and pits (m)</source>
        <translation>Höhe von Spitzen und Löchern (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>How far they stand out from all around them.</source>
        <translation>Wie weit sie sich von allem um sie abheben.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Cells of spikes and pits</source>
        <translation>Zellen von Spitzen und Löchern</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>At most so many are one of them.</source>
        <translation>Höchstens so viele sind eine Stelle.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Height of bridges (m)</source>
        <translation>Höhe von Brücken (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Of the strip and of the banks above the channel, at least.</source>
        <translation>Des Streifens und der Ufer über dem Gerinne, mindestens.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Length of bridges (m)</source>
        <translation>Länge von Brücken (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Along the channel, at most.</source>
        <translation>Entlang des Gerinnes, höchstens.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Width of channels (m)</source>
        <translation>Breite von Gerinnen (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>From bank to bank, at most.</source>
        <translation>Von Ufer zu Ufer, höchstens.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Spikes</source>
        <translation>Spitzen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Pits</source>
        <translation>Löcher</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Cells changed</source>
        <translation>Geänderte Zellen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>FIXED is not given</source>
        <translation>FIXED ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>there is no place for the terrain with what is applied</source>
        <translation>es gibt keinen Platz für das Gelände mit dem, was angewendet wird</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Choose a file for it.</source>
        <translation>Wählen Sie eine Datei dafür.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>FIXED is given, but nothing is to be applied</source>
        <translation>FIXED ist angegeben, aber nichts soll angewendet werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>neither APPLY nor accepted spots or bridges are given</source>
        <translation>weder APPLY noch angenommene Stellen oder Brücken sind angegeben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Set APPLY, give accepted ones, or skip FIXED.</source>
        <translation>Setzen Sie APPLY, geben Sie angenommene an, oder lassen Sie FIXED weg.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>  bridge at x %1, y %2: %3 m high and %4 m long, across a channel of %5 m</source>
        <translation>  Brücke bei x %1, y %2: %3 m hoch und %4 m lang, über ein Gerinne von %5 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>  and %1 {other|others}</source>
        <translation>  und %1 weitere</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Looking for spikes and pits</source>
        <translation>Spitzen und Löcher suchen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Looking for bridges</source>
        <translation>Brücken suchen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>bridge %1</source>
        <translation>Brücke %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Fixing the terrain</source>
        <translation>Gelände bereinigen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>%1 {cell|cells} changed; %2 m³ of ground removed, %3 m³ filled</source>
        <translation>%1 {Zelle|Zellen} geändert; %2 m³ Boden entfernt, %3 m³ aufgefüllt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Spikes: %1; pits: %2; bridges: %3</source>
        <translation>Spitzen: %1; Löcher: %2; Brücken: %3</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/fix_terrain_tool.cpp"/>
        <source>Find spikes, pits and bridges in an elevation model, as spate:fixterrain</source>
        <translation>Spitzen, Löcher und Brücken in einem Geländemodell finden, wie spate:fixterrain</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>The layer &apos;%1&apos; has a negative damage</source>
        <translation>Der Layer &apos;%1&apos; hat einen negativen Schaden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>feature %1, its &apos;%2&apos; is %3</source>
        <translation>Objekt %1, sein &apos;%2&apos; ist %3</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>Correct it, or choose another DAMAGE_FIELD.</source>
        <translation>Berichtigen Sie ihn, oder wählen Sie ein anderes DAMAGE_FIELD.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>&apos;%1&apos; of feature %2: %3</source>
        <translation>&apos;%1&apos; von Objekt %2: %3</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>The layer &apos;%1&apos; has %2, the first is %3.</source>
        <translation>Der Layer &apos;%1&apos; hat %2 (zuerst: %3).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>%1 {damage that is no number|damages that are no numbers}</source>
        <translation>%1 {Schaden, der keine Zahl ist|Schäden, die keine Zahlen sind}</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>The return period of the layer &apos;%1&apos; is not clear</source>
        <translation>Die Jährlichkeit des Layers &apos;%1&apos; ist nicht eindeutig</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>Correct its field &apos;%1&apos;, or choose another RETURN_PERIOD_FIELD.</source>
        <translation>Berichtigen Sie sein Feld &apos;%1&apos;, oder wählen Sie ein anderes RETURN_PERIOD_FIELD.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>feature %1: %2</source>
        <translation>Objekt %1: %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>feature %1 has %2 years</source>
        <translation>Objekt %1 hat %2 Jahre</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>its buildings have %1 and %2 years</source>
        <translation>seine Gebäude haben %1 und %2 Jahre</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>LAYERS and RETURN_PERIODS differ in number</source>
        <translation>LAYERS und RETURN_PERIODS sind verschieden viele</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>there are %1 layers that can be opened, and %2 return periods</source>
        <translation>es gibt %1 Layer, die geöffnet werden können, und %2 Jährlichkeiten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>Give one return period for each layer, in their order.</source>
        <translation>Geben Sie eine Jährlichkeit für jeden Layer an, in ihrer Reihenfolge.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>RETURN_PERIODS contradicts the layer &apos;%1&apos;</source>
        <translation>RETURN_PERIODS widerspricht dem Layer &apos;%1&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>in its place stand %1 years, and its own field says %2</source>
        <translation>an seiner Stelle stehen %1 Jahre, und sein eigenes Feld sagt %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>Give the return periods in the order of the layers, or none.</source>
        <translation>Geben Sie die Jährlichkeiten in der Reihenfolge der Layer an, oder keine.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>The return period of the layer &apos;%1&apos; is not known</source>
        <translation>Die Jährlichkeit des Layers &apos;%1&apos; ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>it has no field of return periods, and RETURN_PERIODS is not given</source>
        <translation>er hat kein Feld der Jährlichkeiten, und RETURN_PERIODS ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>Give RETURN_PERIOD to Building damage, or RETURN_PERIODS here.</source>
        <translation>Geben Sie RETURN_PERIOD bei Gebäudeschäden an, oder RETURN_PERIODS hier.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>Two layers have the return period %1</source>
        <translation>Zwei Layer haben die Jährlichkeit %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>&apos;%1&apos; and &apos;%2&apos;</source>
        <translation>&apos;%1&apos; und &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>Take one flood for each return period.</source>
        <translation>Nehmen Sie eine Überflutung für jede Jährlichkeit.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>The layer &apos;%1&apos; has no field &apos;%2&apos;</source>
        <translation>Der Layer &apos;%1&apos; hat kein Feld &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>Choose a field that all layers have.</source>
        <translation>Wählen Sie ein Feld, das alle Layer haben.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>The layer &apos;%1&apos; has a building without an id</source>
        <translation>Der Layer &apos;%1&apos; hat ein Gebäude ohne Kennung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>feature %1, its &apos;%2&apos; is empty</source>
        <translation>Objekt %1, sein &apos;%2&apos; ist leer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>Give each building its own id, or choose another ID_FIELD.</source>
        <translation>Geben Sie jedem Gebäude eine eigene Kennung, oder wählen Sie ein anderes ID_FIELD.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>The layer &apos;%1&apos; has a building that the first layer lacks</source>
        <translation>Der Layer &apos;%1&apos; hat ein Gebäude, das dem ersten Layer fehlt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>feature %1, &apos;%2&apos;</source>
        <translation>Objekt %1, &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>Use the same buildings for all floods, or choose ID_FIELD.</source>
        <translation>Nehmen Sie für alle Überflutungen dieselben Gebäude, oder wählen Sie ein ID_FIELD.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>The id &apos;%1&apos; occurs twice in &apos;%2&apos;</source>
        <translation>Die Kennung &apos;%1&apos; kommt in &apos;%2&apos; zweimal vor</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>feature %1 has it too</source>
        <translation>Objekt %1 hat sie auch</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>Choose an ID_FIELD that differs for each building.</source>
        <translation>Wählen Sie ein ID_FIELD, das für jedes Gebäude verschieden ist.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>The layer &apos;%1&apos; has fewer buildings than the first layer</source>
        <translation>Der Layer &apos;%1&apos; hat weniger Gebäude als der erste Layer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_events.cpp"/>
        <source>Use the same buildings for all floods.</source>
        <translation>Nehmen Sie für alle Überflutungen dieselben Gebäude.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>Water depth in metres; dry is nodata or 0.</source>
        <translation>Wassertiefe in Metern; trocken ist NoData oder 0.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>Depth thresholds (m)</source>
        <translation>Tiefenschwellen (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>Lower limits of the classes.</source>
        <translation>Untere Grenzen der Klassen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>Outline</source>
        <translation>Umriss</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>cells: along the edges of the cells. smoothed: rounded; neighbouring areas still share their border.</source>
        <translation>cells: entlang der Kanten der Zellen. smoothed: gerundet; benachbarte Gebiete teilen weiterhin ihre Grenze.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>Smallest area (m²)</source>
        <translation>Kleinste Fläche (m²)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>Areas with fewer cells than fit into this are left out. Holes are not: an area that is left out leaves a gap.</source>
        <translation>Gebiete mit weniger Zellen, als hier hineinpassen, werden ausgelassen. Löcher nicht: Ein ausgelassenes Gebiet hinterlässt eine Lücke.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>Flood extent</source>
        <translation>Überflutungsflächen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>The polygons.</source>
        <translation>Die Polygone.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>Areas by class</source>
        <translation>Flächen nach Klassen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>A table with one row for each class: the number of its areas and cells, and the area of its polygons.</source>
        <translation>Eine Tabelle mit einer Zeile für jede Klasse: die Zahl ihrer Gebiete und Zellen, und die Fläche ihrer Polygone.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>Cells in the polygons</source>
        <translation>Zellen in den Polygonen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>Area of these cells (m²)</source>
        <translation>Fläche dieser Zellen (m²)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>THRESHOLDS holds %1 depths</source>
        <translation>THRESHOLDS enthält %1 Tiefen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>at most %1 classes are possible</source>
        <translation>höchstens %1 Klassen sind möglich</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>Write fewer.</source>
        <translation>Schreiben Sie weniger.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>an area is at least 0 m²</source>
        <translation>eine Fläche ist mindestens 0 m²</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>Correct the value of MIN_AREA.</source>
        <translation>Berichtigen Sie den Wert von MIN_AREA.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>Class %1, %2: %3 {area|areas}, %4 {cell|cells}, %5</source>
        <translation>Klasse %1, %2: %3 {Gebiet|Gebiete}, %4 {Zelle|Zellen}, %5</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>Shallower than the first threshold, and left out: %1 {cell|cells}</source>
        <translation>Flacher als die erste Schwelle und ausgelassen: %1 {Zelle|Zellen}</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>In areas below MIN_AREA, and left out: %1 {cell|cells}</source>
        <translation>In Gebieten unter MIN_AREA und ausgelassen: %1 {Zelle|Zellen}</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>There is no polygon: no area is deep and large enough.</source>
        <translation>Es gibt kein Polygon: Kein Gebiet ist tief und groß genug.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>DEPTH has no CRS: its coordinates are taken as metres, and the polygons have no CRS either.</source>
        <translation>DEPTH hat kein KBS: Seine Koordinaten gelten als Meter, und auch die Polygone haben kein KBS.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_extent_tool.cpp"/>
        <source>Turn a raster of depths into polygons by depth class, as spate:floodextent</source>
        <translation>Ein Raster von Wassertiefen in Polygone nach Tiefenklassen umwandeln, wie spate:floodextent</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_frames_tool.cpp"/>
        <source>The mesh SERIES of Simulate flood.</source>
        <translation>Das Netz SERIES von Überflutung simulieren.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_frames_tool.cpp"/>
        <source>Animation</source>
        <translation>Animation</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_frames_tool.cpp"/>
        <source>A file that ends in .gif or, with ffmpeg, in .mp4.</source>
        <translation>Eine Datei, die auf .gif oder, mit ffmpeg, auf .mp4 endet.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_frames_tool.cpp"/>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_frames_tool.cpp"/>
        <source>What stands above the clock.</source>
        <translation>Was über der Uhr steht.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_frames_tool.cpp"/>
        <source>The ground, which is shown shaded below the water.</source>
        <translation>Das Gelände, das geschummert unter dem Wasser gezeigt wird.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_frames_tool.cpp"/>
        <source>Extent of the map</source>
        <translation>Ausdehnung der Karte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_frames_tool.cpp"/>
        <source>Not set: all that gets wet, with some room around it.</source>
        <translation>Nicht gesetzt: alles, was nass wird, mit etwas Platz darum.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_frames_tool.cpp"/>
        <source>Frames per second</source>
        <translation>Bilder pro Sekunde</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_frames_tool.cpp"/>
        <source>Of the animation.</source>
        <translation>Der Animation.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_frames_tool.cpp"/>
        <source>Every so many frames</source>
        <translation>Nur jedes so vielte Bild</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_frames_tool.cpp"/>
        <source>1: all frames of the series; 2: every other one, and so on.</source>
        <translation>1: alle Zeitpunkte der Reihe; 2: jeder zweite, und so weiter.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_frames_tool.cpp"/>
        <source>Width of a picture (pixels)</source>
        <translation>Breite eines Bildes (Pixel)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_frames_tool.cpp"/>
        <source>With the legend.</source>
        <translation>Mit der Legende.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_frames_tool.cpp"/>
        <source>Height of a picture (pixels)</source>
        <translation>Höhe eines Bildes (Pixel)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_frames_tool.cpp"/>
        <source>A flood that is higher than wide needs more than a film has.</source>
        <translation>Eine Überflutung, die höher als breit ist, braucht mehr Höhe als ein Film.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_frames_tool.cpp"/>
        <source>Folder of the pictures</source>
        <translation>Ordner der Bilder</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_frames_tool.cpp"/>
        <source>frame_00001.png and so on. It is made when it is not there; files of these names in it are replaced.</source>
        <translation>frame_00001.png und so weiter. Er wird angelegt, wenn es ihn nicht gibt; Dateien mit diesen Namen darin werden ersetzt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_frames_tool.cpp"/>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_frames_tool.cpp"/>
        <source>Reading the series</source>
        <translation>Lesen der Zeitreihe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_frames_tool.cpp"/>
        <source>Drawing the pictures</source>
        <translation>Zeichnen der Bilder</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_frames_tool.cpp"/>
        <source>Draw a flood over time as pictures and as one animation, as spate:floodframes but for LAYERS</source>
        <translation>Eine Überflutung über die Zeit als Bilder und als eine Animation zeichnen, wie spate:floodframes, aber ohne LAYERS</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>low</source>
        <translation>gering</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>moderate: danger for some</source>
        <translation>mäßig: Gefahr für einige</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>significant: danger for most</source>
        <translation>erheblich: Gefahr für die meisten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>extreme: danger for all</source>
        <translation>extrem: Gefahr für alle</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>H1</source>
        <translation>H1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>H2</source>
        <translation>H2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>H3</source>
        <translation>H3</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>H4</source>
        <translation>H4</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>H5</source>
        <translation>H5</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>H6</source>
        <translation>H6</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>The largest depth at each place, m; dry is nodata or 0.</source>
        <translation>Die größte Wassertiefe an jedem Ort in m; trocken ist NoData oder 0.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>The largest speed at each place, m/s, on the same cells.</source>
        <translation>Die größte Geschwindigkeit an jedem Ort in m/s, auf denselben Zellen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>The largest product over time, m²/s, on the same cells. Without it the product of the two maxima is used, which is an upper bound.</source>
        <translation>Das größte Produkt über die Zeit, m²/s, auf denselben Zellen. Ohne es wird das Produkt der beiden Maxima benutzt, eine obere Schranke.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>Debris factor of the UK rating</source>
        <translation>Treibgutfaktor der britischen Bewertung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>By land use. none: 0. conservative: for areas of mixed or unknown land use.</source>
        <translation>Nach Landnutzung. none: 0. conservative: für Gebiete mit gemischter oder unbekannter Landnutzung.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>UK hazard class and rating</source>
        <translation>Britische Gefährdungsklasse und Rating</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>Band 1: class 1 to 4; band 2: hazard rating.</source>
        <translation>Kanal 1: Klasse 1 bis 4; Kanal 2: Hazard Rating.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>Australian hazard class</source>
        <translation>Australische Gefährdungsklasse</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>1 to 6 for H1 to H6.</source>
        <translation>1 bis 6 für H1 bis H6.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>There is nothing to compute</source>
        <translation>Es gibt nichts zu berechnen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>neither UK_HAZARD nor AU_HAZARD is wanted</source>
        <translation>weder UK_HAZARD noch AU_HAZARD ist verlangt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>Ask for at least one of them.</source>
        <translation>Verlangen Sie mindestens eines davon.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>%1 {cell has a depth but no speed, and gets|cells have a depth but no speed, and get} no hazard.</source>
        <translation>%1 {Zelle hat eine Tiefe, aber keine Geschwindigkeit, und bekommt|Zellen haben eine Tiefe, aber keine Geschwindigkeit, und bekommen} keine Gefährdung.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>%1 {wet cell has|wet cells have} no MAX_UNIT_DISCHARGE: maximum depth times maximum speed is used there, which is an upper bound.</source>
        <translation>%1 {nasse Zelle hat|nasse Zellen haben} kein MAX_UNIT_DISCHARGE: Dort wird maximale Tiefe mal maximale Geschwindigkeit benutzt, eine obere Schranke.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>MAX_UNIT_DISCHARGE is larger than MAX_DEPTH times MAX_SPEED in %1 {cell|cells} (impossible in one run). Check that all three come from the same run.</source>
        <translation>MAX_UNIT_DISCHARGE ist in %1 {Zelle|Zellen} größer als MAX_DEPTH mal MAX_SPEED (in einem Lauf unmöglich). Prüfen Sie, ob alle drei aus demselben Lauf sind.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>%1 %2 (%3): %4 {cell|cells}, %5</source>
        <translation>%1 %2 (%3): %4 {Zelle|Zellen}, %5</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>Depth times speed: its maximum over time (MAX_UNIT_DISCHARGE). H1 to H6 are exactly the maximum over time; the UK rating max(dv) + 0.5 max(d) + DF is an upper bound.</source>
        <translation>Tiefe mal Geschwindigkeit: das Maximum über die Zeit (MAX_UNIT_DISCHARGE). H1 bis H6 sind genau das Maximum über die Zeit; das britische Rating max(dv) + 0.5 max(d) + DF ist eine obere Schranke.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>Depth times speed: maximum depth times maximum speed, which may occur at different times. The hazard is an upper bound; give MAX_UNIT_DISCHARGE for a closer one.</source>
        <translation>Tiefe mal Geschwindigkeit: maximale Tiefe mal maximale Geschwindigkeit, die zu verschiedenen Zeiten auftreten können. Die Gefährdung ist eine obere Schranke; geben Sie MAX_UNIT_DISCHARGE für eine genauere an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>UK hazard class</source>
        <translation>Britische Gefährdungsklasse</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>UK hazard rating</source>
        <translation>Britisches Hazard Rating</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>UK class</source>
        <translation>Britische Klasse</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>Australian class</source>
        <translation>Australische Klasse</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/flood_hazard_tool.cpp"/>
        <source>Rate the danger of depth and speed, as spate:floodhazard</source>
        <translation>Die Gefährdung aus Wassertiefe und Geschwindigkeit bewerten, wie spate:floodhazard</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/frame_files.cpp"/>
        <source>FRAMES &apos;%1&apos; cannot be made</source>
        <translation>FRAMES &apos;%1&apos; kann nicht angelegt werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/frame_files.cpp"/>
        <source>SERIES has %1 frames</source>
        <translation>SERIES hat %1 Zeitpunkte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/frame_files.cpp"/>
        <source>1 to %1 can be drawn</source>
        <translation>1 bis %1 können gezeichnet werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/frame_files.cpp"/>
        <source>Choose another series, or EVERY.</source>
        <translation>Wählen Sie eine andere Reihe, oder EVERY.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/frame_files.cpp"/>
        <source>%1 {picture|pictures} of %2 {frame|frames} are drawn</source>
        <translation>%1 {Bild|Bilder} von %2 {Zeitpunkt|Zeitpunkten} werden gezeichnet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/frame_files.cpp"/>
        <source>x %1 to %2, y %3 to %4</source>
        <translation>x %1 bis %2, y %3 bis %4</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/frame_files.cpp"/>
        <source>EXTENT shows nothing of the flood</source>
        <translation>EXTENT zeigt nichts von der Flut</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/frame_files.cpp"/>
        <source>it covers %1, and the flood %2</source>
        <translation>es umfasst %1, und die Flut %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/frame_files.cpp"/>
        <source>Choose another extent, or check its CRS.</source>
        <translation>Wählen Sie eine andere Ausdehnung, oder prüfen Sie ihr KBS.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/frame_files.cpp"/>
        <source>Cancelled: %1 of %2 {picture|pictures} are in %3.</source>
        <translation>Abgebrochen: %1 von %2 {Bild|Bildern} liegen in %3.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_shape.cpp"/>
        <source>it must be at least 0 m³/s</source>
        <translation>er muss mindestens 0 m³/s sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_shape.cpp"/>
        <source>Give it in m³/s.</source>
        <translation>Geben Sie ihn in m³/s an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_shape.cpp"/>
        <source>PEAK is %1</source>
        <translation>PEAK ist %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_shape.cpp"/>
        <source>it must be greater than the base flow of %1 m³/s</source>
        <translation>er muss größer als der Basisabfluss von %1 m³/s sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_shape.cpp"/>
        <source>Give the largest discharge, base flow included, in m³/s.</source>
        <translation>Geben Sie den größten Durchfluss mit Basisabfluss an, in m³/s.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_shape.cpp"/>
        <source>Give the hours from start to peak.</source>
        <translation>Geben Sie die Stunden vom Beginn bis zum Scheitel an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_shape.cpp"/>
        <source>VOLUME is %1</source>
        <translation>VOLUME ist %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_shape.cpp"/>
        <source>with this peak, base flow and time to peak it can be %1 to %2 m³; %3 is usual</source>
        <translation>mit diesem Scheitel, Basisabfluss und dieser Anstiegszeit kann es %1 bis %2 m³ sein; %3 ist üblich</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_shape.cpp"/>
        <source>Raise the volume, or lower the peak or the time to peak.</source>
        <translation>Erhöhen Sie das Volumen, oder verringern Sie den Scheitel oder die Anstiegszeit.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_shape.cpp"/>
        <source>Lower the volume, or raise the peak or the time to peak.</source>
        <translation>Verringern Sie das Volumen, oder erhöhen Sie den Scheitel oder die Anstiegszeit.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_shape.cpp"/>
        <source>A gap of %1 follows %2; its rows are usually %3 apart.</source>
        <translation>Eine Lücke von %1 folgt auf %2; die Zeilen liegen sonst %3 auseinander.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_shape.cpp"/>
        <source>It jumps from %1 to %2 %3 at %4.</source>
        <translation>Sie springt von %1 auf %2 %3 bei %4.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_shape.cpp"/>
        <source>%1 more gaps and jumps follow.</source>
        <translation>%1 weitere Lücken und Sprünge folgen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_shape.cpp"/>
        <source>TIME_STEP is %1 minutes</source>
        <translation>TIME_STEP ist %1 Minuten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_shape.cpp"/>
        <source>the table would have %1 rows</source>
        <translation>die Tabelle hätte %1 Zeilen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_shape.cpp"/>
        <source>Give a longer time step.</source>
        <translation>Geben Sie einen längeren Zeitschritt an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_shape.cpp"/>
        <source>m³/s</source>
        <translation>m³/s</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_shape.cpp"/>
        <source>It starts at %1: before that, it has the value of its first row, not 0.</source>
        <translation>Sie beginnt bei %1: Davor hat sie den Wert ihrer ersten Zeile, nicht 0.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_shape.cpp"/>
        <source>%1 of its rows are negative, first at %2: they take water out.</source>
        <translation>%1 ihrer Zeilen sind negativ, zuerst bei %2: Sie entnehmen Wasser.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_shape.cpp"/>
        <source>It is %1 %2 at all times.</source>
        <translation>Sie ist zu allen Zeiten %1 %2.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_shape.cpp"/>
        <source>Its largest value is its first row: the rising limb is missing.</source>
        <translation>Ihr größter Wert ist ihre erste Zeile: Der ansteigende Ast fehlt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_shape.cpp"/>
        <source>Its largest value is its last row: the falling limb is missing.</source>
        <translation>Ihr größter Wert ist ihre letzte Zeile: Der abfallende Ast fehlt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_shape.cpp"/>
        <source>It ends with %1 m³/s, far above its start, and stays there.</source>
        <translation>Sie endet mit %1 m³/s, weit über ihrem Anfang, und bleibt dort.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>All hydrographs, the designed one and those of the given table, in the columns that Simulate flood reads.</source>
        <translation>Alle Ganglinien, die entworfene und die der gegebenen Tabelle, in den Spalten, die Überflutung simulieren liest.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>A page with the plot, the figures of each hydrograph and its oddities.</source>
        <translation>Eine Seite mit dem Diagramm, den Zahlen jeder Ganglinie und ihren Auffälligkeiten.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Peak discharge (m³/s)</source>
        <translation>Scheiteldurchfluss (m³/s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>The largest discharge, base flow included.</source>
        <translation>Der größte Durchfluss, mit Basisabfluss.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Time to peak (hours)</source>
        <translation>Anstiegszeit (Stunden)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>From the start to the peak.</source>
        <translation>Vom Beginn bis zum Scheitel.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Volume above the base flow (m³)</source>
        <translation>Volumen über dem Basisabfluss (m³)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Not set: the usual one, 1.33 times the peak above the base flow times the time to peak (in s). A larger volume gives a longer tail, a smaller one a narrow peak.</source>
        <translation>Nicht gesetzt: das übliche, 1,33 mal der Scheitel über dem Basisabfluss mal die Anstiegszeit (in s). Ein größeres Volumen ergibt einen längeren Ablauf, ein kleineres einen schmalen Scheitel.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Base flow (m³/s)</source>
        <translation>Basisabfluss (m³/s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Flows at all times, also after the flood.</source>
        <translation>Fließt zu allen Zeiten, auch nach dem Hochwasser.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Name of the designed hydrograph</source>
        <translation>Name der entworfenen Ganglinie</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Its key in the column &apos;hydrograph&apos;, by which an inflow or a side names its series.</source>
        <translation>Ihr Schlüssel in der Spalte &apos;hydrograph&apos;, durch den ein Zufluss oder eine Seite die Reihe nennt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>The longest time between two rows; it is shortened so that the peak falls on a row. Not set or 0: a 50th of the time to peak.</source>
        <translation>Die längste Zeit zwischen zwei Zeilen; sie wird so verkürzt, dass der Scheitel auf eine Zeile fällt. Nicht gesetzt oder 0: ein Fünfzigstel der Anstiegszeit.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Hydrographs to check</source>
        <translation>Zu prüfende Ganglinien</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Table (CSV or any layer) as Simulate flood reads it: &apos;time_s&apos;, &apos;time_min&apos; or &apos;time_h&apos;; &apos;hydrograph&apos;, the key; &apos;discharge_m3s&apos; or &apos;level_m&apos;, the value.</source>
        <translation>Tabelle (CSV oder ein beliebiger Layer), wie Überflutung simulieren sie liest: &apos;time_s&apos;, &apos;time_min&apos; oder &apos;time_h&apos;; &apos;hydrograph&apos;, der Schlüssel; &apos;discharge_m3s&apos; oder &apos;level_m&apos;, der Wert.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Largest discharge (m³/s)</source>
        <translation>Größter Durchfluss (m³/s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Volume of all discharges, base flow included (m³)</source>
        <translation>Volumen aller Durchflüsse, mit Basisabfluss (m³)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Exponent n of the design; 0 = none</source>
        <translation>Exponent n des Entwurfs; 0 = keiner</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Oddities found</source>
        <translation>Gefundene Auffälligkeiten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>There is nothing to do</source>
        <translation>Es gibt nichts zu tun</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>neither a table nor a design is given</source>
        <translation>weder eine Tabelle noch ein Entwurf ist angegeben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Give PEAK and TIME_TO_PEAK, or HYDROGRAPHS.</source>
        <translation>Geben Sie PEAK und TIME_TO_PEAK an, oder HYDROGRAPHS.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>A design needs a peak and a time to peak</source>
        <translation>Ein Entwurf braucht einen Scheitel und eine Anstiegszeit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>not given: %1</source>
        <translation>nicht angegeben: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Give PEAK and TIME_TO_PEAK, or neither of them nor VOLUME.</source>
        <translation>Geben Sie PEAK und TIME_TO_PEAK an, oder weder diese noch VOLUME.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>NAME is blank</source>
        <translation>NAME ist leer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>inflows refer to their hydrograph by its name</source>
        <translation>Zuflüsse nennen ihre Ganglinie beim Namen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Give the hydrograph a name.</source>
        <translation>Geben Sie der Ganglinie einen Namen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>(unnamed)</source>
        <translation>(ohne Namen)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Hydrograph &apos;%1&apos;: %2 {row|rows}, %3; peak %4 at %5; %6</source>
        <translation>Ganglinie &apos;%1&apos;: %2 {Zeile|Zeilen}, %3; Scheitel %4 bei %5; %6</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Hydrograph &apos;%1&apos;: %2 {row|rows}, %3; peak %4 at %5</source>
        <translation>Ganglinie &apos;%1&apos;: %2 {Zeile|Zeilen}, %3; Scheitel %4 bei %5</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Hydrograph &apos;%1&apos;: %2</source>
        <translation>Ganglinie &apos;%1&apos;: %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Hydrograph</source>
        <translation>Ganglinie</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>From, to</source>
        <translation>Von, bis</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Peak</source>
        <translation>Scheitel</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Time of peak</source>
        <translation>Zeit des Scheitels</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Volume, base flow included</source>
        <translation>Volumen mit Basisabfluss</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Design</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Peak, base flow included</source>
        <translation>Scheitel mit Basisabfluss</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Time to peak</source>
        <translation>Anstiegszeit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Volume above the base flow</source>
        <translation>Volumen über dem Basisabfluss</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Base flow</source>
        <translation>Basisabfluss</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Exponent n, from the volume</source>
        <translation>Exponent n, aus dem Volumen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Shape: q = base + (peak - base) (t/tp)^n exp(n (1 - t/tp)), with tp the time to peak; it ends where 0.1 % of the peak is left. The volume is that of the table, linear between its rows.</source>
        <translation>Form: q = Basis + (Scheitel - Basis) (t/tp)^n exp(n (1 - t/tp)), mit der Anstiegszeit tp; sie endet, wo 0,1 % des Scheitels übrig sind. Das Volumen ist das der Tabelle, linear zwischen ihren Zeilen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>The designed hydrograph &apos;%1&apos; cannot be added</source>
        <translation>Die entworfene Ganglinie &apos;%1&apos; kann nicht hinzugefügt werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>HYDROGRAPHS has no column &apos;hydrograph&apos;</source>
        <translation>HYDROGRAPHS hat keine Spalte &apos;hydrograph&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Add that column, with a name for what the table holds.</source>
        <translation>Fügen Sie diese Spalte hinzu, mit einem Namen für das, was die Tabelle enthält.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>HYDROGRAPHS has one of that name</source>
        <translation>HYDROGRAPHS hat eine dieses Namens</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Choose another NAME.</source>
        <translation>Wählen Sie einen anderen NAME.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>All hydrographs</source>
        <translation>Alle Ganglinien</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/hydrograph_tool.cpp"/>
        <source>Design, check and plot hydrographs, as spate:hydrograph</source>
        <translation>Ganglinien entwerfen, prüfen und zeichnen, wie spate:hydrograph</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Or a hydrograph (its name)</source>
        <translation>Oder eine Ganglinie (ihr Name)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Culvert: shape</source>
        <translation>Durchlass: Form</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Culvert, shaft: diameter (m)</source>
        <translation>Durchlass, Schacht: Durchmesser (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Culvert, weir, gate: width (m)</source>
        <translation>Durchlass, Wehr, Schütz: Breite (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Culvert, gate when open: height (m)</source>
        <translation>Durchlass, geöffnetes Schütz: Höhe (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Culvert: barrels side by side</source>
        <translation>Durchlass: Rohre nebeneinander</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Culvert, shaft: length (m); empty: that of the line and the fall</source>
        <translation>Durchlass, Schacht: Länge (m); leer: die der Linie und des Falls</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Culvert: invert at the inlet (m); empty: the ground</source>
        <translation>Durchlass: Sohle am Einlass (m); leer: das Gelände</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Culvert: invert at the outlet (m); empty: the ground</source>
        <translation>Durchlass: Sohle am Auslass (m); leer: das Gelände</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Culvert: material</source>
        <translation>Durchlass: Material</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Culvert: inlet, as HDS-5 has it for the shape</source>
        <translation>Durchlass: Einlass, wie HDS-5 ihn für die Form hat</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Culvert, shaft: Manning&apos;s n (s m^-1/3); empty: that of the material</source>
        <translation>Durchlass, Schacht: Mannings n (s m^-1/3); leer: das des Materials</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Culvert: loss at the inlet; empty: that of HDS-5</source>
        <translation>Durchlass: Verlust am Einlass; leer: der von HDS-5</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Culvert: loss at the outlet; empty: 1</source>
        <translation>Durchlass: Verlust am Auslass; leer: 1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Shaft: diameter at its rim (m); empty: the pipe&apos;s</source>
        <translation>Schacht: Durchmesser am Rand (m); leer: der des Rohrs</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Culvert, shaft: water leaves as a jet, and keeps its momentum</source>
        <translation>Durchlass, Schacht: Wasser tritt als Strahl aus und behält seinen Impuls</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Flap: nothing passes backwards</source>
        <translation>Rückstauklappe: Nichts fließt rückwärts</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Weir, crest, gate, shaft: level of crest, sill or rim (m); empty: the ground</source>
        <translation>Wehr, Krone, Schütz, Schacht: Höhe der Krone, der Schwelle oder des Rands (m); leer: das Gelände</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Weir and crest, gate, bridge: coefficient; empty: 1.705, 0.61 and 0.8</source>
        <translation>Wehr und Krone, Schütz, Brücke: Beiwert; leer: 1,705, 0,61 und 0,8</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Gate: opening (0 to 1); empty: 1</source>
        <translation>Schütz: Öffnung (0 bis 1); leer: 1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Gate: openings over time (s), such as 0:1; 3600:0.25</source>
        <translation>Schütz: Öffnungen über die Zeit (s), etwa 0:1; 3600:0.25</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Gate: opens at the level (m)</source>
        <translation>Schütz: öffnet beim Wasserstand (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Gate: closes at the level (m)</source>
        <translation>Schütz: schließt beim Wasserstand (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Gate: minutes that it takes to open</source>
        <translation>Schütz: Minuten bis zur vollen Öffnung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Pump, sink: discharge (m³/s)</source>
        <translation>Pumpe, Entnahme: Durchfluss (m³/s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Pump, sink: or a curve of heads (m) and m³/s, such as 0:2; 5:1</source>
        <translation>Pumpe, Entnahme: oder eine Kurve aus Förderhöhen (m) und m³/s, etwa 0:2; 5:1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Pump: starts at the level (m)</source>
        <translation>Pumpe: läuft an beim Wasserstand (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Pump: stops at the level (m)</source>
        <translation>Pumpe: hält an beim Wasserstand (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Gate, pump: x of the place whose level counts; empty: the inlet</source>
        <translation>Schütz, Pumpe: x des Ortes, dessen Wasserstand zählt; leer: der Einlass</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Gate, pump: y of that place</source>
        <translation>Schütz, Pumpe: y dieses Ortes</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Bridge: lower edge of its deck (m)</source>
        <translation>Brücke: Unterkante (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Bridge: upper edge, from which on it is overtopped (m)</source>
        <translation>Brücke: Oberkante, ab der sie überströmt wird (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Bridge: coefficient where only the upper side is under water; empty: 0.5</source>
        <translation>Brücke: Beiwert, wo nur die obere Seite unter Wasser liegt; leer: 0,5</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Bridge: share of the width that piers take (0 to 0.9); empty: 0</source>
        <translation>Brücke: Anteil der Breite, den Pfeiler einnehmen (0 bis 0,9); leer: 0</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Bridge: Yarnell&apos;s K of the piers; empty: 0.9, round</source>
        <translation>Brücke: K der Pfeiler nach Yarnell; leer: 0,9, rund</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Most that the pipe behind takes (m³/s)</source>
        <translation>Was das Rohr dahinter höchstens aufnimmt (m³/s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Perimeter of the grate, without the curb (m)</source>
        <translation>Umfang des Rostes, ohne den Bordstein (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Clear opening of the grate (m²)</source>
        <translation>Freie Öffnung des Rostes (m²)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Instead: a curve of depths (m) and m³/s, such as 0:0; 0.1:0.05</source>
        <translation>Stattdessen: eine Kurve aus Wassertiefen (m) und m³/s, etwa 0:0; 0.1:0.05</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Clogged part (0 to 0.99)</source>
        <translation>Verstopfter Anteil (0 bis 0.99)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Level of the grate (m); empty: the ground</source>
        <translation>Höhe des Rostes (m); leer: das Gelände</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>x of the outlet; empty: water leaves the model</source>
        <translation>x des Auslasses; leer: Das Wasser verlässt das Modell</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>y of the outlet</source>
        <translation>y des Auslasses</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Damage curve</source>
        <translation>Schadenskurve</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Constant discharge (m³/s)</source>
        <translation>Konstanter Durchfluss (m³/s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Constant level (m)</source>
        <translation>Konstanter Wasserstand (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Height above ground (m)</source>
        <translation>Höhe über Gelände (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Crest: elevation (m), instead of a height</source>
        <translation>Krone: Höhe (m), statt einer Höhe über Gelände</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Closes at (s since the start)</source>
        <translation>Schließt bei (s seit dem Beginn)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Opens at (s since the start)</source>
        <translation>Öffnet bei (s seit dem Beginn)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Breaches at (s since the start)</source>
        <translation>Bricht bei (s seit dem Beginn)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Minutes until it is breached</source>
        <translation>Minuten, bis sie gebrochen ist</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Crest of the breach: elevation (m)</source>
        <translation>Krone der Bresche: Höhe (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Width of the breach at first (m); empty: all comes down</source>
        <translation>Anfängliche Breite der Bresche (m); leer: alles sinkt ab</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Soil in which it widens: sand or clay</source>
        <translation>Boden, in dem sie breiter wird: sand oder clay (Ton)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Critical velocity of the soil (m/s), instead</source>
        <translation>Stattdessen kritische Geschwindigkeit des Bodens (m/s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Place of the breach (m from the line&apos;s beginning)</source>
        <translation>Ort der Bresche (m vom Anfang der Linie)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Set: of the scenarios of an ensemble</source>
        <translation>Gruppe (set): der Szenarien eines Ensembles</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Structures, from inlet to outlet</source>
        <translation>Bauwerke, vom Einlass zum Auslass</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Water bodies</source>
        <translation>Gewässer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Level: elevation of the surface (m)</source>
        <translation>Wasserstand: Höhe der Oberfläche (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Station: its name in the table of rain</source>
        <translation>Station: ihr Name in der Regentabelle</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Observed (m)</source>
        <translation>Beobachtet (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Sections, from the left bank to the right</source>
        <translation>Querschnitte, vom linken Ufer zum rechten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Value of the structure</source>
        <translation>Wert der Gebäudesubstanz</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Value of the contents</source>
        <translation>Wert des Inventars</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Floor above the ground (m)</source>
        <translation>Fußboden über Gelände (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Height (m), where buildings are raised</source>
        <translation>Höhe (m), wo Gebäude angehoben werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_forms.cpp"/>
        <source>Manning&apos;s n, where buildings are rough</source>
        <translation>Manning n, wo Gebäude rau sind</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_layers_tool.cpp"/>
        <source>The one of the simulation: the layers get its CRS.</source>
        <translation>Das der Simulation: Die Layer bekommen sein KBS.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_layers_tool.cpp"/>
        <source>Input layers</source>
        <translation>Eingabelayer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_layers_tool.cpp"/>
        <source>The GeoPackage to create.</source>
        <translation>Das GeoPackage, das angelegt wird.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_layers_tool.cpp"/>
        <source>only a GeoPackage holds several layers and their forms</source>
        <translation>nur ein GeoPackage enthält mehrere Layer und ihre Formulare</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_layers_tool.cpp"/>
        <source>Choose a file that ends in .gpkg.</source>
        <translation>Wählen Sie eine Datei, die auf .gpkg endet.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_layers_tool.cpp"/>
        <source>INPUTS &apos;%1&apos; exists</source>
        <translation>INPUTS &apos;%1&apos; gibt es schon</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_layers_tool.cpp"/>
        <source>what was drawn in it would be lost</source>
        <translation>was darin gezeichnet wurde, ginge verloren</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_layers_tool.cpp"/>
        <source>Choose another file, or delete this one yourself.</source>
        <translation>Wählen Sie eine andere Datei, oder löschen Sie diese selbst.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_layers_tool.cpp"/>
        <source>DEM has no CRS, so the layers have none either. Assign it the right one first.</source>
        <translation>DEM hat kein KBS, also haben auch die Layer keines. Weisen Sie ihm zuerst das richtige zu.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/input_layers_tool.cpp"/>
        <source>Make empty layers to draw a simulation&apos;s inputs in, with forms, as spate:inputlayers</source>
        <translation>Leere Layer mit Formularen anlegen, um die Eingaben einer Simulation zu zeichnen, wie spate:inputlayers</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>Its cells are the cells of the result; it is in metres, in a projected CRS.</source>
        <translation>Seine Zellen sind die des Ergebnisses; es ist in Metern, in einem projizierten KBS.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>Land cover raster</source>
        <translation>Landbedeckung als Rasterlayer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>Class numbers, in the first band. Any CRS and resolution.</source>
        <translation>Klassennummern, im ersten Kanal. KBS und Auflösung sind beliebig.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>Land cover polygons</source>
        <translation>Landbedeckung als Polygone</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>They take precedence over the raster. Any CRS.</source>
        <translation>Sie haben Vorrang vor dem Rasterlayer. Das KBS ist beliebig.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>Field with the class</source>
        <translation>Feld mit der Klasse</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>Of the land cover polygons; numbers or text, as in the table.</source>
        <translation>Der Polygone der Landbedeckung; Zahlen oder Text, wie in der Tabelle.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>Table of roughness</source>
        <translation>Tabelle der Rauheit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>worldcover: ESA WorldCover, 10 m, versions 100 and 200. corine: CORINE land cover, level 3. own: only the table below.</source>
        <translation>worldcover: ESA WorldCover, 10 m, Versionen 100 und 200. corine: CORINE Land Cover, Ebene 3. own: nur die Tabelle unten.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>Own table of roughness</source>
        <translation>Eigene Tabelle der Rauheit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>CSV or any layer with the columns &apos;class&apos; and &apos;manning&apos; (s m^-1/3). With worldcover or corine, its rows replace those of the same class.</source>
        <translation>CSV oder ein beliebiger Layer mit den Spalten &apos;class&apos; und &apos;manning&apos; (s m^-1/3). Mit worldcover oder corine ersetzen ihre Zeilen die derselben Klasse.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>Manning&apos;s n elsewhere (s m^-1/3)</source>
        <translation>Manning n an anderen Orten (s m^-1/3)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>For classes that are not in the table, and cells without land cover.</source>
        <translation>Für Klassen, die nicht in der Tabelle stehen, und Zellen ohne Landbedeckung.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>Manning&apos;s n (s m^-1/3)</source>
        <translation>Manning n (s m^-1/3)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>Roughness of each cell of the elevation model.</source>
        <translation>Rauheit jeder Zelle des Geländemodells.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>Cells of classes that are not in the table</source>
        <translation>Zellen von Klassen, die nicht in der Tabelle stehen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>Cells without land cover</source>
        <translation>Zellen ohne Landbedeckung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>There is no land cover</source>
        <translation>Es gibt keine Landbedeckung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>neither LAND_COVER nor LAND_COVER_POLYGONS is given</source>
        <translation>weder LAND_COVER noch LAND_COVER_POLYGONS ist angegeben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>Give at least one of them.</source>
        <translation>Geben Sie mindestens eines davon an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>LEGEND is &apos;own&apos; without TABLE</source>
        <translation>LEGEND ist &apos;own&apos; ohne TABLE</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>there is no roughness of any class</source>
        <translation>es gibt für keine Klasse eine Rauheit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>Give the table, or choose worldcover or corine.</source>
        <translation>Geben Sie die Tabelle an, oder wählen Sie worldcover oder corine.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>Manning&apos;s n must be greater than 0 and at most 1 s m^-1/3</source>
        <translation>Manning n muss größer als 0 und höchstens 1 s m^-1/3 sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>Correct the value of DEFAULT.</source>
        <translation>Berichtigen Sie den Wert von DEFAULT.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>polygon</source>
        <translation>Polygon</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>LAND_COVER_POLYGONS covers no cell of DEM</source>
        <translation>LAND_COVER_POLYGONS bedeckt keine Zelle von DEM</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>it has %1 {polygon|polygons}; DEM covers %2</source>
        <translation>es hat %1 {Polygon|Polygone}; DEM umfasst %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>places without a class (%1 {cell|cells})</source>
        <translation>Orte ohne Klasse (%1 {Zelle|Zellen})</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>%1 (%2 {cell|cells})</source>
        <translation>%1 (%2 {Zelle|Zellen})</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>Class %1: n = %2</source>
        <translation>Klasse %1: n = %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>The table has no roughness for %1: n = %2 (DEFAULT) is used there.</source>
        <translation>Die Tabelle hat keine Rauheit für %1: Dort wird n = %2 (DEFAULT) benutzt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>%1 {cell has|cells have} no land cover: n = %2 (DEFAULT) is used there.</source>
        <translation>%1 {Zelle hat|Zellen haben} keine Landbedeckung: Dort wird n = %2 (DEFAULT) benutzt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/manning_from_land_cover_tool.cpp"/>
        <source>Make Manning&apos;s n from land cover, as spate:manningfromlandcover</source>
        <translation>Manning-Beiwerte aus der Landbedeckung erzeugen, wie spate:manningfromlandcover</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>Elevation models</source>
        <translation>Geländemodelle</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>Ground elevations in metres, the most important first. Any CRS and resolution.</source>
        <translation>Geländehöhen in Metern, das wichtigste zuerst. Beliebiges KBS und beliebige Auflösung.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>Blend width (m)</source>
        <translation>Breite des Übergangs (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>How far from a seam values are mixed. 0: not at all.</source>
        <translation>Wie weit von einer Naht Werte gemischt werden. 0: gar nicht.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>Blending</source>
        <translation>Übergang</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>How the mixing goes over from one to the other: cosine without kinks at its ends.</source>
        <translation>Wie die Mischung vom einen zum anderen übergeht: cosine ohne Knicke an ihren Enden.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>CRS</source>
        <translation>KBS</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>Of the result, in metres. Not set: that of the first.</source>
        <translation>Des Ergebnisses, in Metern. Nicht gesetzt: das des ersten.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>Resolution (m)</source>
        <translation>Auflösung (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>Cells of the result. Not set: that of the first.</source>
        <translation>Zellen des Ergebnisses. Nicht gesetzt: die des ersten.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>Extent</source>
        <translation>Ausdehnung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>Of the result. Not set: all of the elevation models.</source>
        <translation>Des Ergebnisses. Nicht gesetzt: die aller Geländemodelle.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>Merged terrain</source>
        <translation>Zusammengeführtes Gelände</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>The elevation model of all.</source>
        <translation>Das Geländemodell aus allen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>Cells mixed at seams</source>
        <translation>An Nähten gemischte Zellen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>Cells without data</source>
        <translation>Zellen ohne Daten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>Largest offset of one above those below it (m)</source>
        <translation>Größter Versatz von einem über denen darunter (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>%1: %2 {cell|cells}</source>
        <translation>%1: %2 {Zelle|Zellen}</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>  %1 m above those below it, where both have data (standard deviation %2 m, %3 {cell|cells})</source>
        <translation>  %1 m über denen darunter, wo beide Daten haben (Standardabweichung %2 m, %3 {Zelle|Zellen})</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>%1 lies %2 m above those below it on average</source>
        <translation>%1 liegt im Mittel %2 m über denen darunter</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>they may have different vertical datums, or one may show buildings and trees</source>
        <translation>sie haben vielleicht verschiedene Höhensysteme, oder eines zeigt Gebäude und Bäume</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>Look at their sources; the raster calculator adds an offset.</source>
        <translation>Sehen Sie in ihren Quellen nach; der Rasterrechner addiert einen Versatz.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>%1 {cell|cells} mixed at seams, %2 without data</source>
        <translation>%1 {Zelle|Zellen} an Nähten gemischt, %2 ohne Daten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>DEMS holds no raster that can be opened</source>
        <translation>DEMS enthält kein Raster, das geöffnet werden kann</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>there is nothing to merge</source>
        <translation>es gibt nichts zusammenzuführen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>Choose elevation models.</source>
        <translation>Wählen Sie Geländemodelle.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>%1 x %2 cells of %3 m, %4</source>
        <translation>%1 x %2 Zellen von %3 m, %4</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>Merging the terrains</source>
        <translation>Gelände zusammenführen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>The merged terrain has no data</source>
        <translation>Das zusammengeführte Gelände hat keine Daten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>no elevation model has data within its extent</source>
        <translation>kein Geländemodell hat Daten in seiner Ausdehnung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>Choose another EXTENT.</source>
        <translation>Wählen Sie eine andere EXTENT.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/merge_terrain_tool.cpp"/>
        <source>Make one elevation model of several, as spate:mergeterrain</source>
        <translation>Aus mehreren Geländemodellen eines machen, wie spate:mergeterrain</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/point_comparison.cpp"/>
        <source>no error</source>
        <translation>kein Fehler</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/point_comparison.cpp"/>
        <source>Observed</source>
        <translation>Beobachtet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/point_comparison.cpp"/>
        <source>Observed (%1)</source>
        <translation>Beobachtet (%1)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/point_comparison.cpp"/>
        <source>Modelled</source>
        <translation>Berechnet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/point_comparison.cpp"/>
        <source>Modelled (%1)</source>
        <translation>Berechnet (%1)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/point_comparison.cpp"/>
        <source>Results at points</source>
        <translation>Ergebnisse an Punkten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/point_comparison.cpp"/>
        <source>Errors: modelled minus observed</source>
        <translation>Fehler: berechnet minus beobachtet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/point_comparison.cpp"/>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/point_comparison.cpp"/>
        <source>Points used</source>
        <translation>Benutzte Punkte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/point_comparison.cpp"/>
        <source>Bias</source>
        <translation>Mittlere Abweichung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/point_comparison.cpp"/>
        <source>Mean absolute</source>
        <translation>Mittlerer Betrag</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/point_comparison.cpp"/>
        <source>RMSE</source>
        <translation>RMSE</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/point_comparison.cpp"/>
        <source>Largest</source>
        <translation>Größter</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/point_comparison.cpp"/>
        <source>Dry</source>
        <translation>Trocken</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/point_comparison.cpp"/>
        <source>Outside</source>
        <translation>Außerhalb</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/point_comparison.cpp"/>
        <source>Not observed</source>
        <translation>Nicht beobachtet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/point_comparison.cpp"/>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/point_comparison.cpp"/>
        <source>Point</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/point_comparison.cpp"/>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/point_comparison.cpp"/>
        <source>Distance to the cell</source>
        <translation>Abstand zur Zelle</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/point_comparison.cpp"/>
        <source>The first %1 of %2; all are in the table SAMPLES.</source>
        <translation>Die ersten %1 von %2; alle stehen in der Tabelle SAMPLES.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/probability_report.cpp"/>
        <source>Floods rarer than once in %1 years do the same damage as that one.</source>
        <translation>Seltenere Überflutungen als einmal in %1 Jahren richten denselben Schaden an wie diese.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/probability_report.cpp"/>
        <source>Floods rarer than once in %1 years are not counted.</source>
        <translation>Seltenere Überflutungen als einmal in %1 Jahren zählen nicht.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/probability_report.cpp"/>
        <source>The damage grows from 0 at %1 years to that of %2 years.</source>
        <translation>Der Schaden wächst von 0 bei %1 Jahren bis zu dem von %2 Jahren.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/probability_report.cpp"/>
        <source>Floods more frequent than once in %1 years do no damage.</source>
        <translation>Häufigere Überflutungen als einmal in %1 Jahren richten keinen Schaden an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/probability_report.cpp"/>
        <source>%1 per year</source>
        <translation>%1 pro Jahr</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/probability_report.cpp"/>
        <source>%1 {building is|buildings are} not counted: {its|their} damage is unknown in some flood.</source>
        <translation>%1 {Gebäude zählt|Gebäude zählen} nicht: {Sein|Ihr} Schaden ist bei einer Überflutung unbekannt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/probability_report.cpp"/>
        <source>Expected annual damage of all buildings (%1): trapezoid %2, log-linear %3.</source>
        <translation>Erwarteter jährlicher Schaden aller Gebäude (%1): Trapezregel %2, log-linear %3.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/probability_report.cpp"/>
        <source>%1 % of the expected damage comes from floods rarer than the rarest layer: add a rarer one.</source>
        <translation>%1 % des erwarteten Schadens kommen von Überflutungen, die seltener sind als der seltenste Layer: Fügen Sie eine seltenere hinzu.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/probability_report.cpp"/>
        <source>Interpolation</source>
        <translation>Interpolation</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/probability_report.cpp"/>
        <source>Damage per year</source>
        <translation>Schaden pro Jahr</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/probability_report.cpp"/>
        <source>trapezoid</source>
        <translation>Trapezregel</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/probability_report.cpp"/>
        <source>log-linear</source>
        <translation>log-linear</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/probability_report.cpp"/>
        <source>Buildings: %1.</source>
        <translation>Gebäude: %1.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/probability_report.cpp"/>
        <source>Annual exceedance probability</source>
        <translation>Jährliche Überschreitungswahrscheinlichkeit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/probability_report.cpp"/>
        <source>floods</source>
        <translation>Überflutungen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/probability_report.cpp"/>
        <source>%1 years: %2</source>
        <translation>%1 Jahre: %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/probability_report.cpp"/>
        <source>Damage of the floods against their probability.</source>
        <translation>Schaden der Überflutungen über ihrer Wahrscheinlichkeit.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/probability_report.cpp"/>
        <source>Per year, to the next rarer flood: trapezoid</source>
        <translation>Pro Jahr, bis zur nächstselteneren: Trapezregel</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>Where to read the results.</source>
        <translation>Wo die Ergebnisse abgelesen werden.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>One or more rasters, each of which is compared with the same observations.</source>
        <translation>Ein oder mehrere Rasterlayer, von denen jeder mit denselben Beobachtungen verglichen wird.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>Band</source>
        <translation>Kanal</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>The band of each raster that is read.</source>
        <translation>Der Kanal jedes Rasterlayers, der gelesen wird.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>Field with the observed value</source>
        <translation>Feld mit dem beobachteten Wert</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>In the units of the results. Not set: the results are only read.</source>
        <translation>In den Einheiten der Ergebnisse. Nicht gesetzt: Die Ergebnisse werden nur abgelesen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>Elevation model, to compare levels with depths</source>
        <translation>Geländemodell, um Wasserstände mit Tiefen zu vergleichen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>Ground elevation (m), for Spate&apos;s own depths the map BED of their run. It is added to the results, which must be depths.</source>
        <translation>Geländehöhe (m), für eigene Tiefen von Spate die Karte BED ihres Laufs. Sie wird zu den Ergebnissen gezählt, die Tiefen sein müssen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>nearest: the value of the cell that holds the point. bilinear: between the four cells around, where all are wet.</source>
        <translation>nearest: der Wert der Zelle, in der der Punkt liegt. bilinear: zwischen den vier Zellen ringsum, wo alle nass sind.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>Search radius for dry points (units of the result&apos;s CRS)</source>
        <translation>Suchradius für trockene Punkte (Einheiten des KBS des Ergebnisses)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>A point on a dry cell takes the nearest wet cell whose centre is within this distance. 0: it counts as dry.</source>
        <translation>Ein Punkt auf einer trockenen Zelle nimmt die nächste nasse Zelle, deren Mittelpunkt in diesem Abstand liegt. 0: Er gilt als trocken.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>Field with the point&apos;s name</source>
        <translation>Feld mit dem Namen des Punktes</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>The name that the page shows. Not set: the feature&apos;s number.</source>
        <translation>Der Name, den die Seite zeigt. Nicht gesetzt: die Nummer des Objekts.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>Samples</source>
        <translation>Abgelesene Werte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>Each point with its fields, once for each result: result, status, modelled, observed, error, distance.</source>
        <translation>Jeder Punkt mit seinen Feldern, einmal für jedes Ergebnis: result, status, modelled, observed, error, distance.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>A page with observed against modelled values, the errors and a table.</source>
        <translation>Eine Seite mit beobachteten gegen berechnete Werte, den Fehlern und einer Tabelle.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>Points used: compared or, without observations, read</source>
        <translation>Benutzte Punkte: verglichen oder, ohne Beobachtungen, abgelesen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>Mean error of the first result; absent if no point was compared, as are those that follow</source>
        <translation>Mittlerer Fehler des ersten Ergebnisses; fehlt, wenn kein Punkt verglichen wurde, wie die folgenden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>Mean absolute error of the first result</source>
        <translation>Mittlerer Betrag des Fehlers des ersten Ergebnisses</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>Root mean square error of the first result</source>
        <translation>Wurzel des mittleren quadratischen Fehlers des ersten Ergebnisses</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>Largest absolute error of the first result</source>
        <translation>Größter Betrag des Fehlers des ersten Ergebnisses</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>Points that are dry in the first result</source>
        <translation>Punkte, die im ersten Ergebnis trocken sind</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>Points outside the first result, or without a location</source>
        <translation>Punkte außerhalb des ersten Ergebnisses, oder ohne Ort</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>POINTS has no field &apos;%1&apos;</source>
        <translation>POINTS hat kein Feld &apos;%1&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>%1 names it</source>
        <translation>%1 nennt es</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>Choose one of its fields.</source>
        <translation>Wählen Sie eines seiner Felder.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>point %1</source>
        <translation>Punkt %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>observed value</source>
        <translation>den beobachteten Wert</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>Point %1 has several parts</source>
        <translation>Der Punkt %1 hat mehrere Teile</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>a value belongs to one place</source>
        <translation>ein Wert gehört zu einem Ort</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>Split it with native:multiparttosingleparts.</source>
        <translation>Teilen Sie ihn mit native:multiparttosingleparts.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>RESULTS holds no raster</source>
        <translation>RESULTS enthält keinen Rasterlayer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>&apos;%1&apos; cannot be opened</source>
        <translation>&apos;%1&apos; kann nicht geöffnet werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>Choose one or more raster files or layers.</source>
        <translation>Wählen Sie eine oder mehrere Rasterdateien oder Rasterlayer.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>compared</source>
        <translation>verglichen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>sampled</source>
        <translation>abgelesen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>outside</source>
        <translation>außerhalb</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>no place</source>
        <translation>ohne Ort</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>no ground</source>
        <translation>ohne Gelände</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>%1: points: %2</source>
        <translation>%1: Punkte: %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>%1: modelled minus observed: bias %2, mean absolute %3, RMSE %4, largest %5 %6</source>
        <translation>%1: berechnet minus beobachtet: mittlere Abweichung %2, mittlerer Betrag %3, RMSE %4, größter %5 %6</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>No point could be compared: see the status of each in SAMPLES.</source>
        <translation>Kein Punkt konnte verglichen werden: Sehen Sie den Status von jedem in SAMPLES nach.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/sample_points_tool.cpp"/>
        <source>Read results at points and compare them with observations, as spate:samplepoints</source>
        <translation>Ergebnisse an Punkten lesen und mit Beobachtungen vergleichen, wie spate:samplepoints</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_maps.cpp"/>
        <source>river or lake</source>
        <translation>Fluss oder See</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_maps.cpp"/>
        <source>better off or the same</source>
        <translation>besser oder gleich gestellt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>at the same time</source>
        <translation>zur selben Zeit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>%1 earlier</source>
        <translation>%1 früher</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>%1 later</source>
        <translation>%1 später</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>%1, instead of %2</source>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>damage to buildings</source>
        <translation>Schaden an Gebäuden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>damaged buildings</source>
        <translation>beschädigte Gebäude</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>flooded buildings</source>
        <translation>überflutete Gebäude</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>flooded land</source>
        <translation>überflutetes Land</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>buildings are worse off</source>
        <translation>Gebäude sind schlechter gestellt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>stay dry that were flooded</source>
        <translation>bleiben trocken, die überflutet waren</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>are flooded that were dry</source>
        <translation>werden überflutet, die trocken waren</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>less water, at most</source>
        <translation>weniger Wasser, höchstens</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>What is uncertain: the figures hold for the floods that were simulated, and the edge of their water is no sharper than the ground is known; what the two runs differ by is more certain than each of them.</source>
        <translation>Was unsicher ist: Die Zahlen gelten für die Überflutungen, die simuliert wurden, und der Rand ihres Wassers ist nicht schärfer, als das Gelände bekannt ist; worin sich die beiden Läufe unterscheiden, ist sicherer als jeder von ihnen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>What is uncertain: the damages are means over the floods that were simulated, and since curves and values are averages, they are seldom known better than to a factor of two; what the two runs differ by is more certain than each of them.</source>
        <translation>Was unsicher ist: Die Schäden sind Mittel über die Überflutungen, die simuliert wurden, und da Kurven und Werte Durchschnitte sind, kennt man sie selten genauer als auf einen Faktor zwei; worin sich die beiden Läufe unterscheiden, ist sicherer als jeder von ihnen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>What is uncertain: the figures hold for the one flood that was simulated, and since curves and values are averages, the damage of a single flood is seldom known better than to a factor of two; what the two runs differ by is more certain than each of them.</source>
        <translation>Was unsicher ist: Die Zahlen gelten für die eine Überflutung, die simuliert wurde, und da Kurven und Werte Durchschnitte sind, kennt man den Schaden einer einzelnen Überflutung selten genauer als auf einen Faktor zwei; worin sich die beiden Läufe unterscheiden, ist sicherer als jeder von ihnen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>with %1</source>
        <translation>mit: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>Deepest water</source>
        <translation>Tiefstes Wasser</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>Damage to a building</source>
        <translation>Schaden an einem Gebäude</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>What changes</source>
        <translation>Was sich ändert</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>Change of the largest depth</source>
        <translation>Änderung der größten Wassertiefe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>Newly dry and newly flooded</source>
        <translation>Nicht mehr und neu überflutet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>Land</source>
        <translation>Land</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>North is up. CRS: %1.</source>
        <translation>Norden ist oben. KBS: %1.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>Flooded land, deeper than %1 m</source>
        <translation>Überflutetes Land, tiefer als %1 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>Water on it, under the largest depths</source>
        <translation>Wasser darauf, bei den größten Tiefen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>Buildings that water reaches</source>
        <translation>Gebäude, die das Wasser erreicht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>Newly dry</source>
        <translation>Nicht mehr überflutet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>Newly flooded</source>
        <translation>Neu überflutet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>Flooded in both</source>
        <translation>In beiden überflutet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>Largest decrease of the depth</source>
        <translation>Größte Abnahme der Wassertiefe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>Largest increase of the depth</source>
        <translation>Größte Zunahme der Wassertiefe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>River or lake, not counted</source>
        <translation>Fluss oder See, zählt nicht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>Water arrives in both</source>
        <translation>Wasser kommt in beiden an</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>Mean change of the arrival</source>
        <translation>Mittlere Änderung der Ankunft</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>Range of the change</source>
        <translation>Bereich der Änderung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>The two runs</source>
        <translation>Die beiden Läufe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>The rasters do not say how they were made.</source>
        <translation>Die Rasterlayer sagen nicht, wie sie entstanden sind.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>Setting</source>
        <translation>Einstellung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>%1 avoids %2 of %3 of damage: %4</source>
        <translation>%1 vermeidet %2 von %3 Schaden: %4</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>%1 adds %2 of damage: %3 instead of %4</source>
        <translation>%1 verursacht %2 mehr Schaden: %3 statt %4</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>%1 leaves the damage as it is: %2</source>
        <translation>%1 lässt den Schaden, wie er ist: %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>%1 keeps %2 of %3 flooded {building|buildings} dry</source>
        <translation>%1 hält %2 von %3 {überfluteten Gebäude|überfluteten Gebäuden} trocken</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>%1 leaves %2 flooded instead of %3: %4 less</source>
        <translation>%1 lässt %2 statt %3 überflutet: %4 weniger</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>%1 leaves %2 flooded; without it, %3 are</source>
        <translation>%1 lässt %2 überflutet; ohne sind es %3</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_page.cpp"/>
        <source>Appendix: settings and commands of the two runs</source>
        <translation>Anhang: Einstellungen und Befehle der beiden Läufe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Change at the buildings</source>
        <translation>Änderung an den Gebäuden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>The buildings with damage and depth of both runs, their changes, and whether they are better or worse off.</source>
        <translation>Die Gebäude mit Schaden und Wassertiefe beider Läufe, ihren Änderungen, und ob sie besser oder schlechter gestellt sind.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>One file with figures, maps, buildings and the settings of both runs.</source>
        <translation>Eine Datei mit Zahlen, Karten, Gebäuden und den Einstellungen beider Läufe.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Page as PDF</source>
        <translation>Seite als PDF</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>The same on A4, to be printed.</source>
        <translation>Dasselbe auf A4, zum Drucken.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Change of the maximum depth (m)</source>
        <translation>Änderung der maximalen Wassertiefe (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>With minus without, m, where either run is flooded; negative is less water. Dry counts as 0.</source>
        <translation>Mit minus ohne, in m, wo einer der Läufe überflutet ist; negativ ist weniger Wasser. Trocken zählt als 0.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>1 newly dry, 2 flooded in both, 3 newly flooded; standing water is no flood.</source>
        <translation>1 nicht mehr überflutet, 2 in beiden überflutet, 3 neu überflutet; stehendes Wasser ist keine Überflutung.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Delay of the arrival (s)</source>
        <translation>Verzögerung der Ankunft (s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>With minus without, s, where water arrives in both; negative is earlier. It needs both maps of arrival times.</source>
        <translation>Mit minus ohne, in s, wo in beiden Wasser ankommt; negativ ist früher. Dafür werden beide Karten der Ankunftszeiten gebraucht.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Maximum depth without the measure (m)</source>
        <translation>Maximale Wassertiefe ohne die Maßnahme (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>MAX_DEPTH of the run without it.</source>
        <translation>MAX_DEPTH des Laufs ohne sie.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Maximum depth with the measure (m)</source>
        <translation>Maximale Wassertiefe mit der Maßnahme (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>MAX_DEPTH of the run with it.</source>
        <translation>MAX_DEPTH des Laufs mit ihr.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Arrival time without the measure (s)</source>
        <translation>Ankunftszeit ohne die Maßnahme (s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>ARRIVAL_TIME of the run without the measure.</source>
        <translation>ARRIVAL_TIME des Laufs ohne die Maßnahme.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Arrival time with the measure (s)</source>
        <translation>Ankunftszeit mit der Maßnahme (s)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>ARRIVAL_TIME of the run with the measure.</source>
        <translation>ARRIVAL_TIME des Laufs mit der Maßnahme.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Band of the arrival times</source>
        <translation>Kanal der Ankunftszeiten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>There is one for each arrival depth of the runs.</source>
        <translation>Es gibt einen für jede Ankunftstiefe der Läufe.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Building damage without the measure</source>
        <translation>Gebäudeschäden ohne die Maßnahme</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>The result of Building damage, or DAMAGE of Simulate flood ensemble, without the measure.</source>
        <translation>Das Ergebnis von Gebäudeschäden, oder DAMAGE von Überflutungs-Ensemble simulieren, ohne die Maßnahme.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Building damage with the measure</source>
        <translation>Gebäudeschäden mit der Maßnahme</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>The result of Building damage, or DAMAGE of Simulate flood ensemble, with the measure.</source>
        <translation>Das Ergebnis von Gebäudeschäden, oder DAMAGE von Überflutungs-Ensemble simulieren, mit der Maßnahme.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>In both layers, different for each building. Not set: the features&apos; own ids, which are the same when both layers were computed from the same buildings.</source>
        <translation>In beiden Layern, verschieden für jedes Gebäude. Nicht gesetzt: die eigenen Kennungen der Objekte, die dieselben sind, wenn beide Layer aus denselben Gebäuden berechnet wurden.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Standing water</source>
        <translation>Stehendes Wasser</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Rivers and lakes, in any CRS: their cells are not counted as flooded.</source>
        <translation>Flüsse und Seen, in beliebigem KBS: Ihre Zellen zählen nicht als überflutet.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Elevation model (m)</source>
        <translation>Geländemodell (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>For the page: its hills are shaded below the maps.</source>
        <translation>Für die Seite: Seine Hügel werden unter den Karten geschummert.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>The measure</source>
        <translation>Die Maßnahme</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>For the page: lines, polygons or points that are drawn on the maps.</source>
        <translation>Für die Seite: Linien, Polygone oder Punkte, die auf den Karten gezeichnet werden.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Shallower water than this counts as dry in areas and classes.</source>
        <translation>Flacheres Wasser als dieses gilt in Flächen und Klassen als trocken.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Damage tolerance</source>
        <translation>Toleranz des Schadens</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>In the currency: damages that differ by no more than this count as the same.</source>
        <translation>In der Währung: Schäden, die sich um nicht mehr als dies unterscheiden, gelten als gleich.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Depth tolerance (m)</source>
        <translation>Toleranz der Wassertiefe (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Depths at a building that differ by no more than this count as the same.</source>
        <translation>Wassertiefen an einem Gebäude, die sich um nicht mehr als dies unterscheiden, gelten als gleich.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Shown after damages, e.g. EUR.</source>
        <translation>Steht hinter Schäden, z. B. EUR.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Title of the page</source>
        <translation>Titel der Seite</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>With and without: what the measure changes</source>
        <translation>Mit und ohne: was die Maßnahme ändert</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>For example the name of the project.</source>
        <translation>Zum Beispiel der Name des Projekts.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Name of the measure</source>
        <translation>Name der Maßnahme</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>As within a sentence of the page: &apos;the wall&apos; makes &apos;The wall avoids ...&apos;.</source>
        <translation>Wie in einem Satz der Seite: Aus &apos;die Mauer&apos; wird &apos;Die Mauer vermeidet ...&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Flooded area without the measure (m²)</source>
        <translation>Überflutete Fläche ohne die Maßnahme (m²)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Flooded area with the measure (m²)</source>
        <translation>Überflutete Fläche mit der Maßnahme (m²)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Newly dry area (m²)</source>
        <translation>Nicht mehr überflutete Fläche (m²)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Newly flooded area (m²)</source>
        <translation>Neu überflutete Fläche (m²)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Largest decrease of the depth (m)</source>
        <translation>Größte Abnahme der Wassertiefe (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Largest increase of the depth (m)</source>
        <translation>Größte Zunahme der Wassertiefe (m)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Mean delay of the arrival (s); absent if water arrives in no cell of both</source>
        <translation>Mittlere Verzögerung der Ankunft (s); fehlt, wenn in keiner Zelle bei beiden Wasser ankommt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Damage without the measure, of the buildings whose damage is known in both layers; absent if a layer has no damage, as are the next two</source>
        <translation>Schaden ohne die Maßnahme, der Gebäude, deren Schaden in beiden Layern bekannt ist; fehlt, wenn ein Layer keinen Schaden hat, wie die beiden nächsten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Damage with the measure, of the same buildings</source>
        <translation>Schaden mit der Maßnahme, derselben Gebäude</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Damage avoided</source>
        <translation>Vermiedener Schaden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Buildings better off</source>
        <translation>Besser gestellte Gebäude</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Buildings worse off</source>
        <translation>Schlechter gestellte Gebäude</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Buildings without a change</source>
        <translation>Gebäude ohne Änderung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Buildings whose change is unknown</source>
        <translation>Gebäude, deren Änderung unbekannt ist</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/scenario_parameters.cpp"/>
        <source>Buildings in one layer only</source>
        <translation>Gebäude nur in einem Layer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/shaded_ground.cpp"/>
        <source>DEM covers nothing of the map</source>
        <translation>DEM deckt nichts von der Karte ab</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/shaded_ground.cpp"/>
        <source>the map covers %1</source>
        <translation>die Karte umfasst %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/shaded_ground.cpp"/>
        <source>Choose the elevation model of this place, or check its CRS. The ground is left plain.</source>
        <translation>Wählen Sie das Geländemodell dieses Ortes, oder prüfen Sie sein KBS. Der Grund bleibt einfarbig.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/storm_shape.cpp"/>
        <source>The depths of rain are too few</source>
        <translation>Es sind zu wenige Niederschlagshöhen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/storm_shape.cpp"/>
        <source>there are %1 durations</source>
        <translation>es gibt %1 Dauerstufen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/storm_shape.cpp"/>
        <source>Give at least two.</source>
        <translation>Geben Sie mindestens zwei an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/storm_shape.cpp"/>
        <source>No storm has these depths</source>
        <translation>Kein Regen hat diese Niederschlagshöhen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/storm_shape.cpp"/>
        <source>%1 mm in %2 min after %3 mm in less: depths rise with the duration, and intensities fall</source>
        <translation>%1 mm in %2 min nach %3 mm in kürzerer Zeit: Höhen steigen mit der Dauer, und Intensitäten fallen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/storm_shape.cpp"/>
        <source>Correct the table, or the coefficients of the formula.</source>
        <translation>Berichtigen Sie die Tabelle oder die Koeffizienten der Formel.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/storm_shape.cpp"/>
        <source>The table &apos;%1&apos; lacks a column</source>
        <translation>Der Tabelle &apos;%1&apos; fehlt eine Spalte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/storm_shape.cpp"/>
        <source>a table of depths has a column duration_min or duration_h, and depth_mm</source>
        <translation>eine Tabelle der Niederschlagshöhen hat eine Spalte duration_min oder duration_h, und depth_mm</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/storm_shape.cpp"/>
        <source>Name the columns so.</source>
        <translation>Nennen Sie die Spalten so.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/storm_shape.cpp"/>
        <source>The table &apos;%1&apos; has an impossible row</source>
        <translation>Die Tabelle &apos;%1&apos; hat eine unmögliche Zeile</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/storm_shape.cpp"/>
        <source>durations and depths are above 0, and each duration is there once</source>
        <translation>Dauern und Höhen sind größer als 0, und jede Dauer kommt einmal vor</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/storm_shape.cpp"/>
        <source>The storm has %1 time steps</source>
        <translation>Der Regen hat %1 Zeitschritte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/storm_shape.cpp"/>
        <source>at most %1 are possible</source>
        <translation>höchstens %1 sind möglich</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/storm_shape.cpp"/>
        <source>Take a longer TIME_STEP.</source>
        <translation>Nehmen Sie einen längeren TIME_STEP.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/storm_shape.cpp"/>
        <source>The duration is no multiple of the time step</source>
        <translation>Die Dauer ist kein Vielfaches des Zeitschritts</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/storm_shape.cpp"/>
        <source>%1 and %2 min</source>
        <translation>%1 und %2 min</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/storm_shape.cpp"/>
        <source>Change one of them.</source>
        <translation>Ändern Sie eines davon.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/storm_shape.cpp"/>
        <source>The storm lasts longer than its depths are known</source>
        <translation>Der Regen dauert länger, als seine Höhen bekannt sind</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/storm_shape.cpp"/>
        <source>%1 min, and the table ends at %2 min</source>
        <translation>%1 min, und die Tabelle endet bei %2 min</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/storm_shape.cpp"/>
        <source>Shorten the storm, or complete the table.</source>
        <translation>Verkürzen Sie den Regen, oder ergänzen Sie die Tabelle.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/terrain_proposals.cpp"/>
        <source>%1 has %2 {cell|cells}</source>
        <translation>%1 hat %2 {Zelle|Zellen}</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/terrain_proposals.cpp"/>
        <source>spot</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/terrain_proposals.cpp"/>
        <source>%1 spots lie where the elevation model has no data.</source>
        <translation>%1 Stellen liegen, wo das Geländemodell keine Daten hat.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/case/tools/terrain_proposals.cpp"/>
        <source>bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <location filename="../../../algorithms/compare/compare_scenarios.cpp"/>
        <source>compare,difference,with and without,measure,barrier,scenario,damage avoided,benefit,depth,arrival,flood,report</source>
        <translation>vergleichen,Vergleich,Differenz,mit und ohne,Maßnahme,Barriere,Szenario,vermiedener Schaden,Nutzen,Tiefe,Ankunft,Überflutung,Hochwasser,Bericht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/compare/compare_scenarios.cpp"/>
        <source>Shows what a measure changes: depths, newly dry and flooded areas, arrival times and damage.</source>
        <translation>Zeigt, was eine Maßnahme ändert: Wassertiefen, nicht mehr und neu überflutete Flächen, Ankunftszeiten und Schäden.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/compare/compare_scenarios.cpp"/>
        <source>&lt;p&gt;Compares two runs (or two ensembles): &lt;i&gt;without&lt;/i&gt; and &lt;i&gt;with&lt;/i&gt; a measure, for example a barrier. All changes are with minus without: negative is less water, less damage, earlier.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Rasters&lt;/strong&gt; must have the same cells, as those of two runs on one elevation model do.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Buildings&lt;/strong&gt; are results of &lt;i&gt;Building damage&lt;/i&gt; (field damage_total) or, of two ensembles, of &lt;i&gt;Simulate flood ensemble&lt;/i&gt; (damage_mean, the expected damage), joined by an id. A building is better or worse off by its damage where that differs by more than the tolerance, else by its depth (depth_max). A damage that is null in either layer is unknown: such buildings are counted, and left out of the damages. Layers without damage are compared by depth only.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Standing water&lt;/strong&gt;, as in a river, is not counted as flooded: the polygons of WATER_BODIES, and, with both maps of arrival times, what was under water from the start in both runs.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;The page&lt;/strong&gt; is for those who decide: one sentence, four figures, maps and buildings, and in an appendix the settings of both runs. It is one file, ready to be passed on, as HTML or as PDF. With DEM and MEASURE its maps show the ground and the measure.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Settings&lt;/strong&gt; that differ between the runs cause a warning, as far as the maps record them; layers that can hold a measure (barriers, buildings, terrain, roughness, scenarios) are named. A warning also appears when only the run &lt;i&gt;without&lt;/i&gt; has a measure: then the two are probably swapped.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Vergleicht zwei Läufe (oder zwei Ensembles): &lt;i&gt;ohne&lt;/i&gt; und &lt;i&gt;mit&lt;/i&gt; einer Maßnahme, zum Beispiel einer Barriere. Alle Änderungen sind mit minus ohne: Negativ ist weniger Wasser, weniger Schaden, früher.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Rasterlayer&lt;/strong&gt; müssen dieselben Zellen haben, wie die von zwei Läufen auf einem Geländemodell.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Gebäude&lt;/strong&gt; sind Ergebnisse von &lt;i&gt;Gebäudeschäden&lt;/i&gt; (Feld damage_total) oder, bei zwei Ensembles, von &lt;i&gt;Überflutungs-Ensemble simulieren&lt;/i&gt; (damage_mean, der erwartete Schaden), verbunden durch eine Kennung. Ein Gebäude ist besser oder schlechter gestellt nach seinem Schaden, wo dieser sich um mehr als die Toleranz unterscheidet, sonst nach seiner Wassertiefe (depth_max). Ein Schaden, der in einem der Layer NULL ist, ist unbekannt: Solche Gebäude werden gezählt und bei den Schäden ausgelassen. Layer ohne Schaden werden nur nach der Wassertiefe verglichen.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Stehendes Wasser&lt;/strong&gt;, wie in einem Fluss, zählt nicht als überflutet: die Polygone von WATER_BODIES und, mit beiden Karten der Ankunftszeiten, was in beiden Läufen von Anfang an unter Wasser war.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Die Seite&lt;/strong&gt; ist für die, die entscheiden: ein Satz, vier Zahlen, Karten und Gebäude, und in einem Anhang die Einstellungen beider Läufe. Sie ist eine Datei, die weitergegeben werden kann, als HTML oder als PDF. Mit DEM und MEASURE zeigen ihre Karten das Gelände und die Maßnahme.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Einstellungen&lt;/strong&gt;, die sich zwischen den Läufen unterscheiden, führen zu einer Warnung, soweit die Karten sie festhalten; Layer, die eine Maßnahme enthalten können (Barrieren, Gebäude, Gelände, Rauheit, Szenarien), werden genannt. Eine Warnung erscheint auch, wenn nur der Lauf &lt;i&gt;ohne&lt;/i&gt; eine Maßnahme hat: Dann sind die beiden wahrscheinlich vertauscht.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/compare/compare_scenarios.hpp"/>
        <source>Compare scenarios</source>
        <translation>Szenarien vergleichen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/compare/compare_schemes.cpp"/>
        <source>flood,inundation,scheme,integrator,comparison,numerics,accuracy,speed,simulation</source>
        <translation>Überflutung,Überschwemmung,Verfahren,Zeitintegration,Vergleich,Numerik,Genauigkeit,Geschwindigkeit,Simulation</translation>
    </message>
    <message>
        <location filename="../../../algorithms/compare/compare_schemes.cpp"/>
        <source>Simulates one flood with several schemes: what each costs, and by how much they differ.</source>
        <translation>Simuliert eine Überflutung mit mehreren Verfahren: was jedes kostet, und um wie viel sie sich unterscheiden.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/compare/compare_schemes.cpp"/>
        <source>&lt;p&gt;Simulates one flood with several schemes and integrators, one after the other: steps, time, water balance and flooded area of each, and how much their greatest depths differ, from each other and from what was observed.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Use it&lt;/strong&gt; to see how much of a result is the scheme&apos;s doing. Where two sound schemes differ by centimetres, so may each of them from the truth.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Sound schemes&lt;/strong&gt; are hwp14, kp07 and hr. The others are references of the literature: the log and the page say what they cannot do. A run that becomes unstable is noted, and the others go on.&lt;/p&gt;&lt;p&gt;Depths are compared over all cells that either of two runs wets. Times are those of the time loop, and other work on the machine lengthens them.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Simuliert eine Überflutung mit mehreren Verfahren und Zeitintegrationen, nacheinander: Schritte, Zeit, Wasserbilanz und überflutete Fläche von jedem, und wie sehr sich ihre größten Wassertiefen voneinander und von Beobachtungen unterscheiden.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Nutzen Sie es&lt;/strong&gt;, um zu sehen, wie viel eines Ergebnisses am Verfahren liegt. Wo sich zwei taugliche Verfahren um Zentimeter unterscheiden, kann sich auch jedes um so viel von der Wahrheit unterscheiden.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Tauglich&lt;/strong&gt; sind hwp14, kp07 und hr. Die anderen sind Referenzen aus der Literatur: Protokoll und Seite sagen, was sie nicht können. Ein Lauf, der instabil wird, wird vermerkt, und die anderen gehen weiter.&lt;/p&gt;&lt;p&gt;Wassertiefen werden über alle Zellen verglichen, die einer von zwei Läufen nass macht. Zeiten sind die der Zeitschleife; andere Arbeit auf der Maschine verlängert sie.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/compare/compare_schemes.hpp"/>
        <source>Compare schemes</source>
        <translation>Verfahren vergleichen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/compare/compare_schemes.hpp"/>
        <source>2. Simulation</source>
        <translation>2. Simulation</translation>
    </message>
    <message>
        <location filename="../../../algorithms/compare/sample_points.cpp"/>
        <source>observed,validation,calibration,gauge,flood marks,compare,sample,points,error,bias,rmse,mae,flood,level,depth</source>
        <translation>beobachtet,Beobachtung,Validierung,Kalibrierung,Pegel,Hochwassermarken,vergleichen,abfragen,Punkte,Fehler,bias,rmse,mae,Überflutung,Hochwasser,Wasserstand,Tiefe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/compare/sample_points.cpp"/>
        <source>Reads results at points and compares them with observations: table, errors and plot.</source>
        <translation>Liest Ergebnisse an Punkten ab und vergleicht sie mit Beobachtungen: Tabelle, Fehler und Diagramm.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/compare/sample_points.cpp"/>
        <source>&lt;p&gt;Reads result rasters (levels, depths, arrival times, of any model) at points, for example flood marks or gauges, and compares them with the values observed there.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Errors&lt;/strong&gt; are modelled minus observed: bias (their mean), mean absolute error, RMSE and largest absolute error. Points that are dry (nodata), outside the raster, or without an observation are counted, but have no error.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Where&lt;/strong&gt;: the value of the point&apos;s own cell, or bilinear between the four cells around where all are wet. A point whose cell is dry may take the nearest wet cell within a search radius, since marks often lie on a wall or a bank. The table has the distance.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Levels from depths&lt;/strong&gt;: with an elevation model, the results are taken as depths and the ground is added; depths of 0 then count as dry. For depths of Spate give the map BED of the same run, on which they stand: then the levels are those of MAX_LEVEL. Depths of hr stand on the elevation model itself.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;CRS&lt;/strong&gt;: points and rasters may have any; the samples have that of the points.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Liest Ergebnislayer (Wasserstände, Tiefen, Ankunftszeiten, aus beliebigen Modellen) an Punkten ab, zum Beispiel an Hochwassermarken oder Pegeln, und vergleicht sie mit den Werten, die dort beobachtet wurden.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Fehler&lt;/strong&gt; sind berechnet minus beobachtet: mittlere Abweichung, mittlerer Betrag des Fehlers, RMSE und größter Betrag des Fehlers. Punkte, die trocken (NoData) sind, außerhalb des Rasterlayers liegen oder keine Beobachtung haben, werden gezählt, haben aber keinen Fehler.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Wo&lt;/strong&gt;: der Wert der Zelle des Punktes, oder bilinear zwischen den vier Zellen ringsum, wo alle nass sind. Ein Punkt, dessen Zelle trocken ist, kann die nächste nasse Zelle innerhalb eines Suchradius nehmen, denn Marken liegen oft an einer Wand oder einer Böschung. Die Tabelle enthält den Abstand.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Wasserstände aus Tiefen&lt;/strong&gt;: Mit einem Geländemodell gelten die Ergebnisse als Tiefen, und das Gelände wird dazugezählt; Tiefen von 0 gelten dann als trocken. Für Tiefen von Spate geben Sie die Karte BED desselben Laufs an, auf der sie stehen: Dann sind die Wasserstände die von MAX_LEVEL. Tiefen von hr stehen auf dem Geländemodell selbst.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;KBS&lt;/strong&gt;: Punkte und Rasterlayer können ein beliebiges haben; die abgelesenen Werte haben das der Punkte.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/compare/sample_points.hpp"/>
        <source>Compare with observations</source>
        <translation>Mit Beobachtungen vergleichen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/damage/building_damage.cpp"/>
        <source>flood,damage,loss,buildings,exposure,vulnerability,depth-damage,curve,jrc,hazus,fiat,risk,impact</source>
        <translation>Überflutung,Hochwasser,Schaden,Verlust,Gebäude,Exposition,Verletzlichkeit,Vulnerabilität,Schadensfunktion,Schadenskurve,jrc,hazus,fiat,Risiko,Auswirkung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/damage/building_damage.cpp"/>
        <source>Computes the damage of a flood to each building, from its depth and damage curves.</source>
        <translation>Berechnet den Schaden einer Überflutung an jedem Gebäude, aus seiner Wassertiefe und Schadenskurven.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/damage/building_damage.cpp"/>
        <source>&lt;p&gt;Computes the damage of a flood to each building.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Needed&lt;/strong&gt;: buildings, the map of maximum depths, a damage curve (through the class of the building, or one for all), and the values of the buildings.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Where depths are taken from&lt;/strong&gt;: on the cells that a building covers and the ring of one cell around them, since a simulation with buildings has no water inside them.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;How&lt;/strong&gt;: the curve gives the share of the value that is lost at the depth above the floor (the depth minus the floor height). Negative depths count where the curve has them (basements).&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Result&lt;/strong&gt;: the buildings with all their fields and &lt;i&gt;depth_max, depth_mean&lt;/i&gt; (of the wet cells, m), &lt;i&gt;wet_frac, floor_h, depth_floor&lt;/i&gt; (m above the floor), &lt;i&gt;vel_max, dv_max, arrival_s, duration_s, curve_id, factor&lt;/i&gt; (of the structure), &lt;i&gt;damage_structure, damage_contents, damage_total, damage_class&lt;/i&gt; (none; slight up to 10 % of the structure; moderate up to 50 %; substantial) and &lt;i&gt;flag&lt;/i&gt;: dry, outside, partly_outside, no_geometry, no_curve, default_curve, no_value, default_value, default_floor; and &lt;i&gt;return_period&lt;/i&gt;, years. And the sums for each class. &lt;i&gt;damage_total&lt;/i&gt; is null where the value of the structure or of the contents is missing, or where the building has no curve or location: such buildings are counted, and left out of the total damage.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Curves&lt;/strong&gt;: JRC 2017 (Huizinga et al., doi 10.2760/16510) and HAZUS 6.1 (FEMA, through the NHERI SimCenter) come with Spate; you can add your own. HAZUS measures the depth from the first floor, JRC from the ground.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Berechnet den Schaden einer Überflutung an jedem Gebäude.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Nötig&lt;/strong&gt;: Gebäude, die Karte der maximalen Wassertiefen, eine Schadenskurve (durch die Klasse des Gebäudes, oder eine für alle) und die Werte der Gebäude.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Woher die Tiefen genommen werden&lt;/strong&gt;: aus den Zellen, die ein Gebäude bedeckt, und dem Ring von einer Zelle darum, denn eine Simulation mit Gebäuden hat kein Wasser darin.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Wie&lt;/strong&gt;: Die Kurve gibt den Anteil des Wertes, der bei der Tiefe über dem Fußboden (die Wassertiefe minus die Fußbodenhöhe) verloren geht. Negative Tiefen zählen, wo die Kurve sie hat (Keller).&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Ergebnis&lt;/strong&gt;: die Gebäude mit allen ihren Feldern und &lt;i&gt;depth_max, depth_mean&lt;/i&gt; (der nassen Zellen, m), &lt;i&gt;wet_frac, floor_h, depth_floor&lt;/i&gt; (m über dem Fußboden), &lt;i&gt;vel_max, dv_max, arrival_s, duration_s, curve_id, factor&lt;/i&gt; (der Gebäudesubstanz), &lt;i&gt;damage_structure, damage_contents, damage_total, damage_class&lt;/i&gt; (none: keiner; slight: bis 10 % der Gebäudesubstanz; moderate: bis 50 %; substantial: mehr) und &lt;i&gt;flag&lt;/i&gt;: dry, outside, partly_outside, no_geometry, no_curve, default_curve, no_value, default_value, default_floor; und &lt;i&gt;return_period&lt;/i&gt;, Jahre. Dazu die Summen für jede Klasse. &lt;i&gt;damage_total&lt;/i&gt; ist NULL, wo der Wert der Gebäudesubstanz oder des Inventars fehlt, oder wo das Gebäude keine Kurve oder keinen Ort hat: Solche Gebäude werden gezählt und beim Gesamtschaden ausgelassen.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Kurven&lt;/strong&gt;: JRC 2017 (Huizinga u. a., doi 10.2760/16510) und HAZUS 6.1 (FEMA, über das NHERI SimCenter) bringt Spate mit; Sie können eigene hinzufügen. HAZUS misst die Tiefe ab dem ersten Fußboden, JRC ab dem Gelände.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/damage/building_damage.hpp"/>
        <source>Building damage</source>
        <translation>Gebäudeschäden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/damage/building_damage.hpp"/>
        <source>4. Damage</source>
        <translation>4. Schaden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/damage/expected_annual_damage.cpp"/>
        <source>flood,risk,damage,loss,ead,aal,return period,probability,annual,benefit,cost</source>
        <translation>Überflutung,Hochwasser,Risiko,Schaden,Verlust,Schadenserwartungswert,ead,aal,Jährlichkeit,Wiederkehrperiode,Wahrscheinlichkeit,jährlich,Nutzen,Kosten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/damage/expected_annual_damage.cpp"/>
        <source>Computes the expected damage per year from the damage of floods of several return periods.</source>
        <translation>Berechnet den erwarteten Schaden pro Jahr aus dem Schaden von Überflutungen mehrerer Jährlichkeiten.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/damage/expected_annual_damage.cpp"/>
        <source>&lt;p&gt;Computes the damage to be expected per year, for each building and in total, from the damage of floods of several return periods.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Needed&lt;/strong&gt;: a layer of damage for each flood (from &lt;i&gt;Building damage&lt;/i&gt;, all with the same buildings), and their return periods: from the field &lt;i&gt;return_period&lt;/i&gt; of each layer, as Building damage writes it, or as a list in the order of the layers. Where both are there, they must agree.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;How&lt;/strong&gt;: the integral of the damage over the annual exceedance probability (1 / return period). Between the floods the damage is linear in the probability (&lt;i&gt;trapezoid&lt;/i&gt;) or in its logarithm (&lt;i&gt;log-linear&lt;/i&gt;). The truth mostly lies between the two; if they are far apart, add floods in between.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Beyond the given floods&lt;/strong&gt;: floods rarer than the rarest do its damage (RARE_TAIL constant) or are not counted (none). Floods more frequent than the most frequent do no damage; or, with NO_DAMAGE_RETURN_PERIOD, the damage grows from 0 at that return period.&lt;/p&gt;&lt;p&gt;A building whose damage is unknown in one of the floods has no expected damage, and a flag. A negative damage is an error.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Berechnet den Schaden, der pro Jahr zu erwarten ist, für jedes Gebäude und insgesamt, aus dem Schaden von Überflutungen mehrerer Jährlichkeiten.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Nötig&lt;/strong&gt;: ein Layer des Schadens für jede Überflutung (aus &lt;i&gt;Gebäudeschäden&lt;/i&gt;, alle mit denselben Gebäuden), und ihre Jährlichkeiten: aus dem Feld &lt;i&gt;return_period&lt;/i&gt; jedes Layers, wie Gebäudeschäden es schreibt, oder als Liste in der Reihenfolge der Layer. Wo es beide gibt, müssen sie übereinstimmen.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Wie&lt;/strong&gt;: das Integral des Schadens über die jährliche Überschreitungswahrscheinlichkeit (1 / Jährlichkeit). Zwischen den Überflutungen ist der Schaden linear in der Wahrscheinlichkeit (&lt;i&gt;Trapezregel&lt;/i&gt;) oder in ihrem Logarithmus (&lt;i&gt;log-linear&lt;/i&gt;). Die Wahrheit liegt meist zwischen beiden; wenn sie weit auseinander sind, fügen Sie Überflutungen dazwischen hinzu.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Jenseits der gegebenen Überflutungen&lt;/strong&gt;: Seltenere als die seltenste richten deren Schaden an (RARE_TAIL constant) oder zählen nicht (none). Häufigere als die häufigste richten keinen Schaden an; oder, mit NO_DAMAGE_RETURN_PERIOD, wächst der Schaden von 0 bei dieser Jährlichkeit an.&lt;/p&gt;&lt;p&gt;Ein Gebäude, dessen Schaden in einer der Überflutungen unbekannt ist, hat keinen erwarteten Schaden, und ein Kennzeichen. Ein negativer Schaden ist ein Fehler.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/ensemble/simulate_ensemble.cpp"/>
        <source>flood,ensemble,scenarios,uncertainty,probability,monte carlo,sensitivity,risk,inundation,hydraulics,simulation,envelope,quantile,arrival time,depth,levee,dike,barrier,rainfall,storm,dam,raster,dem,2d</source>
        <translation>Überflutung,Hochwasser,Ensemble,Szenarien,Varianten,Unsicherheit,Wahrscheinlichkeit,Monte Carlo,Sensitivität,Risiko,Hydraulik,Simulation,Hüllkurve,Quantil,Ankunftszeit,Tiefe,Deich,Damm,Barriere,Regen,Starkregen,Talsperre,Raster,dgm,dem,2d</translation>
    </message>
    <message>
        <location filename="../../../algorithms/ensemble/simulate_ensemble.cpp"/>
        <source>Simulates many scenarios of a flood: probabilities, quantiles, envelope and arrival times.</source>
        <translation>Simuliert viele Szenarien einer Überflutung: Wahrscheinlichkeiten, Quantile, Hüllkurve und Ankunftszeiten.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/ensemble/simulate_ensemble.cpp"/>
        <source>&lt;p&gt;Simulates many scenarios of a flood on the same terrain, and maps what is likely and what is possible.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Inputs&lt;/strong&gt; are those of &lt;i&gt;Simulate flood&lt;/i&gt;, and a table of &lt;i&gt;scenarios&lt;/i&gt; (CSV or any layer) with one row for each member. Its columns; an empty field changes nothing:&lt;/p&gt;&lt;ul&gt;&lt;li&gt;&lt;i&gt;id&lt;/i&gt;: its name, needed and unique; &lt;i&gt;weight&lt;/i&gt;: &gt; 0, 1 when missing; &lt;i&gt;return_period&lt;/i&gt;: of the flood, years, in all rows or in none: with it and DAMAGE, the damage per year is computed over the return periods, of which members that share one count by their weights&lt;/li&gt;&lt;li&gt;&lt;i&gt;hydrograph&lt;/i&gt;: the key of the series that every inflow takes; &lt;i&gt;hydrograph:NAME&lt;/i&gt;: the key of the series that takes the place of NAME, at inflows, edges and boundary lines; &lt;i&gt;level_series&lt;/i&gt;: the same for every edge and boundary line with a level&lt;/li&gt;&lt;li&gt;&lt;i&gt;factor&lt;/i&gt; on all discharges; &lt;i&gt;shift_s&lt;/i&gt; on the times of all hydrographs (s, later when &gt; 0); &lt;i&gt;shift_m&lt;/i&gt; on all their levels (m)&lt;/li&gt;&lt;li&gt;&lt;i&gt;rain_factor&lt;/i&gt;, &lt;i&gt;manning_factor&lt;/i&gt;&lt;/li&gt;&lt;li&gt;&lt;i&gt;barriers&lt;/i&gt;: which barriers are there, by their field &apos;set&apos;, as A or A+B or none (those without a set always are); &lt;i&gt;breach&lt;/i&gt;: which of those with a breach fail, by their name, as A or A+B or none&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;&lt;strong&gt;Statistics&lt;/strong&gt; are over the maximum depth and the arrival times of the members, exact and by their weights; a dry member has the depth 0. A quantile is the smallest value that members of that share of the weight do not exceed. No data means 0 or never.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;FOLDER&lt;/strong&gt; keeps the maps of each member. A run that was cancelled or killed goes on there: members that are finished and fit the inputs are not computed again. A member that fails is reported in the table of members, and the others go on.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Simuliert viele Szenarien einer Überflutung auf demselben Gelände und kartiert, was wahrscheinlich und was möglich ist.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Eingaben&lt;/strong&gt; sind die von &lt;i&gt;Überflutung simulieren&lt;/i&gt;, und eine Tabelle von &lt;i&gt;Szenarien&lt;/i&gt; (CSV oder ein beliebiger Layer) mit einer Zeile für jede Variante. Ihre Spalten; ein leeres Feld ändert nichts:&lt;/p&gt;&lt;ul&gt;&lt;li&gt;&lt;i&gt;id&lt;/i&gt;: ihr Name, nötig und einmalig; &lt;i&gt;weight&lt;/i&gt;: Gewicht, &gt; 0, 1, wenn es fehlt; &lt;i&gt;return_period&lt;/i&gt;: Jährlichkeit der Überflutung in Jahren, in allen Zeilen oder in keiner: Damit und mit DAMAGE wird der Schaden pro Jahr über die Jährlichkeiten berechnet, von denen Varianten mit derselben nach ihren Gewichten zählen&lt;/li&gt;&lt;li&gt;&lt;i&gt;hydrograph&lt;/i&gt;: der Schlüssel der Reihe, die jeder Zufluss nimmt; &lt;i&gt;hydrograph:NAME&lt;/i&gt;: der Schlüssel der Reihe, die an die Stelle von NAME tritt, an Zuflüssen, Rändern und Randlinien; &lt;i&gt;level_series&lt;/i&gt;: dasselbe für jeden Rand und jede Randlinie mit einem Wasserstand&lt;/li&gt;&lt;li&gt;&lt;i&gt;factor&lt;/i&gt;: Faktor auf alle Durchflüsse; &lt;i&gt;shift_s&lt;/i&gt;: Verschiebung der Zeiten aller Ganglinien (s, später, wenn &gt; 0); &lt;i&gt;shift_m&lt;/i&gt;: aller ihrer Wasserstände (m)&lt;/li&gt;&lt;li&gt;&lt;i&gt;rain_factor&lt;/i&gt;, &lt;i&gt;manning_factor&lt;/i&gt;: Faktoren auf Regen und Rauheit&lt;/li&gt;&lt;li&gt;&lt;i&gt;barriers&lt;/i&gt;: welche Barrieren da sind, nach ihrem Feld &apos;set&apos;, als A oder A+B oder none (die ohne set sind es immer); &lt;i&gt;breach&lt;/i&gt;: welche von denen mit einer Bresche versagen, nach ihrem Namen, als A oder A+B oder none&lt;/li&gt;&lt;/ul&gt;&lt;p&gt;&lt;strong&gt;Die Statistik&lt;/strong&gt; geht über die maximale Wassertiefe und die Ankunftszeiten der Varianten, exakt und nach ihren Gewichten; eine trockene Variante hat die Tiefe 0. Ein Quantil ist der kleinste Wert, den Varianten von diesem Anteil am Gewicht nicht überschreiten. Keine Daten heißt 0 oder nie.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;FOLDER&lt;/strong&gt; bewahrt die Karten jeder Variante auf. Ein Lauf, der abgebrochen oder beendet wurde, geht dort weiter: Varianten, die fertig sind und zu den Eingaben passen, werden nicht noch einmal berechnet. Eine Variante, die fehlschlägt, steht in der Tabelle der Varianten, und die anderen gehen weiter.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/ensemble/simulate_ensemble.hpp"/>
        <source>Simulate flood ensemble</source>
        <translation>Überflutungs-Ensemble simulieren</translation>
    </message>
    <message>
        <location filename="../../../algorithms/hazard/flood_extent.cpp"/>
        <source>flood,extent,inundation,outline,depth,classes,polygonize,contour,area,zones</source>
        <translation>Überflutung,Hochwasser,Ausdehnung,Überflutungsfläche,Umriss,Tiefe,Klassen,vektorisieren,Kontur,Fläche,Zonen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/hazard/flood_extent.cpp"/>
        <source>Turns a raster of depths into polygons by depth class, with their areas.</source>
        <translation>Macht aus einem Rasterlayer der Wassertiefen Polygone nach Tiefenklassen, mit ihren Flächen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/hazard/flood_extent.cpp"/>
        <source>&lt;p&gt;Turns a raster of depths, e.g. the maximum depth of &lt;i&gt;Simulate flood&lt;/i&gt;, into polygons by depth class.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Thresholds&lt;/strong&gt; in metres separate the classes: with 0.1, 0.5, 1, 2 class 1 is from 0.1 m to less than 0.5 m, and class 4 is 2 m and deeper; water shallower than 0.1 m is left out.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Polygons&lt;/strong&gt;: one for each area of cells of one class that are connected through their sides, with &lt;i&gt;class&lt;/i&gt;, &lt;i&gt;depth_min&lt;/i&gt;, &lt;i&gt;depth_max&lt;/i&gt; (m), &lt;i&gt;cells&lt;/i&gt; and &lt;i&gt;area_m2&lt;/i&gt;. Classes do not contain each other.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Outline&lt;/strong&gt;: &lt;i&gt;cells&lt;/i&gt; follows the edges of the cells, and the areas are exact. &lt;i&gt;smoothed&lt;/i&gt; goes through the middles of these edges and rounds the corners; points where three classes or the corners of two areas meet stay. Neighbouring polygons keep the same border: no gaps, no overlaps. A single cell shrinks to less than half, long borders hardly change; &lt;i&gt;cells&lt;/i&gt; has the size before smoothing.&lt;/p&gt;&lt;p&gt;The raster must be in a projected CRS in metres; the polygons have its CRS.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Macht aus einem Rasterlayer der Wassertiefen, z. B. der maximalen Wassertiefe von &lt;i&gt;Überflutung simulieren&lt;/i&gt;, Polygone nach Tiefenklassen.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Schwellen&lt;/strong&gt; in Metern trennen die Klassen: Mit 0.1, 0.5, 1, 2 reicht Klasse 1 von 0,1 m bis unter 0,5 m, und Klasse 4 ist 2 m und tiefer; Wasser, das flacher als 0,1 m ist, wird ausgelassen.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Polygone&lt;/strong&gt;: eines für jedes Gebiet von Zellen einer Klasse, die über ihre Seiten zusammenhängen, mit &lt;i&gt;class&lt;/i&gt;, &lt;i&gt;depth_min&lt;/i&gt;, &lt;i&gt;depth_max&lt;/i&gt; (m), &lt;i&gt;cells&lt;/i&gt; und &lt;i&gt;area_m2&lt;/i&gt;. Klassen enthalten einander nicht.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Umriss&lt;/strong&gt;: &lt;i&gt;cells&lt;/i&gt; folgt den Kanten der Zellen, und die Flächen sind exakt. &lt;i&gt;smoothed&lt;/i&gt; geht durch die Mitten dieser Kanten und rundet die Ecken; Punkte, an denen drei Klassen oder die Ecken von zwei Gebieten zusammentreffen, bleiben. Benachbarte Polygone behalten dieselbe Grenze: keine Lücken, keine Überlappungen. Eine einzelne Zelle schrumpft auf weniger als die Hälfte, lange Grenzen ändern sich kaum; &lt;i&gt;cells&lt;/i&gt; enthält die Größe vor dem Glätten.&lt;/p&gt;&lt;p&gt;Der Rasterlayer muss in einem projizierten KBS in Metern sein; die Polygone haben sein KBS.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/hazard/flood_hazard.cpp"/>
        <source>flood,hazard,rating,danger,people,vehicles,buildings,depth,velocity,defra,fd2320,fd2321,debris,aidr,h1,h6,unit discharge</source>
        <translation>Überflutung,Hochwasser,Gefährdung,Gefahr,Bewertung,Menschen,Fahrzeuge,Gebäude,Tiefe,Geschwindigkeit,defra,fd2320,fd2321,Treibgut,aidr,h1,h6,spezifischer Abfluss</translation>
    </message>
    <message>
        <location filename="../../../algorithms/hazard/flood_hazard.cpp"/>
        <source>Rates the danger of depth and speed: UK hazard rating, Australian classes H1 to H6.</source>
        <translation>Bewertet die Gefahr durch Tiefe und Geschwindigkeit: britisches Hazard Rating, australische Klassen H1 bis H6.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/hazard/flood_hazard.cpp"/>
        <source>&lt;p&gt;Rates the danger of each wet cell from maximum depth d (m), maximum speed v (m/s) and their product, e.g. the results of &lt;i&gt;Simulate flood&lt;/i&gt;. All rasters must have the same cells.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;UK hazard rating&lt;/strong&gt; (Defra/Environment Agency FD2320 and FD2321): HR = d (v + 0.5) + DF. Band 1 is the class: 1 low (below 0.75), 2 moderate, danger for some (0.75 to 1.25), 3 significant, danger for most (1.25 to 2), 4 extreme, danger for all (2 and above); band 2 is HR. The debris factor DF depends on depth (up to 0.25 m; up to 0.75 m; deeper, or faster than 2 m/s) and land use: pasture 0, 0, 0.5; woodland 0, 0.5, 1; urban 0, 1, 1; conservative, for mixed or unknown land use, 0.5, 1, 1.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Australian classes H1 to H6&lt;/strong&gt; (AIDR Guideline 7-3; Smith, Davey and Cox 2014): the first class whose limits of d v, d and v all hold: H1 0.3 m²/s, 0.3 m, 2 m/s; H2 0.6, 0.5, 2; H3 0.6, 1.2, 2; H4 1, 2, 2; H5 4, 4, 4; else H6.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Maxima at different times&lt;/strong&gt;: with &lt;i&gt;MAX_UNIT_DISCHARGE&lt;/i&gt;, the maximum over time of d v, the classes H1 to H6 are exactly the maximum over time, and HR = max(d v) + 0.5 max(d) + DF is at least the maximum of d (v + 0.5) + DF, since depth and product may peak at different times. Without it max(d) max(v) replaces max(d v), and both are upper bounds.&lt;/p&gt;&lt;p&gt;Dry cells (nodata or 0) have no hazard.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Bewertet die Gefahr in jeder nassen Zelle aus maximaler Wassertiefe d (m), maximaler Geschwindigkeit v (m/s) und ihrem Produkt, z. B. den Ergebnissen von &lt;i&gt;Überflutung simulieren&lt;/i&gt;. Alle Rasterlayer müssen dieselben Zellen haben.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Britisches Hazard Rating&lt;/strong&gt; (Defra/Environment Agency FD2320 und FD2321): HR = d (v + 0.5) + DF. Kanal 1 ist die Klasse: 1 gering (unter 0,75), 2 mäßig, Gefahr für einige (0,75 bis 1,25), 3 erheblich, Gefahr für die meisten (1,25 bis 2), 4 extrem, Gefahr für alle (2 und mehr); Kanal 2 ist HR. Der Treibgutfaktor DF hängt von der Tiefe (bis 0,25 m; bis 0,75 m; tiefer, oder schneller als 2 m/s) und der Landnutzung ab: Weide (pasture) 0; 0; 0,5; Wald (woodland) 0; 0,5; 1; Stadt (urban) 0; 1; 1; conservative, für gemischte oder unbekannte Landnutzung, 0,5; 1; 1.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Australische Klassen H1 bis H6&lt;/strong&gt; (AIDR Guideline 7-3; Smith, Davey und Cox 2014): die erste Klasse, deren Grenzen von d v, d und v alle eingehalten sind: H1 0,3 m²/s, 0,3 m, 2 m/s; H2 0,6; 0,5; 2; H3 0,6; 1,2; 2; H4 1; 2; 2; H5 4; 4; 4; sonst H6.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Maxima zu verschiedenen Zeiten&lt;/strong&gt;: Mit &lt;i&gt;MAX_UNIT_DISCHARGE&lt;/i&gt;, dem Maximum von d v über die Zeit, sind die Klassen H1 bis H6 genau das Maximum über die Zeit, und HR = max(d v) + 0.5 max(d) + DF ist mindestens das Maximum von d (v + 0.5) + DF, da Tiefe und Produkt zu verschiedenen Zeiten am größten sein können. Ohne es tritt max(d) max(v) an die Stelle von max(d v), und beide sind obere Schranken.&lt;/p&gt;&lt;p&gt;Trockene Zellen (NoData oder 0) haben keine Gefährdung.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/hazard/flood_hazard.hpp"/>
        <source>Flood hazard</source>
        <translation>Hochwassergefährdung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/animation/animation_file.cpp"/>
        <source>ANIMATION &apos;%1&apos; cannot be written</source>
        <translation>ANIMATION &apos;%1&apos; kann nicht geschrieben werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/animation/animation_file.cpp"/>
        <source>an animation is GIF or MP4</source>
        <translation>eine Animation ist GIF oder MP4</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/animation/animation_file.cpp"/>
        <source>Choose a file that ends in .gif or .mp4.</source>
        <translation>Wählen Sie eine Datei, die auf .gif oder .mp4 endet.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/animation/animation_file.cpp"/>
        <source>the program ffmpeg, which makes MP4, is not installed</source>
        <translation>das Programm ffmpeg, das MP4 erzeugt, ist nicht installiert</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/animation/animation_file.cpp"/>
        <source>Install ffmpeg, or choose a file that ends in .gif.</source>
        <translation>Installieren Sie ffmpeg, oder wählen Sie eine Datei, die auf .gif endet.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/animation/animation_file.cpp"/>
        <source>ffmpeg says: %1</source>
        <translation>ffmpeg meldet: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/animation/animation_file.cpp"/>
        <source>Choose a file that ends in .gif.</source>
        <translation>Wählen Sie eine Datei, die auf .gif endet.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/animation/gif_file.cpp"/>
        <source>A picture of an animation has another size</source>
        <translation>Ein Bild einer Animation hat eine andere Größe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/animation/gif_file.cpp"/>
        <source>all of them must have the same</source>
        <translation>alle müssen dieselbe haben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/animation/gif_file.cpp"/>
        <source>Draw them alike.</source>
        <translation>Zeichnen Sie alle gleich.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/animation/gif_file.cpp"/>
        <source>the disk may be full</source>
        <translation>der Datenträger ist vielleicht voll</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/animation/gif_file.cpp"/>
        <source>Free some space on the disk, or choose a folder on another one.</source>
        <translation>Schaffen Sie Platz auf dem Datenträger, oder wählen Sie einen Ordner auf einem anderen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/folder_lock.cpp"/>
        <source>%1 &apos;%2&apos; cannot be used</source>
        <translation>%1 &apos;%2&apos; kann nicht benutzt werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/folder_lock.cpp"/>
        <source>Choose another folder, or wait.</source>
        <translation>Wählen Sie einen anderen Ordner, oder warten Sie.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/folder_lock.cpp"/>
        <source>nothing can be written there: %1</source>
        <translation>dort kann nichts geschrieben werden: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/folder_lock.cpp"/>
        <source>another run is using it, with the lock file &apos;%1&apos;</source>
        <translation>ein anderer Lauf benutzt ihn, mit der Sperrdatei &apos;%1&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/folder_lock.cpp"/>
        <source>another run is using it; if none is, one was killed: remove the file &apos;%1&apos;</source>
        <translation>ein anderer Lauf benutzt ihn; wenn nicht, wurde einer beendet: Entfernen Sie die Datei &apos;%1&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/gdal_support.cpp"/>
        <source>it holds vector features, not a raster</source>
        <translation>er enthält Vektorobjekte, kein Raster</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/gdal_support.cpp"/>
        <source>Choose a raster, or make one with gdal:rasterize.</source>
        <translation>Wählen Sie einen Rasterlayer, oder erzeugen Sie einen mit gdal:rasterize.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/gdal_support.cpp"/>
        <source>GDAL cannot open it</source>
        <translation>GDAL kann ihn nicht öffnen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/gdal_support.cpp"/>
        <source>Check the path, and that it is a raster which QGIS can display.</source>
        <translation>Prüfen Sie den Pfad, und ob es ein Rasterlayer ist, den QGIS anzeigen kann.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/gdal_support.cpp"/>
        <source>it has no band of its own</source>
        <translation>er hat selbst keinen Kanal</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/gdal_support.cpp"/>
        <source>Name one of the rasters inside it, e.g. %1.</source>
        <translation>Nennen Sie einen der Rasterlayer darin, z. B. %1.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/gdal_support.cpp"/>
        <source>Choose a raster with at least one band.</source>
        <translation>Wählen Sie einen Rasterlayer mit mindestens einem Kanal.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/gdal_support.cpp"/>
        <source>its first band holds complex numbers</source>
        <translation>sein erster Kanal enthält komplexe Zahlen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/gdal_support.cpp"/>
        <source>Choose a raster of real numbers.</source>
        <translation>Wählen Sie einen Rasterlayer mit reellen Zahlen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/gdal_support.cpp"/>
        <source>unnamed CRS</source>
        <translation>KBS ohne Namen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/geo_reference.cpp"/>
        <source>%1 x %2 cells</source>
        <translation>%1 x %2 Zellen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/geo_reference.cpp"/>
        <source>cells of %1 x %2 m</source>
        <translation>Zellen von %1 x %2 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/geo_reference.cpp"/>
        <source>it has %1 and not %2</source>
        <translation>es hat %1 und nicht %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/geo_reference.cpp"/>
        <source>it covers %1 and not %2</source>
        <translation>es umfasst %1 und nicht %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/geo_reference.cpp"/>
        <source>its CRS is %1 and not %2</source>
        <translation>sein KBS ist %1 und nicht %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/geo_reference.cpp"/>
        <source>x %1, y %2 (column %3, row %4 from the south)</source>
        <translation>x %1, y %2 (Spalte %3, Zeile %4 von Süden aus)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/geo_reference.cpp"/>
        <source>%1 does not have the cells of %2</source>
        <translation>%1 hat nicht die Zellen von %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/geo_reference.cpp"/>
        <source>Take rasters of the same run, or bring it onto that grid with gdal:warpreproject.</source>
        <translation>Nehmen Sie Rasterlayer desselben Laufs, oder bringen Sie ihn mit gdal:warpreproject auf dieses Gitter.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/map_extent.cpp"/>
        <source>%1 is &apos;%2&apos;</source>
        <translation>%1 ist &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/map_extent.cpp"/>
        <source>that is no CRS</source>
        <translation>das ist kein KBS</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/map_extent.cpp"/>
        <source>Write its code, as EPSG:25832.</source>
        <translation>Schreiben Sie sein Kürzel, etwa EPSG:25832.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/map_extent.cpp"/>
        <source>Write west, east, south and north, as 500000, 501000, 5300000, 5301000.</source>
        <translation>Schreiben Sie West, Ost, Süd und Nord, etwa 500000, 501000, 5300000, 5301000.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/map_extent.cpp"/>
        <source>it must be four numbers</source>
        <translation>es müssen vier Zahlen sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/map_extent.cpp"/>
        <source>it holds no area</source>
        <translation>er umfasst keine Fläche</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/map_extent.cpp"/>
        <source>it cannot be brought into the CRS of the result</source>
        <translation>er lässt sich nicht in das KBS des Ergebnisses bringen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/map_scale.cpp"/>
        <source>%1 is not in metres</source>
        <translation>%1 ist nicht in Metern</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/map_scale.cpp"/>
        <source>its CRS %1 measures in %2</source>
        <translation>das KBS %1 misst in %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/map_scale.cpp"/>
        <source>degrees</source>
        <translation>Grad</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/map_scale.cpp"/>
        <source>Reproject it with gdal:warpreproject to a projected CRS in metres.</source>
        <translation>Projizieren Sie es mit gdal:warpreproject in ein projiziertes KBS in Metern um.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/new_files.cpp"/>
        <source>Look for free space and for programs that have the file open, or choose another file or folder.</source>
        <translation>Sorgen Sie für freien Platz, schließen Sie Programme, die die Datei geöffnet haben, oder wählen Sie eine andere Datei oder einen anderen Ordner.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/new_files.cpp"/>
        <source>another program removes the files that are written there</source>
        <translation>ein anderes Programm entfernt die Dateien, die dort geschrieben werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/new_files.cpp"/>
        <source>&apos;%1&apos; is a folder</source>
        <translation>&apos;%1&apos; ist ein Ordner</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/new_files.cpp"/>
        <source>&apos;%1&apos; is a device or a pipe, and no file</source>
        <translation>&apos;%1&apos; ist ein Gerät oder eine Pipe, und keine Datei</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/new_files.cpp"/>
        <source>&apos;%1&apos; is protected</source>
        <translation>&apos;%1&apos; ist geschützt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/new_files.cpp"/>
        <source>there is no folder &apos;%1&apos;</source>
        <translation>es gibt keinen Ordner &apos;%1&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/new_files.cpp"/>
        <source>&apos;%1&apos;: %2</source>
        <translation>&apos;%1&apos;: %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/point_transform.cpp"/>
        <source>There is no way from %1 to %2</source>
        <translation>Es gibt keinen Weg von %1 nach %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/point_transform.cpp"/>
        <source>PROJ knows none</source>
        <translation>PROJ kennt keinen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/point_transform.cpp"/>
        <source>Check the CRSs of the layers.</source>
        <translation>Prüfen Sie die KBS der Layer.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem.cpp"/>
        <source>%1 is too large for this computer&apos;s memory</source>
        <translation>%1 ist zu groß für den Speicher dieses Rechners</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem.cpp"/>
        <source>its %1 x %2 cells take at least %3, and %4 are free</source>
        <translation>seine %1 x %2 Zellen brauchen mindestens %3, und %4 sind frei</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem.cpp"/>
        <source>Use larger cells, or cut it to the part that can be flooded (gdal:cliprasterbyextent).</source>
        <translation>Nehmen Sie größere Zellen, oder beschränken Sie es auf den Teil, der überflutet werden kann (gdal:cliprasterbyextent).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem.cpp"/>
        <source>%1 has no data</source>
        <translation>%1 hat keine Daten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem.cpp"/>
        <source>all of its cells are nodata</source>
        <translation>alle seine Zellen sind NoData</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem.cpp"/>
        <source>Choose another DEM, or correct its nodata value with gdal:translate.</source>
        <translation>Wählen Sie ein anderes DEM, oder berichtigen Sie seinen NoData-Wert mit gdal:translate.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem.cpp"/>
        <source>%1 is a picture</source>
        <translation>%1 ist ein Bild</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem.cpp"/>
        <source>its first band holds colours</source>
        <translation>sein erster Kanal enthält Farben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem.cpp"/>
        <source>Choose a raster whose first band holds elevations.</source>
        <translation>Wählen Sie einen Rasterlayer, dessen erster Kanal Höhen enthält.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem.cpp"/>
        <source>The scale of the DEM&apos;s band is 0: all of its elevations are %1 m.</source>
        <translation>Die Skalierung des Kanals des DEM ist 0: Alle seine Höhen sind %1 m.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem.cpp"/>
        <source>The DEM has %1 bands: the first is taken as elevation.</source>
        <translation>Das DEM hat %1 Kanäle: Der erste gilt als Höhe.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem_checks.cpp"/>
        <source>its elevations have the unit &apos;%1&apos;</source>
        <translation>seine Höhen haben die Einheit &apos;%1&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem_checks.cpp"/>
        <source>Convert them to metres with the raster calculator (feet: multiply by 0.3048).</source>
        <translation>Rechnen Sie sie mit dem Rasterrechner in Meter um (Fuß: mal 0,3048).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem_checks.cpp"/>
        <source>The DEM&apos;s elevations have the unit &apos;%1&apos;, which is taken as metres.</source>
        <translation>Die Höhen des DEM haben die Einheit &apos;%1&apos;, die als Meter gilt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem_checks.cpp"/>
        <source>its file says &apos;%1&apos;</source>
        <translation>in seiner Datei steht &apos;%1&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem_checks.cpp"/>
        <source>Reproject it with gdal:warpreproject (Raster &gt; Projections &gt; Warp) to a CRS in metres.</source>
        <translation>Projizieren Sie es mit gdal:warpreproject (Raster &gt; Projektionen &gt; Transformieren (Reprojizieren)) in ein KBS in Metern um.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem_checks.cpp"/>
        <source>Reproject it with gdal:warpreproject (Raster &gt; Projections &gt; Warp) to a CRS in metres, e.g. %1.</source>
        <translation>Projizieren Sie es mit gdal:warpreproject (Raster &gt; Projektionen &gt; Transformieren (Reprojizieren)) in ein KBS in Metern um, z. B. %1.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem_checks.cpp"/>
        <source>its CRS %1 measures in degrees</source>
        <translation>sein KBS %1 misst in Grad</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem_checks.cpp"/>
        <source>its CRS %1 measures in &apos;%2&apos;</source>
        <translation>sein KBS %1 misst in &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem_checks.cpp"/>
        <source>the heights of its CRS %1 are in &apos;%2&apos;</source>
        <translation>die Höhen seines KBS %1 sind in &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem_checks.cpp"/>
        <source>Convert the elevations to metres with the raster calculator (feet: multiply by 0.3048), and assign a CRS without heights in feet.</source>
        <translation>Rechnen Sie die Höhen mit dem Rasterrechner in Meter um (Fuß: mal 0,3048), und weisen Sie ein KBS ohne Höhen in Fuß zu.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem_checks.cpp"/>
        <source>The DEM has no CRS: its coordinates are taken as metres, and the results have no CRS either.</source>
        <translation>Das DEM hat kein KBS: Seine Koordinaten gelten als Meter, und auch die Ergebnisse haben kein KBS.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem_checks.cpp"/>
        <source>%1 has cells that are not square</source>
        <translation>%1 hat Zellen, die nicht quadratisch sind</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem_checks.cpp"/>
        <source>they are %1 m wide and %2 m high</source>
        <translation>sie sind %1 m breit und %2 m hoch</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem_checks.cpp"/>
        <source>Resample it with gdal:warpreproject, with one output resolution, e.g. %1 m.</source>
        <translation>Rechnen Sie es mit gdal:warpreproject um, mit einer einzigen Auflösung der Ausgabe, z. B. %1 m.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem_checks.cpp"/>
        <source>%1 has cells of %2 m</source>
        <translation>%1 hat Zellen von %2 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem_checks.cpp"/>
        <source>they must be between %1 and %2 m wide</source>
        <translation>sie müssen zwischen %1 und %2 m breit sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/dem_checks.cpp"/>
        <source>Check its georeference and the units of its CRS, or resample it.</source>
        <translation>Prüfen Sie seine Georeferenzierung und die Einheiten seines KBS, oder rechnen Sie es auf andere Zellen um.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/elevation_check.cpp"/>
        <source>%1 holds an elevation of %2 m</source>
        <translation>%1 enthält eine Höhe von %2 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/elevation_check.cpp"/>
        <source>no ground lies there: it is probably a nodata value that the file does not declare</source>
        <translation>dort liegt kein Gelände: Wahrscheinlich ist es ein NoData-Wert, den die Datei nicht angibt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/elevation_check.cpp"/>
        <source>Declare it with gdal:translate (Assign a specified nodata value, -a_nodata %1), or remove such cells.</source>
        <translation>Geben Sie ihn mit gdal:translate an (Leerwert einem angegebenen Kanal zuweisen, -a_nodata %1), oder entfernen Sie solche Zellen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/elevation_check.cpp"/>
        <source>ground that lies there is rarer than files that mean no data by it</source>
        <translation>Gelände dieser Höhe ist seltener als Dateien, in denen sie für fehlende Daten steht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/elevation_check.cpp"/>
        <source>If it is a nodata value, declare it with gdal:translate (-a_nodata %1).</source>
        <translation>Wenn es ein NoData-Wert ist, geben Sie ihn mit gdal:translate an (-a_nodata %1).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/ensemble_statistics.cpp"/>
        <source>A member&apos;s map</source>
        <translation>Die Karte einer Variante</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/ensemble_statistics.cpp"/>
        <source>The map &apos;%1&apos; does not fit the elevation model</source>
        <translation>Die Karte &apos;%1&apos; passt nicht zum Geländemodell</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/ensemble_statistics.cpp"/>
        <source>it has another number of cells</source>
        <translation>sie hat eine andere Zahl von Zellen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/ensemble_statistics.cpp"/>
        <source>Choose another folder for the members.</source>
        <translation>Wählen Sie einen anderen Ordner für die Varianten.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/ensemble_statistics.cpp"/>
        <source>The map &apos;%1&apos; cannot be read</source>
        <translation>Die Karte &apos;%1&apos; kann nicht gelesen werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/ensemble_statistics.cpp"/>
        <source>it has too few bands</source>
        <translation>sie hat zu wenige Kanäle</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/ensemble_statistics.cpp"/>
        <source>Remove it and run again.</source>
        <translation>Entfernen Sie sie, und starten Sie noch einmal.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/ensemble_statistics.cpp"/>
        <source>The map &apos;%1&apos; is damaged</source>
        <translation>Die Karte &apos;%1&apos; ist beschädigt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/ensemble_statistics.cpp"/>
        <source>the values of band %1 are not those that were written</source>
        <translation>die Werte von Kanal %1 sind nicht die, die geschrieben wurden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/geotiff.cpp"/>
        <source>GDAL has no GeoTIFF driver</source>
        <translation>GDAL hat keinen Treiber für GeoTIFF</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/geotiff.cpp"/>
        <source>Install a complete GDAL.</source>
        <translation>Installieren Sie ein vollständiges GDAL.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/geotiff.cpp"/>
        <source>the file cannot be created</source>
        <translation>die Datei kann nicht angelegt werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/geotiff.cpp"/>
        <source>Check that its folder can be written to and has free space.</source>
        <translation>Prüfen Sie, ob in ihren Ordner geschrieben werden kann und ob dort Platz ist.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/geotiff.cpp"/>
        <source>writing failed</source>
        <translation>das Schreiben ist fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/geotiff.cpp"/>
        <source>results are GeoTIFF files</source>
        <translation>Ergebnisse sind GeoTIFF-Dateien</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/geotiff.cpp"/>
        <source>Give it a name that ends in .tif; gdal:translate converts it to other formats.</source>
        <translation>Geben Sie ihr einen Namen, der auf .tif endet; gdal:translate wandelt sie in andere Formate um.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/geotiff.cpp"/>
        <source>Choose another file or folder, or check permissions and free space.</source>
        <translation>Wählen Sie eine andere Datei oder einen anderen Ordner, oder prüfen Sie Zugriffsrechte und freien Platz.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/grid_band.cpp"/>
        <source>no data</source>
        <translation>keine Daten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/grid_band.cpp"/>
        <source>%1 {cell,|cells, the first} with %2 at %3</source>
        <translation>%1 {Zelle,|Zellen, die erste} mit %2 bei %3</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/grid_band.cpp"/>
        <source>%1 has negative values</source>
        <translation>%1 hat negative Werte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/grid_band.cpp"/>
        <source>%1 has values above %2</source>
        <translation>%1 hat Werte über %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/grid_band.cpp"/>
        <source>Declare its nodata value with gdal:translate if it is one; otherwise correct the raster.</source>
        <translation>Geben Sie mit gdal:translate seinen NoData-Wert an, wenn es einer ist; sonst berichtigen Sie den Rasterlayer.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/heights.cpp"/>
        <source>%1 cannot be read</source>
        <translation>%1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/hillshade.cpp"/>
        <source>%1 cannot be drawn</source>
        <translation>%1 kann nicht gezeichnet werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/hillshade.cpp"/>
        <source>it could not be read</source>
        <translation>die Datei konnte nicht gelesen werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/hillshade.cpp"/>
        <source>Check the file, or leave %1 out.</source>
        <translation>Prüfen Sie die Datei, oder lassen Sie %1 weg.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/land_cover.cpp"/>
        <source>%1 holds more than %2 different numbers</source>
        <translation>%1 enthält mehr als %2 verschiedene Zahlen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/land_cover.cpp"/>
        <source>a map of land cover has a class for each kind of it: is this one of elevations?</source>
        <translation>eine Karte der Landbedeckung hat eine Klasse für jede ihrer Arten: Ist dies eine von Höhen?</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/land_cover.cpp"/>
        <source>Choose a raster of classes.</source>
        <translation>Wählen Sie einen Rasterlayer mit Klassen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/netcdf_axes.cpp"/>
        <source>%1 has pixels that cannot be placed</source>
        <translation>%1 hat Pixel, die sich nicht verorten lassen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/netcdf_axes.cpp"/>
        <source>by &apos;%1&apos; and &apos;%2&apos; some lie upon each other</source>
        <translation>nach &apos;%1&apos; und &apos;%2&apos; liegen einige aufeinander</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/netcdf_axes.cpp"/>
        <source>&apos;%1&apos; and &apos;%2&apos; do not have a longitude and a latitude for each</source>
        <translation>&apos;%1&apos; und &apos;%2&apos; enthalten nicht für jedes eine Länge und eine Breite</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/netcdf_axes.cpp"/>
        <source>Reproject it to an even grid, e.g. with gdal:warpreproject.</source>
        <translation>Projizieren Sie es auf ein gleichmäßiges Gitter um, z. B. mit gdal:warpreproject.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/png.cpp"/>
        <source>A picture could not be made</source>
        <translation>Ein Bild konnte nicht erzeugt werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/png.cpp"/>
        <source>GDAL writes no PNG</source>
        <translation>GDAL schreibt kein PNG</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/png.cpp"/>
        <source>Leave out the report, or take a GDAL with PNG.</source>
        <translation>Lassen Sie den Bericht weg, oder nehmen Sie ein GDAL mit PNG.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>%1 does not say where it lies</source>
        <translation>%1 sagt nicht, wo es liegt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>it has no geotransform</source>
        <translation>es hat keine Geotransformation</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>Georeference it, e.g. with gdal:translate.</source>
        <translation>Georeferenzieren Sie es, z. B. mit gdal:translate.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>%1 has bands without a time</source>
        <translation>%1 hat Kanäle ohne Zeit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>%1 of %2 {band has|bands have} a date as description or as metadata &apos;time&apos;</source>
        <translation>%1 von %2 {Kanal hat|Kanälen haben} ein Datum als Beschreibung oder als Metadatum &apos;time&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>Date all bands, or none and give RAIN_INTERVAL.</source>
        <translation>Datieren Sie alle Kanäle, oder keinen und geben Sie RAIN_INTERVAL an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>%1 does not say when it rains</source>
        <translation>%1 sagt nicht, wann es regnet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>no band has a date as description or as metadata &apos;time&apos;</source>
        <translation>kein Kanal hat ein Datum als Beschreibung oder als Metadatum &apos;time&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>Give RAIN_INTERVAL: the bands then follow each other from the start of the run.</source>
        <translation>Geben Sie RAIN_INTERVAL an: Die Kanäle folgen dann vom Beginn des Laufs an aufeinander.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>%1 holds the value %2</source>
        <translation>%1 enthält den Wert %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>in %1 that is no rain: it must be from 0 to %2 mm/h</source>
        <translation>in %1 ist das kein Regen: Er muss von 0 bis %2 mm/h sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>Check its unit (RAIN_UNIT) and its nodata value.</source>
        <translation>Prüfen Sie seine Einheit (RAIN_UNIT) und seinen Nodata-Wert.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>%1 does not say the unit of its rain</source>
        <translation>%1 sagt nicht, welche Einheit sein Regen hat</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>known are mm/h, mm/s, mm/day, kg m-2 s-1, m/s and in/h, and of each interval mm, kg m-2, m and in</source>
        <translation>bekannt sind mm/h, mm/s, mm/day, kg m-2 s-1, m/s und in/h, und je Intervall mm, kg m-2, m und in</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>Choose mm/h or mm as RAIN_UNIT.</source>
        <translation>Wählen Sie mm/h oder mm als RAIN_UNIT.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>%1 contradicts itself on its rain</source>
        <translation>%1 widerspricht sich zu seinem Regen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>its unit is &apos;%1&apos;, and it is called &apos;%2&apos; (%3)</source>
        <translation>seine Einheit ist &apos;%1&apos;, und er heißt &apos;%2&apos; (%3)</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>%1 in each interval</source>
        <translation>%1 je Intervall</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>RAIN_UNIT is %1</source>
        <translation>RAIN_UNIT ist %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>Set RAIN_UNIT to file, or correct the attribute of the file.</source>
        <translation>Setzen Sie RAIN_UNIT auf file, oder berichtigen Sie das Attribut der Datei.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>The times of %1 do not increase</source>
        <translation>Die Zeiten von %1 steigen nicht an</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>number %1 is %2</source>
        <translation>Nummer %1 ist %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>Sort the file by time.</source>
        <translation>Sortieren Sie die Datei nach der Zeit.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>%1 has a single time</source>
        <translation>%1 hat eine einzige Zeit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>how long its rain lasts is not stated</source>
        <translation>wie lange sein Regen dauert, ist nicht angegeben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>Give RAIN_INTERVAL.</source>
        <translation>Geben Sie RAIN_INTERVAL an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>RAIN_INTERVAL is not that of %1</source>
        <translation>RAIN_INTERVAL ist nicht das von %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>it is %1 s, and interval %2 of the file has %3 s</source>
        <translation>es ist %1 s, und Intervall %2 der Datei hat %3 s</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>Leave out RAIN_INTERVAL.</source>
        <translation>Lassen Sie RAIN_INTERVAL weg.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>The intervals of %1 overlap</source>
        <translation>Die Intervalle von %1 überschneiden sich</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>number %1 is from %2 to %3</source>
        <translation>Nummer %1 ist von %2 bis %3</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_file.cpp"/>
        <source>Give the right RAIN_INTERVAL, or correct the bounds in the file.</source>
        <translation>Geben Sie das richtige RAIN_INTERVAL an, oder berichtigen Sie die Grenzen in der Datei.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_netcdf.cpp"/>
        <source>its interval %1 is damaged</source>
        <translation>ihr Intervall %1 ist beschädigt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_netcdf.cpp"/>
        <source>Get the file again.</source>
        <translation>Beschaffen Sie die Datei noch einmal.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_netcdf.cpp"/>
        <source>%1 has no rain over x, y and time</source>
        <translation>%1 hat keinen Regen über x, y und Zeit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_netcdf.cpp"/>
        <source>no variable has three dimensions whose coordinates say by their units, standard_name or axis that they are x, y and time, or a longitude and a latitude for each pixel</source>
        <translation>keine Variable hat drei Dimensionen, deren Koordinaten durch units, standard_name oder axis sagen, dass sie x, y und Zeit sind, oder eine Länge und eine Breite für jedes Pixel</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_netcdf.cpp"/>
        <source>Give the coordinates CF attributes, e.g. &apos;degrees_east&apos;, &apos;projection_y_coordinate&apos; and &apos;minutes since 2026-05-01 00:00&apos;.</source>
        <translation>Geben Sie den Koordinaten Attribute nach CF, z. B. &apos;degrees_east&apos;, &apos;projection_y_coordinate&apos; und &apos;minutes since 2026-05-01 00:00&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_netcdf.cpp"/>
        <source>%1 holds several variables</source>
        <translation>%1 enthält mehrere Variablen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_netcdf.cpp"/>
        <source>Name one: file.nc|layername=%1</source>
        <translation>Nennen Sie eine: file.nc|layername=%1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_netcdf.cpp"/>
        <source>%1 has a dimension &apos;%2&apos;</source>
        <translation>%1 hat eine Dimension &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_netcdf.cpp"/>
        <source>it has %1 values, of which one must be chosen</source>
        <translation>sie hat %1 Werte, von denen einer gewählt sein muss</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_netcdf.cpp"/>
        <source>Extract one of them, e.g. one member, into a file of its own.</source>
        <translation>Entnehmen Sie einen davon, z. B. eine Variante, in eine eigene Datei.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_netcdf.cpp"/>
        <source>%1 has a single value of &apos;%2&apos;</source>
        <translation>%1 hat einen einzigen Wert von &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_netcdf.cpp"/>
        <source>the size of its pixels is not known</source>
        <translation>die Größe seiner Pixel ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_netcdf.cpp"/>
        <source>Give at least two columns and rows.</source>
        <translation>Geben Sie mindestens zwei Spalten und Zeilen an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_netcdf.cpp"/>
        <source>%1 has uneven values of &apos;%2&apos;</source>
        <translation>%1 hat ungleichmäßige Werte von &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_netcdf.cpp"/>
        <source>value %1 is %2</source>
        <translation>Wert %1 ist %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_netcdf.cpp"/>
        <source>%1 has the calendar &apos;%2&apos;</source>
        <translation>%1 hat den Kalender &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_netcdf.cpp"/>
        <source>its dates are not those of the run</source>
        <translation>seine Daten sind nicht die des Laufs</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_netcdf.cpp"/>
        <source>Convert its times to the standard calendar.</source>
        <translation>Wandeln Sie seine Zeiten in den üblichen Kalender um.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_netcdf.cpp"/>
        <source>%1 has times in &apos;%2&apos;</source>
        <translation>%1 hat Zeiten in &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_netcdf.cpp"/>
        <source>known are seconds, minutes, hours and days since a date</source>
        <translation>bekannt sind seconds, minutes, hours und days since und ein Datum</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_netcdf.cpp"/>
        <source>Correct the attribute &apos;units&apos; of its times.</source>
        <translation>Berichtigen Sie das Attribut &apos;units&apos; seiner Zeiten.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_on_grid.cpp"/>
        <source>%1 holds no rain within the run</source>
        <translation>%1 enthält keinen Regen innerhalb des Laufs</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_on_grid.cpp"/>
        <source>it is from %1 to %2 after the start, and the run ends after %3</source>
        <translation>er ist von %1 bis %2 nach dem Beginn, und der Lauf endet nach %3</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_on_grid.cpp"/>
        <source>Check START_TIME, which is a date in UTC where the file&apos;s times are.</source>
        <translation>Prüfen Sie START_TIME, das ein Datum in UTC ist, wenn die Zeiten der Datei es sind.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_on_grid.cpp"/>
        <source>%1 is too large</source>
        <translation>%1 ist zu groß</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_on_grid.cpp"/>
        <source>%1 {interval|intervals} of %2 {pixel|pixels} over the DEM within the run</source>
        <translation>%1 {Intervall|Intervalle} von %2 {Pixel|Pixeln} über dem Geländemodell innerhalb des Laufs</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_on_grid.cpp"/>
        <source>Take larger pixels or longer intervals.</source>
        <translation>Nehmen Sie größere Pixel oder längere Intervalle.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_on_grid.cpp"/>
        <source>%1 has gaps</source>
        <translation>%1 hat Lücken</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_on_grid.cpp"/>
        <source>Fill them, or set RAIN_GAPS to zero: no rain falls there.</source>
        <translation>Füllen Sie sie, oder setzen Sie RAIN_GAPS auf zero: Dort fällt dann kein Regen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_on_grid.cpp"/>
        <source>it does not cover %1 % of the DEM</source>
        <translation>es bedeckt %1 % des Geländemodells nicht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_on_grid.cpp"/>
        <source>it has no interval from %1 to %2 after the start</source>
        <translation>es hat kein Intervall von %1 bis %2 nach dem Beginn</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_on_grid.cpp"/>
        <source>a pixel over the DEM has no data %1 after the start</source>
        <translation>ein Pixel über dem Geländemodell hat %1 nach dem Beginn keine Daten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_zones.cpp"/>
        <source>a place of the grid has no place in the CRS of the rain</source>
        <translation>ein Ort des Gitters hat keinen Ort im KBS des Regens</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_zones.cpp"/>
        <source>Reproject it with gdal:warpreproject to the CRS of the DEM.</source>
        <translation>Projizieren Sie ihn mit gdal:warpreproject in das KBS des DEM um.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_zones.cpp"/>
        <source>%1 cannot be placed on the DEM</source>
        <translation>%1 kann nicht auf das DEM gelegt werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_zones.cpp"/>
        <source>its CRS has no way to that of the DEM</source>
        <translation>von seinem KBS führt kein Weg zu dem des Geländemodells</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_zones.cpp"/>
        <source>%1 does not overlap the DEM</source>
        <translation>%1 überlappt das DEM nicht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_zones.cpp"/>
        <source>the DEM covers %1</source>
        <translation>das Geländemodell umfasst %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/rain_zones.cpp"/>
        <source>Check the CRS of both layers, or choose rain of the DEM&apos;s area.</source>
        <translation>Prüfen Sie das KBS beider Layer, oder wählen Sie Regen im Gebiet des Geländemodells.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_copy.cpp"/>
        <source>copying failed</source>
        <translation>das Kopieren ist fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_onto_grid.cpp"/>
        <source>its position on the map is unknown</source>
        <translation>seine Lage auf der Karte ist unbekannt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_onto_grid.cpp"/>
        <source>Check its CRS, or reproject it with gdal:warpreproject to the CRS of the DEM.</source>
        <translation>Prüfen Sie sein KBS, oder projizieren Sie ihn mit gdal:warpreproject in das KBS des DEM um.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_onto_grid.cpp"/>
        <source>it covers x %1 to %2, y %3 to %4 in the DEM&apos;s CRS; the DEM covers %5</source>
        <translation>er umfasst x %1 bis %2, y %3 bis %4 im KBS des DEM; das DEM umfasst %5</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_onto_grid.cpp"/>
        <source>Check the CRS of both layers, or choose a raster of the DEM&apos;s area.</source>
        <translation>Prüfen Sie das KBS beider Layer, oder wählen Sie einen Rasterlayer aus dem Gebiet des DEM.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_onto_grid.cpp"/>
        <source>resampling failed</source>
        <translation>das Umrechnen ist fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_onto_grid.cpp"/>
        <source>%1 is taken to be in the coordinates of the DEM, which has no CRS.</source>
        <translation>%1 wird in den Koordinaten des DEM angenommen, das kein KBS hat.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_onto_grid.cpp"/>
        <source>%1 has no CRS: it is taken to be in the CRS of the DEM.</source>
        <translation>%1 hat kein KBS: Es wird das KBS des DEM angenommen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_onto_grid.cpp"/>
        <source>%1 cannot be resampled to the DEM</source>
        <translation>%1 kann nicht auf das DEM umgerechnet werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_onto_grid.cpp"/>
        <source>%1 has no data on the DEM</source>
        <translation>%1 hat keine Daten auf dem DEM</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_onto_grid.cpp"/>
        <source>every cell of the DEM gets nodata from it</source>
        <translation>jede Zelle des DEM bekommt davon NoData</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_onto_grid.cpp"/>
        <source>Choose a raster with data in the DEM&apos;s area.</source>
        <translation>Wählen Sie einen Rasterlayer mit Daten im Gebiet des DEM.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_strips.cpp"/>
        <source>%1 has no georeferencing</source>
        <translation>%1 hat keine Georeferenzierung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_strips.cpp"/>
        <source>it has only ground control points</source>
        <translation>es gibt nur Passpunkte</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_strips.cpp"/>
        <source>it has neither position nor cell size</source>
        <translation>es gibt weder Lage noch Zellgröße</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_strips.cpp"/>
        <source>Reproject it with gdal:warpreproject (Raster &gt; Projections &gt; Warp).</source>
        <translation>Projizieren Sie den Rasterlayer mit gdal:warpreproject um (Raster &gt; Projektionen &gt; Transformieren (Reprojizieren)).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_strips.cpp"/>
        <source>Place it with the Georeferencer, or with gdal:translate and -a_ullr west north east south.</source>
        <translation>Ordnen Sie ihn mit der Georeferenzierung ein, oder mit gdal:translate und -a_ullr west north east south.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_strips.cpp"/>
        <source>its position or cell size is not a finite number</source>
        <translation>seine Lage oder Zellgröße ist keine endliche Zahl</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_strips.cpp"/>
        <source>%1 is rotated</source>
        <translation>%1 ist gedreht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_strips.cpp"/>
        <source>its rows do not run from west to east</source>
        <translation>seine Zeilen laufen nicht von West nach Ost</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_strips.cpp"/>
        <source>Make a north-up raster of it with gdal:warpreproject (Raster &gt; Projections &gt; Warp).</source>
        <translation>Machen Sie mit gdal:warpreproject einen nach Norden ausgerichteten Rasterlayer daraus (Raster &gt; Projektionen &gt; Transformieren (Reprojizieren)).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_strips.cpp"/>
        <source>%1 has no band %2</source>
        <translation>%1 hat keinen Kanal %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_strips.cpp"/>
        <source>it has %1</source>
        <translation>vorhanden: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_strips.cpp"/>
        <source>Choose one of its bands.</source>
        <translation>Wählen Sie einen seiner Kanäle.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_strips.cpp"/>
        <source>%1 cannot be read to its end</source>
        <translation>%1 kann nicht bis zum Ende gelesen werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_strips.cpp"/>
        <source>reading failed</source>
        <translation>das Lesen ist fehlgeschlagen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/raster_strips.cpp"/>
        <source>The file may be cut short: copy or make it again.</source>
        <translation>Die Datei ist vielleicht abgeschnitten: Kopieren oder erzeugen Sie sie noch einmal.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/value_limits.cpp"/>
        <source>%1 has no value on some cells of the DEM</source>
        <translation>%1 hat auf einigen Zellen des DEM keinen Wert</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/value_limits.cpp"/>
        <source>Fill its gaps, e.g. with gdal:fillnodata.</source>
        <translation>Füllen Sie seine Lücken, z. B. mit gdal:fillnodata.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/value_limits.cpp"/>
        <source>%1 has a roughness that is not above 0</source>
        <translation>%1 hat eine Rauheit, die nicht über 0 ist</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/value_limits.cpp"/>
        <source>Manning&apos;s n is between %1 (smooth concrete) and %2 (dense wood) s m^-1/3: correct the raster.</source>
        <translation>Manning n liegt zwischen %1 (glatter Beton) und %2 (dichter Wald) s m^-1/3: Berichtigen Sie den Rasterlayer.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/value_limits.cpp"/>
        <source>%1 has a roughness above 1</source>
        <translation>%1 hat eine Rauheit über 1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/value_limits.cpp"/>
        <source>Manning&apos;s n is between %1 and %2 s m^-1/3: the raster may hold land cover classes, or Strickler&apos;s coefficient, which is 1/n.</source>
        <translation>Manning n liegt zwischen %1 und %2 s m^-1/3: Vielleicht enthält der Rasterlayer Klassen der Landbedeckung, oder den Strickler-Beiwert, der 1/n ist.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/value_limits.cpp"/>
        <source>Fill its gaps with 0.</source>
        <translation>Füllen Sie seine Lücken mit 0.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/value_limits.cpp"/>
        <source>%1 has negative depths</source>
        <translation>%1 hat negative Tiefen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/value_limits.cpp"/>
        <source>A depth is at least 0 m: set negative values to 0 with the raster calculator.</source>
        <translation>Eine Tiefe ist mindestens 0 m: Setzen Sie negative Werte mit dem Rasterrechner auf 0.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/value_limits.cpp"/>
        <source>%1 has depths above %2 m</source>
        <translation>%1 hat Tiefen über %2 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/raster/value_limits.cpp"/>
        <source>Declare the raster&apos;s nodata value with gdal:translate if it is one.</source>
        <translation>Geben Sie mit gdal:translate den NoData-Wert des Rasterlayers an, wenn es einer ist.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/series/mesh_series.cpp"/>
        <source>the water has come to more cells than a mesh can have</source>
        <translation>das Wasser ist in mehr Zellen gekommen, als ein Netz haben kann</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/series/mesh_series.cpp"/>
        <source>Run without it, or take larger cells.</source>
        <translation>Rechnen Sie ohne es, oder nehmen Sie größere Zellen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/series/mesh_series.cpp"/>
        <source>a frame may take %1, and %2 are free on that disk</source>
        <translation>ein Zeitpunkt kann %1 brauchen, und %2 sind auf diesem Datenträger frei</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/series/mesh_series.cpp"/>
        <source>Free some space on the disk, choose another one, or a longer SERIES_INTERVAL.</source>
        <translation>Schaffen Sie Platz auf dem Datenträger, wählen Sie einen anderen, oder ein längeres SERIES_INTERVAL.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/series/mesh_series_reader.cpp"/>
        <source>Check the path.</source>
        <translation>Prüfen Sie den Pfad.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/series/mesh_series_reader.cpp"/>
        <source>Run the simulation again.</source>
        <translation>Lassen Sie die Simulation noch einmal laufen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/source_files.cpp"/>
        <source>it is a pipe or a device, and no file</source>
        <translation>es ist eine Pipe oder ein Gerät, und keine Datei</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/source_files.cpp"/>
        <source>Choose a file.</source>
        <translation>Wählen Sie eine Datei.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/csv.cpp"/>
        <source>The table &apos;%1&apos; cannot be read</source>
        <translation>Die Tabelle &apos;%1&apos; kann nicht gelesen werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/csv.cpp"/>
        <source>Save the table as CSV in UTF-8.</source>
        <translation>Speichern Sie die Tabelle als CSV in UTF-8.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/csv.cpp"/>
        <source>it is not text in UTF-8</source>
        <translation>sie ist kein Text in UTF-8</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/csv.cpp"/>
        <source>line %1 is not text in UTF-8</source>
        <translation>Zeile %1 ist kein Text in UTF-8</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/csv.cpp"/>
        <source>The table</source>
        <translation>Die Tabelle</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/csv.cpp"/>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/csv.cpp"/>
        <source>Check the path and its permissions.</source>
        <translation>Prüfen Sie den Pfad und seine Zugriffsrechte.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/csv.cpp"/>
        <source>Check that it is a text file.</source>
        <translation>Prüfen Sie, ob es eine Textdatei ist.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/csv.cpp"/>
        <source>a quotation mark in line %1 is never closed</source>
        <translation>ein Anführungszeichen in Zeile %1 wird nie geschlossen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/csv.cpp"/>
        <source>Close or remove it.</source>
        <translation>Schließen oder entfernen Sie es.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/csv.cpp"/>
        <source>The table &apos;%1&apos; has a row of another length</source>
        <translation>Die Tabelle &apos;%1&apos; hat eine Zeile anderer Länge</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/csv.cpp"/>
        <source>line %1 has %2 fields, the header has %3 columns</source>
        <translation>Zeile %1 hat %2 Felder, der Kopf hat %3 Spalten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/csv.cpp"/>
        <source>Complete the row, and quote fields that contain the separator (such as decimal commas in a table that is separated by commas).</source>
        <translation>Vervollständigen Sie die Zeile, und setzen Sie Felder in Anführungszeichen, die das Trennzeichen enthalten (wie Dezimalkommas in einer Tabelle, die durch Kommas getrennt ist).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/csv.cpp"/>
        <source>The table &apos;%1&apos; is empty</source>
        <translation>Die Tabelle &apos;%1&apos; ist leer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/csv.cpp"/>
        <source>it has no line of text</source>
        <translation>sie hat keine Zeile Text</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/csv.cpp"/>
        <source>it has a header but no row</source>
        <translation>sie hat einen Kopf, aber keine Zeile</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/csv.cpp"/>
        <source>Give it a header line and at least one row.</source>
        <translation>Geben Sie ihr eine Kopfzeile und mindestens eine Zeile.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>The table &apos;%1&apos; has depths that do not increase</source>
        <translation>Die Tabelle &apos;%1&apos; hat Tiefen, die nicht zunehmen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>&apos;%1&apos; of curve &apos;%2&apos; is not above the depth before it</source>
        <translation>&apos;%1&apos; der Kurve &apos;%2&apos; liegt nicht über der Tiefe davor</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>Sort each curve by its depth, and keep one factor for each depth.</source>
        <translation>Sortieren Sie jede Kurve nach der Tiefe, und behalten Sie einen Faktor für jede Tiefe.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>The table &apos;%1&apos; has a factor that is not between 0 and 1</source>
        <translation>Die Tabelle &apos;%1&apos; hat einen Faktor, der nicht zwischen 0 und 1 liegt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>&apos;%1&apos; of curve &apos;%2&apos;</source>
        <translation>&apos;%1&apos; der Kurve &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>Divide percent by 100.</source>
        <translation>Teilen Sie Prozente durch 100.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>A factor is the share of the value that is lost.</source>
        <translation>Ein Faktor ist der Anteil des Wertes, der verloren geht.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>The table &apos;%1&apos; has a factor that falls with the depth</source>
        <translation>Die Tabelle &apos;%1&apos; hat einen Faktor, der mit der Tiefe abnimmt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>&apos;%1&apos; of curve &apos;%2&apos; is below the one before it</source>
        <translation>&apos;%1&apos; der Kurve &apos;%2&apos; liegt unter dem davor</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>Correct it: deeper water does not do less damage.</source>
        <translation>Berichtigen Sie ihn: Tieferes Wasser richtet nicht weniger Schaden an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>The table &apos;%1&apos; has a curve of less than two points</source>
        <translation>Die Tabelle &apos;%1&apos; hat eine Kurve mit weniger als zwei Punkten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>curve &apos;%1&apos;</source>
        <translation>Kurve &apos;%1&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>Give it at least two depths with their factors.</source>
        <translation>Geben Sie ihr mindestens zwei Tiefen mit ihren Faktoren.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>The table &apos;%1&apos; has two columns of depths</source>
        <translation>Die Tabelle &apos;%1&apos; hat zwei Spalten mit Tiefen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>only one can be used</source>
        <translation>nur eine kann benutzt werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>Keep one of depth_m and depth_ft.</source>
        <translation>Behalten Sie eine von depth_m und depth_ft.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>The table &apos;%1&apos; has no column of depths</source>
        <translation>Die Tabelle &apos;%1&apos; hat keine Spalte mit Tiefen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>none is named depth_m or depth_ft</source>
        <translation>keine heißt depth_m oder depth_ft</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>Give the column of depths one of these names.</source>
        <translation>Geben Sie der Spalte mit Tiefen einen dieser Namen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>The table &apos;%1&apos; has no column of factors</source>
        <translation>Die Tabelle &apos;%1&apos; hat keine Spalte mit Faktoren</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>none is named factor</source>
        <translation>keine heißt factor</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>Give the column of factors this name.</source>
        <translation>Geben Sie der Spalte mit Faktoren diesen Namen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>The table &apos;%1&apos; has a row without a curve</source>
        <translation>Die Tabelle &apos;%1&apos; hat eine Zeile ohne Kurve</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>Give it the curve&apos;s id, or remove the row.</source>
        <translation>Geben Sie ihr die Kennung der Kurve, oder entfernen Sie die Zeile.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>The table &apos;%1&apos; has an unknown unit</source>
        <translation>Die Tabelle &apos;%1&apos; hat eine unbekannte Einheit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>line %1: &apos;%2&apos;</source>
        <translation>Zeile %1: &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>Write #UNIT=m or #UNIT=ft.</source>
        <translation>Schreiben Sie #UNIT=m oder #UNIT=ft.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>The table &apos;%1&apos; has a row #METHOD of another length</source>
        <translation>Die Tabelle &apos;%1&apos; hat eine Zeile #METHOD anderer Länge</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>Give one method for each curve.</source>
        <translation>Geben Sie für jede Kurve eine Methode an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>The table &apos;%1&apos; has an unknown method</source>
        <translation>Die Tabelle &apos;%1&apos; hat eine unbekannte Methode</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>line %1, column &apos;%2&apos;: %3</source>
        <translation>Zeile %1, Spalte &apos;%2&apos;: %3</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>Write max or mean.</source>
        <translation>Schreiben Sie max oder mean.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>The table &apos;%1&apos; holds no curves</source>
        <translation>Die Tabelle &apos;%1&apos; enthält keine Kurven</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>it has neither a column curve_id, nor depths in the first column and curves in others</source>
        <translation>sie hat weder eine Spalte curve_id, noch Tiefen in der ersten Spalte und Kurven in anderen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>Use the columns curve_id, depth_m and factor.</source>
        <translation>Nehmen Sie die Spalten curve_id, depth_m und factor.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>The table &apos;%1&apos; does not say the unit of its depths</source>
        <translation>Die Tabelle &apos;%1&apos; sagt nicht, welche Einheit ihre Tiefen haben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>no line #UNIT= before the header</source>
        <translation>keine Zeile #UNIT= vor dem Kopf</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>Write #UNIT=m before the header, or name the first column depth_m.</source>
        <translation>Schreiben Sie #UNIT=m vor den Kopf, oder nennen Sie die erste Spalte depth_m.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>The table &apos;%1&apos; gives two units for its depths</source>
        <translation>Die Tabelle &apos;%1&apos; gibt zwei Einheiten für ihre Tiefen an</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>#UNIT= differs from the column &apos;%1&apos;</source>
        <translation>#UNIT= weicht von der Spalte &apos;%1&apos; ab</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>Keep one of them.</source>
        <translation>Behalten Sie eines davon.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>The table &apos;%1&apos; has curves that cannot be told apart</source>
        <translation>Die Tabelle &apos;%1&apos; hat Kurven, die nicht zu unterscheiden sind</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>column %1 has no name</source>
        <translation>Spalte %1 hat keinen Namen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>two columns are named &apos;%1&apos;</source>
        <translation>zwei Spalten heißen &apos;%1&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/damage_curves.cpp"/>
        <source>Give each column the id of its curve.</source>
        <translation>Geben Sie jeder Spalte die Kennung ihrer Kurve.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>The table &apos;%1&apos; gives a discharge and a level at once</source>
        <translation>Die Tabelle &apos;%1&apos; gibt einen Durchfluss und einen Wasserstand zugleich an</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>a hydrograph is one or the other</source>
        <translation>eine Ganglinie ist das eine oder das andere</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>Keep one of discharge_m3s and level_m in each row.</source>
        <translation>Behalten Sie in jeder Zeile eines von discharge_m3s und level_m.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>The table &apos;%1&apos; does not say the unit of its values</source>
        <translation>Die Tabelle &apos;%1&apos; sagt nicht, welche Einheit ihre Werte haben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>The table &apos;%1&apos; has no column of values</source>
        <translation>Die Tabelle &apos;%1&apos; hat keine Spalte mit Werten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>none is named discharge_m3s or level_m</source>
        <translation>keine heißt discharge_m3s oder level_m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>Name a column discharge_m3s or Q (m³/s), or level_m or Level (m).</source>
        <translation>Nennen Sie eine Spalte discharge_m3s oder Q (m³/s), oder level_m oder Level (m).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>The table &apos;%1&apos; has a row without a hydrograph</source>
        <translation>Die Tabelle &apos;%1&apos; hat eine Zeile ohne Ganglinie</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>Give it the hydrograph&apos;s name, or remove the row.</source>
        <translation>Geben Sie ihr den Namen der Ganglinie, oder entfernen Sie die Zeile.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>The table &apos;%1&apos; mixes discharges and levels in one hydrograph</source>
        <translation>Die Tabelle &apos;%1&apos; mischt Durchflüsse und Wasserstände in einer Ganglinie</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>other rows give the other kind</source>
        <translation>andere Zeilen geben die andere Art an</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>hydrograph &apos;%1&apos; has both</source>
        <translation>die Ganglinie &apos;%1&apos; hat beides</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>Give them different names in a column &apos;hydrograph&apos;.</source>
        <translation>Geben Sie ihnen verschiedene Namen in einer Spalte &apos;hydrograph&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>The table &apos;%1&apos; does not say the unit of its rain</source>
        <translation>Die Tabelle &apos;%1&apos; sagt nicht, welche Einheit ihr Regen hat</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>The table &apos;%1&apos; has no column of rain</source>
        <translation>Die Tabelle &apos;%1&apos; hat keine Spalte mit Regen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>none is named rain_mmh</source>
        <translation>keine heißt rain_mmh</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>Name a column rain_mmh (mm/h).</source>
        <translation>Nennen Sie eine Spalte rain_mmh (mm/h).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>The table &apos;%1&apos; has negative rain</source>
        <translation>Die Tabelle &apos;%1&apos; hat negativen Regen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>Rain is at least 0 mm/h; losses belong in the infiltration.</source>
        <translation>Regen ist mindestens 0 mm/h; Verluste gehören in die Versickerung.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>The table &apos;%1&apos; has a row without a station</source>
        <translation>Die Tabelle &apos;%1&apos; hat eine Zeile ohne Station</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>Give it the station&apos;s name, or remove the row.</source>
        <translation>Geben Sie ihr den Namen der Station, oder entfernen Sie die Zeile.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>The table &apos;%1&apos; holds the rain of several stations</source>
        <translation>Die Tabelle &apos;%1&apos; enthält den Regen mehrerer Stationen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>it has %1 of them, and nothing says where they are</source>
        <translation>sie hat %1 davon, und nichts sagt, wo sie sind</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/hydrograph_table.cpp"/>
        <source>Give RAIN_PLACES, whose field &apos;station&apos; names them, or keep one.</source>
        <translation>Geben Sie RAIN_PLACES an, deren Feld &apos;station&apos; sie nennt, oder behalten Sie eine.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/manning_table.cpp"/>
        <source>a table of roughness has the columns class and manning</source>
        <translation>eine Tabelle der Rauheit hat die Spalten class und manning</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/manning_table.cpp"/>
        <source>Name a column &apos;%1&apos;.</source>
        <translation>Nennen Sie eine Spalte &apos;%1&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/manning_table.cpp"/>
        <source>The table &apos;%1&apos; has a roughness that is not above 0</source>
        <translation>Die Tabelle &apos;%1&apos; hat eine Rauheit, die nicht über 0 ist</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/manning_table.cpp"/>
        <source>Manning&apos;s n is between %1 (smooth concrete) and %2 (dense wood) s m^-1/3.</source>
        <translation>Manning n liegt zwischen %1 (glatter Beton) und %2 (dichter Wald) s m^-1/3.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/manning_table.cpp"/>
        <source>The table &apos;%1&apos; has a roughness above 1</source>
        <translation>Die Tabelle &apos;%1&apos; hat eine Rauheit über 1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/manning_table.cpp"/>
        <source>Manning&apos;s n is between %1 and %2 s m^-1/3: Strickler&apos;s coefficient is 1/n.</source>
        <translation>Manning n liegt zwischen %1 und %2 s m^-1/3: Der Strickler-Beiwert ist 1/n.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/manning_table.cpp"/>
        <source>&apos;%1&apos; is also in line %2</source>
        <translation>&apos;%1&apos; steht auch in Zeile %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/manning_table.cpp"/>
        <source>Name the class, or remove the row.</source>
        <translation>Nennen Sie die Klasse, oder entfernen Sie die Zeile.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/observations.cpp"/>
        <source>The table &apos;%1&apos; has a code in place of a value</source>
        <translation>Die Tabelle &apos;%1&apos; enthält eine Kennzahl anstelle eines Werts</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/observations.cpp"/>
        <source>%1 stands for no value</source>
        <translation>%1 steht für keinen Wert</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/observations.cpp"/>
        <source>Leave its cell empty.</source>
        <translation>Lassen Sie die Zelle leer.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/observations.cpp"/>
        <source>none is named level_m or depth_m</source>
        <translation>keine heißt level_m oder depth_m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/observations.cpp"/>
        <source>Name a column level_m or depth_m.</source>
        <translation>Nennen Sie eine Spalte level_m oder depth_m.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/observations.cpp"/>
        <source>The table &apos;%1&apos; gives levels and depths of one gauge</source>
        <translation>Die Tabelle &apos;%1&apos; gibt Wasserstände und Tiefen eines Pegels an</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/observations.cpp"/>
        <source>gauge &apos;%1&apos; has both</source>
        <translation>der Pegel &apos;%1&apos; hat beides</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/observations.cpp"/>
        <source>Keep one of level_m and depth_m.</source>
        <translation>Behalten Sie eines von level_m und depth_m.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/observations.cpp"/>
        <source>none is named level_m, depth_m or discharge_m3s</source>
        <translation>keine heißt level_m, depth_m oder discharge_m3s</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/observations.cpp"/>
        <source>Name a column level_m, depth_m or discharge_m3s.</source>
        <translation>Nennen Sie eine Spalte level_m, depth_m oder discharge_m3s.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/observations.cpp"/>
        <source>The table &apos;%1&apos; has no values of gauges or sections</source>
        <translation>Die Tabelle &apos;%1&apos; hat keine Werte von Pegeln oder Querschnitten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/observations.cpp"/>
        <source>no row with a value has the kind gauge or section</source>
        <translation>keine Zeile mit einem Wert hat die Art gauge oder section</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/observations.cpp"/>
        <source>Give GAUGE_SERIES of a run with GAUGES or SECTIONS, or name the places so.</source>
        <translation>Geben Sie GAUGE_SERIES eines Laufs mit GAUGES oder SECTIONS an, oder nennen Sie die Orte so.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/observations.cpp"/>
        <source>The table &apos;%1&apos; does not say where its values were observed</source>
        <translation>Die Tabelle &apos;%1&apos; sagt nicht, wo ihre Werte beobachtet wurden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/observations.cpp"/>
        <source>no column is named gauge, and no two kind and name</source>
        <translation>keine Spalte heißt gauge, und keine zwei kind und name</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/observations.cpp"/>
        <source>Name a column gauge, with the names of gauges.</source>
        <translation>Nennen Sie eine Spalte gauge, mit den Namen von Pegeln.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>a weight is greater than 0</source>
        <translation>ein Gewicht ist größer als 0</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>a factor on discharges is at least 0</source>
        <translation>ein Faktor auf Durchflüsse ist mindestens 0</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>a shift is in seconds</source>
        <translation>eine Verschiebung ist in Sekunden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>a shift is in metres</source>
        <translation>eine Verschiebung ist in Metern</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>a factor on rain is at least 0</source>
        <translation>ein Faktor auf Regen ist mindestens 0</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>a factor on Manning&apos;s n is greater than 0</source>
        <translation>ein Faktor auf Manning n ist größer als 0</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>The table &apos;%1&apos; has a value beyond its limits</source>
        <translation>Die Tabelle &apos;%1&apos; hat einen Wert außerhalb seiner Grenzen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>it must be at most %1</source>
        <translation>es darf höchstens %1 sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>The table &apos;%1&apos; has an empty name</source>
        <translation>Die Tabelle &apos;%1&apos; hat einen leeren Namen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>Write names as A+B, or none.</source>
        <translation>Schreiben Sie Namen als A+B, oder none.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>The table &apos;%1&apos; has return periods in some rows only</source>
        <translation>Die Tabelle &apos;%1&apos; hat nur in manchen Zeilen Jährlichkeiten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>a damage per year needs that of each scenario</source>
        <translation>ein Schaden pro Jahr braucht die jedes Szenarios</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>Fill in the others, or clear all.</source>
        <translation>Füllen Sie die anderen aus, oder leeren Sie alle.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>a return period is greater than 0, in years</source>
        <translation>eine Jährlichkeit ist größer als 0, in Jahren</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>The table &apos;%1&apos; has a scenario without an id</source>
        <translation>Die Tabelle &apos;%1&apos; hat ein Szenario ohne id</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>Give each scenario a name of its own.</source>
        <translation>Geben Sie jedem Szenario einen eigenen Namen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>The table &apos;%1&apos; has an id that is too long</source>
        <translation>Die Tabelle &apos;%1&apos; hat eine id, die zu lang ist</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>it has %1 bytes of at most %2</source>
        <translation>sie hat %1 Byte von höchstens %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>Shorten it.</source>
        <translation>Kürzen Sie sie.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>The table &apos;%1&apos; has an id twice</source>
        <translation>Die Tabelle &apos;%1&apos; hat eine id zweimal</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>&apos;%1&apos; is also in line %2, where case does not count</source>
        <translation>&apos;%1&apos; steht auch in Zeile %2, wobei Groß- und Kleinschreibung nicht zählt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>The table &apos;%1&apos; has no column &apos;id&apos;</source>
        <translation>Die Tabelle &apos;%1&apos; hat keine Spalte &apos;id&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>it names each scenario</source>
        <translation>sie benennt jedes Szenario</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>Add it, with a different name in each row.</source>
        <translation>Fügen Sie sie hinzu, mit einem anderen Namen in jeder Zeile.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>line %1 of the table &apos;%2&apos;</source>
        <translation>Zeile %1 der Tabelle &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>The table &apos;%1&apos; replaces a hydrograph twice</source>
        <translation>Die Tabelle &apos;%1&apos; ersetzt eine Ganglinie zweimal</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/scenario_table.cpp"/>
        <source>&apos;%1&apos; has two columns</source>
        <translation>&apos;%1&apos; hat zwei Spalten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/soil_table.cpp"/>
        <source>The table &apos;%1&apos; has an unknown hydrologic soil group</source>
        <translation>Die Tabelle &apos;%1&apos; hat eine unbekannte hydrologische Bodengruppe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/soil_table.cpp"/>
        <source>Groups are A, B, C and D.</source>
        <translation>Gruppen sind A, B, C und D.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/soil_table.cpp"/>
        <source>The table &apos;%1&apos; has a number beyond its limits</source>
        <translation>Die Tabelle &apos;%1&apos; hat eine Zahl außerhalb ihrer Grenzen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/soil_table.cpp"/>
        <source>a table of soils or land cover has a column class</source>
        <translation>eine Tabelle von Böden oder Landbedeckung hat eine Spalte class</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/soil_table.cpp"/>
        <source>The table &apos;%1&apos; has no column of evaporation</source>
        <translation>Die Tabelle &apos;%1&apos; hat keine Spalte der Verdunstung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/soil_table.cpp"/>
        <source>none is named evaporation_mmh</source>
        <translation>keine heißt evaporation_mmh</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/soil_table.cpp"/>
        <source>Name a column evaporation_mmh (mm/h).</source>
        <translation>Nennen Sie eine Spalte evaporation_mmh (mm/h).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/table_reader.cpp"/>
        <source>it has no row</source>
        <translation>sie hat keine Zeile</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/table_reader.cpp"/>
        <source>Give it at least one row.</source>
        <translation>Geben Sie ihr mindestens eine Zeile.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/table_reader.cpp"/>
        <source>The table &apos;%1&apos; has a column twice</source>
        <translation>Die Tabelle &apos;%1&apos; hat eine Spalte zweimal</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/table_reader.cpp"/>
        <source>The table &apos;%1&apos; has no number</source>
        <translation>Die Tabelle &apos;%1&apos; hat keine Zahl</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/table_reader.cpp"/>
        <source>Give it a number, or remove the row.</source>
        <translation>Schreiben Sie eine Zahl, oder entfernen Sie die Zeile.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/table_reader.cpp"/>
        <source>The table &apos;%1&apos; has a number that could mean two things</source>
        <translation>Die Tabelle &apos;%1&apos; hat eine Zahl, die zweierlei bedeuten kann</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/table_reader.cpp"/>
        <source>&apos;%1&apos;: a comma for decimals or for thousands?</source>
        <translation>&apos;%1&apos;: ein Dezimalkomma, oder eines für Tausender?</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/table_reader.cpp"/>
        <source>Use one decimal sign throughout the table and no thousands separators.</source>
        <translation>Benutzen Sie in der ganzen Tabelle ein Dezimalzeichen, und keine Trennzeichen für Tausender.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/table_reader.cpp"/>
        <source>The table &apos;%1&apos; has text instead of a number</source>
        <translation>Die Tabelle &apos;%1&apos; hat Text statt einer Zahl</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/table_reader.cpp"/>
        <source>Write only the number: the unit stands in the column&apos;s name.</source>
        <translation>Schreiben Sie nur die Zahl: Die Einheit steht im Namen der Spalte.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/table_reader.cpp"/>
        <source>The table &apos;%1&apos; has a number that is not finite</source>
        <translation>Die Tabelle &apos;%1&apos; hat eine Zahl, die nicht endlich ist</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/table_reader.cpp"/>
        <source>Give it a finite number.</source>
        <translation>Schreiben Sie eine endliche Zahl.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/table_reader.cpp"/>
        <source>%1; it has %2</source>
        <translation>%1; sie hat %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/timed_values.cpp"/>
        <source>Name one column time_s, time_min or time_h, or Time (s), Time (min) or Time (h).</source>
        <translation>Nennen Sie eine Spalte time_s, time_min oder time_h, oder Time (s), Time (min) oder Time (h).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/timed_values.cpp"/>
        <source>The table &apos;%1&apos; has two columns of time</source>
        <translation>Die Tabelle &apos;%1&apos; hat zwei Spalten mit Zeiten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/timed_values.cpp"/>
        <source>Keep one of time_s, time_min and time_h.</source>
        <translation>Behalten Sie eine von time_s, time_min und time_h.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/timed_values.cpp"/>
        <source>The table &apos;%1&apos; does not say the unit of its times</source>
        <translation>Die Tabelle &apos;%1&apos; sagt nicht, welche Einheit ihre Zeiten haben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/timed_values.cpp"/>
        <source>the column is named &apos;time&apos;</source>
        <translation>die Spalte heißt &apos;time&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/timed_values.cpp"/>
        <source>The table &apos;%1&apos; has no column of time</source>
        <translation>Die Tabelle &apos;%1&apos; hat keine Spalte mit Zeiten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/timed_values.cpp"/>
        <source>none is named time_s, time_min or time_h</source>
        <translation>keine heißt time_s, time_min oder time_h</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/timed_values.cpp"/>
        <source>%1: it must lie between %2 and %3 %4</source>
        <translation>%1: Der Wert muss zwischen %2 und %3 %4 liegen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/timed_values.cpp"/>
        <source>&apos;%1&apos; of %2 &apos;%3&apos;</source>
        <translation>&apos;%1&apos; von %2 &apos;%3&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/timed_values.cpp"/>
        <source>The table &apos;%1&apos; has a time twice</source>
        <translation>Die Tabelle &apos;%1&apos; hat eine Zeit zweimal</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/timed_values.cpp"/>
        <source>%1 repeats the time in the row before</source>
        <translation>%1 wiederholt die Zeit der Zeile davor</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/timed_values.cpp"/>
        <source>Keep one value for each time.</source>
        <translation>Behalten Sie einen Wert für jeden Zeitpunkt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/timed_values.cpp"/>
        <source>Keep one value for each time; if the table holds several series, tell them apart by a column &apos;%1&apos;.</source>
        <translation>Behalten Sie einen Wert für jede Zeit; wenn die Tabelle mehrere Reihen enthält, unterscheiden Sie sie durch eine Spalte &apos;%1&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/timed_values.cpp"/>
        <source>The table &apos;%1&apos; has times that are not in order</source>
        <translation>Die Tabelle &apos;%1&apos; hat Zeiten, die nicht geordnet sind</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/timed_values.cpp"/>
        <source>%1 is earlier than the time in the row before</source>
        <translation>%1 ist früher als die Zeit der Zeile davor</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/timed_values.cpp"/>
        <source>Sort the table by time.</source>
        <translation>Sortieren Sie die Tabelle nach der Zeit.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/table/timed_values.cpp"/>
        <source>Sort the table by time; if it holds several series, tell them apart by a column &apos;%1&apos;.</source>
        <translation>Sortieren Sie die Tabelle nach der Zeit; wenn sie mehrere Reihen enthält, unterscheiden Sie sie durch eine Spalte &apos;%1&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/burn_streams.cpp"/>
        <source>No stream lies on the elevation model</source>
        <translation>Kein Gewässer liegt auf dem Geländemodell</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/burn_streams.cpp"/>
        <source>%1 {stream|streams}; DEM covers %2</source>
        <translation>%1 Gewässer; DEM umfasst %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/burn_streams.cpp"/>
        <source>Check the CRS of STREAMS.</source>
        <translation>Prüfen Sie das KBS von STREAMS.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/merge_terrain.cpp"/>
        <source>%1 lies outside the extent.</source>
        <translation>%1 liegt außerhalb der Ausdehnung.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/merge_terrain.cpp"/>
        <source>%1 has no CRS: its coordinates are taken to be those of the result.</source>
        <translation>%1 hat kein KBS: seine Koordinaten gelten als die des Ergebnisses.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/merge_terrain.cpp"/>
        <source>The merged terrain would not be in metres</source>
        <translation>Das zusammengeführte Gelände wäre nicht in Metern</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/merge_terrain.cpp"/>
        <source>its CRS is %1</source>
        <translation>sein KBS ist %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/merge_terrain.cpp"/>
        <source>Choose a projected CRS in metres, e.g. the UTM zone, as CRS.</source>
        <translation>Wählen Sie als CRS ein projiziertes KBS in Metern, z. B. die UTM-Zone.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/merge_terrain.cpp"/>
        <source>The merged terrain would have cells of %1 m</source>
        <translation>Das zusammengeführte Gelände hätte Zellen von %1 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/merge_terrain.cpp"/>
        <source>Give another RESOLUTION.</source>
        <translation>Geben Sie eine andere RESOLUTION an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/merge_terrain.cpp"/>
        <source>The merged terrain would have %1 x %2 cells</source>
        <translation>Das zusammengeführte Gelände hätte %1 x %2 Zellen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/merge_terrain.cpp"/>
        <source>it has at least one cell, and at most %1 along each side</source>
        <translation>es hat mindestens eine Zelle, und höchstens %1 auf jeder Seite</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/merge_terrain.cpp"/>
        <source>Look for a DEM that lies far from the others, or give an EXTENT or another RESOLUTION.</source>
        <translation>Suchen Sie ein Geländemodell, das weit von den anderen liegt, oder geben Sie EXTENT oder eine andere RESOLUTION an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/stream_order.cpp"/>
        <source>%1 has the width %2</source>
        <translation>%1 hat die Breite %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/stream_order.cpp"/>
        <source>it must be above 0 and at most %1 m</source>
        <translation>sie muss über 0 und höchstens %1 m sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/stream_order.cpp"/>
        <source>%1 has banks of 1 : %2</source>
        <translation>%1 hat Böschungen von 1 : %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/stream_order.cpp"/>
        <source>it must be from %1 to %2</source>
        <translation>erlaubt ist %1 bis %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/stream_order.cpp"/>
        <source>%1 has a level at one end only</source>
        <translation>%1 hat nur an einem Ende eine Höhe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/stream_order.cpp"/>
        <source>the levels between the ends are not known</source>
        <translation>die Höhen zwischen den Enden sind nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/stream_order.cpp"/>
        <source>Give both, or none and a depth.</source>
        <translation>Geben Sie beide an, oder keine und eine Tiefe.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/stream_order.cpp"/>
        <source>%1 has neither levels nor a depth</source>
        <translation>%1 hat weder Höhen noch eine Tiefe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/stream_order.cpp"/>
        <source>its bed is not known</source>
        <translation>seine Sohle ist nicht bekannt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/stream_order.cpp"/>
        <source>Write &apos;bed_begin&apos; and &apos;bed_end&apos;, or &apos;depth&apos;.</source>
        <translation>Schreiben Sie &apos;bed_begin&apos; und &apos;bed_end&apos;, oder &apos;depth&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/stream_order.cpp"/>
        <source>%1 has the depth %2</source>
        <translation>%1 hat die Tiefe %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/stream_order.cpp"/>
        <source>a bed runs along a line</source>
        <translation>eine Sohle verläuft entlang einer Linie</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/stream_order.cpp"/>
        <source>Draw it as a line.</source>
        <translation>Zeichnen Sie es als Linie.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/stream_order.cpp"/>
        <source>%1 has levels and several parts</source>
        <translation>%1 hat Höhen und mehrere Teile</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/stream_order.cpp"/>
        <source>it is not known where between the levels each part lies</source>
        <translation>es ist nicht bekannt, wo zwischen den Höhen jeder Teil liegt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/stream_order.cpp"/>
        <source>Split it with native:multiparttosingleparts, and give each part its levels.</source>
        <translation>Teilen Sie es mit native:multiparttosingleparts, und geben Sie jedem Teil seine Höhen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/warped_raster.cpp"/>
        <source>%1 cannot be placed on the map</source>
        <translation>%1 kann nicht auf die Karte gelegt werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/warped_raster.cpp"/>
        <source>Check its CRS.</source>
        <translation>Prüfen Sie das KBS.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/terrain/warped_raster.cpp"/>
        <source>%1 cannot be brought onto the grid</source>
        <translation>%1 kann nicht auf das Gitter gebracht werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/attribute.cpp"/>
        <source>it must be a number</source>
        <translation>es muss eine Zahl sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/attribute.cpp"/>
        <source>its comma may stand before decimals or behind thousands</source>
        <translation>das Komma kann vor Dezimalen oder hinter Tausendern stehen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/barrier_faces.cpp"/>
        <source>The geometry of %1 is a point</source>
        <translation>Die Geometrie von %1 ist ein Punkt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/barrier_faces.cpp"/>
        <source>a point holds no water back</source>
        <translation>ein Punkt hält kein Wasser zurück</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/barrier_faces.cpp"/>
        <source>Draw a line or a polygon.</source>
        <translation>Zeichnen Sie eine Linie oder ein Polygon.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/barrier_faces.cpp"/>
        <source>The geometry of %1 is no line</source>
        <translation>Die Geometrie von %1 ist keine Linie</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/barrier_faces.cpp"/>
        <source>a section counts what flows from one of its sides to the other</source>
        <translation>ein Querschnitt zählt, was von einer seiner Seiten zur anderen fließt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/barrier_faces.cpp"/>
        <source>Draw a line.</source>
        <translation>Zeichnen Sie eine Linie.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/breach_place.cpp"/>
        <source>%1 cannot widen its breach</source>
        <translation>Die Bresche von %1 kann nicht breiter werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/breach_place.cpp"/>
        <source>a breach widens along one line, and this is a polygon or has several parts</source>
        <translation>eine Bresche wird entlang einer Linie breiter, und dies ist ein Polygon oder hat mehrere Teile</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/breach_place.cpp"/>
        <source>Draw a line, or clear breach_width, breach_soil and breach_velocity.</source>
        <translation>Zeichnen Sie eine Linie, oder leeren Sie breach_width, breach_soil und breach_velocity.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/breach_place.cpp"/>
        <source>%1 breaches outside itself</source>
        <translation>%1 bricht außerhalb ihrer selbst</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/breach_place.cpp"/>
        <source>breach_at is %1 m, the line is %2 m long</source>
        <translation>breach_at ist %1 m, die Linie ist %2 m lang</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/breach_place.cpp"/>
        <source>Write a distance from the beginning of the line, or clear it: then it is the middle.</source>
        <translation>Schreiben Sie einen Abstand vom Anfang der Linie, oder leeren Sie das Feld: Dann ist es die Mitte.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/class_areas.cpp"/>
        <source>Take a smaller raster.</source>
        <translation>Nehmen Sie einen kleineren Rasterlayer.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/class_areas.cpp"/>
        <source>The outlines were not finished</source>
        <translation>Die Umrisse wurden nicht fertig</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/class_areas.cpp"/>
        <source>the run was cancelled</source>
        <translation>der Lauf wurde abgebrochen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/class_areas.cpp"/>
        <source>Start it again.</source>
        <translation>Starten Sie ihn noch einmal.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/class_areas.cpp"/>
        <source>The outlines cannot be drawn</source>
        <translation>Die Umrisse können nicht gezeichnet werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/class_areas.cpp"/>
        <source>GDAL could not find the areas</source>
        <translation>GDAL konnte die Gebiete nicht finden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/covered_cells.cpp"/>
        <source>The geometry of %1 cannot be read</source>
        <translation>Die Geometrie von %1 kann nicht gelesen werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/covered_cells.cpp"/>
        <source>this GDAL was built without GEOS</source>
        <translation>dieses GDAL wurde ohne GEOS gebaut</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/edge_faces.cpp"/>
        <source>The geometry of %1 is not a line</source>
        <translation>Die Geometrie von %1 ist keine Linie</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/edge_faces.cpp"/>
        <source>a boundary runs along the edge of the domain</source>
        <translation>eine Randlinie läuft entlang des Randes des Gebiets</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/edge_faces.cpp"/>
        <source>Draw it as a line along that edge.</source>
        <translation>Zeichnen Sie sie als Linie entlang dieses Randes.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/edge_faces.cpp"/>
        <source>No face of the domain&apos;s edge lies along %1</source>
        <translation>Keine Zellkante am Rand des Gebiets liegt an %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/edge_faces.cpp"/>
        <source>the nearest is %1 m away, more than %2 m</source>
        <translation>die nächste ist %1 m entfernt, mehr als %2 m</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/edge_faces.cpp"/>
        <source>no cell of the DEM lies at an edge near it</source>
        <translation>keine Zelle des DEM liegt dort an einem Rand</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/edge_faces.cpp"/>
        <source>Draw the line along the edge of the DEM or of its nodata area, within one cell of it.</source>
        <translation>Zeichnen Sie die Linie entlang des Randes des DEM oder seines NoData-Gebiets, höchstens eine Zelle davon entfernt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/footprints.cpp"/>
        <source>The buildings cover too many cells</source>
        <translation>Die Gebäude bedecken zu viele Zellen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/footprints.cpp"/>
        <source>more than 4 billion</source>
        <translation>mehr als 4 Milliarden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/footprints.cpp"/>
        <source>Split the layer of buildings.</source>
        <translation>Teilen Sie den Layer der Gebäude auf.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/geometry_parts.cpp"/>
        <source>Correct the feature, or remove it (native:removenullgeometries).</source>
        <translation>Berichtigen Sie das Objekt, oder entfernen Sie es (native:removenullgeometries).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/geometry_parts.cpp"/>
        <source>it is null</source>
        <translation>sie ist NULL</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/geometry_parts.cpp"/>
        <source>it is not well-known binary</source>
        <translation>sie ist kein Well-Known Binary</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/geometry_parts.cpp"/>
        <source>it is empty</source>
        <translation>sie ist leer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/geometry_parts.cpp"/>
        <source>The geometry of %1 is mixed</source>
        <translation>Die Geometrie von %1 ist gemischt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/geometry_parts.cpp"/>
        <source>it is a collection of points, lines or polygons</source>
        <translation>sie ist eine Sammlung von Punkten, Linien oder Polygonen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/geometry_parts.cpp"/>
        <source>Make one feature for each kind (native:multiparttosingleparts).</source>
        <translation>Machen Sie für jede Art ein eigenes Objekt daraus (native:multiparttosingleparts).</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/geometry_parts.cpp"/>
        <source>a coordinate of it is no place on Earth</source>
        <translation>eine ihrer Koordinaten ist kein Ort auf der Erde</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/geometry_parts.cpp"/>
        <source>Check the CRS of its layer, then the feature itself.</source>
        <translation>Prüfen Sie das KBS seines Layers, dann das Objekt selbst.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/layer_file.cpp"/>
        <source>the layer cannot be made</source>
        <translation>der Layer kann nicht angelegt werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/layer_file.cpp"/>
        <source>a field cannot be made</source>
        <translation>ein Feld kann nicht angelegt werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/layer_file.cpp"/>
        <source>its name does not tell the format</source>
        <translation>der Name sagt nicht, welches Format es ist</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/layer_file.cpp"/>
        <source>Give it a name that ends in .gpkg, .shp, .geojson, .csv or .fgb.</source>
        <translation>Geben Sie ihr einen Namen, der auf .gpkg, .shp, .geojson, .csv oder .fgb endet.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/layer_file.cpp"/>
        <source>the file cannot be made</source>
        <translation>die Datei kann nicht angelegt werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/structure_line.cpp"/>
        <source>The %1 of %2 lies outside DEM</source>
        <translation>%2: %1 außerhalb von DEM</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/structure_line.cpp"/>
        <source>Move it inside, or check the CRS of %1.</source>
        <translation>Verschieben Sie ihn hinein, oder prüfen Sie das KBS von %1.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/structure_line.cpp"/>
        <source>The %1 of %2 lies on nodata or a building</source>
        <translation>%2: %1 auf Nodata oder einem Gebäude</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/structure_line.cpp"/>
        <source>%1 is not a single line</source>
        <translation>%1 ist keine einzelne Linie</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/structure_line.cpp"/>
        <source>a structure leads from one place to another</source>
        <translation>ein Bauwerk führt von einem Ort zu einem anderen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/structure_line.cpp"/>
        <source>Draw a line from its inlet to its outlet, or a point where water is taken out.</source>
        <translation>Zeichnen Sie eine Linie vom Einlass zum Auslass, oder einen Punkt, an dem Wasser entnommen wird.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/structure_line.cpp"/>
        <source>place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/structure_line.cpp"/>
        <source>outlet</source>
        <translation>Auslass</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/structure_line.cpp"/>
        <source>Both ends of %1 lie in one cell</source>
        <translation>Beide Enden von %1 liegen in einer Zelle</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/structure_line.cpp"/>
        <source>it takes water from one cell of %1 m to another</source>
        <translation>es bringt Wasser von einer Zelle von %1 m in eine andere</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/structure_line.cpp"/>
        <source>Draw it longer, or use a finer DEM.</source>
        <translation>Zeichnen Sie es länger, oder nehmen Sie ein feineres DEM.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/vector_cells.cpp"/>
        <source>A polygon cannot be rasterised</source>
        <translation>Ein Polygon kann nicht gerastert werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/vector_cells.cpp"/>
        <source>Repair it with native:fixgeometries.</source>
        <translation>Reparieren Sie es mit native:fixgeometries.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/vector_cells.cpp"/>
        <source>The geometry of %1 is invalid</source>
        <translation>Die Geometrie von %1 ist ungültig</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/vector_cells.cpp"/>
        <source>it crosses itself</source>
        <translation>sie kreuzt sich selbst</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/vector_files.cpp"/>
        <source>a file that ends in %1 holds a layer, not a table</source>
        <translation>eine Datei, die auf %1 endet, enthält einen Layer, keine Tabelle</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/vector_files.cpp"/>
        <source>it cannot be opened again</source>
        <translation>sie kann nicht wieder geöffnet werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/vector_files.cpp"/>
        <source>its table is missing</source>
        <translation>ihre Tabelle fehlt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/vector_files.cpp"/>
        <source>its last line is cut</source>
        <translation>ihre letzte Zeile ist abgeschnitten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/vector_files.cpp"/>
        <source>its CRS is missing</source>
        <translation>ihr KBS fehlt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/vector_files.cpp"/>
        <source>it has %1 of %2 {row|rows}</source>
        <translation>sie hat %1 von %2 {Zeile|Zeilen}</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/vector_layer.cpp"/>
        <source>%1 &apos;%2&apos; cannot be opened</source>
        <translation>%1 &apos;%2&apos; kann nicht geöffnet werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/vector_layer.cpp"/>
        <source>it is no vector layer that GDAL knows</source>
        <translation>es ist kein Vektorlayer, den GDAL kennt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/vector_layer.cpp"/>
        <source>Check the path, and choose a vector file or a table.</source>
        <translation>Prüfen Sie den Pfad, und wählen Sie eine Vektordatei oder eine Tabelle.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/vector_layer.cpp"/>
        <source>its layers are: %1</source>
        <translation>ihre Layer sind: %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/vector_layer.cpp"/>
        <source>Name one of them.</source>
        <translation>Nennen Sie einen davon.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/vector_layer.cpp"/>
        <source>its subset selects nothing</source>
        <translation>der Filter wählt nichts aus</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/vector_layer.cpp"/>
        <source>Correct the condition behind &apos;subset=&apos;.</source>
        <translation>Berichtigen Sie die Bedingung hinter &apos;subset=&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/vector_layer.cpp"/>
        <source>from %1 to %2</source>
        <translation>von %1 bis %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/vector_layer.cpp"/>
        <source>Check its file, and the condition behind &apos;subset=&apos;.</source>
        <translation>Prüfen Sie die Datei, und die Bedingung hinter &apos;subset=&apos;.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/io/vector/vector_layer.cpp"/>
        <source>a point of it has no place there</source>
        <translation>einer der Punkte hat dort keinen Ort</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/burn_streams.cpp"/>
        <source>flood,stream,river,channel,bed,burn,carve,breach,embankment,culvert,dem,terrain</source>
        <translation>Überflutung,Hochwasser,Bach,Fluss,Gewässer,Gerinne,Sohle,einschneiden,eintiefen,Damm,Durchlass,DGM,Gelände</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/burn_streams.cpp"/>
        <source>Cuts the beds of streams into an elevation model that does not show them.</source>
        <translation>Schneidet die Sohlen von Gewässern in ein Geländemodell ein, das sie nicht zeigt.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/burn_streams.cpp"/>
        <source>&lt;p&gt;Cuts the beds of streams into an elevation model: surveys from the air see the water and not the bed, and bridges where the stream goes on. The ground is lowered only, nowhere raised.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Streams&lt;/strong&gt; are lines. Each may have these fields; where one is missing or empty, the value of the dialog holds: &apos;width&apos; (m), &apos;depth&apos; (m), &apos;shape&apos;, &apos;bank_slope&apos;, &apos;bed_begin&apos; and &apos;bed_end&apos; (m, elevations of the bed at the ends of the line).&lt;/p&gt;&lt;p&gt;&lt;strong&gt;The bed&lt;/strong&gt; runs straight between both levels, where a line has them. Elsewhere it follows the ground downwards, at least the depth below it, and rises nowhere, through embankments and bridges too; a line drawn uphill is taken from its other end, and a line that goes on from others begins no higher than these end. A pit in the elevation model makes everything downstream as deep: look at the largest lowering in the log, and remove pits before.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Cross-sections&lt;/strong&gt;: &lt;i&gt;rectangle&lt;/i&gt; of the width; &lt;i&gt;trapezoid&lt;/i&gt;: a bed of the width, with banks that rise to the ground by the bank slope (they end where they stand twice as high above the bed as the ground at the line did); &lt;i&gt;triangle&lt;/i&gt; and &lt;i&gt;parabola&lt;/i&gt;: as wide as the width at the depth above the bed (without a depth: at the mean depth of the bed below the ground). Cells that the line passes have the bed throughout, so the bed is connected by the sides of cells however narrow it is; others have the mean of the cross-section over the cell.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Culverts&lt;/strong&gt;: where a culvert passes the water in the simulation (layer STRUCTURES), its embankment must stay. Between the ends of each line of CULVERTS that lies along a stream nothing is lowered. Of a layer of structures those of the type &apos;culvert&apos; and &apos;gate&apos; count.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Schneidet die Sohlen von Gewässern in ein Geländemodell ein: Aufnahmen aus der Luft sehen das Wasser und nicht die Sohle, und Brücken, wo der Bach weiterfließt. Das Gelände wird nur abgesenkt, nirgends angehoben.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Gewässer&lt;/strong&gt; sind Linien. Jede kann diese Felder haben; wo eines fehlt oder leer ist, gilt der Wert des Dialogs: &apos;width&apos; (Breite, m), &apos;depth&apos; (Tiefe, m), &apos;shape&apos; (Form), &apos;bank_slope&apos; (Böschung), &apos;bed_begin&apos; und &apos;bed_end&apos; (m, Höhen der Sohle an den Enden der Linie).&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Die Sohle&lt;/strong&gt; verläuft gerade zwischen beiden Höhen, wo eine Linie sie hat. Sonst folgt sie dem Gelände abwärts, mindestens um die Tiefe darunter, und steigt nirgends, auch nicht durch Dämme und Brücken; eine bergauf gezeichnete Linie zählt von ihrem anderen Ende, und eine Linie, die andere fortsetzt, beginnt nicht höher, als diese enden. Ein Loch im Geländemodell macht alles stromab so tief: Sehen Sie auf die größte Absenkung im Protokoll, und entfernen Sie Löcher vorher.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Querschnitte&lt;/strong&gt;: &lt;i&gt;rectangle&lt;/i&gt; (Rechteck) mit der Breite; &lt;i&gt;trapezoid&lt;/i&gt; (Trapez): eine Sohle mit der Breite und Böschungen, die mit ihrer Neigung bis zum Gelände steigen (sie enden, wo sie doppelt so hoch über der Sohle stehen wie vorher das Gelände an der Linie); &lt;i&gt;triangle&lt;/i&gt; (Dreieck) und &lt;i&gt;parabola&lt;/i&gt; (Parabel): so breit wie die Breite in der Höhe der Tiefe über der Sohle (ohne Tiefe: in der mittleren Tiefe der Sohle unter dem Gelände). Zellen, durch die die Linie geht, haben ganz die Sohle, so dass diese über die Seiten der Zellen zusammenhängt, wie schmal sie auch ist; andere haben das Mittel des Querschnitts über die Zelle.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Durchlässe&lt;/strong&gt;: Wo in der Simulation ein Durchlass (Layer STRUCTURES) das Wasser durchlässt, muss sein Damm bleiben. Zwischen den Enden jeder Linie von CULVERTS, die an einem Gewässer liegt, wird nichts abgesenkt. Von einem Layer mit Bauwerken zählen die vom Typ &apos;culvert&apos; und &apos;gate&apos;.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/burn_streams.hpp"/>
        <source>Burn streams into the terrain</source>
        <translation>Gewässer ins Gelände einschneiden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/design_storm.cpp"/>
        <source>flood,rain,storm,design storm,hyetograph,chicago,alternating block,euler,idf,depth duration,pluvial</source>
        <translation>Überflutung,Hochwasser,Regen,Starkregen,Bemessungsregen,Modellregen,Chicago,Euler,KOSTRA,Niederschlag,Dauerstufe,pluvial</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/design_storm.cpp"/>
        <source>Makes a design storm from depths of rain by duration, or from a formula of their intensity.</source>
        <translation>Macht einen Modellregen aus Niederschlagshöhen nach Dauerstufen oder aus einer Formel ihrer Intensität.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/design_storm.cpp"/>
        <source>&lt;p&gt;Makes the table of rain that &lt;i&gt;Simulate flood&lt;/i&gt; reads from the rain statistics of a place: depths by duration for a return period, or the coefficients of a formula of intensity.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Shapes&lt;/strong&gt;: &lt;i&gt;chicago&lt;/i&gt; (Keifer and Chu 1957): within each duration around the peak falls just the depth of that duration; the table holds the means of the time steps. &lt;i&gt;alternating_block&lt;/i&gt; (Chow, Maidment and Mays 1988): what falls in each step more than in shorter durations, the largest in the place of the peak, the others by turns after and before it. &lt;i&gt;euler_2&lt;/i&gt; (Euler type II of DWA-A 118): the largest block begins at 0.3 of the duration, rounded down to a whole step; before it the next smaller ones backwards, after it the rest. &lt;i&gt;uniform&lt;/i&gt;: the same rate throughout.&lt;/p&gt;&lt;p&gt;All shapes have the depth of the whole duration. Between the durations of a table depths follow straight lines of their logarithms. In the table rain changes within a second from step to step.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Macht die Regentabelle, die &lt;i&gt;Überflutung simulieren&lt;/i&gt; liest, aus der Niederschlagsstatistik eines Ortes: Höhen nach Dauerstufen für eine Jährlichkeit, oder die Koeffizienten einer Formel der Intensität.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Formen&lt;/strong&gt;: &lt;i&gt;chicago&lt;/i&gt; (Keifer und Chu 1957): Innerhalb jeder Dauer um die Spitze fällt genau die Höhe dieser Dauer; die Tabelle enthält die Mittel der Zeitschritte. &lt;i&gt;alternating_block&lt;/i&gt; (Chow, Maidment und Mays 1988): was in jedem Schritt mehr fällt als in kürzeren Dauern, der größte an der Stelle der Spitze, die anderen abwechselnd danach und davor. &lt;i&gt;euler_2&lt;/i&gt; (Euler Typ II nach DWA-A 118): Der größte Block beginnt bei 0.3 der Dauer, abgerundet auf einen ganzen Schritt; davor die nächstkleineren rückwärts, danach der Rest. &lt;i&gt;uniform&lt;/i&gt;: durchweg dieselbe Rate.&lt;/p&gt;&lt;p&gt;Alle Formen haben die Höhe der ganzen Dauer. Zwischen den Dauerstufen einer Tabelle folgen die Höhen geraden Linien ihrer Logarithmen. In der Tabelle ändert sich der Regen innerhalb einer Sekunde von Schritt zu Schritt.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/design_storm.hpp"/>
        <source>Design a storm</source>
        <translation>Modellregen entwerfen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/fix_terrain.cpp"/>
        <source>flood,dem,terrain,error,spike,pit,outlier,bridge,culvert,channel,breach,clean,repair</source>
        <translation>Überflutung,Hochwasser,DGM,Gelände,Fehler,Spitze,Loch,Ausreißer,Brücke,Durchlass,Gerinne,durchstechen,bereinigen,reparieren</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/fix_terrain.cpp"/>
        <source>Finds spikes, pits and bridges in an elevation model, proposes to remove them, and does so.</source>
        <translation>Findet Spitzen, Löcher und Brücken in einem Geländemodell, schlägt vor, sie zu entfernen, und tut es.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/fix_terrain.cpp"/>
        <source>&lt;p&gt;Finds what is no ground in an elevation model, and proposes what to do about it. Nothing is changed until you say so.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Spikes and pits&lt;/strong&gt; are a few cells beside each other that stand out from all cells around them by more than the height, and by more than those within two cells of them differ among themselves: masts, trees, birds, reflections. Each is a point; it gets the median of the cells around it (&apos;new_m&apos;).&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Bridges&lt;/strong&gt; are narrow raised strips across a channel, which dam it up. Each is a line from the channel on one side to that on the other, with the width of the channel and its bed at both ends; a bed of that width is cut through. The channel must go on straight for three times its width, with banks on both sides, and no lower way around the strip may be nearby. A dike along a valley is no bridge. Where a culvert passes the water, draw it as a structure and do not cut its embankment.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;In two steps&lt;/strong&gt;: run it and look at the points and lines on the map. Set &apos;accept&apos; to 0 where something is right as it is, correct &apos;new_m&apos;, &apos;bed_begin&apos;, &apos;bed_end&apos; or &apos;width&apos;, delete or draw others. Then run it again with these layers as accepted spots and bridges: only what they hold is done. &lt;strong&gt;In one step&lt;/strong&gt;: with Apply, all that is found is done at once.&lt;/p&gt;&lt;p&gt;Bridges can also be given to &lt;i&gt;Burn streams into the terrain&lt;/i&gt;.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Findet in einem Geländemodell, was kein Gelände ist, und schlägt vor, was damit geschehen soll. Nichts wird geändert, bis Sie es sagen.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Spitzen und Löcher&lt;/strong&gt; sind wenige Zellen nebeneinander, die sich von allen Zellen um sie um mehr als die Höhe abheben, und um mehr, als die Zellen im Umkreis von zwei Zellen sich voneinander unterscheiden: Masten, Bäume, Vögel, Spiegelungen. Jede Stelle ist ein Punkt; sie bekommt den Median der Zellen um sie (&apos;new_m&apos;).&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Brücken&lt;/strong&gt; sind schmale erhöhte Streifen quer über ein Gerinne, die es aufstauen. Jede ist eine Linie vom Gerinne auf der einen Seite zu dem auf der anderen, mit der Breite des Gerinnes und seiner Sohle an beiden Enden; eine Sohle dieser Breite wird durchgestochen. Das Gerinne muss auf das Dreifache seiner Breite gerade weitergehen, mit Ufern auf beiden Seiten, und in der Nähe darf kein tieferer Weg um den Streifen führen. Ein Deich entlang eines Tals ist keine Brücke. Wo ein Durchlass das Wasser durchlässt, zeichnen Sie ihn als Bauwerk und stechen seinen Damm nicht durch.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;In zwei Schritten&lt;/strong&gt;: Führen Sie den Algorithmus aus und sehen Sie die Punkte und Linien auf der Karte an. Setzen Sie &apos;accept&apos; auf 0, wo etwas so stimmt, verbessern Sie &apos;new_m&apos;, &apos;bed_begin&apos;, &apos;bed_end&apos; oder &apos;width&apos;, löschen Sie manche oder zeichnen Sie andere. Dann führen Sie ihn noch einmal aus, mit diesen Layern als angenommenen Stellen und Brücken: Nur was sie enthalten, geschieht. &lt;strong&gt;In einem Schritt&lt;/strong&gt;: Mit Anwenden geschieht sofort alles, was gefunden wird.&lt;/p&gt;&lt;p&gt;Brücken kann man auch &lt;i&gt;Gewässer ins Gelände einschneiden&lt;/i&gt; geben.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/fix_terrain.hpp"/>
        <source>Fix the terrain</source>
        <translation>Gelände bereinigen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/hydrograph.cpp"/>
        <source>hydrograph,design flood,discharge,inflow,peak,volume,gamma,nash,check,plot,time series</source>
        <translation>Ganglinie,Bemessungshochwasser,Hochwasserganglinie,Durchfluss,Abfluss,Zufluss,Scheitel,Volumen,Fülle,Gamma,Nash,prüfen,Diagramm,Zeitreihe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/hydrograph.cpp"/>
        <source>Designs a hydrograph from its peak, time to peak and volume; checks and plots hydrographs.</source>
        <translation>Entwirft eine Ganglinie aus Scheitel, Anstiegszeit und Volumen; prüft und zeichnet Ganglinien.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/hydrograph.cpp"/>
        <source>&lt;p&gt;Makes the table of &lt;i&gt;hydrographs&lt;/i&gt; that &lt;i&gt;Simulate flood&lt;/i&gt; reads, checks it and plots it.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Design&lt;/strong&gt;: give peak and time to peak, and the volume where it is known. The shape is that of a gamma function (a cascade of equal reservoirs, Nash 1957): q = base + (peak - base) (t/tp)^n exp(n (1 - t/tp)); n follows from the volume. The table, linear between its rows as in the simulation, has the given volume, and the peak is one of its rows. Values that no such shape can have are refused, with the volumes that are possible.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Check&lt;/strong&gt;: give a table of hydrographs. The log and the page report the peak, time of peak and volume of each, and jumps, gaps, negative discharges and missing limbs. A design that is given as well is added to the table.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Units&lt;/strong&gt;: m³/s, hours, m³; levels in m.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Erstellt die Tabelle der &lt;i&gt;Ganglinien&lt;/i&gt;, die &lt;i&gt;Überflutung simulieren&lt;/i&gt; liest, prüft und zeichnet sie.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Entwurf&lt;/strong&gt;: Geben Sie Scheitel und Anstiegszeit an, und das Volumen, wenn es bekannt ist. Die Form ist die einer Gammafunktion (eine Kaskade gleicher Speicher, Nash 1957): q = Basis + (Scheitel - Basis) (t/tp)^n exp(n (1 - t/tp)); n folgt aus dem Volumen. Die Tabelle, linear zwischen ihren Zeilen wie in der Simulation, hat das gegebene Volumen, und der Scheitel ist eine ihrer Zeilen. Werte, die keine solche Form haben kann, werden abgelehnt, mit den möglichen Volumen.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Prüfung&lt;/strong&gt;: Geben Sie eine Tabelle von Ganglinien an. Protokoll und Seite nennen Scheitel, Zeit des Scheitels und Volumen von jeder, und Sprünge, Lücken, negative Durchflüsse und fehlende Äste. Ein Entwurf, der auch angegeben ist, wird zur Tabelle hinzugefügt.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Einheiten&lt;/strong&gt;: m³/s, Stunden, m³; Wasserstände in m.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/hydrograph.hpp"/>
        <source>Design or check hydrographs</source>
        <translation>Ganglinien entwerfen oder prüfen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/input_layers.cpp"/>
        <source>flood,input,layers,geopackage,template,digitize,draw,form,inflow,barrier,levee,dike,culvert,weir,pump,boundary,lake,rain,gauge,buildings</source>
        <translation>Überflutung,Hochwasser,Eingabe,Layer,GeoPackage,Vorlage,digitalisieren,zeichnen,Formular,Zufluss,Barriere,Damm,Deich,Durchlass,Wehr,Pumpe,Rand,See,Regen,Pegel,Gebäude</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/input_layers.cpp"/>
        <source>Makes empty layers for inflows, barriers, structures, boundaries, water bodies, places of rain, gauges, sections and buildings.</source>
        <translation>Legt leere Layer für Zuflüsse, Barrieren, Bauwerke, Randlinien, Gewässer, Orte des Regens, Pegel, Querschnitte und Gebäude an.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/input_layers.cpp"/>
        <source>&lt;p&gt;Makes a GeoPackage with an empty layer for each thing that can be drawn: inflows, barriers, structures, inlets, boundary lines, water bodies, places of rain, gauges, sections and buildings. They have the CRS of the elevation model, the fields that &lt;i&gt;Simulate flood&lt;/i&gt; and the other algorithms look for, and forms with lists and defaults.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Then&lt;/strong&gt;: choose a layer, Toggle Editing, draw, fill in the form, save; and give the layer to &lt;i&gt;Simulate flood&lt;/i&gt;. A layer that stays empty need not be given.&lt;/p&gt;&lt;p&gt;An &lt;strong&gt;inflow&lt;/strong&gt; is a line across the river bed, with a constant discharge or the name of a hydrograph. &lt;strong&gt;Barriers&lt;/strong&gt; have a height above ground or a crest. &lt;strong&gt;Structures&lt;/strong&gt; are lines from where water enters to where it leaves: culvert, shaft, weir, gate, pump, and sink, which takes water out of the model; or lines across the flow: bridge and crest. The titles of their fields say for which kinds each counts. &lt;strong&gt;Inlets&lt;/strong&gt; of the street drainage are points. &lt;strong&gt;Boundary lines&lt;/strong&gt; run along the edge of the elevation model. &lt;strong&gt;Places of rain&lt;/strong&gt; are gauges with a series each in the table of rain.&lt;/p&gt;&lt;p&gt;A file that exists is never overwritten: it may hold what was drawn.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Legt ein GeoPackage mit einem leeren Layer für alles an, was gezeichnet werden kann: Zuflüsse, Barrieren, Bauwerke, Straßeneinläufe, Randlinien, Gewässer, Orte des Regens, Pegel, Querschnitte und Gebäude. Sie haben das KBS des Geländemodells, die Felder, nach denen &lt;i&gt;Überflutung simulieren&lt;/i&gt; und die anderen Algorithmen suchen, und Formulare mit Listen und Vorgaben.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Danach&lt;/strong&gt;: Wählen Sie einen Layer, schalten Sie den Bearbeitungsmodus ein, zeichnen Sie, füllen Sie das Formular aus, speichern Sie; und geben Sie den Layer bei &lt;i&gt;Überflutung simulieren&lt;/i&gt; an. Ein Layer, der leer bleibt, muss nicht angegeben werden.&lt;/p&gt;&lt;p&gt;Ein &lt;strong&gt;Zufluss&lt;/strong&gt; ist eine Linie quer über das Flussbett, mit einem konstanten Durchfluss oder dem Namen einer Ganglinie. &lt;strong&gt;Barrieren&lt;/strong&gt; haben eine Höhe über Gelände oder eine Krone. &lt;strong&gt;Bauwerke&lt;/strong&gt; sind Linien von dort, wo Wasser eintritt, nach dort, wo es austritt: culvert (Durchlass), shaft (Schacht), weir (Wehr), gate (Schütz), pump (Pumpe) und sink (Entnahme), das Wasser aus dem Modell nimmt; oder Linien quer zur Strömung: bridge (Brücke) und crest (Krone). Die Titel ihrer Felder sagen, für welche Arten jedes zählt. &lt;strong&gt;Straßeneinläufe&lt;/strong&gt; sind Punkte. &lt;strong&gt;Randlinien&lt;/strong&gt; laufen entlang des Randes des Geländemodells. &lt;strong&gt;Orte des Regens&lt;/strong&gt; sind Messstellen mit je einer Reihe in der Regentabelle.&lt;/p&gt;&lt;p&gt;Eine vorhandene Datei wird nie überschrieben: Sie kann enthalten, was gezeichnet wurde.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/input_layers.hpp"/>
        <source>Make input layers</source>
        <translation>Eingabelayer anlegen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/manning_from_land_cover.cpp"/>
        <source>manning,roughness,friction,land cover,land use,worldcover,corine,clc,strickler,flood</source>
        <translation>Manning,Rauheit,Reibung,Landbedeckung,Landnutzung,worldcover,corine,clc,Strickler,Überflutung,Hochwasser</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/manning_from_land_cover.cpp"/>
        <source>Computes a raster of Manning&apos;s n for the flood simulation from land cover.</source>
        <translation>Berechnet aus der Landbedeckung einen Rasterlayer von Manning n für die Überflutungssimulation.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/manning_from_land_cover.cpp"/>
        <source>&lt;p&gt;Gives each cell of an elevation model the roughness (Manning&apos;s n, s m&lt;sup&gt;-1/3&lt;/sup&gt;) of its land cover: the roughness raster of &lt;i&gt;Simulate flood&lt;/i&gt;.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Land cover&lt;/strong&gt;: a raster of class numbers, polygons with a class, or both; in any CRS. A cell has the class of the raster at its centre. A polygon sets the class of the cells whose centre it holds; later polygons replace earlier ones, and polygons replace the raster.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Roughness&lt;/strong&gt;: the tables that come with Spate, for ESA WorldCover (classes 10 to 100) and CORINE (codes 111 to 523, and the raster codes 1 to 44), or your own with the columns &lt;i&gt;class&lt;/i&gt; and &lt;i&gt;manning&lt;/i&gt;. Rows of your own table replace those of the other one. The values that come with Spate are from Chow (1959) and the HEC-RAS 2D manual. In their built-up classes the buildings are part of the roughness: if the simulation takes buildings out of the flow, give those classes the roughness of streets (0.02 to 0.03).&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Classes that are not in the table&lt;/strong&gt; are listed in the log with their number of cells; they and cells without land cover get the default.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Gibt jeder Zelle eines Geländemodells die Rauheit (Manning n, s m&lt;sup&gt;-1/3&lt;/sup&gt;) ihrer Landbedeckung: die Rauheit als Rasterlayer für &lt;i&gt;Überflutung simulieren&lt;/i&gt;.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Landbedeckung&lt;/strong&gt;: ein Rasterlayer mit Klassennummern, Polygone mit einer Klasse, oder beides; in beliebigem KBS. Eine Zelle hat die Klasse des Rasterlayers an ihrem Mittelpunkt. Ein Polygon setzt die Klasse der Zellen, deren Mittelpunkt darin liegt; spätere Polygone ersetzen frühere, und Polygone ersetzen den Rasterlayer.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Rauheit&lt;/strong&gt;: die Tabellen, die Spate mitbringt, für ESA WorldCover (Klassen 10 bis 100) und CORINE (Codes 111 bis 523, und die Rastercodes 1 bis 44), oder Ihre eigene mit den Spalten &lt;i&gt;class&lt;/i&gt; und &lt;i&gt;manning&lt;/i&gt;. Zeilen Ihrer eigenen Tabelle ersetzen die der anderen. Die Werte, die Spate mitbringt, stammen von Chow (1959) und aus dem HEC-RAS-2D-Handbuch. In ihren bebauten Klassen gehören die Gebäude zur Rauheit: Wenn die Simulation Gebäude vom Fließen ausnimmt, geben Sie diesen Klassen die Rauheit von Straßen (0,02 bis 0,03).&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Klassen, die nicht in der Tabelle stehen&lt;/strong&gt;, führt das Protokoll mit der Zahl ihrer Zellen auf; sie und Zellen ohne Landbedeckung bekommen die Vorgabe.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/manning_from_land_cover.hpp"/>
        <source>Manning&apos;s n from land cover</source>
        <translation>Manning n aus Landbedeckung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/merge_terrain.cpp"/>
        <source>flood,dem,dtm,terrain,elevation,merge,mosaic,blend,feather,seam,bathymetry</source>
        <translation>Überflutung,Hochwasser,DGM,Gelände,Höhen,zusammenführen,Mosaik,überblenden,Übergang,Naht,Peilung</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/merge_terrain.cpp"/>
        <source>Makes one elevation model of several, in their order, with smooth seams.</source>
        <translation>Macht aus mehreren Geländemodellen in ihrer Reihenfolge eines, mit glatten Nähten.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/merge_terrain.cpp"/>
        <source>&lt;p&gt;Makes one elevation model of several: a survey of the river bed over one of the valley, a new embankment over an old survey, tiles beside each other. At each place the first in the list that has data wins; what lies below it fills its holes and goes on where it ends.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Seams&lt;/strong&gt;: within the blend width from where an elevation model ends and another goes on, its values are mixed with those below it, so that there is no step at the seam: all of the other at the seam, all of its own at the blend width. Where both overlap by less than that, the mixing takes what there is; where they do not overlap, nothing can be mixed. Everywhere else values are not changed.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Grid&lt;/strong&gt;: that of the first, whose values are then kept to the last bit, unless a CRS or a resolution is given. Others are resampled: bilinear, or the mean of what lies in a cell where its cells are at least twice as wide as theirs.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Offsets&lt;/strong&gt;: the log says for each how far it lies above those below it, where both have data, and warns from 0.2 m on: different vertical datums make a step that blending only hides. The work is done in strips; large rasters need little memory.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Macht aus mehreren Geländemodellen eines: eine Peilung der Flusssohle über einer Aufnahme des Tals, ein neuer Damm über einer alten Aufnahme, Kacheln nebeneinander. An jeder Stelle gilt das erste der Liste, das dort Daten hat; was darunter liegt, füllt seine Lücken und geht weiter, wo es endet.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Nähte&lt;/strong&gt;: In der Breite des Übergangs von dort, wo ein Geländemodell endet und ein anderes weitergeht, werden seine Werte mit denen darunter gemischt, damit an der Naht keine Stufe ist: an der Naht ganz das andere, in der Breite des Übergangs ganz das eigene. Wo beide sich weniger überlappen, nimmt die Mischung, was da ist; wo sie sich nicht überlappen, kann nichts gemischt werden. Überall sonst ändern sich die Werte nicht.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Gitter&lt;/strong&gt;: das des ersten, dessen Werte dann bis aufs letzte Bit bleiben, wenn kein KBS und keine Auflösung angegeben ist. Andere werden umgerechnet: bilinear, oder als Mittel dessen, was in einer Zelle liegt, wo seine Zellen mindestens doppelt so breit sind wie ihre.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Versatz&lt;/strong&gt;: Das Protokoll sagt für jedes, wie weit es über denen darunter liegt, wo beide Daten haben, und warnt ab 0.2 m: Verschiedene Höhensysteme machen eine Stufe, die ein Übergang nur versteckt. Gearbeitet wird in Streifen; große Raster brauchen wenig Speicher.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/prepare/merge_terrain.hpp"/>
        <source>Merge terrains</source>
        <translation>Gelände zusammenführen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/destinations.cpp"/>
        <source>%1 would overwrite %2</source>
        <translation>%1 würde %2 überschreiben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/destinations.cpp"/>
        <source>Choose a file that ends in .csv, .gpkg or .xlsx.</source>
        <translation>Wählen Sie eine Datei, die auf .csv, .gpkg oder .xlsx endet.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/destinations.cpp"/>
        <source>&apos;%1&apos; would overwrite %2</source>
        <translation>&apos;%1&apos; würde %2 überschreiben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/destinations.cpp"/>
        <source>it is read as an input</source>
        <translation>es wird als Eingabe gelesen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/labelled_feedback.cpp"/>
        <source>%1 In the dialog: %2.</source>
        <translation>%1 Im Dialog: %2.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/layer_inputs.cpp"/>
        <source>%1 cannot be opened</source>
        <translation>%1 kann nicht geöffnet werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/layer_inputs.cpp"/>
        <source>&apos;%1&apos; is not a vector layer</source>
        <translation>&apos;%1&apos; ist kein Vektorlayer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/layer_inputs.cpp"/>
        <source>Choose a vector file or layer.</source>
        <translation>Wählen Sie eine Vektordatei oder einen Vektorlayer.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/layer_sources.cpp"/>
        <source>&apos;%1&apos; is not a raster</source>
        <translation>&apos;%1&apos; ist kein Rasterlayer</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/layer_sources.cpp"/>
        <source>Choose a raster file or layer.</source>
        <translation>Wählen Sie eine Rasterdatei oder einen Rasterlayer.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/layer_sources.cpp"/>
        <source>%1 is a layer of the type &apos;%2&apos;</source>
        <translation>%1 ist ein Layer vom Typ &apos;%2&apos;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/layer_sources.cpp"/>
        <source>only rasters that GDAL opens can be read</source>
        <translation>nur Rasterlayer, die GDAL öffnet, können gelesen werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/layer_sources.cpp"/>
        <source>Export it to a GeoTIFF first.</source>
        <translation>Exportieren Sie ihn zuerst als GeoTIFF.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/layer_sources.cpp"/>
        <source>%1 is opened with options of its driver</source>
        <translation>%1 ist mit Optionen des Treibers geöffnet</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/layer_sources.cpp"/>
        <source>&apos;%1&apos; is not read as QGIS shows it without them</source>
        <translation>ohne sie würde &apos;%1&apos; nicht so gelesen, wie QGIS es zeigt</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/layer_sources.cpp"/>
        <source>&apos;%1&apos; is not a table</source>
        <translation>&apos;%1&apos; ist keine Tabelle</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/layer_sources.cpp"/>
        <source>Choose a CSV file or a layer.</source>
        <translation>Wählen Sie eine CSV-Datei oder einen Layer.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/layer_style.cpp"/>
        <source>The style of &apos;%1&apos; could not be applied: %2</source>
        <translation>Der Stil von &apos;%1&apos; konnte nicht angewandt werden: %2</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/result_group.cpp"/>
        <source>Run %1</source>
        <translation>Lauf %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/result_group.cpp"/>
        <source>en</source>
        <translation>de</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/result_group.cpp"/>
        <source>Maps</source>
        <translation>Karten</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/result_sink.cpp"/>
        <source>&apos;%1&apos; cannot be created</source>
        <translation>&apos;%1&apos; kann nicht angelegt werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/result_sink.cpp"/>
        <source>%1 cannot be written to its end</source>
        <translation>%1 kann nicht bis zum Ende geschrieben werden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/result_sink.cpp"/>
        <source>Free some space, or choose another file or format.</source>
        <translation>Schaffen Sie Platz, oder wählen Sie eine andere Datei oder ein anderes Format.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/result_sink.cpp"/>
        <source>%1: a shapefile cuts the names of fields to %2 letters (styles and other algorithms do not find them). Choose a GeoPackage.</source>
        <translation>%1: Ein Shapefile kürzt die Namen von Feldern auf %2 Buchstaben (Stile und andere Algorithmen finden sie nicht). Wählen Sie ein GeoPackage.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/row_keys.cpp"/>
        <source>The field &apos;%1&apos; of the input is named &apos;%2&apos; in the result, since it cannot be the key of its rows.</source>
        <translation>Das Feld &apos;%1&apos; der Eingabe heißt im Ergebnis &apos;%2&apos;, da es nicht der Schlüssel der Zeilen sein kann.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/spate_algorithm.cpp"/>
        <source>Use larger cells, a smaller area, or fewer arrival depths.</source>
        <translation>Nehmen Sie größere Zellen, ein kleineres Gebiet oder weniger Ankunftstiefen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/spate_algorithm.cpp"/>
        <source>An unknown error occurred.</source>
        <translation>Ein unbekannter Fehler ist aufgetreten.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/spate_algorithm.cpp"/>
        <source>or</source>
        <translation>oder</translation>
    </message>
    <message>
        <location filename="../../../algorithms/qgis/spate_algorithm.cpp"/>
        <source>it must be a finite number</source>
        <translation>es muss eine endliche Zahl sein</translation>
    </message>
    <message>
        <location filename="../../../algorithms/report/flood_frame.cpp"/>
        <source>%1 since the start</source>
        <translation>%1 seit dem Beginn</translation>
    </message>
    <message>
        <location filename="../../../algorithms/report/flood_frame.cpp"/>
        <source>since the start</source>
        <translation>seit dem Beginn</translation>
    </message>
    <message>
        <location filename="../../../algorithms/report/flood_frame.cpp"/>
        <source>Water depth</source>
        <translation>Wassertiefe</translation>
    </message>
    <message>
        <location filename="../../../algorithms/report/flood_frame.cpp"/>
        <source>Velocity</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/report/flood_frame.cpp"/>
        <source>up to %1 m/s</source>
        <translation>bis %1 m/s</translation>
    </message>
    <message>
        <location filename="../../../algorithms/report/html_page.cpp"/>
        <source>%1 billion</source>
        <translation>%1 Milliarden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/report/html_page.cpp"/>
        <source>%1 million</source>
        <translation>%1 Millionen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/report/html_page.cpp"/>
        <source>%1 ha</source>
        <translation>%1 ha</translation>
    </message>
    <message>
        <location filename="../../../algorithms/report/html_page.cpp"/>
        <source>%1 m²</source>
        <translation>%1 m²</translation>
    </message>
    <message>
        <location filename="../../../algorithms/report/html_page.cpp"/>
        <source>Choose another folder, or check its permissions and free space.</source>
        <translation>Wählen Sie einen anderen Ordner, oder prüfen Sie seine Zugriffsrechte und den freien Platz.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/report/html_page.cpp"/>
        <source>it is a page in HTML</source>
        <translation>es ist eine Seite in HTML</translation>
    </message>
    <message>
        <location filename="../../../algorithms/report/html_page.cpp"/>
        <source>Choose a file that ends in .html.</source>
        <translation>Wählen Sie eine Datei, die auf .html endet.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/report/map_classes.cpp"/>
        <source>more than %1 less</source>
        <translation>mehr als %1 weniger</translation>
    </message>
    <message>
        <location filename="../../../algorithms/report/map_classes.cpp"/>
        <source>%1 to %2 less</source>
        <translation>%1 bis %2 weniger</translation>
    </message>
    <message>
        <location filename="../../../algorithms/report/map_classes.cpp"/>
        <source>about the same, to %1</source>
        <translation>etwa gleich, bis %1</translation>
    </message>
    <message>
        <location filename="../../../algorithms/report/map_classes.cpp"/>
        <source>%1 to %2 more</source>
        <translation>%1 bis %2 mehr</translation>
    </message>
    <message>
        <location filename="../../../algorithms/report/map_classes.cpp"/>
        <source>more than %1 more</source>
        <translation>mehr als %1 mehr</translation>
    </message>
    <message>
        <location filename="../../../algorithms/report/map_furniture.cpp"/>
        <source>%1 km</source>
        <translation>%1 km</translation>
    </message>
    <message>
        <location filename="../../../algorithms/report/map_furniture.cpp"/>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <location filename="../../../algorithms/sediment/simulate_sediment.cpp"/>
        <source>sediment,sand,mud,delta,basin,floodplain,stratigraphy,diffusion,erosion,deposition,compaction,landscape,simulation</source>
        <translation>Sediment,Sand,Schlamm,Delta,Becken,Überflutungsfläche,Stratigraphie,Diffusion,Erosion,Ablagerung,Kompaktion,Landschaft,Simulation</translation>
    </message>
    <message>
        <location filename="../../../algorithms/sediment/simulate_sediment.cpp"/>
        <source>Computes how sand and mud creep downhill over years: maps of deposits, erosion and sand fraction.</source>
        <translation>Berechnet, wie Sand und Schlamm über Jahre hangabwärts kriechen: Karten von Ablagerung, Abtrag und Sandanteil.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/sediment/simulate_sediment.cpp"/>
        <source>&lt;p&gt;Computes how a bed of sand and mud changes over years to millions of years, as basins fill and deltas grow: both creep downhill, the faster the steeper the bed, each with its own coefficient (two-lithology diffusion after Rivenaes 1992).&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Needed&lt;/strong&gt;: an elevation model in metres, under the sea too, and coefficients of sand and mud. Sediment comes in by &lt;i&gt;supplies&lt;/i&gt; (points, lines or polygons) or over an edge.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Units&lt;/strong&gt;: metres and years. Supplies and the balance count solid volumes; deposits are thicker by their pores (solid shares).&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Sea&lt;/strong&gt;: below the sea level other coefficients hold. The level may change over time, and the supplies with it.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Coefficients&lt;/strong&gt; are found by comparison with what a basin did: a slope S carries ALPHA · S m³ of sand a year over each metre. Steps follow from the largest coefficient and the square of the cells: cells twice as large need a quarter of the steps.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Read the log&lt;/strong&gt;: at the end it gives the balance of both.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Berechnet, wie sich eine Sohle aus Sand und Schlamm über Jahre bis Millionen von Jahren ändert, während sich Becken füllen und Deltas wachsen: Beide kriechen hangabwärts, je steiler die Sohle, desto schneller, jedes mit seinem eigenen Koeffizienten (Diffusion zweier Lithologien nach Rivenaes 1992).&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Nötig&lt;/strong&gt;: ein Geländemodell in Metern, auch unter dem Meer, und Koeffizienten von Sand und Schlamm. Sediment kommt durch &lt;i&gt;Zufuhren&lt;/i&gt; (Punkte, Linien oder Polygone) oder über einen Rand herein.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Einheiten&lt;/strong&gt;: Meter und Jahre. Zufuhren und Bilanz zählen Feststoffvolumen; Ablagerungen sind um ihre Poren mächtiger (Feststoffanteile).&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Meer&lt;/strong&gt;: Unter dem Meeresspiegel gelten andere Koeffizienten. Der Spiegel darf sich über die Zeit ändern, und die Zufuhren mit ihm.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Koeffizienten&lt;/strong&gt; findet man im Vergleich mit dem, was ein Becken getan hat: Ein Gefälle S bringt im Jahr ALPHA · S m³ Sand über jeden Meter. Die Schritte folgen aus dem größten Koeffizienten und dem Quadrat der Zellen: Doppelt so große Zellen brauchen ein Viertel der Schritte.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Lesen Sie das Protokoll&lt;/strong&gt;: Am Ende gibt es die Bilanz von beiden.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/sediment/simulate_sediment.cpp"/>
        <source>Device that computed</source>
        <translation>Gerät, das gerechnet hat</translation>
    </message>
    <message>
        <location filename="../../../algorithms/sediment/simulate_sediment.hpp"/>
        <source>Simulate sediment</source>
        <translation>Sediment simulieren</translation>
    </message>
    <message>
        <location filename="../../../algorithms/sediment/simulate_sediment.hpp"/>
        <source>5. Sediment</source>
        <translation>5. Sediment</translation>
    </message>
    <message>
        <location filename="../../../algorithms/simulate/check_inputs.cpp"/>
        <source>flood,simulation,check,validate,inputs,terrain,dem,hole,spike,pit,unit,memory,time,estimate,warning,quality</source>
        <translation>Überflutung,Hochwasser,Simulation,prüfen,Prüfung,Eingaben,Gelände,dgm,dem,Loch,Spitze,Grube,Einheit,Speicher,Zeit,Abschätzung,Warnung,Qualität</translation>
    </message>
    <message>
        <location filename="../../../algorithms/simulate/check_inputs.cpp"/>
        <source>Finds what is wrong or doubtful in the inputs of a flood simulation, before it runs.</source>
        <translation>Findet vor dem Lauf, was an den Eingaben einer Überflutungssimulation falsch oder zweifelhaft ist.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/simulate/check_inputs.cpp"/>
        <source>&lt;p&gt;Takes what &lt;i&gt;Simulate flood&lt;/i&gt; takes, does all that comes before its first step, and lists what it finds as a table and as points on the map. A trial of its first steps, of 5 seconds at most, tells how many steps it takes and how long.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;error&lt;/strong&gt;: the simulation refuses it, as an inflow on a building. All of them are listed, not the first alone. &lt;strong&gt;warning&lt;/strong&gt;: it is allowed, but seldom meant. &lt;strong&gt;note&lt;/strong&gt;: good to know, as the memory needed.&lt;/p&gt;&lt;p&gt;It looks at the elevation model (holes, spikes and pits, narrow dikes and ditches and what the bed of the scheme makes of them), units (elevations and levels in feet, rain, roughness), inflows, gauges and edges and the ground below them, the volume of water that comes and where it will leave, barriers that leave gaps, memory, steps and time.&lt;/p&gt;&lt;p&gt;Each finding has a &apos;key&apos;, the same in every language, and a remedy. &lt;i&gt;Simulate flood&lt;/i&gt; writes the warnings to its log too. &lt;i&gt;Check barriers&lt;/i&gt; looks closer at barriers, for a given level.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Nimmt dieselben Eingaben wie &lt;i&gt;Überflutung simulieren&lt;/i&gt;, tut alles, was vor dem ersten Schritt kommt, und führt auf, was es findet, als Tabelle und als Punkte auf der Karte. Ein Versuch mit den ersten Schritten, höchstens 5 Sekunden lang, sagt, wie viele Schritte der Lauf braucht und wie lange er dauert.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;error&lt;/strong&gt; (Fehler): Die Simulation lehnt es ab, wie einen Zufluss auf einem Gebäude. Alle werden aufgeführt, nicht nur der erste. &lt;strong&gt;warning&lt;/strong&gt; (Warnung): erlaubt, aber selten gemeint. &lt;strong&gt;note&lt;/strong&gt; (Hinweis): gut zu wissen, wie der nötige Speicher.&lt;/p&gt;&lt;p&gt;Angesehen werden das Geländemodell (Löcher, Spitzen und Gruben, schmale Deiche und Gräben und was die Sohle des Verfahrens aus ihnen macht), Einheiten (Höhen und Wasserstände in Fuß, Regen, Rauheit), Zuflüsse, Pegel und Ränder und das Gelände unter ihnen, das Volumen des Wassers, das kommt, und wo es hinausgehen wird, Barrieren, die Lücken lassen, Speicher, Schritte und Zeit.&lt;/p&gt;&lt;p&gt;Jeder Befund hat einen &apos;key&apos;, der in jeder Sprache gleich ist, und eine Abhilfe. &lt;i&gt;Überflutung simulieren&lt;/i&gt; schreibt die Warnungen auch in sein Protokoll. &lt;i&gt;Barrieren auf Lecks prüfen&lt;/i&gt; sieht Barrieren genauer an, für einen gegebenen Wasserstand.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/simulate/check_inputs.cpp"/>
        <source>Device that will compute</source>
        <translation>Gerät, das rechnen wird</translation>
    </message>
    <message>
        <location filename="../../../algorithms/simulate/check_inputs.hpp"/>
        <source>Check inputs of a flood</source>
        <translation>Eingaben prüfen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/simulate/export_case.cpp"/>
        <source>flood,simulation,export,case,command,server,batch,json,geopackage</source>
        <translation>Überflutung,Hochwasser,Simulation,exportieren,Fall,Befehl,Kommandozeile,Server,batch,json,geopackage</translation>
    </message>
    <message>
        <location filename="../../../algorithms/simulate/export_case.cpp"/>
        <source>Writes a flood simulation with all its inputs to a folder, to run it elsewhere without QGIS.</source>
        <translation>Schreibt eine Überflutungssimulation mit allen Eingaben in einen Ordner, um sie anderswo ohne QGIS zu rechnen.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/simulate/export_case.cpp"/>
        <source>&lt;p&gt;Writes a folder that holds everything a flood simulation needs: &lt;i&gt;case.json&lt;/i&gt; with the values of the parameters, the rasters as GeoTIFF, the vector layers in one GeoPackage, the tables as CSV. Paths in it are relative: it can be copied to any machine.&lt;/p&gt;&lt;p&gt;There, without QGIS: &lt;code&gt;spate run case.json&lt;/code&gt;. It gives the same maps as &lt;i&gt;Simulate flood&lt;/i&gt; with these inputs, bit for bit, and writes them to the folder.&lt;/p&gt;&lt;p&gt;Vector layers are written in the CRS of the elevation model, with all their fields.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Schreibt einen Ordner, der alles enthält, was eine Überflutungssimulation braucht: &lt;i&gt;case.json&lt;/i&gt; mit den Werten der Parameter, die Rasterlayer als GeoTIFF, die Vektorlayer in einem GeoPackage, die Tabellen als CSV. Pfade darin sind relativ: Er kann auf jeden Rechner kopiert werden.&lt;/p&gt;&lt;p&gt;Dort, ohne QGIS: &lt;code&gt;spate run case.json&lt;/code&gt;. Es ergibt mit diesen Eingaben dieselben Karten wie &lt;i&gt;Überflutung simulieren&lt;/i&gt;, Bit für Bit, und schreibt sie in den Ordner.&lt;/p&gt;&lt;p&gt;Vektorlayer werden im KBS des Geländemodells geschrieben, mit allen ihren Feldern.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/simulate/export_case.cpp"/>
        <source>case.json</source>
        <translation>case.json</translation>
    </message>
    <message>
        <location filename="../../../algorithms/simulate/export_case.hpp"/>
        <source>Export case</source>
        <translation>Fall exportieren</translation>
    </message>
    <message>
        <location filename="../../../algorithms/simulate/rerun.cpp"/>
        <source>flood,ensemble,simulation,repeat,reproduce,certificate,review,check,checksum,report</source>
        <translation>Überflutung,Hochwasser,Ensemble,Simulation,wiederholen,reproduzieren,Nachweis,Prüfung,prüfen,Prüfsumme,Bericht</translation>
    </message>
    <message>
        <location filename="../../../algorithms/simulate/rerun.cpp"/>
        <source>Repeats a flood simulation from its certificate: are the results the same, to the last bit?</source>
        <translation>Wiederholt eine Überflutungssimulation aus ihrem Nachweis: Sind die Ergebnisse gleich, bis auf das letzte Bit?</translation>
    </message>
    <message>
        <location filename="../../../algorithms/simulate/rerun.cpp"/>
        <source>&lt;p&gt;Every map and every report of &lt;i&gt;Simulate flood&lt;/i&gt; and &lt;i&gt;Simulate ensemble&lt;/i&gt; holds the certificate of its run: the version, all parameters, and the inputs with their checksums (SHA-256). This repeats the run from it; all members of an ensemble are computed anew, in a temporary folder.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Inputs that changed&lt;/strong&gt; since are named, and the run goes on with them as they are now. They must be where they were; layers that were in no file cannot be read again.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Maps&lt;/strong&gt; are compared by the checksums of their values. The device, the number of threads and the machine change nothing; with FAST_ARITHMETIC a GPU computes other last digits than a CPU.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Jede Karte und jeder Bericht von &lt;i&gt;Überflutung simulieren&lt;/i&gt; und &lt;i&gt;Überflutungs-Ensemble simulieren&lt;/i&gt; enthält den Nachweis des Laufs: die Version, alle Parameter, und die Eingaben mit ihren Prüfsummen (SHA-256). Dies wiederholt den Lauf daraus; alle Varianten eines Ensembles werden neu gerechnet, in einem temporären Ordner.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Eingaben, die sich geändert haben&lt;/strong&gt;, werden genannt, und der Lauf nimmt sie, wie sie jetzt sind. Sie müssen sein, wo sie waren; Layer, die in keiner Datei standen, können nicht noch einmal gelesen werden.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Karten&lt;/strong&gt; werden nach den Prüfsummen ihrer Werte verglichen. Gerät, Zahl der Threads und Rechner ändern nichts; mit FAST_ARITHMETIC rechnet eine GPU andere letzte Stellen als eine CPU.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/simulate/rerun.cpp"/>
        <source>All maps are the same to the last bit</source>
        <translation>Alle Karten sind gleich, bis auf das letzte Bit</translation>
    </message>
    <message>
        <location filename="../../../algorithms/simulate/rerun.cpp"/>
        <source>Inputs that have changed since the run</source>
        <translation>Eingaben, die sich seit dem Lauf geändert haben</translation>
    </message>
    <message>
        <location filename="../../../algorithms/simulate/rerun.cpp"/>
        <source>Maps that differ</source>
        <translation>Karten, die sich unterscheiden</translation>
    </message>
    <message>
        <location filename="../../../algorithms/simulate/rerun.cpp"/>
        <source>Report of the repeated run</source>
        <translation>Bericht des wiederholten Laufs</translation>
    </message>
    <message>
        <location filename="../../../algorithms/simulate/rerun.hpp"/>
        <source>Repeat simulation</source>
        <translation>Simulation wiederholen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/simulate/simulate_flood.cpp"/>
        <source>&lt;p&gt;&lt;strong&gt;RESUME_FROM&lt;/strong&gt;: what may be other than in the run that was saved&lt;/p&gt;</source>
        <translation>&lt;p&gt;&lt;strong&gt;RESUME_FROM&lt;/strong&gt;: was anders sein darf als in dem Lauf, der gesichert wurde&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/simulate/simulate_flood.cpp"/>
        <source>flood,inundation,water,hydraulics,hydrodynamic,shallow water,simulation,river,rain,pluvial,fluvial,dam break,hazard,depth,velocity,arrival time,levee,dike,barrier,rainfall,storm,dam,raster,dem,2d</source>
        <translation>Überflutung,Hochwasser,Wasser,Hydraulik,hydrodynamisch,Flachwassergleichungen,Simulation,Fluss,Regen,Starkregen,pluvial,fluvial,Dammbruch,Gefährdung,Tiefe,Geschwindigkeit,Ankunftszeit,Deich,Damm,Barriere,Talsperre,Raster,dgm,dem,2d</translation>
    </message>
    <message>
        <location filename="../../../algorithms/simulate/simulate_flood.cpp"/>
        <source>Computes how water spreads over terrain: maps of depth, arrival time and speed.</source>
        <translation>Berechnet, wie Wasser sich über Gelände ausbreitet: Karten von Wassertiefe, Ankunftszeit und Geschwindigkeit.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/simulate/simulate_flood.cpp"/>
        <source>&lt;img src=&quot;:/spate/help/simulate_flood.png&quot; width=&quot;220&quot;/&gt;&lt;p&gt;Computes how water spreads over terrain (the two-dimensional shallow water equations), and maps how deep, how fast and when it comes.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Needed&lt;/strong&gt;: an elevation model in metres, and water from at least one source: &lt;i&gt;inflows&lt;/i&gt; with their &lt;i&gt;hydrographs&lt;/i&gt;, &lt;i&gt;rain&lt;/i&gt;, &lt;i&gt;water bodies&lt;/i&gt; at the start, or an edge with a level or a discharge.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Units&lt;/strong&gt;: metres, seconds, m³/s; rain in mm/h, the duration in hours. A discharge is always for a whole feature or edge.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;CRS&lt;/strong&gt;: the results have the CRS and the cells of the elevation model. All other layers may have any CRS and resolution.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Read the log&lt;/strong&gt;: before the first step it lists what was understood (inflows with volume and peak, edges, memory), at the end it gives a run certificate with the water balance.&lt;/p&gt;</source>
        <translation>&lt;img src=&quot;:/spate/help/simulate_flood.png&quot; width=&quot;220&quot;/&gt;&lt;p&gt;Berechnet, wie Wasser sich über Gelände ausbreitet (die zweidimensionalen Flachwassergleichungen), und kartiert, wie tief und wie schnell es ist und wann es kommt.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Nötig&lt;/strong&gt;: ein Geländemodell in Metern, und Wasser aus mindestens einer Quelle: &lt;i&gt;Zuflüsse&lt;/i&gt; mit ihren &lt;i&gt;Ganglinien&lt;/i&gt;, &lt;i&gt;Regen&lt;/i&gt;, &lt;i&gt;Gewässer&lt;/i&gt; zu Beginn, oder ein Rand mit Wasserstand oder Durchfluss.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Einheiten&lt;/strong&gt;: Meter, Sekunden, m³/s; Regen in mm/h, die Dauer in Stunden. Ein Durchfluss gilt immer für ein ganzes Objekt oder einen ganzen Rand.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;KBS&lt;/strong&gt;: Die Ergebnisse haben das KBS und die Zellen des Geländemodells. Alle anderen Layer können ein beliebiges KBS und eine beliebige Auflösung haben.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;Lesen Sie das Protokoll&lt;/strong&gt;: Vor dem ersten Schritt zählt es auf, was verstanden wurde (Zuflüsse mit Volumen und Scheitel, Ränder, Speicher), am Ende gibt es einen Nachweis des Laufs mit der Wasserbilanz.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/simulate/simulate_flood.hpp"/>
        <source>Simulate flood</source>
        <translation>Überflutung simulieren</translation>
    </message>
    <message>
        <location filename="../../../algorithms/structures/check_structures.cpp"/>
        <source>flood,culvert,bridge,weir,gate,pump,inlet,structure,capacity,invert,embankment,check</source>
        <translation>Überflutung,Durchlass,Brücke,Wehr,Schütz,Pumpe,Bauwerk,Leistung,Sohle,Damm,prüfen</translation>
    </message>
    <message>
        <location filename="../../../algorithms/structures/check_structures.cpp"/>
        <source>Finds structures that do not fit the ground, and those that cannot pass the inflows.</source>
        <translation>Findet Bauwerke, die nicht zum Gelände passen, und solche, die die Zuflüsse nicht abführen können.</translation>
    </message>
    <message>
        <location filename="../../../algorithms/structures/check_structures.cpp"/>
        <source>&lt;p&gt;Looks at each structure of a layer as &lt;i&gt;Simulate flood&lt;/i&gt; would build it, and lists what it finds as points on the map: with the structure, the field to look at, a reason and a remedy.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;error&lt;/strong&gt;: a simulation refuses it, as an outlet on a building or on nodata. &lt;strong&gt;warning&lt;/strong&gt;: it is allowed, but seldom meant: a culvert that begins above the ground or within the embankment, an inlet beside the low point, an outlet in a hollow, a pipe that rises or falls like a shaft, an elevation model that is cut open already, so that the water passes twice, an inlet of the street drainage that lies lower than its outlet, a bridge beside which water passes before it comes to the soffit, and inflows that are more than a structure passes. &lt;strong&gt;note&lt;/strong&gt;: what each passes.&lt;/p&gt;&lt;p&gt;The capacity of a culvert (FHWA HDS-5) or gate is that with the given headwater over its height and a free outlet, but not higher than water stands before it passes over the ground or a barrier nearby. Inflows come to the structure into which their water would run: it fills hollows, spills over the lowest rim, and takes a structure as soon as it stands above its inlet. Their peaks are summed. Structures whose inlets touch share what comes.&lt;/p&gt;&lt;p&gt;Barriers that always stand hold water back; mobile ones and those with a breach do not. Buildings count as taken out of the flow. &lt;i&gt;Check inputs&lt;/i&gt; and simulations give the same warnings.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Betrachtet jedes Bauwerk eines Layers so, wie &lt;i&gt;Überflutung simulieren&lt;/i&gt; es bauen würde, und listet als Punkte auf der Karte auf, was auffällt: mit dem Bauwerk, dem zu prüfenden Feld, einem Grund und einer Abhilfe.&lt;/p&gt;&lt;p&gt;&lt;strong&gt;error&lt;/strong&gt;: Eine Simulation lehnt es ab, etwa einen Auslass auf einem Gebäude oder auf Nodata. &lt;strong&gt;warning&lt;/strong&gt;: Es ist erlaubt, aber selten gewollt: ein Durchlass, der über dem Gelände oder im Damm beginnt, ein Einlass neben dem Tiefpunkt, ein Auslass in einer Mulde, ein Rohr, das ansteigt oder wie ein Schacht fällt, ein Geländemodell, das schon aufgeschnitten ist, so dass das Wasser doppelt durchkommt, ein Einlass der Straßenentwässerung, der tiefer liegt als sein Auslass, eine Brücke, neben der Wasser vorbeifließt, bevor es ihre Unterkante erreicht, und Zuflüsse, die größer sind, als ein Bauwerk abführt. &lt;strong&gt;note&lt;/strong&gt;: was jedes abführt.&lt;/p&gt;&lt;p&gt;Die Leistung eines Durchlasses (FHWA HDS-5) oder Schützes gilt für die angegebene Stauhöhe über seiner Höhe und einen freien Auslass, aber nicht höher, als das Wasser steht, bevor es über das Gelände oder eine Barriere in der Nähe fließt. Zuflüsse kommen zu dem Bauwerk, in das ihr Wasser laufen würde: Es füllt Mulden, läuft über den niedrigsten Rand und nimmt ein Bauwerk, sobald es über dessen Einlass steht. Ihre Spitzen werden summiert. Bauwerke, deren Einlässe sich berühren, teilen sich, was kommt.&lt;/p&gt;&lt;p&gt;Barrieren, die immer stehen, halten Wasser zurück; mobile und solche mit einer Bresche nicht. Gebäude gelten als aus dem Abfluss herausgenommen. &lt;i&gt;Eingaben prüfen&lt;/i&gt; und Simulationen geben dieselben Warnungen.&lt;/p&gt;</translation>
    </message>
    <message>
        <location filename="../../../algorithms/structures/check_structures.hpp"/>
        <source>Check structures</source>
        <translation>Bauwerke prüfen</translation>
    </message>
    <message>
        <location filename="../../../provider/qgis/guide/algorithm_page.cpp"/>
        <source>optional</source>
        <translation>optional</translation>
    </message>
    <message>
        <location filename="../../../provider/qgis/guide/algorithm_page.cpp"/>
        <source>preset: %1</source>
        <translation>Vorgabe: %1</translation>
    </message>
    <message>
        <location filename="../../../provider/qgis/guide/algorithm_page.cpp"/>
        <source>choices: %1</source>
        <translation>Auswahl: %1</translation>
    </message>
    <message>
        <location filename="../../../provider/qgis/guide/algorithm_page.cpp"/>
        <source>Advanced parameters</source>
        <translation>Weitere Parameter</translation>
    </message>
    <message>
        <location filename="../../../provider/qgis/guide/algorithm_page.cpp"/>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <location filename="../../../provider/qgis/guide/algorithm_page.cpp"/>
        <source>In a shell</source>
        <translation>In der Befehlszeile</translation>
    </message>
    <message>
        <location filename="../../../provider/qgis/registration.cpp"/>
        <source>Spate was built for QGIS %1, but this is QGIS %2</source>
        <translation>Spate wurde für QGIS %1 gebaut, aber dies ist QGIS %2</translation>
    </message>
    <message>
        <location filename="../../../provider/qgis/registration.cpp"/>
        <source>a provider fits one release only</source>
        <translation>ein Provider passt nur zu einer Version</translation>
    </message>
    <message>
        <location filename="../../../provider/qgis/registration.cpp"/>
        <source>Build and install Spate again on this machine.</source>
        <translation>Bauen und installieren Sie Spate auf diesem Rechner neu.</translation>
    </message>
    <message>
        <location filename="../../../provider/qgis/registration.cpp"/>
        <source>Spate must be registered in the main thread of QGIS</source>
        <translation>Spate muss im Haupt-Thread von QGIS angemeldet werden</translation>
    </message>
    <message>
        <location filename="../../../provider/qgis/registration.cpp"/>
        <source>providers belong to it</source>
        <translation>Provider gehören dorthin</translation>
    </message>
    <message>
        <location filename="../../../provider/qgis/registration.cpp"/>
        <source>Enable the plugin in the plugin manager.</source>
        <translation>Aktivieren Sie die Erweiterung in der Erweiterungsverwaltung.</translation>
    </message>
    <message>
        <location filename="../../../provider/qgis/registration.cpp"/>
        <source>Another provider called &apos;spate&apos; is registered</source>
        <translation>Ein anderer Provider namens &apos;spate&apos; ist angemeldet</translation>
    </message>
    <message>
        <location filename="../../../provider/qgis/registration.cpp"/>
        <source>two copies of the plugin are installed</source>
        <translation>zwei Kopien der Erweiterung sind installiert</translation>
    </message>
    <message>
        <location filename="../../../provider/qgis/registration.cpp"/>
        <source>QGIS refused the provider</source>
        <translation>QGIS hat den Provider abgelehnt</translation>
    </message>
    <message>
        <location filename="../../../provider/qgis/registration.cpp"/>
        <source>see its log of messages</source>
        <translation>Näheres steht in seinen Protokollmeldungen</translation>
    </message>
    <message>
        <location filename="../../../provider/qgis/registration.cpp"/>
        <source>Restart QGIS.</source>
        <translation>Starten Sie QGIS neu.</translation>
    </message>
</context>
</TS>
