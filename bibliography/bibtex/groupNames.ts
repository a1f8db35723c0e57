// The field `groups` of an entry: in which groups of the file's tree it is, by name. A document of ours does not hold it as a field
// of its own, so it is taken out of the other fields on the way in, and put back before them on the way out.
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

/** An entry without the names of groups that are known. */
export interface TakenNames {
  readonly draft: WholeDocument;
  /** The known ones, each once. */
  readonly names: readonly string[];
}

/** Takes the names of `known` groups out of an entry; names of no such group stay in its other fields. */
export function takeGroupNames(draft: WholeDocument, known: ReadonlySet<string>): TakenNames {
  const names = new Set<string>();
  const otherFields = (draft.fields.otherFields ?? []).flatMap((field) => {
    if (!isGroups(field)) return [field];
    const said = groupNamesOf(field.value, known);
    const left = said.filter((name) => !known.has(name));
    // As it came, where nothing is taken from it.
    if (left.length === said.length) return [field];
    for (const name of said) if (known.has(name)) names.add(name);
    return left.length > 0 ? [{ name: field.name, value: left.join(separator) }] : [];
  });
  return names.size > 0 ? { draft: withOtherFields(draft, otherFields), names: [...names] } : { draft, names: [] };
}

/** Says in an entry that it is in the groups of these names, beside those that its other fields name already. */
export function putGroupNames(draft: WholeDocument, names: readonly string[]): WholeDocument {
  if (names.length === 0) return draft;
  const others = draft.fields.otherFields ?? [];
  const left = others.filter(isGroups).flatMap(({ value }) => groupNamesOf(value));
  const value = [...new Set([...names, ...left])].join(separator);
  return withOtherFields(draft, [{ name: 'groups', value }, ...others.filter((field) => !isGroups(field))]);
}
