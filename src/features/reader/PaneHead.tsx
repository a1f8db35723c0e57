// The header of the document pane: the back button on phones, the save state, and actions.
import type { ReactNode } from 'react';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import styles from './PaneHead.module.css';
import { paneTexts } from './paneTexts.ts';

/** `state` is always at the left; `children` are the actions. */
export function PaneHead({
  state,
  onClose,
  children,
}: {
  state: ReactNode;
  onClose: () => void;
  children?: ReactNode;
}) {
  return (
    <div className={styles.head}>
      <IconButton icon="chevronLeft" label={paneTexts.head.back} className={styles.back} onClick={onClose} />
      <div className={styles.state}>{state}</div>
      {children}
      <IconButton icon="close" label={paneTexts.head.close} className={styles.close} onClick={onClose} />
    </div>
  );
}
