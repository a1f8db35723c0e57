// The content of the home page: what the product is, how to get it, what it does. Rendered at build only; the browser gets the HTML (HomePage).
import type { PageSection } from '#site/pageContent.ts';
import { desktopApp } from '#site/desktopApp.ts';
import { DownloadList } from '#src/features/site/DownloadList.tsx';
import { systemNames } from '#src/features/site/downloadGroups.ts';
import { OwnDownloads } from '#src/features/site/OwnDownloads.tsx';
import { buttonClassName } from '#src/ui/button/buttonClassName.ts';
import { homeTexts as texts } from './homeTexts.ts';
import { libraryPicture, pieces } from './pictures.ts';
import { Prose } from './Prose.tsx';
import { ThemedPicture } from './ThemedPicture.tsx';
import styles from './Home.module.css';

/** Renders the head and the sections of the text. */
export function Home({ sections }: { sections: readonly PageSection[] }) {
  const section = (id: string) => sections.find((each) => each.id === id);
  return (
    <>
      <div className={styles.hero}>
        <div>
          <h1 className={styles.headline}>
            {texts.headline[0]} <br />
            {texts.headline[1]}
          </h1>
          <p className={styles.lead}>{texts.lead}</p>
        </div>
        <div className={styles.ways}>
          <div className={styles.way}>
            <p className={styles.label}>
              <span>{texts.app}</span>
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
            <p className={styles.label}>{texts.browser}</p>
            <a href="/dashboard" className={buttonClassName('primary', 'lg')}>
              {texts.open}
            </a>
            <p className={styles.hint}>{texts.openHint}</p>
          </div>
        </div>
      </div>
      <ThemedPicture
        picture={libraryPicture}
        alt={texts.picture}
        sizes="(max-width: 1168px) calc(100vw - 48px), 1120px"
        first
        className={styles.picture}
      />

      <section aria-labelledby="library">
        <h2 id="library" className={styles.heading}>
          {texts.library}
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
          {texts.downloads}
        </h2>
        <p className={styles.version}>
          <a href={desktopApp.releasesUrl}>{texts.releases}</a>
          <span data-version={texts.newest} />
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

/** A section of the text without a picture. */
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
