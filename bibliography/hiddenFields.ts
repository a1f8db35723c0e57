// Hidden fields: those that a document stores but its kind doesn't show. They are kept so that changing the kind loses nothing.
import { type DocumentDraft, type DocumentKind, documentKinds } from './documents.ts';
import { fieldOf, isSameField } from './kinds.ts';

/** A field, identified by a kind that has it. */
export interface KindField {
  readonly kind: DocumentKind;
  /** The name in the input of that kind. */
  readonly name: string;
}

/** The value of a field that the document's kind doesn't have. */
export interface HiddenField extends KindField {
  readonly value: unknown;
}

/** A document including its hidden fields. */
export type WholeDocument = DocumentDraft & { readonly hidden?: readonly HiddenField[] };

/** Whether a kind also has the field. */
export function hasField(kind: DocumentKind, { kind: known, name }: KindField): boolean {
  return fieldOf(kind, name) !== undefined && isSameField(name, kind, known);
}

/** The first kind that has the field. */
export function kindThatHas(field: KindField): DocumentKind {
  return documentKinds.find((kind) => hasField(kind, field)) ?? field.kind;
}

/**
 * The hidden fields, grouped by kinds that show them. The kind that shows most of them comes first and takes all of these, because the document most likely had
 * this kind; the fields are then in the order of its entries.
 */
export function hiddenByKind(hidden: readonly HiddenField[]): ReadonlyMap<DocumentKind, readonly HiddenField[]> {
  const countShown = (kind: DocumentKind) => hidden.filter((field) => hasField(kind, field)).length;
  const likeliest = documentKinds.toSorted((one, other) => countShown(other) - countShown(one));
  const kindOf = (field: HiddenField) => likeliest.find((kind) => hasField(kind, field)) ?? field.kind;
  return new Map(documentKinds.map((kind) => [kind, hidden.filter((field) => kindOf(field) === kind)]));
}

/** The hidden fields as documents of the kinds that show them. */
export function asShown(hidden: readonly HiddenField[]): readonly DocumentDraft[] {
  return Array.from(hiddenByKind(hidden), ([kind, shown]) => ({
    kind,
    fields: Object.fromEntries(shown.map(({ name, value }) => [name, value])),
  })).filter(({ fields }) => Object.keys(fields).length > 0);
}
