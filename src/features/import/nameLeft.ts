// Queries the names of groups and documents of which only the ids are known.
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { nameLeftQuery } from '#src/__generated__/nameLeftQuery.graphql.ts';
import { importTexts } from './importTexts.ts';

/** The names of those that still exist, in the same order. Rejects without an answer. */
export async function nameLeft(environment: Environment, ids: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(
    ids.map((id) =>
      fetchQuery<nameLeftQuery>(
        environment,
        graphql`
          query nameLeftQuery($id: ID!) {
            node(id: $id) {
              ... on Group {
                displayName
              }
              ... on Document {
                title
              }
            }
          }
        `,
        { id },
        { fetchPolicy: 'network-only' },
      ).toPromise(),
    ),
  );
  return answers.flatMap((answer) =>
    answer?.node ? [answer.node.displayName ?? answer.node.title ?? importTexts.untitled] : [],
  );
}
