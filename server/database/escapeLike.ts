// Escapes text for a `like` pattern.

/** Escapes the wildcards in a text, so that a `like` matches it literally. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
