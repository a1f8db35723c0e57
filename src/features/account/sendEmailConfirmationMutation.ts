// The mutation `sendEmailConfirmation`. Loaded when the form is sent.
import { type Environment, graphql } from 'relay-runtime';
import type { SubmissionOutcome } from '#machines/submission/submissionTypes.ts';
import type { sendEmailConfirmationMutation } from '#src/__generated__/sendEmailConfirmationMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { unknownAnswer } from './answers.ts';
import { accountTexts } from './accountTexts.ts';

/** Sends the link that confirms an address again. */
export async function sendEmailConfirmation(environment: Environment, signal: AbortSignal): Promise<SubmissionOutcome> {
  const outcome = await mutate<sendEmailConfirmationMutation>(
    environment,
    graphql`
      mutation sendEmailConfirmationMutation {
        sendEmailConfirmation {
          result
        }
      }
    `,
    {},
    { signal },
  );
  if (outcome.kind === 'refused') return outcome;
  const answer = outcome.data.sendEmailConfirmation;
  if (!answer) return unknownAnswer;
  return answer.result
    ? { kind: 'accepted', userId: null }
    : { kind: 'refused', message: accountTexts.confirmation.nothingToSend };
}
