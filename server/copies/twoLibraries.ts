// Finds the source and the target of a copy.
import type { CopyToLibraryInput } from '../__generated__/resolverTypes.ts';
import { badUserInput } from '../graphql/errors.ts';
import type { ViewerLibraries } from '../graphql/viewerLibraries.ts';
import { idsInSource } from './copyPlan.ts';

/** The ids in the database of the two libraries. Throws BAD_USER_INPUT if they are the same. */
export async function requireTwoLibraries(
  libraries: Pick<ViewerLibraries, 'find'>,
  input: CopyToLibraryInput,
): Promise<{ sourceId: string; targetId: string }> {
  const sourceId = await libraries.find(input.libraryId, idsInSource(input));
  const targetId = await libraries.find(input.toLibraryId);
  if (sourceId === targetId)
    throw badUserInput([{ path: ['input', 'toLibraryId'], message: 'Give the id of another library.' }]);
  return { sourceId, targetId };
}
