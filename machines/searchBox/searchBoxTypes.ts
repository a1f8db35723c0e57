// The types of the search box's machine: its context, its events, and what its actors take and answer.

export interface SearchBoxInput {
  /** What the address says is searched. */
  readonly query: string;
}

/** What keeps a text from being a search, and where. */
export interface SearchMistake {
  readonly start: number;
  readonly end: number;
  readonly message: string;
}

/** What the actor `read` resolves with. */
export type SearchReading =
  | { readonly kind: 'search'; /** In words; null where there is nothing to say. */ readonly meaning: string | null }
  | { readonly kind: 'mistake'; readonly mistake: SearchMistake };

export type SuggestionKind = 'field' | 'person' | 'keyword' | 'journal' | 'recent';

/** Something the search can be completed with. */
export interface SearchSuggestion {
  readonly id: string;
  readonly kind: SuggestionKind;
  readonly label: string;
  /** What it is, where the label does not say so. */
  readonly hint?: string;
  /** What stands in the box once it is chosen, and where typing goes on in it. */
  readonly text: string;
  readonly caret: number;
}

/** What is typed and where, for who makes suggestions. */
export interface SuggestionRequest {
  readonly text: string;
  readonly caret: number;
  /** They were asked for by a key: also where nothing is typed. */
  readonly isAsked: boolean;
}

/** What the actor `recall` resolves with: what is known here, and whether the server knows more. */
export interface Recalled {
  readonly suggestions: readonly SearchSuggestion[];
  readonly hasMore: boolean;
}

export interface SearchBoxContext {
  /** What stands in the box. */
  readonly text: string;
  /** Where in it one types. */
  readonly caret: number;
  /** What is searched: as the address says, or was asked to. */
  readonly query: string;
  /** What is searched, in words. */
  readonly meaning: string | null;
  /** Why the text is not searched; only in the state of that name. */
  readonly mistake: SearchMistake | null;
  /** In the order they are shown; none while the list is closed. */
  readonly suggestions: readonly SearchSuggestion[];
  /** The suggestion that the keyboard is at. */
  readonly active: string | null;
  /** The list was opened by a key, to come to its first or last row. */
  readonly isAsked: boolean;
  readonly landing: 'first' | 'last' | null;
}

export type SearchBoxEvent =
  /** While an input method composes, what stands there is not meant yet. */
  | { type: 'text.changed'; text: string; caret: number; isComposing: boolean }
  /** The address says something else now: by a link, by going back, or as it was asked to. */
  | { type: 'query.changed'; query: string }
  /** The focus came to the box. */
  | { type: 'entered' }
  /** The focus left the box. */
  | { type: 'left' }
  | { type: 'enter' }
  | { type: 'escape' }
  | { type: 'clear' }
  /** Down or up. */
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'open' }
  | { type: 'close' }
  /** The pointer is at a suggestion; null: the keyboard is in the text again. */
  | { type: 'active.set'; id: string | null }
  | { type: 'choose'; id: string }
  /** A search of before is not to be suggested again. */
  | { type: 'forget'; id: string }
  /** Raised: a suggestion that is a whole search was chosen. */
  | { type: 'completed'; text: string; caret: number };

export type SearchBoxEmitted =
  /** The address is to say `query`. `replace`: one search mends another, and of both only the later is worth going back to. */
  | { readonly type: 'search.wanted'; readonly query: string; readonly replace: boolean }
  /** Somebody has gone on from this search: it is worth remembering. */
  | { readonly type: 'search.used'; readonly query: string }
  /** Where typing goes on, after a suggestion was put into the text. */
  | { readonly type: 'caret.wanted'; readonly caret: number }
  | { readonly type: 'mistake.pointedOut'; readonly mistake: SearchMistake }
  | { readonly type: 'leave.wanted'; readonly to: 'rows' | 'page' }
  | { readonly type: 'suggestion.forgotten'; readonly suggestion: SearchSuggestion };
