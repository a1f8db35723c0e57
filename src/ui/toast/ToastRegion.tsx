// The one place of the page where messages stand. In the app's frame from the start; what fills it is loaded when something is said.
import { useSyncExternalStore } from 'react';
import { loadedToasts, onToast } from './toast.ts';
import styles from './ToastRegion.module.css';
import { toastRegionId, toastSlotId } from './toastRegionId.ts';
import { uiTexts } from '../uiTexts.ts';

const none = () => null;

/** Renders the landmark; without messages it is not there for anybody. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(onToast, loadedToasts, none);
  return (
    <section id={toastRegionId} className={styles.region} aria-label={uiTexts.messages} aria-keyshortcuts="F6">
      {toasts}
      <div id={toastSlotId} className={styles.slot} />
    </section>
  );
}
