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
import { changeOwnPassword, changePassword, forgotPassword } from './resolvers/passwordMutations.ts';
import { confirmSecondFactor, login, logout, signup } from './resolvers/loginMutations.ts';
import {
  deleteAccount,
  me,
  user,
  emailConfirmed,
  passkeys,
  pendingEmail,
  sessions,
  totp,
} from './resolvers/account.ts';
import { disableTotp, enableTotp, renewRecoveryCodes, setUpTotp } from './resolvers/totpMutations.ts';
import { endOtherSessions, endSession } from './resolvers/sessionMutations.ts';

export const accountResolvers: Resolvers = {
  Query: { me, user },
  Mutation: {
    addPasskey,
    cancelEmailChange,
    changeEmail,
    changeOwnPassword,
    changePassword,
    confirmEmail,
    confirmSecondFactor,
    createApiToken,
    deleteAccount,
    disableTotp,
    enableTotp,
    endApiToken,
    endOtherSessions,
    endSession,
    forgotPassword,
    login,
    loginWithPasskey,
    logout,
    removePasskey,
    renewRecoveryCodes,
    sendEmailConfirmation,
    setUpTotp,
    signup,
    startPasskeyLogin,
    startPasskeySetup,
  },
  User: { apiTokens, emailConfirmed, passkeys, pendingEmail, sessions, totp },
};
