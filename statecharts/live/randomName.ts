// A name that no other tab of this browser has. `crypto.randomUUID` is only there in a secure context; this is everywhere.

/** Makes one. */
export function randomName(): string {
  return [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
