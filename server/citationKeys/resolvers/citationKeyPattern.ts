// User.citationKeyPattern
import type { CitationKeyPatternOrigin, UserResolvers } from '../../__generated__/resolverTypes.ts';
import type { KeyPatternOrigin } from '#bibliography/citationKeys/libraryKeyPatterns.ts';
import { ownLibrary } from '../../graphql/requireViewer.ts';
import { readKeyPatterns } from '../keyPatterns.ts';

const origins: Readonly<Record<KeyPatternOrigin, CitationKeyPatternOrigin>> = {
  set: 'SET',
  file: 'FILE',
  default: 'DEFAULT',
};

export const citationKeyPattern: NonNullable<UserResolvers['citationKeyPattern']> = async (user, _args, context) => {
  const { pattern, origin } = await readKeyPatterns(ownLibrary(user, context));
  return { __typename: 'CitationKeyPattern', pattern, origin: origins[origin] };
};
