// The search parameters of a viewer's page, and how they are changed.
import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

/**
 * The parameters that `parse` reads, and a function that changes some of them, as `write` writes them. Changes replace the current history entry, so that "Back"
 * leads to the previous page. Both functions must be constant.
 */
export function useViewerSearch<Search extends object>(
  parse: (text: string) => Search,
  write: (search: Search) => string,
): readonly [Search, (patch: Partial<Search>) => void] {
  const router = useRouter();
  const { searchStr } = useLocation();
  const search = useMemo(() => parse(searchStr), [parse, searchStr]);
  const change = useCallback(
    (patch: Partial<Search>) => {
      // A change may still be under way; this one is added to it.
      const at = router.history.location;
      const next = { ...parse(at.search), ...patch };
      void router.navigate({ href: at.pathname + write(next), replace: true, resetScroll: false });
    },
    [router, parse, write],
  );
  return [search, change];
}
