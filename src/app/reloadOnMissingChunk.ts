// After a deployment an open tab asks for parts that are gone. One full load brings the new version; a guard keeps it from going round.

const key = 'chunk-reload';
const guard = 10_000;

/** Reloads the page when a part cannot be loaded, at most once in ten seconds; after that the error is shown. Returns how to stop. */
export function reloadOnMissingChunk(): () => void {
  const reload = (event: Event) => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    // Offline a reload would only lose the page.
    if (!navigator.onLine || Date.now() - last < guard) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    window.location.reload();
  };
  window.addEventListener('vite:preloadError', reload);
  return () => {
    window.removeEventListener('vite:preloadError', reload);
  };
}
