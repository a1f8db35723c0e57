// Answers API requests from a tape, and finds the first one that differs.
import { findDifference, isChange, nameOf, withRandomIdsOf, type AskedRequest } from './findDifference.ts';
import type { TapeLine } from './tapeLine.ts';
import { WorldNumbers } from './worldNumbers.ts';

export type ReplayedAnswer =
  | { readonly kind: 'answer'; readonly answer: TapeLine['answer'] }
  | { readonly kind: 'differs'; readonly difference: string };

export class Replayer {
  readonly #worlds = new WorldNumbers();
  /** The lines that have not been used yet, by world. */
  readonly #left = new Map<number, TapeLine[]>();
  readonly #length: number;
  readonly #report: (words: string) => void;
  #replayedCount = 0;
  #firstDifference: string | null = null;

  /** `report` is called once, with the first difference. */
  constructor(lines: readonly TapeLine[], report: (words: string) => void) {
    this.#report = report;
    for (const line of lines) {
      const left = this.#left.get(line.world);
      if (left === undefined) this.#left.set(line.world, [line]);
      else left.push(line);
    }
    this.#length = lines.length;
  }

  /** The first difference from the tape; null if there was none so far. */
  get firstDifference(): string | null {
    return this.#firstDifference;
  }

  /** The result of the run in one sentence. */
  summary(): string {
    if (this.#firstDifference !== null) return `First difference from the tape: ${this.#firstDifference}`;
    return `${this.#replayedCount} of the ${this.#length} operations on the tape were requested, and none differed.`;
  }

  take(worldName: string, requested: AskedRequest): ReplayedAnswer {
    const left = this.#left.get(this.#worlds.of(worldName)) ?? [];
    // A page sends its queries in any order, but a query before a mutation must not be answered from after it.
    const change = left.findIndex(isChange);
    const reach = change === -1 ? left : left.slice(0, change + 1);
    const found = reach.find((taped) => findDifference(taped, requested) === null);
    if (found === undefined) return { kind: 'differs', difference: this.#differ(reach, requested) };
    left.splice(left.indexOf(found), 1);
    this.#replayedCount += 1;
    const { answer } = found;
    const body = answer.encoding === 'utf8' ? withRandomIdsOf(answer.body, found, requested) : answer.body;
    return { kind: 'answer', answer: { ...answer, body } };
  }

  #differ(reach: readonly TapeLine[], requested: AskedRequest): string {
    // Compared with the line that has the same name, which is most likely the intended one.
    const taped = reach.find((each) => nameOf(each) === nameOf(requested)) ?? reach[0];
    const difference =
      taped === undefined
        ? `the tape has ended, but ${nameOf(requested)} was requested.`
        : `operation ${taped.number}, ${nameOf(taped)}: ${findDifference(taped, requested) ?? ''}.`;
    if (this.#firstDifference === null) {
      this.#firstDifference = difference;
      this.#report(`This run differs from the tape: ${difference}`);
    }
    return difference;
  }
}
