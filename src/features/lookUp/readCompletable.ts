// Which documents can be completed from their DOIs, however many were selected.
import { type Environment, graphql } from 'relay-runtime';
import { type Identifier, identifierKey, readIdentifiers } from '#bibliography/lookUp/readIdentifiers.ts';
import type { readCompletableQuery } from '#src/__generated__/readCompletableQuery.graphql.ts';
import type { ActionTarget } from '#src/features/documents/actionTarget.ts';
import { askUntil } from '#src/relay/askUntil.ts';

/** A work to look up, and the documents that name it: there may be duplicates. */
export interface CompletableWork {
  readonly identifier: Identifier;
  readonly documentIds: readonly string[];
}

export interface Completable {
  readonly works: readonly CompletableWork[];
  /** How many documents have a DOI that isn't looked up now, because there are too many. */
  readonly later: number;
  /** How many have a DOI that can't be read. */
  readonly unreadable: number;
  /** How many have no DOI. */
  readonly withoutDoi: number;
}

/** The works in the order in which their documents were added. Rejects if the server did not answer. */
export async function readCompletable(
  environment: Environment,
  { selection }: ActionTarget,
  signal: AbortSignal,
): Promise<Completable> {
  const { library } = await askUntil<readCompletableQuery>(
    environment,
    graphql`
      query readCompletableQuery($libraryId: ID, $selection: DocumentSelection!) {
        library(id: $libraryId) {
          documentsWithDoi(selection: $selection) {
            documents {
              id
              doi
            }
            count
            withoutDoi
          }
        }
      }
    `,
    { selection },
    signal,
  );
  const { documents, count, withoutDoi } = library?.documentsWithDoi ?? { documents: [], count: 0, withoutDoi: 0 };
  const works = new Map<string, { identifier: Identifier; documentIds: string[] }>();
  let unreadable = 0;
  for (const { id, doi } of documents) {
    const [identifier] = readIdentifiers(`doi:${doi ?? ''}`).identifiers;
    if (identifier?.kind !== 'DOI') {
      unreadable += 1;
      continue;
    }
    const key = identifierKey(identifier);
    const work = works.get(key);
    if (work) work.documentIds.push(id);
    else works.set(key, { identifier, documentIds: [id] });
  }
  return { works: [...works.values()], later: count - documents.length, unreadable, withoutDoi };
}
