// A sentence about what happened, beside the thing: what it was, whether the work is safe, what to do.
import type { ReactNode, Ref } from 'react';
import { classNames } from '../classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Notice.module.css';

/** What the sentence is about; red, amber and green speak only of state. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const signs = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' } as const;

export interface NoticeProps {
  tone?: NoticeTone | undefined;
  /** `alert` when it answers something just done, `status` when it can wait. Without, it is plain text. */
  role?: 'alert' | 'status' | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  /** A button or link that mends it. */
  action?: ReactNode | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Draws a notice. */
export function Notice({ tone = 'info', role, id, ref, action, className, children }: NoticeProps) {
  return (
    <div ref={ref} id={id} role={role} tabIndex={-1} className={classNames(styles.notice, styles[tone], className)}>
      <Icon name={signs[tone]} />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}
