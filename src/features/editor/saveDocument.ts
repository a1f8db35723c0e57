// The editor's actor `save`: sends the fields, and answers with an outcome that the machine knows.
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
  userId: string;
  /** The lists that show a new document at the top. */
  connections: readonly string[];
}

/** Adds or updates. Rejects when there was no answer, or none that says anything about the document. */
export async function saveDocument(
  { environment, userId, connections }: SaveContext,
  { documentId, kind, keepsKind, revision, fields, key, groupIds }: SaveInput,
  signal: AbortSignal,
): Promise<SaveOutcome> {
  // The machine holds the fields by the names and shapes of the input; the compiler cannot follow a patch that far.
  if (documentId === null) {
    const documents = [{ [kind]: fields }] as addDocumentMutation['variables']['input']['documents'];
    const outcome = await addDocument(
      environment,
      { documents, groupIds, key, makeCitationKeys: true },
      { signal, userId, connections },
    );
    if (outcome.kind === 'refused') return describeRefusal(outcome);
    const { documents: [added] = [], undo } = outcome.data.addUserDocuments ?? {};
    if (!added || undo === undefined) throw new Error('The server did not say what it added');
    rememberAdded({ environment, userId, id: added.id }, undo);
    return { kind: 'saved', documentId: added.id, revision: added.revision };
  }
  const input = {
    id: documentId,
    revision,
    keepKind: keepsKind,
    [kind]: fields,
  } as updateDocumentMutation['variables']['input'];
  const outcome = await updateDocument(environment, input, signal, (typename) => {
    // The form goes along, and boxes go with the fields that the other kind does not have.
    if (kindOf(typename) !== kind) takeInTyped();
  });
  if (outcome.kind === 'refused') return describeRefusal(outcome);
  const updated = outcome.data.updateUserDocument;
  if (!updated) return { kind: 'gone', message: 'The document is no longer in the library.' };
  const { id, madeRevisions: revisions } = updated;
  if (revisions.length > 0) rememberEdit({ environment, userId, id, kind, revisions, fields: Object.keys(fields) });
  const kindNow = kindOf(updated.__typename);
  return {
    kind: 'saved',
    documentId: id,
    revision: updated.revision,
    ...(kindNow !== kind && { otherKind: kindNow }),
  };
}

/** What a refusal means for an edit; those that mean nothing for it (a limit, an ended session) are failures, and tried again. */
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
  }
  throw new Error(message);
}

/** `input, documents, 0, thesis, published` is `thesis, published` to the editor. */
function withinDocument({ path, message }: { path: string[]; message: string }) {
  const at = path.indexOf('documents');
  return { path: at < 0 ? path : path.slice(at + 2), message };
}
