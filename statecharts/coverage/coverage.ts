// Relates the recorded coverage to the machines as they are now.
import { testKinds, type RecordedMachine, type TestKind, type RecordedCoverage } from '#site/coverage.ts';
import type { Chart } from '../chart/chart.ts';
import { noCounts, type ChartCoverage, type CoverageCounts } from '../chart/overlay.ts';
import { enteredAtStart, enteredBy } from './enteredBy.ts';

/** Of one machine. */
export interface MachineCoverage {
  readonly chart: ChartCoverage;
  readonly coveredTransitions: number;
  readonly transitions: number;
  readonly coveredStates: number;
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
  /** Covered transitions, and all there are. */
  readonly covered: number;
  readonly total: number;
  readonly stale: number;
}

class Counts {
  readonly byName = new Map<string, CoverageCounts>();

  add(name: string, testKind: TestKind, count: number): void {
    const known = this.byName.get(name) ?? noCounts;
    if (count > 0) this.byName.set(name, { ...known, [testKind]: known[testKind] + count });
  }
}

function coverageOfMachine(chart: Chart, recorded: ReadonlyMap<TestKind, RecordedMachine>): MachineCoverage {
  const transitions = new Counts();
  const states = new Counts();
  const known = new Map(chart.transitions.map((transition) => [transition.name, transition]));
  const stale = new Set<string>();
  for (const [testKind, each] of recorded) {
    // Pages tell no starts, and nothing is taken without one.
    for (const id of enteredAtStart(chart)) states.add(id, testKind, Math.max(each.starts, 1));
    for (const [name, count] of Object.entries(each.transitions)) {
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
    coveredTransitions: transitions.byName.size,
    transitions: chart.transitions.length,
    coveredStates: [...states.byName.keys()].filter((id) => id !== chart.root.id).length,
    states: chart.states.size - 1,
    stale: stale.size,
  };
}

/** Holds the notes against the machines. */
export function coverageOf(recorded: RecordedCoverage, charts: readonly Chart[]): Coverage {
  const machines = new Map(
    charts.map((chart) => {
      const own = testKinds.flatMap((testKind): [TestKind, RecordedMachine][] => {
        const each = recorded[testKind]?.machines[chart.id];
        return each === undefined ? [] : [[testKind, each]];
      });
      return [chart.id, coverageOfMachine(chart, new Map(own))] as const;
    }),
  );
  const all = [...machines.values()];
  const sum = (count: (machine: MachineCoverage) => number) => all.reduce((total, each) => total + count(each), 0);
  const runOf = (testKind: TestKind): PartRun | null => {
    const part = recorded[testKind];
    return part === undefined ? null : { wholeAt: part.wholeAt, lastAt: part.lastAt };
  };
  return {
    parts: { browser: runOf('browser'), model: runOf('model'), unit: runOf('unit') },
    machines,
    covered: sum(({ coveredTransitions }) => coveredTransitions),
    total: sum(({ transitions }) => transitions),
    stale: sum(({ stale }) => stale),
  };
}
