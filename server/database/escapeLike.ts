// Text as a part of the pattern of a `like`, where some characters stand for others.

/** The text with its own wildcards escaped: in a `like` it means itself. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
