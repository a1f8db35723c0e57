// /: one honest screen: what this is, what it does, the ways in.
import { Link } from '@tanstack/react-router';
import { useSessionUser } from '#src/features/session/SessionContext.tsx';
import { EntryExample } from '#src/features/site/EntryExample.tsx';
import { buttonClassName } from '#src/ui/button/buttonClassName.ts';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import { SiteLayout } from '../layouts/SiteLayout.tsx';
import styles from './HomePage.module.css';

const features = [
  {
    title: 'Bring it',
    text: 'A BibTeX or BibLaTeX file, by choosing or dropping it. Accents, strings and cross-references are read; what no field holds is kept, and what could not be read is named with its line.',
  },
  {
    title: 'Find it',
    text: 'Some letters of a word are enough, in any field, with or without accents. Sort by title, people, year or venue. Every view and every document has its own link.',
  },
  {
    title: 'Edit it',
    text: 'People as people, dates as you write them, a field for everything its kind can have. Two tabs never overwrite each other: what differs is shown side by side.',
  },
  {
    title: 'Keep it',
    text: 'What was saved stays saved, also when the power goes. Your library is seen by nobody but you, and what you delete waits in the trash.',
  },
] as const;

/** Draws the page. The way in that fits the visitor is the filled one. */
export function HomePage() {
  const known = Boolean(useSessionUser());
  return (
    <SiteLayout>
      <PageTitle title="JabRef: keep every reference, find it again" bare />
      <section className={styles.hero}>
        <div>
          <h1 className={styles.headline}>
            Keep every reference.
            <br />
            Find it again.
          </h1>
          <p className={styles.lead}>
            Your library of references, in the browser. Bring the BibTeX or BibLaTeX file you have, find anything in it
            at once, and edit it as what it is: people, dates, journals and pages.
          </p>
        </div>
        <div className={styles.ways}>
          {!known && (
            <div className={styles.way}>
              <span className={styles.label}>New here</span>
              <p>An e-mail address and a password.</p>
              <Link to="/user/register" className={buttonClassName('primary', 'lg', styles.button)}>
                Create account
              </Link>
            </div>
          )}
          <div className={styles.way}>
            <span className={styles.label}>In the browser</span>
            <p>Nothing to install. Bring a .bib file.</p>
            <Link to="/dashboard" className={buttonClassName(known ? 'primary' : 'secondary', 'lg', styles.button)}>
              Open your library
            </Link>
          </div>
        </div>
      </section>
      <EntryExample />
      <section aria-labelledby="what-it-does">
        <h2 id="what-it-does" className={styles.heading}>
          What it does
        </h2>
        <div className={styles.features}>
          {features.map(({ title, text }) => (
            <article key={title} className={styles.feature}>
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </div>
      </section>
    </SiteLayout>
  );
}
