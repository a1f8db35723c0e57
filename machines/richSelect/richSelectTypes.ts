// The types of the rich select machine: its context, its events, and what its actors take and answer.
import type { Typed } from '../typeAhead.ts';

/** Something that can be chosen. */
export interface SelectOption {
  /** Tells it from all others. */
  readonly value: string;
  readonly label: string;
  /** Neighbours of the same group stand under its name. */
  readonly group?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** A row of the list: an option, or the offer to add what was typed as one. */
export interface SelectRow extends SelectOption {
  readonly creates?: true;
}

/** What the actor `fetchOptions` is asked. */
export interface OptionsRequest {
  readonly query: string;
  /** Where the last page ended; null for the first page. */
  readonly cursor: string | null;
}

/** What the actor `fetchOptions` answers. */
export interface OptionsPage {
  readonly options: readonly SelectOption[];
  /** Where the next page begins; null after the last. */
  readonly next: string | null;
}

export interface RichSelectInput {
  /** Given with the widget and filtered here, or fetched for every search. */
  readonly source: 'local' | 'fetched';
  /** The local ones; none when they are fetched. */
  readonly options?: readonly SelectOption[];
  /** Choosing leaves the list open. */
  readonly multiple?: boolean;
  /** What was typed can become an option. */
  readonly creatable?: boolean;
  /** The choice can be taken back. */
  readonly clearable?: boolean;
  /** Shorter searches are not made. */
  readonly minimumCharacters?: number;
}

/** Which row is to be active once there are rows. */
export type Landing = 'first' | 'last' | { readonly value: string } | null;

export interface RichSelectContext extends Required<RichSelectInput> {
  /** What is searched for; null when nothing was typed, and the box shows the choice. */
  readonly query: string | null;
  /** What the list shows: of the options those that the query leaves, and the offer to add it. */
  readonly rows: readonly SelectRow[];
  /** The value of the row that the keyboard is at. */
  readonly active: string | null;
  readonly landing: Landing;
  readonly typed: Typed | null;
  /** Where the next page begins. */
  readonly next: string | null;
  /** Why the options did not come; shown in the failed states. */
  readonly message: string | null;
}

export type RichSelectEvent =
  | { type: 'open'; landing: Landing }
  /** The list goes; what was typed stays where it can become an option. */
  | { type: 'close' }
  /** The person is elsewhere: what was typed is taken in or given up. */
  | { type: 'leave' }
  | { type: 'query.changed'; query: string }
  | { type: 'query.discarded' }
  /** To the row that is `by` rows away; beyond the ends round to the other, or not at all. */
  | { type: 'active.moved'; by: number; wraps: boolean }
  | { type: 'active.set'; to: Landing }
  /** For lists without search; `from` is where the keyboard, or else the choice, is. */
  | { type: 'letter.typed'; letter: string; at: number; from: string | null }
  /** Enter: the active row, or what the text says. */
  | { type: 'accept' }
  /** A row was pressed, or the text in the box means it. */
  | { type: 'choose'; value: string; by?: 'text' }
  /** Texts that were typed to their separator, or pasted. */
  | { type: 'enter'; texts: readonly string[] }
  | { type: 'clear' }
  | { type: 'bottom.reached' }
  | { type: 'bottom.left' }
  | { type: 'retry' }
  /** The owner has other local options. */
  | { type: 'options.replaced'; options: readonly SelectOption[] };

/** What is said to the owner, who holds the choice. */
export type RichSelectEmitted =
  /** Chosen; in a select of several, one that is chosen already is taken out. */
  | { type: 'chosen'; option: SelectOption }
  /** Meant by texts: added to the choice, or put in its place. Never empty. */
  | { type: 'entered'; options: readonly SelectOption[] }
  | { type: 'cleared' };
