// Which texts a database can store, and so can be asked for.

/** PostgreSQL stores neither NUL nor half of a surrogate pair; it refuses a statement that brings one. */
export function isStorable(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text);
}
