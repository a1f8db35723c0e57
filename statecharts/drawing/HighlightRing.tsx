// The ring around a state while a line that starts or ends there is highlighted.
import styles from './ChartNodes.module.css';
import { useLifted } from './LiftedContext.ts';

/** Renders the ring inside the state with this id. */
export function LiftedRing({ id }: { id: string }) {
  return useLifted().ends.has(id) && <span className={styles.liftedRing} />;
}
