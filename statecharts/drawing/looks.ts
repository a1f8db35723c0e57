// The look of states and transitions for a given overlay.
import { testKinds, type TestKind } from '#site/coverage.ts';
import {
  coveredBy,
  type ChangeKind,
  type ChartCoverage,
  type ChartOverlay,
  type CoverageCounts,
} from '../chart/overlay.ts';
import { coverageTexts } from '../coverage/coverageTexts.ts';

/** The strongest kind of test that covers something; null if coverage is not known. */
export type Covered = TestKind | 'none' | null;

export interface TransitionLook {
  readonly possible: boolean;
  readonly marked: boolean;
  readonly covered: Covered;
  /** What a comparison says of it; null without one, and if it did not change. */
  readonly change: ChangeKind | null;
}

/** The strongest kind of test that covers it, or `none`. */
export function bestCoverage(counts: CoverageCounts | undefined): TestKind | 'none' {
  return coveredBy(counts) ?? 'none';
}

/** The look of the transition with this name. */
export function lookOf(name: string, { possible, marked, coverage, changes }: ChartOverlay): TransitionLook {
  return {
    possible: possible.has(name),
    marked: marked.has(name),
    covered: coverage && bestCoverage(coverage.transitions.get(name)),
    change: changes?.kinds.get(name) ?? null,
  };
}

const ranks: readonly Covered[] = [...testKinds, 'none', null];

/** The change that all transitions of a line share; a line that only some of them changed has changed. */
function changeOf(changes: readonly (ChangeKind | null)[]): ChangeKind | null {
  const [first = null] = changes;
  if (changes.every((change) => change === first)) return first;
  return changes.some((change) => change !== null) ? 'changed' : null;
}

/** A line looks like the most prominent of its transitions; their labels differ. */
export function lookOfLine(looks: readonly TransitionLook[]): TransitionLook {
  return {
    possible: looks.some(({ possible }) => possible),
    marked: looks.some(({ marked }) => marked),
    covered: ranks.find((rank) => looks.some(({ covered }) => covered === rank)) ?? null,
    change: changeOf(looks.map(({ change }) => change)),
  };
}

/** `covered 3 × by browser tests, 12 × by unit tests`, or that it is not covered. */
export function coveredText(counts: CoverageCounts | undefined): string {
  const parts = testKinds.flatMap((testKind) => {
    const count = counts?.[testKind] ?? 0;
    return count === 0 ? [] : [coverageTexts.times(count, testKind)];
  });
  return parts.length === 0 ? coverageTexts.coveredByNone : coverageTexts.covered(parts);
}

/** The sum of all counts. */
export function totalOf(counts: CoverageCounts | undefined): number {
  return testKinds.reduce((sum, testKind) => sum + (counts?.[testKind] ?? 0), 0);
}

/** The coverage of a transition in words; empty if there is none. */
export function coverageWords(name: string, coverage: ChartCoverage | null): string {
  return coverage ? coveredText(coverage.transitions.get(name)) : '';
}

/** The background at this depth of nesting, as if the background of each state around it were translucent. */
export function groundOf(depth: number): string {
  return `color-mix(in srgb, var(--surface) ${Math.round(100 * (1 - 0.45 ** depth))}%, var(--bg))`;
}
