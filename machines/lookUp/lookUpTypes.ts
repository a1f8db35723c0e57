// The types of the look-up machine.
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
  /** Whether the library holds likely the same work. */
  readonly isInLibrary: boolean;
}

export type LookUpStatus = 'found' | 'notFound' | 'unavailable' | 'limited' | 'off';

/** What the services say about one identifier. */
export interface LookUpOutcome {
  readonly status: LookUpStatus;
  /** What to know about it, in a sentence; null for nothing. */
  readonly message: string | null;
  /** The best first; empty unless it was found. */
  readonly candidates: readonly Candidate[];
}

/** One identifier on its way. */
export interface LookUpRow {
  readonly identifier: Identifier;
  /** Null as long as nobody has answered. */
  readonly outcome: LookUpOutcome | null;
  /** Which of the candidates is taken, from 0; null for none. */
  readonly chosen: number | null;
}

export type LookUpInput =
  /** What was pasted elsewhere on the page; empty for nothing. */
  | { readonly text: string }
  /** What is looked up at once, each identifier once; at least one. */
  | { readonly identifiers: readonly Identifier[] };

export interface LookUpContext {
  readonly text: string;
  readonly read: ReadIdentifiers;
  /** One for each identifier, once they are looked up; empty before that. */
  readonly rows: readonly LookUpRow[];
  /** Rows of earlier texts of the box, with answers that still hold. */
  readonly answered: readonly LookUpRow[];
  /** Whether this server is known to look nothing up. */
  readonly isOff: boolean;
  /** Why the request failed; null while none has. */
  readonly message: string | null;
}

export type LookUpEvent =
  | { readonly type: 'text.changed'; readonly text: string }
  /** This server has said that it looks nothing up. */
  | { readonly type: 'lookUps.off' }
  /** Looks up what was recognized, or hands references over. */
  | { readonly type: 'lookUp.start' }
  /** Looks up again what has no answer, or one that may be better by now. */
  | { readonly type: 'lookUp.retry' }
  | { readonly type: 'lookUp.stop' }
  /** `candidate` is a place among the candidates of the row; null for none. */
  | { readonly type: 'candidate.chosen'; readonly row: number; readonly candidate: number | null }
  /** Hands the chosen records over. */
  | { readonly type: 'lookUp.review' };

/** A record that was chosen, as one BibLaTeX entry. */
export interface ChosenRecord {
  readonly identifier: Identifier;
  readonly entry: string;
}

export type LookUpEmitted =
  /** References in a format of files, to be read and reviewed like a file. */
  | { readonly type: 'references.ready'; readonly text: string }
  /** The chosen records, in the order of the text. */
  | { readonly type: 'records.ready'; readonly records: readonly ChosenRecord[] };
