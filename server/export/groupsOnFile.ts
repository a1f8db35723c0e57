// The tree of groups in a .bib file: one part of the library, and names in the entries.
import type { LibraryPart } from '#bibliography/bibtex/parseBibliography.ts';
import {
  nameInFile,
  type SearchSyntax,
  searchSyntaxOf,
  syntaxVersionName,
  writeDesktopGroups,
} from '#bibliography/groups/desktopGroups.ts';
import type { GroupDraft } from '#bibliography/groups/groupRule.ts';
import type { LibraryReader } from '../library/library.ts';
import { type GroupRow, ruleOf } from '../groups/groupRow.ts';
import { readGroupTree } from '../groups/readGroups.ts';
import type { GroupTree } from '../groups/tree.ts';

/** What is of the tree of groups among the parts of a file, in its new form and in the old one. */
const treeParts: ReadonlySet<string | null> = new Set(['grouping', 'groupstree', 'groupsversion']);

const syntaxVersion: LibraryPart = { kind: 'META', name: syntaxVersionName, value: '6.0-alpha_1' };

function draftsOf(tree: GroupTree<GroupRow>, parentId: string | null): GroupDraft[] {
  return tree.childrenOf(parentId).map((row) => ({
    name: row.name,
    displayName: row.display_name,
    hierarchy: row.hierarchy,
    color: row.color,
    description: row.description,
    icon: row.icon,
    isExpanded: row.is_expanded,
    rule: ruleOf(row),
    children: draftsOf(tree, row.id),
  }));
}

/** The groups of a library while a file is written. They are read once and held until its end: there are at most 10,000. */
export class GroupsOnFile {
  readonly #groups: readonly GroupDraft[];
  readonly #hasSearches: boolean;
  /** The syntax of the searches where the file says no version; null where nothing hangs on it. */
  readonly #syntax: SearchSyntax | null;
  /** Of those that entries name: where in the tree each stands, and what it is called there. */
  readonly #named: ReadonlyMap<string, { readonly place: number; readonly name: string }>;

  constructor(tree: GroupTree<GroupRow>) {
    const rows = tree.below(null);
    this.#groups = draftsOf(tree, null);
    this.#syntax = searchSyntaxOf(this.#groups);
    this.#hasSearches = rows.some(({ kind }) => kind === 'search');
    this.#named = new Map(
      rows.flatMap(({ id, kind, name }, place) =>
        kind === 'explicit' ? [[id, { place, name: nameInFile(name) }]] : [],
      ),
    );
  }

  /** What groups are called that entries can say to be in. */
  get names(): ReadonlySet<string> {
    return new Set([...this.#named.values()].map(({ name }) => name));
  }

  static async read(library: LibraryReader): Promise<GroupsOnFile> {
    return new GroupsOnFile(await readGroupTree(library));
  }

  /** What an entry that is in these groups says in its field `groups`: the names, in the order of the tree. */
  namesOf(groupIds: readonly string[]): string[] {
    const named = groupIds.flatMap((id) => this.#named.get(id) ?? []);
    return named.sort((a, b) => a.place - b.place).map(({ name }) => name);
  }

  /**
   * The parts of the library with the tree where the desktop app has it: it sorts its settings by name. A tree that was kept as it
   * came, before a library had groups, is written as long as there are no groups. The searches of a library that no desktop app has
   * written to are in the syntax of today, and so are older ones that stand beside one that only today's can say; else the
   * library says it itself.
   */
  among(parts: readonly LibraryPart[]): readonly LibraryPart[] {
    const isMeta = ({ kind }: LibraryPart): boolean => kind === 'META';
    const saysVersion = parts.some((part) => isMeta(part) && part.name === syntaxVersionName);
    const syntax = saysVersion ? 'todays' : (this.#syntax ?? (parts.some(isMeta) ? null : 'todays'));
    const grouping = writeDesktopGroups(this.#groups, syntax ?? 'todays');
    if (!grouping) return parts;
    const own = this.#hasSearches && !saysVersion && syntax === 'todays' ? [grouping, syntaxVersion] : [grouping];
    const others = parts.filter((part) => !(isMeta(part) && treeParts.has(part.name)));
    const next = others.findIndex((part) => isMeta(part) && (part.name ?? '') > 'grouping');
    return next < 0 ? [...others, ...own] : others.toSpliced(next, 0, ...own);
  }
}
