// Mutation.makeCitationKeys
import sql from 'sql-template-tag';
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { editEach } from '../../library/editDocuments.ts';
import { undoEdit } from '../../library/undoEdits.ts';
import { patchOfStored } from '../../library/readDocumentInput.ts';
import { libraryToWrite } from '../../graphql/requestLibrary.ts';
import { askingFor, checkSelection, idsNamedIn, readSelection } from '../../list/selection.ts';
import { checkRoomToEdit, readParts, writeParts } from '../../list/writeParts.ts';
import { ensureDerived } from '../../library/derived/deriveLibrary.ts';
import { KeyPlan } from '../makeKeys.ts';

export const makeCitationKeys: NonNullable<MutationResolvers['makeCitationKeys']> = async (
  _root,
  { input },
  context,
) => {
  const library = await libraryToWrite(context, input.libraryId, idsNamedIn(input.selection));
  return library.heavyJob(async (heavy) => {
    const selection = await readSelection(heavy, input.selection, ['input', 'selection']);
    await ensureDerived(heavy);
    await checkSelection(heavy, selection);
    const onlyMissing = input.onlyMissing ?? false;
    const where = onlyMissing ? sql`sort_citation_key is null` : sql`true`;
    await askingFor(selection, () => checkRoomToEdit(heavy, selection, { where }));
    const parts = await askingFor(selection, () => readParts(heavy, selection));
    const plan = await KeyPlan.of(heavy, parts, onlyMissing);
    const done = await writeParts(heavy, context.newId, parts, async (tx, part, number) => {
      const planned = await plan.keysOf(tx, number);
      const edited = await editEach(tx, part, ({ id, kind }) => {
        const keys = planned.get(id);
        return patchOfStored(kind, keys ? [['citationKeys', [...keys]]] : []);
      });
      return undoEdit.step(
        edited.map(([id]) => id),
        { edited },
      );
    });
    return { __typename: 'DocumentsChangedPayload', ...done };
  });
};
