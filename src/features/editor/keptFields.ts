// Splits a document's values into those that the kind in the form shows and those that it hides. Both come from the server's fields and from values stashed
// when the kind was changed.
import { type DocumentDraft, type DocumentKind, documentKinds } from '#bibliography/documents.ts';
import { hasField, type HiddenField } from '#bibliography/hiddenFields.ts';
import { fieldsOf } from '#bibliography/kinds.ts';
import type { DocumentEditorContext, FieldValues } from '#machines/documentEditor/documentEditorTypes.ts';

/** All values on the server: those of the document's kind, and the hidden ones. */
export function serverFields({ kind, fields }: DocumentDraft, stored: readonly HiddenField[]): readonly HiddenField[] {
  const values: FieldValues = { ...fields };
  const own = fieldsOf(kind).flatMap(({ name }) => (values[name] == null ? [] : [{ kind, name, value: values[name] }]));
  return [...own, ...stored];
}

/** The values that `kind` shows, by name. */
export function shownFields(server: readonly HiddenField[], kind: DocumentKind): FieldValues {
  return Object.fromEntries(server.filter((field) => hasField(kind, field)).map(({ name, value }) => [name, value]));
}

/** The values that the kind in the form hides, in the version typed last. */
export function keptFields(
  server: readonly HiddenField[],
  { kind, stashed }: Pick<DocumentEditorContext, 'kind' | 'stashed'>,
): readonly HiddenField[] {
  const typed = documentKinds.flatMap((each) =>
    Object.entries(stashed[each] ?? {}).map(([name, { value }]) => ({ kind: each, name, value })),
  );
  const isTyped = (field: HiddenField) => typed.some((each) => each.name === field.name && hasField(each.kind, field));
  const kept = server.filter((field) => !hasField(kind, field) && !isTyped(field));
  return [...kept, ...typed.filter(({ value }) => value != null)];
}
