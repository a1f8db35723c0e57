// What both sides changed, as a person is asked about it: under the label of the field or, in a part, of the member and of what it stands in.
import type { DocumentKind } from '#bibliography/documents.ts';
import { kindLabels } from '#bibliography/kindLabels.ts';
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { fieldOf, membersOf } from '#bibliography/kinds.ts';
import type { Dispute, DocumentEditorContext } from '#machines/documentEditor/documentEditorTypes.ts';
import { memberAt } from '#machines/documentEditor/mergeValues.ts';
import { disputedKind, disputeName, kindName, openDisputes } from '#machines/documentEditor/patch.ts';
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

/** What a person is asked about. */
export type Disputed = Pick<DocumentEditorContext, 'kind' | 'savedKind' | 'patch' | 'conflict'>;

/** The kinds by what they are called: there is nothing to mend in them. */
function kindSides({ kind, savedKind, conflict }: Disputed): ConflictSides {
  const [base, mine, theirs] = [savedKind, kind, disputedKind(conflict)].map((each) => each && kindLabels[each]);
  return { description: undefined, base, mine, theirs };
}

/** All that is to be decided. */
export function disputedValues(disputed: Disputed): readonly DisputedValue[] {
  const { kind, patch, conflict } = disputed;
  return openDisputes(disputed).map((path) => {
    const [field, ...members] = path;
    if (field === kindName) return { path, name: kindName, label: 'Kind', within: [], sides: kindSides(disputed) };
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
