// Shows which identifiers were recognized in the text of the box before anything is sent, and why the rest was not.
import { identifierKey, type ReadIdentifiers } from '#bibliography/lookUp/readIdentifiers.ts';
import { Tag } from '#src/ui/text/Tag.tsx';
import styles from './LookUpBox.module.css';
import { lookUpTexts as texts } from './lookUpTexts.ts';

/** How many items of each list are shown. */
const SHOWN = 12;

/** Renders both lists, except an empty one. */
export function RecognizedText({ read: { identifiers, unrecognized } }: { read: ReadIdentifiers }) {
  const [more, moreLines] = [identifiers.length - SHOWN, unrecognized.length - SHOWN];
  return (
    <div className={styles.recognized}>
      {identifiers.length > 0 && (
        <ul aria-label={texts.recognized} className={styles.identifiers}>
          {identifiers.slice(0, SHOWN).map((identifier) => (
            <li key={identifierKey(identifier)} className={styles.identifier}>
              <Tag>{texts.kinds[identifier.kind]}</Tag> <span className={styles.value}>{identifier.value}</span>
            </li>
          ))}
          {more > 0 && <li className={styles.muted}>{texts.moreIdentifiers(more)}</li>}
        </ul>
      )}
      {unrecognized.length > 0 && (
        <ul aria-label={texts.unrecognized} className={styles.unrecognized}>
          {unrecognized.slice(0, SHOWN).map(({ text, reason }, index) => (
            <li key={index}>
              <q className={styles.value}>{text}</q> {reason}
            </li>
          ))}
          {moreLines > 0 && <li>{texts.more(moreLines)}</li>}
        </ul>
      )}
    </div>
  );
}
