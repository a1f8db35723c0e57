// What a person is told where something was not taken back, whatever it was.
import { messageOf } from '#machines/problem.ts';
import type { ReversalOutcome } from '#machines/undoHistory/undoHistoryTypes.ts';
import type { Refusal } from './codedError.ts';
import { undoReasonTexts } from './undoReasonTexts.ts';

/** A refusal in the words of the person. */
export function notUndone(why: string, isPart = false): string {
  return isPart ? undoReasonTexts.partlyUndone(why) : undoReasonTexts.notUndone(why);
}

/** What a refusal comes to. Throws where it stays to be tried again: by who asks less often. */
export function refusedReversal({ code, message }: Pick<Refusal, 'code' | 'message'>, isPart = false): ReversalOutcome {
  if (code === 'UNAUTHENTICATED') return { kind: 'loggedOut' };
  const words = notUndone(message, isPart);
  if (code === 'RATE_LIMITED' || code === 'STORAGE_FULL') throw new Error(words);
  return { kind: 'refused', message: words };
}

/** Resolves as `reversal` does, and has what it was about looked at again, whatever came of it: but for who is logged out and cannot. */
export async function lookAfter(reversal: Promise<ReversalOutcome>, look: () => void): Promise<ReversalOutcome> {
  const outcome = await reversal.catch((error: unknown) => {
    look();
    throw error;
  });
  if (outcome.kind !== 'loggedOut') look();
  return outcome;
}

/** Resolves as `asked` does; where there was no answer, rejects with words that say so. */
export function sayUnanswered<Answer>(asked: Promise<Answer>): Promise<Answer> {
  return asked.catch((error: unknown) => {
    throw new Error(undoReasonTexts.unanswered(messageOf(error)));
  });
}
