// One short sentence about whether the work is safe, with a sign: never colour alone.
import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Spinner } from '#src/ui/progress/Spinner.tsx';
import styles from './SaveState.module.css';

/** `ok` is safe, `bad` is not, `busy` is on its way. */
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
