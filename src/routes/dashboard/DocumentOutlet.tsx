// The place of the document pane: empty, with a skeleton, or with the document. The pane's code is loaded when a document is opened.
import { getRouteApi, lazyRouteComponent } from '@tanstack/react-router';
import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import type { Environment } from 'relay-runtime';
import { createListeners } from '#src/ui/createListeners.ts';
import type { LoadedDocument } from './documentLoader.ts';
import type { DocumentPaneCode } from './documentPaneCode.ts';

const route = getRouteApi('/dashboard/list/');

let code: DocumentPaneCode | null = null;
const codeLoaded = createListeners();

/** Loads the code of the pane. */
export async function loadPaneCode(): Promise<DocumentPaneCode> {
  const { documentPaneCode } = await import('./documentPaneCode.ts');
  if (code === null) {
    code = documentPaneCode;
    codeLoaded.tell();
  }
  return documentPaneCode;
}

/** The code of the pane; null until it has loaded. The route's loader loads it, and reports a failure. */
function usePaneCode(): DocumentPaneCode | null {
  return useSyncExternalStore(codeLoaded.hear, () => code);
}

/** Shown instead of a document that failed. */
export const DocumentFailure = lazyRouteComponent(() => import('./DocumentFailure.tsx'), 'DocumentFailure');

/** Loads the document that the address names, and the code that shows it. */
export async function loadOpenDocument(
  environment: Environment,
  id: string,
  controller: AbortController,
): Promise<LoadedDocument> {
  const { loadDocument } = await loadPaneCode();
  return loadDocument(environment, id, controller);
}

/** Renders the frame of the document pane around `children`; without a document, or before the code has loaded, only `children`. */
export function DocumentPaneFrame({ children }: { children: ReactNode }) {
  const { document } = route.useSearch();
  const pane = usePaneCode();
  return document === undefined || pane === null ? children : <pane.DocumentFrame>{children}</pane.DocumentFrame>;
}

/** Renders the open document; nothing if there is none. */
export function DocumentOutlet() {
  const pane = usePaneCode();
  return (
    route.useLoaderData() !== null &&
    pane && (
      <Suspense>
        <pane.DocumentPage />
      </Suspense>
    )
  );
}

/** Renders the skeleton of a document that is loading. */
export function DocumentPending() {
  const pane = usePaneCode();
  return route.useSearch().document !== undefined && pane && <pane.LoadingDocument />;
}
