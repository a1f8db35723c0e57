// The open worlds: a few at once, by name, and a spare world for the next reset.
import { openSnapshotCache, type SnapshotCache } from './cache/snapshotCache.ts';
import { specKey, scenarioLibrarySpec, type LibrarySpec } from './librarySpec.ts';
import type { ScenarioLibrary } from './scenario.ts';
import { demoSnapshot } from './demoSnapshot.ts';
import type { Snapshot } from './snapshot.ts';
import { openWorld, type World, type WorldOptions } from './world.ts';

export const defaultWorld = 'default';

/** Each world takes about 200 MB of memory for its database engine, and a large one also a copy of its library on the disk. */
export const mostWorlds = 4;

/** How many snapshots are kept; the least recently used are dropped, but never the default one. */
const mostSnapshots = 4;

/** Thrown if the maximum number of worlds is open; the message lists them. */
export class TooManyWorlds extends Error {}

interface OpenWorld {
  readonly name: string;
  /** Null for the default library. */
  readonly library: ScenarioLibrary | null;
  readonly librarySpec: LibrarySpec;
  readonly world: Promise<World>;
}

interface Spare {
  /** The key of its library. */
  readonly key: string;
  readonly world: Promise<World>;
}

export interface WorldsOptions extends Omit<WorldOptions, 'seed'> {
  /** The default library. */
  readonly librarySpec: LibrarySpec;
  /** The number of documents in the library of the scenario "huge-library". */
  readonly huge: number;
  /** Default: the cache that all runs share. */
  readonly cache?: SnapshotCache;
}

export class Worlds {
  readonly #options: WorldsOptions;
  readonly #cache: SnapshotCache;
  readonly #openWorlds = new Map<string, OpenWorld>();
  readonly #snapshots = new Map<string, Promise<Snapshot>>();
  /** Open for the next reset, with the default library or that of the last reset. */
  #spare: Spare | null = null;
  readonly #closing = new Set<Promise<void>>();

  constructor(options: WorldsOptions) {
    this.#options = options;
    this.#cache = options.cache ?? openSnapshotCache();
  }

  /** Whether a name consists of letters, digits, hyphens and underscores. */
  static isValidName(name: string): boolean {
    return /^[\w-]{1,64}$/.test(name);
  }

