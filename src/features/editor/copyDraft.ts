// The editor's actor `copyDraft`: adds the document with what was typed to the person's own library.
import { asShown } from '#bibliography/hiddenFields.ts';
import { type Environment, graphql } from 'relay-runtime';
import type { CopyDraftInput } from '#machines/documentEditor/documentEditorTypes.ts';
import type { copyDraftHiddenMutation } from '#src/__generated__/copyDraftHiddenMutation.graphql.ts';
import type { copyDraftMutation } from '#src/__generated__/copyDraftMutation.graphql.ts';
import { type MutationOutcome, mutate } from '#src/relay/mutate.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { editorTexts } from './editorTexts.ts';

function dataOf<Data>(outcome: MutationOutcome<Data>): Data {
  if (outcome.kind === 'refused') throw new Error(editorTexts.notices.notCopied(outcome.message));
  return outcome.data;
}

/** Rejects, with a message for the person, if not everything was copied. The key makes it safe to try again. */
export async function copyDraft(
  environment: Environment,
  { kind, fields, hidden, key }: CopyDraftInput,
  signal: AbortSignal,
): Promise<undefined> {
  // The machine keeps fields under the names and in the shapes of the API's input, which TypeScript cannot prove.
  const documents = [{ [kind]: fields }] as copyDraftMutation['variables']['input']['documents'];
  const added = await mutate<copyDraftMutation>(
    environment,
    graphql`
      mutation copyDraftMutation($input: AddUserDocumentsInput!) {
        addUserDocuments(input: $input) {
          documents {
            id
          }
        }
      }
    `,
    // An input without a library is about the person's own.
    { input: { documents, key, makeCitationKeys: true } },
    { signal },
  ).then(dataOf);
  const id = added.addUserDocuments?.documents[0]?.id;
  if (id === undefined) throw new Error(editorTexts.notices.notCopied('The server did not say what it added.'));
  // A document is added with the fields of its kind only; the others follow.
  for (const { kind: hiddenKind, fields: hiddenFields } of asShown(hidden)) {
    const input = {
      id,
      keepKind: true,
      [hiddenKind]: hiddenFields,
    } as copyDraftHiddenMutation['variables']['input'];
    const outcome = await mutate<copyDraftHiddenMutation>(
      environment,
      graphql`
        mutation copyDraftHiddenMutation($input: UpdateUserDocumentInput!) {
          updateUserDocument(input: $input) {
            id
          }
        }
      `,
      { input },
      { signal },
    );
    dataOf(outcome);
  }
  toast({ tone: 'success', message: editorTexts.notices.copied });
  return undefined;
}
