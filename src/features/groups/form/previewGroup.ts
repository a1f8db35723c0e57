// Asks how many documents a rule would hold; nothing is stored.
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { CountOutcome, CountQuestion } from '#machines/groupCount/groupCountTypes.ts';
import type { previewGroupQuery } from '#src/__generated__/previewGroupQuery.graphql.ts';
import { refusalOf } from '#src/relay/codedError.ts';
import { ResponseError } from '#src/relay/transportError.ts';
import { previewInput } from './groupInput.ts';
import { problemsInForm } from './problemsInForm.ts';

const query = graphql`
  query previewGroupQuery($input: CreateGroupInput!, $id: ID) {
    groupPreview(input: $input, id: $id) {
      documentCount
      missingKeys
      uncitedKeys
    }
  }
`;

/** Counts; the request is cut when `signal` aborts. Rejects when there was no answer. */
export function previewGroup(
  environment: Environment,
  question: CountQuestion,
  signal: AbortSignal,
): Promise<CountOutcome> {
  return new Promise((resolve, reject: (error: Error) => void) => {
    const request = fetchQuery<previewGroupQuery>(
      environment,
      query,
      { input: previewInput(question), id: question.id },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ groupPreview: { documentCount, missingKeys, uncitedKeys } }) => {
        resolve({ kind: 'counted', count: { documentCount, missingKeys, uncitedKeys } });
      },
      error: (error: Error) => {
        const refusals = error instanceof ResponseError ? error.errors.map(refusalOf) : [];
        const refusal = refusals.find((each) => each !== null);
        if (refusal?.code === 'BAD_USER_INPUT' && refusal.problems.length > 0)
          resolve({ kind: 'problems', problems: problemsInForm(refusal.problems) });
        else reject(refusal ? new Error(refusal.message) : error);
      },
    });
    signal.addEventListener('abort', () => {
      request.unsubscribe();
    });
  });
}
