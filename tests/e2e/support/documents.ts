// Documents of a person's library, made and changed from elsewhere by the API: before a test begins, or beside the page.
import type { ApiClient } from '../../support/client.ts';

/** Adds documents, each as `AddUserDocumentInput` has it; returns their ids, in their order. */
export async function addDocuments(client: ApiClient, documents: readonly object[]): Promise<string[]> {
  const { addUserDocuments } = await client.ask<{ addUserDocuments: { documents: { id: string }[] } }>(
    'mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }',
    { input: { documents } },
  );
  return addUserDocuments.documents.map(({ id }) => id);
}

/** Adds one; returns its id. */
export async function addDocument(client: ApiClient, document: object): Promise<string> {
  const [id] = await addDocuments(client, [document]);
  if (id === undefined) throw new Error('Nothing was added');
  return id;
}

/** Changes one, whatever was changed since; `changes` are those of `UpdateUserDocumentInput`. */
export async function updateDocument(client: ApiClient, id: string, changes: object): Promise<void> {
  await client.ask('mutation ($input: UpdateUserDocumentInput!) { updateUserDocument(input: $input) { id } }', {
    input: { id, ...changes },
  });
}
