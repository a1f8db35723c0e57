// The types of the lookup machine.
import type { Identifier, ReadIdentifiers } from '#bibliography/lookUp/readIdentifiers.ts';

/** What a record says of its work, for a list. */
export interface Candidate {
  /** The service that has the record. */
  readonly source: string;
  /** One BibLaTeX entry. */
  readonly entry: string;
  readonly title: string;
  /** People, year and where it appeared, in one line. */
  readonly details: string;
  /** Whether the library probably has the same work. */
  readonly isInLibrary: boolean;
}

export type LookUpStatus = 'found' | 'notFound' | 'unavailable' | 'limited' | 'off';

/** The answer of the services about one identifier. */
export interface LookUpOutcome {
  readonly status: LookUpStatus;
  /** A message about the answer; null for none. */
  readonly message: string | null;
  /** The best first; empty unless it was found. */
  readonly candidates: readonly Candidate[];
}

/** An identifier and its answer. */
export interface LookUpRow {
  readonly identifier: Identifier;
  /** Null until there is an answer. */
  readonly outcome: LookUpOutcome | null;
  /** The index of the chosen candidate; null for none. */
  readonly chosen: number | null;
}

export type LookUpInput =
  /** Text that was pasted elsewhere on the page; empty for none. */
  | { readonly text: string }
  /** Identifiers that are looked up at once, without duplicates; at least one. */
  | { readonly identifiers: readonly Identifier[] };

export interface LookUpContext {
  readonly text: string;
  readonly read: ReadIdentifiers;
  /** One for each identifier, once they are looked up; empty before that. */
  readonly rows: readonly LookUpRow[];
  /** Rows of earlier texts in the box whose answers are still valid. */
  readonly answered: readonly LookUpRow[];
  /** Whether lookups are known to be turned off on this server. */
  readonly isOff: boolean;
  /** Why the request failed; null while none has. */
  readonly message: string | null;
}

export type LookUpEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  /** This server has reported that lookups are turned off. */
  | { readonly type: 'lookUps.off' }
  /** Looks up the recognized identifiers, or hands references over. */
  | { readonly type: 'lookUp.start' }
  /** Repeats lookups without an answer, or whose answer may be better now. */
  | { readonly type: 'lookUp.retry' }
  | { readonly type: 'lookUp.stop' }
  /** `candidate` is an index among the candidates of the row; null for none. */
  | { readonly type: 'candidate.chosen'; readonly row: number; readonly candidate: number | null }
  /** Hands the chosen records over. */
  | { readonly type: 'lookUp.review' };

/** A record that was chosen, as one BibLaTeX entry. */
export interface ChosenRecord {
  readonly identifier: Identifier;
  readonly entry: string;
}

export type LookUpEmitted =
  /** References as the content of a file, which is reviewed like any file. */
  | { readonly type: 'references.ready'; readonly text: string }
  /** The chosen records, in the order of the text. */
  | { readonly type: 'records.ready'; readonly records: readonly ChosenRecord[] };
