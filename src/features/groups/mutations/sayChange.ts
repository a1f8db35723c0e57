// The messages after a change to a group: failed, unknown, or done with "Undo".
import { messageOf } from '#machines/problem.ts';
import { reversibleSteps } from '#src/relay/reversibleSteps.ts';
import { tellChange } from '#src/ui/undo/undoHistory.ts';
import { type GroupChange, type GroupOutcome, renewGroups } from './groupOutcome.ts';
import { groupTreeTexts } from '../tree/groupTreeTexts.ts';

type Refused = Extract<GroupOutcome, { kind: 'refused' }>;

/** A change that was not made, or of which nobody knows; `message` is all there is to say of it, without the last full stop. */
export interface Unchanged {
  readonly kind: 'refused';
  readonly message: string;
  /** A group that it needs is not there: to try it again would change nothing. */
  readonly isGone: boolean;
}

export type Attempt = Extract<GroupOutcome, { kind: 'done' }> | Unchanged;

/** What a message about this group is said under: the last one is the one that counts. */
export function messageKey(id: string): string {
  return `group-${id}`;
}

/** The API's words for what is wrong, as they stand below a field. */
export function refusalText({ message, problems }: Pick<Refused, 'message' | 'problems'>): string {
  return (problems[0]?.message ?? message).replace(/\.$/, '');
}

/**
 * Makes a change. Where it is not made `not` says so ("“Cocoa” was not moved"); where no answer came it may have been made all the
 * same. Then, and where a group is gone, the groups are asked for again. Never rejects.
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
    const message = groupTreeTexts.changes.perhaps(messageOf(error), not);
    return { kind: 'refused', message, isGone: false };
  }
}

/** An id for a step, by which it can be taken back also where no answer to it came. */
export function newStep(): string {
  return crypto.randomUUID();
}

/** Says what steps have done to the group with this id, with the way back; `what` says it without the last full stop. */
export function tellGroupChange(
  change: GroupChange,
  id: string,
  what: string,
  steps: readonly string[],
  message = what,
): void {
  const { environment, userId } = change;
  const onReversed = () => {
    renewGroups(change);
  };
  tellChange(reversibleSteps({ environment, userId, steps, what, key: messageKey(id), onReversed }), message);
}
