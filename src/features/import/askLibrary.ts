// What the library holds that is possibly the same as entries of the files.
import { Environment, graphql, RecordSource, Store } from 'relay-runtime';
import type { askLibraryQuery } from '#src/__generated__/askLibraryQuery.graphql.ts';
import type { documentFields_document$key } from '#src/__generated__/documentFields_document.graphql.ts';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { askUntil } from '#src/relay/askUntil.ts';
import type { FoundLike } from './findImportDuplicates.ts';

/** So many entries are asked about at once: reading an answer takes the page some milliseconds. */
const AT_ONCE = 100;

/** Reads every field of a document. */
export type ReadDocument = (document: documentFields_document$key) => DocumentDraft;

/** With a store of its own for each question: what is compared once is not kept as long as the page. */
const withoutMemory = (environment: Environment) =>
  new Environment({ network: environment.getNetwork(), store: new Store(new RecordSource()) });

/** Hands over what is like each of these, which are entries by their keys, part by part. Rejects when the server did not answer. */
export async function askLibrary(
  environment: Environment,
  keys: readonly (readonly string[])[],
  readDocument: ReadDocument,
  onFound: (found: readonly FoundLike[]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  for (let start = 0; start < keys.length; start += AT_ONCE) {
    const some = keys.slice(start, start + AT_ONCE);
    if (some.every((own) => own.length === 0)) continue;
    const { me } = await askUntil<askLibraryQuery>(
      withoutMemory(environment),
      graphql`
        query askLibraryQuery($keys: [[String!]!]!) {
          me {
            likeDocuments(keys: $keys) {
              index
              documents {
                id
                ...documentFields_document
              }
            }
          }
        }
      `,
      { keys: some },
      signal,
    );
    const found = (me?.likeDocuments ?? []).map(({ index, documents }): FoundLike => ({
      entry: start + index,
      documents: documents.map((document) => ({ id: document.id, draft: readDocument(document) })),
    }));
    if (found.length > 0) await onFound(found);
  }
}
