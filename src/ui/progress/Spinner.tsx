// A turning ring for waits inside a widget. It shows after 300 ms only, so that a quick answer does not flash.
import styles from './Spinner.module.css';

/** Decoration: the words beside it say what is under way. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
