// A menu at the place on the page where it was asked for, once it is shown and its code is there.
import { useId } from 'react';
import type { MenuItem } from './menuItems.ts';
import type { MenuControl } from './useMenu.ts';

export interface PointedMenuProps {
  menu: MenuControl;
  /** What the menu is called. */
  label: string;
  /** Asked for while the menu is shown only. */
  items: () => readonly MenuItem[];
  /** How the focus goes back to what the menu was opened from. */
  focusBack?: FocusOptions | undefined;
}

/** Draws the menu, or nothing as long as there is none to draw. */
export function PointedMenu({ menu: { dropdown, MenuPopup }, label, items, focusBack }: PointedMenuProps) {
  const { send, isShown, isLoading, elements } = dropdown;
  const id = useId();
  if (!isShown || isLoading || !MenuPopup) return null;
  return (
    // The context menu key has an event of its own in some browsers; by then the menu has the focus, and this is no place for another.
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
