// Asks the server about one identifier.
import { type Environment, graphql } from 'relay-runtime';
import type { Identifier } from '#bibliography/lookUp/readIdentifiers.ts';
import type { LookUpOutcome } from '#machines/lookUp/lookUpTypes.ts';
import type { lookUpIdentifierMutation } from '#src/__generated__/lookUpIdentifierMutation.graphql.ts';
import { mutateLibrary } from '#src/relay/mutate.ts';
import { describeEntry } from './describeEntry.ts';
import { statusOf } from './lookUpStatus.ts';
import { lookUpTexts as texts } from './lookUpTexts.ts';

/** What the services say of it. Rejects if our server did not answer, or refused, as after too many lookups in an hour. */
export async function lookUpIdentifier(
  environment: Environment,
  { kind, value }: Identifier,
  signal: AbortSignal,
): Promise<LookUpOutcome> {
  const outcome = await mutateLibrary<lookUpIdentifierMutation>(
    environment,
    graphql`
      mutation lookUpIdentifierMutation($input: LookUpInput!) {
        lookUp(input: $input) {
          results {
            status
            message
            candidates {
              source
              entry
              existing {
                id
              }
            }
          }
        }
      }
    `,
    { input: { text: texts.written(kind, value) } },
    { signal },
  );
  // What comes after it would be refused as well.
  if (outcome.kind === 'refused') throw new Error(outcome.message);
  const [result] = outcome.data.lookUp.results;
  if (!result) throw new Error(texts.noAnswer);
  return {
    status: statusOf(result.status),
    message: result.message ?? null,
    candidates: result.candidates.map(({ source, entry, existing }) => {
      const { title, details } = describeEntry(entry);
      return { source, entry, title, details, isInLibrary: existing.length > 0 };
    }),
  };
}
