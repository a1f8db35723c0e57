// Coordinates on one axis that have to keep distances from each other, and are moved one after the other to where they are wanted.

interface Distance {
  readonly to: number;
  readonly least: number;
}

export class Spacing {
  readonly #values: number[] = [];
  readonly #above: Distance[][] = [];
  readonly #below: Distance[][] = [];
  readonly #fixed = new Set<number>();
  #lowest: number[] = [];
  #highest: number[] = [];

  /** Adds a coordinate and returns its number. */
  add(value: number): number {
    this.#above.push([]);
    this.#below.push([]);
    return this.#values.push(value) - 1;
  }

  value(coordinate: number): number {
    return this.#values[coordinate] ?? 0;
  }

  isFixed(coordinate: number): boolean {
    return this.#fixed.has(coordinate);
  }

  /** Keeps `to` at least `least` above `from`, or their present distance if that is less: where everything is now is always possible. */
  keepApart(from: number, to: number, least: number): void {
    if (from === to) return;
    const distance = Math.min(least, this.value(to) - this.value(from));
    this.#above[from]?.push({ to, least: distance });
    this.#below[to]?.push({ to: from, least: distance });
  }

  /** Moves a coordinate as close to `wanted` as those that were fixed earlier allow, and fixes it there. */
  fix(coordinate: number, wanted: number): void {
    if (this.#fixed.has(coordinate)) return;
    if (this.#fixed.size === 0) {
      this.#lowest = this.#values.map(() => -Infinity);
      this.#highest = this.#values.map(() => Infinity);
    }
    this.#fixed.add(coordinate);
    const value = Math.min(Math.max(wanted, this.#lowest[coordinate] ?? wanted), this.#highest[coordinate] ?? wanted);
    this.#values[coordinate] = value;
    this.#spread(coordinate, value, this.#lowest, this.#above, 1);
    this.#spread(coordinate, value, this.#highest, this.#below, -1);
  }

  /** Tells all others what follows from a fixed coordinate. */
  #spread(start: number, value: number, bounds: number[], distances: readonly Distance[][], sign: 1 | -1): void {
    bounds[start] = value;
    const waiting = [start];
    for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
      for (const { to, least } of distances[from] ?? []) {
        const bound = (bounds[from] ?? 0) + sign * least;
        // Rounding errors must not go round in circles.
        if (sign * (bound - (bounds[to] ?? 0)) <= 1e-6) continue;
        bounds[to] = bound;
        waiting.push(to);
      }
    }
  }
}
