// The conflicting values of a document as the dialog presents them, labelled with the field or with the member and the parts around it.
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
  /** The labels of the parts that contain the value, outermost first; parts that its own label already names are left out. */
  readonly within: readonly string[];
  readonly sides: ConflictSides;
}

/** The descriptions of every step of the path. Members of a journal are named as among the fields of the issue (`journal.name`). */
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

/** The part of the editor's state that conflicts are read from. */
export type Disputed = Pick<DocumentEditorContext, 'kind' | 'savedKind' | 'patch' | 'conflict'>;

/** The kinds by their labels; a kind cannot be edited by hand. */
function kindSides({ kind, savedKind, conflict }: Disputed): ConflictSides {
  const [base, mine, theirs] = [savedKind, kind, disputedKind(conflict)].map((each) => each && kindLabels[each]);
  return { description: undefined, base, mine, theirs };
}

/** All values that need a decision. */
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
