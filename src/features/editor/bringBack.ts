// The editor's actor `bringBack`: restores a document that was deleted while it was being edited.
import { commitLocalUpdate, type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { BringBackInput, BringBackOutcome } from '#machines/documentEditor/documentEditorTypes.ts';
import type { bringBackQuery as BringBackQuery } from '#src/__generated__/bringBackQuery.graphql.ts';
import { restoreDocument } from '#src/features/documents/mutations/restoreDocument.ts';

/** The most groups that the API accepts for one added document. */
const maximumGroups = 100;

/** Restores the document from the trash. If it is not there, checks whether the library has it after all. Rejects if there was no answer. */
export async function bringBack(
  environment: Environment,
  { documentId, fields, hidden }: BringBackInput,
): Promise<BringBackOutcome> {
  // Read first: the store soon drops the data of deleted documents.
  const { added, groupIds } = lastHeard(environment, documentId);
  const restored = await restoreDocument(environment, documentId, { listId: null });
  if (restored.kind === 'done') return { kind: 'restored' };
  const [type, ...groupTypes] = await Promise.all([documentId, ...groupIds].map((id) => typeNow(environment, id)));
  if (type !== null) return { kind: 'restored' };
  return {
    kind: 'purged',
    fields: added === null ? fields : { ...fields, added },
    hidden,
    // Groups that were deleted or became derived meanwhile accept no documents.
    groupIds: groupIds.filter((_, at) => groupTypes[at] === 'ExplicitGroup'),
    key: crypto.randomUUID(),
  };
}

/** What the store knows of a document besides its fields. */
function lastHeard(environment: Environment, id: string): { added: string | null; groupIds: readonly string[] } {
  let heard: ReturnType<typeof lastHeard> = { added: null, groupIds: [] };
  commitLocalUpdate(environment, (store) => {
    const document = store.get(id);
    const added: unknown = document?.getValue('added');
    const groups = document?.getLinkedRecords('groups') ?? [];
    heard = {
      added: typeof added === 'string' ? added : null,
      groupIds: groups.slice(0, maximumGroups).map((group) => group.getDataID()),
    };
  });
  return heard;
}

/** The type of the object that has this id now; null if there is none. */
async function typeNow(environment: Environment, id: string): Promise<string | null> {
  // The pane's own query would show a missing document at once, and remove the form.
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
