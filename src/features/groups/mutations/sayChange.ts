// The messages after a change to a group: failed, unknown, or done with "Undo".
import { messageOf } from '#machines/problem.ts';
import { reversibleSteps } from '#src/relay/reversibleSteps.ts';
import { tellChange } from '#src/ui/undo/undoHistory.ts';
import { type GroupChange, type GroupOutcome, renewGroups } from './groupOutcome.ts';
import { groupActionTexts } from '../tree/groupActionTexts.ts';

type Refused = Extract<GroupOutcome, { kind: 'refused' }>;

/** A change that was refused, or whose result is unknown; `message` is the full report, without the last full stop. */
export interface Unchanged {
  readonly kind: 'refused';
  readonly message: string;
  /** A group that the change needs was deleted, so retrying is useless. */
  readonly isGone: boolean;
}

export type Attempt = Extract<GroupOutcome, { kind: 'done' }> | Unchanged;

/** The key of messages about this group: a new one replaces the last one. */
export function messageKey(id: string): string {
  return `group-${id}`;
}

/** The API's message for the problem, as shown below a field. */
export function refusalText({ message, problems }: Pick<Refused, 'message' | 'problems'>): string {
  return (problems[0]?.message ?? message).replace(/\.$/, '');
}

/**
 * Makes a change. If it fails, `not` says so ("“Cocoa” was not moved"). If there was no answer (the change may have been made) or a group is missing, the
 * groups are fetched again. Never rejects.
 */
export async function attempt(change: GroupChange, not: string, make: () => Promise<GroupOutcome>): Promise<Attempt> {
  try {
    const outcome = await make();
    if (outcome.kind === 'done') return outcome;
    const isGone = outcome.code === 'NOT_FOUND';
    if (isGone) renewGroups(change);
    return { kind: 'refused', message: `${not}: ${refusalText(outcome)}`, isGone };
  } catch (error) {
    renewGroups(change);
    const message = groupActionTexts.changes.perhaps(messageOf(error), not);
    return { kind: 'refused', message, isGone: false };
  }
}

/** An id for an undo step. Chosen here, so that the step can be undone even if its answer was lost. */
export function newStep(): string {
  return crypto.randomUUID();
}

/** Reports the steps done to this group, with an offer to undo them; `what` is the message without the last full stop. */
export function tellGroupChange(
  change: GroupChange,
  id: string,
  what: string,
  steps: readonly string[],
  message = what,
): void {
  const { environment } = change;
  const onReversed = () => {
    renewGroups(change);
  };
  tellChange(reversibleSteps({ environment, steps, what, key: messageKey(id), onReversed }), message);
}
