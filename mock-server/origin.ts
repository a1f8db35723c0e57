// What a world begins with: a library that its seed and its sizes say all about.
import type { ScenarioLibrary } from './scenario.ts';

export interface Origin {
  readonly seed: number;
  readonly documents: number;
  readonly groups: number;
}

/** What the flags take. */
export const largest = { documents: 100_000, groups: 2_000, seed: 4_294_967_295 } as const;

/** How many documents the library of the scenario "huge-library" has where no flag says otherwise. */
export const usualHuge = 20_000;

/** The same origin with the library that a scenario has instead. */
export function withLibrary(origin: Origin, library: ScenarioLibrary, huge: number): Origin {
  return library === 'empty'
    ? { ...origin, documents: 0, groups: 0 }
    : { ...origin, documents: huge, groups: Math.max(origin.groups, Math.min(largest.groups, Math.ceil(huge / 50))) };
}

export function keyOf({ seed, documents, groups }: Origin): string {
  return `${seed}-${documents}-${groups}`;
}
