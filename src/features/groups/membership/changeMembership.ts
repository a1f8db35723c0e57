// Adds documents to groups or removes them, for drops and menus. A message reports the result.
import type { Choices } from '#machines/groupMembership/groupMembershipTypes.ts';
import { toast } from '#src/ui/toast/toast.ts';
import type { DragPayload } from '../dragPayload.ts';
import type { GroupChange } from '../mutations/groupOutcome.ts';
import { applyMembership } from './applyMembership.ts';
import { membershipTexts } from './membershipTexts.ts';

const texts = membershipTexts.changes;

/**
 * Does it, and calls `onDone` when all is done, at once or when it was tried again; why not is said. Where no answer came nobody knows, and
 * the message offers to do it once more: what was done already is not done twice.
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
