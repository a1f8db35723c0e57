// Asks the server how many documents a rule would match, without storing anything.
import { type Environment, graphql } from 'relay-runtime';
import type { CountOutcome, CountQuestion } from '#machines/groupCount/groupCountTypes.ts';
import type { previewGroupQuery } from '#src/__generated__/previewGroupQuery.graphql.ts';
import { askUntil } from '#src/relay/askUntil.ts';
import { refusalOf } from '#src/relay/codedError.ts';
import { ResponseError } from '#src/relay/transportError.ts';
import { previewInput } from './groupFormInput.ts';
import { problemsInForm } from './problemsInForm.ts';

const query = graphql`
  query previewGroupQuery($libraryId: ID, $input: CreateGroupInput!, $id: ID) {
    groupPreview(libraryId: $libraryId, input: $input, id: $id) {
      documentCount
      missingKeys
      uncitedKeys
    }
  }
`;

/** Counts the matching documents. The request is cancelled when `signal` aborts. Rejects if there was no answer. */
export async function previewGroup(
  environment: Environment,
  question: CountQuestion,
  signal: AbortSignal,
): Promise<CountOutcome> {
  try {
    const variables = { input: previewInput(question), id: question.id };
    const { groupPreview } = await askUntil<previewGroupQuery>(environment, query, variables, signal);
    const { documentCount, missingKeys, uncitedKeys } = groupPreview;
    return { kind: 'counted', count: { documentCount, missingKeys, uncitedKeys } };
  } catch (error) {
    const refusals = error instanceof ResponseError ? error.errors.map(refusalOf) : [];
    const refusal = refusals.find((each) => each !== null);
    if (refusal?.code === 'BAD_USER_INPUT' && refusal.problems.length > 0)
      return { kind: 'problems', problems: problemsInForm(refusal.problems) };
    throw refusal ? new Error(refusal.message) : error;
  }
}
