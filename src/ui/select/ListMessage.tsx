// The status below a select's list, or in place of it: loading, no results, too few letters, or failed.
import type { RichSelectSnapshot, SendToSelect } from './useRichSelect.ts';
import { TextButton } from '../button/TextButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Spinner } from '../progress/Spinner.tsx';
import styles from './Select.module.css';
import type { SelectTexts } from './selectTexts.ts';

/** The message for a state; null if the rows are enough. */
export function messageFor(snapshot: RichSelectSnapshot, texts: SelectTexts): string | null {
  const { message, minimumCharacters } = snapshot.context;
  if (snapshot.matches({ open: 'tooShort' })) return texts.tooShort(minimumCharacters);
  if (snapshot.matches({ open: 'empty' })) return texts.empty;
  if (snapshot.matches({ open: 'loading' })) return texts.loading;
  if (snapshot.matches({ open: 'waiting' }) || snapshot.matches({ open: 'searching' })) return texts.searching;
  if (snapshot.matches({ open: { ready: 'loadingMore' } })) return texts.loadingMore;
  return hasFailed(snapshot) ? message : null;
}

function hasFailed(snapshot: RichSelectSnapshot): boolean {
  return snapshot.matches({ open: 'failed' }) || snapshot.matches({ open: { ready: 'failedMore' } });
}

export interface ListMessageProps {
  snapshot: RichSelectSnapshot;
  send: SendToSelect;
  texts: SelectTexts;
}

/** Renders the message, if there is one. */
export function ListMessage({ snapshot, send, texts }: ListMessageProps) {
  const message = messageFor(snapshot, texts);
  if (message === null) return null;
  const failed = hasFailed(snapshot);
  return (
    <div className={styles.message} data-tone={failed ? 'danger' : undefined}>
      {snapshot.hasTag('busy') && <Spinner />}
      {failed && <Icon name="warning" size="sm" />}
      <span>{message}</span>
      {failed && (
        // The popup is not in the tab order; with the keyboard, Enter retries.
        <TextButton
          tabIndex={-1}
          onClick={() => {
            send({ type: 'retry' });
          }}
        >
          {texts.retry}
        </TextButton>
      )}
    </div>
  );
}
