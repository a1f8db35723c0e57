// Moves other fields of a stored document, such as an address or an edition, into fields that documents have since gained.
import { type DocumentDraft, type DocumentKind, documentKinds, type OtherField } from '../documents.ts';
import { entryPlaces, type EntryPlace, valueAt, type Values } from '../fields/entryFields.ts';
import { namesInFile } from '../fields/fieldNames.ts';
import { maximumTextLength } from '../validation.ts';
import { openFields } from './fields.ts';
import { placeMark } from './marks.ts';
import { isNothing, put, takeByForm } from './toDraft.ts';

/** The fields of a kind that adopt other fields. */
const adoptingPlaces = (kind: DocumentKind): readonly EntryPlace[] =>
  entryPlaces(kind).filter(({ adopts, needs }) => adopts && needs.length === 0);

/** The names of all fields that adopt other fields, each with its kind. */
export const adoptingFields = (): string[] =>
  documentKinds.flatMap((kind) => adoptingPlaces(kind).map(({ name }) => `${kind}.${name}`));

/** The first other field with one of these names. */
function findOther(others: readonly OtherField[], { name }: EntryPlace): OtherField | undefined {
  for (const each of namesInFile(name)) {
    const found = others.find(
      (other) => other.name === each && other.value.trim() !== '' && other.value.length <= maximumTextLength,
    );
    if (found) return found;
  }
  return undefined;
}

/**
 * Returns the document with these fields filled from its other fields, or the same object if there is nothing to do. A mark (`+place`)
 * replaces each such other field and keeps its source, so that the document's export stays the same, byte for byte.
 */
export function adoptOtherFields(document: DocumentDraft): DocumentDraft {
  let others = document.fields.otherFields ?? [];
  const values: Values = { ...document.fields };
  let fields: Record<string, unknown> | null = null;
  for (const place of adoptingPlaces(document.kind)) {
    if (!isNothing(valueAt(values, place))) continue;
    const other = findOther(others, place);
    if (!other) continue;
    // The dialect of the imported file is unknown. BibTeX's reading keeps a list as one text, which is how searches found it before.
    const opened = openFields({ fields: [other] }, [], 'bibtex');
    const draft: Record<string, unknown> = fields ?? structuredClone({ ...values });
    const head = { entryType: document.fields.entryType ?? '', key: '' };
    if (!put(draft, place, takeByForm[place.form](opened, place, head))) continue;
    fields = draft;
    const mark = { name: `${other.name}${placeMark}`, value: other.value };
    others = others.map((each) => (each === other ? mark : each));
  }
  if (fields === null) return document;
  return { kind: document.kind, fields: { ...fields, otherFields: others } };
}
