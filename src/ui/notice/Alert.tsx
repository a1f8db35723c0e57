// A message inside a page that can be closed, may disappear after a while, and may offer an action.
import { type ReactNode, useRef } from 'react';
import { Button } from '../button/Button.tsx';
import { Notice, type NoticeTone } from './Notice.tsx';
import { useAlert } from './useAlert.ts';

export interface AlertProps {
  tone?: NoticeTone | undefined;
  /** `alert` is announced immediately, `status` politely. Errors are alerts by default. */
  role?: 'alert' | 'status' | undefined;
  /** Whether it has a button that closes it; true by default. */
  dismissible?: boolean | undefined;
  /** The time after which it disappears, in milliseconds, unless hovered or focused; never by default. */
  timeout?: number | null | undefined;
  action?: { label: string; run: () => Promise<void> } | undefined;
  onHidden?: (() => void) | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Shows the message until it is closed. Give another message another `key`. */
export function Alert({
  tone = 'info',
  role = tone === 'danger' ? 'alert' : 'status',
  dismissible,
  timeout = null,
  action,
  onHidden,
  className,
  children,
}: AlertProps) {
  const element = useRef<HTMLDivElement>(null);
  const alert = useAlert(element, { dismissible, timeout, act: action?.run, onHidden });
  if (!alert.isShown) return null;
  return (
    <Notice
      ref={element}
      {...alert.attention}
      data-state={alert.state}
      tone={alert.failure === null ? tone : 'danger'}
      role={role}
      className={className}
      onDismiss={alert.dismiss}
      action={
        action && (
          <Button busy={alert.isActing} onClick={alert.act}>
            {action.label}
          </Button>
        )
      }
    >
      {children}
      {alert.failure !== null && <p role="alert">{alert.failure}</p>}
    </Notice>
  );
}
