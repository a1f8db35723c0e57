// The chart of the shown actor, with its states and transitions at the shown entry.
import { type RefObject, useMemo, useState } from 'react';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { statePath } from '#machines/statePath.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { emptyOverlay } from '../chart/overlay.ts';
import type { Pressed } from '../chart/pressed.ts';
import type { DrawingHandle } from '../drawing/ChartDrawing.tsx';
import { activeNodes, possibleTransitions } from '../live/activeStates.ts';
import { isOtherDefinition } from '../recording/definitionHash.ts';
import { momentAt, type RecordingIndex, valueAt } from '../recording/recordingIndex.ts';
import { ChartStage } from '../viewer/ChartStage.tsx';
import { chartFor } from '../viewer/machineCharts.ts';
import { useCollapsed } from '../viewer/useCollapsed.ts';
import styles from './RecordingPage.module.css';
import { recordingTexts } from './recordingTexts.ts';

const texts = recordingTexts.chart;

export interface ActorStageProps {
  index: RecordingIndex;
  place: number;
  actor: string;
  entry: CatalogueEntry;
  drawing: RefObject<DrawingHandle | null>;
  selected: Pressed | null;
  onPress: (pressed: Pressed) => void;
}

/** Renders the chart. */
export function ActorStage({ index, place, actor, entry, drawing, selected, onPress }: ActorStageProps) {
  const chart = chartFor(entry);
  const [search, setSearch] = useState<{ collapsed?: string | undefined }>({});
  const collapsed = useCollapsed(chart, search, setSearch);
  const value = valueAt(index, actor, place);
  const overlay = useMemo(() => {
    if (value === null) return emptyOverlay;
    const nodes = activeNodes(entry.machine, value);
    const last = momentAt(index, actor, place);
    return {
      ...emptyOverlay,
      current: new Set(nodes.map(({ id }) => id)),
      possible: (last?.moment.status ?? 'active') === 'active' ? possibleTransitions(nodes) : new Set<string>(),
      marked: new Set(last?.place === place ? last.moment.transitions : []),
    };
  }, [index, actor, entry, place, value]);
  const isChanged = isOtherDefinition(index.recording.machines[entry.id], entry.machine);
  return (
    <>
      {isChanged && (
        <Notice tone="warning" role="status" className={styles.notice}>
          {texts.changed(entry.id)}
        </Notice>
      )}
      {value !== null && overlay.current.size === 0 && (
        <Notice tone="warning" role="status" className={styles.notice}>
          {texts.elsewhere(statePath(value))}
        </Notice>
      )}
      <ChartStage
        entry={entry}
        chart={chart}
        collapsed={collapsed}
        view="chart"
        overlay={overlay}
        selected={selected}
        onPress={onPress}
        drawing={drawing}
      />
    </>
  );
}
