// Splits the groups of a file into requests; most files need one. For a large tree, each further request repeats the ancestors of its first group: the
// server creates no group twice below the same parent, and only adds missing documents to it. The server matches groups that look the same in their
// order, so earlier ones of these are repeated, too, without documents.
import type { FileGroup } from '#bibliography/bibtex/readLibraryFile.ts';
import { nameInFile } from '#bibliography/groups/desktopGroups.ts';
import { type GroupInput, toGroupInput } from '#bibliography/groups/groupInput.ts';

/** Few, so that a request does not block the library for long. */
const MOST_GROUPS = 200;
const MOST_CHARACTERS = 2_000_000;
/** The length of a document's id in a request, rounded up. */
const CHARACTERS_OF_ID = 40;

/** A group in one request, with some or all of its documents. */
export interface GroupToSend {
  readonly group: FileGroup;
  readonly members: readonly number[];
  readonly children: readonly GroupToSend[];
}

export interface RequestLimits {
  readonly groups: number;
  readonly characters: number;
}

/** What goes to the server at once. */
export type GroupRequest = readonly GroupToSend[];

interface Planned {
  readonly group: FileGroup;
  readonly members: number[];
  readonly children: Planned[];
}

/** A group of the file at its place. */
interface Placed {
  readonly group: FileGroup;
  /** Its siblings of the same name that stand before it. */
  readonly twins: readonly FileGroup[];
}

/** One level of the way down. */
interface Step extends Placed {
  readonly planned: Planned;
}

const sizeOf = (group: FileGroup): number => JSON.stringify(toGroupInput(group, [], [])).length;

/** The requests while they are made, and the way down to where the last one is. */
class Plan {
  readonly requests: Planned[][] = [];
  readonly #most: RequestLimits;
  #way: Step[] = [];
  /** Those that are repeated only because a twin of theirs comes are not counted: each request brings something new. */
  #groups = 0;
  #characters = 0;

  constructor(most: RequestLimits) {
    this.#most = most;
  }

  /** Puts a group, nobody in it yet, below the one that `depth` levels lead to. */
  #put({ group, twins }: Placed, depth: number): Planned {
    const siblings = (depth === 0 ? this.requests.at(-1) : this.#way[depth - 1]?.planned.children) ?? [];
    const plan = (each: FileGroup): Planned => {
      const planned = { group: each, members: [], children: [] };
      siblings.push(planned);
      this.#characters += sizeOf(each);
      return planned;
    };
    // Either all of them are in this request, or none.
    const [twin] = twins;
    if (twin && !siblings.some((sibling) => sibling.group === twin)) twins.forEach(plan);
    const planned = plan(group);
    this.#way = [...this.#way.slice(0, depth), { group, twins, planned }];
    return planned;
  }

  /** Goes on in another request, `depth` levels down. */
  #begin(depth: number): void {
    const way = this.#way.slice(0, depth);
    this.requests.push([]);
    this.#way = [];
    this.#groups = way.length;
    this.#characters = 0;
    way.forEach((placed, level) => this.#put(placed, level));
  }

  #add(placed: Placed, depth: number): void {
    const { group } = placed;
    const isFull = this.#groups >= this.#most.groups || this.#characters + sizeOf(group) > this.#most.characters;
    if (this.requests.length === 0 || isFull) this.#begin(depth);
    let planned = this.#put(placed, depth);
    this.#groups += 1;
    for (let from = 0; from < group.members.length;) {
      const room = Math.floor((this.#most.characters - this.#characters) / CHARACTERS_OF_ID);
      if (room < 1 && planned.members.length > 0) {
        this.#begin(depth + 1);
        planned = this.#way[depth]?.planned ?? planned;
        continue;
      }
      const some = group.members.slice(from, from + Math.max(1, room));
      // One by one: there may be more of them than a call takes arguments.
      for (const member of some) planned.members.push(member);
      this.#characters += some.length * CHARACTERS_OF_ID;
      from += some.length;
    }
    this.add(group.children, depth + 1);
  }

  /** Adds siblings with everything below them. */
  add(groups: readonly FileGroup[], depth: number): void {
    const byName = new Map<string, FileGroup[]>();
    for (const group of groups) {
      const name = nameInFile(group.name);
      const twins = byName.get(name) ?? [];
      this.#add({ group, twins }, depth);
      byName.set(name, [...twins, group]);
    }
  }
}

/** Cuts a tree into requests, none for no tree. */
export function cutIntoGroupRequests(
  groups: readonly FileGroup[],
  most: RequestLimits = { groups: MOST_GROUPS, characters: MOST_CHARACTERS },
): GroupRequest[] {
  const plan = new Plan(most);
  plan.add(groups, 0);
  return plan.requests;
}

/** The groups of a request, when it is known which documents the entries of the file have become. */
export function toGroupInputs(request: GroupRequest, documentIds: readonly (string | null)[]): GroupInput[] {
  return request.map(({ group, members, children }) =>
    toGroupInput(
      group,
      members.flatMap((member) => documentIds[member] ?? []),
      toGroupInputs(children, documentIds),
    ),
  );
}

/** The requests that put all entries of an import into one group that is filled by hand. */
export function groupOfAll(name: string, entries: number): GroupRequest[] {
  const members = Array.from({ length: entries }, (_, entry) => entry);
  const rule = { kind: 'explicit', keywordDelimiter: ',' } as const;
  return cutIntoGroupRequests([
    {
      ...{ name, displayName: null, hierarchy: 'independent', color: null, description: null, icon: null },
      ...{ isExpanded: true, rule, members, children: [] },
    },
  ]);
}
