// Reads the facts about a library from the store. They come with the first list (list/listQuery.ts), and again with each look for changes.
import { type Environment, graphql, readInlineData } from 'relay-runtime';
import type { useLibraryFacts_library$key } from '#src/__generated__/useLibraryFacts_library.graphql.ts';
import { ownerOfPersonalLibrary } from '#site/libraryIds.ts';
import { libraryIdOf } from '#src/relay/library.ts';
import { roleOf } from '#src/relay/roleOf.ts';
import type { LibraryFacts } from '#src/relay/useLibrary.ts';
import { useStoredAnswer } from '#src/relay/useStoredAnswer.ts';
import { countsOperation } from './counts.ts';

const fragment = graphql`
  fragment useLibraryFacts_library on Library @inline {
    name
    viewerRole
    isGone
  }
`;

/** The facts as far as the store has them. Nothing can be changed in a shared library before its facts are known. */
export function useLibraryFacts(environment: Environment): LibraryFacts {
  const answer = useStoredAnswer(environment, countsOperation, true);
  const library = answer?.library && readInlineData<useLibraryFacts_library$key>(fragment, answer.library);
  const id = libraryIdOf(environment);
  if (ownerOfPersonalLibrary(id) !== null) return { id, name: null, role: 'OWNER', canWrite: true, isGone: false };
  const isGone = library?.isGone === true;
  const role = library && !isGone ? roleOf(library.viewerRole) : null;
  return { id, name: library?.name ?? null, role, canWrite: role === 'OWNER' || role === 'EDITOR', isGone };
}
