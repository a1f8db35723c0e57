// Compares all machines of two versions of a project, and finds those that have another id or file now.
import type { ChartDiff } from './chartDiff.ts';
import { isUnchanged } from './chartDiff.ts';
import { diffCharts } from './diffCharts.ts';
import { featuresOf, similarity, type Features } from './similarity.ts';
import type { MachineVersion } from './machineVersion.ts';

export type MachineChange =
  | { readonly kind: 'added'; readonly after: MachineVersion }
  | { readonly kind: 'gone'; readonly before: MachineVersion }
  | {
      readonly kind: 'changed';
      readonly before: MachineVersion;
      readonly after: MachineVersion;
      readonly diff: ChartDiff;
    };

/** The minimum similarity of two versions of a machine with different ids. */
const minimumSimilarity = 0.5;

/** What the machine's states are and do, and their paths. */
function featuresOfMachine({ chart }: MachineVersion): Features {
  const features = new Map<string, number>();
  for (const state of chart.states.values()) {
    for (const [name, weight] of featuresOf(chart, state)) features.set(name, (features.get(name) ?? 0) + weight);
    features.set(`state ${state.path}`, 1);
  }
  return features;
}

interface Pair {
  readonly before: MachineVersion;
  readonly after: MachineVersion;
}

function pairUp(before: readonly MachineVersion[], after: readonly MachineVersion[]): Pair[] {
  const pairs: Pair[] = [];
  const rest = (all: readonly MachineVersion[], side: keyof Pair) =>
    all.filter((each) => !pairs.some((pair) => pair[side] === each));
  // XState gives machines without an id the same one, so the file counts as well.
  for (const isSame of [
    (one: MachineVersion, other: MachineVersion) => one.chart.id === other.chart.id && one.file === other.file,
    (one: MachineVersion, other: MachineVersion) => one.chart.id === other.chart.id && one.chart.id !== '(machine)',
    (one: MachineVersion, other: MachineVersion) => one.file === other.file,
  ]) {
    for (const one of before) {
      const other = rest(after, 'after').find((each) => isSame(one, each));
      if (other && rest(before, 'before').includes(one)) pairs.push({ before: one, after: other });
    }
  }
  const candidates = rest(before, 'before')
    .flatMap((one) =>
      rest(after, 'after').map((other) => ({
        before: one,
        after: other,
        score: similarity(featuresOfMachine(one), featuresOfMachine(other)),
      })),
    )
    .filter(({ score }) => score >= minimumSimilarity)
    .sort((one, other) => other.score - one.score);
  for (const pair of candidates) {
    const isFree = pairs.every((each) => each.before !== pair.before && each.after !== pair.after);
    if (isFree) pairs.push({ before: pair.before, after: pair.after });
  }
  return pairs;
}

/** The machines that differ, in the order of the later version, with those that are gone at the end. */
export function diffMachines(before: readonly MachineVersion[], after: readonly MachineVersion[]): MachineChange[] {
  const pairs = pairUp(before, after);
  const kept = after.flatMap((later): MachineChange[] => {
    const earlier = pairs.find((pair) => pair.after === later)?.before;
    if (earlier === undefined) return [{ kind: 'added', after: later }];
    const diff = diffCharts(earlier, later);
    return isUnchanged(diff) ? [] : [{ kind: 'changed', before: earlier, after: later, diff }];
  });
  const gone = before.filter((each) => !pairs.some((pair) => pair.before === each));
  return [...kept, ...gone.map((each): MachineChange => ({ kind: 'gone', before: each }))];
}

/** Whether something is missing that was there: what `--strict` refuses. */
export function hasRemovals(changes: readonly MachineChange[]): boolean {
  return changes.some((change) => {
    if (change.kind !== 'changed') return change.kind === 'gone';
    const { states, transitions } = change.diff;
    const details = [...states, ...transitions].flatMap((each) => (each.kind === 'changed' ? each.details : []));
    return (
      [...states, ...transitions].some(({ kind }) => kind === 'gone') ||
      details.some((detail) =>
        'gone' in detail ? detail.gone.length > 0 : detail.part === 'guard' && detail.after === null,
      )
    );
  });
}
