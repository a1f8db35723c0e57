// The rows of the log, newest first.
import styles from './LogRows.module.css';
import type { LogEntry } from './createLog.ts';
import { clockText, shortText } from './shortText.ts';
import { playTexts } from './playTexts.ts';

export interface LogRowsProps {
  log: readonly LogEntry[];
  /** The step whose rows are highlighted. */
  step: number;
}

/** Renders the rows. */
export function LogRows({ log, step }: LogRowsProps) {
  return log
    .map((entry, number) => ({ entry, number }))
    .reverse()
    .map(({ entry, number }) => (
      <li key={number} className={styles.row} data-current={entry.step === step || undefined} title={titleOf(entry)}>
        <span className={styles.time}>{clockText(entry.at)}</span>
        <span className={styles.event}>{entry.title}</span>
        <span className={styles.payload}>{shortText(entry.payload, 200)}</span>
        <span className={styles.to}>
          {entry.kind === 'event' && (
            <>
              <span className={styles.word}>{playTexts.log.to}</span> {entry.to}
            </>
          )}
        </span>
      </li>
    ));
}

/** The details that don't fit in a row. */
function titleOf({ transitions, actions }: LogEntry): string | undefined {
  const lines = [...transitions, ...(actions.length > 0 ? [playTexts.log.does(actions)] : [])];
  return lines.length > 0 ? lines.join('\n') : undefined;
}
