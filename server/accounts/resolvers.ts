// The part of the schema that accounts/ resolves.
import type { Resolvers } from '../__generated__/resolverTypes.ts';
import {
  addPasskey,
  loginWithPasskey,
  removePasskey,
  startPasskeyLogin,
  startPasskeySetup,
} from './resolvers/passkeyMutations.ts';
import { cancelEmailChange, changeEmail, confirmEmail, sendEmailConfirmation } from './resolvers/emailMutations.ts';
import { apiTokens, createApiToken, endApiToken } from './resolvers/apiTokenMutations.ts';
import { decideDeviceLogin, deviceLogin } from './resolvers/deviceLoginMutations.ts';
import { changeOwnPassword, changePassword, forgotPassword } from './resolvers/passwordMutations.ts';
import { confirmSecondFactor, login, logout, signup } from './resolvers/loginMutations.ts';
import {
  deleteAccount,
  me,
  user,
  emailConfirmed,
  name,
  passkeys,
  pendingEmail,
  sessions,
  setName,
  soleOwnedLibraries,
  soleOwnedLibraryFields,
  totp,
} from './resolvers/account.ts';
import { disableTotp, enableTotp, renewRecoveryCodes, setUpTotp } from './resolvers/totpMutations.ts';
import { createInvitation } from './resolvers/createInvitation.ts';
import { acceptInvitation, endInvitation } from './resolvers/invitationMutations.ts';
import {
  createLibrary,
  deleteLibrary,
  leaveLibrary,
  removeMember,
  renameLibrary,
  restoreLibrary,
  setEmailVisibility,
  setMemberRole,
} from './resolvers/libraryMutations.ts';
import { endOtherSessions, endSession } from './resolvers/sessionMutations.ts';
import { invitation, libraries, library, libraryFields } from './resolvers/sharedLibraryFields.ts';

export const accountResolvers: Resolvers = {
  Query: { deviceLogin, invitation, library, me, user },
  Mutation: {
    acceptInvitation,
    addPasskey,
    cancelEmailChange,
    changeEmail,
    changeOwnPassword,
    changePassword,
    confirmEmail,
    confirmSecondFactor,
    createApiToken,
    decideDeviceLogin,
    createInvitation,
    createLibrary,
    deleteAccount,
    deleteLibrary,
    disableTotp,
    enableTotp,
    endApiToken,
    endInvitation,
    endOtherSessions,
    endSession,
    forgotPassword,
    leaveLibrary,
    login,
    loginWithPasskey,
    logout,
    removeMember,
    removePasskey,
    renameLibrary,
    renewRecoveryCodes,
    restoreLibrary,
    sendEmailConfirmation,
    setEmailVisibility,
    setMemberRole,
    setName,
    setUpTotp,
    signup,
    startPasskeyLogin,
    startPasskeySetup,
  },
  Library: libraryFields,
  SoleOwnedLibrary: soleOwnedLibraryFields,
  User: {
    ...{ apiTokens, emailConfirmed, libraries, name, passkeys, pendingEmail, sessions, soleOwnedLibraries, totp },
  },
};
