// A .bib file as a library: what parseBibliography.ts reads, with the tree of groups and who is in which of them.
import { type DesktopGroupProblem, readDesktopGroups, type ReadGroup } from '../groups/desktopGroups.ts';
import type { GroupFrame, GroupRule } from '../groups/groupRule.ts';
import { bibtexTexts } from './bibtexTexts.ts';
import { takeGroupNames } from './groupNames.ts';
import { type LibraryPart, type ParsedBibliography, parseBibliography } from './parseBibliography.ts';

/** A group of the file, with everything below it. */
export interface FileGroup extends GroupFrame {
  readonly rule: GroupRule;
  /** Who is in it by hand: the places of the entries in the file, from 0 and upwards. */
  readonly members: readonly number[];
  readonly children: readonly FileGroup[];
}

export interface LibraryFile extends Omit<ParsedBibliography, 'parts'> {
  readonly groups: readonly FileGroup[];
  /** What of the tree could not be read, or names entries that are not there; it is not among the problems. */
  readonly groupProblems: readonly DesktopGroupProblem[];
  /** Without the tree. */
  readonly parts: readonly LibraryPart[];
}

/** The names of the groups that entries can say to be in. */
function namesOf(groups: readonly ReadGroup[]): string[] {
  return groups.flatMap(({ name, rule, children }) => [
    ...(rule.kind === 'explicit' ? [name] : []),
    ...namesOf(children),
  ]);
}

/** Places of entries, by what they are called. */
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

/** Reads a file, decoded. Never throws: what cannot be read is a problem with its line. */
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
