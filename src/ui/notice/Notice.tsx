// A sentence about what happened, beside the thing: what it was, whether the work is safe, what to do.
import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../classNames.ts';
import { passFocusOn } from '../focus/passFocusOn.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Notice.module.css';
import { uiTexts } from '../uiTexts.ts';

/** What the sentence is about; red, amber and green speak only of state. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const signs = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' } as const;

/** Those of its element, and: */
export interface NoticeProps extends Omit<ComponentProps<'div'>, 'role' | 'ref'> {
  ref?: RefObject<HTMLDivElement | null> | undefined;
  tone?: NoticeTone | undefined;
  /** `alert` when it answers something just done, `status` when it can wait. Without, it is plain text. */
  role?: 'alert' | 'status' | undefined;
  /** A button or link that mends it. */
  action?: ReactNode | undefined;
  /** Takes it away. Without, it stays as long as what it speaks of. */
  onDismiss?: (() => void) | undefined;
}

/** Draws a notice. Role and id are those of the words: the buttons are neither read out with them nor part of a description. */
export function Notice({ ref, tone = 'info', role, id, action, onDismiss, className, children, ...rest }: NoticeProps) {
  const own = useRef<HTMLDivElement>(null);
  const element = ref ?? own;
  useLayoutEffect(() => {
    const notice = element.current;
    return () => {
      // Its button has had its effect, and is about to go with the focus.
      if (notice) passFocusOn(notice);
    };
  }, [element]);
  return (
    <div {...rest} ref={element} className={classNames(styles.notice, styles[tone], className)}>
      <Icon name={signs[tone]} />
      <div id={id} className={styles.text} role={role}>
        {children}
      </div>
      {action}
      {onDismiss && <IconButton icon="close" size="sm" label={uiTexts.closeMessage} onClick={onDismiss} />}
    </div>
  );
}
