// What states and transitions are called by those who do not see the drawing, and in tips.
import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import { transitionText } from '../chart/words.ts';

const kinds: Record<ChartState['type'], string> = {
  atomic: 'state',
  compound: 'state with states in it',
  parallel: 'state of parallel regions',
  final: 'final state',
  history: 'history state',
};

/** `saving.settled, state, tag unsaved`. */
export function stateName({ path, key, type, tags }: ChartState): string {
  return [path === '' ? key : path, kinds[type], ...(tags.length > 0 ? [`tag ${tags.join(', ')}`] : [])].join(', ');
}

function pathOf(id: string, chart: Chart): string {
  const state = chart.states.get(id);
  return state === undefined || state.path === '' ? (state?.key ?? id) : state.path;
}

/** `done save [isRefused], from saving to settling`. */
export function transitionName(transition: ChartTransition, chart: Chart): string {
  const targets = transition.targets.map((target) => pathOf(target, chart));
  const source = pathOf(transition.source, chart);
  const way = targets.length === 0 ? `stays in ${source}` : `from ${source} to ${targets.join(' and ')}`;
  return `${transitionText(transition)}, ${way}`;
}
