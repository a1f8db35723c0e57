// A hint for a search without results that names an unknown field: which field was probably meant.
import { useMemo } from 'react';
import { useListCount } from '#src/features/documents/counts.ts';
import { type LibrarySearch } from '#src/features/documents/libraryAddress.ts';
import { listVariables } from '#src/features/documents/listVariables.ts';
import { hintOf } from './readSearch.ts';

export interface FieldHintProps {
  search: LibrarySearch;
}

/** Renders the hint once it is known that nothing matches. */
export function FieldHint({ search }: FieldHintProps) {
  const { q = '' } = search;
  const hint = useMemo(() => hintOf(q), [q]);
  return hint === null ? null : <OfNothing hint={hint} search={search} />;
}

function OfNothing({ hint, search }: FieldHintProps & { hint: string }) {
  const count = useListCount(listVariables(search).filterBy);
  return count === 0 && <span data-search-hint>. {hint}</span>;
}
