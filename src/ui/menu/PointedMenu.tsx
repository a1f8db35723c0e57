// A menu at a point of the page, once it is open and its code has loaded.
import { useId } from 'react';
import type { MenuItem } from './menuItems.ts';
import type { MenuControl } from './useMenu.ts';

export interface PointedMenuProps {
  menu: MenuControl;
  /** What the menu is called. */
  label: string;
  /** Called only while the menu is open. */
  items: () => readonly MenuItem[];
  /** Returns the focus to the element from which the menu was opened. */
  focusBack?: FocusOptions | undefined;
}

/** Renders the menu, or nothing. */
export function PointedMenu({ menu: { dropdown, MenuPopup }, label, items, focusBack }: PointedMenuProps) {
  const { send, isShown, isLoading, elements } = dropdown;
  const id = useId();
  if (!isShown || isLoading || !MenuPopup) return null;
  return (
    // Some browsers fire a second event for the context menu key; by then the menu has the focus, and must not open another one.
    <span
      data-state={dropdown.state}
      onContextMenu={(event) => {
        event.preventDefault();
      }}
    >
      <MenuPopup
        id={`${id}-menu`}
        dropdown={dropdown}
        label={label}
        items={items()}
        onDone={() => {
          elements.trigger.get()?.focus(focusBack);
          send({ type: 'dismiss' });
        }}
      />
    </span>
  );
}
