// What sort of state it is, in words.
import type { ChartState } from '../chart/chart.ts';

/** A sentence. */
export function stateKind({ type, history, children, parent }: ChartState): string {
  const within = parent === null ? 'The machine itself' : 'State';
  const inner = children.length === 1 ? '1 state' : `${children.length} states`;
  switch (type) {
    case 'final':
      return 'Final state: what it is part of is done here.';
    case 'history':
      return `History state: leads back to where it was left, ${history === 'deep' ? 'however deep' : 'one level deep'}.`;
    case 'parallel':
      return `${within}, with ${inner} side by side.`;
    case 'compound':
      return `${within}, with ${inner}.`;
    default:
      return `${within}, with none inside.`;
  }
}
