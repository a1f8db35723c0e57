// What the home page says: what this is, how to get it, what it does. Drawn at build only; in the browser HomePage shows what was drawn.
import type { PageSection } from '#site/pageContent.ts';
import { desktopApp } from '#site/desktopApp.ts';
import { DownloadList } from '#src/features/site/DownloadList.tsx';
import { systemNames } from '#src/features/site/downloadGroups.ts';
import { OwnDownloads } from '#src/features/site/OwnDownloads.tsx';
import { buttonClassName } from '#src/ui/button/buttonClassName.ts';
import { libraryPicture, pieces } from './pictures.ts';
import { Prose } from './Prose.tsx';
import { ThemedPicture } from './ThemedPicture.tsx';
import styles from './Home.module.css';

/** Draws its head, and the sections of its text, each in its place. */
export function Home({ sections }: { sections: readonly PageSection[] }) {
  const section = (id: string) => sections.find((each) => each.id === id);
  return (
    <>
      <div className={styles.hero}>
        <div>
          <h1 className={styles.headline}>
            Keep every reference. <br />
            Find it again.
          </h1>
          <p className={styles.lead}>
            {desktopApp.name} keeps your literature in plain BibTeX and BibLaTeX files that stay yours. Free and open
            source, for Windows, macOS and Linux. Your library is here too, in the browser.
          </p>
        </div>
        <div className={styles.ways}>
          <div className={styles.way}>
            <p className={styles.label}>
              <span>{desktopApp.name}</span>
              <span data-version=" " />
            </p>
            <div className={styles.systems}>
              {Object.entries(systemNames).map(([system, name]) => (
                <a key={system} href={`#downloads-${system}`} className={buttonClassName('secondary', 'lg')}>
                  {name}
                </a>
              ))}
            </div>
            <OwnDownloads />
          </div>
          <div className={styles.way}>
            <p className={styles.label}>In the browser</p>
            <a href="/dashboard" className={buttonClassName('primary', 'lg')}>
              Open your library
            </a>
            <p className={styles.hint}>Nothing to install. Bring a .bib file.</p>
          </div>
        </div>
      </div>
      <ThemedPicture
        picture={libraryPicture}
        alt="The library: a search for chocolate, the 14 documents found, and one of them open beside the list with its fields."
        sizes="(max-width: 1168px) calc(100vw - 48px), 1120px"
        first
        className={styles.picture}
      />

      <section aria-labelledby="library">
        <h2 id="library" className={styles.heading}>
          Your library, in the browser
        </h2>
        <div className={styles.features}>
          {sections.map(({ id, title, html }) => {
            const piece = pieces[id];
            return (
              piece && (
                <article key={id} id={id} className={styles.feature}>
                  <h3>{title}</h3>
                  <Prose html={html} className={styles.text} />
                  <ThemedPicture picture={piece.picture} alt={piece.alt} className={styles.piece} />
                </article>
              )
            );
          })}
        </div>
      </section>

      <TextSection section={section('on-your-computer')} className={styles.facts} />

      <section aria-labelledby="downloads">
        <h2 id="downloads" className={styles.heading}>
          Downloads
        </h2>
        <p className={styles.version}>
          <a href={desktopApp.releasesUrl}>All releases</a>
          <span data-version=" · The newest is version " />
        </p>
        <DownloadList />
      </section>

      <div className={styles.two}>
        <TextSection section={section('get-involved')} className={styles.links} />
        <TextSection section={section('support')} className={styles.links} />
      </div>
    </>
  );
}

/** A section of the text as it stands. */
function TextSection({ section, className }: { section: PageSection | undefined; className: string | undefined }) {
  return (
    section && (
      <section aria-labelledby={section.id}>
        <h2 id={section.id} className={styles.heading}>
          {section.title}
        </h2>
        <Prose html={section.html} className={className} />
      </section>
    )
  );
}
