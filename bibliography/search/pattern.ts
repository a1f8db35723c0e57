// Regular expressions that people write, for PostgreSQL: judged before anything runs, then translated.

/** Why a regular expression cannot be used, in words; null when it can. */
export function patternProblem(pattern: string): string | null {
  try {
    new RegExp(pattern, 'u');
    return null;
  } catch {
    return 'This is no regular expression.';
  }
}

/** The same as an ARE of PostgreSQL, for a pattern without a problem. */
export function toPostgresPattern(pattern: string): string {
  return pattern;
}
