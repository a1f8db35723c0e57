// The resolvers of documents.
import type { Resolvers } from '../__generated__/resolverTypes.ts';
import { documentGroups } from './groupsOfDocuments.ts';
import { addDocumentsToGroup, groupMembership, removeDocumentsFromGroup } from './resolvers/groupMembership.ts';
import { addUserDocument, node, updateUserDocument, userDocument } from './resolvers/document.ts';
import { addUserDocuments } from './resolvers/addUserDocuments.ts';
import { bringBackRevision, takeBackRevisions, undo } from './resolvers/undoMutations.ts';
import {
  changes,
  documents,
  documentsConnection,
  lastChange,
  libraryParts,
  searchSuggestions,
} from './resolvers/libraryFields.ts';
import { deleteUserDocuments, purgeUserDocuments, restoreUserDocuments } from './resolvers/trashMutations.ts';
import { editUserDocuments } from './resolvers/editUserDocuments.ts';
import { documentHistory } from './resolvers/documentHistory.ts';
import { whoAdded } from './whoAdded.ts';

/** Fields of every kind of document that need a query of their own. */
const beside = { ...documentGroups, ...documentHistory, ...whoAdded };

/** The fields of a library that are resolved here; `User` has them for the personal one. */
const libraryContent = { changes, documents, groupMembership, lastChange, libraryParts, searchSuggestions };

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
  User: libraryContent,
  Library: libraryContent,
  UserDocumentsConnection: documentsConnection,
  JournalArticle: beside,
  ProceedingsArticle: beside,
  Thesis: beside,
  Proceedings: beside,
  ProceedingsMultiVolume: { ...documentGroups, ...documentHistory },
  Other: beside,
};
