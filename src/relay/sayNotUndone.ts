// Explains why something was not undone.
import { messageOf } from '#machines/problem.ts';
import type { ReversalOutcome } from '#machines/undoHistory/undoHistoryTypes.ts';
import type { Refusal } from './codedError.ts';
import { undoReasonTexts } from './undoReasonTexts.ts';

/** The message for a refusal. */
export function notUndone(why: string, isPart = false): string {
  return isPart ? undoReasonTexts.partlyUndone(why) : undoReasonTexts.notUndone(why);
}

/** The result of a refusal. Throws if it is temporary, so that the person can retry. */
export function refusedReversal({ code, message }: Pick<Refusal, 'code' | 'message'>, isPart = false): ReversalOutcome {
  if (code === 'UNAUTHENTICATED') return { kind: 'loggedOut' };
  const words = notUndone(message, isPart);
  if (code === 'RATE_LIMITED' || code === 'STORAGE_FULL') throw new Error(words);
  return { kind: 'refused', message: words };
}

/** Resolves like `reversal`, and then reloads the affected data, unless the person is logged out. */
export async function lookAfter(reversal: Promise<ReversalOutcome>, look: () => void): Promise<ReversalOutcome> {
  const outcome = await reversal.catch((error: unknown) => {
    look();
    throw error;
  });
  if (outcome.kind !== 'loggedOut') look();
  return outcome;
}

/** Resolves like `asked`; if there was no answer, rejects with a message that says so. */
export function sayUnanswered<Answer>(asked: Promise<Answer>): Promise<Answer> {
  return asked.catch((error: unknown) => {
    throw new Error(undoReasonTexts.unanswered(messageOf(error)));
  });
}
