// A sample of a line in the style of a transition, for legends.
import styles from './lines.module.css';

/** The reason for the style of a transition. */
export type LineKind = 'possible' | 'marked' | 'browser' | 'model' | 'unit' | 'none';

/** Renders the sample. */
export function LineSample({ kind }: { kind: LineKind }) {
  const covered = kind === 'possible' || kind === 'marked' ? undefined : kind;
  return (
    <svg
      className={styles.line}
      width="26"
      height="8"
      aria-hidden="true"
      data-possible={kind === 'possible'}
      data-covered={covered}
    >
      {kind === 'marked' && <path className={styles.marker} d="M1 4H25" />}
      <path className={styles.stroke} d="M1 4H25" />
    </svg>
  );
}
