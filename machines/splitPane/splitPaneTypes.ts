// The types of the machine of a split pane. Sizes are pixels: its context, its events, and what its actors take and answer.

export interface SplitPaneInput {
  readonly min: number;
  readonly max: number;
  /** What was chosen on an earlier visit; null leaves the size to the style sheet. */
  readonly size: number | null;
  readonly collapsible: boolean;
}

export interface SplitPaneContext extends SplitPaneInput {
  /** The size to go back to when the drag is given up. */
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
  /** Collapses it, or brings it back. */
  | { type: 'toggled' }
  /** The window left more or less room. */
  | { type: 'limits.changed'; max: number };

/** Said whenever a person has settled on a size, so that it can be remembered; null is the usual one. */
export interface SizeChosen {
  type: 'size.chosen';
  size: number | null;
}
