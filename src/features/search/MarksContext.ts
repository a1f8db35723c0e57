// Provides the current search to components that highlight its matches.
import { createContext, useEffect, useState } from 'react';
import { loadOptional } from '#src/ui/preload.ts';
import type { Marks } from './marks.ts';

/** Null if there is no search. */
export const MarksContext = createContext<Marks | null>(null);

/** A function that finds matches; null until it has loaded, and without a search. */
export function useMarks(query: string | undefined): Marks | null {
  const [made, setMade] = useState<{ query: string; marks: Marks | null } | null>(null);
  useEffect(() => {
    if (query === undefined) return;
    let isWanted = true;
    // Without highlighting, everything is still readable.
    loadOptional(import('./marks.ts')).then(
      ({ marksOf }) => {
        if (isWanted) setMade({ query, marks: marksOf(query) });
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [query]);
  return query !== undefined && made?.query === query ? made.marks : null;
}
