// What a person is told where something was not taken back, whatever it was.
import { messageOf } from '#machines/problem.ts';

/** A refusal in the words of the person. */
export function notUndone(why: string, isPart = false): string {
  return `${isPart ? 'Not wholly undone' : 'Not undone'}: ${why}`;
}

/** Whether what was refused may be done later: once somebody has logged in again, or asks less often. */
export function mayBeUndoneLater(code: string | undefined): boolean {
  return code === 'UNAUTHENTICATED' || code === 'RATE_LIMITED';
}

/** Resolves as `asked` does; where there was no answer, rejects with words that say so. */
export function sayUnanswered<Answer>(asked: Promise<Answer>): Promise<Answer> {
  return asked.catch((error: unknown) => {
    throw new Error(`${messageOf(error)}. Perhaps it was not undone. Trying again is safe.`);
  });
}
