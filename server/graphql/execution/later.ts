// Parts of a value of which some may come later.

export function isPromise(value: unknown): value is PromiseLike<unknown> {
  return typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function';
}

/** Puts in the place of each promise what it gives. */
export async function allOf<Parts extends Record<string, unknown>>(parts: Parts): Promise<Parts> {
  const given = await Promise.all(Object.values(parts));
  return Object.assign(parts, Object.fromEntries(Object.keys(parts).map((key, index) => [key, given[index]])));
}

/** Throws, but waits for what is under way: it may fail too, which nobody would hear of. */
export function failAfter(parts: readonly unknown[], error: unknown): Promise<never> {
  if (!parts.some(isPromise)) throw error;
  return Promise.allSettled(parts).then(() => {
    throw error;
  });
}
