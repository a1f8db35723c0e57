// What the last test run walked of the machines, as they are now: made of the notes of the tests, which know them as they were.
import { testKinds, type RecordedMachine, type TestKind, type RecordedCoverage } from '#site/coverage.ts';
import type { Chart } from '../chart/chart.ts';
import { noCounts, type ChartCoverage, type WalkCounts } from '../chart/overlay.ts';
import { enteredAtStart, enteredBy } from './enteredBy.ts';

/** Of one machine. */
export interface MachineCoverage {
  readonly chart: ChartCoverage;
  readonly walkedTransitions: number;
  readonly transitions: number;
  readonly walkedStates: number;
  /** The machine itself is not counted. */
  readonly states: number;
  /** How many names of transitions were noted that the machine has no more. */
  readonly stale: number;
}

/** When tests of one sort were run. */
export interface PartRun {
  /** When all of them were last; null where only some have been. */
  readonly wholeAt: string | null;
  readonly lastAt: string;
}

/** Of all machines. */
export interface Coverage {
  /** Null for those that were not run. */
  readonly parts: Readonly<Record<TestKind, PartRun | null>>;
  readonly machines: ReadonlyMap<string, MachineCoverage>;
  /** Transitions that were walked, and all there are. */
  readonly walked: number;
  readonly total: number;
  readonly stale: number;
}

class Counts {
  readonly byName = new Map<string, WalkCounts>();

  add(name: string, testKind: TestKind, count: number): void {
    const known = this.byName.get(name) ?? noCounts;
    if (count > 0) this.byName.set(name, { ...known, [testKind]: known[testKind] + count });
  }
}

function coverageOfMachine(chart: Chart, walks: ReadonlyMap<TestKind, RecordedMachine>): MachineCoverage {
  const transitions = new Counts();
  const states = new Counts();
  const known = new Map(chart.transitions.map((transition) => [transition.name, transition]));
  const stale = new Set<string>();
  for (const [testKind, walk] of walks) {
    // Pages tell no starts, and nothing is taken without one.
    for (const id of enteredAtStart(chart)) states.add(id, testKind, Math.max(walk.starts, 1));
    for (const [name, count] of Object.entries(walk.transitions)) {
      const transition = known.get(name);
      if (transition === undefined) stale.add(name);
      else {
        transitions.add(name, testKind, count);
        for (const id of enteredBy(chart, transition)) states.add(id, testKind, count);
      }
    }
  }
  return {
    chart: { transitions: transitions.byName, states: states.byName },
    walkedTransitions: transitions.byName.size,
    transitions: chart.transitions.length,
    walkedStates: [...states.byName.keys()].filter((id) => id !== chart.root.id).length,
    states: chart.states.size - 1,
    stale: stale.size,
  };
}

/** Holds the notes against the machines. */
export function coverageOf(walks: RecordedCoverage, charts: readonly Chart[]): Coverage {
  const machines = new Map(
    charts.map((chart) => {
      const own = testKinds.flatMap((testKind): [TestKind, RecordedMachine][] => {
        const walk = walks[testKind]?.machines[chart.id];
        return walk === undefined ? [] : [[testKind, walk]];
      });
      return [chart.id, coverageOfMachine(chart, new Map(own))] as const;
    }),
  );
  const all = [...machines.values()];
  const sum = (count: (machine: MachineCoverage) => number) => all.reduce((total, each) => total + count(each), 0);
  const runOf = (testKind: TestKind): PartRun | null => {
    const part = walks[testKind];
    return part === undefined ? null : { wholeAt: part.wholeAt, lastAt: part.lastAt };
  };
  return {
    parts: { browser: runOf('browser'), model: runOf('model'), unit: runOf('unit') },
    machines,
    walked: sum(({ walkedTransitions }) => walkedTransitions),
    total: sum(({ transitions }) => transitions),
    stale: sum(({ stale }) => stale),
  };
}
