// The editor's actor `bringBack`: what becomes of a document that was deleted while somebody was editing it here.
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { BringBackInput, BringBackOutcome } from '#machines/documentEditor/documentEditorTypes.ts';
import type { bringBackQuery as BringBackQuery } from '#src/__generated__/bringBackQuery.graphql.ts';
import { restoreDocument } from '../mutations/restoreDocument.ts';

/** Takes it out of the trash, and looks whether it is still there where it was not in it. Rejects when there was no answer. */
export async function bringBack(
  environment: Environment,
  { documentId, fields }: BringBackInput,
  userId: string,
): Promise<BringBackOutcome> {
  const restored = await restoreDocument(environment, documentId, { userId, listId: null });
  if (restored.kind === 'done') return { kind: 'restored' };
  // Not by the query of the pane, which would show at once that there is no such document, and take the form with it.
  const found = await fetchQuery<BringBackQuery>(
    environment,
    graphql`
      query bringBackQuery($id: ID!) {
        node(id: $id) {
          __typename
        }
      }
    `,
    { id: documentId },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  if (!found) throw new Error('The server did not say where the document is');
  return found.node ? { kind: 'restored' } : { kind: 'purged', fields, key: crypto.randomUUID() };
}
