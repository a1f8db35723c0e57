// Query.node: whatever has an id and is the viewer's own.
import type { QueryResolvers } from '../../__generated__/resolverTypes.ts';
import { unauthenticated } from '../../graphql/errors.ts';
import { groupLoads } from '../../groups/groupLoads.ts';
import { presentDocument } from '../present.ts';
import { findDocument } from '../writeDocuments.ts';

/** The part of a document that is a node by itself: the issue or the proceedings it was published in. */
const partForm = /^(?<documentId>[^.]+)\.in$/;

export const node: NonNullable<QueryResolvers['node']> = async (_root, { id }, context) => {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  if (viewer.id === id) return { __typename: 'User', id: viewer.id, email: viewer.email };
  const documentId = partForm.exec(id)?.groups?.documentId;
  const row = await findDocument(context.library, documentId ?? id);
  if (!row) return documentId === undefined ? groupLoads(context).find(id) : null;
  const document = presentDocument(row);
  if (documentId === undefined) return document;
  // Proceedings in several volumes are no node.
  return document.__typename === 'JournalArticle' || document.__typename === 'ProceedingsArticle' ? document.in : null;
};
