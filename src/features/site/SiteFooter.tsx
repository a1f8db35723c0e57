// The foot of the site's pages: the ways to everything, and the choice of the colour mode. Plain links: the layout follows them inside the app.
import { desktopApp } from '#site/desktopApp.ts';
import { Logo } from '#src/ui/icon/Logo.tsx';
import { ThemeSwitch } from '#src/ui/theme/ThemeSwitch.tsx';
import styles from './SiteFooter.module.css';
import { siteTexts } from './siteTexts.ts';

const { label, tagline, app, library, community, about } = siteTexts.footer;

type Way = readonly [label: string, address: string];

/** What a person who is logged in has done already. */
const isForStrangers = (address: string): boolean => address.startsWith('/user/');

const ways: readonly (readonly [title: string, ...Way[]])[] = [
  [
    app.title,
    [app.downloads, '/#downloads'],
    [app.releases, desktopApp.releasesUrl],
    [app.builds, desktopApp.buildsUrl],
    [app.docs, desktopApp.docsUrl],
  ],
  [
    library.title,
    [library.open, '/dashboard'],
    [library.createAccount, '/user/register'],
    [library.logIn, '/user/login'],
  ],
  [
    community.title,
    [community.forum, desktopApp.forumUrl],
    [community.blog, desktopApp.blogUrl],
    [community.source, desktopApp.sourceUrl],
    [community.projects, '/codeprojects'],
    [community.donations, desktopApp.donationsUrl],
  ],
  [
    about.title,
    [about.survey, '/surveys/2015'],
    [about.legal, '/legal-notice'],
    [about.notices, '/notices'],
    [about.privacy, '/privacy'],
  ],
];

/** Renders the footer. `path` is that of the page, where it is known. */
export function SiteFooter({ path }: { path?: string | undefined }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <p>{tagline}</p>
          <ThemeSwitch />
        </div>
        <nav aria-label={label} className={styles.ways}>
          {ways.map(([title, ...links]) => (
            <div key={title}>
              <p id={`footer-${title}`} className={styles.title}>
                {title}
              </p>
              <ul aria-labelledby={`footer-${title}`}>
                {links.map(([name, address]) => (
                  <li key={address} className={isForStrangers(address) ? styles.forStrangers : undefined}>
                    <a href={address} aria-current={address === path ? 'page' : undefined}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
