// User.searchSuggestions
import type { SuggestedValue, UserResolvers } from '../../__generated__/resolverTypes.ts';
import { isStorable } from '../../database/storable.ts';
import { badUserInput } from '../../graphql/errors.ts';
import { ensureDerived } from '../../groups/content/derive.ts';
import { ownLibrary } from '../ownLibrary.ts';
import { readSuggestions } from '../suggestions.ts';

/** What a search is completed with. */
const usual: readonly SuggestedValue[] = ['AUTHOR', 'EDITOR', 'KEYWORD', 'JOURNAL'];
/** And what only fields are filled with. */
const every: readonly SuggestedValue[] = [...usual, 'PERSON', 'BOOK', 'SERIES', 'PUBLISHER', 'INSTITUTION'];
const few = 5;
const most = 20;
const longestBeginning = 200;

export const searchSuggestions: NonNullable<UserResolvers['searchSuggestions']> = async (user, args, context) => {
  const library = ownLibrary(user, context);
  const { beginning } = args;
  const first = args.first ?? few;
  if (first < 0 || first > most) {
    throw badUserInput([{ path: ['first'], message: `Give a number from 0 to ${most}.` }]);
  }
  if (beginning.length > longestBeginning) {
    throw badUserInput([{ path: ['beginning'], message: `At most ${longestBeginning} characters.` }]);
  }
  // No document can hold it.
  if (!isStorable(beginning)) return [];
  await ensureDerived(library);
  const { of: wanted } = args;
  const kinds = wanted ? every.filter((kind) => wanted.includes(kind)) : usual;
  const suggestions = await Promise.all(
    kinds.map(async (kind) =>
      (await readSuggestions(library, kind, beginning, first)).map((value) => ({ kind, value })),
    ),
  );
  return suggestions.flat().map((each) => ({ __typename: 'SearchSuggestion' as const, ...each }));
};
