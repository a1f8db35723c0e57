// Other fields of a document that have become fields of their own since it was stored: an address, an e-print, an edition and others.
import type { DocumentDraft, OtherField } from '../documents.ts';
import { entryPlaces, type EntryPlace, valueAt, type Values } from '../fields/entryFields.ts';
import { namesInFile } from '../fields/fieldNames.ts';
import { openFields } from './fields.ts';
import { placeMark } from './marks.ts';
import { maximumTextLength } from '../validation.ts';
import { isNothing, put, takeByForm } from './toDraft.ts';

/** BibLaTeX's names of the fields that came after the first libraries were stored. */
const adopted: ReadonlySet<string> = new Set([
  ...['url', 'urldate', 'eprint', 'eprinttype', 'eprintclass', 'pmid', 'edition', 'version'],
  ...['volumes', 'organization', 'isbn', 'issn', 'location'],
]);

/** The first other field with one of the names of the place. */
function findOther(others: readonly OtherField[], { name }: EntryPlace): OtherField | undefined {
  for (const each of namesInFile(name)) {
    const found = others.find(
      (other) => other.name === each && other.value.trim() !== '' && other.value.length <= maximumTextLength,
    );
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
    if (!adopted.has(place.name) || place.needs.length > 0 || !isNothing(valueAt(values, place))) continue;
    const other = findOther(others, place);
    if (!other) continue;
    // One text, as BibTeX reads it: which dialect it came in is not known, and searches found it so.
    const opened = openFields({ fields: [other] }, [], 'bibtex');
    const draft: Record<string, unknown> = fields ?? copyOf(values);
    const head = { entryType: document.fields.entryType ?? '', key: '' };
    if (!put(draft, place, takeByForm[place.form](opened, place, head))) continue;
    fields = draft;
    const mark = { name: `${other.name}${placeMark}`, value: other.value };
    others = others.map((each) => (each === other ? mark : each));
  }
  if (fields === null) return document;
  return { kind: document.kind, fields: { ...fields, otherFields: others } };
}
