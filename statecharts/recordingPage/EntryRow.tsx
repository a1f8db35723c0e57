// One row of the list of entries: when, who, what, and what became of it.
import { memo } from 'react';
import { timeText } from '../live/moments.ts';
import { becameText, entryText, payloadText, whoseText } from '../recording/entryText.ts';
import type { RecordingIndex } from '../recording/recordingIndex.ts';
import type { RecordedEntry } from '../recording/recording.ts';
import styles from './EntryList.module.css';

export interface EntryRowProps {
  index: RecordingIndex;
  entry: RecordedEntry;
}

/** Renders the cells of a row. */
export const EntryRow = memo(function EntryRow({ index, entry }: EntryRowProps) {
  const became = becameText(entry) || payloadText(entry);
  return (
    <>
      <span className={styles.time}>{timeText(entry.at).slice(3)}</span>
      <span className={styles.whose}>{whoseText(index, entry)}</span>
      <span className={styles.what} title={entryText(index, entry)}>
        {entryText(index, entry)}
      </span>
      <span className={styles.became}>{became}</span>
    </>
  );
});
