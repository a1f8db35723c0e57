// What a document has of the kind that it is in the form, and what it keeps beside that: of the server's fields, whatever kind it is
// there, and of what was put aside.
import { type DocumentDraft, type DocumentKind, documentKinds } from '#bibliography/documents.ts';
import { hasField, type HiddenField } from '#bibliography/hiddenFields.ts';
import { fieldsOf } from '#bibliography/kinds.ts';
import type { DocumentEditorContext, FieldValues } from '#machines/documentEditor/documentEditorTypes.ts';

/** What the document has on the server of the kind that it is there, and what is kept beside it. */
export function serverFields({ kind, fields }: DocumentDraft, stored: readonly HiddenField[]): readonly HiddenField[] {
  const values: FieldValues = { ...fields };
  const own = fieldsOf(kind).flatMap(({ name }) => (values[name] == null ? [] : [{ kind, name, value: values[name] }]));
  return [...own, ...stored];
}

/** Those that `kind` has, by their names. */
export function shownFields(server: readonly HiddenField[], kind: DocumentKind): FieldValues {
  return Object.fromEntries(server.filter((field) => hasField(kind, field)).map(({ name, value }) => [name, value]));
}

/** Those that the kind in the form does not have, as they were typed last. */
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
