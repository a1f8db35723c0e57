// The highlighted lines of a drawing: those of the state or transition under the pointer or the focus. A context of its own, so that pointing renders little
// again.
import { createContext, use } from 'react';
import type { ChartLayout } from './layout/chartLayout.ts';

/** The part under the pointer or the focus. */
export type HighlightedPart = { readonly line: string } | { readonly transition: string };

export interface Highlighted {
  /** The ids of the highlighted lines; empty while nothing is pointed at. */
  readonly lines: ReadonlySet<string>;
  /** The ids of the states where these lines start and end. */
  readonly ends: ReadonlySet<string>;
}

export const noneHighlighted: Highlighted = { lines: new Set(), ends: new Set() };

/** The lines of a part and the states at their ends. A transition into several regions has one line for each. */
export function highlightedBy(part: HighlightedPart, { chart, lines }: ChartLayout): Highlighted {
  const transition = 'transition' in part ? chart.transitions.find(({ name }) => name === part.transition) : undefined;
  const found = lines.filter(({ id, source, target }) =>
    'line' in part ? id === part.line : source === transition?.source && transition.targets.includes(target),
  );
  return {
    lines: new Set(found.map(({ id }) => id)),
    ends: new Set(found.flatMap(({ source, target }) => [source, target])),
  };
}

export const HighlightContext = createContext<Highlighted>(noneHighlighted);

/** The highlighted lines of the surrounding drawing. */
export function useHighlighted(): Highlighted {
  return use(HighlightContext);
}
