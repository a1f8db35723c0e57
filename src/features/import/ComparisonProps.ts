// How an entry of a file is compared with what it is likely the same as; a route says by what.
import type { DocumentDraft } from '#bibliography/documents.ts';

export interface ComparisonProps {
  /** What stays: a document of the library by its id, or another entry of the file. */
  kept: string | DocumentDraft;
  other: DocumentDraft;
  /** Whether the entry was looked up, to complete what stays. */
  isLookedUp: boolean;
  /** The names of the fields of which the file's value is taken. */
  taken: readonly string[];
  onTake: (name: string, fromFile: boolean) => void;
}
