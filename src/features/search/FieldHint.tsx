// Where a search finds nothing: that a field it names is none, and which one was probably meant.
import { useMemo } from 'react';
import { useListCount } from '#src/features/documents/counts.ts';
import { type LibrarySearch, listVariables } from '#src/features/documents/libraryAddress.ts';
import { hintOf } from './readSearch.ts';

export interface FieldHintProps {
  search: LibrarySearch;
  userId: string;
}

/** Draws the hint once it is known that nothing is found. */
export function FieldHint({ search, userId }: FieldHintProps) {
  const { q = '' } = search;
  const hint = useMemo(() => hintOf(q), [q]);
  return hint === null ? null : <OfNothing hint={hint} search={search} userId={userId} />;
}

function OfNothing({ hint, search, userId }: FieldHintProps & { hint: string }) {
  const count = useListCount(listVariables(search).filterBy, userId);
  return count === 0 && <span data-search-hint>. {hint}</span>;
}
