// Queries the library for documents that may be the same as entries of the files, or that these entries complete.
import { Environment, graphql, RecordSource, Store } from 'relay-runtime';
import type { askLibraryCompletedQuery } from '#src/__generated__/askLibraryCompletedQuery.graphql.ts';
import type { askLibraryQuery } from '#src/__generated__/askLibraryQuery.graphql.ts';
import type { documentFields_document$key } from '#src/__generated__/documentFields_document.graphql.ts';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { askUntil } from '#src/relay/askUntil.ts';
import type { EntryToCompare, FoundLike } from './findImportDuplicates.ts';

/** So many entries are asked about at once: reading an answer takes the page some milliseconds. */
const AT_ONCE = 100;

/** Reads every field of a document. */
export type ReadDocument = (document: documentFields_document$key) => DocumentDraft;

/** With a store of its own for each question: what is compared once is not kept as long as the page. */
const withoutMemory = (environment: Environment) =>
  new Environment({ network: environment.getNetwork(), store: new Store(new RecordSource()) });

/** Hands over what is like each of these entries, part by part. Rejects when the server did not answer. */
export async function askLibrary(
  environment: Environment,
  entries: readonly EntryToCompare[],
  readDocument: ReadDocument,
  onFound: (found: readonly FoundLike[]) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  for (let start = 0; start < entries.length; start += AT_ONCE) {
    const some = entries.slice(start, start + AT_ONCE);
    const found = [
      ...(await findLike(environment, some, readDocument, signal)),
      ...(await findCompleted(environment, some, readDocument, signal)),
    ];
    if (found.length > 0) await onFound(found.map(({ entry, documents }) => ({ entry: start + entry, documents })));
  }
}

/** The documents that share a key with an entry. */
async function findLike(
  environment: Environment,
  entries: readonly EntryToCompare[],
  readDocument: ReadDocument,
  signal: AbortSignal,
): Promise<FoundLike[]> {
  const keys = entries.map((entry) => (entry.completes === null ? entry.keys : []));
  if (keys.every((own) => own.length === 0)) return [];
  const { library } = await askUntil<askLibraryQuery>(
    withoutMemory(environment),
    graphql`
      query askLibraryQuery($libraryId: ID, $keys: [[String!]!]!) {
        library(id: $libraryId) {
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
    { keys },
    signal,
  );
  return (library?.likeDocuments ?? []).map(({ index, documents }) => ({
    entry: index,
    documents: documents.map((document) => ({ id: document.id, draft: readDocument(document) })),
  }));
}

/** The documents that entries complete. */
async function findCompleted(
  environment: Environment,
  entries: readonly EntryToCompare[],
  readDocument: ReadDocument,
  signal: AbortSignal,
): Promise<FoundLike[]> {
  const ids = [...new Set(entries.flatMap(({ completes }) => completes ?? []))];
  if (ids.length === 0) return [];
  const { library } = await askUntil<askLibraryCompletedQuery>(
    withoutMemory(environment),
    graphql`
      query askLibraryCompletedQuery($libraryId: ID, $ids: [ID!]!) {
        library(id: $libraryId) {
          documentsWithDoi(selection: { ids: $ids }) {
            documents {
              id
              ...documentFields_document
            }
          }
        }
      }
    `,
    { ids },
    signal,
  );
  const documents = new Map((library?.documentsWithDoi.documents ?? []).map((document) => [document.id, document]));
  return entries.flatMap(({ completes }, entry): FoundLike[] => {
    const document = documents.get(completes ?? '');
    return document ? [{ entry, documents: [{ id: document.id, draft: readDocument(document) }] }] : [];
  });
}
