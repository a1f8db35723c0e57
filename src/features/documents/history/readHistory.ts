// A page of a document's history, asked for anew whenever it is looked at: others write it too.
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { HistoryPage } from '#machines/documentHistory/documentHistoryTypes.ts';
import type { readHistoryQuery } from '#src/__generated__/readHistoryQuery.graphql.ts';

/** Asks for the page that begins after this cursor. Rejects with words for the person. */
export async function readHistory(environment: Environment, id: string, after: string | null): Promise<HistoryPage> {
  const answer = await fetchQuery<readHistoryQuery>(
    environment,
    graphql`
      query readHistoryQuery($id: ID!, $after: String) {
        userDocument(id: $id) {
          history(first: 20, after: $after) {
            edges {
              node {
                revision
                at
                action
                userAgent
                changes {
                  name
                  before
                  after
                }
              }
            }
            pageInfo {
              endCursor
              hasNextPage
            }
          }
        }
      }
    `,
    { id, after },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  if (!answer?.userDocument) throw new Error('It is not in your library any more');
  const { edges, pageInfo } = answer.userDocument.history;
  const revisions = edges.map(({ node: { revision, at, action, userAgent, changes } }) => ({
    revision,
    at: at ?? null,
    action: action ?? null,
    userAgent: userAgent ?? null,
    changes: changes.map(({ name, before, after: then }) => ({ name, before: before ?? null, after: then ?? null })),
  }));
  return { revisions, next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null };
}
