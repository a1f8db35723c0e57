// What was just done, with its undo. It stays until it is answered or replaced, or has been there unwatched for a while.
import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import styles from './Toast.module.css';

export interface Said {
  message: string;
  undo?: (() => Promise<void>) | undefined;
}

/** What can be undone stays longer. */
const shown = { done: 8_000, undoable: 30_000 };

/** Draws it. */
export function Toast({ said, onClose }: { said: Said; onClose: () => void }) {
  const toast = useRef<HTMLDivElement>(null);
  const [watched, setWatched] = useState(false);
  const [undoing, setUndoing] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    if (watched || undoing) return;
    const timer = setTimeout(onClose, said.undo ? shown.undoable : shown.done);
    return () => {
      clearTimeout(timer);
    };
  }, [said, watched, undoing, onClose]);
  const { message, undo } = said;
  // Who was in it goes on among the rows.
  const leave = () => {
    const hadFocus = toast.current?.contains(document.activeElement);
    onClose();
    if (hadFocus) document.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus({ preventScroll: true });
  };
  return (
    <div
      ref={toast}
      className={styles.toast}
      role="status"
      data-state={undoing ? 'undoing' : failure === null ? 'shown' : 'failed'}
      onPointerEnter={() => {
        setWatched(true);
      }}
      onPointerLeave={() => {
        setWatched(false);
      }}
      onFocus={() => {
        setWatched(true);
      }}
      onBlur={() => {
        setWatched(false);
      }}
    >
      <span className={styles.words}>{failure ?? message}</span>
      {undo && (
        <Button
          variant="quiet"
          icon="undo"
          busy={undoing}
          onClick={() => {
            setUndoing(true);
            undo().then(leave, (error: unknown) => {
              setUndoing(false);
              setFailure(
                `Not undone: ${error instanceof Error ? error.message : String(error)}. It is still in the trash.`,
              );
            });
          }}
        >
          Undo
        </Button>
      )}
      <IconButton icon="close" label="Close this message" onClick={leave} />
    </div>
  );
}
