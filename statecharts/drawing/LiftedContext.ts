// Which lines of a drawing are lifted out, because the pointer or the focus is on one of them. Apart from the rest of the drawing, so that pointing draws little anew.
import { createContext, use } from 'react';
import type { ChartLayout } from './layout/chartLayout.ts';

/** What the pointer or the focus is on. */
export type LiftedPart = { readonly line: string } | { readonly transition: string };

export interface Lifted {
  /** The ids of the lifted lines; empty while nothing is pointed at. */
  readonly lines: ReadonlySet<string>;
  /** The ids of the states where they start and end. */
  readonly ends: ReadonlySet<string>;
}

export const noneLifted: Lifted = { lines: new Set(), ends: new Set() };

/** The lines of a part, and their ends. A transition into several regions has a line to each. */
export function liftedBy(part: LiftedPart, { chart, lines }: ChartLayout): Lifted {
  const transition = 'transition' in part ? chart.transitions.find(({ name }) => name === part.transition) : undefined;
  const found = lines.filter(({ id, source, target }) =>
    'line' in part ? id === part.line : source === transition?.source && transition.targets.includes(target),
  );
  return {
    lines: new Set(found.map(({ id }) => id)),
    ends: new Set(found.flatMap(({ source, target }) => [source, target])),
  };
}

export const LiftedContext = createContext<Lifted>(noneLifted);

/** What is lifted in the drawing around. */
export function useLifted(): Lifted {
  return use(LiftedContext);
}
