// The open worlds, by name. A few can be open at once. A spare world is kept open for the next reset.
import { openSnapshotCache, type SnapshotCache } from './cache/snapshotCache.ts';
import { RecentSnapshots } from './cache/recentSnapshots.ts';
import { scenarioLibrarySpec, type LibrarySpec } from './librarySpec.ts';
import type { ScenarioLibrary } from './scenario.ts';
import { demoSnapshot } from './demoSnapshot.ts';
import { SpareWorld } from './spareWorld.ts';
import { openWorld, type World, type WorldOptions } from './world.ts';

export const defaultWorld = 'default';

/** Each world takes about 200 MB of memory for its database engine, and a large one also a copy of its library on the disk. */
export const maximumWorlds = 4;

/** Thrown if the maximum number of worlds is open; the message lists them. */
export class TooManyWorlds extends Error {}

interface OpenWorld {
  readonly name: string;
  /** Null for the default library. */
  readonly library: ScenarioLibrary | null;
  readonly librarySpec: LibrarySpec;
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
  readonly #snapshots: RecentSnapshots;
  /** By `worldKey`. */
  readonly #openWorlds = new Map<string, OpenWorld>();
  /** Has the default library or that of the last reset. */
  readonly #spare: SpareWorld;
  /** The worlds that are being closed. */
  readonly #closing = new Set<Promise<void>>();

  constructor(options: WorldsOptions) {
    this.#options = options;
    this.#cache = options.cache ?? openSnapshotCache();
    this.#snapshots = new RecentSnapshots(options.librarySpec, (librarySpec) =>
      demoSnapshot(librarySpec, options.publicUrl, this.#cache),
    );
    this.#spare = new SpareWorld(
      (librarySpec) => this.#startWorld(librarySpec),
      (world) => {
        this.#closeLater(world);
      },
    );
  }

  /** Whether a name has at most 64 characters, all of them letters, digits, hyphens or underscores. */
  static isValidName(name: string): boolean {
    return /^[\w-]{1,64}$/.test(name);
  }

  /** The open worlds, as texts for people: the name, and the library if it is a scenario's. */
  list(): readonly string[] {
    return [...this.#openWorlds.keys()];
  }

  /** The world of this name, opened if necessary. Rejects with `TooManyWorlds`. */
  async findOrOpen(name: string, library: ScenarioLibrary | null = null): Promise<World> {
    const open = this.#openWorlds.get(worldKey(name, library));
    if (open !== undefined) return open.world;
    const hadSpare = this.#spare.isKept;
    const opened = this.#openWorld(name, library);
    // Opening may have taken the spare. A world with a scenario's library gets a spare only when it is reset.
    if (hadSpare && library === null) this.#keepSpareAfter(opened);
    return opened.world;
  }

  /** The library of this world; if the world is not open, the library that it would be opened with. */
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
    await this.#spare.keep(this.#options.librarySpec);
  }

  async closeAll(): Promise<void> {
    for (const { world } of this.#openWorlds.values()) this.#closeLater(world);
    this.#openWorlds.clear();
    this.#spare.drop();
    await Promise.all(this.#closing);
    await this.#cache.close();
  }

  #openWorld(
    name: string,
    library: ScenarioLibrary | null,
    librarySpec = this.librarySpecOf(name, library),
  ): OpenWorld {
    if (this.#openWorlds.size >= maximumWorlds) {
      throw new TooManyWorlds(
        `At most ${maximumWorlds} worlds can be open at once. Open now: ${this.list().join(', ')}. Close one: POST /__mock/close with the header x-mock-world.`,
      );
    }
    const opened = {
      name,
      library,
      librarySpec,
      world: this.#spare.take(librarySpec) ?? this.#startWorld(librarySpec),
    };
    const key = worldKey(name, library);
    this.#openWorlds.set(key, opened);
    opened.world.catch(() => {
      if (this.#openWorlds.get(key) === opened) this.#openWorlds.delete(key);
    });
    return opened;
  }

  /** Opens the next spare after the world is open, because opening both at the same time would delay the world. */
  #keepSpareAfter(opened: OpenWorld): void {
    opened.world
      .then(() =>
        // The world may have been closed or replaced meanwhile.
        this.#openWorlds.get(worldKey(opened.name, opened.library)) === opened
          ? this.#spare.keep(opened.librarySpec)
          : null,
      )
      // The request for the world reports the error; a spare is optional.
      .catch(() => undefined);
  }

  async #startWorld(librarySpec: LibrarySpec): Promise<World> {
    return openWorld(await this.#snapshots.snapshotOf(librarySpec), { ...this.#options, seed: librarySpec.seed });
  }

  /** Closes a world as soon as it is open. `close` and `closeAll` wait for it. */
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

/** The key of a world, which is also its text in `list`. */
function worldKey(name: string, library: ScenarioLibrary | null): string {
  return library === null ? name : `${name} (${library} library)`;
}
