// Holds the most recently used snapshots in memory, so that worlds with the same library start from the same snapshot.
import { specKey, type LibrarySpec } from '../librarySpec.ts';
import type { Snapshot } from '../snapshot.ts';

/** How many snapshots are held; the least recently used are dropped, but never the default one. */
const maximumSnapshots = 4;

export class RecentSnapshots {
  readonly #defaultKey: string;
  readonly #create: (librarySpec: LibrarySpec) => Promise<Snapshot>;
  /** By the key of the library, the least recently used first. */
  readonly #snapshots = new Map<string, Promise<Snapshot>>();

  constructor(defaultSpec: LibrarySpec, create: (librarySpec: LibrarySpec) => Promise<Snapshot>) {
    this.#defaultKey = specKey(defaultSpec);
    this.#create = create;
  }

  /** The snapshot with this library, created if necessary. A failure is not kept, so that the next call tries again. */
  snapshotOf(librarySpec: LibrarySpec): Promise<Snapshot> {
    const key = specKey(librarySpec);
    const snapshot = this.#snapshots.get(key) ?? this.#create(librarySpec);
    // Moves it to the end.
    this.#snapshots.delete(key);
    this.#snapshots.set(key, snapshot);
    snapshot.catch(() => this.#snapshots.delete(key));
    this.#dropOldest();
    return snapshot;
  }

  #dropOldest(): void {
    if (this.#snapshots.size <= maximumSnapshots) return;
    const oldest = [...this.#snapshots.keys()].find((key) => key !== this.#defaultKey);
    if (oldest !== undefined) this.#snapshots.delete(oldest);
  }
}
