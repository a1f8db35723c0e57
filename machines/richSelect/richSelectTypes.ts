// The types of the rich select machine: its context, its events, and what its actors take and answer.
import type { Typed } from '../typeAhead.ts';

/** An option that can be chosen. */
export interface SelectOption {
  /** Unique among the options. */
  readonly value: string;
  readonly label: string;
  /** Adjacent options of the same group are shown under its name. */
  readonly group?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** A row of the list: an option, or the offer to add the typed text as one. */
export interface SelectRow extends SelectOption {
  readonly creates?: true;
}

/** Input of the actor `fetchOptions`. */
export interface OptionsRequest {
  readonly query: string;
  /** The cursor of the page; null for the first page. */
  readonly cursor: string | null;
}

/** Output of the actor `fetchOptions`. */
export interface OptionsPage {
  readonly options: readonly SelectOption[];
  /** The cursor of the next page; null after the last. */
  readonly next: string | null;
}

export interface RichSelectInput {
  /** Whether the options are given and filtered here, or fetched for every search. */
  readonly source: 'local' | 'fetched';
  /** The given options; empty if options are fetched. */
  readonly options?: readonly SelectOption[];
  /** Whether several options can be chosen; then the list stays open. */
  readonly multiple?: boolean;
  /** Whether the typed text can become an option. */
  readonly creatable?: boolean;
  /** Whether the choice can be cleared. */
  readonly clearable?: boolean;
  /** The minimum length of a search. */
  readonly minimumCharacters?: number;
}

/** The row that becomes active when rows are shown. */
export type Landing = 'first' | 'last' | { readonly value: string } | null;

export interface RichSelectContext extends Required<RichSelectInput> {
  /** The search text; null if nothing was typed and the box shows the choice. */
  readonly query: string | null;
  /** The rows of the list: the options that match the query, and the offer to add it. */
  readonly rows: readonly SelectRow[];
  /** The value of the active row. */
  readonly active: string | null;
  readonly landing: Landing;
  readonly typed: Typed | null;
  /** The cursor of the next page. */
  readonly next: string | null;
  /** Why the options could not be loaded; shown in the failed states. */
  readonly message: string | null;
}

export type RichSelectEvent =
  | { type: 'open'; landing: Landing }
  /** Closes the list. The typed text stays if it can become an option. */
  | { type: 'close' }
  /** The focus left the widget: the typed text is added or dropped. */
  | { type: 'leave' }
  | { type: 'query.changed'; query: string }
  | { type: 'query.discarded' }
  /** Moves to the row that is `by` rows away; at the ends, wraps around or stays. */
  | { type: 'active.moved'; by: number; wraps: boolean }
  | { type: 'active.set'; to: Landing }
  /** A letter typed in a list without search. `from` is the value of the active row, or else of the choice. */
  | { type: 'letter.typed'; letter: string; at: number; from: string | null }
  /** Enter: chooses the active row, or the option that the text names. */
  | { type: 'accept' }
  /** A row was pressed, or the text in the box names it. */
  | { type: 'choose'; value: string; by?: 'text' }
  /** Texts that were typed up to their separator, or pasted. */
  | { type: 'enter'; texts: readonly string[] }
  | { type: 'clear' }
  | { type: 'bottom.reached' }
  | { type: 'bottom.left' }
  | { type: 'retry' }
  /** The owner has changed the given options. */
  | { type: 'options.replaced'; options: readonly SelectOption[] };

/** The events for the owner, which stores the choice. */
export type RichSelectEmitted =
  /** An option was chosen. In a select of several, choosing it again removes it. */
  | { type: 'chosen'; option: SelectOption }
  /** The options named by texts, which are added to the choice or replace it. Never empty. */
  | { type: 'entered'; options: readonly SelectOption[] }
  | { type: 'cleared' };
