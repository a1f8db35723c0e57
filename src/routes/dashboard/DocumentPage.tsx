// The document in the address: shown, being added, not found, or not loaded.
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import type { documentQuery as DocumentQuery } from '#src/__generated__/documentQuery.graphql.ts';
import { listConnectionId } from '#src/features/documents/mutations/listConnection.ts';
import { DocumentPane } from '#src/features/pane/DocumentPane.tsx';
import { DocumentSkeleton } from '#src/features/reader/DocumentSkeleton.tsx';
import { renewDocument } from '#src/features/documents/renewDocument.ts';
import { PaneMessage } from '#src/features/pane/PaneMessage.tsx';
import { type LibrarySearch, TRASH } from '#src/features/documents/libraryAddress.ts';
import { listVariables } from '#src/features/documents/listVariables.ts';
import { targetOfOne } from '#src/features/documents/actionTarget.ts';
import type { ListPlace } from '#src/features/documents/mutations/trashDocument.ts';
import { without } from '#src/features/documents/addressChanges.ts';
import { useLibraryNavigation } from '#src/features/documents/useLibraryNavigation.ts';
import { DocumentGroups } from '#src/features/groups/membership/DocumentGroups.tsx';
import { DocumentWithOthers } from '#src/features/live/DocumentWithOthers.tsx';
import { useSessionUser } from '#src/features/session/SessionContext.tsx';
import { useRelayEnvironment, useSubscribeToInvalidationState } from '#src/relay/hooks.ts';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { Button } from '#src/ui/button/Button.tsx';
import type { TypedOperation } from '#src/relay/operationOf.ts';
import { useLoadedAnswer } from '#src/relay/useLoadedAnswer.ts';
import { useLibrary } from '#src/relay/useLibrary.ts';
import { isAnythingHeld } from '#src/ui/leave/askToLeave.ts';
import { ResizablePane } from '#src/ui/splitPane/ResizablePane.tsx';
import { loadToasts } from '#src/ui/toast/toast.ts';
import styles from './Dashboard.module.css';
import { useDashboard } from './DashboardContext.ts';
import { dashboardTexts } from './dashboardTexts.ts';
import { useMembership } from './MembershipContext.ts';

// Loaded in advance, so that messages about changes and their undo work even if the server can't be reached by then.
loadToasts();

const route = getRouteApi('/dashboard/list/');
export const NewReference = lazyPart(() => import('./NewReference.tsx').then((module) => module.NewReference));

/** Renders the pane; nothing while no document is open. */
export function DocumentPage() {
  const loaded = route.useLoaderData();
  const search = route.useSearch();
  const router = useRouter();
  const go = useLibraryNavigation();
  const user = useSessionUser();
  const userId = user?.id ?? '';
  const environment = useRelayEnvironment();
  const { live } = useDashboard();
  const [addedId, setAddedId] = useState<string | null>(null);
  const close = useClose();
  const showAdded = (id: string) => {
    setAddedId(id);
    go((before) => ({ ...before, document: id }), { replace: true });
  };
  if (loaded === null) return null;
  const variables = listVariables(search);
  const listId = listConnectionId(environment, variables);
  if (loaded.kind === 'new') {
    return (
      <Suspense fallback={<DocumentSkeleton onClose={close} />}>
        <NewReference
          userId={userId}
          // Only in the unfiltered list with the default order, a new document is certainly the first.
          connections={variables.filterBy === null && variables.orderBy === null ? [listId] : []}
          onClose={close}
          onAdded={showAdded}
        />
      </Suspense>
    );
  }
  if (loaded.kind === 'failed') {
    return (
      <PaneMessage
        title={dashboardTexts.document.failed}
        view="failed"
        onClose={close}
        action={
          <Button
            icon="reload"
            onClick={() => void router.invalidate({ filter: ({ routeId }) => routeId === '/dashboard/list/' })}
          >
            {dashboardTexts.tryAgain}
          </Button>
        }
      >
        {dashboardTexts.document.failedText(loaded.message)}
      </PaneMessage>
    );
  }
  return (
    <DocumentWithOthers actor={live} documentId={loaded.id}>
      <LoadedDocument
        key={loaded.id}
        id={loaded.id}
        isAdded={loaded.id === addedId}
        query={loaded.query}
        search={search}
        place={{ listId }}
        userId={userId}
        onAddedAnew={showAdded}
        onClose={close}
      />
    </DocumentWithOthers>
  );
}

/** The skeleton of the pane while a document is loading. */
export function LoadingDocument() {
  return <DocumentSkeleton onClose={useClose()} />;
}

/** Closes the document; the list stays as it is. */
function useClose(): () => void {
  const go = useLibraryNavigation();
  return () => {
    go((before) => without(before, 'document'));
  };
}

/**
 * Renders the pane, whose width the person can change. The list keeps enough room for titles. It stays while documents load, and when another one is opened, so that its
 * divider keeps the focus.
 */
export function DocumentFrame({ children }: { children: ReactNode }) {
  return (
    <ResizablePane
      label={dashboardTexts.panes.document}
      name="document"
      min={360}
      max={640}
      rest={320}
      className={styles.document}
    >
      {children}
    </ResizablePane>
  );
}

interface LoadedDocumentProps {
  id: string;
  isAdded: boolean;
  query: TypedOperation<DocumentQuery>;
  search: LibrarySearch;
  place: ListPlace;
  userId: string;
  onAddedAnew: (documentId: string) => void;
  onClose: () => void;
}

function LoadedDocument({ id, isAdded, query, search, place, userId, onAddedAnew, onClose }: LoadedDocumentProps) {
  const { userDocument } = useLoadedAnswer(query);
  const { showGroups } = useMembership();
  const { lookUp } = useDashboard();
  const { canWrite } = useLibrary();
  const environment = useRelayEnvironment();
  // Somebody else changed the document. It is loaded again, unless there are unsaved edits: saving them reports conflicts and brings the other changes.
  useSubscribeToInvalidationState([id], () => {
    if (!isAnythingHeld()) renewDocument(environment, id);
  });
  if (!userDocument) {
    return (
      <PaneMessage
        title={dashboardTexts.document.notFound}
        view="notFound"
        onClose={onClose}
        action={<Button onClick={onClose}>{dashboardTexts.document.back}</Button>}
      >
        {dashboardTexts.document.notFoundText}
      </PaneMessage>
    );
  }
  const inTrash = search.group === TRASH;
  return (
    <DocumentPane
      key={id}
      document={userDocument}
      place={place}
      userId={userId}
      groups={
        <DocumentGroups
          document={userDocument}
          onChange={
            inTrash || !canWrite
              ? undefined
              : ({ title }) => {
                  showGroups(targetOfOne(id, title));
                }
          }
        />
      }
      inTrash={inTrash}
      isAdded={isAdded}
      onComplete={(documents) => {
        lookUp({ kind: 'complete', documents });
      }}
      onFindDoi={(document) => {
        lookUp({ kind: 'findDoi', document });
      }}
      onAddedAnew={onAddedAnew}
      onClose={onClose}
    />
  );
}
