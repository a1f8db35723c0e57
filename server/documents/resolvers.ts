// The part of the schema that documents/ resolves.
import type { Resolvers } from '../__generated__/resolverTypes.ts';
import { documentGroups } from './groupsOfDocuments.ts';
import { addDocumentsToGroup } from './resolvers/addDocumentsToGroup.ts';
import { addUserDocument } from './resolvers/addUserDocument.ts';
import { addUserDocuments } from './resolvers/addUserDocuments.ts';
import { bringBackRevision } from './resolvers/bringBackRevision.ts';
import { changes } from './resolvers/changes.ts';
import { deleteUserDocuments } from './resolvers/deleteUserDocuments.ts';
import { documents, documentsConnection } from './resolvers/documents.ts';
import { editUserDocuments } from './resolvers/editUserDocuments.ts';
import { groupMembership } from './resolvers/groupMembership.ts';
import { documentHistory } from './resolvers/history.ts';
import { lastChange } from './resolvers/lastChange.ts';
import { libraryParts } from './resolvers/libraryParts.ts';
import { node } from './resolvers/node.ts';
import { purgeUserDocuments } from './resolvers/purgeUserDocuments.ts';
import { removeDocumentsFromGroup } from './resolvers/removeDocumentsFromGroup.ts';
import { restoreUserDocuments } from './resolvers/restoreUserDocuments.ts';
import { searchSuggestions } from './resolvers/searchSuggestions.ts';
import { takeBackRevisions } from './resolvers/takeBackRevisions.ts';
import { undo } from './resolvers/undo.ts';
import { updateUserDocument } from './resolvers/updateUserDocument.ts';
import { userDocument } from './resolvers/userDocument.ts';

/** What is asked for by itself, of every kind of document. */
const beside = { ...documentGroups, ...documentHistory };

export const documentResolvers: Resolvers = {
  Query: { node, userDocument },
  Mutation: {
    addDocumentsToGroup,
    addUserDocument,
    addUserDocuments,
    bringBackRevision,
    deleteUserDocuments,
    editUserDocuments,
    purgeUserDocuments,
    removeDocumentsFromGroup,
    restoreUserDocuments,
    takeBackRevisions,
    undo,
    updateUserDocument,
  },
  User: { changes, documents, groupMembership, lastChange, libraryParts, searchSuggestions },
  UserDocumentsConnection: documentsConnection,
  JournalArticle: beside,
  ProceedingsArticle: beside,
  Thesis: beside,
  Proceedings: beside,
  ProceedingsMultiVolume: beside,
  Other: beside,
};
