// LibraryContent.citationKeyPattern, for User and Library
import type { CitationKeyPatternOrigin, LibraryContentResolvers } from '../../__generated__/resolverTypes.ts';
import type { KeyPatternOrigin } from '#bibliography/citationKeys/libraryKeyPatterns.ts';
import { libraryOf } from '../../graphql/requestLibrary.ts';
import { readKeyPatterns } from '../keyPatterns.ts';

const origins: Readonly<Record<KeyPatternOrigin, CitationKeyPatternOrigin>> = {
  set: 'SET',
  file: 'FILE',
  default: 'DEFAULT',
};

export const citationKeyPattern: NonNullable<LibraryContentResolvers['citationKeyPattern']> = async (
  source,
  _args,
  context,
) => {
  const { pattern, origin } = await readKeyPatterns(libraryOf(source, context));
  return { __typename: 'CitationKeyPattern', pattern, origin: origins[origin] };
};
