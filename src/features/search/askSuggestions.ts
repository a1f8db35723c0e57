// Requests values of the library that start with a text, for the search box and for fields.
import { type Environment, graphql } from 'relay-runtime';
import type { askSuggestionsQuery } from '#src/__generated__/askSuggestionsQuery.graphql.ts';
import { askUntil } from '#src/relay/askUntil.ts';

/** The API's maximum length. */
const longestBeginning = 200;

/** A value, and its kind. */
export interface LibraryValue {
  readonly kind: string;
  readonly value: string;
}

/** At most `first` values of each kind in `of`, or of every kind if it is null. Never settles when aborted. */
export async function askSuggestions(
  environment: Environment,
  { beginning, of, first }: askSuggestionsQuery['variables'],
  signal: AbortSignal,
): Promise<LibraryValue[]> {
  const { library } = await askUntil<askSuggestionsQuery>(
    environment,
    graphql`
      query askSuggestionsQuery($libraryId: ID, $beginning: String!, $of: [SuggestedValue!], $first: Int) {
        library(id: $libraryId) {
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
  return (library?.searchSuggestions ?? []).map(({ kind, value }) => ({ kind, value }));
}
