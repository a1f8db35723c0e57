// The types of the machine of the mock server's control panel: its context, its events, and what its actors take and answer.

/** A change: what is sent to an address below /__mock. */
export interface PanelChange {
  readonly method: 'POST' | 'DELETE';
  /** `reset`, `clock`. */
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface MockPanelContext {
  /** The change that is being sent; null if none is. */
  readonly change: PanelChange | null;
  /** Why the last change failed; null if it succeeded or there was none. */
  readonly refusal: string | null;
}

export type MockPanelEvent =
  | { type: 'change'; change: PanelChange }
  /** The panel is hidden. */
  | { type: 'panel.hidden' }
  | { type: 'panel.seen' }
  | { type: 'retry' };
