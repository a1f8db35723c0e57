// The types of the machine of a list's columns. Widths are pixels: its context, its events, and what its actors take and answer.

export type Density = 'comfortable' | 'compact';

/** How a person has set a list up. */
export interface ColumnLayout {
  /** The columns that are shown, in their order. */
  readonly columns: readonly string[];
  /** Widths that differ from the usual ones. */
  readonly widths: Readonly<Record<string, number>>;
  readonly density: Density;
}

export interface ColumnsInput {
  /** The stored layout. */
  readonly layout: ColumnLayout;
  /** The default layout. */
  readonly usual: ColumnLayout;
  /** This one is always shown. */
  readonly kept: string;
  readonly min: number;
  readonly max: number;
}

export interface ColumnsContext extends ColumnsInput {
  /** The column that is being dragged. */
  readonly held: string | null;
  /** The layout before the drag, for cancelling it. */
  readonly before: ColumnLayout | null;
}

export type ColumnsEvent =
  /** A drag of a column's edge begins. */
  | { type: 'resize.started'; column: string }
  /** A drag of a column's head begins. */
  | { type: 'carry.started'; column: string }
  /** The edge was dragged: the new width of the column. */
  | { type: 'stretched'; width: number }
  /** The head was dragged: the column's new place among the visible ones. */
  | { type: 'carried'; to: number }
  | { type: 'drag.ended' }
  | { type: 'drag.cancelled' }
  /** By keyboard or menu; without a width, the usual one. */
  | { type: 'resized'; column: string; width: number | null }
  /** By keyboard or menu: by how many places the column moves. */
  | { type: 'moved'; column: string; by: number }
  /** Shows the column as the last one, or hides it. */
  | { type: 'toggled'; column: string }
  | { type: 'density.chosen'; density: Density }
  /** Resets everything to the default. */
  | { type: 'reset' };

/** Sent whenever the layout has changed, so that it can be stored. */
export interface LayoutChosen {
  type: 'layout.chosen';
  layout: ColumnLayout;
}
