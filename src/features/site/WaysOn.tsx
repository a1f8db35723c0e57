// Where to go from a page that leads nowhere.
import { StrokeIcon } from '#src/ui/icon/StrokeIcon.tsx';
import { homeIcon, libraryIcon } from '#src/ui/icon/wayIcons.ts';
import styles from './WaysOn.module.css';

/** Draws the list of ways on. */
export function WaysOn() {
  return (
    <ul className={styles.list}>
      <li>
        <a href="/dashboard" className={styles.link}>
          <StrokeIcon path={libraryIcon} />
          Library
          <span className={styles.address}>/dashboard</span>
        </a>
      </li>
      <li>
        <a href="/" className={styles.link}>
          <StrokeIcon path={homeIcon} />
          Home
          <span className={styles.address}>/</span>
        </a>
      </li>
    </ul>
  );
}
