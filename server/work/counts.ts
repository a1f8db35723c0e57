// How much of something there is under each key; keys of which there is nothing take no memory.

export class Counts {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  /** Adds to the count of a key, or takes from it, and answers what it is now. */
  add(key: string, by: number): number {
    const count = this.of(key) + by;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
    return count;
  }
}
