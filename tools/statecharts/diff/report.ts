// Writes the differences between two versions of the machines as Markdown for a review.
import type { RecordedCoverage } from '#site/coverage.ts';
import { stateTextOf } from '#statecharts/chart/chartText.ts';
import type { Change } from '#statecharts/diff/chartDiff.ts';
import type { MachineChange } from '#statecharts/diff/diffMachines.ts';
import type { MachineVersion } from '#statecharts/diff/machineVersion.ts';
import { matchStates } from '#statecharts/diff/matchStates.ts';
import type { LoadProblem } from '../load/loadMachines.ts';
import { code } from '../markdown.ts';
import { changeLines, chartLines, machineLines, transitionLines } from './changeLines.ts';
import { untestedChanges, type Untested } from './untested.ts';

export interface Report {
  readonly changes: readonly MachineChange[];
  readonly problems: readonly LoadProblem[];
  /** The parts of the later version that were not found in its source files, by file. */
  readonly partsWithoutSource?: readonly { readonly file: string; readonly parts: readonly string[] }[];
  /** What the tests took of the later version; null if they were run on another one, or not at all. */
  readonly recorded: RecordedCoverage | null;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** `2 states added, 1 transition changed`. */
function summary(changes: readonly Change<string>[], noun: string): string[] {
  return (['added', 'changed', 'gone'] as const).flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count === 0 ? [] : [`${plural(count, noun)} ${kind}`];
  });
}

function sizeText({ chart }: MachineVersion): string {
  return `${plural(chart.states.size - 1, 'state')}, ${plural(chart.transitions.length, 'transition')}`;
}

function machineSection(change: MachineChange): string {
  if (change.kind !== 'changed') {
    const version = change.kind === 'added' ? change.after : change.before;
    const head = `## ${code(version.chart.id)}: machine ${change.kind}\n\n${version.file}, ${sizeText(version)}`;
    return change.kind === 'added' ? `${head}\n\n${chartLines(version.chart).join('\n')}` : head;
  }
  const { before, after, diff } = change;
  const moved = [
    ...(before.chart.id === after.chart.id ? [] : [code(before.chart.id)]),
    ...(before.file === after.file ? [] : [`in ${before.file}`]),
  ];
  const parts = [...summary(diff.states, 'state'), ...summary(diff.transitions, 'transition')];
  const charts = { before: before.chart, after: after.chart, diff };
  return [
    `## ${code(after.chart.id)}`,
    [after.file, ...(moved.length > 0 ? [`was ${moved.join(' ')}`] : []), ...parts].join(', '),
    [...machineLines(diff), ...changeLines(charts, matchStates(before.chart, after.chart))].join('\n'),
  ].join('\n\n');
}

function untestedLines({ change, transitions }: Untested): string[] {
  const { chart } = change.after;
  return transitionLines(
    chart.transitions
      .filter(({ name }) => transitions.includes(name))
      .map((transition) => {
        const mark = `${code(chart.id)} ${code(stateTextOf(chart, transition.source))}: `;
        return { mark, chart, transition, inside: [] };
      }),
  );
}

function untestedSection(changes: readonly MachineChange[], recorded: RecordedCoverage | null): string {
  if (recorded === null) return '';
  const untested = untestedChanges(changes, recorded);
  return untested.length === 0 ? '' : `## No test walks these changes\n\n${untested.flatMap(untestedLines).join('\n')}`;
}

/** The whole report. */
export function reportText({ changes, problems, partsWithoutSource = [], recorded }: Report): string {
  const unread = problems.map(({ file, problem }) => `${file} can't be compared: ${problem}`).join('\n');
  const body =
    changes.length === 0 ? ['No flow changed.'] : [untestedSection(changes, recorded), ...changes.map(machineSection)];
  const unseen = partsWithoutSource
    .map(
      ({ file, parts }) =>
        `${file}: the source of these was not found, so changes of what they call are not seen: ${parts.map(code).join(', ')}`,
    )
    .join('\n');
  return [unread, unseen, ...body].filter((part) => part !== '').join('\n\n');
}
