// /_statecharts/{machine}: one machine, or all of them where there is none of that name.
import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { catalogue } from '#machines/catalogue.ts';
import { CatalogueIndex } from '#statecharts/viewer/CatalogueIndex.tsx';
import { MachinePage } from '#statecharts/viewer/MachinePage.tsx';
import type { ViewerSearch } from '#statecharts/viewer/mode.ts';
import { parseSearch, writeSearch } from '#statecharts/viewer/viewerSearch.ts';
import { viewerTexts } from '#statecharts/viewer/viewerTexts.ts';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import { useFollowLinks } from '../staticHtml/useFollowLinks.ts';

/** Draws the page. What is said of it in the address is changed in place: the way back leads to the page before. */
export function StatechartPage() {
  const router = useRouter();
  const { pathname, searchStr } = useLocation();
  const id = pathname.split('/')[2] ?? '';
  const search = useMemo(() => parseSearch(searchStr), [searchStr]);
  const entry = catalogue.find((each) => each.id === id);
  const change = useCallback(
    (patch: Partial<ViewerSearch>) => {
      // Where a change is on its way already, the next one adds to it.
      const at = router.history.location;
      const next = { ...parseSearch(at.search), ...patch };
      void router.navigate({ href: at.pathname + writeSearch(next), replace: true, resetScroll: false });
    },
    [router],
  );
  return (
    <div style={{ display: 'contents' }} {...useFollowLinks()}>
      <PageTitle title={entry ? viewerTexts.pageTitle(entry.id) : viewerTexts.notFound} />
      {entry ? (
        <MachinePage entry={entry} search={search} onSearch={change} />
      ) : (
        <CatalogueIndex search={search} unknown={id} />
      )}
    </div>
  );
}
