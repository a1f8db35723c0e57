// The worlds that are open: one for each name that somebody asked for, all from the same snapshot, not more than a few at once.
import { openWorld, type Snapshot, type World, type WorldOptions } from './world.ts';

export const defaultWorld = 'default';

/** Each world holds a database engine of some 200 MB. */
const mostWorlds = 8;

export class Worlds {
  readonly #snapshot: Snapshot;
  readonly #options: WorldOptions;
  /** In the order in which they were last asked for. */
  readonly #open = new Map<string, Promise<World>>();

  /** `first` is the default world, open already; `snapshot` is what it was then. */
  constructor(first: World, snapshot: Snapshot, options: WorldOptions) {
    this.#open.set(defaultWorld, Promise.resolve(first));
    this.#snapshot = snapshot;
    this.#options = options;
  }

  /** Names are for people: letters, digits, hyphens. */
  static isName(name: string): boolean {
    return /^[\w-]{1,64}$/.test(name);
  }

  async find(name: string): Promise<World> {
    const world = this.#open.get(name) ?? openWorld(this.#snapshot, this.#options);
    this.#open.delete(name);
    this.#open.set(name, world);
    world.catch(() => this.#open.delete(name));
    await this.#closeOldest();
    return world;
  }

  /** Closes a world; who asks for its name next finds it as it was in the beginning. */
  async reset(name: string): Promise<void> {
    const world = this.#open.get(name);
    this.#open.delete(name);
    await (await world)?.close();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#open.keys()].map((name) => this.reset(name)));
  }

  async #closeOldest(): Promise<void> {
    const oldest = [...this.#open.keys()].find((name) => name !== defaultWorld);
    if (this.#open.size > mostWorlds && oldest !== undefined) await this.reset(oldest);
  }
}
