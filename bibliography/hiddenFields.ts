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

/** What is hidden, as documents of the kinds that show it: each field by the first of the kinds that have it. */
export function asShown(hidden: readonly HiddenField[]): readonly DocumentDraft[] {
  return documentKinds.flatMap((kind) => {
    const shown = hidden.filter((field) => kindThatHas(field) === kind);
    return shown.length === 0
      ? []
      : { kind, fields: Object.fromEntries(shown.map(({ name, value }) => [name, value])) };
  });
}
