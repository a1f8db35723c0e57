// Loads code without which the page works. If that fails, the page is not reloaded, as it is for other code (src/app/reloadOnMissingChunk.ts).
const failures = new WeakSet();

/** `loading` itself. Its failure is left to the caller. */
export function loadOptional<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  return loading.catch((error: unknown) => {
    if (error instanceof Error) failures.add(error);
    throw error;
  });
}

/** Loads code in advance, for example on hover or focus. A failure is ignored, because whoever needs the code loads it again. */
export function preload(load: () => Promise<unknown>): void {
  loadOptional(load()).catch(() => undefined);
}

/** Whether optional code could not be loaded with this error. */
export function isOptionalFailure(error: Error): boolean {
  return failures.has(error);
}
