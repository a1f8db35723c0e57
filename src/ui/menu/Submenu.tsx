// An entry that opens a menu of its own beside it, by keyboard, press or the mouse that rests on it.
import { useId } from 'react';
import { useDropdown } from '../dropdown/useDropdown.ts';
import { MenuRow } from './MenuItems.tsx';
import type { MenuBranch } from './menuItems.ts';
import { MenuPopup } from './MenuPopup.tsx';
import styles from './MenuPopup.module.css';

/** Its code came with the menu it is in. */
const load = () => Promise.resolve(undefined);

/** Draws the entry and, while shown, its menu. */
export function Submenu({ branch, onDone }: { branch: MenuBranch; onDone: () => void }) {
  const dropdown = useDropdown({ placement: 'right-start', trigger: 'hover', load });
  const id = useId();
  const { isShown, isLoading, send } = dropdown;
  const { anchor, trigger } = dropdown.elements;
  return (
    <span
      ref={anchor}
      role="none"
      className={styles.branch}
      data-state={dropdown.state}
      {...(branch.disabled ? {} : dropdown.hover)}
    >
      <MenuRow
        entry={branch}
        ref={trigger}
        id={`${id}-entry`}
        aria-haspopup="menu"
        aria-expanded={isShown}
        aria-controls={isShown && !isLoading ? `${id}-menu` : undefined}
        onClick={({ detail }) => {
          // Keys "click" without a count: they want to go on inside.
          if (!branch.disabled) send({ type: 'open', focus: detail === 0 ? 'first' : 'none' });
        }}
      />
      {isShown && !isLoading && (
        <MenuPopup
          id={`${id}-menu`}
          dropdown={dropdown}
          labelledBy={`${id}-entry`}
          items={branch.items}
          isSubmenu
          onDone={onDone}
        />
      )}
    </span>
  );
}
