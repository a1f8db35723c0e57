// The interface of the viewer's modes: each is one component in the panel beside the chart.
import type { ReactNode } from 'react';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import type { Chart } from '../chart/chart.ts';
import type { ChartOverlay } from '../chart/overlay.ts';
import type { Pressed } from '../chart/pressed.ts';

/** The parameters that the address keeps of a mode, so that it can be shared: all are texts, and empty ones are omitted. */
export interface ViewerSearch {
  /** Defaults to `play`. */
  readonly tab?: 'play' | 'live' | 'paths' | 'coverage' | 'compare' | undefined;
  /** The view of the machine; defaults to `chart`. */
  readonly view?: 'chart' | 'outline' | 'source' | undefined;
  /** The collapsed states: their ids without the machine's, separated by commas. */
  readonly collapsed?: string | undefined;
  /** The played steps (play/). */
  readonly steps?: string | undefined;
  /** The index of the model's start; defaults to 0. */
  readonly start?: number | undefined;
  /** The target of the shown path: the id of a state or the name of a transition (paths/). */
  readonly to?: string | undefined;
  /** The followed actor (live/). */
  readonly actor?: string | undefined;
}

export interface ModeProps {
  readonly entry: CatalogueEntry;
  readonly chart: Chart;
  readonly search: ViewerSearch;
  /** Changes parameters of the address; omitted ones stay. */
  readonly onSearch: (patch: Partial<ViewerSearch>) => void;
  /** Called in an effect whenever the overlay changes; the viewer clears it when the mode is unmounted. */
  readonly onOverlay: (overlay: ChartOverlay) => void;
  /** Renders a log under the chart, in the viewer's frame (with title, count and buttons in its header). */
  readonly log: (log: LogView) => ReactNode;
  /** The transition or state that was last pressed on the chart; a new object for each press. */
  readonly pressed: Pressed | null;
  /** Brings a state or transition into view on the chart without pressing it. */
  readonly onShow: (shown: Pressed) => void;
}

export interface LogView {
  /** The title, such as `Events`. */
  readonly title: string;
  /** The count, such as `5 of 38`. */
  readonly count: string;
  /** The buttons at the right of the header. */
  readonly actions?: ReactNode;
  /** The rows, as `<li>` elements. */
  readonly children: ReactNode;
}
