// What a document keeps and its kind does not show: it is still the document's, so that a change of its kind loses nothing.
import { type DocumentDraft, type DocumentKind, documentKinds } from './documents.ts';
import { fieldOf, isSameField } from './kinds.ts';

/** A field, by a kind that has it. */
export interface KindField {
  readonly kind: DocumentKind;
  /** In the input of that kind. */
  readonly name: string;
}

/** A field that the document's kind does not have. */
export interface HiddenField extends KindField {
  readonly value: unknown;
}

/** A document with all that it keeps. */
export type WholeDocument = DocumentDraft & { readonly hidden?: readonly HiddenField[] };

/** Whether a kind has the field, too. */
export function hasField(kind: DocumentKind, { kind: known, name }: KindField): boolean {
  return fieldOf(kind, name) !== undefined && isSameField(name, kind, known);
}

/** The first of the kinds that have the field. */
export function kindThatHas(field: KindField): DocumentKind {
  return documentKinds.find((kind) => hasField(kind, field)) ?? field.kind;
}

/**
 * What is hidden, by kinds that show it. The kind that shows most of it comes first and takes all that it shows, because the document most
 * likely was of this kind; the fields then stand in the order of its entries.
 */
export function hiddenByKind(hidden: readonly HiddenField[]): ReadonlyMap<DocumentKind, readonly HiddenField[]> {
  const countShown = (kind: DocumentKind) => hidden.filter((field) => hasField(kind, field)).length;
  const likeliest = documentKinds.toSorted((one, other) => countShown(other) - countShown(one));
  const kindOf = (field: HiddenField) => likeliest.find((kind) => hasField(kind, field)) ?? field.kind;
  return new Map(documentKinds.map((kind) => [kind, hidden.filter((field) => kindOf(field) === kind)]));
}

/** What is hidden, as documents of the kinds that show it. */
export function asShown(hidden: readonly HiddenField[]): readonly DocumentDraft[] {
  return Array.from(hiddenByKind(hidden), ([kind, shown]) => ({
    kind,
    fields: Object.fromEntries(shown.map(({ name, value }) => [name, value])),
  })).filter(({ fields }) => Object.keys(fields).length > 0);
}
