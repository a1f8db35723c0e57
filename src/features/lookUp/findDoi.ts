// Asks the server which works may be a document that has no DOI.
import { type Environment, graphql } from 'relay-runtime';
import type { FoundDois } from '#machines/findDoi/findDoiTypes.ts';
import type { findDoiMutation } from '#src/__generated__/findDoiMutation.graphql.ts';
import { mutateLibrary } from '#src/relay/mutate.ts';
import { describeEntry } from './describeEntry.ts';
import { statusOf } from './lookUpStatus.ts';

/** What was found. A refusal, as of too many questions in an hour, is an answer; rejects if there was none. */
export async function findDoi(environment: Environment, documentId: string, signal: AbortSignal): Promise<FoundDois> {
  const outcome = await mutateLibrary<findDoiMutation>(
    environment,
    graphql`
      mutation findDoiMutation($input: FindDoiInput!) {
        findDoi(input: $input) {
          status
          message
          candidates {
            entry
          }
        }
      }
    `,
    { input: { documentId } },
    { signal },
  );
  if (outcome.kind === 'refused') return { status: 'limited', message: outcome.message, candidates: [] };
  const { status, message, candidates } = outcome.data.findDoi;
  return {
    status: statusOf(status),
    message: message ?? null,
    candidates: candidates.map(({ entry }) => describeEntry(entry)).filter(({ doi }) => doi !== ''),
  };
}
