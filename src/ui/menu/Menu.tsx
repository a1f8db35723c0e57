// A menu button: a button and the menu of actions it opens, with the keyboard of the WAI-ARIA pattern.
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import type { DropdownTrigger } from '#machines/dropdown/dropdownTypes.ts';
import { classNames } from '../classNames.ts';
import { DropdownButton, type DropdownFace } from '../dropdown/DropdownButton.tsx';
import type { Placement } from '../floating/place.ts';
import styles from '../dropdown/Dropdown.module.css';
import type { MenuItem } from './menuItems.ts';
import { takesKey } from './takesKey.ts';
import { fetchMenuPopup, useMenu } from './useMenu.ts';

export interface MenuProps extends DropdownFace {
  /** A line above the actions, such as the account's address. */
  heading?: ReactNode | undefined;
  items: readonly MenuItem[];
  /** Called each time the menu opens. */
  onOpen?: (() => void) | undefined;
  placement?: Placement | undefined;
  /** `hover` also opens when the mouse rests on the button. */
  trigger?: DropdownTrigger | undefined;
  /** Loads the menu's code; replaced in tests. */
  fetchPopup?: typeof fetchMenuPopup | undefined;
  className?: string | undefined;
}

/** Renders a button that opens a menu of `items`. */
export function Menu({
  heading,
  items,
  onOpen,
  placement = 'bottom-end',
  trigger = 'click',
  fetchPopup = fetchMenuPopup,
  className,
  ...face
}: MenuProps) {
  const { dropdown, preload, MenuPopup } = useMenu({ placement, trigger }, fetchPopup);
  const { send, isShown, isLoading } = dropdown;
  const { anchor, trigger: button } = dropdown.elements;
  const id = useId();
  const opened = useEffectEvent(() => onOpen?.());
  useEffect(() => {
    if (isShown) opened();
  }, [isShown]);

  const press = (event: KeyboardEvent) => {
    if (isLoading && takesKey(event)) {
      event.preventDefault();
      send({ type: 'key.pressed', key: event.key });
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      send({ type: 'open', focus: event.key === 'ArrowDown' ? 'first' : 'last' });
    }
  };

  return (
    <span ref={anchor} className={classNames(styles.anchor, className)} data-state={dropdown.state} {...dropdown.hover}>
      <DropdownButton
        {...face}
        ref={button}
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={isShown}
        aria-controls={isShown && MenuPopup ? `${id}-menu` : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onKeyDown={press}
        onClick={(event) => {
          // Enter and Space cause a click with detail 0; then the first entry gets the focus.
          send({ type: 'toggle', focus: event.detail === 0 ? 'first' : 'whole' });
        }}
      />
      {isShown && !isLoading && MenuPopup && (
        <MenuPopup
          id={`${id}-menu`}
          dropdown={dropdown}
          labelledBy={`${id}-button`}
          heading={heading}
          items={items}
          onDone={() => {
            button.get()?.focus();
            send({ type: 'dismiss' });
          }}
        />
      )}
    </span>
  );
}
