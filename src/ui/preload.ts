// Preloads code on hover or focus, and ignores failures.
const unmissed = new WeakSet();

/** `loading` itself, with its failure handled. */
export function preload<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  return loading.catch((error: unknown) => {
    if (error instanceof Error) unmissed.add(error);
    throw error;
  });
}

/** Whether an error is that of a preload, for which nobody waits. */
export function isPreloadFailure(error: Error): boolean {
  return unmissed.has(error);
}
