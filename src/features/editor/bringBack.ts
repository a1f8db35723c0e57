// The editor's actor `bringBack`: restores a document that was deleted while it was being edited.
import { commitLocalUpdate, type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { BringBackInput, BringBackOutcome } from '#machines/documentEditor/documentEditorTypes.ts';
import type { bringBackQuery as BringBackQuery } from '#src/__generated__/bringBackQuery.graphql.ts';
import { restoreDocument } from '#src/features/documents/mutations/restoreDocument.ts';

/** The API puts what is added into no more groups at once. */
const mostGroups = 100;

/** Takes it out of the trash, and looks whether it is still there where it was not in it. Rejects when there was no answer. */
export async function bringBack(
  environment: Environment,
  { documentId, fields, hidden }: BringBackInput,
  userId: string,
): Promise<BringBackOutcome> {
  // Of a document that is gone nothing stays in the store for long.
  const { added, groupIds } = lastHeard(environment, documentId);
  const restored = await restoreDocument(environment, documentId, { userId, listId: null });
  if (restored.kind === 'done') return { kind: 'restored' };
  const [type, ...groupTypes] = await Promise.all([documentId, ...groupIds].map((id) => typeNow(environment, id)));
  if (type !== null) return { kind: 'restored' };
  return {
    kind: 'purged',
    fields: added === null ? fields : { ...fields, added },
    hidden,
    // A group that was deleted or fills itself by now takes nothing in.
    groupIds: groupIds.filter((_, at) => groupTypes[at] === 'ExplicitGroup'),
    key: crypto.randomUUID(),
  };
}

/** What the page knows of a document beside its fields. */
function lastHeard(environment: Environment, id: string): { added: string | null; groupIds: readonly string[] } {
  let heard: ReturnType<typeof lastHeard> = { added: null, groupIds: [] };
  commitLocalUpdate(environment, (store) => {
    const document = store.get(id);
    const added: unknown = document?.getValue('added');
    const groups = document?.getLinkedRecords('groups') ?? [];
    heard = {
      added: typeof added === 'string' ? added : null,
      groupIds: groups.slice(0, mostGroups).map((group) => group.getDataID()),
    };
  });
  return heard;
}

/** What has this id in the library by now; null for nothing. */
async function typeNow(environment: Environment, id: string): Promise<string | null> {
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
    { id },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  if (!found) throw new Error('The server did not say where the document is');
  return found.node?.__typename ?? null;
}
