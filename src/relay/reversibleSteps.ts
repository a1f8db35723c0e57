// Combines steps that the server remembers into one change that can be undone and redone: documents moved, edited together, added to groups.
import { commitLocalUpdate, type Environment } from 'relay-runtime';
import type { ChangeJoin, ReversalOutcome, Reversible } from '#machines/undoHistory/undoHistoryTypes.ts';
import { invalidateLists, markEdited, markGroups } from './invalidateLists.ts';
import { libraryIdOf } from './library.ts';
import { lookAfter, notUndone, refusedReversal, sayUnanswered } from './sayNotUndone.ts';
import { undoReasonTexts } from './undoReasonTexts.ts';
import { revertSteps } from './revertSteps.ts';

export interface StepsMade {
  readonly environment: Environment;
  /** The ids of the steps, in the order in which they were made. */
  readonly steps: readonly string[];
  readonly what: string;
  readonly undone?: string | undefined;
  readonly joins?: ChangeJoin | undefined;
  readonly key?: string | undefined;
  /** Invalidates other cached data, besides lists and counts. */
  readonly onReversed?: (() => void) | undefined;
}

/** The combined change. The last step is undone first. */
export function reversibleSteps(made: StepsMade): Reversible {
  return {
    what: made.what,
    undone: made.undone,
    joins: made.joins,
    libraryId: libraryIdOf(made.environment),
    key: made.key,
    reverse: () => lookAfter(reverseSteps(made), () => made.onReversed?.()),
  };
}

async function reverseSteps(made: StepsMade): Promise<ReversalOutcome> {
  const { environment, steps } = made;
  const outcome = await sayUnanswered(revertSteps(environment, steps)).catch((error: unknown) => {
    // Parts may have been undone, so everything is reloaded, including groups.
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
    return { kind: 'refused', message: notUndone(undoReasonTexts.nothingLeft(left.documents + left.groups)) };
  const { joins } = made;
  const rest = joins && { ...joins, count: joins.count - left.documents };
  return {
    kind: 'done',
    opposite: again && reversibleSteps({ ...made, steps: again, joins: rest }),
    but: undoReasonTexts.left(left.documents, left.groups),
    left: left.documents,
  };
}

/** Reloads all lists and counts, and invalidates the rest. */
function lookAgain({ environment }: StepsMade, mark?: typeof markGroups): void {
  commitLocalUpdate(environment, (store) => {
    invalidateLists(store, environment);
    markEdited(store);
    mark?.(store);
  });
}
