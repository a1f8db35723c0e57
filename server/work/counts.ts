// Keeps a count for each key; keys with count zero take no memory.

export class Counts {
  readonly #counts = new Map<string, number>();

  of(key: string): number {
    return this.#counts.get(key) ?? 0;
  }

  /** Changes the count of a key by a positive or negative number, and returns the new count. */
  add(key: string, by: number): number {
    const count = this.of(key) + by;
    if (count === 0) this.#counts.delete(key);
    else this.#counts.set(key, count);
    return count;
  }
}
