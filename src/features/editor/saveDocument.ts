// The editor's actor `save`: sends the fields, and translates the answer into an outcome of the machine.
import { isRecord } from '#bibliography/isRecord.ts';
import type { Environment } from 'relay-runtime';
import type { SaveInput, SaveOutcome } from '#machines/documentEditor/documentEditorTypes.ts';
import type { addDocumentMutation } from '#src/__generated__/addDocumentMutation.graphql.ts';
import type { updateDocumentMutation } from '#src/__generated__/updateDocumentMutation.graphql.ts';
import { type Refusal } from '#src/relay/codedError.ts';
import { kindOf } from '#src/features/documents/kinds.ts';
import { addDocument } from '#src/features/documents/mutations/addDocument.ts';
import { updateDocument } from '#src/features/documents/mutations/updateDocument.ts';
import { rememberAdded, rememberEdit } from './rememberEdit.ts';
import { takeInTyped } from './takeInTyped.ts';

export interface SaveContext {
  environment: Environment;
  /** The Relay connections that show a new document at the top. */
  connections: readonly string[];
}

/** Adds or updates the document. Rejects if there was no answer, or one that says nothing about the document. */
export async function saveDocument(
  { environment, connections }: SaveContext,
  { documentId, kind, keepsKind, revision, fields, key, groupIds }: SaveInput,
  signal: AbortSignal,
): Promise<SaveOutcome> {
  // The machine keeps fields under the names and in the shapes of the API's input, which TypeScript cannot prove for patches.
  if (documentId === null) {
    const documents = [{ [kind]: fields }] as addDocumentMutation['variables']['input']['documents'];
    const outcome = await addDocument(
      environment,
      { documents, groupIds, key, makeCitationKeys: true },
      { signal, connections },
    );
    if (outcome.kind === 'refused') return describeRefusal(outcome);
    const { documents: [added] = [], undo } = outcome.data.addUserDocuments ?? {};
    if (!added || undo === undefined) throw new Error('The server did not say what it added');
    rememberAdded({ environment, id: added.id }, undo);
    return { kind: 'saved', documentId: added.id, revision: added.revision };
  }
  const input = {
    id: documentId,
    revision,
    keepKind: keepsKind,
    [kind]: fields,
  } as updateDocumentMutation['variables']['input'];
  const outcome = await updateDocument(environment, input, signal, (typename) => {
    // The form switches to the other kind and loses some inputs, so their text is committed first.
    if (kindOf(typename) !== kind) takeInTyped();
  });
  if (outcome.kind === 'refused') return describeRefusal(outcome);
  const updated = outcome.data.updateUserDocument;
  if (!updated) return { kind: 'gone', message: 'The document is no longer in the library.' };
  const { id, madeRevisions: revisions } = updated;
  if (revisions.length > 0) rememberEdit({ environment, id, kind, revisions, fields: Object.keys(fields) });
  const kindNow = kindOf(updated.__typename);
  return {
    kind: 'saved',
    documentId: id,
    revision: updated.revision,
    ...(kindNow !== kind && { otherKind: kindNow }),
  };
}

/** Translates a refusal into an outcome. Refusals that are not about the edit (rate limits, ended sessions) count as failures and are retried. */
export function describeRefusal({ code, message, problems, extensions }: Refusal): SaveOutcome {
  switch (code) {
    case 'CONFLICT': {
      const { current } = extensions;
      if (!isRecord(current) || typeof current.revision !== 'number' || !Array.isArray(current.fields)) break;
      const fields = current.fields.flatMap((field: unknown) =>
        isRecord(field) && typeof field.name === 'string' ? [{ name: field.name, value: field.value }] : [],
      );
      return { kind: 'conflict', revision: current.revision, fields };
    }
    case 'BAD_USER_INPUT':
      return {
        kind: 'problems',
        problems: problems.length > 0 ? problems.map(withinDocument) : [{ path: [], message }],
      };
    case 'NOT_FOUND':
      return { kind: 'gone', message };
    case 'FORBIDDEN':
      return { kind: 'forbidden', message };
  }
  throw new Error(message);
}

/** Shortens a path of the API's input to one inside the document: `input, documents, 0, thesis, published` becomes `thesis, published`. */
function withinDocument({ path, message }: { path: string[]; message: string }) {
  const at = path.indexOf('documents');
  return { path: at < 0 ? path : path.slice(at + 2), message };
}
