// One real reference, as it stands in a file and as it stands in the library. It says more than a paragraph would.
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './EntryExample.module.css';

const entry = `@Article{Parker_2006,
  author       = {Parker, Gordon and Parker, Isabella
                  and Brotchie, Heather},
  date         = {2006-06},
  title        = {Mood state effects of chocolate},
  journaltitle = {Journal of Affective Disorders},
  volume       = {92},
  number       = {2–3},
  pages        = {149--159},
  doi          = {10.1016/j.jad.2006.02.007},
}`;

const fields = [
  ['Published', 'June 2006'],
  ['Issue', '92 (2–3)'],
  ['Pages', '149–159'],
  ['DOI', '10.1016/j.jad.2006.02.007'],
] as const;

/** Draws the pair. */
export function EntryExample() {
  return (
    <figure className={styles.figure}>
      {/* A region that scrolls sideways on phones must be reachable by keyboard. */}
      <pre className={styles.file} tabIndex={0} aria-label="A reference in a BibLaTeX file">
        <code>{entry}</code>
      </pre>
      <div className={styles.document}>
        <p className={styles.kind}>
          <Icon name="article" />
          Journal article · <code>Parker_2006</code>
        </p>
        <p className={styles.title}>Mood state effects of chocolate</p>
        <p className={styles.people}>Gordon Parker, Isabella Parker and Heather Brotchie</p>
        <p className={styles.venue}>Journal of Affective Disorders</p>
        <dl className={styles.fields}>
          {fields.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption className={styles.caption}>The same reference: in your file, and in your library.</figcaption>
    </figure>
  );
}
