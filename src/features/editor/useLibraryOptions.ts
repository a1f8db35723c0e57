// What the library holds already, suggested while a field is filled: the same spelling is chosen instead of typed anew.
import { useState } from 'react';
import type { SuggestedValue } from '#src/__generated__/askSuggestionsQuery.graphql.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import type { FetchOptions } from '#src/ui/select/useRichSelect.ts';
import { askSuggestions } from '#src/features/search/askSuggestions.ts';

/** As many as are looked through. */
const most = 20;

const asItIs = (value: string) => value;

/** Asks for values of this kind that begin so, shown as `labelOf` says; the same function from one drawing to the next. */
export function useLibraryOptions(kind: SuggestedValue, labelOf: (value: string) => string = asItIs): FetchOptions {
  const environment = useRelayEnvironment();
  const [fetchOptions] = useState(() => {
    const ask: FetchOptions = async ({ query }, signal) => {
      const asked = { beginning: query.trim(), of: [kind], first: most };
      const suggestions = await askSuggestions(environment, asked, signal);
      return { options: suggestions.map(({ value }) => ({ value, label: labelOf(value) })), next: null };
    };
    return ask;
  });
  return fetchOptions;
}
