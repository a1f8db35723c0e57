// Generates a citation key by the library's pattern for a document as it is in the form.
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { DocumentKind } from '#bibliography/documents.ts';
import type { suggestKeyQuery } from '#src/__generated__/suggestKeyQuery.graphql.ts';
import { citationKeysTexts } from './citationKeysTexts.ts';

export interface KeylessDocument {
  /** Null if the document is not added yet. */
  readonly id: string | null;
  readonly draft: { readonly kind: DocumentKind; readonly fields: Readonly<Record<string, unknown>> };
}

/** Rejects with a message for the person. */
export async function suggestKey(
  environment: Environment,
  { id, draft: { kind, fields } }: KeylessDocument,
): Promise<string> {
  // The machine keeps fields under the names and in the shapes of the API's input, which TypeScript cannot prove for patches.
  const document = { [kind]: fields } as suggestKeyQuery['variables']['document'];
  const answer = await fetchQuery<suggestKeyQuery>(
    environment,
    graphql`
      query suggestKeyQuery($libraryId: ID, $document: AddUserDocumentInput!, $id: ID) {
        library(id: $libraryId) {
          suggestedCitationKey(document: $document, id: $id)
        }
      }
    `,
    { document, id },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  if (!answer?.library) throw new Error(citationKeysTexts.noKey);
  return answer.library.suggestedCitationKey;
}
