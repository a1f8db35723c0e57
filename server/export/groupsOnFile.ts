// Writes the tree of groups to a .bib file: as one of the library's parts, and as names in the entries.
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
import { frameOf } from '../groups/writeGroups.ts';

/** The names of library parts that describe the tree of groups, in the present and in the old format. */
const treeParts: ReadonlySet<string | null> = new Set(['grouping', 'groupstree', 'groupsversion']);

const syntaxVersion: LibraryPart = { kind: 'META', name: syntaxVersionName, value: '6.0-alpha_1' };

function draftsOf(tree: GroupTree<GroupRow>, parentId: string | null): GroupDraft[] {
  return tree.childrenOf(parentId).map((row) => ({
    ...frameOf(row),
    rule: ruleOf(row),
    children: draftsOf(tree, row.id),
  }));
}

/** The groups of a library for writing a file. They are read once and kept until its end; there are at most 10,000. */
export class GroupsOnFile {
  readonly #groups: readonly GroupDraft[];
  readonly #hasSearches: boolean;
  /** The syntax of the searches if the file has no version; null if the syntax makes no difference. */
  readonly #syntax: SearchSyntax | null;
  /** For groups that entries can name: the position in the tree, and the name in the file. */
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

  /** The names in the file of groups that entries can name. */
  get names(): ReadonlySet<string> {
    return new Set([...this.#named.values()].map(({ name }) => name));
  }

  static async read(library: LibraryReader): Promise<GroupsOnFile> {
    return new GroupsOnFile(await readGroupTree(library));
  }

  /** The names of these groups for the field `groups` of an entry, in the order of the tree. */
  namesOf(groupIds: readonly string[]): string[] {
    const named = groupIds.flatMap((id) => this.#named.get(id) ?? []);
    return named.sort((a, b) => a.place - b.place).map(({ name }) => name);
  }

  /**
   * The library parts with the tree of groups, inserted where the desktop app has it: it sorts its settings by name. A tree that was imported
   * before libraries had groups is written unchanged, as long as there are no groups. The version of the search syntax is added if the searches
   * are in today's syntax and the parts do not have a version: because a search needs today's syntax, or because the desktop app has never
   * written this library.
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
