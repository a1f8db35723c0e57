// What the server keeps of a document that is edited and the kind it has in the form does not show, and what of it is to be cleared:
// that goes through the editor's machine among the changed fields.
import type { DocumentDraft } from '#bibliography/documents.ts';
import type { HiddenField } from '#bibliography/hiddenFields.ts';
import { fieldsOf, isSameField } from '#bibliography/kinds.ts';
import type { DocumentEditorContext } from '#machines/documentEditor/documentEditorTypes.ts';
import { clearHiddenName } from '#machines/documentEditor/patch.ts';

/** A field of another kind, without what it holds. */
type HiddenName = Pick<HiddenField, 'kind' | 'name'>;

/** What the machine has under `clearHiddenName`: it came from `withCleared`. */
export function namesToClear(value: unknown): readonly HiddenName[] {
  return (value ?? []) as readonly HiddenName[];
}

const isIn = (names: readonly HiddenName[], { kind, name }: HiddenName) =>
  names.some((each) => each.name === name && isSameField(name, each.kind, kind));

/** The names with those of these fields. */
export function withCleared(value: unknown, fields: readonly HiddenField[]): readonly HiddenName[] {
  const names = namesToClear(value);
  return [...names, ...fields.flatMap(({ kind, name }) => (isIn(names, { kind, name }) ? [] : [{ kind, name }]))];
}

/** What the document has on the server of the kind that it is there, and what is kept beside it. */
export function serverFields({ kind, fields }: DocumentDraft, stored: readonly HiddenField[]): readonly HiddenField[] {
  const values: Readonly<Record<string, unknown>> = { ...fields };
  const own = fieldsOf(kind).flatMap(({ name }) => (values[name] == null ? [] : [{ kind, name, value: values[name] }]));
  return [...own, ...stored];
}

/** What the kind in the form does not show of what the server has, without what is to be cleared. */
export function keptFields(
  server: readonly HiddenField[],
  { kind, patch }: Pick<DocumentEditorContext, 'kind' | 'patch'>,
): readonly HiddenField[] {
  const cleared = namesToClear(patch[clearHiddenName]?.value);
  return server.filter((field) => !isSameField(field.name, field.kind, kind) && !isIn(cleared, field));
}
