// The result of reading a file, for the readers of all formats except BibTeX.
import type { ImportProblem } from '../bibtex/parseBibliography.ts';
import type { SourceEntry } from '../bibtex/source.ts';

export interface ReadRecords {
  readonly entries: readonly SourceEntry[];
  /** Lines that belong to no record. */
  readonly strayLines?: readonly number[];
  /** Records that could not be read. */
  readonly problems?: readonly ImportProblem[];
}
