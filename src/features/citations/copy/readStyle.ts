// The style and language of the library's references.
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { readStyleQuery as ReadStyleQuery } from '#src/__generated__/readStyleQuery.graphql.ts';
import type { StyleChoice } from '../engine/citations.ts';

export const readStyleQuery = graphql`
  query readStyleQuery {
    me {
      styleChoice {
        style
        locale
      }
    }
  }
`;

/** The choice in an answer. */
export const styleIn = ({ me }: ReadStyleQuery['response']): StyleChoice => ({
  style: me?.styleChoice.style ?? 'apa',
  locale: me?.styleChoice.locale ?? null,
});

/** Asks for the choice, unless it is known already. Rejects if the server did not answer. */
export async function readStyle(environment: Environment): Promise<StyleChoice> {
  const answer = await fetchQuery<ReadStyleQuery>(
    environment,
    readStyleQuery,
    {},
    { fetchPolicy: 'store-or-network' },
  ).toPromise();
  return styleIn(answer ?? { me: null });
}
