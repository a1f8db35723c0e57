// Relates the recorded coverage to the machines as they are now.
import { testKinds, type RecordedMachine, type TestKind, type RecordedCoverage } from '#site/coverage.ts';
import type { Chart } from '../chart/chart.ts';
import { noCounts, type ChartCoverage, type CoverageCounts } from '../chart/overlay.ts';
import { enteredAtStart, enteredBy } from './enteredBy.ts';

/** The coverage of one machine. */
export interface MachineCoverage {
  readonly chart: ChartCoverage;
  readonly coveredTransitions: number;
  readonly transitions: number;
  readonly coveredStates: number;
  /** States without the machine itself. */
  readonly states: number;
  /** The number of recorded transition names that the machine no longer has. */
  readonly stale: number;
}

/** The last runs of one kind of test. */
export interface PartRun {
  /** When all of its tests last ran; null if only some of them have run. */
  readonly completeRunAt: string | null;
  readonly lastAt: string;
}

/** The coverage of all machines. */
export interface Coverage {
  /** The last run of each kind of test; null for kinds that were not run. */
  readonly parts: Readonly<Record<TestKind, PartRun | null>>;
  readonly machines: ReadonlyMap<string, MachineCoverage>;
  /** The number of covered transitions, and of all transitions. */
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
    // Pages don't report starts, but a machine that takes a transition has started.
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

/** Compares the recorded coverage with the machines. */
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
    return part === undefined ? null : { completeRunAt: part.completeRunAt, lastAt: part.lastAt };
  };
  return {
    parts: { browser: runOf('browser'), model: runOf('model'), unit: runOf('unit') },
    machines,
    covered: sum(({ coveredTransitions }) => coveredTransitions),
    total: sum(({ transitions }) => transitions),
    stale: sum(({ stale }) => stale),
  };
}
