// Finds names that were replaced by others: they are gone, and a new name stands in the same places.
import type { Chart } from '../chart/chart.ts';
import { compareCode } from './compareCode.ts';
import { namedKinds, type NamedKind, type Rename } from './chartDiff.ts';
import type { MachineVersion } from './machineVersion.ts';
import type { StateMatches } from './matchStates.ts';

/** The places at which each name is used. */
type Uses = Map<string, Set<string>>;

/** The identifiers in a guard's text, such as `not isReady and isLonger (3)`. */
export function guardNames(guard: string | null): string[] {
  return (guard ?? '')
    .replace(/\([^)]*: [^)]*\)|\(\d+\)/g, '')
    .split(/[\s()]+/)
    .filter((word) => !['', 'not', 'and', 'or', 'in', 'inline'].includes(word));
}

/** An action's name without its parameters. */
export function actionName(action: string): string {
  return action.split(' ')[0] ?? '';
}

/** Where each name of a kind is used. `place` names a state the same way in both versions. */
function usesOf(chart: Chart, kind: NamedKind, place: (id: string) => string): Uses {
  const uses: Uses = new Map();
  const add = (name: string, where: string) => {
    uses.set(name, (uses.get(name) ?? new Set()).add(where));
  };
  for (const { source, targets, trigger, guard, actions } of chart.transitions) {
    const where = `${place(source)} → ${targets.map(place).join(' ')}`;
    if (kind === 'event' && trigger.kind === 'event') add(trigger.type, where);
    if (kind === 'delay' && trigger.kind === 'after' && !/^\d/.test(trigger.delay.name)) add(trigger.delay.name, where);
    if (kind === 'guard') for (const name of guardNames(guard)) add(name, where);
    if (kind === 'action') for (const action of actions) add(actionName(action), where);
  }
  for (const { id, entry, exit, invokes } of chart.states.values()) {
    if (kind === 'actor') for (const invoke of invokes) add(invoke.id, place(id));
    if (kind === 'action') for (const action of entry) add(actionName(action), `entry ${place(id)}`);
    if (kind === 'action') for (const action of exit) add(actionName(action), `exit ${place(id)}`);
  }
  return uses;
}

/** The share of the places of either that are places of both. */
function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const both = [...one].filter((place) => other.has(place)).length;
  return both / (one.size + other.size - both);
}

/** How surely `before` is now called `after`, from 0 (it is not) to 2. */
function sureness(kind: NamedKind, places: readonly [Set<string>, Set<string>], isSameCode: boolean) {
  const share = overlap(...places);
  if (share < 0.5) return 0;
  // Another guard or action at one place is a change of the flow, unless it does the same.
  if ((kind === 'guard' || kind === 'action') && !isSameCode) return share === 1 && places[0].size > 1 ? share : 0;
  return share + (isSameCode ? 1 : 0);
}

function renamesOf(kind: NamedKind, before: MachineVersion, after: MachineVersion, matches: StateMatches): Rename[] {
  const earlier = usesOf(before.chart, kind, (id) => matches.get(id) ?? `gone ${id}`);
  const later = usesOf(after.chart, kind, (id) => id);
  const helpers = [before.code.helpers, after.code.helpers] as const;
  const codeIn = (version: MachineVersion, name: string) =>
    kind === 'event' ? undefined : version.code.named[kind][name];
  const candidates = [...earlier]
    .filter(([name]) => !later.has(name))
    .flatMap(([name, places]) =>
      [...later]
        .filter(([other]) => !earlier.has(other))
        .map(([other, otherPlaces]) => {
          const [code, otherCode] = [codeIn(before, name), codeIn(after, other)];
          const isSameCode = code !== undefined && compareCode(code, otherCode, helpers) === null;
          return { before: name, after: other, score: sureness(kind, [places, otherPlaces], isSameCode) };
        }),
    )
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score);
  const renames: Rename[] = [];
  for (const each of candidates) {
    const isFree = renames.every((rename) => rename.before !== each.before && rename.after !== each.after);
    if (isFree) renames.push({ kind, before: each.before, after: each.after });
  }
  return renames;
}

/** All renames of events, guards, actions, actors and delays. */
export function findRenames(before: MachineVersion, after: MachineVersion, matches: StateMatches): Rename[] {
  return namedKinds.flatMap((kind) => renamesOf(kind, before, after, matches));
}
