// The typed results of the account mutations.
import type { UserSource } from '../graphql/request.ts';
import type { InputProblem } from '../graphql/errors.ts';
import { accountTexts } from './accountTexts.ts';
import { emailProblem } from './emailRule.ts';
import { passwordProblem } from './passwordRule.ts';

/** `InputFieldValidationProblem` of the schema. */
export function inputProblems(problems: readonly InputProblem[]) {
  return problems.map(({ path, message }) => ({ path: [...path], message }));
}

/** `InputValidationProblem` of the schema. */
export function problemsPayload(problems: readonly InputProblem[]) {
  return { __typename: 'InputValidationProblem' as const, problems: inputProblems(problems) };
}

/** `UserReturned` of the schema. */
export function userPayload({ id, email }: UserSource) {
  return { __typename: 'UserReturned' as const, user: { id, email } };
}

/** The problems of the fields of an input, each checked by its rule. */
export function validateAccountInput(fields: {
  email?: string;
  password?: string;
  newPassword?: string;
}): InputProblem[] {
  const checked = [
    { path: ['email'], message: fields.email === undefined ? null : emailProblem(fields.email) },
    { path: ['password'], message: fields.password === undefined ? null : passwordProblem(fields.password) },
    { path: ['newPassword'], message: fields.newPassword === undefined ? null : passwordProblem(fields.newPassword) },
  ];
  return checked.flatMap(({ path, message }) => (message === null ? [] : [{ path, message }]));
}

export const addressTaken: InputProblem = {
  path: ['email'],
  message: accountTexts.email.taken,
};

export const presentAddress: InputProblem = {
  path: ['email'],
  message: accountTexts.email.present,
};

/** A code of an authenticator app, or a recovery code, that is wrong or was used before. */
export const wrongCode: InputProblem = {
  path: ['oneTimeCode'],
  message: accountTexts.secondFactor.wrongCode,
};

export const totpIsOn: InputProblem = { path: [], message: accountTexts.secondFactor.isOn };

export const totpIsOff: InputProblem = { path: [], message: accountTexts.secondFactor.isOff };

export const passkeyRejected: InputProblem = { path: [], message: accountTexts.passkeys.rejected };

export const passkeyNotAdded: InputProblem = { path: [], message: accountTexts.passkeys.notAdded };

export const passkeyTaken: InputProblem = { path: [], message: accountTexts.passkeys.taken };

export function tooManyPasskeys(most: number): InputProblem {
  return { path: [], message: accountTexts.passkeys.tooMany(most) };
}

/** `TokenProblem` of the schema. */
export function tokenProblem(message: string) {
  return { __typename: 'TokenProblem' as const, message };
}

/** `RecoveryCodesReturned` of the schema. */
export function recoveryCodesPayload({ id, email }: UserSource, recoveryCodes: string[]) {
  return { __typename: 'RecoveryCodesReturned' as const, recoveryCodes, user: { id, email } };
}

/** For the mutations that ask for the password once more. */
export function wrongPassword(field: 'password' | 'currentPassword'): InputProblem {
  return { path: [field], message: accountTexts.password.wrong };
}
