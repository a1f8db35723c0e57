// Shown instead of a pane that failed.
import { Button } from '#src/ui/button/Button.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { describeError } from '../error/describeError.ts';
import { errorTexts } from '../error/errorTexts.ts';
import styles from './PaneFailure.module.css';

export interface PaneFailureProps {
  /** The name of the pane within a sentence: "the list". */
  name: string;
  error: unknown;
  onRetry: () => void;
  /** Set if the pane covers another one: returns to that one. */
  onClose?: (() => void) | undefined;
}

/** Renders the message. */
export function PaneFailure({ name, error, onRetry, onClose }: PaneFailureProps) {
  const { title, remedy } = describeError(error);
  return (
    <div className={styles.failure} data-view="failed">
      <Notice
        tone="danger"
        role="alert"
        onDismiss={onClose}
        action={
          remedy === 'reload' ? (
            <Button
              icon="reload"
              onClick={() => {
                window.location.reload();
              }}
            >
              {errorTexts.reload}
            </Button>
          ) : (
            <Button icon="reload" onClick={onRetry}>
              {errorTexts.retry}
            </Button>
          )
        }
      >
        {errorTexts.pane(name, title)}
      </Notice>
    </div>
  );
}
