// Links to continue from a page that could not be shown.
import { StrokeIcon } from '#src/ui/icon/StrokeIcon.tsx';
import { homeIcon, libraryIcon } from '#src/ui/icon/wayIcons.ts';
import styles from './NextLinks.module.css';
import { siteTexts } from './siteTexts.ts';

const library = '/dashboard';

/** Renders the links to the library and the home page. */
export function NextLinks() {
  return (
    <ul className={styles.list}>
      <li>
        <a href={library} className={styles.link}>
          <StrokeIcon path={libraryIcon} />
          {siteTexts.nextLinks.library}
          <span className={styles.address}>{library}</span>
        </a>
      </li>
      <li>
        <a href="/" className={styles.link}>
          <StrokeIcon path={homeIcon} />
          {siteTexts.nextLinks.home}
          <span className={styles.address}>/</span>
        </a>
      </li>
    </ul>
  );
}
