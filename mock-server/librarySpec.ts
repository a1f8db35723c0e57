// The library that a world starts with, which is determined by its seed and its sizes.
import type { ScenarioLibrary } from './scenario.ts';

export interface LibrarySpec {
  readonly seed: number;
  readonly documents: number;
  readonly groups: number;
}

/** The largest values that the flags accept. */
export const specLimits = { documents: 100_000, groups: 2_000, seed: 4_294_967_295 } as const;

/** The number of documents in the library of the scenario "huge-library", if the flag is not set. */
export const defaultHugeSize = 20_000;

/** The library that a scenario uses instead, with the same seed. */
export function scenarioLibrarySpec(librarySpec: LibrarySpec, library: ScenarioLibrary, huge: number): LibrarySpec {
  return library === 'empty'
    ? { ...librarySpec, documents: 0, groups: 0 }
    : {
        ...librarySpec,
        documents: huge,
        groups: Math.max(librarySpec.groups, Math.min(specLimits.groups, Math.ceil(huge / 50))),
      };
}

export function specKey({ seed, documents, groups }: LibrarySpec): string {
  return `${seed}-${documents}-${groups}`;
}
