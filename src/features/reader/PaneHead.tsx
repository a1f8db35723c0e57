// The top of the document pane: the way back on phones, the save state, and what can be done.
import type { ReactNode } from 'react';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import styles from './PaneHead.module.css';
import { paneTexts } from './paneTexts.ts';

/** `state` stands at the left, always; `children` are the actions. */
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
