// Values that a document keeps though its kind has no such field: stored that way, or hidden by choosing another kind.
import { type DocumentKind, documentKinds, kindNamed } from '#bibliography/documents.ts';
import { hasField, type HiddenField } from '#bibliography/hiddenFields.ts';
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { fieldOf } from '#bibliography/kinds.ts';
import { isEmpty } from '#src/features/reader/fieldRows.ts';

/** As the API returns it: a kind that has the field, the field's name in that kind, and the value as JSON. */
export interface StoredHidden {
  readonly kind: string;
  readonly name: string;
  readonly value: string;
}

export interface HiddenValue extends HiddenField {
  readonly description: FieldDescription;
}

/** Adds descriptions to the values; leaves out empty ones and those that cannot be edited. */
export function describeHidden(fields: readonly HiddenField[]): readonly HiddenValue[] {
  return fields.flatMap((field) => {
    const description = fieldOf(field.kind, field.name);
    return description?.editable && !isEmpty(field.value) ? [{ ...field, description }] : [];
  });
}

/** Parses the stored values. A newer server may send fields that this version doesn't know; they are skipped. */
export function readStored(stored: readonly StoredHidden[]): readonly HiddenValue[] {
  return stored.flatMap(({ kind: named, name, value }) => {
    const kind = kindNamed(named);
    return kind ? describeHidden([{ kind, name, value: JSON.parse(value) as unknown }]) : [];
  });
}

/** The kind that shows most of these values, and how many it shows. */
export function kindThatShows(hidden: readonly HiddenValue[]): { kind: DocumentKind; count: number } | null {
  const counts = documentKinds.map((kind) => ({
    kind,
    count: hidden.filter((field) => hasField(kind, field)).length,
  }));
  const [best] = counts.sort((one, other) => other.count - one.count);
  return best && best.count > 0 ? best : null;
}
