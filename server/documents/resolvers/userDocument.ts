// Query.userDocument
import type { QueryResolvers } from '../../__generated__/resolverTypes.ts';
import { presentDocument } from '../present.ts';
import { findDocument } from '../writeDocuments.ts';

export const userDocument: NonNullable<QueryResolvers['userDocument']> = async (_root, { id }, { library }) => {
  const row = await findDocument(library, id);
  return row && presentDocument(row);
};
