// Where a choice leads, in words: `to submitting [isComplete]`, `stays; takeValue`.
import type { Chart } from '../chart/chart.ts';
import { guardLabel } from '../chart/chartText.ts';
import type { Choice } from './choices.ts';

/** Of parallel regions only those that go elsewhere. */
export function changedPart(from: string, to: string): string {
  const before = from.split(' ');
  const changed = to.split(' ').filter((path) => !before.includes(path));
  return changed.join(' ');
}

/** The words for what comes of a choice, made where the machine is at `from`. */
export function leadText(chart: Chart, from: string, { transitions, to, error }: Choice): string {
  if (error !== null) return `throws “${error}”`;
  const taken = chart.transitions.filter(({ name }) => transitions.includes(name));
  const guards = taken.map(guardLabel).filter((label) => label !== '');
  const where = changedPart(from, to);
  if (where !== '') return [`to ${where}`, ...guards].join(' ');
  const actions = taken.flatMap((transition) => transition.actions);
  return [['stays', ...guards].join(' '), ...(actions.length > 0 ? [actions.join(', ')] : [])].join('; ');
}
