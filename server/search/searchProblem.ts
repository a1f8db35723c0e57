// What of a failed statement is the fault of what was looked for, in words for who did.
import { StatementTimeout } from '../database/database.ts';

export const tooSlow = 'This search takes too long. Try a simpler one.';

/** What PostgreSQL says of a regular expression that it cannot make anything of. */
function isUnusablePattern(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === '2201B' || code === '54000' || code === '54001';
}

/** What is wrong with a search whose statement failed so; null where the search is not at fault. */
export function searchProblem(error: unknown): string | null {
  if (error instanceof StatementTimeout) return tooSlow;
  return isUnusablePattern(error) ? 'This regular expression is not supported.' : null;
}
