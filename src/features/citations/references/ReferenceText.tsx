// One formatted reference, with its number beside it where the style has numbers.
import { memo } from 'react';
import type { Block, Reference } from '#bibliography/citation/formattedText.ts';
import { FormattedRuns } from './FormattedRuns.tsx';
import styles from './references.module.css';

const classes: Readonly<Record<Block['place'], string | undefined>> = {
  line: undefined,
  leftMargin: styles.leftMargin,
  rightInline: styles.rightInline,
  block: styles.block,
  indent: styles.indent,
};

/** Renders the parts of a reference; not again while others come after it. */
export const ReferenceText = memo(function ReferenceText({ reference: { blocks } }: { reference: Reference }) {
  const isNumbered = blocks.some(({ place }) => place === 'leftMargin');
  return (
    // The language and direction of a title are those of its text, whatever the page's.
    <div className={isNumbered ? styles.numbered : styles.reference} dir="auto">
      {blocks.map(({ place, runs }, index) => (
        <div key={index} className={classes[place]}>
          <FormattedRuns runs={runs} />
        </div>
      ))}
    </div>
  );
});
