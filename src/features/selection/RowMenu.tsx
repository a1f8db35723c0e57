// The menu of a row, at the pointer or below the focused row. Each of its actions also has a key or a place in the document pane.
import { useEffect, useEffectEvent } from 'react';
import { useCopyMenu } from '#src/features/citations/copy/useCopyMenu.ts';
import { pointAt } from '#src/ui/floating/place.ts';
import type { MenuItem } from '#src/ui/menu/menuItems.ts';
import { PointedMenu } from '#src/ui/menu/PointedMenu.tsx';
import { useMenu } from '#src/ui/menu/useMenu.ts';
import type { ListActions } from './listActions.ts';
import { moreActions } from './moreActions.ts';
import type { ActionTarget } from '#src/features/documents/actionTarget.ts';
import { selectionTexts } from './selectionTexts.ts';

const texts = selectionTexts.menu;

/** The position and document of a requested menu. */
export interface RowMenuRequest {
  documents: ActionTarget;
  /** The row's document. */
  documentId: string;
  /** The mouse position; without it, the menu is below `link`. */
  at: { x: number; y: number } | null;
  /** The row's link, which gets the focus back. */
  link: HTMLElement;
}

export interface RowMenuProps {
  request: RowMenuRequest;
  actions: ListActions;
  onOpen: (documentId: string) => void;
}

/** Opens the menu for each new request. */
export function RowMenu({ request, actions, onOpen }: RowMenuProps) {
  const menu = useMenu({ placement: 'bottom-start', trigger: 'click' });
  const { send, elements } = menu.dropdown;
  const open = useEffectEvent(({ at, link }: RowMenuRequest) => {
    elements.trigger(link);
    elements.reference(at ? pointAt(at.x, at.y) : link);
    send({ type: 'open', focus: at ? 'whole' : 'first' });
  });
  useEffect(() => {
    open(request);
  }, [request]);

  const copyMenu = useCopyMenu();
  const { documents, documentId } = request;
  const named = documents.count === 1 ? null : documents.name;
  const { library, groups, leaveGroup, move, purge, target } = actions;
  const items: MenuItem[] = [
    ...(named !== null
      ? []
      : [
          {
            id: 'open',
            label: texts.open,
            icon: 'article' as const,
            shortcut: 'Enter',
            onSelect: () => {
              onOpen(documentId);
            },
          },
        ]),
    ...(groups
      ? [
          {
            id: 'groups',
            label: texts.groups,
            icon: 'folder' as const,
            shortcut: 'G',
            onSelect: () => {
              groups(documents);
            },
          },
        ]
      : []),
    ...(leaveGroup
      ? [
          {
            id: 'leave',
            label: texts.leaveGroup(named),
            icon: 'minus' as const,
            shortcut: 'Shift Del',
            onSelect: () => {
              leaveGroup(documents);
            },
          },
        ]
      : []),
    ...(library ? moreActions(library, documents, actions.complete, copyMenu) : []),
    ...(move && target === 'trash' ? (['separator'] as const) : []),
    ...(move
      ? [
          {
            id: 'move',
            label: target === 'trash' ? texts.trash(named) : texts.restore(named),
            icon: target === 'trash' ? ('trash' as const) : ('undo' as const),
            ...(target === 'trash' && { shortcut: 'Del' }),
            onSelect: () => {
              move(documents);
            },
          },
        ]
      : []),
    ...(purge
      ? [
          'separator' as const,
          {
            id: 'purge',
            label: texts.purge(named),
            icon: 'trash' as const,
            tone: 'danger' as const,
            shortcut: 'Del',
            onSelect: () => {
              purge(documents);
            },
          },
        ]
      : []),
  ];
  return <PointedMenu menu={menu} label={named ?? texts.one(documents.name)} items={() => items} />;
}
