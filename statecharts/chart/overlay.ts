// What a mode of the viewer (play, live, paths, coverage) shows on top of the drawn chart.
import { testKinds, type TestKind } from '#site/coverage.ts';
import type { Chart } from './chart.ts';

/** How often each kind of test took a transition in the last test run. */
export type CoverageCounts = Readonly<Record<TestKind, number>>;

export const noCounts: CoverageCounts = { browser: 0, model: 0, unit: 0 };

/** The strongest kind of test that took it (browser, then model, then unit); null if none did. */
export function coveredBy(counts: CoverageCounts | undefined): TestKind | null {
  return testKinds.find((testKind) => (counts?.[testKind] ?? 0) > 0) ?? null;
}

/** How often the tests took each transition and entered each state of one machine. */
export interface ChartCoverage {
  /** By the name of the transition; transitions that no test took have no entry. */
  readonly transitions: ReadonlyMap<string, CoverageCounts>;
  /** By the id of the state: how often it was entered. */
  readonly states: ReadonlyMap<string, CoverageCounts>;
}

/** How a state or a transition differs between two versions; `gone` means removed. */
export type ChangeKind = 'added' | 'gone' | 'changed';

/** Two versions of a machine as one chart. */
export interface ChartChanges {
  /** Drawn instead of the machine's own chart, because it also has the removed states and transitions. */
  readonly chart: Chart;
  /** By the ids of states and the names of transitions; unchanged ones have no entry. */
  readonly kinds: ReadonlyMap<string, ChangeKind>;
}

export interface ChartOverlay {
  /** Ids of the active states and their ancestors: they are highlighted and have `aria-current`. */
  readonly current: ReadonlySet<string>;
  /** Names of the transitions that can be taken now. */
  readonly possible: ReadonlySet<string>;
  /** Names of the transitions of a path that is shown. */
  readonly marked: ReadonlySet<string>;
  /** Null draws every line in the same style. */
  readonly coverage: ChartCoverage | null;
  /** Whether counts are written on the lines; by default, only the style of a line says which kind of test took it. */
  readonly isCounted?: boolean | undefined;
  /** Set while two versions are compared. */
  readonly changes?: ChartChanges | undefined;
}

export const emptyOverlay: ChartOverlay = {
  current: new Set(),
  possible: new Set(),
  marked: new Set(),
  coverage: null,
};
