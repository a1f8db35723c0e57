// The mutation `forgotPassword`. Loaded when the form is sent.
import { type Environment, graphql } from 'relay-runtime';
import type { SubmissionOutcome } from '#machines/submission/submissionTypes.ts';
import type { forgotPasswordMutation } from '#src/__generated__/forgotPasswordMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { unknownAnswer } from './answers.ts';

/** Requests a mail with a link. The answer is the same for known and unknown addresses. */
export async function forgotPassword(
  environment: Environment,
  input: forgotPasswordMutation['variables']['input'],
  signal: AbortSignal,
): Promise<SubmissionOutcome> {
  const outcome = await mutate<forgotPasswordMutation>(
    environment,
    graphql`
      mutation forgotPasswordMutation($input: ForgotPasswordInput!) {
        forgotPassword(input: $input) {
          result
        }
      }
    `,
    { input },
    { signal },
  );
  if (outcome.kind === 'refused') {
    return outcome.problems.length > 0 ? { kind: 'problems', problems: outcome.problems } : outcome;
  }
  return outcome.data.forgotPassword?.result ? { kind: 'accepted', userId: null } : unknownAnswer;
}
