// The types of the machine of a list's columns. Widths are pixels: its context, its events, and what its actors take and answer.

export type Density = 'comfortable' | 'compact';

/** How a person has set a list up. */
export interface ColumnLayout {
  /** The columns that are shown, in their order. */
  readonly columns: readonly string[];
  /** Those that are not as wide as usual. */
  readonly widths: Readonly<Record<string, number>>;
  readonly density: Density;
}

export interface ColumnsInput {
  /** As it was left. */
  readonly layout: ColumnLayout;
  /** As it is before anything is chosen. */
  readonly usual: ColumnLayout;
  /** This one is always shown. */
  readonly kept: string;
  readonly min: number;
  readonly max: number;
}

export interface ColumnsContext extends ColumnsInput {
  /** The column that is under the pointer's hold. */
  readonly held: string | null;
  /** What to go back to when the drag is given up. */
  readonly before: ColumnLayout | null;
}

export type ColumnsEvent =
  /** The edge of a column is held. */
  | { type: 'resize.started'; column: string }
  /** The head of a column is held. */
  | { type: 'carry.started'; column: string }
  /** The edge was taken along: the column is to be so wide. */
  | { type: 'stretched'; width: number }
  /** The head was taken along: the column is to stand at this place among those that are shown. */
  | { type: 'carried'; to: number }
  | { type: 'drag.ended' }
  | { type: 'drag.cancelled' }
  /** By key or menu; without a width as wide as usual. */
  | { type: 'resized'; column: string; width: number | null }
  /** By key or menu: so many places on, or back. */
  | { type: 'moved'; column: string; by: number }
  /** Shows the column as the last one, or leaves it out. */
  | { type: 'toggled'; column: string }
  | { type: 'density.chosen'; density: Density }
  /** All is to be as usual. */
  | { type: 'reset' };

/** Said whenever a person has settled on a layout, so that it can be remembered. */
export interface LayoutChosen {
  type: 'layout.chosen';
  layout: ColumnLayout;
}
