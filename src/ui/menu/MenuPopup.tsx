// The menu itself, as it hangs below its button, beside its entry or at a point. The focus goes from entry to entry.
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

/** What is longer scrolls. */
const maxHeight = 560;

/** As in Dropdown.module.css: the first entry of a submenu is level with the one that opens it. */
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
  /** Something was chosen, or the focus leaves by Tab: all levels close, and the focus is with what opened the first, at once. */
  onDone: () => void;
}

/** Draws the menu of a dropdown that is shown, takes the focus where it is wanted, and does what was pressed before it was there. */
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
    // One word, if it is one: they waited together.
    keys.forEach((key) => press({ key, at: 0, repeat: false }));
  });
  useLayoutEffect(() => {
    begin();
  }, [focus]);

  const take = (event: KeyboardEvent) => {
    const { target, key, timeStamp, repeat } = event;
    // A submenu's keys are its own.
    if (!(target instanceof Element) || target.closest('[role="menu"]') !== list.current) return;
    if (key === 'ArrowLeft' && isSubmenu) {
      event.preventDefault();
      event.stopPropagation();
      dropdown.send({ type: 'dismiss' });
    } else if (key === 'Tab') {
      // The browser goes on from where the focus is when this handler is done: that has to be what opened the menu.
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
        // What scrolls can be come to.
        tabIndex={0}
        aria-labelledby={labelledBy}
        aria-label={label}
        className={styles.list}
        onKeyDown={take}
      >
        <MenuItems
          items={items}
          onChoose={(entry) => {
            // One tick is often followed by another.
            choose(entry, entry.kind === 'checkbox');
          }}
          onDone={onDone}
        />
      </div>
    </div>
  );
}
