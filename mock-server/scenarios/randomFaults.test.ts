// The random choices of scenarios are the same for a seed, and distributed as described.
import { describe, expect, it } from 'vitest';
import { randomFor } from '../seededRandom.ts';
import { failureOf } from './flaky.ts';
import { randomDelay } from './slow.ts';

const waits = (seed: number, count = 4000) =>
  Array.from({ length: count }, (_, at) => randomDelay(randomFor(seed, at + 1))).toSorted((a, b) => a - b);
const failures = (seed: number, count = 400) => Array.from({ length: count }, (_, at) => failureOf(seed, at + 1));

describe('slow', () => {
  it('waits as long for the same seed and request, and otherwise for another', () => {
    expect(waits(1, 20)).toEqual(waits(1, 20));
    expect(waits(1, 20)).not.toEqual(waits(2, 20));
  });

  it.each([1, 7, 4_294_967_295])('is spread as its description says (seed %i)', (seed) => {
    const all = waits(seed);
    const share = (part: number) => all[Math.floor(all.length * part)] ?? 0;
    expect(Math.abs(share(0.5) - 800)).toBeLessThan(40);
    expect(Math.abs(share(0.05) - 350)).toBeLessThan(35);
    expect(Math.abs(share(0.95) - 1820)).toBeLessThan(180);
    expect(all.at(-1)).toBeLessThanOrEqual(10_000);
  });
});

describe('flaky', () => {
  it('fails in the same requests for the same seed, and in others for another', () => {
    expect(failures(1)).toEqual(failures(1));
    expect(failures(1)).not.toEqual(failures(2));
  });

  it.each([1, 7, 4_294_967_295])('fails once in every four, by turns in two ways (seed %i)', (seed) => {
    const all = failures(seed);
    const rounds = Array.from({ length: 100 }, (_, at) => all.slice(4 * at, 4 * at + 4).filter(Boolean));
    expect(rounds).toEqual(rounds.map((_, at) => [at % 2 === 0 ? 'cut' : 'unavailable']));
    const places = [0, 1, 2, 3].map((place) => all.filter((each, at) => each && at % 4 === place).length);
    expect(Math.min(...places)).toBeGreaterThan(10);
  });
});
