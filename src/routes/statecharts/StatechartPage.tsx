// /_statecharts/{machine}: one machine, or the list if there is none of that name.
import { useLocation } from '@tanstack/react-router';
import { catalogue } from '#machines/catalogue.ts';
import { CatalogueIndex } from '#statecharts/viewer/CatalogueIndex.tsx';
import { MachinePage } from '#statecharts/viewer/MachinePage.tsx';
import { parseSearch, writeSearch } from '#statecharts/viewer/viewerSearch.ts';
import { viewerTexts } from '#statecharts/viewer/viewerTexts.ts';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import { useViewerSearch } from './useViewerSearch.ts';
import { ViewerRoute } from './ViewerRoute.tsx';

/** Renders the page. */
export function StatechartPage() {
  const { pathname } = useLocation();
  const id = pathname.split('/')[2] ?? '';
  const [search, change] = useViewerSearch(parseSearch, writeSearch);
  const entry = catalogue.find((each) => each.id === id);
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
