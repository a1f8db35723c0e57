// Numbers worlds in the order of first use, because their names can be random and differ between runs.

export class WorldNumbers {
  readonly #numbers = new Map<string, number>();

  of(name: string): number {
    const number = this.#numbers.get(name) ?? this.#numbers.size + 1;
    this.#numbers.set(name, number);
    return number;
  }
}
