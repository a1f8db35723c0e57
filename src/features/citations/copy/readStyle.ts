// The style and language of the library's references.
import { type Environment, graphql } from 'relay-runtime';
import type { readStyleQuery } from '#src/__generated__/readStyleQuery.graphql.ts';
import { askUntil } from '#src/relay/askUntil.ts';
import type { StyleChoice } from '../engine/citations.ts';

/** Rejects if the server did not answer. */
export async function readStyle(environment: Environment, signal: AbortSignal): Promise<StyleChoice> {
  const { me } = await askUntil<readStyleQuery>(
    environment,
    graphql`
      query readStyleQuery {
        me {
          styleChoice {
            style
            locale
          }
        }
      }
    `,
    {},
    signal,
  );
  return { style: me?.styleChoice.style ?? 'apa', locale: me?.styleChoice.locale ?? null };
}
