// The part of the schema that citations/ resolves.
import type { Resolvers } from '../__generated__/resolverTypes.ts';
import { documentCitation } from './resolvers/documentCitation.ts';
import { addCitationStyle, chooseStyle, removeCitationStyle } from './resolvers/styleMutations.ts';
import { citationStyles, styleChoice } from './resolvers/styleFields.ts';

/** The fields of a library that are resolved here; `User` has them for the personal one. */
const libraryContent = { citationStyles, styleChoice };

export const citationResolvers: Resolvers = {
  Mutation: { addCitationStyle, chooseStyle, removeCitationStyle },
  User: libraryContent,
  Library: libraryContent,
  JournalArticle: documentCitation,
  ProceedingsArticle: documentCitation,
  Thesis: documentCitation,
  Proceedings: documentCitation,
  ProceedingsMultiVolume: { citation: () => null },
  Other: documentCitation,
};
