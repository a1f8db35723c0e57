// The editor's actor `copyDraft`: adds what was typed to the person's own library, where the library of the document can't be changed any more.
import { type Environment, graphql } from 'relay-runtime';
import type { CopyDraftInput } from '#machines/documentEditor/documentEditorTypes.ts';
import type { copyDraftMutation } from '#src/__generated__/copyDraftMutation.graphql.ts';
import { mutate } from '#src/relay/mutate.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { editorTexts } from './editorTexts.ts';

/** Rejects, with a message for the person, if it was not added. The key makes it safe to try again. */
export async function copyDraft(
  environment: Environment,
  { kind, fields, key }: CopyDraftInput,
  signal: AbortSignal,
): Promise<undefined> {
  // The machine keeps fields under the names and in the shapes of the API's input, which TypeScript cannot prove.
  const documents = [{ [kind]: fields }] as copyDraftMutation['variables']['input']['documents'];
  const outcome = await mutate<copyDraftMutation>(
    environment,
    graphql`
      mutation copyDraftMutation($input: AddUserDocumentsInput!) {
        addUserDocuments(input: $input) {
          addedCount
        }
      }
    `,
    // An input without a library is about the person's own.
    { input: { documents, key, makeCitationKeys: true } },
    { signal },
  );
  if (outcome.kind === 'refused') throw new Error(editorTexts.notices.notCopied(outcome.message));
  toast({ tone: 'success', message: editorTexts.notices.copied });
  return undefined;
}
