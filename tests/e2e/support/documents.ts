// Adds and changes documents of a person's library by the API, before or during a test.
import type { ApiClient } from '../../support/client.ts';

/** Adds documents, given as `AddUserDocumentInput`; returns their ids in order. */
export async function addDocuments(client: ApiClient, documents: readonly object[]): Promise<string[]> {
  const { addUserDocuments } = await client.ask<{ addUserDocuments: { documents: { id: string }[] } }>(
    'mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }',
    { input: { documents } },
  );
  return addUserDocuments.documents.map(({ id }) => id);
}

/** Adds a document; returns its id. */
export async function addDocument(client: ApiClient, document: object): Promise<string> {
  const [id] = await addDocuments(client, [document]);
  if (id === undefined) throw new Error('Nothing was added');
  return id;
}

/** Changes a document without checking its revision; `changes` are those of `UpdateUserDocumentInput`. */
export async function updateDocument(client: ApiClient, id: string, changes: object): Promise<void> {
  await client.ask('mutation ($input: UpdateUserDocumentInput!) { updateUserDocument(input: $input) { id } }', {
    input: { id, ...changes },
  });
}
