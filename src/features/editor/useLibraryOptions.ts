// Suggests values that the library already has, so that people choose the existing spelling instead of typing a new one.
import { useState } from 'react';
import type { SuggestedValue } from '#src/__generated__/askSuggestionsQuery.graphql.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import type { FetchOptions } from '#src/ui/select/useRichSelect.ts';
import { askSuggestions } from '#src/features/search/askSuggestions.ts';

/** The most suggestions per request. */
const most = 20;

const asItIs = (value: string) => value;

/** Fetches values of this kind with the typed prefix, shown as `labelOf` says. The returned function is stable across renders. */
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
