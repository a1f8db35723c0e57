// What the tests walked of all machines, as text for the command line.
import { testKinds, type TestKind } from '#site/coverage.ts';
import type { Chart } from '#statecharts/chart/chart.ts';
import { walkedBy } from '#statecharts/chart/overlay.ts';
import type { Coverage, PartRun } from '#statecharts/coverage/coverage.ts';
import { formatRows } from '#tests/bench/table.ts';

const headings = ['Machine', 'States', 'Transitions', ...testKinds, 'none'] as const;

function cellsOf(chart: Chart, coverage: Coverage): string[] {
  const machine = coverage.machines.get(chart.id);
  if (machine === undefined) return [];
  const { walkedStates, states, walkedTransitions, transitions } = machine;
  const by = chart.transitions.map(({ name }) => walkedBy(machine.chart.transitions.get(name)));
  const count = (who: TestKind | null) => String(by.filter((each) => each === who).length);
  return [
    chart.id,
    `${walkedStates}/${states}`,
    `${walkedTransitions}/${transitions}`,
    ...[...testKinds, null].map((testKind) => count(testKind)),
  ];
}

function runText(testKind: TestKind, run: PartRun | null): string {
  if (run === null) return `${testKind}: not run`;
  const when = (iso: string) => iso.slice(0, 16).replace('T', ' ');
  const some = run.wholeAt === null ? ', only some of them' : `, all of them at ${when(run.wholeAt)}`;
  return `${testKind}: last at ${when(run.lastAt)} UTC${some}`;
}

/** Names of the transitions that nobody walked, machine by machine. */
export function unwalked(charts: readonly Chart[], { machines }: Coverage): string[] {
  return charts.flatMap(({ id, transitions }) =>
    transitions.map(({ name }) => name).filter((name) => !machines.get(id)?.chart.transitions.has(name)),
  );
}

/** The whole text. Each transition is counted once, under the strongest who walked it. */
export function coverageText(charts: readonly Chart[], coverage: Coverage): string {
  const missing = unwalked(charts, coverage);
  return [
    'Who walks the transitions of the statecharts; each counts for the strongest: a test in the browser, of a model, a unit test.',
    ...testKinds.map((testKind) => `  ${runText(testKind, coverage.parts[testKind])}`),
    '',
    formatRows([headings, ...charts.map((chart) => cellsOf(chart, coverage))]),
    '',
    `${coverage.walked} of ${coverage.total} transitions are walked.`,
    ...(missing.length === 0 ? [] : ['By no test:', ...missing.map((name) => `  ${name}`)]),
    ...(coverage.stale === 0
      ? []
      : [`${coverage.stale} walked transitions are no more: machines have changed since. Run npm test again.`]),
  ].join('\n');
}
