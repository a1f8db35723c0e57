// An entry that opens a submenu beside it, by keyboard, press or hover.
import { useId } from 'react';
import { useDropdown } from '../dropdown/useDropdown.ts';
import { MenuRow } from './MenuItems.tsx';
import type { MenuBranch } from './menuItems.ts';
import { MenuPopup } from './MenuPopup.tsx';
import styles from './MenuPopup.module.css';

/** Already loaded with its parent menu. */
const load = () => Promise.resolve(undefined);

/** Renders the entry and, while open, its menu. */
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
          // Key presses cause clicks with detail 0, and move the focus into the submenu.
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
