// Turns the answers of account mutations into outcomes of the form.
import type { Problem } from '#machines/problem.ts';
import type { SubmissionOutcome } from '#machines/submission/submissionTypes.ts';
import { accountFormTexts } from './accountFormTexts.ts';
import type { AccountOutcome } from './useSubmission.ts';

/** The server answers with a result that this version of the site does not know. */
export const unknownAnswer = {
  kind: 'refused',
  message: accountFormTexts.unknownAnswer,
} as const satisfies SubmissionOutcome;

/** The answers to a refused form, including `null` and types of a later version of the API. */
type Rejection =
  | { readonly __typename: 'InputValidationProblem'; readonly problems: readonly Problem[] }
  | { readonly __typename: 'TokenProblem'; readonly message: string }
  | { readonly __typename: '%other' }
  | null
  | undefined;

/** The outcome for a refused form, with the problems to fix. */
export function rejectionOutcome(answer: Rejection) {
  switch (answer?.__typename) {
    case 'InputValidationProblem':
      return { kind: 'problems', problems: answer.problems } as const;
    case 'TokenProblem':
      return { kind: 'tokenRejected', message: answer.message } as const;
    default:
      return unknownAnswer;
  }
}

/** The answer to an accepted form: the account, with its address where the form needs it. */
interface UserReturned {
  readonly __typename: 'UserReturned';
  readonly user: { readonly id: string; readonly email?: string };
}

/** The outcome for an answer that returns an account. */
export function userOutcome(answer: UserReturned | Rejection): AccountOutcome {
  if (answer?.__typename !== 'UserReturned') return rejectionOutcome(answer);
  const { id, email } = answer.user;
  return { kind: 'accepted', userId: id, ...(email !== undefined && { user: { id, email } }) };
}

/** For forms that start a new setup or log-in each time they are sent: an expired one is only refused. */
export function refusedWhenOver(outcome: AccountOutcome): AccountOutcome {
  return outcome.kind === 'tokenRejected' ? { ...outcome, kind: 'refused' } : outcome;
}

/** The outcome of a request to end sessions. */
export function endedOutcome(
  answer: { readonly result: boolean; readonly problems: readonly Problem[] } | null | undefined,
): SubmissionOutcome {
  if (answer?.result) return { kind: 'accepted', userId: null };
  return answer && answer.problems.length > 0 ? { kind: 'problems', problems: answer.problems } : unknownAnswer;
}
