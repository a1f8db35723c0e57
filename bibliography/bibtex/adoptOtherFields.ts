// Other fields of a document that have become fields of their own since it was stored: an address, an e-print, an edition and others.
import type { DocumentDraft, OtherField } from '../documents.ts';
import { entryPlaces, type EntryPlace, valueAt, type Values } from '../fields/entryFields.ts';
import { namesInFile } from '../fields/fieldNames.ts';
import { openFields } from './fields.ts';
import { placeMark } from './marks.ts';
import { put, takeByForm } from './toDraft.ts';

/** BibLaTeX's names of the fields that came after the first libraries were stored. */
const adopted: ReadonlySet<string> = new Set([
  ...['url', 'urldate', 'eprint', 'eprinttype', 'eprintclass', 'pmid', 'edition', 'version'],
  ...['volumes', 'organization', 'isbn', 'issn', 'location'],
]);

const isEmpty = (value: unknown): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0);

/** The first other field with one of the names of the place. */
function findOther(others: readonly OtherField[], { name }: EntryPlace): OtherField | undefined {
  for (const each of namesInFile(name)) {
    const found = others.find((other) => other.name === each && other.value.trim() !== '');
    if (found) return found;
  }
  return undefined;
}

/** A copy of a part of a document, deep enough that `put` changes nothing else. */
const copyOf = (values: Values): Record<string, unknown> => structuredClone({ ...values });

/**
 * The document with such fields in the place of other fields; the same object where there are none. What the other field said is
 * kept at its place among the others (`+place`), so that an export is the same, byte for byte.
 */
export function adoptOtherFields(document: DocumentDraft): DocumentDraft {
  let others = document.fields.otherFields ?? [];
  const values: Values = { ...document.fields };
  let fields: Record<string, unknown> | null = null;
  for (const place of entryPlaces(document.kind)) {
    if (!adopted.has(place.name) || place.needs.length > 0 || !isEmpty(valueAt(values, place))) continue;
    const other = findOther(others, place);
    if (!other) continue;
    const opened = openFields({ fields: [other] }, [], 'biblatex');
    fields ??= copyOf(values);
    const head = { entryType: document.fields.entryType ?? '', key: '' };
    if (!put(fields, place, takeByForm[place.form](opened, place, head))) continue;
    const mark = { name: `${other.name}${placeMark}`, value: other.value };
    const goesOn = opened.others().filter(({ name }) => name.endsWith('+others'));
    others = [...others.map((each) => (each === other ? mark : each)), ...goesOn];
  }
  if (fields === null || others === document.fields.otherFields) return document;
  return { kind: document.kind, fields: { ...fields, otherFields: others } };
}
