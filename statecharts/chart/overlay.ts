// What a mode of the viewer (play, live, paths, coverage) lays over the drawn chart.
import { testKinds, type TestKind } from '#site/coverage.ts';

/** How often a transition was taken in the last test run, by whom. */
export type WalkCounts = Readonly<Record<TestKind, number>>;

export const noCounts: WalkCounts = { browser: 0, model: 0, unit: 0 };

/** The strongest who walked it; null where nobody did. */
export function walkedBy(counts: WalkCounts | undefined): TestKind | null {
  return testKinds.find((testKind) => (counts?.[testKind] ?? 0) > 0) ?? null;
}

/** What was walked of one machine. */
export interface ChartCoverage {
  /** By the name of the transition; one that is missing was never walked. */
  readonly transitions: ReadonlyMap<string, WalkCounts>;
  /** By the id of the state: how often it was entered. */
  readonly states: ReadonlyMap<string, WalkCounts>;
}

export interface ChartOverlay {
  /** Ids of the states that the machine is in, those around them included: lit, and `aria-current`. */
  readonly current: ReadonlySet<string>;
  /** Names of the transitions that can be taken now. */
  readonly possible: ReadonlySet<string>;
  /** Names of the transitions of a path that is shown. */
  readonly marked: ReadonlySet<string>;
  /** Null draws every line alike. */
  readonly coverage: ChartCoverage | null;
  /** Whether it is also written how often; unless it says so, only the lines tell who walked them. */
  readonly isCounted?: boolean | undefined;
}

export const emptyOverlay: ChartOverlay = {
  current: new Set(),
  possible: new Set(),
  marked: new Set(),
  coverage: null,
};
