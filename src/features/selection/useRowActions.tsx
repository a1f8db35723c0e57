// The actions of a row by keyboard and right click: on all selected documents if the row is selected, else on the row alone.
import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useState,
} from 'react';
import { useShortcuts } from '#src/ui/focus/shortcuts.ts';
import { copyByKeys } from '#src/features/citations/copy/copyByKeys.ts';
import { type LoadedRows, titleIn } from './loadedRows.ts';
import type { ListVariables } from '#src/features/documents/listVariables.ts';
import { useLibraryNavigation } from '#src/features/documents/useLibraryNavigation.ts';
import type { Ticks } from './createTicks.ts';
import type { ListActions } from './listActions.ts';
import type { RowMenuProps, RowMenuRequest } from './RowMenu.tsx';
import { useCopyKeys } from './useCopyKeys.ts';
import { type ActionTarget, targetOfRow, targetOfOne, targetOfTicked } from '#src/features/documents/actionTarget.ts';

export interface RowActions {
  /** Returns whether the key was handled. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => boolean;
  onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  /** Rendered beside the grid, so that the menu's keys don't reach it. */
  menu: ReactNode;
}

export interface RowActionsInput {
  grid: RefObject<HTMLElement | null>;
  ticks: Ticks;
  actions: ListActions;
  variables: ListVariables;
  total: number | null;
  pages: Pick<LoadedRows, 'nodes' | 'first'>;
  /** The active row. */
  active: number;
  /** The document open beside the list. */
  openId: string | undefined;
}

/** Returns the handlers of the grid. */
export function useRowActions({
  grid,
  ticks,
  actions,
  variables,
  total,
  pages: { nodes, first },
  active,
  openId,
}: RowActionsInput): RowActions {
  const go = useLibraryNavigation();
  const [request, setRequest] = useState<RowMenuRequest | null>(null);
  const [Menu, setMenu] = useState<ComponentType<RowMenuProps> | null>(null);

  const ticked = () => targetOfTicked(ticks.read(), variables, total);
  const isInList = () => grid.current?.contains(document.activeElement) ?? false;
  /** Handles a key; if the focus is outside the list, it applies to the open document. */
  const targetOfKey = () => {
    const id = (isInList() ? undefined : openId) ?? nodes[active - first]?.id;
    return ticked() ?? (id === undefined ? null : targetOfOne(id, titleOf(id)));
  };
  const titleOf = (id: string) =>
    titleIn(nodes, id) ?? (id === openId ? document.querySelector('[data-document-title]')?.textContent : null);
  const act = (action: ((documents: ActionTarget) => void) | null) => {
    const about = action && targetOfKey();
    if (about)
      ticks.whenKnown(() => {
        action(ticked() ?? about);
      });
    return about !== null;
  };

  const openMenu = (link: HTMLElement, at: RowMenuRequest['at']) => {
    const documentId = link.dataset.document;
    if (documentId === undefined) return;
    const title = titleOf(documentId);
    ticks.whenKnown(() => {
      setRequest({
        documents: targetOfRow(ticks.read(), variables, total, { id: documentId, title }),
        documentId,
        at,
        link,
      });
    });
    void import('./RowMenu.tsx').then((module) => {
      setMenu(() => module.RowMenu);
    });
  };
  const { groups, library } = actions;
  useShortcuts({ g: groups && nodes.length > 0 ? () => act(groups) : undefined });
  useCopyKeys(
    library &&
      ((asks) =>
        // Elsewhere on the page, nobody expects that the active row is copied.
        (isInList() || openId !== undefined || ticked() !== null) &&
        act((documents) => {
          copyByKeys(library.environment, documents, asks);
        })),
  );

  return {
    onKeyDown: ({ key, target, shiftKey, ctrlKey, metaKey, altKey }) => {
      const cell = target instanceof Element ? target.closest('[role="gridcell"]') : null;
      const link = cell?.parentElement?.querySelector<HTMLElement>('[data-row]') ?? null;
      if (!link || ctrlKey || metaKey || altKey) return false;
      if (key === 'ContextMenu' || (key === 'F10' && shiftKey)) {
        openMenu(link, null);
        return true;
      }
      if (key !== 'Delete') return false;
      return act(shiftKey ? actions.leaveGroup : (actions.purge ?? actions.move));
    },
    onContextMenu: (event) => {
      const row = event.target instanceof Element ? event.target.closest('[role="row"]') : null;
      const link = row?.querySelector<HTMLElement>('[data-row]');
      // Shift opens the browser's own menu, to open or copy the link.
      if (!link || (event.shiftKey && event.button === 2)) return;
      event.preventDefault();
      openMenu(link, { x: event.clientX, y: event.clientY });
    },
    menu: Menu && request && (
      <Menu
        request={request}
        actions={actions}
        onOpen={(document) => {
          go((before) => ({ ...before, document }));
        }}
      />
    ),
  };
}
