// The label at the pointer during a drag: the payload, and the effect of a drop or why it is not possible.
import type { ReactNode, Ref } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './DragPill.module.css';

export interface DragPillProps {
  kind: 'documents' | 'group';
  /** A drop here is not possible. */
  refused: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Renders the label at the corner of the window; the drag code moves it. Screen readers hear the result of a drop, not the way there. */
export function DragPill({ kind, refused, ref, children }: DragPillProps) {
  return (
    <div ref={ref} className={styles.pill} data-refused={refused || undefined} data-drag-pill aria-hidden="true">
      <Icon name={refused ? 'warning' : kind === 'group' ? 'folder' : 'article'} size="sm" />
      <span className={styles.words}>{children}</span>
    </div>
  );
}
