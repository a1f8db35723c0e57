// A menu button: a button and the menu of actions it opens, with the keyboard of the WAI-ARIA pattern.
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import type { ButtonVariant } from '../button/buttonClassName.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { IconButton } from '../button/IconButton.tsx';
import type { IconName } from '../icon/icons.ts';
import { Kbd } from '../text/Kbd.tsx';
import styles from './Menu.module.css';

/** One action of a menu, or a line between two groups of them. */
export type MenuItem =
  | 'separator'
  | {
      id: string;
      label: string;
      icon?: IconName | undefined;
      /** The key that does the same, as it is shown. */
      shortcut?: string | undefined;
      tone?: 'danger' | undefined;
      disabled?: boolean | undefined;
      /** Makes it a choice among others (`menuitemradio`): is this the chosen one? */
      checked?: boolean | undefined;
      onSelect: () => void;
    };

export interface MenuProps {
  /** What the button says; with `iconOnly` it is spoken only. */
  label: string;
  icon?: IconName | undefined;
  iconOnly?: boolean | undefined;
  /** Replaces the face of the button (a person's initials); `label` is then spoken. */
  face?: ReactNode | undefined;
  variant?: ButtonVariant | undefined;
  /** A line above the actions, that is not one (whose account this is). */
  heading?: ReactNode | undefined;
  items: readonly MenuItem[];
  /** Which edge of the button the menu keeps to. */
  align?: 'start' | 'end' | undefined;
  className?: string | undefined;
}

/** Draws a button that opens a menu of `items`. */
export function Menu({
  label,
  icon,
  iconOnly = false,
  face,
  variant = 'quiet',
  heading,
  items,
  align = 'end',
  className,
}: MenuProps) {
  const [open, setOpen] = useState<'first' | 'last' | null>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  const id = useId();

  const close = (returnFocus: boolean) => {
    setOpen(null);
    if (returnFocus) anchor.current?.querySelector('button')?.focus();
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    setOpen(event.key === 'ArrowDown' ? 'first' : 'last');
  };
  const wiring = {
    id: `${id}-button`,
    'aria-haspopup': 'menu',
    'aria-expanded': open !== null,
    'aria-controls': open ? `${id}-menu` : undefined,
    onKeyDown: openByArrow,
    onClick: () => {
      setOpen(open ? null : 'first');
    },
  } as const;

  return (
    <span ref={anchor} className={classNames(styles.anchor, className)} data-state={open ? 'shown' : 'hidden'}>
      {face ? (
        <button type="button" className={styles.face} aria-label={label} title={label} {...wiring}>
          {face}
        </button>
      ) : iconOnly && icon ? (
        <IconButton label={label} icon={icon} {...wiring} />
      ) : (
        <Button variant={variant} icon={icon} {...wiring}>
          {label}
          <Icon name="chevronDown" size="xs" />
        </Button>
      )}
      {open && (
        <MenuList id={id} anchor={anchor} heading={heading} items={items} align={align} start={open} close={close} />
      )}
    </span>
  );
}

interface MenuListProps extends Pick<MenuProps, 'heading' | 'items'> {
  id: string;
  anchor: { readonly current: HTMLElement | null };
  align: 'start' | 'end';
  start: 'first' | 'last';
  close: (returnFocus: boolean) => void;
}

function MenuList({ id, anchor, heading, items, align, start, close }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];

  // In the top layer, so that no pane clips it; placed under its button, above it where there is no room below.
  useLayoutEffect(() => {
    const menu = list.current;
    const button = anchor.current?.getBoundingClientRect();
    if (!menu || !button) return;
    if ('showPopover' in menu) menu.showPopover();
    const { offsetWidth: width, offsetHeight: height } = menu;
    const left = align === 'start' ? button.left : button.right - width;
    const below = button.bottom + 4;
    menu.style.left = `${Math.max(8, Math.min(left, window.innerWidth - width - 8))}px`;
    menu.style.top = `${below + height > window.innerHeight - 8 ? Math.max(8, button.top - height - 4) : below}px`;
    const all = entries();
    (start === 'first' ? all[0] : all.at(-1))?.focus();
  }, [align, anchor, start]);

  useEffect(() => {
    const leave = (event: Event) => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) close(false);
    };
    const dismiss = () => {
      close(true);
    };
    document.addEventListener('pointerdown', leave, true);
    document.addEventListener('focusin', leave);
    window.addEventListener('resize', dismiss);
    return () => {
      document.removeEventListener('pointerdown', leave, true);
      document.removeEventListener('focusin', leave);
      window.removeEventListener('resize', dismiss);
    };
  });

  const move = (event: KeyboardEvent) => {
    const all = entries();
    const here = all.findIndex((entry) => entry === document.activeElement);
    const go = (index: number) => {
      event.preventDefault();
      event.stopPropagation();
      all.at(index % all.length)?.focus();
    };
    if (event.key === 'ArrowDown') go(here + 1);
    else if (event.key === 'ArrowUp') go(here - 1);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(-1);
    else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close(true);
    } else if (event.key === 'Tab') {
      // The focus goes back to the button first; the browser then moves it on from there.
      close(true);
    } else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.stopPropagation();
      const letter = event.key.toLowerCase();
      const after = [...all.slice(here + 1), ...all.slice(0, here + 1)];
      after.find((entry) => entry.dataset.label?.toLowerCase().startsWith(letter))?.focus();
    }
  };

  return (
    <div ref={list} popover="manual" className={styles.popup}>
      {heading && <div className={styles.heading}>{heading}</div>}
      <div id={`${id}-menu`} role="menu" aria-labelledby={`${id}-button`} onKeyDown={move}>
        {items.map((item, index) =>
          item === 'separator' ? (
            <div key={`separator-${index}`} role="separator" className={styles.separator} />
          ) : (
            <button
              key={item.id}
              type="button"
              tabIndex={-1}
              role={item.checked === undefined ? 'menuitem' : 'menuitemradio'}
              aria-checked={item.checked}
              aria-disabled={item.disabled}
              data-label={item.label}
              className={classNames(styles.item, item.tone && styles[item.tone])}
              onPointerMove={(event) => {
                event.currentTarget.focus({ preventScroll: true });
              }}
              onClick={() => {
                if (item.disabled) return;
                close(true);
                item.onSelect();
              }}
            >
              {item.icon && <Icon name={item.icon} />}
              <span className={styles.label}>{item.label}</span>
              {item.checked && <Icon name="check" />}
              {item.shortcut && <Kbd>{item.shortcut}</Kbd>}
            </button>
          ),
        )}
      </div>
    </div>
  );
}
