// The card of a floating message: an icon, the text, and actions.
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Spinner } from '../progress/Spinner.tsx';
import styles from './ToastCard.module.css';

/** What the message is about; `busy` is for ongoing activity. */
export type ToastCardTone = 'info' | 'success' | 'warning' | 'danger' | 'busy';

const signs = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' } as const;

/** The props of a `div`, and: */
export interface ToastCardProps extends ComponentProps<'div'> {
  tone: ToastCardTone;
  /** The buttons; the one that closes the card comes last. */
  actions?: ReactNode;
}

/** Renders the card; `children` are the text. */
export function ToastCard({ tone, actions, children, ...rest }: ToastCardProps) {
  return (
    <div {...rest} className={styles.card} data-tone={tone}>
      {tone === 'busy' ? <Spinner /> : <Icon name={signs[tone]} />}
      <div className={styles.words}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
