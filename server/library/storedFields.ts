// How the fields of a document are stored: the input JSON of each top-level field, without what says nothing, under a
// name that means the same for every kind, so that a document keeps them all when its kind changes.
import { type DocumentDraft, type DocumentKind, documentKinds } from '#bibliography/documents.ts';
import type { HiddenField, KindField, WholeDocument } from '#bibliography/hiddenFields.ts';
import { fieldsOf } from '#bibliography/kinds.ts';
import { ownValue } from '#bibliography/ownValue.ts';
import type { Json } from './canonicalJson.ts';

export type StoredFields = Readonly<Record<string, Json>>;

/** Where the name of a field means another thing for another kind, or two names mean one thing. */
const storedNames: Readonly<Record<DocumentKind, Readonly<Record<string, string>>>> = {
  journalArticle: { in: 'journalIssue' },
  proceedingsArticle: { in: 'containingProceedings', proceedings: 'containingProceedings' },
  thesis: {},
  proceedings: { in: 'multiVolume' },
  other: {},
};

/** The name under which a field of the input is stored. */
export function storedName(kind: DocumentKind, inputName: string): string {
  return ownValue(storedNames[kind], inputName) ?? inputName;
}

/** Which field of the input a stored one is: the kind's own or, where it has none, that of the first other kind that has it. */
export function inputField(kind: DocumentKind, stored: string): KindField {
  for (const each of [kind, ...documentKinds]) {
    const field = fieldsOf(each).find(({ name }) => storedName(each, name) === stored);
    if (field) return { kind: each, name: field.name };
  }
  return { kind, name: stored };
}

/** The fields of a kind among the stored ones, under their names in the input: what the document says as this kind. */
export function fieldsOfKind(kind: DocumentKind, stored: StoredFields): StoredFields {
  const fields: Record<string, Json> = {};
  for (const { name } of fieldsOf(kind)) {
    const value = stored[storedName(kind, name)];
    if (value !== undefined) fields[name] = value;
  }
  return fields;
}

/** The same, typed. What is stored was judged by validateFields and the API's input types, and those are these types. */
export function toDraft(kind: DocumentKind, stored: StoredFields): DocumentDraft {
  return { kind, fields: fieldsOfKind(kind, stored) };
}

interface StoredHidden extends HiddenField {
  readonly value: Json;
}

/** What is stored and the kind does not have: it is kept, and another kind has it. */
export function hiddenFields(kind: DocumentKind, stored: StoredFields): readonly StoredHidden[] {
  const shown = new Set(fieldsOf(kind).map(({ name }) => storedName(kind, name)));
  return documentKinds.flatMap((other) =>
    fieldsOf(other).flatMap(({ name }) => {
      const place = storedName(other, name);
      const value = stored[place];
      if (value === undefined || shown.has(place)) return [];
      shown.add(place);
      return [{ kind: other, name, value }];
    }),
  );
}

/** All that is stored of a document, typed as by `toDraft`. */
export function toWholeDocument(kind: DocumentKind, stored: StoredFields): WholeDocument {
  return { ...toDraft(kind, stored), hidden: hiddenFields(kind, stored) };
}
