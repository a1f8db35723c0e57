// A short sentence about whether the work is saved, with an icon, so that colour isn't the only sign.
import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Spinner } from '#src/ui/progress/Spinner.tsx';
import styles from './SaveState.module.css';

/** `ok`: saved, `bad`: not saved, `busy`: under way. */
export function SaveState({ tone, children }: { tone: 'ok' | 'bad' | 'busy' | 'quiet'; children: ReactNode }) {
  return (
    <span className={styles.state} data-tone={tone}>
      {tone === 'busy' ? (
        <Spinner />
      ) : (
        tone !== 'quiet' && <Icon name={tone === 'ok' ? 'check' : 'warning'} size="sm" />
      )}
      <span className={styles.words}>{children}</span>
    </span>
  );
}
