// What the parts of a drawing have in common. It does not go through React Flow, which would lay every node in place anew.
import { createContext, use } from 'react';
import type { ChartLayout } from './layout/chartLayout.ts';
import type { Pressed } from '../chart/pressed.ts';
import type { ChartOverlay } from '../chart/overlay.ts';
import type { LiftedPart } from './LiftedContext.ts';

/** What was brought to the middle last; `turn` tells one time from the next. */
export interface Shown {
  readonly idOrName: string;
  readonly turn: number;
}

export interface Drawing {
  readonly layout: ChartLayout;
  readonly overlay: ChartOverlay;
  readonly selected: Pressed | null;
  readonly shown: Shown | null;
  readonly onPress: (pressed: Pressed) => void;
  /** Collapses the state of that id, or expands it. */
  readonly onToggle: (state: string) => void;
  /** Lifts out the lines of a part; null lifts nothing. */
  readonly lift: (part: LiftedPart | null) => void;
}

export const DrawingContext = createContext<Drawing | null>(null);

/** That of the drawing around. */
export function useDrawing(): Drawing {
  const drawing = use(DrawingContext);
  if (!drawing) throw new Error('A part of a drawing stands outside of one');
  return drawing;
}
