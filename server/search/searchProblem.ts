// Explains to the person who searched why a statement failed, if the search itself was the reason.
import { StatementTimeout } from '../database/database.ts';

export const tooSlow = 'This search takes too long. Try a simpler one.';

/** Whether PostgreSQL rejected a regular expression. */
function isUnusablePattern(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === '2201B' || code === '54000' || code === '54001';
}

/** The message for a search whose statement failed with this error; null if the search is not the reason. */
export function searchProblem(error: unknown): string | null {
  if (error instanceof StatementTimeout) return tooSlow;
  return isUnusablePattern(error) ? 'This regular expression is not supported.' : null;
}
