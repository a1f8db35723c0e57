// Tells what draws its colours itself when they change: by the person's choice, or with the device.
import { useSyncExternalStore } from 'react';

let changes = 0;

function subscribe(listener: () => void): () => void {
  const change = () => {
    changes += 1;
    listener();
  };
  const observer = new MutationObserver(change);
  observer.observe(document.documentElement, { attributes: true });
  const device = matchMedia('(prefers-color-scheme: dark)');
  device.addEventListener('change', change);
  return () => {
    observer.disconnect();
    device.removeEventListener('change', change);
  };
}

/** A number that grows with each change. */
export function useThemeChanges(): number {
  return useSyncExternalStore(subscribe, () => changes);
}
