// The editor's actor `bringBack`: what becomes of a document that was deleted while somebody was editing it here.
import { type Environment, fetchQuery } from 'relay-runtime';
import type { BringBackInput, BringBackOutcome } from '#machines/documentEditor/documentEditorTypes.ts';
import type { documentQuery as DocumentQuery } from '#src/__generated__/documentQuery.graphql.ts';
import { restoreDocument } from '../mutations/restoreDocument.ts';
import { documentQuery } from '../pane/documentQuery.ts';

/** Takes it out of the trash, and looks whether it is still there where it was not in it. Rejects when there was no answer. */
export async function bringBack(
  environment: Environment,
  { documentId, fields }: BringBackInput,
  userId: string,
): Promise<BringBackOutcome> {
  const restored = await restoreDocument(environment, documentId, { userId, listId: null });
  if (restored.kind === 'done') return { kind: 'restored' };
  const found = await fetchQuery<DocumentQuery>(
    environment,
    documentQuery,
    { id: documentId },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  if (!found) throw new Error('The server did not say where the document is');
  return found.userDocument ? { kind: 'restored' } : { kind: 'purged', fields, key: crypto.randomUUID() };
}
