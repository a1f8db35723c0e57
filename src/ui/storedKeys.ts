// Lists the keys of local storage with a given prefix.

/** Empty if the browser blocks local storage. */
export function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
