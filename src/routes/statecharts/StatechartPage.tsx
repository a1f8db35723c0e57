// /_statecharts/{machine}: one machine, or the list if there is none of that name.
import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { catalogue } from '#machines/catalogue.ts';
import { CatalogueIndex } from '#statecharts/viewer/CatalogueIndex.tsx';
import { MachinePage } from '#statecharts/viewer/MachinePage.tsx';
import type { ViewerSearch } from '#statecharts/viewer/mode.ts';
import { parseSearch, writeSearch } from '#statecharts/viewer/viewerSearch.ts';
import { viewerTexts } from '#statecharts/viewer/viewerTexts.ts';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import { ViewerRoute } from './ViewerRoute.tsx';

/** Renders the page. View settings replace the current history entry, so that "Back" leads to the previous page. */
export function StatechartPage() {
  const router = useRouter();
  const { pathname, searchStr } = useLocation();
  const id = pathname.split('/')[2] ?? '';
  const search = useMemo(() => parseSearch(searchStr), [searchStr]);
  const entry = catalogue.find((each) => each.id === id);
  const change = useCallback(
    (patch: Partial<ViewerSearch>) => {
      // A change may still be under way; this one is added to it.
      const at = router.history.location;
      const next = { ...parseSearch(at.search), ...patch };
      void router.navigate({ href: at.pathname + writeSearch(next), replace: true, resetScroll: false });
    },
    [router],
  );
  return (
    <ViewerRoute>
      <PageTitle title={entry ? viewerTexts.pageTitle(entry.id) : viewerTexts.notFound} />
      {entry ? (
        <MachinePage entry={entry} search={search} onSearch={change} />
      ) : (
        <CatalogueIndex search={search} unknown={id} />
      )}
    </ViewerRoute>
  );
}
