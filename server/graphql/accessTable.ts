// Who may use the fields of the API: one table for everything that a request can begin with. The compiler names a field that is missing here, and
// access.ts refuses it.
import type {
  LibraryContentResolvers,
  LibraryResolvers,
  MutationResolvers,
  QueryResolvers,
  UserResolvers,
} from '../__generated__/resolverTypes.ts';

/**
 * What a caller is answered: what they asked for, FORBIDDEN (`no`), UNAUTHENTICATED, or the same as for a library that does not exist
 * (`nothing`).
 */
export type Answer = 'yes' | 'no' | 'unauthenticated' | 'nothing';

/** Owners, editors, readers and strangers of a shared library are logged in. The tokens are those of an owner. */
const row = (
  owner: Answer,
  editor: Answer,
  reader: Answer,
  stranger: Answer,
  anonymous: Answer,
  readToken: Answer,
  writeToken: Answer,
) => ({
  ...{ owner, editor, reader, stranger, anonymous, readToken, writeToken },
  // The request is refused as a whole: a token that has ended is not valid, and the secret of a read-only link opens its addresses alone.
  ...({ endedToken: 'unauthenticated', shareLink: 'unauthenticated' } as const),
});

/**
 * The kinds of access. What the roles may do is decided where a library is opened (viewerLibraries.ts) or managed (requireMembership.ts). Fields that are not
 * about one library, such as `endShareLink`, and the fields of `User` and `Library` decide by themselves whose things they show.
 */
export const accesses = {
  //            owner, editor, reader, stranger, anonymous, token to read, token to write
  /** Also without an account. */
  public: row('yes', 'yes', 'yes', 'yes', 'yes', 'yes', 'yes'),
  /** For logging in, which an API token must not do. */
  login: row('yes', 'yes', 'yes', 'yes', 'yes', 'no', 'no'),
  /** The account and its secrets. Whoever has an API token must not be able to take over the account. */
  account: row('yes', 'yes', 'yes', 'yes', 'unauthenticated', 'no', 'no'),
  /** The content of a library, to read and to change. */
  read: row('yes', 'yes', 'yes', 'nothing', 'unauthenticated', 'yes', 'yes'),
  write: row('yes', 'yes', 'no', 'nothing', 'unauthenticated', 'no', 'yes'),
  /** Changes nothing in the library, but uses up what the account may look up. */
  lookUp: row('yes', 'yes', 'yes', 'nothing', 'unauthenticated', 'no', 'yes'),
  /** Making read-only links: they would outlive the token that made them. */
  share: row('yes', 'yes', 'no', 'nothing', 'unauthenticated', 'no', 'no'),
  leave: row('yes', 'yes', 'yes', 'nothing', 'unauthenticated', 'no', 'no'),
  /** The library itself and its members. */
  manage: row('yes', 'no', 'no', 'nothing', 'unauthenticated', 'no', 'no'),
} as const;

export type Access = keyof typeof accesses;

/** Whoever sends a request. */
export type Caller = keyof (typeof accesses)[Access];

type Rules<FieldResolvers> = Readonly<Record<Exclude<keyof FieldResolvers, '__isTypeOf'>, Access>>;

interface AccessTable {
  readonly Query: Rules<QueryResolvers>;
  readonly Mutation: Rules<MutationResolvers>;
  readonly User: Rules<UserResolvers>;
  readonly Library: Rules<LibraryResolvers>;
}

/** What a library has, for `Library` and, for the personal one, for `User`. */
const libraryContent: Omit<Rules<LibraryContentResolvers>, 'id' | '__resolveType'> = {
  changes: 'read',
  citationKeyHolders: 'read',
  citationKeyPattern: 'read',
  citationStyles: 'read',
  documents: 'read',
  documentsWithDoi: 'read',
  duplicates: 'read',
  groupCounts: 'read',
  groupMembership: 'read',
  groupTree: 'read',
  groups: 'read',
  groupsModified: 'read',
  lastChange: 'read',
  libraryParts: 'read',
  likeDocuments: 'read',
  searchSuggestions: 'read',
  styleChoice: 'read',
  suggestedCitationKey: 'read',
};

