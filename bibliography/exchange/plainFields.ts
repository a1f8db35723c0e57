// The fields whose text RIS and CSL-JSON hold as it is, in one tag and one variable. Both formats are written and read by this table.
import type { DocumentDraft } from '../documents.ts';
import { entryPlaces, valueAt, type Values } from '../fields/entryFields.ts';
import { type OtherFields, orNull } from './exchangeRecord.ts';

interface PlainField {
  /** BibLaTeX's name of the field. */
  readonly entry: string;
  /** The tag of RIS; null if it has none. */
  readonly ris: string | null;
  /** The variable of CSL-JSON; null if it has none. */
  readonly csl: string | null;
}

const plainFields: readonly PlainField[] = [
  { entry: 'volumes', ris: 'NV', csl: 'number-of-volumes' },
  { entry: 'origpublisher', ris: null, csl: 'original-publisher' },
  { entry: 'origlocation', ris: null, csl: 'original-publisher-place' },
];

/** A name in a format, and BibLaTeX's name of its field. */
type NamedField = readonly [name: string, entry: string];

const namedIn = (format: 'ris' | 'csl'): NamedField[] =>
  plainFields.flatMap(({ entry, [format]: name }): NamedField[] => (name === null ? [] : [[name, entry]]));

export const plainRisTags: readonly NamedField[] = namedIn('ris');
export const plainCslVariables: readonly NamedField[] = namedIn('csl');

/** The text of a plain field, whether the document has such a field or an import left it among the other fields; null if it is empty. */
export function plainText(draft: DocumentDraft, other: OtherFields, entry: string): string | null {
  const place = entryPlaces(draft.kind).find(({ name }) => name === entry);
  const values: Values = { ...draft.fields };
  const value = place && valueAt(values, place);
  return orNull(typeof value === 'string' ? value : null) ?? other.text(entry);
}
