// How the fields of a document are stored: each top-level field as its input JSON without empty values. The stored names mean the same for
// every kind, so that a document keeps all fields when its kind changes.
import { type DocumentDraft, type DocumentKind, documentKinds } from '#bibliography/documents.ts';
import type { HiddenField, KindField, WholeDocument } from '#bibliography/hiddenFields.ts';
import { fieldsOf } from '#bibliography/kinds.ts';
import { ownValue } from '#bibliography/ownValue.ts';
import type { Json } from './canonicalJson.ts';

export type StoredFields = Readonly<Record<string, Json>>;

/** Stored names that differ from the input: for names with a different meaning in another kind, and for two names of the same thing. */
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

/** The input field for a stored one: of this kind or, if it has none, of the first other kind that has it. */
export function inputField(kind: DocumentKind, stored: string): KindField {
  for (const each of [kind, ...documentKinds]) {
    const field = fieldsOf(each).find(({ name }) => storedName(each, name) === stored);
    if (field) return { kind: each, name: field.name };
  }
  return { kind, name: stored };
}

/** The stored fields that the kind has, by their names in the input. */
export function fieldsOfKind(kind: DocumentKind, stored: StoredFields): StoredFields {
  const fields: Record<string, Json> = {};
  for (const { name } of fieldsOf(kind)) {
    const value = stored[storedName(kind, name)];
    if (value !== undefined) fields[name] = value;
  }
  return fields;
}

/** The stored fields as a typed draft. They are not checked again, because validateFields and the API's input types have checked them. */
export function toDraft(kind: DocumentKind, stored: StoredFields): DocumentDraft {
  return { kind, fields: fieldsOfKind(kind, stored) };
}

interface StoredHidden extends HiddenField {
  readonly value: Json;
}

/** Stored fields that the kind does not have. They are kept for when the document gets a kind that has them. */
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

/** All stored fields of a document, typed like in `toDraft`. */
export function toWholeDocument(kind: DocumentKind, stored: StoredFields): WholeDocument {
  return { ...toDraft(kind, stored), hidden: hiddenFields(kind, stored) };
}
