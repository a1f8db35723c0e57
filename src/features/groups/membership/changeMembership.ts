// Adds documents to groups or removes them, for drops and menus. A message reports the result.
import type { Choices } from '#machines/groupMembership/groupMembershipTypes.ts';
import { toast } from '#src/ui/toast/toast.ts';
import type { DragPayload } from '../dragPayload.ts';
import type { GroupChange } from '../mutations/groupOutcome.ts';
import { applyMembership } from './applyMembership.ts';
import { membershipTexts } from './membershipTexts.ts';

const texts = membershipTexts.changes;

/**
 * Makes the change, and calls `onDone` once everything is done, at once or after a retry. Failures are reported. If there was no answer, the message offers a
 * retry, which does nothing twice.
 */
export async function changeMembership(
  change: GroupChange,
  documents: DragPayload,
  choices: Choices,
  nameOf: (groupId: string) => string,
  onDone: () => void = () => undefined,
): Promise<void> {
  const outcome = await applyMembership(change, documents, { choices, newGroups: [] }, nameOf);
  if (outcome.kind === 'done') {
    onDone();
    return;
  }
  if (outcome.kind === 'refused') {
    toast({ tone: 'danger', message: `${outcome.message}. ${texts.nothingChanged}`, timeout: null });
    return;
  }
  const { left } = outcome;
  toast({
    tone: 'danger',
    message: `${outcome.message}. ${texts.safeToRetry}`,
    timeout: null,
    action: {
      label: texts.retry,
      run: async () => {
        const again = await applyMembership(change, documents, left, nameOf);
        if (again.kind === 'done') onDone();
        else
          throw new Error(
            `${again.message}. ${again.kind === 'unanswered' ? texts.safeToRetry : texts.nothingChanged}`,
          );
      },
    },
  });
}
