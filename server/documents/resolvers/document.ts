// Resolves reading, adding and changing one document.
import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolverTypes.ts';
import { badUserInput, type InputProblem, unauthenticated } from '../../graphql/errors.ts';
import { libraryToRead, libraryToWrite } from '../../graphql/requestLibrary.ts';
import { groupLoads } from '../../groups/groupLoads.ts';
import { clearHidden } from '../clearHidden.ts';
import { presentDocument, presentUpdated } from '../../presenters/presentDocument.ts';
import { readDocumentInput } from '../../library/readDocumentInput.ts';
import { writeLibrary } from '../../library/maintenance.ts';
import { findDocument, insertDocuments, updateDocument } from '../../library/writeDocuments.ts';

/** Matches the ids of parts of a document that are nodes: the issue or the proceedings in which it was published. */
const partForm = /^(?<documentId>[^.]+)\.in$/;

/** Finds any object that the viewer may read, by its id. */
export const node: NonNullable<QueryResolvers['node']> = async (_root, { id }, context) => {
  const { viewer, libraries } = context;
  if (!viewer) throw unauthenticated();
  if (viewer.id === id) return { __typename: 'User', id: viewer.id, email: viewer.email };
  const library = libraries.findSource(id);
  if (library) return { __typename: 'Library', ...library };
  const documentId = partForm.exec(id)?.groups?.documentId;
  const row = await findDocument(await libraryToRead(context, null, [id]), documentId ?? id);
  if (!row) return documentId === undefined ? groupLoads(context).find(id) : null;
  const document = presentDocument(row);
  if (documentId === undefined) return document;
  // Proceedings in several volumes are not nodes.
  return document.__typename === 'JournalArticle' || document.__typename === 'ProceedingsArticle' ? document.in : null;
};

export const userDocument: NonNullable<QueryResolvers['userDocument']> = async (_root, { id }, context) => {
  const row = await findDocument(await libraryToRead(context, null, [id]), id);
  return row && presentDocument(row);
};

export const addUserDocument: NonNullable<MutationResolvers['addUserDocument']> = async (
  _root,
  { input, libraryId },
  context,
) => {
  const library = await libraryToWrite(context, libraryId);
  const problems: InputProblem[] = [];
  const patch = readDocumentInput(input, ['input'], problems);
  if (!patch) throw badUserInput(problems);
  const [row] = await writeLibrary(library, (tx) => insertDocuments(tx, context.newId, [patch]));
  return row ? presentDocument(row) : null;
};

export const updateUserDocument: NonNullable<MutationResolvers['updateUserDocument']> = async (
  _root,
  { input },
  context,
) => {
  const library = await libraryToWrite(context, input.libraryId, [input.id]);
  const problems: InputProblem[] = [];
  const read = readDocumentInput(input, ['input'], problems);
  const patch = read && clearHidden(read, input.clearHidden ?? [], ['input', 'clearHidden'], problems);
  if (!patch || problems.length > 0) throw badUserInput(problems);
  const { row, madeRevisions } = await writeLibrary(library, (tx) =>
    updateDocument(tx, input.id, patch, input.revision ?? null, { keepsKind: input.keepKind ?? false }),
  );
  return presentUpdated(row, madeRevisions);
};
