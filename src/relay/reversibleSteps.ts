// Steps that the server remembers, as one change that can be taken back and done again: documents moved, edited alike, put into groups.
import { commitLocalUpdate, type Environment } from 'relay-runtime';
import type { ReversalOutcome, Reversible } from '#machines/undoHistory/undoHistoryTypes.ts';
import { invalidateLists, markEdited, markGroups } from './invalidateLists.ts';
import { lookAfter, notUndone, refusedReversal, sayUnanswered } from './sayNotUndone.ts';
import { type StepsUndone, undoSteps } from './undoSteps.ts';

export interface StepsMade {
  readonly environment: Environment;
  readonly userId: string;
  /** Their ids, in the order in which they were made. */
  readonly steps: readonly string[];
  readonly what: string;
  readonly key?: string | undefined;
  /** What shows more of it than lists and counts is asked for again. */
  readonly onReversed?: (() => void) | undefined;
}

/** How many were left, in words. */
function butFor({ documents, groups }: StepsUndone['left']): string | null {
  if (documents + groups === 0) return null;
  const counted = [countOf(documents, 'document'), countOf(groups, 'group')].filter((words) => words !== null);
  return `${counted.join(' and ')}, which ${changedSince(documents + groups)}`;
}

const changedSince = (count: number) =>
  count === 1 ? 'was changed since or is gone' : 'were changed since or are gone';

function whyNothing(leftCount: number): string {
  if (leftCount === 0) return 'nothing is left of it';
  return `${leftCount === 1 ? 'it' : 'all'} ${changedSince(leftCount)}`;
}

function countOf(count: number, noun: string): string | null {
  if (count === 0) return null;
  return count === 1 ? `one ${noun}` : `${count.toLocaleString('en')} ${noun}s`;
}

/** The change. The last step is taken back first. */
export function reversibleSteps(made: StepsMade): Reversible {
  return {
    what: made.what,
    key: made.key,
    reverse: () => lookAfter(reverseSteps(made), () => made.onReversed?.()),
  };
}

async function reverseSteps(made: StepsMade): Promise<ReversalOutcome> {
  const { environment, steps } = made;
  const outcome = await sayUnanswered(undoSteps(environment, steps)).catch((error: unknown) => {
    // What may have been undone is looked for, groups among it.
    lookAgain(made, markGroups);
    throw error;
  });
  if (outcome.kind === 'refused') {
    if (outcome.code !== 'UNAUTHENTICATED') lookAgain(made);
    return refusedReversal(outcome, outcome.isPart);
  }
  lookAgain(made);
  const { count, left, again } = outcome;
  if (count === 0 && again?.length === 0)
    return { kind: 'refused', message: notUndone(whyNothing(left.documents + left.groups)) };
  return { kind: 'done', opposite: again && reversibleSteps({ ...made, steps: again }), but: butFor(left) };
}

/** All lists and counts are asked for again, and what else is marked. */
function lookAgain({ environment, userId }: StepsMade, mark?: typeof markGroups): void {
  commitLocalUpdate(environment, (store) => {
    invalidateLists(store, userId);
    markEdited(store);
    mark?.(store);
  });
}
