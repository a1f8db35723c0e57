// What the modes of the viewer have in common: each is one component in the panel beside the chart.
import type { ReactNode } from 'react';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import type { Chart } from '../chart/chart.ts';
import type { ChartOverlay } from '../chart/overlay.ts';
import type { Pressed } from '../chart/pressed.ts';

/** What the address keeps of a mode, so that it can be shared: all of it is text, empty is left out. */
export interface ViewerSearch {
  /** `play` where it is left out. */
  readonly tab?: 'play' | 'live' | 'paths' | 'coverage' | undefined;
  /** What the machine is shown as; `chart` where it is left out. */
  readonly view?: 'chart' | 'outline' | 'source' | undefined;
  /** The states whose insides are hidden: their ids without the machine's, separated by commas. */
  readonly collapsed?: string | undefined;
  /** The steps that were played (play/). */
  readonly steps?: string | undefined;
  /** The start of the model, by its number from 0; the first where it is left out. */
  readonly start?: number | undefined;
  /** The path that is shown, by what it leads to: the id of a state or the name of a transition (paths/). */
  readonly to?: string | undefined;
  /** The actor that is followed (live/). */
  readonly actor?: string | undefined;
}

export interface ModeProps {
  readonly entry: CatalogueEntry;
  readonly chart: Chart;
  readonly search: ViewerSearch;
  /** Replaces the address's part; what is left out stays. */
  readonly onSearch: (patch: Partial<ViewerSearch>) => void;
  /** Told in an effect, whenever it changes; the viewer empties it when the mode goes. */
  readonly onOverlay: (overlay: ChartOverlay) => void;
  /** Draws a log under the chart, in the viewer's own frame (title, count and buttons at its head). */
  readonly log: (log: LogView) => ReactNode;
  /** A transition or state that was pressed on the chart last; a new object each time. */
  readonly pressed: Pressed | null;
  /** Brings a state or transition into sight on the chart; it is not pressed by that. */
  readonly onShow: (shown: Pressed) => void;
}

export interface LogView {
  /** What is logged, such as `Events`. */
  readonly title: string;
  /** Such as `5 of 38`. */
  readonly count: string;
  /** Buttons at the right of its head. */
  readonly actions?: ReactNode;
  /** The rows: `<li>`s. */
  readonly children: ReactNode;
}
