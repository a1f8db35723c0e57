// Takes documents out of the group that is listed. By itself, so that it is fetched when it is first wanted.
import type { CarriedDocuments } from '#src/features/groups/carried.ts';
import { applyMembership } from '#src/features/groups/membership/applyMembership.ts';
import type { GroupChange } from '#src/features/groups/mutations/groupOutcome.ts';
import { toast } from '#src/ui/toast/toast.ts';

/** Resolves with whether they were taken out; why not has been said by then. */
export async function leaveGroup(
  change: GroupChange,
  documents: CarriedDocuments,
  group: { readonly id: string; readonly name: string },
): Promise<boolean> {
  const outcome = await applyMembership(change, documents, { [group.id]: 'none' }, () => group.name);
  if (outcome.kind === 'done') return true;
  toast({ tone: 'danger', message: `${outcome.message}. Nothing was changed.`, timeout: null });
  return false;
}
