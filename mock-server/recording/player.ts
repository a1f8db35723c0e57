// Answers requests of the API from a tape, and finds the first one that differs.
import { differenceOf, isChange, nameOf, withRandomIdsOf, type AskedRequest } from './difference.ts';
import type { TapeLine } from './tapeLine.ts';
import { WorldNumbers } from './worldNumbers.ts';

export type PlayedAnswer =
  | { readonly kind: 'answer'; readonly answer: TapeLine['answer'] }
  | { readonly kind: 'differs'; readonly difference: string };

export class Player {
  readonly #worlds = new WorldNumbers();
  /** What has not been asked for yet, by world. */
  readonly #left = new Map<number, TapeLine[]>();
  readonly #length: number;
  readonly #report: (words: string) => void;
  #played = 0;
  #firstDifference: string | null = null;

  /** `report` is told of the first difference, once. */
  constructor(lines: readonly TapeLine[], report: (words: string) => void) {
    this.#report = report;
    for (const line of lines) {
      const left = this.#left.get(line.world);
      if (left === undefined) this.#left.set(line.world, [line]);
      else left.push(line);
    }
    this.#length = lines.length;
  }

  /** What did not go as on the tape, first; null so far as everything did. */
  get firstDifference(): string | null {
    return this.#firstDifference;
  }

  /** How the run went, in one sentence. */
  summary(): string {
    if (this.#firstDifference !== null) return `First difference from the tape: ${this.#firstDifference}`;
    return `${this.#played} of the ${this.#length} operations on the tape were requested, and none differed.`;
  }

  take(worldName: string, now: AskedRequest): PlayedAnswer {
    const left = this.#left.get(this.#worlds.of(worldName)) ?? [];
    // Queries of a page come in any order, but none from before a change may be answered from after it.
    const change = left.findIndex(isChange);
    const reach = change === -1 ? left : left.slice(0, change + 1);
    const found = reach.find((told) => differenceOf(told, now) === null);
    if (found === undefined) return { kind: 'differs', difference: this.#differ(reach, now) };
    left.splice(left.indexOf(found), 1);
    this.#played += 1;
    const { answer } = found;
    const body = answer.encoding === 'utf8' ? withRandomIdsOf(answer.body, found, now) : answer.body;
    return { kind: 'answer', answer: { ...answer, body } };
  }

  #differ(reach: readonly TapeLine[], now: AskedRequest): string {
    // The one that is meant, most likely, has the same name.
    const told = reach.find((each) => nameOf(each) === nameOf(now)) ?? reach[0];
    const difference =
      told === undefined
        ? `the tape has ended, but ${nameOf(now)} was requested.`
        : `operation ${told.number}, ${nameOf(told)}: ${differenceOf(told, now) ?? ''}.`;
    if (this.#firstDifference === null) {
      this.#firstDifference = difference;
      this.#report(`This run differs from the tape: ${difference}`);
    }
    return difference;
  }
}
