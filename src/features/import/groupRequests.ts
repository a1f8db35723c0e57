// How the groups of a file are cut into requests: most files need one. Of a large tree each further request repeats the way down
// to where it goes on; the server makes nothing twice below the same parent, and adds those who are not in it yet.
import type { FileGroup } from '#bibliography/bibtex/readLibraryFile.ts';
import { type GroupInput, toGroupInput } from '#bibliography/groups/groupInput.ts';

/** Few enough that nobody waits long for the library meanwhile. */
const MOST_GROUPS = 200;
const MOST_CHARACTERS = 2_000_000;
/** An id of a document as it stands in a request, and more. */
const CHARACTERS_OF_ID = 40;

/** A group as one request brings it: with some or all of those who are in it. */
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
  readonly size: number;
}

/** The requests while they are made, and the way down to where the last one is. */
class Plan {
  readonly requests: Planned[][] = [];
  readonly #most: RequestLimits;
  #way: Planned[] = [];
  #groups = 0;
  #characters = 0;

  constructor(most: RequestLimits) {
    this.#most = most;
  }

  /** Puts a group, nobody in it yet, below the one that `depth` levels lead to. */
  #put(group: FileGroup, size: number, depth: number): Planned {
    const planned = { group, members: [], children: [], size };
    const siblings = depth === 0 ? this.requests.at(-1) : this.#way[depth - 1]?.children;
    siblings?.push(planned);
    this.#way = [...this.#way.slice(0, depth), planned];
    this.#groups += 1;
    this.#characters += size;
    return planned;
  }

  /** Goes on in another request, `depth` levels down. */
  #begin(depth: number): void {
    const way = this.#way.slice(0, depth);
    this.requests.push([]);
    this.#way = [];
    this.#groups = 0;
    this.#characters = 0;
    way.forEach(({ group, size }, level) => this.#put(group, size, level));
  }

  add(group: FileGroup, depth: number): void {
    const size = JSON.stringify(toGroupInput(group, [], [])).length;
    const isFull = this.#groups >= this.#most.groups || this.#characters + size > this.#most.characters;
    if (this.requests.length === 0 || isFull) this.#begin(depth);
    let planned = this.#put(group, size, depth);
    for (let from = 0; from < group.members.length;) {
      const room = Math.floor((this.#most.characters - this.#characters) / CHARACTERS_OF_ID);
      if (room < 1 && planned.members.length > 0) {
        this.#begin(depth + 1);
        planned = this.#way[depth] ?? planned;
        continue;
      }
      const some = group.members.slice(from, from + Math.max(1, room));
      // One by one: there may be more of them than a call takes arguments.
      for (const member of some) planned.members.push(member);
      this.#characters += some.length * CHARACTERS_OF_ID;
      from += some.length;
    }
    for (const child of group.children) this.add(child, depth + 1);
  }
}

/** Cuts a tree into requests, none for no tree. */
export function cutIntoGroupRequests(
  groups: readonly FileGroup[],
  most: RequestLimits = { groups: MOST_GROUPS, characters: MOST_CHARACTERS },
): GroupRequest[] {
  const plan = new Plan(most);
  for (const group of groups) plan.add(group, 0);
  return plan.requests;
}

/** The groups of a request, when it is known which documents the entries of the file have become. */
export function toGroupInputs(request: GroupRequest, documentIds: readonly string[]): GroupInput[] {
  return request.map(({ group, members, children }) =>
    toGroupInput(
      group,
      members.flatMap((member) => documentIds[member] ?? []),
      toGroupInputs(children, documentIds),
    ),
  );
}
