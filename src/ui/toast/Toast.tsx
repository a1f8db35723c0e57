// One message of the region: what was said, what can be done about it, and why that failed.
import { type KeyboardEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Toast as ToastContent } from '#machines/toasts/toastsTypes.ts';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { useAlert } from '../notice/useAlert.ts';
import styles from './Toast.module.css';
import { ToastCard } from './ToastCard.tsx';
import { uiTexts } from '../uiTexts.ts';

/** How long a message stays unattended: what can be undone longer than what is only told. What failed stays until it is answered. */
const stays = { told: 8_000, undoable: 30_000, failed: null };

export interface ToastProps {
  toast: ToastContent;
  /** Whether it is to stay: somebody attends to it, or it has to be answered; otherwise it goes by itself, and may go sooner. */
  onHeld: (isHeld: boolean) => void;
  /** It was answered, dismissed, or timed out. */
  onGone: () => void;
  /** It is taken off the page with the focus in it: the focus has to go somewhere else. */
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

/** False for the first frame: readers miss the words of a live region that comes with them. In a hidden tab they wait to be seen. */
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
