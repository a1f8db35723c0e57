// What a document keeps and its kind does not show: stored so, or put out of sight by the choice of another kind.
import { type DocumentDraft, type DocumentKind, documentKinds } from '#bibliography/documents.ts';
import type { HiddenField } from '#bibliography/hiddenFields.ts';
import { type FieldDescription, fieldOf, fieldsOf } from '#bibliography/kinds.ts';
import type { DocumentEditorContext } from '#machines/documentEditor/documentEditorTypes.ts';
import { isEmpty } from '../pane/fieldRows.ts';

/** As the server answers it: a kind that has the field, its name there, and what it holds as JSON. */
export interface StoredHidden {
  readonly kind: string;
  readonly name: string;
  readonly value: string;
}

export interface HiddenValue extends HiddenField {
  readonly description: FieldDescription;
}

/** A field of the same name that holds something else is not the same field. */
const isFieldOf = (kind: DocumentKind, { name, editing }: FieldDescription) => fieldOf(kind, name)?.editing === editing;

function filled(kind: DocumentKind, values: Readonly<Record<string, unknown>>): readonly HiddenValue[] {
  return fieldsOf(kind).flatMap((description) => {
    const value = values[description.name];
    return description.editable && !isEmpty(value) ? [{ kind, name: description.name, description, value }] : [];
  });
}

/** What is stored, as the server says it; of a newer server than this page there may be fields that nobody here knows. */
export function readStored(stored: readonly StoredHidden[]): readonly HiddenValue[] {
  return stored.flatMap(({ kind: named, name, value }) => {
    const kind = documentKinds.find((each) => each === named);
    return kind ? filled(kind, { [name]: JSON.parse(value) as unknown }) : [];
  });
}

/** All that the kind `chosen` does not show: of what the document is on the server, of what is stored beside it, and of what was typed as another kind. */
export function hiddenBy(
  chosen: DocumentKind,
  draft: DocumentDraft,
  stored: readonly HiddenValue[],
  putAside: DocumentEditorContext['putAside'],
): readonly HiddenValue[] {
  const typed = documentKinds.flatMap((kind) =>
    filled(kind, Object.fromEntries(Object.entries(putAside[kind] ?? {}).map(([name, { value }]) => [name, value]))),
  );
  const all = [...filled(draft.kind, { ...draft.fields }), ...stored, ...typed];
  const unseen = all.filter(({ description }) => !isFieldOf(chosen, description));
  return [...new Map(unseen.map((each) => [`${each.description.name} ${each.description.editing}`, each])).values()];
}

/** The kind that shows most of them, and how many. */
export function kindThatShows(hidden: readonly HiddenValue[]): { kind: DocumentKind; count: number } | null {
  const counts = documentKinds.map((kind) => ({
    kind,
    count: hidden.filter(({ description }) => isFieldOf(kind, description)).length,
  }));
  const [best] = counts.sort((one, other) => other.count - one.count);
  return best && best.count > 0 ? best : null;
}
