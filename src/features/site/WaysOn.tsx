// Where to go from a page that leads nowhere.
import { Link } from '@tanstack/react-router';
import { Icon } from '#src/ui/icon/Icon.tsx';
import styles from './WaysOn.module.css';

/** Draws the list of ways on. */
export function WaysOn() {
  return (
    <ul className={styles.list}>
      <li>
        <Link to="/dashboard" className={styles.link}>
          <Icon name="library" />
          Library
          <span className={styles.address}>/dashboard</span>
        </Link>
      </li>
      <li>
        <Link to="/" className={styles.link}>
          <Icon name="home" />
          Home
          <span className={styles.address}>/</span>
        </Link>
      </li>
    </ul>
  );
}
