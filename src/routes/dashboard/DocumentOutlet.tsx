// The place of the document pane: empty, with a skeleton, or with the document. The pane's code is loaded when a document is opened.
import { CatchBoundary, getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import type { Environment } from 'relay-runtime';
import { lazyPart } from '#src/ui/lazyPart.ts';
import type { LoadedDocument } from './documentLoader.ts';
import type { OpenDocument } from './openDocument.ts';

const route = getRouteApi('/dashboard/list/');

const fetchOpenDocument = () => import('./openDocument.ts').then(({ openDocument }) => openDocument);

/** Shown instead of a document that failed. */
export const DocumentFailure = lazyRouteComponent(() => import('./DocumentFailure.tsx'), 'DocumentFailure');

const DocumentPage = lazyPart(() => fetchOpenDocument().then((module) => module.DocumentPage));
const DocumentComing = lazyPart(() => fetchOpenDocument().then((module) => module.DocumentComing));
const DocumentFrame = lazyPart(() => fetchOpenDocument().then((module) => module.DocumentFrame));

/** Loads the code of the pane. */
export async function preloadOpenDocument(): Promise<OpenDocument> {
  await Promise.all([DocumentPage.preload(), DocumentComing.preload(), DocumentFrame.preload()]);
  return fetchOpenDocument();
}

/** Loads the document that the address names, and the code that shows it. */
export async function loadOpenDocument(
  environment: Environment,
  id: string,
  controller: AbortController,
): Promise<LoadedDocument> {
  const { loadDocument } = await preloadOpenDocument();
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