  /** The keys of the open worlds, which are readable names. */
  list(): readonly string[] {
    return [...this.#openWorlds.keys()];
  }

  /** The world of this name, opened if necessary. Rejects with `TooManyWorlds`. */
  async findOrOpen(name: string, library: ScenarioLibrary | null = null): Promise<World> {
    const open = this.#openWorlds.get(worldKey(name, library));
    if (open !== undefined) return open.world;
    const isSpareKept = this.#spare !== null;
    const opened = this.#openWorld(name, library);
    // No spare is kept for the library of a scenario until it is reset once.
    if (isSpareKept && library === null) this.#keepSpareAfter(opened);
    return opened.world;
  }

  librarySpecOf(name: string, library: ScenarioLibrary | null = null): LibrarySpec {
    const { librarySpec, huge } = this.#options;
    const opened = this.#openWorlds.get(worldKey(name, library))?.librarySpec;
    return opened ?? (library === null ? librarySpec : scenarioLibrarySpec(librarySpec, library, huge));
  }

  /** Replaces a world by a new one, with another library if one is given. Rejects with `TooManyWorlds`. */
  async reset(name: string, library: ScenarioLibrary | null = null, librarySpec?: LibrarySpec): Promise<World> {
    const old = this.#openWorlds.get(worldKey(name, library));
    const wanted = librarySpec ?? this.librarySpecOf(name, library);
    if (old !== undefined) this.#openWorlds.delete(worldKey(name, library));
    const opened = this.#openWorld(name, library, wanted);
    if (old !== undefined) this.#closeLater(old.world);
    this.#keepSpareAfter(opened);
    return opened.world;
  }

  /** Closes all worlds of this name. The next request opens a new one. */
  async close(name: string): Promise<void> {
    for (const { library, world } of [...this.#openWorlds.values()].filter((each) => each.name === name)) {
      this.#openWorlds.delete(worldKey(name, library));
      this.#closeLater(world);
    }
    await Promise.all(this.#closing);
  }

  /** Opens a spare world with the default library, so that the next reset is immediate. */
  async keepSpare(): Promise<void> {
    await this.#keepSpareOf(this.#options.librarySpec);
  }

  async closeAll(): Promise<void> {
    for (const { world } of this.#openWorlds.values()) this.#closeLater(world);
    this.#openWorlds.clear();
    this.#dropSpare();
    await Promise.all(this.#closing);
    await this.#cache.close();
  }

  #openWorld(
    name: string,
    library: ScenarioLibrary | null,
    librarySpec = this.librarySpecOf(name, library),
  ): OpenWorld {
    if (this.#openWorlds.size >= mostWorlds) {
      throw new TooManyWorlds(
        `At most ${mostWorlds} worlds can be open at once. Open now: ${this.list().join(', ')}. Close one: POST /__mock/close with the header x-mock-world.`,
      );
    }
    const opened = { name, library, librarySpec, world: this.#takeSpare(librarySpec) ?? this.#make(librarySpec) };
    const key = worldKey(name, library);
    this.#openWorlds.set(key, opened);
    opened.world.catch(() => {
      if (this.#openWorlds.get(key) === opened) this.#openWorlds.delete(key);
    });
    return opened;
  }

  #takeSpare(librarySpec: LibrarySpec): Promise<World> | null {
    const spare = this.#spare;
    if (spare?.key !== specKey(librarySpec)) return null;
    this.#spare = null;
    return spare.world;
  }

  /** Opens the next spare after the world is open, because opening both at the same time would delay the world. */
  #keepSpareAfter(opened: OpenWorld): void {
    opened.world
      .then(() =>
        this.#openWorlds.get(worldKey(opened.name, opened.library)) === opened
          ? this.#keepSpareOf(opened.librarySpec)
          : null,
      )
      // The request for the world reports the error; a spare is optional.
      .catch(() => undefined);
  }

  #keepSpareOf(librarySpec: LibrarySpec): Promise<World> {
    const key = specKey(librarySpec);
    if (this.#spare?.key === key) return this.#spare.world;
    this.#dropSpare();
    const world = this.#make(librarySpec);
    const spare = { key, world };
    this.#spare = spare;
    world.catch(() => {
      if (this.#spare === spare) this.#spare = null;
    });
    return world;
  }

  #dropSpare(): void {
    if (this.#spare !== null) this.#closeLater(this.#spare.world);
    this.#spare = null;
  }

  async #make(librarySpec: LibrarySpec): Promise<World> {
    return openWorld(await this.#snapshotOf(librarySpec), { ...this.#options, seed: librarySpec.seed });
  }

  #snapshotOf(librarySpec: LibrarySpec): Promise<Snapshot> {
    const key = specKey(librarySpec);
    const snapshot = this.#snapshots.get(key) ?? demoSnapshot(librarySpec, this.#options.publicUrl, this.#cache);
    this.#snapshots.delete(key);
    this.#snapshots.set(key, snapshot);
    snapshot.catch(() => this.#snapshots.delete(key));
    const oldest = [...this.#snapshots.keys()].find((each) => each !== specKey(this.#options.librarySpec));
    if (this.#snapshots.size > mostSnapshots && oldest !== undefined) this.#snapshots.delete(oldest);
    return snapshot;
  }

  #closeLater(world: Promise<World>): void {
    const closing: Promise<void> = world
      .then(
        (opened) => opened.close(),
        () => undefined,
      )
      .finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
  }
}

function worldKey(name: string, library: ScenarioLibrary | null): string {
  return library === null ? name : `${name} (${library} library)`;
}
