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
    const said = groupNamesOf(field.value, known);
    const left = said.filter((name) => !known.has(name));
    // If nothing is removed, the field stays as imported.
    if (left.length === said.length) return [field];
    for (const name of said) if (known.has(name)) names.add(name);
    return left.length > 0 ? [{ name: field.name, value: left.join(separator) }] : [];
  });
  return names.size > 0 ? { draft: withOtherFields(draft, otherFields), names: [...names] } : { draft, names: [] };
}

/** Adds group names to an entry, besides those that its other fields already contain. */
export function putGroupNames(draft: WholeDocument, names: readonly string[]): WholeDocument {
  if (names.length === 0) return draft;
  const others = draft.fields.otherFields ?? [];
  const left = others.filter(isGroups).flatMap(({ value }) => groupNamesOf(value));
  const value = [...new Set([...names, ...left])].join(separator);
  return withOtherFields(draft, [{ name: 'groups', value }, ...others.filter((field) => !isGroups(field))]);
}
