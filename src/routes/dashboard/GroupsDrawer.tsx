// The groups on windows too narrow for three panes: a drawer at the left, on phones the whole width.
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import styles from './Dashboard.module.css';

/** Shows `children` in the drawer while it is open; Escape and a press beside it close it. */
export function GroupsDrawer({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  const drawer = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = drawer.current;
    if (!open || !element) return;
    const before = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);
  if (!open) return null;
  return (
    <dialog
      ref={drawer}
      className={styles.drawer}
      aria-label="Groups"
      data-state="open"
      onPointerDown={(event: PointerEvent<HTMLDialogElement>) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.drawerBody}>
        <div className={styles.drawerHead}>
          <span className={styles.spacer} />
          <IconButton icon="close" label="Close the groups" onClick={onClose} />
        </div>
        {children}
      </div>
    </dialog>
  );
}
