// What is searched, for whoever shows a text in which it may stand.
import { createContext, useEffect, useState } from 'react';
import { preload } from '#src/ui/preload.ts';
import type { Marks } from './marks.ts';

/** Null where nothing is searched. */
export const MarksContext = createContext<Marks | null>(null);

/** How to mark what a search finds; null until that is known, and for none. */
export function useMarks(query: string | undefined): Marks | null {
  const [made, setMade] = useState<{ query: string; marks: Marks | null } | null>(null);
  useEffect(() => {
    if (query === undefined) return;
    let isWanted = true;
    // Without marks everything can be read all the same.
    preload(import('./marks.ts')).then(
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
