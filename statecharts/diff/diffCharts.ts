// Compares two versions of one machine.
import type { Chart } from '../chart/chart.ts';
import { namedKinds, type ChartDiff, type CodeChange, type DelayChange } from './chartDiff.ts';
import { compareCode } from './compareCode.ts';
import { diffStates } from './diffStates.ts';
import { diffTransitions } from './diffTransitions.ts';
import type { MachineVersion } from './machineVersion.ts';
import { matchStates } from './matchStates.ts';
import { findRenames } from './renames.ts';
import { Translation } from './translate.ts';

/** The times of the delays that have a name. */
function delaysOf({ transitions }: Chart): Map<string, number | null> {
  return new Map(
    transitions.flatMap(({ trigger }) =>
      trigger.kind === 'after' && trigger.delay.name !== String(trigger.delay.milliseconds)
        ? [[trigger.delay.name, trigger.delay.milliseconds] as const]
        : [],
    ),
  );
}

function diffDelays(before: Chart, after: Chart, translation: Translation): DelayChange[] {
  const later = delaysOf(after);
  return [...delaysOf(before)].flatMap(([name, milliseconds]) => {
    const now = translation.name('delay', name);
    const other = later.get(now);
    return other === undefined || other === milliseconds ? [] : [{ name: now, before: milliseconds, after: other }];
  });
}

function diffCode(before: MachineVersion, after: MachineVersion, translation: Translation): CodeChange[] {
  const helpers = [before.code.helpers, after.code.helpers] as const;
  return namedKinds.flatMap((kind) => {
    if (kind === 'event') return [];
    const later = after.code.named[kind];
    return Object.entries(before.code.named[kind]).flatMap(([name, code]) => {
      const now = translation.name(kind, name);
      const through = later[now] === undefined ? null : compareCode(code, later[now], helpers);
      return through === null ? [] : [{ kind, name: now, through }];
    });
  });
}

/** Everything in which `after` differs from `before`, apart from descriptions. */
export function diffCharts(before: MachineVersion, after: MachineVersion): ChartDiff {
  const matches = matchStates(before.chart, after.chart);
  const renames = findRenames(before, after, matches);
  const translation = new Translation(matches, renames);
  const versions = { before, after, translation };
  return {
    renames,
    states: diffStates(versions),
    transitions: diffTransitions(versions),
    delays: diffDelays(before.chart, after.chart, translation),
    code: diffCode(before, after, translation),
  };
}
