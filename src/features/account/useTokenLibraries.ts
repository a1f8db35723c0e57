// The libraries of a person, as far as API tokens concern them: those that a token can be limited to, and what its limit is called.
import { graphql } from 'relay-runtime';
import type { useTokenLibraries_user$key } from '#src/__generated__/useTokenLibraries_user.graphql.ts';
import { useFragment } from '#src/relay/hooks.ts';
import { apiTokenTexts } from './apiTokenTexts.ts';

const texts = apiTokenTexts.section;

export interface TokenLibrary {
  readonly id: string;
  readonly name: string;
}

/** The libraries that a token can be limited to, by the names that the page shows. */
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
  return libraries
    .filter(({ trashed }) => trashed == null)
    .map(({ id, name, kind }) => ({ id, name: kind === 'PERSONAL' ? texts.personalLibrary : name }));
}

/** What the list of tokens says about the libraries that a token reaches. */
export function reachOf(libraryId: string | null, libraries: readonly TokenLibrary[]): string {
  if (libraryId === null) return texts.allLibraries;
  return libraries.find(({ id }) => id === libraryId)?.name ?? texts.lostLibrary;
}
