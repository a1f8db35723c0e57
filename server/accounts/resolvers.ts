// The part of the schema that accounts/ resolves.
import type { Resolvers } from '../__generated__/resolverTypes.ts';
import {
  addPasskey,
  loginWithPasskey,
  removePasskey,
  startPasskeyLogin,
  startPasskeySetup,
} from './resolvers/passkeys.ts';
import { cancelEmailChange, changeEmail, confirmEmail, sendEmailConfirmation } from './resolvers/email.ts';
import { changeOwnPassword, changePassword, forgotPassword } from './resolvers/password.ts';
import { confirmSecondFactor, login, logout, signup } from './resolvers/login.ts';
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
import { disableTotp, enableTotp, renewRecoveryCodes, setUpTotp } from './resolvers/totp.ts';
import { endOtherSessions, endSession } from './resolvers/sessions.ts';

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
    deleteAccount,
    disableTotp,
    enableTotp,
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
  User: { emailConfirmed, passkeys, pendingEmail, sessions, totp },
};
