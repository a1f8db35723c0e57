// What an edit added to a value and took from it.
import styles from './Difference.module.css';
import { areAlike, type DiffPart, itemDiff, wordDiff } from './wordDiff.ts';
import { paneTexts } from './paneTexts.ts';

export interface DifferenceProps {
  before: string;
  after: string;
  /** What stands between the items of a list, which are compared as they are; other texts are compared word by word. */
  separator?: RegExp | undefined;
  /** Nothing beside it says what there was before. */
  standsAlone?: boolean;
}

/** Draws the new value with what is not in it any more; one that is wholly another, after the old one or by itself. */
export function Difference({ before, after, separator, standsAlone = false }: DifferenceProps) {
  if (after === '' && before === '') return <span className={styles.empty}>{paneTexts.emptyValue}</span>;
  const parts = separator === undefined ? wordDiff(before, after) : itemDiff(before, after, separator);
  const shown = areAlike(parts) ? parts : wholly(standsAlone ? before : '', after);
  return shown.map(({ kind, text }, index) =>
    kind === 'same' ? text : kind === 'added' ? <ins key={index}>{text}</ins> : <del key={index}>{text}</del>,
  );
}

/** Characters of an old text behind which the new one may begin in the same line. */
const LONGEST_BESIDE = 60;

/** One text and then the other, without comparing them. */
function wholly(before: string, after: string): readonly DiffPart[] {
  if (before === '') return [{ kind: 'added', text: after }];
  const isLong = before.length > LONGEST_BESIDE || (before + after).includes('\n');
  return [
    { kind: 'removed', text: before },
    { kind: 'same', text: isLong ? '\n' : ' ' },
    { kind: 'added', text: after },
  ];
}
