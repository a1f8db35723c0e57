// Formatted text as elements: a citation, or a part of a reference.
import { Fragment, type ReactNode } from 'react';
import type { Run } from '#bibliography/citation/formattedText.ts';
import styles from './references.module.css';

function formatRun({ text, italic, bold, underline, smallCaps, position, href }: Run): ReactNode {
  let node: ReactNode = text;
  if (smallCaps) node = <span className={styles.smallCaps}>{node}</span>;
  if (underline) node = <u>{node}</u>;
  if (position === 'superscript') node = <sup>{node}</sup>;
  if (position === 'subscript') node = <sub>{node}</sub>;
  if (bold) node = <b>{node}</b>;
  if (italic) node = <i>{node}</i>;
  if (href !== undefined)
    node = (
      <a href={href} target="_blank" rel="noopener noreferrer">
        {node}
      </a>
    );
  return node;
}

/** Renders the text in its formats. */
export function FormattedRuns({ runs }: { runs: readonly Run[] }): ReactNode {
  return runs.map((run, index) => <Fragment key={index}>{formatRun(run)}</Fragment>);
}
