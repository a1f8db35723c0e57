// /_statecharts: all machines.
import { CatalogueIndex } from '#src/statecharts/viewer/CatalogueIndex.tsx';
import { PageTitle } from '#src/ui/text/PageTitle.tsx';
import { useFollowLinks } from '../drawn/useFollowLinks.ts';

/** Draws the page; its plain links are followed inside the app. */
export function StatechartsPage() {
  return (
    <div style={{ display: 'contents' }} {...useFollowLinks()}>
      <PageTitle title="Statecharts" />
      <CatalogueIndex />
    </div>
  );
}
