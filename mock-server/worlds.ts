// The worlds that are open: one for each name that somebody asked for, not more than a few at once, and a spare for who begins anew.
import { openKeptWorlds, type KeptWorlds } from './kept/keptWorlds.ts';
import { keyOf, withLibrary, type Origin } from './origin.ts';
import type { ScenarioLibrary } from './scenario.ts';
import { seedWorld } from './seedWorld.ts';
import type { Snapshot } from './snapshot.ts';
import { openWorld, type World, type WorldOptions } from './world.ts';

export const defaultWorld = 'default';

/** Each world holds a database engine of some 200 MB, and a large one a copy of its library on the disk. */
export const mostWorlds = 4;

/** Snapshots of other seeds and sizes than the usual are kept as long as no more than so many are wanted. */
const mostSnapshots = 4;

/** All worlds that may be open are; the message says which. */
export class TooManyWorlds extends Error {}

interface OpenWorld {
  readonly name: string;
  /** Null: the usual one. */
  readonly library: ScenarioLibrary | null;
  readonly origin: Origin;
  readonly world: Promise<World>;
}

interface Spare {
  /** Of its origin. */
  readonly key: string;
  readonly world: Promise<World>;
}

export interface WorldsOptions extends Omit<WorldOptions, 'seed'> {
  /** What worlds begin with where nobody says otherwise. */
  readonly origin: Origin;
  /** How many documents the library of the scenario "huge-library" has. */
  readonly huge: number;
  /** Where what worlds begin with is kept; without it, where every run does. */
  readonly kept?: KeptWorlds;
}

export class Worlds {
  readonly #options: WorldsOptions;
  readonly #kept: KeptWorlds;
  readonly #open = new Map<string, OpenWorld>();
  readonly #snapshots = new Map<string, Promise<Snapshot>>();
  /** Waits for who begins anew: with the usual origin, or with the one that somebody began anew with last. */
  #spare: Spare | null = null;
  readonly #closing = new Set<Promise<void>>();

  constructor(options: WorldsOptions) {
    this.#options = options;
    this.#kept = options.kept ?? openKeptWorlds();
  }

  /** Names are for people: letters, digits, hyphens. */
  static isName(name: string): boolean {
    return /^[\w-]{1,64}$/.test(name);
  }

  /** What is open, in words. */
  list(): readonly string[] {
    return [...this.#open.keys()];
  }

  /** The world of this name, which is opened for who asks first. Throws `TooManyWorlds`. */
  async find(name: string, library: ScenarioLibrary | null = null): Promise<World> {
    const open = this.#open.get(placeOf(name, library));
    if (open !== undefined) return open.world;
    const isSpareKept = this.#spare !== null;
    const begun = this.#begin(name, library);
    // A library that a scenario has instead is one of a kind, until it is begun anew.
    if (isSpareKept && library === null) this.#keepSpareAfter(begun);
    return begun.world;
  }

  originOf(name: string, library: ScenarioLibrary | null = null): Origin {
    const { origin, huge } = this.#options;
    const begun = this.#open.get(placeOf(name, library))?.origin;
    return begun ?? (library === null ? origin : withLibrary(origin, library, huge));
  }

  /** Begins a world anew, from another origin where one is given. Throws `TooManyWorlds`. */
  async reset(name: string, library: ScenarioLibrary | null = null, origin?: Origin): Promise<World> {
    const old = this.#open.get(placeOf(name, library));
    const wanted = origin ?? this.originOf(name, library);
    if (old !== undefined) this.#open.delete(placeOf(name, library));
    const begun = this.#begin(name, library, wanted);
    if (old !== undefined) this.#closeLater(old.world);
    this.#keepSpareAfter(begun);
    return begun.world;
  }

  /** Closes all worlds of this name; who asks for it next finds it as it was in the beginning. */
  async close(name: string): Promise<void> {
    for (const { library, world } of [...this.#open.values()].filter((each) => each.name === name)) {
      this.#open.delete(placeOf(name, library));
      this.#closeLater(world);
    }
    await Promise.all(this.#closing);
  }

  /** Makes sure that the next reset of a usual world need not wait. */
  async keepSpare(): Promise<void> {
    await this.#keepSpareOf(this.#options.origin);
  }

  async closeAll(): Promise<void> {
    for (const { world } of this.#open.values()) this.#closeLater(world);
    this.#open.clear();
    this.#dropSpare();
    await Promise.all(this.#closing);
    await this.#kept.end();
  }

  #begin(name: string, library: ScenarioLibrary | null, origin = this.originOf(name, library)): OpenWorld {
    if (this.#open.size >= mostWorlds) {
      throw new TooManyWorlds(
        `At most ${mostWorlds} worlds can be open at once. Open now: ${this.list().join(', ')}. Close one: POST /__mock/close with the header x-mock-world.`,
      );
    }
    const begun = { name, library, origin, world: this.#takeSpare(origin) ?? this.#make(origin) };
    const place = placeOf(name, library);
    this.#open.set(place, begun);
    begun.world.catch(() => {
      if (this.#open.get(place) === begun) this.#open.delete(place);
    });
    return begun;
  }

  #takeSpare(origin: Origin): Promise<World> | null {
    const spare = this.#spare;
    if (spare?.key !== keyOf(origin)) return null;
    this.#spare = null;
    return spare.world;
  }

  /** Makes the next spare once a world is there, so that both do not take twice as long. */
  #keepSpareAfter(begun: OpenWorld): void {
    begun.world
      .then(() =>
        this.#open.get(placeOf(begun.name, begun.library)) === begun ? this.#keepSpareOf(begun.origin) : null,
      )
      // Who asks for a world that cannot be made is told why; a spare is no more than a help.
      .catch(() => undefined);
  }

  #keepSpareOf(origin: Origin): Promise<World> {
    const key = keyOf(origin);
    if (this.#spare?.key === key) return this.#spare.world;
    this.#dropSpare();
    const world = this.#make(origin);
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

  async #make(origin: Origin): Promise<World> {
    return openWorld(await this.#snapshotOf(origin), { ...this.#options, seed: origin.seed });
  }

  #snapshotOf(origin: Origin): Promise<Snapshot> {
    const key = keyOf(origin);
    const snapshot = this.#snapshots.get(key) ?? seedWorld(origin, this.#options.publicUrl, this.#kept);
    this.#snapshots.delete(key);
    this.#snapshots.set(key, snapshot);
    snapshot.catch(() => this.#snapshots.delete(key));
    const oldest = [...this.#snapshots.keys()].find((each) => each !== keyOf(this.#options.origin));
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

function placeOf(name: string, library: ScenarioLibrary | null): string {
  return library === null ? name : `${name} (${library} library)`;
}
