// The part of the schema that accounts/ resolves.
import type { Resolvers } from '../__generated__/resolverTypes.ts';
import { addPasskey } from './resolvers/addPasskey.ts';
import { cancelEmailChange } from './resolvers/cancelEmailChange.ts';
import { changeEmail } from './resolvers/changeEmail.ts';
import { changeOwnPassword } from './resolvers/changeOwnPassword.ts';
import { changePassword } from './resolvers/changePassword.ts';
import { confirmEmail } from './resolvers/confirmEmail.ts';
import { confirmSecondFactor } from './resolvers/confirmSecondFactor.ts';
import { deleteAccount } from './resolvers/deleteAccount.ts';
import { disableTotp } from './resolvers/disableTotp.ts';
import { enableTotp } from './resolvers/enableTotp.ts';
import { endOtherSessions } from './resolvers/endOtherSessions.ts';
import { endSession } from './resolvers/endSession.ts';
import { forgotPassword } from './resolvers/forgotPassword.ts';
import { login } from './resolvers/login.ts';
import { loginWithPasskey } from './resolvers/loginWithPasskey.ts';
import { logout } from './resolvers/logout.ts';
import { me, user } from './resolvers/me.ts';
import { removePasskey } from './resolvers/removePasskey.ts';
import { renewRecoveryCodes } from './resolvers/renewRecoveryCodes.ts';
import { sendEmailConfirmation } from './resolvers/sendEmailConfirmation.ts';
import { setUpTotp } from './resolvers/setUpTotp.ts';
import { signup } from './resolvers/signup.ts';
import { startPasskeyLogin } from './resolvers/startPasskeyLogin.ts';
import { startPasskeySetup } from './resolvers/startPasskeySetup.ts';
import { emailConfirmed, passkeys, pendingEmail, sessions, totp } from './resolvers/user.ts';

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
