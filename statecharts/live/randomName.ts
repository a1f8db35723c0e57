// Generates a name that is unique among the browser's tabs. `crypto.randomUUID` requires a secure context; this works everywhere.

/** Returns a new name. */
export function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
