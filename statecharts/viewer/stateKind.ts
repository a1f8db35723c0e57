// Describes the kind of a state.
import type { ChartState } from '../chart/chart.ts';
import { viewerTexts } from './viewerTexts.ts';

const texts = viewerTexts.kinds;

/** Returns a sentence. */
export function stateKind({ type, history, children, parent }: ChartState): string {
  const what = parent === null ? texts.machine : texts.state;
  switch (type) {
    case 'final':
      return texts.final;
    case 'history':
      return texts.history(history === 'deep');
    case 'parallel':
      return texts.parallel(what, children.length);
    case 'compound':
      return texts.compound(what, children.length);
    default:
      return texts.atomic(what);
  }
}
