// Steps that the server remembers, as one change that can be taken back and done again: documents moved, edited alike, put into groups.
import type { Environment } from 'relay-runtime';
import { type Left, undoStep } from './undoStep.ts';
import type { ReversalOutcome, Reversible } from '#machines/undoHistory/undoHistoryTypes.ts';

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
function butFor({ documents, groups }: Left): string | null {
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
    reverse: async () => {
      try {
        return await reverseSteps(made);
      } finally {
        made.onReversed?.();
      }
    },
  };
}

async function reverseSteps(made: StepsMade): Promise<ReversalOutcome> {
  const again: string[] = [];
  let left: Left = { documents: 0, groups: 0 };
  let count = 0;
  for (const id of made.steps.toReversed()) {
    const outcome = await undoStep(made.environment, id, made.userId);
    if (outcome.kind === 'refused') return outcome;
    count += outcome.count;
    left = { documents: left.documents + outcome.left.documents, groups: left.groups + outcome.left.groups };
    if (outcome.again !== null) again.push(outcome.again);
  }
  const leftCount = left.documents + left.groups;
  if (count === 0 && again.length === 0) return { kind: 'refused', message: `Not undone: ${whyNothing(leftCount)}` };
  const isWhole = again.length === made.steps.length;
  return {
    kind: 'done',
    opposite: isWhole ? reversibleSteps({ ...made, steps: again }) : null,
    but: butFor(left),
  };
}
