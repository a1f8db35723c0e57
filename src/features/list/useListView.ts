// A person's settings of the list: columns and row height. The code that changes them loads when the pointer or focus comes near the headers, or the menu
// opens.
import { type ComponentType, type MouseEvent, useCallback, useState } from 'react';
import type { ColumnLayout } from '#machines/columns/columnsTypes.ts';
import { loadOptional } from '#src/ui/preload.ts';
import { recallLayout } from './columnLayout.ts';
import type { ColumnToolsProps, Hold, MenuRequest } from './ColumnTools.tsx';

export interface ListView {
  layout: ColumnLayout;
  onLayout: (layout: ColumnLayout) => void;
  /** The header row, while it is mounted. */
  heads: HTMLElement | null;
  setHeads: (heads: HTMLElement | null) => void;
  /** Preloads the code. */
  onNear: () => void;
  /** For a button that opens a menu below itself. */
  openMenu: (about: MenuRequest['about']) => (event: MouseEvent<HTMLElement>) => void;
  request: MenuRequest | null;
  onRequest: (request: MenuRequest) => void;
  /** Pointer handlers of the headers. */
  hold: Hold | null;
  onHold: (hold: Hold) => void;
  /** Renders the menu and handles the headers, once its code has loaded. */
  Tools: ComponentType<ColumnToolsProps> | null;
}

/** Starts with the stored settings of the account. */
export function useListView(userId: string): ListView {
  const [layout, onLayout] = useState(() => recallLayout(userId));
  const [heads, setHeads] = useState<HTMLElement | null>(null);
  const [hold, onHold] = useState<Hold | null>(null);
  const [request, onRequest] = useState<MenuRequest | null>(null);
  const [Tools, setTools] = useState<ComponentType<ColumnToolsProps> | null>(null);
  const onNear = useCallback(() => {
    loadOptional(import('./ColumnTools.tsx')).then(
      ({ ColumnTools }) => {
        setTools(() => ColumnTools);
      },
      // The next time the pointer comes near, it is retried.
      () => undefined,
    );
  }, []);
  const openMenu: ListView['openMenu'] =
    (about) =>
    ({ currentTarget, detail }) => {
      onNear();
      // Enter and Space cause a click with detail 0.
      onRequest({ trigger: currentTarget, byKey: detail === 0, about });
    };
  return { layout, onLayout, heads, setHeads, onNear, openMenu, request, onRequest, hold, onHold, Tools };
}
