// What both sides changed, as a person is asked about it: under the label of the field or, in a part, of the member and of what it stands in.
import type { DocumentKind } from '#bibliography/documents.ts';
import { type FieldDescription, fieldOf, membersOf } from '#bibliography/kinds.ts';
import type { Dispute, EditConflict, Patch } from '#machines/documentEditor/documentEditorTypes.ts';
import { memberAt } from '#machines/documentEditor/mergeValues.ts';
import { disputeName, openDisputes } from '#machines/documentEditor/patch.ts';
import type { ConflictSides } from './conflictDecision.ts';

export interface DisputedValue {
  readonly path: Dispute;
  readonly name: string;
  readonly label: string;
  /** The labels of the parts it stands in, the outermost first; those that its own says already are left out. */
  readonly within: readonly string[];
  readonly sides: ConflictSides;
}

/** The descriptions of all that the path goes through; that of a journal's member has the name that it has among those of the issue. */
function descriptionsOn(kind: DocumentKind, [field, ...members]: Dispute): readonly FieldDescription[] {
  const first = fieldOf(kind, field);
  return members.reduce<readonly FieldDescription[]>(
    (before, name) => {
      const part = before.at(-1);
      const member = part && membersOf(part.editing)?.find((each) => each.name === name);
      if (!member) return before;
      return [...before, part.editing === 'journal' ? { ...member, name: `journal.${name}` } : member];
    },
    first ? [first] : [],
  );
}

/** All that is to be decided. */
export function disputedValues(
  kind: DocumentKind,
  patch: Patch,
  conflict: EditConflict | null,
): readonly DisputedValue[] {
  return openDisputes(patch, conflict).map((path) => {
    const [field, ...members] = path;
    const descriptions = descriptionsOn(kind, path);
    const description = descriptions.at(-1);
    const label = description?.label ?? field;
    const at = (value: unknown) => memberAt(value, members) ?? null;
    return {
      path,
      name: disputeName(path),
      label,
      within: [...new Set(descriptions.slice(0, -1).map((part) => part.label))].filter((part) => part !== label),
      sides: {
        description,
        base: at(patch[field]?.base),
        mine: at(patch[field]?.value),
        theirs: at(conflict?.theirs[field]),
      },
    };
  });
}
