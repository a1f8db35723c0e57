// Accessible names and tooltips of states and transitions.
import type { Chart, ChartState, ChartTransition } from '../chart/chart.ts';
import { stateText, stateTextOf, transitionText } from '../chart/chartText.ts';
import { drawingTexts } from './drawingTexts.ts';

/** `saving.settled, state, tag unsaved`. */
export function stateName(state: ChartState): string {
  const { type, tags, hidden } = state;
  return [
    stateText(state),
    hidden === undefined ? drawingTexts.kinds[type] : drawingTexts.collapsed,
    ...(tags.length > 0 ? [drawingTexts.tags(tags)] : []),
  ].join(', ');
}

/** `done save [isRefused], from saving to settling`. */
export function transitionName(transition: ChartTransition, chart: Chart): string {
  const targets = transition.targets.map((target) => stateTextOf(chart, target));
  const source = stateTextOf(chart, transition.source);
  const way = targets.length === 0 ? drawingTexts.staysIn(source) : drawingTexts.fromTo(source, targets);
  return `${transitionText(transition)}, ${way}`;
}
