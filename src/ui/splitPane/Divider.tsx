// The divider between two panes, which can be dragged, or moved by the keys of the window splitter pattern.
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { splitPaneMachine } from '#machines/splitPane/splitPaneMachine.ts';
import { statePath } from '#machines/statePath.ts';
import styles from './Divider.module.css';
import { splitPaneTexts } from './splitPaneTexts.ts';

export interface DividerProps {
  actor: ActorRefFrom<typeof splitPaneMachine>;
  /** The pane that it resizes. */
  pane: RefObject<HTMLDivElement | null>;
  paneId: string;
  label: string;
  side: 'start' | 'end';
  /** The current width of the pane, and its limits. */
  width: number;
  min: number;
  max: number;
}

/** The pixels that an arrow key moves it; with Shift four times as many. */
const STEP = 16;

/** Renders the line. */
export function Divider({ actor, pane, paneId, label, side, width, min, max }: DividerProps) {
  const state = useSelector(actor, ({ value }) => value);
  const grip = useRef<{ x: number; width: number } | null>(null);
  // A pane grows towards its neighbour.
  const outwards = side === 'end' ? -1 : 1;

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEP * (event.shiftKey ? 4 : 1);
    const moves: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowLeft: () => actor.send({ type: 'resized', size: width - outwards * step }),
      ArrowRight: () => actor.send({ type: 'resized', size: width + outwards * step }),
      Home: () => actor.send({ type: 'resized', size: min }),
      End: () => actor.send({ type: 'resized', size: max }),
      Enter: () => actor.send({ type: 'toggled' }),
      Escape: state === 'dragging' ? () => actor.send({ type: 'drag.cancelled' }) : undefined,
    };
    const move = moves[event.key];
    if (!move) return;
    // Elsewhere these keys select other rows, or close the document.
    event.preventDefault();
    event.stopPropagation();
    move();
  };
  const follow = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 0 || state !== 'resting') return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: event.clientX, width: pane.current?.offsetWidth ?? width };
      actor.send({ type: 'drag.started' });
    },
    onPointerMove: (event: PointerEvent) => {
      if (state !== 'dragging' || !grip.current) return;
      const moved = event.clientX - grip.current.x;
      if (moved !== 0) actor.send({ type: 'dragged', size: grip.current.width + outwards * moved });
    },
    onPointerUp: () => {
      actor.send({ type: 'drag.ended' });
    },
    onPointerCancel: () => {
      actor.send({ type: 'drag.cancelled' });
    },
  };
  return (
    <div
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={splitPaneTexts.width(label)}
      aria-controls={paneId}
      aria-valuemin={state === 'collapsed' ? 0 : min}
      aria-valuemax={max}
      aria-valuenow={state === 'collapsed' ? 0 : width}
      aria-valuetext={state === 'collapsed' ? splitPaneTexts.collapsed : splitPaneTexts.pixels(width)}
      className={styles.divider}
      data-side={side}
      data-state={statePath(state)}
      onKeyDown={press}
      onDoubleClick={() => {
        actor.send({ type: 'reset' });
      }}
      {...follow}
    />
  );
}
