// What a menu is made of, as data.
import type { IconName } from '../icon/icons.ts';

interface Entry {
  /** Unlike all others of the menu, those in its groups included. */
  id: string;
  label: string;
  icon?: IconName | undefined;
  /** The key that does the same, as it is shown. */
  shortcut?: string | undefined;
  tone?: 'danger' | undefined;
  /** It can be come to, so that all know it exists, and does nothing. */
  disabled?: boolean | undefined;
}

/** Something to do. */
export interface MenuAction extends Entry {
  kind?: 'action' | undefined;
  onSelect: () => void;
}

/** On or off (`checkbox`), or one of several (`radio`). Space changes it and leaves the menu open, and so does a press on a checkbox. */
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

/** What can be come to. */
export type MenuEntry = MenuAction | MenuChoice | MenuBranch;

/** What stands in a menu. */
export type MenuItem = MenuEntry | MenuGroup | 'separator';

/** The entries of a menu in order, out of their groups. */
export function entriesOf(items: readonly MenuItem[]): MenuEntry[] {
  return items.flatMap((item) => (item === 'separator' ? [] : item.kind === 'group' ? item.items : [item]));
}
