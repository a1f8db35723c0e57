// The place of the document pane: empty, with a skeleton, or with the document. The pane's code is loaded when a document is opened.
import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Environment } from 'relay-runtime';
import type { LoadedDocument } from './documentLoader.ts';

const route = getRouteApi('/dashboard/list/');

/** Fetches the code of the pane. */
export const fetchOpenDocument = () => import('./openDocument.ts').then(({ openDocument }) => openDocument);

/** Shown instead of a document that failed. */
export const DocumentFailure = lazyRouteComponent(() => import('./DocumentFailure.tsx'), 'DocumentFailure');

const DocumentPage = lazyRouteComponent(fetchOpenDocument, 'DocumentPage');
const DocumentComing = lazyRouteComponent(fetchOpenDocument, 'DocumentComing');

/** Loads the document that the address names, and the code that shows it. */
export async function loadOpenDocument(
  environment: Environment,
  id: string,
  controller: AbortController,
): Promise<LoadedDocument> {
  const { loadDocument } = await fetchOpenDocument();
  return loadDocument(environment, id, controller);
}

/** Renders the open document; nothing if there is none. */
export function DocumentOutlet() {
  return (
    route.useLoaderData() !== null && (
      <Suspense>
        <DocumentPage />
      </Suspense>
    )
  );
}

/** Renders the skeleton of a document that is loading. */
export function DocumentPending() {
  return (
    route.useSearch().document !== undefined && (
      <Suspense>
        <DocumentComing />
      </Suspense>
    )
  );
}
