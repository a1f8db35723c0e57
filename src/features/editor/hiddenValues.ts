// What a document keeps and its kind does not show: stored so, or put out of sight by the choice of another kind.
import { type DocumentKind, documentKinds, kindNamed } from '#bibliography/documents.ts';
import { hasField, type HiddenField } from '#bibliography/hiddenFields.ts';
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { fieldOf } from '#bibliography/kinds.ts';
import { isEmpty } from '#src/features/reader/fieldRows.ts';

/** As the server answers it: a kind that has the field, its name there, and what it holds as JSON. */
export interface StoredHidden {
  readonly kind: string;
  readonly name: string;
  readonly value: string;
}

export interface HiddenValue extends HiddenField {
  readonly description: FieldDescription;
}

/** Those that say something and can be changed, with what they are. */
export function describeHidden(fields: readonly HiddenField[]): readonly HiddenValue[] {
  return fields.flatMap((field) => {
    const description = fieldOf(field.kind, field.name);
    return description?.editable && !isEmpty(field.value) ? [{ ...field, description }] : [];
  });
}

/** What is stored, as the server says it; of a newer server than this page there may be fields that nobody here knows. */
export function readStored(stored: readonly StoredHidden[]): readonly HiddenValue[] {
  return stored.flatMap(({ kind: named, name, value }) => {
    const kind = kindNamed(named);
    return kind ? describeHidden([{ kind, name, value: JSON.parse(value) as unknown }]) : [];
  });
}

/** The kind that shows most of them, and how many. */
export function kindThatShows(hidden: readonly HiddenValue[]): { kind: DocumentKind; count: number } | null {
  const counts = documentKinds.map((kind) => ({
    kind,
    count: hidden.filter((field) => hasField(kind, field)).length,
  }));
  const [best] = counts.sort((one, other) => other.count - one.count);
  return best && best.count > 0 ? best : null;
}
