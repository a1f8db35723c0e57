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
    const laterName = translation.name('delay', name);
    const laterTime = later.get(laterName);
    return laterTime === undefined || laterTime === milliseconds
      ? []
      : [{ name: laterName, before: milliseconds, after: laterTime }];
  });
}

function diffCode(before: MachineVersion, after: MachineVersion, translation: Translation): CodeChange[] {
  const helpers = [before.code.helpers, after.code.helpers] as const;
  return namedKinds.flatMap((kind) => {
    if (kind === 'event') return [];
    const later = after.code.named[kind];
    return Object.entries(before.code.named[kind]).flatMap(([name, code]) => {
      const laterName = translation.name(kind, name);
      const laterCode = later[laterName];
      const through = laterCode === undefined ? null : compareCode(code, laterCode, helpers);
      return through === null ? [] : [{ kind, name: laterName, through }];
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
