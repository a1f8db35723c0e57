// Keyboard control of a drawing: arrow keys move between states or pan the chart; > and < follow a line, . and , choose another line of the same state; plus, minus
// and 0 zoom. Tab and Enter work natively.
import { type FocusEvent, type KeyboardEvent, useCallback, useRef } from 'react';
import type { ChartLayout } from './layout/chartLayout.ts';
import { siblingTransition, isArrow, neighbourOf, nextOnLine, placeOf, stepOf } from './neighbours.ts';
import type { Canvas } from './useCanvas.ts';

const panStep = 80;

/** The state or transition that a DOM element represents. */
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

const followKeys: Readonly<Record<string, 'forwards' | 'backwards'>> = { '>': 'forwards', '<': 'backwards' };

const forkKeys: Readonly<Record<string, 1 | -1>> = { '.': 1, ',': -1 };

/** Event handlers for the drawing's root element. */
export function useDrawingKeys(layout: ChartLayout, canvas: Canvas) {
  /** The target of the focus while it isn't rendered yet: distant states are rendered when they come into view. */
  const wanted = useRef<string | null>(null);

  const focusPart = useCallback((frame: HTMLElement, idOrName: string) => {
    const buttons = frame.querySelectorAll<HTMLElement>('[data-state-id], [data-transition]');
    const button = [...buttons].find((each) => named(each) === idOrName);
    button?.focus({ preventScroll: true });
    return button !== undefined;
  }, []);

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const from = named(event.target);
      const zoom = zoomKeys[event.key];
      const way = followKeys[event.key];
      const by = forkKeys[event.key];
      const goTo = (next: string | null) => {
        const place = next === null ? null : placeOf(next, layout);
        if (next === null || !place) return false;
        canvas.bringIntoSight(place);
        wanted.current = focusPart(event.currentTarget, next) ? null : next;
        return true;
      };
      if (zoom) canvas[zoom]();
      else if (way && from !== null) goTo(nextOnLine(from, way, layout));
      else if (by && from !== null) goTo(siblingTransition(from, by, layout));
      else if (isArrow(event.key)) {
        if (!goTo(from === null ? null : neighbourOf(from, event.key, layout))) {
          const { x, y } = stepOf(event.key);
          canvas.pan(-x * panStep, -y * panStep);
        }
      } else return;
      event.preventDefault();
    },
    [canvas, focusPart, layout],
  );

  const onFocus = useCallback(
    (event: FocusEvent<HTMLElement>) => {
      const name = named(event.target);
      const place = name === null ? null : placeOf(name, layout);
      // A person who uses the pointer sees the target already, and moving it would make the click miss.
      if (place && event.target.matches(':focus-visible')) canvas.bringIntoSight(place);
    },
    [canvas, layout],
  );

  /** Called after new nodes have come into view. */
  const followFocus = useCallback(
    (frame: HTMLElement | null) => {
      if (frame && wanted.current !== null && focusPart(frame, wanted.current)) wanted.current = null;
    },
    [focusPart],
  );

  return { onKeyDown, onFocus, followFocus };
}
