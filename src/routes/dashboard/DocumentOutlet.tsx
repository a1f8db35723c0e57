// The place of the document pane: empty, with a skeleton, or with the document. The pane's code is loaded when a document is opened.
import { CatchBoundary, getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Environment } from 'relay-runtime';
import type { LoadedDocument } from './documentLoader.ts';

const route = getRouteApi('/dashboard/list/');

/** Fetches the code of the pane. */
export const fetchOpenDocument = () => import('./openDocument.ts').then(({ openDocument }) => openDocument);

/** Shown instead of a document that failed. */
export const DocumentFailure = lazyRouteComponent(() => import('./DocumentFailure.tsx'), 'DocumentFailure');

const DocumentPage = lazyRouteComponent(fetchOpenDocument, 'DocumentPage');
const DocumentComing = lazyRouteComponent(fetchOpenDocument, 'DocumentComing');

const DocumentFrame = lazy(() => fetchOpenDocument().then((module) => ({ default: module.DocumentFrame })));

/** Loads the document that the address names, and the code that shows it. */
export async function loadOpenDocument(
  environment: Environment,
  id: string,
  controller: AbortController,
): Promise<LoadedDocument> {
  const { loadDocument } = await fetchOpenDocument();
  return loadDocument(environment, id, controller);
}

/** Renders the frame of the document pane around `children`; without a document only `children`. */
export function DocumentPlace({ children }: { children: ReactNode }) {
  const { document } = route.useSearch();
  if (document === undefined) return children;
  return (
    <CatchBoundary getResetKey={() => document} errorComponent={DocumentFailure}>
      <Suspense>
        <DocumentFrame>{children}</DocumentFrame>
      </Suspense>
    </CatchBoundary>
  );
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
