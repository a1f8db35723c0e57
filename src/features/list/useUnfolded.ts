// The row that is unfolded to show its abstract: at most one, so that positions of all other rows stay easy to compute.
import { type ComponentType, useCallback, useLayoutEffect, useState } from 'react';
import { loadOptional } from '#src/ui/preload.ts';
import type { AbstractPanelProps } from './AbstractPanel.tsx';
import type { ListPages } from './useListPages.ts';
import type { RowWindow } from './useRowWindow.ts';

const folded = { id: '', height: 0 };

export interface Unfolded {
  /** The document's id; empty if none is unfolded. */
  id: string;
  /** The extra height of its row, in pixels. */
  height: number;
  /** How much lower the row with this number is because of it. */
  below: (index: number) => number;
  /** Toggles the row of this document. */
  toggle: (id: string) => void;
  onHeight: (height: number) => void;
  /** The abstract, once its code has loaded. */
  Panel: ComponentType<AbstractPanelProps> | null;
}

/** Starts with all rows folded. */
export function useUnfolded({ nodes, first }: ListPages, { hold }: Pick<RowWindow, 'hold'>): Unfolded {
  const [{ id, height }, setUnfolded] = useState(folded);
  const [Panel, setPanel] = useState<ComponentType<AbstractPanelProps> | null>(null);
  const place = nodes.findIndex((node) => node.id === id);
  const index = place < 0 ? Infinity : first + place;
  const more = place < 0 ? 0 : height;
  useLayoutEffect(() => {
    hold({ id, index, height: more });
  }, [hold, id, index, more]);
  return {
    id,
    height: more,
    below: (row) => (row > index ? more : 0),
    toggle: (wanted) => {
      setUnfolded(wanted === id ? folded : { id: wanted, height: 0 });
      loadOptional(import('./AbstractPanel.tsx')).then(
        (module) => {
          setPanel(() => module.AbstractPanel);
        },
        () => {
          setUnfolded(folded);
        },
      );
    },
    onHeight: useCallback((measured) => {
      setUnfolded((before) => (before.height === measured ? before : { ...before, height: measured }));
    }, []),
    Panel,
  };
}
