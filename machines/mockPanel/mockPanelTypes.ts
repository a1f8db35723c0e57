// The types of the machine of the mock server's control panel: its context, its events, and what its actors take and answer.

/** Something to change: what is sent to an address below /__mock. */
export interface PanelChange {
  readonly method: 'POST' | 'DELETE';
  /** `reset`, `clock`. */
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface MockPanelContext {
  /** What is being changed; null while nothing is. */
  readonly change: PanelChange | null;
  /** Why the last change was not made; null where it was, or nothing was changed. */
  readonly refusal: string | null;
}

export type MockPanelEvent =
  | { type: 'change'; change: PanelChange }
  /** Nobody can see the panel any more. */
  | { type: 'panel.hidden' }
  | { type: 'panel.seen' }
  | { type: 'retry' };
