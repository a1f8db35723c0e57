// Who may use the fields of the API: one table for everything that a request can begin with. The schema refuses a field that is not in it, and the
// compiler names a field that is missing here.
import { type GraphQLFieldResolver, type GraphQLSchema, isObjectType } from 'graphql';
import type {
  LibraryContentResolvers,
  LibraryResolvers,
  MutationResolvers,
  QueryResolvers,
  UserResolvers,
} from '../__generated__/resolverTypes.ts';
import { accessTexts } from './accessTexts.ts';
import type { Context } from './context.ts';
import { forbidden, unauthenticated } from './errors.ts';
import { fieldResolver } from './notImplementedFields.ts';
import type { TokenScope, Viewer } from './request.ts';

interface Requirement {
  /** Whether a request without a session and without a token may use the field. */
  readonly anonymous: boolean;
  /** What an API token has to be allowed; `never` if the field needs a session. */
  readonly token: TokenScope | 'never';
}

/** The kinds of access. A session may use every field; whether it finds what it asks for is decided by the library. */
export const accesses = {
  /** Also without an account. */
  public: { anonymous: true, token: 'read' },
  /** For logging in, which an API token must not do. */
  login: { anonymous: true, token: 'never' },
  /** The account and its secrets. Whoever has an API token must not be able to take over the account. */
  account: { anonymous: false, token: 'never' },
  read: { anonymous: false, token: 'read' },
  write: { anonymous: false, token: 'write' },
} as const satisfies Record<string, Requirement>;

export type Access = keyof typeof accesses;

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
    // A link outlives the token that would make it.
    createShareLink: 'account',
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
    createInvitation: 'account',
    createLibrary: 'account',
    deleteLibrary: 'account',
    endInvitation: 'account',
    leaveLibrary: 'account',
    removeMember: 'account',
    renameLibrary: 'account',
    restoreLibrary: 'account',
    setEmailVisibility: 'account',
    setMemberRole: 'account',
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
    deleteGroup: 'write',
    deleteUserDocuments: 'write',
    editUserDocuments: 'write',
    // These two change nothing, but use up what the account may look up.
    findDoi: 'write',
    lookUp: 'write',
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

/** Why the viewer may not use a field with this access; null if they may. */
export function refusalOf(access: Access | undefined, viewer: Viewer | null): Error | null {
  if (access === undefined) return forbidden(accessTexts.notListed);
  const { anonymous, token } = accesses[access];
  if (viewer === null) return anonymous ? null : unauthenticated();
  if (viewer.via === 'session') return null;
  if (token === 'never') return forbidden(accessTexts.sessionOnly);
  return token === 'write' && viewer.scope === 'read' ? forbidden(accessTexts.readOnly) : null;
}

type Resolve = GraphQLFieldResolver<unknown, Context>;

/** Lets the fields of these types check the access before they are resolved. */
export function requireAccess(
  schema: GraphQLSchema,
  table: Readonly<Record<string, Readonly<Record<string, Access>>>> = { ...accessTable },
): void {
  for (const [typeName, rules] of Object.entries(table)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`The schema has no type ${typeName}.`);
    for (const field of Object.values(type.getFields())) {
      const access = Object.hasOwn(rules, field.name) ? rules[field.name] : undefined;
      const resolve: Resolve = field.resolve ?? fieldResolver;
      if (access === 'public') continue;
      const checked: Resolve = (source, args, context, info) => {
        const refusal = refusalOf(access, context.viewer);
        if (refusal !== null) throw refusal;
        return resolve(source, args, context, info);
      };
      field.resolve = checked;
    }
  }
}
