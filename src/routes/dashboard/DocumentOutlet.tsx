// The place of the document pane: empty, with the shape of what is coming, or with the document. The pane itself is loaded when one is opened.
import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';

const route = getRouteApi('/dashboard/list/');
const DocumentPage = lazyRouteComponent(() => import('./DocumentPage.tsx'), 'DocumentPage');
const DocumentComing = lazyRouteComponent(() => import('./DocumentPage.tsx'), 'DocumentComing');

/** Draws the document that is open; nothing while none is. */
export function DocumentOutlet() {
  return (
    route.useLoaderData() !== null && (
      <Suspense>
        <DocumentPage />
      </Suspense>
    )
  );
}

/** Draws the shape of a document that is on its way. */
export function DocumentPending() {
  return (
    route.useSearch().document !== undefined && (
      <Suspense>
        <DocumentComing />
      </Suspense>
    )
  );
}
