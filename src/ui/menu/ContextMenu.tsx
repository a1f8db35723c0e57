// Adds a context menu, opened by right click, the context menu key or Shift+F10, to an element.
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { pointAt } from '../floating/place.ts';
import type { MenuItem } from './menuItems.ts';
import { PointedMenu } from './PointedMenu.tsx';
import { takesKey } from './takesKey.ts';
import { useMenu } from './useMenu.ts';

/** For the element that has the menu. */
export interface ContextMenuHandlers {
  onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPointerEnter: () => void;
  onFocus: () => void;
}

export interface ContextMenuProps {
  /** The menu's name. */
  label: string;
  /** The entries for the pressed element; if there are none, the browser's own menu opens. */
  items: (target: Element) => readonly MenuItem[];
  /** Renders the element with these handlers. */
  children: (handlers: ContextMenuHandlers) => ReactNode;
}

/** Opens the menu at the mouse, or below the focused element. Each of its actions must also be available elsewhere. */
export function ContextMenu({ label, items, children }: ContextMenuProps) {
  const menu = useMenu({ placement: 'bottom-start', trigger: 'click' });
  const { dropdown, preload } = menu;
  const { send, isLoading, elements } = dropdown;
  const [entries, setEntries] = useState<readonly MenuItem[]>([]);

  /** Whether there is a menu to open. */
  const open = (target: Element, at: { x: number; y: number } | null): boolean => {
    const found = items(target);
    if (found.length === 0) return false;
    setEntries(found);
    elements.trigger(document.activeElement instanceof HTMLElement ? document.activeElement : null);
    elements.reference(at ? pointAt(at.x, at.y) : target);
    send({ type: 'open', focus: at ? 'whole' : 'first' });
    return true;
  };
  const handlers: ContextMenuHandlers = {
    onPointerEnter: preload,
    onFocus: preload,
    onContextMenu: (event) => {
      if (event.target instanceof Element && open(event.target, { x: event.clientX, y: event.clientY })) {
        event.preventDefault();
      }
    },
    onKeyDown: (event) => {
      if (isLoading && takesKey(event)) {
        event.preventDefault();
        send({ type: 'key.pressed', key: event.key });
        return;
      }
      const isAsked = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
      // Not the browser's `contextmenu` event, because browsers differ in where they place it.
      if (isAsked && event.target instanceof Element && open(event.target, null)) event.preventDefault();
    },
  };
  return (
    <>
      {children(handlers)}
      <PointedMenu menu={menu} label={label} items={() => entries} />
    </>
  );
}
