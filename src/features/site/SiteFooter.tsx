// The foot of the site's pages: the ways to everything, and the choice of the colour mode. Plain links: the layout follows them inside the app.
import { desktopApp } from '#site/desktopApp.ts';
import { Logo } from '#src/ui/icon/Logo.tsx';
import { ThemeSwitch } from '#src/ui/theme/ThemeSwitch.tsx';
import styles from './SiteFooter.module.css';

type Way = readonly [label: string, address: string];

const ways: readonly (readonly [title: string, ...Way[]])[] = [
  [
    'App',
    ['Downloads', '/#downloads'],
    ['All releases', desktopApp.releasesUrl],
    ['Development builds', desktopApp.buildsUrl],
    ['Documentation', desktopApp.docsUrl],
  ],
  ['Library', ['Your library', '/dashboard'], ['Create account', '/user/register'], ['Log in', '/user/login']],
  [
    'Community',
    ['Forum', desktopApp.forumUrl],
    ['Blog', desktopApp.blogUrl],
    ['Source code', desktopApp.sourceUrl],
    ['Code projects', '/codeprojects'],
    ['Donations', desktopApp.donationsUrl],
  ],
  ['About', ['Survey 2015', '/surveys/2015'], ['Legal notice', '/legal-notice'], ['Privacy', '/privacy']],
];

/** Draws the footer. `path` is that of the page, where it is known. */
export function SiteFooter({ path }: { path?: string | undefined }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <p>A free, open-source reference manager since 2003.</p>
          <ThemeSwitch />
        </div>
        <nav aria-label="Footer" className={styles.ways}>
          {ways.map(([title, ...links]) => (
            <div key={title}>
              <p id={`footer-${title}`} className={styles.title}>
                {title}
              </p>
              <ul aria-labelledby={`footer-${title}`}>
                {links.map(([label, address]) => (
                  <li key={address}>
                    <a href={address} aria-current={address === path ? 'page' : undefined}>
                      {label}
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
