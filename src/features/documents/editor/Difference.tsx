// What an edit added to a value and took from it.
import styles from './ConflictDialog.module.css';
import { areAlike, wordDiff } from './wordDiff.ts';

/** Draws the new value with what is not in it any more; a value that is wholly another stands by itself. */
export function Difference({ before, after }: { before: string; after: string }) {
  if (after === '' && before === '') return <span className={styles.empty}>Empty</span>;
  const parts = wordDiff(before, after);
  return (areAlike(parts) ? parts : [{ kind: 'added' as const, text: after }]).map(({ kind, text }, index) =>
    kind === 'same' ? text : kind === 'added' ? <ins key={index}>{text}</ins> : <del key={index}>{text}</del>,
  );
}
