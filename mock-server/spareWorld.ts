// Keeps one spare world open, so that the next reset need not wait for a new one.
import { specKey, type LibrarySpec } from './librarySpec.ts';
import type { World } from './world.ts';

interface Spare {
  /** The key of its library. */
  readonly key: string;
  readonly world: Promise<World>;
}

export class SpareWorld {
  readonly #open: (librarySpec: LibrarySpec) => Promise<World>;
  readonly #close: (world: Promise<World>) => void;
  #spare: Spare | null = null;

  constructor(open: (librarySpec: LibrarySpec) => Promise<World>, close: (world: Promise<World>) => void) {
    this.#open = open;
    this.#close = close;
  }

  get isKept(): boolean {
    return this.#spare !== null;
  }

  /** Opens a spare with this library, unless there is one. A spare with another library is closed. */
  keep(librarySpec: LibrarySpec): Promise<World> {
    const key = specKey(librarySpec);
    if (this.#spare?.key === key) return this.#spare.world;
    this.drop();
    const spare = { key, world: this.#open(librarySpec) };
    this.#spare = spare;
    spare.world.catch(() => {
      if (this.#spare === spare) this.#spare = null;
    });
    return spare.world;
  }

  /** Hands over the spare if it has this library; null otherwise. */
  take(librarySpec: LibrarySpec): Promise<World> | null {
    const spare = this.#spare;
    if (spare?.key !== specKey(librarySpec)) return null;
    this.#spare = null;
    return spare.world;
  }

  /** Closes the spare. */
  drop(): void {
    if (this.#spare !== null) this.#close(this.#spare.world);
    this.#spare = null;
  }
}
