// Loads code on a hover or a focus, before it is needed: a failure of this stays unnoticed.
const unmissed = new WeakSet();

/** `loading` as it is, but what it fails with is no reason to do anything. */
export function preload<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  return loading.catch((error: unknown) => {
    if (error instanceof Error) unmissed.add(error);
    throw error;
  });
}

/** Whether this is why something did not come that nobody waits for. */
export function isPreloadFailure(error: Error): boolean {
  return unmissed.has(error);
}
