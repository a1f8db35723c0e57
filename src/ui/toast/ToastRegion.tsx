// The page's only region for messages. It is in the app's frame from the start; the code that shows messages is loaded with the first one.
import { useSyncExternalStore } from 'react';
import { loadedToasts, onToast } from './toast.ts';
import styles from './ToastRegion.module.css';
import { toastRegionId, toastSlotId } from './toastRegionId.ts';
import { uiTexts } from '../uiTexts.ts';

const none = () => null;

/** Renders the landmark; without messages it is hidden from everybody. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(onToast, loadedToasts, none);
  return (
    <section id={toastRegionId} className={styles.region} aria-label={uiTexts.messages} aria-keyshortcuts="F6">
      {toasts}
      <div id={toastSlotId} className={styles.slot} />
    </section>
  );
}
