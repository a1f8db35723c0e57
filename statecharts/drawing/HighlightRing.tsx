// The ring around a state while a line that starts or ends there is highlighted.
import styles from './ChartNodes.module.css';
import { useHighlighted } from './HighlightContext.ts';

/** Renders the ring inside the state with this id. */
export function HighlightRing({ id }: { id: string }) {
  return useHighlighted().ends.has(id) && <span className={styles.highlightRing} />;
}
