// Mutation.restoreUserDocuments
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { moveSelected } from '../moveSelected.ts';
import { restoreDocuments } from '../trash.ts';

export const restoreUserDocuments: NonNullable<MutationResolvers['restoreUserDocuments']> = (
  _root,
  { input },
  context,
) => moveSelected(context, input.selection, 'restore', restoreDocuments);
