// A record as the document that it becomes, read as an entry of a file is.
import { importEntry } from '#bibliography/bibtex/parseBibliography.ts';
import type { DocumentDraft } from '#bibliography/documents.ts';
import type { FoundRecord } from './lookupAnswers.ts';

/** The document of a record; null if it is larger than a document may be. */
export function draftOf({ entry }: FoundRecord): DocumentDraft | null {
  const read = importEntry(entry, [], 'biblatex');
  return 'draft' in read ? read.draft : null;
}
