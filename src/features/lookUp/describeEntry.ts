// Describes the work of a service's record for a list. Reads the record as the import does.
import { parseBibliography } from '#bibliography/bibtex/parseBibliography.ts';
import { documentYear } from '#bibliography/documentDate.ts';
import { yearLabel } from '#bibliography/edtf.ts';
import { textsOfFields } from '#bibliography/fieldTexts.ts';
import { authorsOrEditors, formatEntities } from '#bibliography/names.ts';

/** The first of these that a document has is where it appeared. */
const venues = ['journaltitle', 'booktitle', 'institution', 'publisher', 'organization'];

/** `entry` is one BibLaTeX entry. A text that is none is described by nothing. */
export function describeEntry(entry: string): { doi: string; title: string; details: string } {
  const draft = parseBibliography(entry).entries[0]?.draft;
  if (!draft) return { doi: '', title: '', details: '' };
  const { fields } = draft;
  const venue = textsOfFields(draft, venues).find((text) => text !== null && text !== '');
  const details = [
    formatEntities(authorsOrEditors(draft)),
    yearLabel(fields.published ?? '', documentYear(draft)),
    venue ?? '',
  ];
  return {
    doi: fields.doi ?? '',
    title: fields.title ?? '',
    details: details.filter((text) => text !== '').join(' · '),
  };
}
