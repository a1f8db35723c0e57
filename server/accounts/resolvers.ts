// The part of the schema that accounts/ resolves.
import type { Resolvers } from '../__generated__/resolverTypes.ts';
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
import { logout } from './resolvers/logout.ts';
import { me, user } from './resolvers/me.ts';
import { renewRecoveryCodes } from './resolvers/renewRecoveryCodes.ts';
import { sendEmailConfirmation } from './resolvers/sendEmailConfirmation.ts';
import { setUpTotp } from './resolvers/setUpTotp.ts';
import { signup } from './resolvers/signup.ts';
import { emailConfirmed, pendingEmail, sessions, totp } from './resolvers/user.ts';

export const accountResolvers: Resolvers = {
  Query: { me, user },
  Mutation: {
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
    logout,
    renewRecoveryCodes,
    sendEmailConfirmation,
    setUpTotp,
    signup,
  },
  User: { emailConfirmed, pendingEmail, sessions, totp },
};
