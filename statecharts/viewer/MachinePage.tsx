// The page of one machine: the list of machines at the left, the chart in the middle, the modes at the right.
import { useRef, useState } from 'react';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { useCoverage } from '../coverage/useCoverage.ts';
import type { DrawingHandle } from '../drawing/ChartDrawing.tsx';
import { FindBox } from './FindBox.tsx';
import { chartFor } from './machineCharts.ts';
import { MachineList } from './MachineList.tsx';
import { type Part, MachineView } from './MachineView.tsx';
import type { Pressed } from '../chart/pressed.ts';
import type { ViewerSearch } from './mode.ts';
import { useCollapsed } from './useCollapsed.ts';
import viewer from './Viewer.module.css';
import { ViewerBar } from './ViewerBar.tsx';
import { coveredText } from './coveredText.ts';

export interface MachinePageProps {
  entry: CatalogueEntry;
  search: ViewerSearch;
  onSearch: (patch: Partial<ViewerSearch>) => void;
}

/** Renders the page. */
export function MachinePage({ entry, search, onSearch }: MachinePageProps) {
  const drawing = useRef<DrawingHandle>(null);
  const report = useCoverage();
  const [part, setPart] = useState<Part>('chart');
  const [selection, setSelection] = useState<{ machine: string; pressed: Pressed } | null>(null);
  const chart = chartFor(entry);
  const collapsed = useCollapsed(chart, search, onSearch);
  const select = (pressed: Pressed | null) => {
    setSelection(pressed && { machine: entry.id, pressed });
  };
  const show = (found: Pressed) => {
    setPart('chart');
    const state = found.kind === 'state' ? found.id : chart.transitions.find(({ name }) => name === found.name)?.source;
    const visible = state === undefined ? search.collapsed : collapsed.searchShowing(state);
    if (search.view !== undefined || search.collapsed !== visible) onSearch({ view: undefined, collapsed: visible });
    drawing.current?.show(found.kind === 'state' ? found.id : found.name);
  };
  const find = (found: Pressed) => {
    select(found);
    show(found);
  };
  return (
    <div className={viewer.viewer}>
      <ViewerBar covered={coveredText(report)} search={search}>
        <FindBox key={entry.id} chart={chart} onFind={find} />
      </ViewerBar>
      <MachineList current={entry.id} search={search} />
      <MachineView
        // The steps and paths of one machine don't apply to the next.
        key={entry.id}
        entry={entry}
        chart={chart}
        collapsed={collapsed}
        search={search}
        onSearch={onSearch}
        drawing={drawing}
        coverage={report?.machines.get(entry.id) ?? null}
        // Drops the selection of the previous machine.
        selected={selection?.machine === entry.id ? selection.pressed : null}
        onSelect={select}
        onFind={find}
        onShow={show}
        part={part}
        onPart={setPart}
      />
    </div>
  );
}
