// Mutation.restoreUserDocuments
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { changeSelected } from '../bulkStep.ts';
import { restoreDocuments } from '../trash.ts';

export const restoreUserDocuments: NonNullable<MutationResolvers['restoreUserDocuments']> = (
  _root,
  { input },
  context,
) => changeSelected(context, input.selection, 'restore', restoreDocuments);
