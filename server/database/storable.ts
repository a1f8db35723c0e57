// Tells which texts the database can store, and therefore can be part of a query.

/** PostgreSQL rejects statements with NUL or half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text);
}
