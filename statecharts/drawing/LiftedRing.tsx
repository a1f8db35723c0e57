// The ring around a state while a line that starts or ends there is lifted out.
import styles from './ChartNodes.module.css';
import { useLifted } from './LiftedContext.ts';

/** Draws the ring, inside the state of that id. */
export function LiftedRing({ id }: { id: string }) {
  return useLifted().ends.has(id) && <span className={styles.liftedRing} />;
}
