// The types of the find-DOI machine.
import type { LookUpStatus } from '../lookUp/lookUpTypes.ts';

/** A work that may be the document. */
export interface DoiCandidate {
  readonly doi: string;
  readonly title: string;
  /** People, year and where it appeared, in one line. */
  readonly details: string;
}

export interface FoundDois {
  readonly status: LookUpStatus;
  /** A message about the outcome; null for none. */
  readonly message: string | null;
  /** The best first. */
  readonly candidates: readonly DoiCandidate[];
}

export interface FindDoiInput {
  readonly documentId: string;
}

export interface FindDoiContext extends FindDoiInput {
  readonly candidates: readonly DoiCandidate[];
  /** The index of the chosen work; null for none. */
  readonly chosen: number | null;
  /** Why nothing was found, or what failed. */
  readonly message: string | null;
}

export type FindDoiEvent =
  | { readonly type: 'candidate.chosen'; readonly candidate: number }
  | { readonly type: 'doi.set' }
  | { readonly type: 'retry' };
