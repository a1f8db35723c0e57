// What the library holds already, suggested while a field is filled: the same spelling is chosen instead of typed anew.
import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { SuggestedValue, useLibraryOptionsQuery } from '#src/__generated__/useLibraryOptionsQuery.graphql.ts';
import { askUntil } from '#src/relay/askUntil.ts';
import type { FetchOptions } from '#src/ui/select/useRichSelect.ts';

/** As many as are looked through. */
const most = 20;
/** The API takes no longer beginnings. */
const longestBeginning = 200;

/** Asks for values of this kind that begin so; the same function from one drawing to the next. */
export function useLibraryOptions(kind: SuggestedValue): FetchOptions {
  const environment = useRelayEnvironment();
  const [fetchOptions] = useState(() => {
    const ask: FetchOptions = async ({ query }, signal) => {
      const { me } = await askUntil<useLibraryOptionsQuery>(
        environment,
        graphql`
          query useLibraryOptionsQuery($beginning: String!, $of: [SuggestedValue!], $first: Int) {
            me {
              searchSuggestions(beginning: $beginning, of: $of, first: $first) {
                value
              }
            }
          }
        `,
        { beginning: query.trim().slice(0, longestBeginning), of: [kind], first: most },
        signal,
      );
      const options = (me?.searchSuggestions ?? []).map(({ value }) => ({ value, label: value }));
      return { options, next: null };
    };
    return ask;
  });
  return fetchOptions;
}
