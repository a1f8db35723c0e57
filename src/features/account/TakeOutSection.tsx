// Everything out: all that is stored as one file, and the library as files that other programs read.
import { AccountSection } from './AccountSection.tsx';
import styles from './TakeOutSection.module.css';

const files = [
  {
    format: 'biblatex',
    name: 'BibLaTeX',
    about:
      'Everything but the trash: documents with all of their fields, and the groups, strings and comments of the files you brought. JabRef opens it as it is.',
  },
  { format: 'bib', name: 'BibTeX', about: 'The same for programs that know only BibTeX.' },
  { format: 'ris', name: 'RIS', about: 'For EndNote, Zotero and others. Groups are not part of it.' },
  {
    format: 'csl.json',
    name: 'CSL-JSON',
    about: 'For Pandoc, Zotero and programs of your own. Groups are not part of it.',
  },
  {
    format: 'account.json',
    name: 'JSON',
    about:
      'All that is stored: the account, its sessions, its groups, and every document, those in the trash too. For keeping, and for programs of your own.',
  },
] as const;

/** Draws the section. */
export function TakeOutSection() {
  return (
    <AccountSection
      title="Take everything out"
      about={
        <p>
          Your library belongs to you. Beside it, all that is kept of you is your e-mail, when the account was made, a
          hash of your password and the sessions above.
        </p>
      }
    >
      <ul className={styles.files}>
        {files.map(({ format, name, about }) => (
          <li key={format} className={styles.file}>
            <a href={`/api/export/${format}`} download>
              Download as {name}
            </a>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </AccountSection>
  );
}
