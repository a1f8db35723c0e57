// An inline message: what happened, whether work is safe, and what to do.
import { type ComponentProps, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { classNames } from '../classNames.ts';
import { passFocusOn } from '../focus/passFocusOn.ts';
import { Icon } from '../icon/Icon.tsx';
import styles from './Notice.module.css';
import { uiTexts } from '../uiTexts.ts';

/** The kind of message; red, amber and green are used only for states. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const signs = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' } as const;

/** Those of its element, and: */
export interface NoticeProps extends Omit<ComponentProps<'div'>, 'role' | 'ref'> {
  ref?: RefObject<HTMLDivElement | null> | undefined;
  tone?: NoticeTone | undefined;
  /** `alert` for the result of an action, `status` if it can wait. Without a role it is plain text. */
  role?: 'alert' | 'status' | undefined;
  /** A button or link that solves the problem. */
  action?: ReactNode | undefined;
  /** Closes it. Without this, it stays as long as it applies. */
  onDismiss?: (() => void) | undefined;
}

/** Renders a notice. Role and id are those of the text, so that buttons aren't part of announcements and descriptions. */
export function Notice({ ref, tone = 'info', role, id, action, onDismiss, className, children, ...rest }: NoticeProps) {
  const own = useRef<HTMLDivElement>(null);
  const element = ref ?? own;
  useLayoutEffect(() => {
    const notice = element.current;
    return () => {
      // The action succeeded and its button is about to disappear with the focus.
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
