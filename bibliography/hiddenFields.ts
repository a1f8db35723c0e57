// What a document keeps and its kind does not show: it is still the document's, so that a change of its kind loses nothing.
import { type DocumentDraft, type DocumentKind, documentKinds } from './documents.ts';
import { fieldOf, isSameField } from './kinds.ts';

/** A field that the document's kind does not have, by a kind that has it. */
export interface HiddenField {
  readonly kind: DocumentKind;
  /** In the input of that kind. */
  readonly name: string;
  readonly value: unknown;
}

/** A document with all that it keeps. */
export type WholeDocument = DocumentDraft & { readonly hidden?: readonly HiddenField[] };

/** What is hidden, as documents of the kinds that show it: each field by the first of the kinds that have it. */
export function asShown(hidden: readonly HiddenField[]): readonly DocumentDraft[] {
  const kindsOf = ({ kind: known, name }: HiddenField) =>
    documentKinds.filter((kind) => fieldOf(kind, name) && isSameField(name, kind, known));
  return documentKinds.flatMap((kind) => {
    const shown = hidden.filter((field) => kindsOf(field)[0] === kind);
    return shown.length === 0
      ? []
      : { kind, fields: Object.fromEntries(shown.map(({ name, value }) => [name, value])) };
  });
}
