// A spinner for waits inside a widget. It appears only after 300 ms, so that a quick answer does not flash.
import styles from './Spinner.module.css';

/** Decorative, because a text beside it says what is under way. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />;
}
