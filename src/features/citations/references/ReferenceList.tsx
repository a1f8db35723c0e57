// The references of a bibliography as a list, spaced and indented as the style says.
import type { CSSProperties } from 'react';
import type { Bibliography } from '#bibliography/citation/formattedText.ts';
import { ReferenceText } from './ReferenceText.tsx';
import styles from './references.module.css';

export interface ReferenceListProps {
  bibliography: Bibliography;
  label: string;
}

/** Renders the list. */
export function ReferenceList({ bibliography, label }: ReferenceListProps) {
  const { references, hangingIndent, lineSpacing, entrySpacing, labelWidth } = bibliography;
  const spacing = {
    '--line-spacing': lineSpacing,
    '--entry-spacing': entrySpacing,
    '--label-width': `${labelWidth}ch`,
  } as CSSProperties;
  return (
    <ol
      className={styles.list}
      // Safari does not announce a list without markers as a list.
      role="list"
      aria-label={label}
      data-hanging={hangingIndent || undefined}
      style={spacing}
    >
      {references.map((reference, index) => (
        // Two documents may have the same citation key.
        <li key={index}>
          <ReferenceText reference={reference} />
        </li>
      ))}
    </ol>
  );
}
