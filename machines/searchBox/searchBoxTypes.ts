// The types of the search box's machine: its context, its events, and what its actors take and answer.

export interface SearchBoxInput {
  /** The search in the address. */
  readonly query: string;
}

/** A mistake in the text that prevents searching, and its position. */
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

/** A completion for the search. */
export interface SearchSuggestion {
  readonly id: string;
  readonly kind: SuggestionKind;
  readonly label: string;
  /** An explanation, if the label does not suffice. */
  readonly hint?: string;
  /** The text of the box after it is chosen, and the position of the caret in it. */
  readonly text: string;
  readonly caret: number;
}

/** The text and the caret for which suggestions are made. */
export interface SuggestionRequest {
  readonly text: string;
  readonly caret: number;
  /** The person requested suggestions with a key, which also works without text. */
  readonly isAsked: boolean;
}

/** What the actor `recall` resolves with: suggestions from this page, and whether the server has more. */
export interface Recalled {
  readonly suggestions: readonly SearchSuggestion[];
  readonly hasMore: boolean;
}

export interface SearchBoxContext {
  /** The text in the box. */
  readonly text: string;
  /** The position of the caret in the text. */
  readonly caret: number;
  /** The search in the address, or the one that the address was asked to take. */
  readonly query: string;
  /** A description of the search in words. */
  readonly meaning: string | null;
  /** The mistake in the text; only in the state `mistaken`. */
  readonly mistake: SearchMistake | null;
  /** In the order they are shown; none while the list is closed. */
  readonly suggestions: readonly SearchSuggestion[];
  /** The id of the active suggestion. */
  readonly active: string | null;
  /** The list was opened by a key; `landing` says which row becomes active. */
  readonly isAsked: boolean;
  readonly landing: 'first' | 'last' | null;
}

export type SearchBoxEvent =
  /** While an input method composes, the text is not final. */
  | { type: 'text.changed'; text: string; caret: number; isComposing: boolean }
  /** The search in the address has changed: by a link, by going back, or because the box asked for it. */
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
  /** The pointer moved to a suggestion; null if the keyboard returned to the text. */
  | { type: 'active.set'; id: string | null }
  | { type: 'choose'; id: string }
  /** Removes an earlier search from the suggestions. */
  | { type: 'forget'; id: string }
  /** Raised: a suggestion that is a whole search was chosen. */
  | { type: 'completed'; text: string; caret: number };

export type SearchBoxEmitted =
  /** Asks to put `query` into the address. `replace`: it corrects the previous search, which then needs no entry in the browser's history. */
  | { readonly type: 'search.wanted'; readonly query: string; readonly replace: boolean }
  /** The person has used the results of this search, so it is worth suggesting later. */
  | { readonly type: 'search.used'; readonly query: string }
  /** The position for the caret after a suggestion was put into the text. */
  | { readonly type: 'caret.wanted'; readonly caret: number }
  | { readonly type: 'mistake.pointedOut'; readonly mistake: SearchMistake }
  | { readonly type: 'leave.wanted'; readonly to: 'rows' | 'page' }
  | { readonly type: 'suggestion.forgotten'; readonly suggestion: SearchSuggestion };
