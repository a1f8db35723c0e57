// Describes where a step leads, in words: `to submitting [isComplete]`, `stays; takeValue`.
import type { Chart } from '../chart/chart.ts';
import { guardLabel } from '../chart/chartText.ts';
import type { Choice } from './choices.ts';

/** Among parallel regions, only those that change. */
export function changedPart(from: string, to: string): string {
  const before = from.split(' ');
  const changed = to.split(' ').filter((path) => !before.includes(path));
  return changed.join(' ');
}

/** Describes the outcome of a step from the state `from`. */
export function leadText(chart: Chart, from: string, { transitions, to, error }: Choice): string {
  if (error !== null) return `throws “${error}”`;
  const taken = chart.transitions.filter(({ name }) => transitions.includes(name));
  const guards = taken.map(guardLabel).filter((label) => label !== '');
  const where = changedPart(from, to);
  if (where !== '') return [`to ${where}`, ...guards].join(' ');
  const actions = taken.flatMap((transition) => transition.actions);
  return [['stays', ...guards].join(' '), ...(actions.length > 0 ? [actions.join(', ')] : [])].join('; ');
}
