// The data of a menu's entries.
import type { IconName } from '../icon/icons.ts';

interface Entry {
  /** Unique in the menu, including its groups. */
  id: string;
  label: string;
  icon?: IconName | undefined;
  /** The keyboard shortcut, for display. */
  shortcut?: string | undefined;
  tone?: 'danger' | undefined;
  /** Focusable, so that people learn that it exists, but without effect. */
  disabled?: boolean | undefined;
}

/** Something to do. */
export interface MenuAction extends Entry {
  kind?: 'action' | undefined;
  onSelect: () => void;
}

/** A `checkbox`, or one of several (`radio`). Space changes it and keeps the menu open; so does a press on a checkbox. */
export interface MenuChoice extends Entry {
  kind: 'checkbox' | 'radio';
  checked: boolean;
  onSelect: () => void;
}

/** Opens a menu of its own. */
export interface MenuBranch extends Entry {
  kind: 'submenu';
  items: readonly MenuItem[];
}

/** Entries that belong together, such as the radio items of one question. */
export interface MenuGroup {
  kind: 'group';
  id: string;
  label: string;
  items: readonly MenuEntry[];
}

/** Entries that can be focused. */
export type MenuEntry = MenuAction | MenuChoice | MenuBranch;

/** All items of a menu. */
export type MenuItem = MenuEntry | MenuGroup | 'separator';

/** The entries of a menu in order, including those of groups. */
export function entriesOf(items: readonly MenuItem[]): MenuEntry[] {
  return items.flatMap((item) => (item === 'separator' ? [] : item.kind === 'group' ? item.items : [item]));
}
