// A recording: the timeline or the sequence above, the chart of the shown actor below, the entries beside them. Phones show one of the three.
import { useDeferredValue, useRef, useState } from 'react';
import { catalogue } from '#machines/catalogue.ts';
import { Segmented } from '#src/ui/field/Segmented.tsx';
import { ResizablePane } from '#src/ui/splitPane/ResizablePane.tsx';
import { SplitPane } from '#src/ui/splitPane/SplitPane.tsx';
import { triggerText } from '../chart/chartText.ts';
import type { Pressed } from '../chart/pressed.ts';
import type { DrawingHandle } from '../drawing/ChartDrawing.tsx';
import type { RecordingIndex } from '../recording/recordingIndex.ts';
import machineView from '../viewer/MachineView.module.css';
import { chartFor } from '../viewer/machineCharts.ts';
import { ActorStage } from './ActorStage.tsx';
import { EntryPanel } from './EntryPanel.tsx';
import { usualFilter } from './ListFilterFields.tsx';
import { RecordingHead } from './RecordingHead.tsx';
import styles from './RecordingPage.module.css';
import type { RecordingSearch } from './recordingSearch.ts';
import { recordingTexts } from './recordingTexts.ts';
import { shownActor } from './shownActor.ts';
import { TimePane } from './TimePane.tsx';
import { useSampledValue } from './useSampledValue.ts';
import type { RecordingView } from './useRecordingView.ts';

export interface RecordingBodyProps {
  index: RecordingIndex;
  view: RecordingView;
  search: RecordingSearch;
  onSearch: (patch: Partial<RecordingSearch>) => void;
}

/** How often the chart follows while somebody scrubs, in milliseconds. */
const chartInterval = 120;

type Part = 'time' | 'chart' | 'panel';
const parts = (['time', 'chart', 'panel'] as const).map((value) => ({ value, label: recordingTexts.parts[value] }));

const machineOf = ({ actors }: RecordingIndex, actor: string | null) =>
  actor === null ? null : (actors.get(actor)?.machine ?? null);

const entryOf = (machine: string | null) => catalogue.find(({ id }) => id === machine);

/** Renders the recording. */
export function RecordingBody({ index, view: { state, place, send }, search, onSearch }: RecordingBodyProps) {
  const drawing = useRef<DrawingHandle>(null);
  const [part, setPart] = useState<Part>('time');
  const [filter, setFilter] = useState(usualFilter);
  const [selected, setSelected] = useState<Pressed | null>(null);
  const actor = shownActor(index, place, search.actor);
  // The chart may be a few frames behind while somebody scrubs quickly, because the next actor may have another one.
  const drawnPlace = useDeferredValue(useSampledValue(place, chartInterval));
  const drawnActor = shownActor(index, drawnPlace, search.actor);
  const drawnMachine = machineOf(index, drawnActor);
  const drawnEntry = entryOf(drawnMachine);
  const goTo = (to: number) => {
    send({ type: 'go', to: to + 1 });
  };
  const choose = (id: string | undefined) => {
    setSelected(null);
    onSearch({ actor: id });
  };
  const press = (pressed: Pressed) => {
    setSelected(pressed);
    if (pressed.kind !== 'transition' || !drawnEntry) return;
    const transition = chartFor(drawnEntry).transitions.find(({ name }) => name === pressed.name);
    if (transition) setFilter({ ...usualFilter, took: { name: pressed.name, label: triggerText(transition.trigger) } });
  };
  return (
    <div className={styles.body} data-part={part}>
      <SplitPane className={machineView.panes}>
        <main id="main" className={styles.middle}>
          <RecordingHead
            index={index}
            view={search.view ?? 'timeline'}
            onView={(view) => onSearch({ view })}
            actor={search.actor}
            onActor={choose}
          />
          <TimePane
            index={index}
            place={place}
            actor={actor}
            view={search.view ?? 'timeline'}
            isScrubbing={state === 'shown.scrubbing'}
            onGo={goTo}
            onActor={choose}
            onScrub={(isScrubbing) => send({ type: isScrubbing ? 'scrub.begin' : 'scrub.end' })}
          />
          <section className={styles.chart} aria-label={recordingTexts.parts.chart}>
            {drawnActor !== null && drawnEntry ? (
              <ActorStage
                key={drawnEntry.id}
                index={index}
                place={drawnPlace}
                actor={drawnActor}
                entry={drawnEntry}
                drawing={drawing}
                selected={selected}
                onPress={press}
              />
            ) : (
              <p className={styles.none}>
                {drawnMachine === null ? recordingTexts.chart.none : recordingTexts.chart.unknown(drawnMachine)}
              </p>
            )}
          </section>
        </main>
        <ResizablePane
          label={recordingTexts.panelInSentence}
          name="recording"
          min={280}
          max={720}
          rest={420}
          className={styles.panel}
        >
          <EntryPanel
            index={index}
            place={place}
            actor={actor}
            entry={entryOf(machineOf(index, actor)) ?? null}
            filter={filter}
            onFilter={setFilter}
            onGo={goTo}
            onActor={choose}
            onTransition={(id, name) => {
              if (id !== actor) choose(id);
              setPart('chart');
              setSelected({ kind: 'transition', name });
              drawing.current?.show(name);
            }}
          />
        </ResizablePane>
      </SplitPane>
      <div className={machineView.parts}>
        <Segmented label={recordingTexts.parts.label} labelHidden options={parts} value={part} onChange={setPart} />
      </div>
    </div>
  );
}
