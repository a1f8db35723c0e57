// Mutation.makeCitationKeys
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { editDocuments } from '../../documents/editDocuments.ts';
import { patchOfStored } from '../../documents/readInput.ts';
import { askingFor, checkSelection, readSelection, selectionSql } from '../../documents/selection.ts';
import { changeLibrary } from '../../documents/tidy.ts';
import { rememberStep } from '../../documents/undoSteps.ts';
import { ensureDerived } from '../../groups/content/derive.ts';
import { planKeys } from '../makeKeys.ts';

export const makeCitationKeys: NonNullable<MutationResolvers['makeCitationKeys']> = async (
  _root,
  { input },
  { library, newId },
) => {
  const selection = await readSelection(library, input.selection, ['input', 'selection']);
  await ensureDerived(library);
  return changeLibrary(library, async (tx) => {
    await checkSelection(tx, selection);
    const where = (ownerId: string) => selectionSql(ownerId, selection);
    const planned = await askingFor(selection, () => planKeys(tx, where, input.onlyMissing ?? false));
    const edited = await editDocuments(tx, where, ({ id, kind }) => {
      const keys = planned.get(id);
      return patchOfStored(kind, keys ? [['citationKeys', [...keys]]] : []);
    });
    const ids = edited.map(([id]) => id);
    const undo = await rememberStep(tx, newId, 'edit', ids, { edited });
    return { __typename: 'DocumentsChangedPayload', count: ids.length, undo };
  });
};
