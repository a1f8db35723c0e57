// Shows what an edit added to a value and removed from it.
import styles from './Difference.module.css';
import { areAlike, type DiffPart, itemDiff, wordDiff } from './wordDiff.ts';
import { paneTexts } from './paneTexts.ts';

export interface DifferenceProps {
  before: string;
  after: string;
  /** The separator of a list's items, which are compared one by one; other texts are compared word by word. */
  separator?: RegExp | undefined;
  /** The old value is not shown beside it. */
  standsAlone?: boolean;
}

/** Renders the new value with the removed parts; a completely different one after the old value, or alone. */
export function Difference({ before, after, separator, standsAlone = false }: DifferenceProps) {
  if (after === '' && before === '') return <span className={styles.empty}>{paneTexts.emptyValue}</span>;
  const parts = separator === undefined ? wordDiff(before, after) : itemDiff(before, after, separator);
  const shown = areAlike(parts) ? parts : wholly(standsAlone ? before : '', after);
  return shown.map(({ kind, text }, index) =>
    kind === 'same' ? text : kind === 'added' ? <ins key={index}>{text}</ins> : <del key={index}>{text}</del>,
  );
}

/** The length up to which an old text and the new one share a line. */
const LONGEST_BESIDE = 60;

/** Both texts, one after the other, without a comparison. */
function wholly(before: string, after: string): readonly DiffPart[] {
  if (before === '') return [{ kind: 'added', text: after }];
  const isLong = before.length > LONGEST_BESIDE || (before + after).includes('\n');
  return [
    { kind: 'removed', text: before },
    { kind: 'same', text: isLong ? '\n' : ' ' },
    { kind: 'added', text: after },
  ];
}