/** The fields of types that are not named here are reached only through these. */
export const accessTable: AccessTable = {
  Query: {
    copyPreview: 'read',
    deviceLogin: 'account',
    group: 'read',
    groupPreview: 'read',
    invitation: 'account',
    journal: 'read',
    library: 'read',
    lookUpsEnabled: 'public',
    me: 'public',
    node: 'read',
    user: 'public',
    userDocument: 'read',
  },
  Mutation: {
    // Logging in, and what works without an account
    changePassword: 'login',
    confirmSecondFactor: 'login',
    forgotPassword: 'login',
    login: 'login',
    loginWithPasskey: 'login',
    logout: 'login',
    signup: 'login',
    startPasskeyLogin: 'login',
    // The account
    addPasskey: 'account',
    cancelEmailChange: 'account',
    changeEmail: 'account',
    changeOwnPassword: 'account',
    confirmEmail: 'account',
    createApiToken: 'account',
    decideDeviceLogin: 'account',
    deleteAccount: 'account',
    disableTotp: 'account',
    enableTotp: 'account',
    endApiToken: 'account',
    endOtherSessions: 'account',
    endSession: 'account',
    endShareLink: 'account',
    removePasskey: 'account',
    renewRecoveryCodes: 'account',
    sendEmailConfirmation: 'account',
    setName: 'account',
    setUpTotp: 'account',
    startPasskeySetup: 'account',
    // Shared libraries and their members
    acceptInvitation: 'account',
    createInvitation: 'manage',
    createLibrary: 'account',
    deleteLibrary: 'manage',
    endInvitation: 'manage',
    leaveLibrary: 'leave',
    removeMember: 'manage',
    renameLibrary: 'manage',
    restoreLibrary: 'manage',
    setEmailVisibility: 'manage',
    setMemberRole: 'manage',
    // The content of a library
    addCitationStyle: 'write',
    addDocumentsToGroup: 'write',
    addGroups: 'write',
    addUserDocument: 'write',
    addUserDocuments: 'write',
    bringBackRevision: 'write',
    chooseStyle: 'write',
    copyToLibrary: 'write',
    createGroup: 'write',
    createShareLink: 'share',
    deleteGroup: 'write',
    deleteUserDocuments: 'write',
    editUserDocuments: 'write',
    findDoi: 'lookUp',
    lookUp: 'lookUp',
    keepUserDocumentsApart: 'write',
    makeCitationKeys: 'write',
    mergeUserDocuments: 'write',
    moveGroup: 'write',
    purgeUserDocuments: 'write',
    removeCitationStyle: 'write',
    removeDocumentsFromGroup: 'write',
    restoreGroup: 'write',
    restoreUserDocuments: 'write',
    setCitationKeyPattern: 'write',
    setGroupsExpanded: 'write',
    takeBackRevisions: 'write',
    undo: 'write',
    updateGroup: 'write',
    updateUserDocument: 'write',
  },
  User: {
    // Mutations that log nobody in return these two as well.
    email: 'public',
    id: 'public',
    // The account
    apiTokens: 'account',
    passkeys: 'account',
    pendingEmail: 'account',
    sessions: 'account',
    shareLinks: 'account',
    soleOwnedLibraries: 'account',
    totp: 'account',
    emailConfirmed: 'read',
    libraries: 'read',
    name: 'read',
    ...libraryContent,
  },
  Library: {
    emailsVisibleTo: 'read',
    id: 'read',
    invitations: 'account',
    kind: 'read',
    members: 'read',
    name: 'read',
    shareLinks: 'account',
    trashed: 'read',
    viewerRole: 'read',
    ...libraryContent,
  },
};
