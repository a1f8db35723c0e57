// Remembers who looks at which library, in memory only. An entry ends unless it is renewed, because a browser may disappear without reporting that it left.
import { Counts } from '../work/counts.ts';
import type { Presence } from './liveMessages.ts';
import type { ShownNames } from './shownNames.ts';

/** The number of checks (liveStreams.ts) that an entry outlives without being renewed: over a minute. */
const lifetime = 18;
/** The most tabs of a person that are remembered in one library, and in all libraries, so that a few accounts cannot fill the list. */
const [maximumTabs, maximumTabsPerPerson] = [8, 24];
/** The most tabs of everybody together. */
const maximumEntries = 20_000;

interface Entry {
  presence: Presence;
  checksLeft: number;
}

const keyOf = ({ userId, tab }: Pick<Presence, 'userId' | 'tab'>) => `${userId} ${tab}`;

export class PresenceList {
  readonly #libraries = new Map<string, Map<string, Entry>>();
  readonly #tabsOfPeople = new Counts();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Everybody in a library, one entry for each tab. */
  of(libraryId: string): readonly Presence[] {
    return [...(this.#libraries.get(libraryId)?.values() ?? [])].map(({ presence }) => presence);
  }

  /** Everybody in each library. */
  all(): readonly Presence[] {
    return [...this.#libraries.keys()].flatMap((libraryId) => this.of(libraryId));
  }

  /** How many checks an entry outlives unless it is renewed. */
  checksLeftOf(presence: Presence): number {
    return this.#libraries.get(presence.libraryId)?.get(keyOf(presence))?.checksLeft ?? 0;
  }

  /** Adds or renews an entry, for as many checks as are left if it is only repeated; returns whether others see something new. */
  add(presence: Presence, checksLeft = lifetime): boolean {
    const { libraryId, userId } = presence;
    const entries = this.#libraries.get(libraryId) ?? new Map<string, Entry>();
    const key = keyOf(presence);
    const known = entries.get(key);
    if (known === undefined) {
      const tabs = [...entries.values()].filter((each) => each.presence.userId === userId);
      const isFull = this.#tabsOfPeople.of(userId) >= maximumTabsPerPerson || this.#size >= maximumEntries;
      if (isFull || tabs.length >= maximumTabs) return false;
      this.#size += 1;
      this.#tabsOfPeople.add(userId, 1);
    }
    this.#libraries.set(libraryId, entries);
    entries.set(key, { presence, checksLeft: Math.max(known?.checksLeft ?? 0, Math.min(checksLeft, lifetime)) });
    return JSON.stringify(known?.presence) !== JSON.stringify(presence);
  }

  /** Changes the names of an entry, unless it was replaced since it was read; returns whether others see something new. */
  rename(presence: Presence, { name, nameForOwners }: ShownNames): boolean {
    const entry = this.#libraries.get(presence.libraryId)?.get(keyOf(presence));
    if (entry?.presence !== presence) return false;
    if (presence.name === name && presence.nameForOwners === nameForOwners) return false;
    entry.presence = { ...presence, name, nameForOwners };
    return true;
  }

  /** Removes an entry; returns whether there was one. */
  remove({ libraryId, ...entry }: Pick<Presence, 'libraryId' | 'userId' | 'tab'>): boolean {
    const entries = this.#libraries.get(libraryId);
    if (!entries?.delete(keyOf(entry))) return false;
    this.#size -= 1;
    this.#tabsOfPeople.add(entry.userId, -1);
    if (entries.size === 0) this.#libraries.delete(libraryId);
    return true;
  }

  /** Counts a check, and removes the entries that were not renewed for too long. Returns their libraries. */
  age(): ReadonlySet<string> {
    const changed = new Set<string>();
    for (const entries of [...this.#libraries.values()]) {
      for (const entry of [...entries.values()]) {
        entry.checksLeft -= 1;
        if (entry.checksLeft <= 0 && this.remove(entry.presence)) changed.add(entry.presence.libraryId);
      }
    }
    return changed;
  }
}
