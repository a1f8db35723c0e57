// Escapes text for a `like` pattern.

/** The text with its own wildcards escaped: in a `like` it means itself. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
