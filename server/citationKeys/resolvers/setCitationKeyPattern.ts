// Mutation.setCitationKeyPattern
import { readKeyPattern } from '#bibliography/citationKeys/keyPattern.ts';
import { textProblem, maximumTextLength } from '#bibliography/validation.ts';
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { requireViewer } from '../../graphql/requireViewer.ts';
import { setKeyPattern } from '../keyPatterns.ts';

/** The problem with a pattern, with its position; a null pattern has none. */
function problemOf(pattern: string): string | null {
  const { mistake } = readKeyPattern(pattern);
  return mistake ? `${mistake.message} (Character ${mistake.start + 1}.)` : textProblem(pattern, maximumTextLength);
}

export const setCitationKeyPattern: NonNullable<MutationResolvers['setCitationKeyPattern']> = async (
  _root,
  { input },
  context,
) => {
  const { id, email } = requireViewer(context);
  const libraryId = await context.libraries.find(input.libraryId);
  const library = context.libraries.toWrite(libraryId);
  const pattern = input.pattern?.trim() ?? null;
  const problem = pattern === null ? null : problemOf(pattern);
  if (problem !== null) throw badUserInput([{ path: ['input', 'pattern'], message: problem }]);
  await setKeyPattern(library, pattern);
  return {
    __typename: 'SetCitationKeyPatternPayload',
    user: { id, email },
    library: context.libraries.sourceOf(libraryId),
  };
};
