// Helpers that wait for asynchronous effects.

/** Polls until `probe` returns something other than `undefined`; fails with `what` after `timeout` ms. */
export async function eventually<T>(
  what: string | (() => string),
  probe: () => Promise<T | undefined> | T | undefined,
  timeout = 30_000,
): Promise<T> {
  const end = Date.now() + timeout;
  for (;;) {
    const found = await probe();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`Waited ${timeout} ms for ${typeof what === 'string' ? what : what()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Whether a promise is settled by now. */
export function settledYet(promise: Promise<unknown>): () => boolean {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  promise.then(settle, settle);
  return () => isSettled;
}
