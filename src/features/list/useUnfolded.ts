// Which row is unfolded, with its abstract below its title: one at a time, so that every other row still has its place by a product.
import { type ComponentType, useCallback, useLayoutEffect, useState } from 'react';
import { preload } from '#src/ui/preload.ts';
import type { AbstractPanelProps } from './AbstractPanel.tsx';
import type { ListPages } from './useListPages.ts';
import type { RowWindow } from './useRowWindow.ts';

const folded = { id: '', height: 0 };

export interface Unfolded {
  /** Of the document; empty where every row is folded. */
  id: string;
  /** How much higher its row is, in pixels. */
  height: number;
  /** How much lower the row with this number stands for it. */
  below: (index: number) => number;
  /** Unfolds the row of this document, or folds it again. */
  toggle: (id: string) => void;
  onHeight: (height: number) => void;
  /** What is unfolded, once its code is there. */
  Panel: ComponentType<AbstractPanelProps> | null;
}

/** Begins with every row folded. */
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
      preload(import('./AbstractPanel.tsx')).then(
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
