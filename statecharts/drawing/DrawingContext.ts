// The context that the parts of a drawing share. It isn't passed through React Flow, which would render every node again.
import { createContext, use } from 'react';
import type { ChartLayout } from './layout/chartLayout.ts';
import type { Pressed } from '../chart/pressed.ts';
import type { ChartOverlay } from '../chart/overlay.ts';
import type { HighlightedPart } from './HighlightContext.ts';

/** The last target that was moved to the middle; `requestNumber` distinguishes repeated requests for the same target. */
export interface Shown {
  readonly idOrName: string;
  readonly requestNumber: number;
}

export interface Drawing {
  readonly layout: ChartLayout;
  readonly overlay: ChartOverlay;
  readonly selected: Pressed | null;
  readonly shown: Shown | null;
  readonly onPress: (pressed: Pressed) => void;
  /** Collapses the state with this id, or expands it. */
  readonly onToggle: (state: string) => void;
  /** Highlights the lines of a part; null highlights none. */
  readonly highlight: (part: HighlightedPart | null) => void;
}

export const DrawingContext = createContext<Drawing | null>(null);

/** The context of the surrounding drawing. */
export function useDrawing(): Drawing {
  const drawing = use(DrawingContext);
  if (!drawing) throw new Error('Parts of a drawing must be rendered inside a drawing');
  return drawing;
}
