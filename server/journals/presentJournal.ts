// From a journal as documents name it to what the API answers.
import type { Journal } from '#bibliography/documents.ts';
import type * as Api from '../__generated__/resolverTypes.ts';
import { journalId } from './journalKeys.ts';

/** A journal that a library names; the public ones have more to say. */
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
