// The popup of a menu, below its button, beside its entry or at a point. The focus moves between its entries.
import { type KeyboardEvent, type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { classNames } from '../classNames.ts';
import type { DropdownControl } from '../dropdown/useDropdown.ts';
import { useDropdownPopup } from '../dropdown/useDropdownPopup.ts';
import popupStyles from '../floating/Popup.module.css';
import { entriesOf, type MenuEntry, type MenuItem } from './menuItems.ts';
import { MenuItems } from './MenuItems.tsx';
import styles from './MenuPopup.module.css';
import { takesKey } from './takesKey.ts';
import { goToEnd, useMenuKeys } from './useMenuKeys.ts';

/** The maximum height; longer menus scroll. */
const maxHeight = 560;

/** As in Dropdown.module.css, so that a submenu's first entry is level with its parent entry. */
const padding = 4;

export interface MenuPopupProps {
  /** Of the element that is the menu. */
  id: string;
  dropdown: DropdownControl;
  /** The id of what names it, or … */
  labelledBy?: string | undefined;
  /** … its name. */
  label?: string | undefined;
  heading?: ReactNode | undefined;
  items: readonly MenuItem[];
  /** It hangs beside an entry of another. */
  isSubmenu?: boolean | undefined;
  /** An entry was chosen or Tab was pressed: all levels close, and the focus returns to what opened the first. */
  onDone: () => void;
}

/** Renders the menu of an open dropdown, sets the initial focus, and replays keys that were pressed while it loaded. */
export function MenuPopup({
  id,
  dropdown,
  labelledBy,
  label,
  heading,
  items,
  isSubmenu = false,
  onDone,
}: MenuPopupProps) {
  useDropdownPopup(dropdown, { maxHeight, inset: isSubmenu ? padding : 0 });
  const { popup } = dropdown.elements;
  const list = useRef<HTMLDivElement>(null);
  const { focus } = dropdown.snapshot.context;

  const choose = (entry: MenuEntry, leavesOpen = false) => {
    if (entry.disabled || entry.kind === 'submenu') return;
    const isChoice = entry.kind === 'checkbox' || entry.kind === 'radio';
    if (!leavesOpen || !isChoice) onDone();
    entry.onSelect();
  };
  const press = useMenuKeys(list, (chosen, leavesOpen) => {
    const entry = entriesOf(items).find((each) => each.id === chosen);
    if (entry) choose(entry, leavesOpen);
  });

  const begin = useEffectEvent(() => {
    const { to, keys } = dropdown.takeFocus();
    if (!list.current) return;
    if (to === 'whole') list.current.focus({ preventScroll: true });
    else if (to !== 'none') goToEnd(list.current, to);
    // Keys typed while it loaded may form one word.
    keys.forEach((key) => press({ key, at: 0, repeat: false }));
  });
  useLayoutEffect(() => {
    begin();
  }, [focus]);

  const take = (event: KeyboardEvent) => {
    const { target, key, timeStamp, repeat } = event;
    // Keys in a submenu are handled by it.
    if (!(target instanceof Element) || target.closest('[role="menu"]') !== list.current) return;
    if (key === 'ArrowLeft' && isSubmenu) {
      event.preventDefault();
      event.stopPropagation();
      dropdown.send({ type: 'dismiss' });
    } else if (key === 'Tab') {
      // The browser moves on from the focused element after this handler, so the opener has to be focused.
      onDone();
    } else if (takesKey(event)) {
      event.preventDefault();
      event.stopPropagation();
      press({ key, at: timeStamp, repeat });
    }
  };

  return (
    <div ref={popup} className={classNames(popupStyles.popup, styles.popup)}>
      {heading && <div className={styles.heading}>{heading}</div>}
      <div
        ref={list}
        id={id}
        role="menu"
        // Scroll containers are focusable.
        tabIndex={0}
        aria-labelledby={labelledBy}
        aria-label={label}
        className={styles.list}
        onKeyDown={take}
      >
        <MenuItems
          items={items}
          onChoose={(entry) => {
            // Ticking often continues with another entry.
            choose(entry, entry.kind === 'checkbox');
          }}
          onDone={onDone}
        />
      </div>
    </div>
  );
}
