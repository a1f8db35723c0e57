// The types of the submission machine: its context, its events, and what its actors take and answer.
import type { Problem } from '../problem.ts';

export type SubmissionForm =
  | 'login'
  | 'confirmSecondFactor'
  | 'signup'
  | 'forgotPassword'
  | 'changePassword'
  | 'changeEmail'
  | 'confirmEmail'
  | 'sendEmailConfirmation'
  | 'changeOwnPassword'
  | 'setUpTotp'
  | 'enableTotp'
  | 'renewRecoveryCodes'
  | 'disableTotp'
  | 'addPasskey'
  | 'removePasskey'
  | 'loginWithPasskey'
  | 'deleteAccount'
  | 'decideDeviceLogin'
  | 'endApiToken'
  | 'setName'
  | 'endSession'
  | 'endOtherSessions';

/**
 * By the names of the API's input. Some values have no field in the form: `changePassword` and `confirmEmail` have the values from the link in the mail,
 * `confirmSecondFactor` the token of the step before, `endApiToken`, `endSession` and `removePasskey` the `id`, and forms that end sessions the `userId`
 * of their owner.
 */
export type SubmissionValues = Readonly<Record<string, string>>;

export interface SubmissionInput {
  readonly form: SubmissionForm;
  readonly values: SubmissionValues;
}

export interface SubmissionContext {
  readonly form: SubmissionForm;
  readonly values: SubmissionValues;
  readonly problems: readonly Problem[];
  /** A message about the whole form: a refusal, a failure, or an invalid token. */
  readonly message: string | null;
  /** The id of the user in the answer that accepted the form, for the output. */
  readonly userId: string | null;
}

export type SubmissionEvent =
  | { type: 'field.changed'; name: string; value: string }
  | { type: 'submit' }
  | { type: 'retry' };

/** An attempt ended with problems that have to be solved first. */
export interface SubmissionEmitted {
  readonly type: 'problems.pointedOut';
}

/** What the actor `submit` resolves with; it rejects only when there was no answer. */
export type SubmissionOutcome =
  | { readonly kind: 'accepted'; readonly userId: string | null }
  /** This was the first step; the next is another form. */
  | { readonly kind: 'continued'; readonly form: SubmissionForm; readonly values: SubmissionValues }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }
  | { readonly kind: 'tokenRejected'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string };

export interface SubmissionOutput {
  readonly userId: string | null;
}
