// The group tree of the desktop app as it stands in a .bib file, read and written.
import type { LibraryPart } from '../bibtex/parseBibliography.ts';
import type { GroupDraft, GroupFrame, GroupRule } from './groupRule.ts';

/** A group as a file has it. */
export interface ReadGroup extends GroupFrame {
  readonly rule: GroupRule;
  /** The citation keys of its documents, where the file names them here (the old form); otherwise entries name their groups. */
  readonly memberKeys: readonly string[];
  readonly children: readonly ReadGroup[];
}

/** A record that could not be read. */
export interface DesktopGroupProblem {
  /** Which record of the tree, from 1. */
  readonly record: number;
  /** Where it begins: in the file if the part says its line, else within the part, from 1. */
  readonly line: number;
  readonly message: string;
}

export interface DesktopGroups {
  readonly groups: readonly ReadGroup[];
  readonly problems: readonly DesktopGroupProblem[];
  /** The parts without the group tree. */
  readonly rest: readonly LibraryPart[];
}

/** A part that may know the line of the file it begins on. */
export type PlacedPart = LibraryPart & { readonly line?: number };

/** Reads the group tree, in either form. Never throws. */
export function readDesktopGroups(parts: readonly PlacedPart[]): DesktopGroups {
  return { groups: [], problems: [], rest: parts };
}

/** The names of the groups in an entry's field `groups`; `known` helps where a name holds a comma. */
export function groupNamesOf(value: string, known: ReadonlySet<string> = new Set()): readonly string[] {
  return known.has(value) ? [value] : value.split(', ');
}

/** The group tree in the new form; null when there is no group. */
export function writeDesktopGroups(groups: readonly GroupDraft[]): LibraryPart | null {
  return groups.length === 0 ? null : { kind: 'META', name: 'grouping', value: '\n0 AllEntriesGroup:;\n' };
}
