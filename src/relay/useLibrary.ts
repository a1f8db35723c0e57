// The library that the page shows: its name, and what the person may do in it.
import { createContext, use } from 'react';
import { type Environment, graphql, readInlineData } from 'relay-runtime';
import type { useLibrary_library$key } from '#src/__generated__/useLibrary_library.graphql.ts';
import type { useLibraryQuery } from '#src/__generated__/useLibraryQuery.graphql.ts';
import { libraryIdOf } from './library.ts';
import { operationOf } from './operationOf.ts';
import { useStoredAnswer } from './useStoredAnswer.ts';

export interface LibraryFacts {
  /** The id in the API. */
  readonly id: string;
  /** Null for the personal library, and as long as the name is not known. */
  readonly name: string | null;
  /** Whether the person may change documents, groups and settings. */
  readonly canWrite: boolean;
  /** Whether the person may also manage the members. */
  readonly isOwner: boolean;
  /** Whether the server has answered that there is no such library any more. */
  readonly isGone: boolean;
}

/** Fetched with the list (listQuery.ts), and again with each look for changes. */
const fragment = graphql`
  fragment useLibrary_library on Library @inline {
    name
    kind
    viewerRole
    isGone
  }
`;

const operation = operationOf<useLibraryQuery>(
  graphql`
    query useLibraryQuery($libraryId: ID) {
      library(id: $libraryId) {
        ...useLibrary_library
      }
    }
  `,
  {},
);

/** The facts as far as the store has them. Nothing can be changed in a library before its facts are known. */
export function useLibraryFacts(environment: Environment): LibraryFacts {
  const answer = useStoredAnswer(environment, operation);
  const library = answer?.library && readInlineData<useLibrary_library$key>(fragment, answer.library);
  const id = libraryIdOf(environment);
  if (!library) return { id, name: null, canWrite: false, isOwner: false, isGone: false };
  const { name, kind, viewerRole } = library;
  const isGone = library.isGone === true;
  return {
    id,
    name: kind === 'SHARED' ? name : null,
    canWrite: viewerRole !== 'READER' && !isGone,
    isOwner: viewerRole === 'OWNER' && !isGone,
    isGone,
  };
}

/** What is outside of a library can be changed. */
export const LibraryContext = createContext<LibraryFacts>({
  id: '',
  name: null,
  canWrite: true,
  isOwner: true,
  isGone: false,
});

/** The library around this component. */
export function useLibrary(): LibraryFacts {
  return use(LibraryContext);
}
