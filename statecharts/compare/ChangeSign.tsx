// The sign of a change with its word: "+ added".
import type { ChangeKind } from '../chart/overlay.ts';
import styles from './ChangeSign.module.css';
import { compareTexts } from './compareTexts.ts';

/** Renders the sign. */
export function ChangeSign({ kind }: { kind: ChangeKind }) {
  return (
    <span className={styles.sign} data-change={kind}>
      {compareTexts.signs[kind]} {compareTexts.kinds[kind]}
    </span>
  );
}
