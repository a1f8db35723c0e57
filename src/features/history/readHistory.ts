// A page of a document's history, asked for anew whenever it is looked at: others write it too.
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import { type DocumentKind, kindNamed } from '#bibliography/documents.ts';
import { kindThatHas } from '#bibliography/hiddenFields.ts';
import type { HistoryPage } from '#machines/documentHistory/documentHistoryTypes.ts';
import type { readHistoryQuery } from '#src/__generated__/readHistoryQuery.graphql.ts';
import { type PlacedPage, readWholeSittings } from './wholeSittings.ts';
import { historyTexts } from './historyTexts.ts';

/** Large enough that one sitting seldom takes more than one. */
const pageSize = 50;

/** Asks for what begins after this cursor, up to the end of a sitting. Rejects with words for the person. */
export function readHistory(environment: Environment, id: string, after: string | null): Promise<HistoryPage> {
  return readWholeSittings((cursor) => readPage(environment, id, cursor), after);
}

/** A newer server than this page may have kinds that nobody here knows. */
function firstKind(named: string | null | undefined, name: string): DocumentKind | null {
  const kind = kindNamed(named);
  return kind ? kindThatHas({ kind, name }) : null;
}

async function readPage(environment: Environment, id: string, after: string | null): Promise<PlacedPage> {
  const answer = await fetchQuery<readHistoryQuery>(
    environment,
    graphql`
      query readHistoryQuery($id: ID!, $first: Int!, $after: String) {
        userDocument(id: $id) {
          history(first: $first, after: $after) {
            edges {
              cursor
              node {
                revision
                at
                action
                userAgent
                changes {
                  kind
                  name
                  before
                  after
                }
              }
            }
            pageInfo {
              hasNextPage
            }
          }
        }
      }
    `,
    { id, first: pageSize, after },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  if (!answer?.userDocument) throw new Error(historyTexts.notThere);
  const { edges, pageInfo } = answer.userDocument.history;
  const revisions = edges.map(({ cursor, node: { revision, at, action, userAgent, changes } }) => ({
    cursor,
    revision: {
      revision,
      at: at ?? null,
      action: action ?? null,
      userAgent: userAgent ?? null,
      changes: changes.map(({ kind, name, before, after: then }) => ({
        kind: firstKind(kind, name),
        name,
        before: before ?? null,
        after: then ?? null,
      })),
    },
  }));
  return { revisions, hasNext: pageInfo.hasNextPage };
}
