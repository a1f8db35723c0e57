// Handles the field `groups` of an entry, which names its groups in the file's tree. Our documents don't have this field: the import removes it from the other
// fields, and the export puts it back before them.
import type { OtherField } from '../documents.ts';
import { groupNamesOf } from '../groups/desktopGroups.ts';
import type { WholeDocument } from '../hiddenFields.ts';

const isGroups = ({ name }: OtherField): boolean => name === 'groups';

const separator = ', ';

function withOtherFields(draft: WholeDocument, otherFields: readonly OtherField[]): WholeDocument {
  const fields = { ...draft.fields, otherFields };
  if (otherFields.length === 0) delete (fields as Partial<typeof fields>).otherFields;
  return { ...draft, fields } as WholeDocument;
}

/** An entry without the names of known groups. */
export interface TakenNames {
  readonly draft: WholeDocument;
  /** The known names, each once. */
  readonly names: readonly string[];
}

/** Takes the names of `known` groups out of an entry; other names stay in its other fields. */
export function takeGroupNames(draft: WholeDocument, known: ReadonlySet<string>): TakenNames {
  const names = new Set<string>();
  const otherFields = (draft.fields.otherFields ?? []).flatMap((field) => {
    if (!isGroups(field)) return [field];
    const inField = groupNamesOf(field.value, known);
    const unknown = inField.filter((name) => !known.has(name));
    // If nothing is removed, the field stays as imported.
    if (unknown.length === inField.length) return [field];
    for (const name of inField) if (known.has(name)) names.add(name);
    return unknown.length > 0 ? [{ name: field.name, value: unknown.join(separator) }] : [];
  });
  return names.size > 0 ? { draft: withOtherFields(draft, otherFields), names: [...names] } : { draft, names: [] };
}

/** Adds group names to an entry. Group names that are already among its other fields stay. */
export function putGroupNames(draft: WholeDocument, names: readonly string[]): WholeDocument {
  if (names.length === 0) return draft;
  const others = draft.fields.otherFields ?? [];
  const present = others.filter(isGroups).flatMap(({ value }) => groupNamesOf(value));
  const value = [...new Set([...names, ...present])].join(separator);
  return withOtherFields(draft, [{ name: 'groups', value }, ...others.filter((field) => !isGroups(field))]);
}
