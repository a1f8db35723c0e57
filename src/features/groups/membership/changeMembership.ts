// Puts documents into groups or takes them out from anywhere but the dialog: by a drop, by a menu. What becomes of it is said in a message.
import type { Choices } from '#machines/groupMembership/groupMembershipTypes.ts';
import { toast } from '#src/ui/toast/toast.ts';
import type { CarriedDocuments } from '../carried.ts';
import type { GroupChange } from '../mutations/groupOutcome.ts';
import { applyMembership } from './applyMembership.ts';

/**
 * Resolves with whether all was done; why not has been said by then. Where no answer came nobody knows, and the message offers to do it
 * once more: what was done already is not done twice.
 */
export async function changeMembership(
  change: GroupChange,
  documents: CarriedDocuments,
  choices: Choices,
  nameOf: (groupId: string) => string,
): Promise<boolean> {
  const outcome = await applyMembership(change, documents, { choices, newGroups: [] }, nameOf);
  if (outcome.kind === 'done') return true;
  if (outcome.kind === 'refused') {
    toast({ tone: 'danger', message: `${outcome.message}. Nothing was changed.`, timeout: null });
    return false;
  }
  const { left } = outcome;
  toast({
    tone: 'danger',
    message: `${outcome.message}. Trying again is safe: nothing is done twice.`,
    timeout: null,
    action: {
      label: 'Try again',
      run: async () => {
        const again = await applyMembership(change, documents, left, nameOf);
        if (again.kind !== 'done') throw new Error(`${again.message}.`);
      },
    },
  });
  return false;
}
