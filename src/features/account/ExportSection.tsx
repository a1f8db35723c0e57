// Export of everything: all stored data as one file, and the library as files that other programs read.
import { AccountSection } from './AccountSection.tsx';
import { accountTexts } from './accountTexts.ts';
import styles from './ExportSection.module.css';

const texts = accountTexts.export;

const files = [
  { format: 'biblatex', name: 'BibLaTeX', about: texts.files.biblatex },
  { format: 'bib', name: 'BibTeX', about: texts.files.bib },
  { format: 'ris', name: 'RIS', about: texts.files.ris },
  { format: 'csl.json', name: 'CSL-JSON', about: texts.files.cslJson },
  { format: 'account.json', name: 'JSON', about: texts.files.accountJson },
] as const;

/** Renders the section. */
export function ExportSection() {
  return (
    <AccountSection title={texts.title} about={<p>{texts.about}</p>}>
      <ul className={styles.files}>
        {files.map(({ format, name, about }) => (
          <li key={format} className={styles.file}>
            <a href={`/api/export/${format}`} download>
              {texts.download(name)}
            </a>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
