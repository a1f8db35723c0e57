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
 * By the API's input names. What no field shows is among them too: `changePassword` and `confirmEmail` carry what stands in the link of the
 * mail, `confirmSecondFactor` the token of the step before, `endApiToken`, `endSession` and `removePasskey` the `id`; what ends sessions carries the `userId`
 * whose sessions they are.
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
  /** About the whole form: a refusal, a failure, a token that is no longer good. */
  readonly message: string | null;
  /** From the accepting answer to the output. */
  readonly userId: string | null;
}

export type SubmissionEvent =
  | { type: 'field.changed'; name: string; value: string }
  | { type: 'submit' }
  | { type: 'retry' };

/** An attempt ended with problems that are to be solved first. */
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
