// The keyboard on a drawing: arrows go from state to state or move the chart, plus, minus and 0 zoom; Tab and Enter are the browser's.
import { type FocusEvent, type KeyboardEvent, useCallback, useRef } from 'react';
import type { ChartLayout } from './layout/chartLayout.ts';
import { isArrow, neighbourOf, placeOf, stepOf } from './neighbours.ts';
import type { Canvas } from './useCanvas.ts';

const panStep = 80;

/** The state or transition that an element of the drawing stands for. */
function named(element: EventTarget): string | null {
  if (!(element instanceof HTMLElement)) return null;
  return element.dataset.stateId ?? element.dataset.transition ?? null;
}

const zoomKeys: Readonly<Record<string, 'zoomIn' | 'zoomOut' | 'fit'>> = {
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'fit',
};

/** Handlers for the frame of the drawing. */
export function useDrawingKeys(layout: ChartLayout, canvas: Canvas) {
  /** Far away states are drawn only once they are in sight: the focus follows then. */
  const wanted = useRef<string | null>(null);

  const focusState = useCallback((frame: HTMLElement, id: string) => {
    const button = [...frame.querySelectorAll<HTMLElement>('[data-state-id]')].find(
      (each) => each.dataset.stateId === id,
    );
    button?.focus({ preventScroll: true });
    return button !== undefined;
  }, []);

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const zoom = zoomKeys[event.key];
      if (zoom) canvas[zoom]();
      else if (isArrow(event.key)) {
        const from = named(event.target);
        const next = from === null ? null : neighbourOf(from, event.key, layout);
        const place = next === null ? null : placeOf(next, layout);
        if (next !== null && place) {
          canvas.bringIntoSight(place);
          wanted.current = focusState(event.currentTarget, next) ? null : next;
        } else {
          const { x, y } = stepOf(event.key);
          canvas.pan(-x * panStep, -y * panStep);
        }
      } else return;
      event.preventDefault();
    },
    [canvas, focusState, layout],
  );

  const onFocus = useCallback(
    (event: FocusEvent<HTMLElement>) => {
      const name = named(event.target);
      const place = name === null ? null : placeOf(name, layout);
      // Who points at something sees it already; moving it away would miss the press.
      if (place && event.target.matches(':focus-visible')) canvas.bringIntoSight(place);
    },
    [canvas, layout],
  );

  /** After something new came into sight. */
  const followFocus = useCallback(
    (frame: HTMLElement | null) => {
      if (frame && wanted.current !== null && focusState(frame, wanted.current)) wanted.current = null;
    },
    [focusState],
  );

  return { onKeyDown, onFocus, followFocus };
}
