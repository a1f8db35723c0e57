// The citation key that the library's pattern generates for a document as it is in its form.
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { DocumentKind } from '#bibliography/documents.ts';
import type { suggestKeyQuery } from '#src/__generated__/suggestKeyQuery.graphql.ts';
import { citationKeysTexts } from './citationKeysTexts.ts';

export interface KeylessDocument {
  /** Null when it is not in the library. */
  readonly id: string | null;
  readonly draft: { readonly kind: DocumentKind; readonly fields: Readonly<Record<string, unknown>> };
}

/** Rejects with words for the person. */
export async function suggestKey(
  environment: Environment,
  { id, draft: { kind, fields } }: KeylessDocument,
): Promise<string> {
  // The form holds the fields by the names and shapes of the input; the compiler cannot follow a patch that far.
  const document = { [kind]: fields } as suggestKeyQuery['variables']['document'];
  const answer = await fetchQuery<suggestKeyQuery>(
    environment,
    graphql`
      query suggestKeyQuery($document: AddUserDocumentInput!, $id: ID) {
        me {
          suggestedCitationKey(document: $document, id: $id)
        }
      }
    `,
    { document, id },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  if (!answer?.me) throw new Error(citationKeysTexts.noKey);
  return answer.me.suggestedCitationKey;
}
