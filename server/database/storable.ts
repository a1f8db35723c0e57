// What a database can hold as text, and so be asked for.

/** PostgreSQL stores neither NUL nor half of a surrogate pair; it refuses a statement that brings one. */
export function isStorable(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text);
}
