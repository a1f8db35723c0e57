// The surface of a message that floats: a sign, the words, what can be done.
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Spinner } from '../progress/Spinner.tsx';
import styles from './ToastCard.module.css';

/** What it speaks of; `busy` is for what is under way. */
export type ToastCardTone = 'info' | 'success' | 'warning' | 'danger' | 'busy';

const signs = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' } as const;

/** Those of its element, and: */
export interface ToastCardProps extends ComponentProps<'div'> {
  tone: ToastCardTone;
  /** The buttons, the way to close it last. */
  actions?: ReactNode;
}

/** Renders the card; `children` are the words. */
export function ToastCard({ tone, actions, children, ...rest }: ToastCardProps) {
  return (
    <div {...rest} className={styles.card} data-tone={tone}>
      {tone === 'busy' ? <Spinner /> : <Icon name={signs[tone]} />}
      <div className={styles.words}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
