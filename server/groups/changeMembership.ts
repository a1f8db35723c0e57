// Adds the selected documents to a group, or removes them from it.
import type {
  AddDocumentsToGroupInput,
  DocumentsChangedPayload,
  RemoveDocumentsFromGroupInput,
} from '../__generated__/resolverTypes.ts';
import type { LibraryReader } from '../library/library.ts';
import type { Context } from '../graphql/context.ts';
import { libraryToWrite } from '../graphql/requestLibrary.ts';
import { askingFor, checkSelection, readSelection } from '../list/selection.ts';
import { readParts, writeParts } from '../list/writeParts.ts';
import { ensureDerived } from '../library/derived/deriveLibrary.ts';
import { documentsOf } from './members.ts';
import { checkFilledByHand, insertMembers, removeMembers } from './membership.ts';
import { undoAddToGroup, undoRemoveFromGroup } from './undoGroups.ts';

/** A change of the documents that are in a group by hand. */
export type MembershipAction = 'addToGroup' | 'removeFromGroup';

/** Adds the selected documents to a group, or removes them from it, as one step that can be undone. */
export async function changeMembership(
  context: Pick<Context, 'libraries' | 'newId'>,
  input: AddDocumentsToGroupInput | RemoveDocumentsFromGroupInput,
  action: MembershipAction,
): Promise<DocumentsChangedPayload> {
  const { groupId } = input;
  const library = await libraryToWrite(context, input.libraryId, [groupId]);
  return library.heavyJob(async (heavy) => {
    const selection = await readSelection(heavy, input.selection, ['input', 'selection']);
    await ensureDerived(heavy);
    const checkGroup = (reader: LibraryReader) =>
      checkFilledByHand(
        reader,
        [{ id: groupId, path: ['input', 'groupId'] }],
        action === 'addToGroup' ? undefined : 'This group fills itself: documents cannot be removed from it.',
      );
    await checkGroup(heavy);
    await checkSelection(heavy, selection);
    const parts = await askingFor(selection, () => readParts(heavy, selection, { documents: 1_000, text: Infinity }));
    const done = await writeParts(heavy, context.newId, parts, async (tx, part) => {
      // A large selection is changed in several transactions; the group may have been deleted or changed between them.
      await checkGroup(tx);
      if (action === 'addToGroup') return undoAddToGroup.step(await insertMembers(tx, groupId, part), { groupId });
      const removed = await removeMembers(tx, groupId, part);
      const since = removed.map((member) => member.since?.toISOString() ?? null);
      return undoRemoveFromGroup.step(documentsOf(removed), { groupId, since });
    });
    return { __typename: 'DocumentsChangedPayload', ...done };
  });
}
