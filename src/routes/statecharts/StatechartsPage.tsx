// /_statecharts: all machines.
import { useLocation } from '@tanstack/react-router';
import { useMemo } from 'react';
import { CatalogueIndex } from '#statecharts/viewer/CatalogueIndex.tsx';
import { parseSearch } from '#statecharts/viewer/viewerSearch.ts';
import { viewerTexts } from '#statecharts/viewer/viewerTexts.ts';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import { ViewerRoute } from './ViewerRoute.tsx';

/** Renders the page; its plain links are followed inside the app. */
export function StatechartsPage() {
  const { searchStr } = useLocation();
  const search = useMemo(() => parseSearch(searchStr), [searchStr]);
  return (
    <ViewerRoute>
      <PageTitle title={viewerTexts.index.title} />
      <CatalogueIndex search={search} />
    </ViewerRoute>
  );
}
