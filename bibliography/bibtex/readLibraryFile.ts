// Reads a .bib file as a library: the result of parseBibliography.ts, together with the tree of groups and their members.
import { type DesktopGroupProblem, readDesktopGroups, type ReadGroup } from '../groups/desktopGroups.ts';
import type { GroupFrame, GroupRule } from '../groups/groupRule.ts';
import { bibtexTexts } from './bibtexTexts.ts';
import { takeGroupNames } from './groupNames.ts';
import { type LibraryPart, type ParsedBibliography, parseBibliography } from './parseBibliography.ts';

/** A group of the file with its subgroups. */
export interface FileGroup extends GroupFrame {
  readonly rule: GroupRule;
  /** The explicit members: 0-based indices of the file's entries, in ascending order. */
  readonly members: readonly number[];
  readonly children: readonly FileGroup[];
}

export interface LibraryFile extends Omit<ParsedBibliography, 'parts'> {
  readonly groups: readonly FileGroup[];
  /** Problems of the tree: groups that couldn't be read, or that name missing entries. They aren't among `problems`. */
  readonly groupProblems: readonly DesktopGroupProblem[];
  /** The parts of the file without the tree. */
  readonly parts: readonly LibraryPart[];
}

/** The names of the groups that entries can refer to. */
function namesOf(groups: readonly ReadGroup[]): string[] {
  return groups.flatMap(({ name, rule, children }) => [
    ...(rule.kind === 'explicit' ? [name] : []),
    ...namesOf(children),
  ]);
}

/** The indices of the entries by citation key. */
class Places {
  readonly #places = new Map<string, number[]>();

  add(name: string, place: number): void {
    const places = this.#places.get(name);
    if (places) places.push(place);
    else this.#places.set(name, [place]);
  }

  of(name: string): readonly number[] {
    return this.#places.get(name) ?? [];
  }
}

/** Reads a decoded file. Never throws: what can't be read is a problem with its line. */
export function readLibraryFile(text: string): LibraryFile {
  const parsed = parseBibliography(text);
  const { groups, problems: groupProblems, rest } = readDesktopGroups(parsed.parts);
  const known: ReadonlySet<string> = new Set(namesOf(groups));
  const byName = new Places();
  const byKey = new Places();
  const entries = parsed.entries.map((entry, place) => {
    byKey.add(entry.key, place);
    const { draft, names } = takeGroupNames(entry.draft, known);
    for (const name of names) byName.add(name, place);
    return { ...entry, draft };
  });
  const problems = [...groupProblems];
  const fill = ({ memberKeys, place, children, ...group }: ReadGroup): FileGroup => {
    const named = group.rule.kind === 'explicit' ? byName.of(group.name) : [];
    const members = new Set([...named, ...memberKeys.flatMap((key) => byKey.of(key))]);
    const unknown = memberKeys.filter((key) => byKey.of(key).length === 0);
    if (unknown.length > 0) problems.push({ ...place, message: bibtexTexts.group.missingEntries(group.name, unknown) });
    return { ...group, members: [...members].sort((a, b) => a - b), children: children.map(fill) };
  };
  const parts = rest.map(({ kind, name, value }) => ({ kind, name, value }));
  const filled = groups.map(fill);
  return { ...parsed, entries, groups: filled, groupProblems: problems.sort((a, b) => a.line - b.line), parts };
}
