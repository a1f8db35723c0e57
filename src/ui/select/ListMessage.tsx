// What a select says under its list, or in place of it: that it waits, found nothing, wants more letters, or failed.
import type { RichSelectSnapshot, SendToSelect } from './useRichSelect.ts';
import { TextButton } from '../button/TextButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Spinner } from '../progress/Spinner.tsx';
import styles from './Select.module.css';
import type { SelectTexts } from './selectTexts.ts';

/** The message of a state in words; null where the rows say enough. */
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
        // The popup is outside the order of Tab: by keyboard, Enter asks again.
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
