// Asks which values the library holds that begin so: for the search box, and for fields that are filled with what is there already.
import { type Environment, graphql } from 'relay-runtime';
import type { askSuggestionsQuery } from '#src/__generated__/askSuggestionsQuery.graphql.ts';
import { askUntil } from '#src/relay/askUntil.ts';

/** The API takes no longer beginnings. */
const longestBeginning = 200;

/** A value, and what it is. */
export interface LibraryValue {
  readonly kind: string;
  readonly value: string;
}

/** Answers at most `first` of each kind, of every kind where `of` is null. Given up, it never settles. */
export async function askSuggestions(
  environment: Environment,
  { beginning, of, first }: askSuggestionsQuery['variables'],
  signal: AbortSignal,
): Promise<LibraryValue[]> {
  const { me } = await askUntil<askSuggestionsQuery>(
    environment,
    graphql`
      query askSuggestionsQuery($beginning: String!, $of: [SuggestedValue!], $first: Int) {
        me {
          searchSuggestions(beginning: $beginning, of: $of, first: $first) {
            kind
            value
          }
        }
      }
    `,
    { beginning: beginning.slice(0, longestBeginning), of, first },
    signal,
  );
  return (me?.searchSuggestions ?? []).map(({ kind, value }) => ({ kind, value }));
}
