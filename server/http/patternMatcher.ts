// Matches paths with patterns of addresses; used for pages, the server's own addresses and the log.

/**
 * Returns a function that finds the first of these patterns that a path matches exactly; null if none does. `:name` in a pattern matches one
 * segment that is not empty.
 */
export function patternMatcher<Pattern extends string>(patterns: readonly Pattern[]): (path: string) => Pattern | null {
  const split = patterns.map((pattern) => ({ pattern, parts: pattern.split('/') }));
  return (path) => {
    const segments = path.split('/');
    const matches = (parts: readonly string[]) =>
      parts.length === segments.length &&
      parts.every((part, index) => (part.startsWith(':') ? segments[index] !== '' : part === segments[index]));
    return split.find(({ parts }) => matches(parts))?.pattern ?? null;
  };
}
