// Converts a journal to the API's representation.
import type { Journal } from '#bibliography/documents.ts';
import type * as Api from '../__generated__/resolverTypes.ts';
import { journalId } from './journalKeys.ts';

/** Presents a journal of a library, for which the fields of public journals are empty. */
export function presentJournal(journal: Journal): Api.Journal {
  return {
    __typename: 'Journal',
    id: journalId(journal),
    name: journal.name,
    subtitle: journal.subtitle ?? null,
    titleAddon: journal.titleAddon ?? null,
    issn: journal.issn ? [...journal.issn] : null,
    isCustom: true,
    scimagoId: null,
    country: null,
    publisher: null,
    areas: null,
    categories: null,
    hIndex: null,
    citationInfo: null,
  };
}
