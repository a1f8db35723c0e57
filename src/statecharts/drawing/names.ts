// What states and transitions are called by those who do not see the drawing, and in tips.
import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import { stateText, stateTextOf, transitionText } from '../chart/words.ts';

const kinds: Record<ChartState['type'], string> = {
  atomic: 'state',
  compound: 'state with states in it',
  parallel: 'state of parallel regions',
  final: 'final state',
  history: 'history state',
};

/** `saving.settled, state, tag unsaved`. */
export function stateName(state: ChartState): string {
  const { type, tags, hidden } = state;
  return [
    stateText(state),
    hidden === undefined ? kinds[type] : 'collapsed state',
    ...(tags.length > 0 ? [`tag ${tags.join(', ')}`] : []),
  ].join(', ');
}

/** `done save [isRefused], from saving to settling`. */
export function transitionName(transition: ChartTransition, chart: Chart): string {
  const targets = transition.targets.map((target) => stateTextOf(chart, target));
  const source = stateTextOf(chart, transition.source);
  const way = targets.length === 0 ? `stays in ${source}` : `from ${source} to ${targets.join(' and ')}`;
  return `${transitionText(transition)}, ${way}`;
}
