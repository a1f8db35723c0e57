// Renders the content of a menu: entries, labelled groups and separators.
import { classNames } from '../classNames.ts';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Kbd } from '../text/Kbd.tsx';
import type { MenuEntry, MenuItem } from './menuItems.ts';
import styles from './MenuPopup.module.css';
import { Submenu } from './Submenu.tsx';

interface MenuItemsProps {
  items: readonly MenuItem[];
  onChoose: (entry: MenuEntry) => void;
  onDone: () => void;
}

/** Renders the items. */
export function MenuItems({ items, onChoose, onDone }: MenuItemsProps) {
  return items.map((item, index) => {
    if (item === 'separator') {
      return <div key={`separator-${index}`} role="separator" className={styles.separator} />;
    }
    if (item.kind === 'group') {
      return (
        <div key={item.id} role="group" aria-label={item.label}>
          <div aria-hidden="true" className={styles.groupLabel}>
            {item.label}
          </div>
          <MenuItems items={item.items} onChoose={onChoose} onDone={onDone} />
        </div>
      );
    }
    if (item.kind === 'submenu') return <Submenu key={item.id} branch={item} onDone={onDone} />;
    return (
      <MenuRow
        key={item.id}
        entry={item}
        onClick={() => {
          onChoose(item);
        }}
      />
    );
  });
}

const roles = {
  action: 'menuitem',
  submenu: 'menuitem',
  checkbox: 'menuitemcheckbox',
  radio: 'menuitemradio',
} as const;

interface MenuRowProps extends ComponentProps<'div'> {
  entry: MenuEntry;
}

/** Renders one entry. Hovering moves the focus to it. */
export function MenuRow({ entry, ...rest }: MenuRowProps) {
  const { id, label, icon, shortcut, tone, disabled, kind = 'action' } = entry;
  const isChecked = 'checked' in entry && entry.checked;
  return (
    <div
      role={roles[kind]}
      tabIndex={-1}
      aria-checked={kind === 'checkbox' || kind === 'radio' ? isChecked : undefined}
      aria-disabled={disabled}
      data-item={id}
      data-label={label}
      className={classNames(styles.item, tone && styles[tone])}
      onPointerMove={({ currentTarget, pointerType }) => {
        // A finger that scrolls the menu chooses nothing.
        if (pointerType !== 'touch') currentTarget.focus({ preventScroll: true });
      }}
      {...rest}
    >
      {icon && <Icon name={icon} />}
      <span className={styles.label}>{label}</span>
      {isChecked && <Icon name="check" />}
      {shortcut && <Kbd>{shortcut}</Kbd>}
      {kind === 'submenu' && <Icon name="chevronRight" size="xs" />}
    </div>
  );
}
