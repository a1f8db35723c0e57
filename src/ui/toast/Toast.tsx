// One message of the region: the text, the action that it offers, and why that failed.
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Toast as ToastContent } from '#machines/toasts/toastsTypes.ts';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { useAlert } from '../notice/useAlert.ts';
import styles from './Toast.module.css';
import { ToastCard } from './ToastCard.tsx';
import { uiTexts } from '../uiTexts.ts';

/** How long a message stays, in milliseconds: longer if it can be undone; failures stay until they are closed. */
const stays = { told: 8_000, undoable: 30_000, failed: null };

export interface ToastProps {
  toast: ToastContent;
  /** Tells whether the message must stay, because the person is attending to it or has to answer it; others may be removed to make room. */
  onHeld: (isHeld: boolean) => void;
  /** It was answered, closed, or timed out. */
  onGone: () => void;
  /** The card is removed while it has the focus, which has to move elsewhere. */
  onFocusLost: (card: HTMLElement) => void;
}

/** Renders the message. Give it the toast's id as `key`. */
export function Toast({ toast: { message, tone = 'info', action, timeout }, onHeld, onGone, onFocusLost }: ToastProps) {
  const failed = tone === 'danger';
  const usual = failed ? stays.failed : action ? stays.undoable : stays.told;
  const card = useRef<HTMLDivElement>(null);
  const alert = useAlert(card, {
    timeout: timeout === undefined ? usual : timeout,
    act: action?.run,
    onHidden: onGone,
  });
  const isSpoken = useNextFrame();
  const isHeld = alert.state !== 'shown.counting';
  const tellHeld = useEffectEvent(onHeld);
  useEffect(() => {
    tellHeld(isHeld);
  }, [isHeld]);

  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (element?.contains(document.activeElement)) onFocusLost(element);
    };
  }, [onFocusLost]);

  return (
    <ToastCard
      ref={card}
      {...alert.attention}
      tone={alert.failure === null ? tone : 'danger'}
      data-state={alert.state}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        alert.dismiss?.();
      }}
      actions={
        <>
          {action && (
            <Button className={styles.action} busy={alert.isActing} onClick={alert.act}>
              {action.label}
            </Button>
          )}
          <IconButton
            className={alert.dismiss ? undefined : styles.waiting}
            icon="close"
            size="sm"
            label={uiTexts.closeMessage}
            onClick={alert.dismiss}
          />
        </>
      }
    >
      <p role={failed ? 'alert' : 'status'}>{isSpoken && message}</p>
      {action && (
        <p role="alert" className={styles.failure}>
          {alert.failure}
        </p>
      )}
    </ToastCard>
  );
}

/**
 * False for the first frame, because screen readers skip text that is inserted together with its live region. In a hidden tab it waits until the tab is
 * visible.
 */
function useNextFrame(): boolean {
  const [isNext, setNext] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      setNext(true);
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, []);
  return isNext;
}
