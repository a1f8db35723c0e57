// Loads a page of a document's history; always anew, because others may have changed the document.
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import { type DocumentKind, kindNamed } from '#bibliography/documents.ts';
import { kindThatHas } from '#bibliography/hiddenFields.ts';
import type { Author, HistoryPage } from '#machines/documentHistory/documentHistoryTypes.ts';
import type { readHistoryQuery } from '#src/__generated__/readHistoryQuery.graphql.ts';
import { type NamedPerson, personInSentence } from '#src/ui/text/personName.ts';
import { type PlacedPage, readWholeSittings } from './wholeSittings.ts';
import { historyTexts } from './historyTexts.ts';

/** Large enough that a sitting rarely spans several pages. */
const pageSize = 50;

/** Loads what follows this cursor, to the end of a sitting. Rejects with a message for people. */
export function readHistory(environment: Environment, id: string, after: string | null): Promise<HistoryPage> {
  return readWholeSittings((cursor) => readPage(environment, id, cursor), after);
}

/** A newer server may have kinds that this page doesn't know. */
function firstKind(named: string | null | undefined, name: string): DocumentKind | null {
  const kind = kindNamed(named);
  return kind ? kindThatHas({ kind, name }) : null;
}

function authorOf({
  id,
  name,
  email,
  isViewer,
}: NamedPerson & { readonly id: string; readonly isViewer: boolean }): Author {
  return { id, name: isViewer ? null : personInSentence({ name, email }) };
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
                by {
                  id
                  name
                  email
                  isViewer
                }
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
  const revisions = edges.map(({ cursor, node: { revision, at, action, userAgent, by, changes } }) => ({
    cursor,
    revision: {
      revision,
      at: at ?? null,
      action: action ?? null,
      userAgent: userAgent ?? null,
      by: by ? authorOf(by) : null,
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
