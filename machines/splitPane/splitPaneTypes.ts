// The types of the machine of a split pane. Sizes are pixels: its context, its events, and what its actors take and answer.

export interface SplitPaneInput {
  readonly min: number;
  readonly max: number;
  /** The size chosen on an earlier visit; null leaves it to the style sheet. */
  readonly size: number | null;
  readonly collapsible: boolean;
}

export interface SplitPaneContext extends SplitPaneInput {
  /** The size before the drag, which is restored if the drag is cancelled. */
  readonly before: number | null;
}

export type SplitPaneEvent =
  | { type: 'drag.started' }
  | { type: 'dragged'; size: number }
  | { type: 'drag.ended' }
  | { type: 'drag.cancelled' }
  /** By the keyboard. */
  | { type: 'resized'; size: number }
  | { type: 'reset' }
  /** Collapses or expands the pane. */
  | { type: 'toggled' }
  /** The available room in the window has changed. */
  | { type: 'limits.changed'; max: number };

/** Sent when a person has chosen a size, so that it can be stored; null is the default. */
export interface SizeChosen {
  type: 'size.chosen';
  size: number | null;
}
