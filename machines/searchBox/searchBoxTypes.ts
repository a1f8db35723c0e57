// What goes into and comes out of the search box's machine.

export interface SearchBoxInput {
  /** What the address says is searched. */
  readonly query: string;
}

export interface SearchBoxContext {
  /** What stands in the box. */
  readonly text: string;
  /** What is searched: as the address says, or was asked to. */
  readonly query: string;
}

export type SearchBoxEvent =
  | { type: 'text.changed'; text: string }
  /** The address says something else now: by a link, by going back, or as it was asked to. */
  | { type: 'query.changed'; query: string }
  /** Enter: at once, without the rest. */
  | { type: 'search' }
  | { type: 'clear' };

/** The address is to say `query`. */
export interface SearchBoxEmitted {
  readonly type: 'search.wanted';
  readonly query: string;
  /** One search mends another: of both only the later is worth going back to. */
  readonly replace: boolean;
}
