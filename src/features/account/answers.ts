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

/** What is answered when the form is not accepted; `null` and types of a later API are answers too. */
type Rejection =
  | { readonly __typename: 'InputValidationProblem'; readonly problems: readonly Problem[] }
  | { readonly __typename: 'TokenProblem'; readonly message: string }
  | { readonly __typename: '%other' }
  | null
  | undefined;

/** What there is to mend. */
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

/** What is answered when the form is accepted: the person it is about, with the address where that matters. */
interface UserReturned {
  readonly __typename: 'UserReturned';
  readonly user: { readonly id: string; readonly email?: string };
}

/** What an answer about a person means. */
export function userOutcome(answer: UserReturned | Rejection): AccountOutcome {
  if (answer?.__typename !== 'UserReturned') return rejectionOutcome(answer);
  const { id, email } = answer.user;
  return { kind: 'accepted', userId: id, ...(email !== undefined && { user: { id, email } }) };
}

/** For a form that begins a new setup or log-in whenever it is sent: one that is over is only refused. */
export function refusedWhenOver(outcome: AccountOutcome): AccountOutcome {
  return outcome.kind === 'tokenRejected' ? { ...outcome, kind: 'refused' } : outcome;
}

/** What an answer about sessions that were to be ended means. */
export function endedOutcome(
  answer: { readonly result: boolean; readonly problems: readonly Problem[] } | null | undefined,
): SubmissionOutcome {
  if (answer?.result) return { kind: 'accepted', userId: null };
  return answer && answer.problems.length > 0 ? { kind: 'problems', problems: answer.problems } : unknownAnswer;
}
