// How a person has set up the list: its columns and the height of its rows. What changes that is fetched when the pointer or the keyboard
// comes near the heads, or the menu is asked for.
import { type ComponentType, type MouseEvent, useCallback, useState } from 'react';
import type { ColumnLayout } from '#machines/columns/columnsTypes.ts';
import { preload } from '#src/ui/preload.ts';
import { recallLayout } from './columnLayout.ts';
import type { ColumnToolsProps, Hold, MenuRequest } from './ColumnTools.tsx';

export interface ListView {
  layout: ColumnLayout;
  onLayout: (layout: ColumnLayout) => void;
  /** The row of the heads, while it is there. */
  heads: HTMLElement | null;
  setHeads: (heads: HTMLElement | null) => void;
  /** Somebody is about to do something to the columns. */
  onNear: () => void;
  /** For a button that opens a menu below itself. */
  openMenu: (about: MenuRequest['about']) => (event: MouseEvent<HTMLElement>) => void;
  request: MenuRequest | null;
  onRequest: (request: MenuRequest) => void;
  /** What a pointer does to the heads. */
  hold: Hold | null;
  onHold: (hold: Hold) => void;
  /** Draws the menu and minds the heads, once its code is there. */
  Tools: ComponentType<ColumnToolsProps> | null;
}

/** Begins with what is remembered of this account. */
export function useListView(userId: string): ListView {
  const [layout, onLayout] = useState(() => recallLayout(userId));
  const [heads, setHeads] = useState<HTMLElement | null>(null);
  const [hold, onHold] = useState<Hold | null>(null);
  const [request, onRequest] = useState<MenuRequest | null>(null);
  const [Tools, setTools] = useState<ComponentType<ColumnToolsProps> | null>(null);
  const onNear = useCallback(() => {
    preload(import('./ColumnTools.tsx')).then(
      ({ ColumnTools }) => {
        setTools(() => ColumnTools);
      },
      // Whoever comes near again asks again.
      () => undefined,
    );
  }, []);
  const openMenu: ListView['openMenu'] =
    (about) =>
    ({ currentTarget, detail }) => {
      onNear();
      // A press of Enter or Space is a click without a count.
      onRequest({ trigger: currentTarget, byKey: detail === 0, about });
    };
  return { layout, onLayout, heads, setHeads, onNear, openMenu, request, onRequest, hold, onHold, Tools };
}
