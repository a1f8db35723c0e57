// The keys of local storage that begin with a prefix.

/** The names that begin so. A browser that keeps nothing is no reason to fail. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
