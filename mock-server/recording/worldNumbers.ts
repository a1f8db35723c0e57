// Numbers worlds in the order in which they are first asked: their names may be random, and another run has others.
export class WorldNumbers {
  readonly #numbers = new Map<string, number>();

  of(name: string): number {
    const number = this.#numbers.get(name) ?? this.#numbers.size + 1;
    this.#numbers.set(name, number);
    return number;
  }
}
