// The libraries of a person, as far as API tokens concern them: those that a token can be limited to, and what its limit is called.
import { graphql } from 'relay-runtime';
import type { useTokenLibraries_user$key } from '#src/__generated__/useTokenLibraries_user.graphql.ts';
import { useFragment } from '#src/relay/hooks.ts';
import { apiTokenTexts } from './apiTokenTexts.ts';

const texts = apiTokenTexts.section;

export interface TokenLibrary {
  readonly id: string;
  readonly name: string;
  /** No further token can be limited to a library in the trash. Those that are reach it again once it is restored. */
  readonly isTrashed: boolean;
}

/** The libraries of a person, by the names that the page shows. */
export function useTokenLibraries(user: useTokenLibraries_user$key): readonly TokenLibrary[] {
  const { libraries } = useFragment(
    graphql`
      fragment useTokenLibraries_user on User {
        libraries {
          id
          name
          kind
          trashed
        }
      }
    `,
    user,
  );
  return libraries.map(({ id, name, kind, trashed }) => ({
    id,
    name: kind === 'PERSONAL' ? texts.personalLibrary : name,
    isTrashed: trashed != null,
  }));
}

/** What the list of tokens says about the libraries that a token reaches. */
export function reachOf(libraryId: string | null, libraries: readonly TokenLibrary[]): string {
  if (libraryId === null) return texts.allLibraries;
  const library = libraries.find(({ id }) => id === libraryId);
  if (library === undefined) return texts.lostLibrary;
  return library.isTrashed ? texts.trashedLibrary(library.name) : library.name;
}
