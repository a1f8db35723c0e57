// An operation for each query and mutation of the schema, for tests of what is allowed to whom.
import { isLeafType, getNamedType } from 'graphql';
import { type Access, accessTable } from '#server/graphql/accessTable.ts';
import { objectType } from '#tests/support/apiSchema.ts';
import { rootOperations } from '#tests/support/smallestOperations.ts';
import { explicit } from './groupOperations.ts';

/** What a library has for the operations to act on, and the caller's own library. */
export interface Content {
  readonly libraryId: string;
  readonly documentId: string;
  readonly otherId: string;
  readonly groupId: string;
  readonly ownLibraryId: string;
}

type Arguments = (content: Content) => object;

/** Arguments for the fields that are about a library. Without its id, they lead to it by what they name. */
const argumentsOf: Readonly<Record<string, Arguments>> = {
  addCitationStyle: ({ libraryId }) => ({ input: { libraryId, xml: '' } }),
  addDocumentsToGroup: ({ documentId, groupId }) => ({ input: { groupId, selection: { ids: [documentId] } } }),
  addGroups: ({ libraryId }) => ({ input: { libraryId, groups: [explicit('Added')] } }),
  addUserDocument: ({ libraryId }) => ({ libraryId, input: { other: { title: 'Added' } } }),
  addUserDocuments: ({ libraryId }) => ({ input: { libraryId, documents: [{ other: { title: 'Added' } }] } }),
  bringBackRevision: ({ documentId }) => ({ input: { id: documentId, revision: 1 } }),
  chooseStyle: ({ libraryId }) => ({ input: { libraryId, style: 'apa' } }),
  copyToLibrary: ({ libraryId }) => ({ input: { selection: { ids: [] }, toLibraryId: libraryId } }),
  createGroup: ({ libraryId }) => ({ libraryId, input: explicit('Added') }),
  createShareLink: ({ libraryId }) => ({ input: { libraryId } }),
  deleteGroup: ({ groupId }) => ({ input: { id: groupId } }),
  deleteUserDocuments: ({ otherId }) => ({ input: { selection: { ids: [otherId] } } }),
  editUserDocuments: ({ documentId }) => ({ input: { selection: { ids: [documentId] }, addKeywords: ['seen'] } }),
  keepUserDocumentsApart: ({ documentId, otherId }) => ({ input: { ids: [documentId, otherId] } }),
  makeCitationKeys: ({ documentId }) => ({ input: { selection: { ids: [documentId] } } }),
  mergeUserDocuments: ({ documentId, otherId }) => ({ input: { into: documentId, from: [otherId] } }),
  moveGroup: ({ groupId }) => ({ input: { id: groupId } }),
  purgeUserDocuments: ({ otherId }) => ({ input: { selection: { ids: [otherId] } } }),
  removeCitationStyle: ({ libraryId }) => ({ input: { libraryId, id: 'own:none' } }),
  removeDocumentsFromGroup: ({ documentId, groupId }) => ({ input: { groupId, selection: { ids: [documentId] } } }),
  restoreGroup: ({ groupId }) => ({ input: { id: groupId } }),
  restoreUserDocuments: ({ otherId }) => ({ input: { selection: { ids: [otherId] } } }),
  setCitationKeyPattern: ({ libraryId }) => ({ input: { libraryId, pattern: '[auth]' } }),
  setGroupsExpanded: ({ groupId }) => ({ input: { ids: [groupId], isExpanded: true } }),
  takeBackRevisions: ({ documentId }) => ({ input: { id: documentId, revisions: [1] } }),
  undo: ({ libraryId }) => ({ input: { libraryId, id: 'undo_none' } }),
  updateGroup: ({ groupId }) => ({ input: { id: groupId, name: 'Renamed' } }),
  updateUserDocument: ({ documentId }) => ({ input: { id: documentId, journalArticle: { title: 'Changed' } } }),
  // These read a library and change nothing in it.
  findDoi: ({ documentId }) => ({ input: { documentId } }),
  lookUp: ({ libraryId }) => ({ input: { libraryId, text: '' } }),
  copyPreview: ({ libraryId, ownLibraryId }) => ({
    input: { libraryId, selection: { ids: [] }, toLibraryId: ownLibraryId },
  }),
  group: ({ groupId }) => ({ id: groupId }),
  groupPreview: ({ libraryId }) => ({ libraryId, input: explicit('Shown') }),
  journal: ({ libraryId }) => ({ libraryId, name: 'Journal' }),
  library: ({ libraryId }) => ({ id: libraryId }),
  node: ({ documentId }) => ({ id: documentId }),
  userDocument: ({ documentId }) => ({ id: documentId }),
  // These are about the library itself and its members.
  createInvitation: ({ libraryId }) => ({ input: { libraryId, role: 'READER' } }),
  deleteLibrary: ({ libraryId }) => ({ input: { id: libraryId } }),
  endInvitation: ({ libraryId }) => ({ input: { libraryId, id: 'inv_none' } }),
  leaveLibrary: ({ libraryId }) => ({ input: { id: libraryId } }),
  removeMember: ({ libraryId }) => ({ input: { libraryId, userId: 'user_none' } }),
  renameLibrary: ({ libraryId }) => ({ input: { id: libraryId, name: 'Renamed' } }),
  restoreLibrary: ({ libraryId }) => ({ input: { id: libraryId } }),
  setEmailVisibility: ({ libraryId }) => ({ input: { id: libraryId, visibleTo: 'OWNERS' } }),
  setMemberRole: ({ libraryId }) => ({ input: { libraryId, userId: 'user_none', role: 'READER' } }),
};

/** What there is in no library. */
export const unknownContent: Omit<Content, 'ownLibraryId'> = {
  ...{ libraryId: 'lib_none', documentId: 'doc_none', otherId: 'doc_not', groupId: 'grp_none' },
};

export interface Operation {
  readonly name: string;
  readonly root: 'Query' | 'Mutation';
  /** Undefined if the table has no row for it. */
  readonly access: Access | undefined;
  readonly query: string;
  readonly variables: object;
}

/** These end the library, the membership or the session with which the others are tried. */
const last = ['deleteLibrary', 'leaveLibrary', 'logout'];

/** The access that the table gives a field. */
export function accessOf(type: keyof typeof accessTable, field: string): Access | undefined {
  return (accessTable[type] as Readonly<Record<string, Access>>)[field];
}

/** An operation that asks only what it has to. */
function operationOf(root: 'Query' | 'Mutation', name: string, variables: object): string {
  const field = objectType(root).getFields()[name];
  const given = (field?.args ?? []).filter((argument) => argument.name in variables);
  const definitions = given.map((argument) => `$${argument.name}: ${argument.type.toString()}`);
  const passed = given.map((argument) => `${argument.name}: $${argument.name}`);
  const selection = !field || isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  return `${root.toLowerCase()} run(${definitions.join(', ')}) { ${name}(${passed.join(', ')}) ${selection} }`;
}

/** An operation for each query and mutation: about this content, or, if it is about no library, with values that mean nothing. */
export function operationsOn(content: Content): Operation[] {
  const operations = (['Query', 'Mutation'] as const).flatMap((root) =>
    rootOperations(root).map(([name, smallest]): Operation => {
      const variables = argumentsOf[name]?.(content);
      const query = variables ? operationOf(root, name, variables) : smallest;
      return { name, root, access: accessOf(root, name), query, variables: variables ?? {} };
    }),
  );
  return operations.sort((one, other) => last.indexOf(one.name) - last.indexOf(other.name));
}

/** The fields that are tried with something of a library. */
export const aboutLibraries = Object.keys(argumentsOf);
