// Formats the coverage of all machines as text for the command line.
import { testKinds, type TestKind } from '#site/coverage.ts';
import type { Chart } from '#statecharts/chart/chart.ts';
import { coveredBy } from '#statecharts/chart/overlay.ts';
import type { Coverage, PartRun } from '#statecharts/coverage/coverage.ts';
import { formatRows } from '#tests/bench/table.ts';

const headings = ['Machine', 'States', 'Transitions', ...testKinds, 'none'] as const;

function cellsOf(chart: Chart, coverage: Coverage): string[] {
  const machine = coverage.machines.get(chart.id);
  if (machine === undefined) return [];
  const { coveredStates, states, coveredTransitions, transitions } = machine;
  const by = chart.transitions.map(({ name }) => coveredBy(machine.chart.transitions.get(name)));
  const count = (who: TestKind | null) => String(by.filter((each) => each === who).length);
  return [
    chart.id,
    `${coveredStates}/${states}`,
    `${coveredTransitions}/${transitions}`,
    ...[...testKinds, null].map((testKind) => count(testKind)),
  ];
}

function runText(testKind: TestKind, run: PartRun | null): string {
  if (run === null) return `${testKind}: not run`;
  const when = (iso: string) => iso.slice(0, 16).replace('T', ' ');
  const some = run.completeRunAt === null ? ', only some of them' : `, all of them at ${when(run.completeRunAt)}`;
  return `${testKind}: last at ${when(run.lastAt)} UTC${some}`;
}

/** The names of the transitions that no test takes, by machine. */
export function uncovered(charts: readonly Chart[], { machines }: Coverage): string[] {
  return charts.flatMap(({ id, transitions }) =>
    transitions.map(({ name }) => name).filter((name) => !machines.get(id)?.chart.transitions.has(name)),
  );
}

/** Formats the whole report. Each transition counts once, for the strongest kind of test that takes it. */
export function coverageText(charts: readonly Chart[], coverage: Coverage): string {
  const missing = uncovered(charts, coverage);
  return [
    'Which tests cover the transitions of the statecharts. Each transition counts once, for the strongest: browser, model, unit.',
    ...testKinds.map((testKind) => `  ${runText(testKind, coverage.parts[testKind])}`),
    '',
    formatRows([headings, ...charts.map((chart) => cellsOf(chart, coverage))]),
    '',
    `${coverage.covered} of ${coverage.total} transitions are covered.`,
    ...(missing.length === 0 ? [] : ['By no test:', ...missing.map((name) => `  ${name}`)]),
    ...(coverage.stale === 0
      ? []
      : [`${coverage.stale} covered transitions no longer exist: the machines have changed. Run npm test again.`]),
  ].join('\n');
}
