// The right pane: one document, for reading or editing. The form loads when needed.
import { useMachine } from '@xstate/react';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql } from 'relay-runtime';
import { fromPromise } from 'xstate';
import { documentPaneMachine } from '#machines/documentPane/documentPaneMachine.ts';
import type { MoveInput, MoveOutcome, MoveTarget } from '#machines/documentPane/documentPaneTypes.ts';
import { statePath } from '#machines/statePath.ts';
import type { DocumentPane_document$key } from '#src/__generated__/DocumentPane_document.graphql.ts';
import { useFragment, useRelayEnvironment } from '#src/relay/hooks.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { copyMenu } from '#src/features/citations/copy/copyMenu.ts';
import { openCopyToLibrary } from '#src/features/copyToLibrary/openCopyToLibrary.ts';
import { exportLabel, exportMenu } from '#src/ui/export/exportMenu.ts';
import { Menu } from '#src/ui/menu/Menu.tsx';
import type { MenuItem } from '#src/ui/menu/menuItems.ts';
import { useLibrary } from '#src/relay/useLibrary.ts';
import { lazyPart } from '#src/ui/lazyPart.ts';
import { preload } from '#src/ui/preload.ts';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { type ActionTarget, targetOfOne } from '#src/features/documents/actionTarget.ts';
import { readDocument } from '#src/features/documents/readDocument.ts';
import { useLeftDraft } from '#src/features/drafts/useLeftDraft.ts';
import { useShortcuts } from '#src/ui/focus/shortcuts.ts';
import { moveDocument } from '#src/features/documents/mutations/moveDocument.ts';
import type { ListPlace } from '#src/features/documents/mutations/trashDocument.ts';
import { deletionOf, formatDay, formatMoment } from '#src/features/documents/dates.ts';
import styles from './DocumentPane.module.css';
import { DocumentReader } from '#src/features/reader/DocumentReader.tsx';
import { DocumentSkeleton } from '#src/features/reader/DocumentSkeleton.tsx';
import { PaneHead } from '#src/features/reader/PaneHead.tsx';
import { SaveState } from '#src/features/reader/SaveState.tsx';
import { paneTexts } from '#src/features/reader/paneTexts.ts';

export const DocumentEditor = lazyPart(() =>
  import('#src/features/editor/DocumentEditor.tsx').then((module) => module.DocumentEditor),
);
const preloadEditor = () => {
  preload(DocumentEditor.preload);
};

const HistoryDialog = lazy(() =>
  import('#src/features/history/HistoryDialog.tsx').then((module) => ({ default: module.HistoryDialog })),
);

export const DocumentReference = lazyPart(() =>
  import('#src/features/citations/copy/DocumentReference.tsx').then((module) => module.DocumentReference),
);

const DocumentPeople = lazy(() =>
  import('#src/features/history/DocumentPeople.tsx').then((module) => ({ default: module.DocumentPeople })),
);

const fragment = graphql`
  fragment DocumentPane_document on Document {
    id
    revision
    added
    lastModified: modified
    trashed
    title
    missingFields
    ...storedHidden_document
    ...documentFields_document
  }
`;

export interface DocumentPaneProps {
  document: DocumentPane_document$key;
  place: ListPlace;
  /** Whose drafts are kept. */
  userId: string;
  /** The groups of the document, shown among its fields. */
  groups?: ReactNode;
  inTrash: boolean;
  /** Completes the document with data registered for its DOI. */
  onComplete: (documents: ActionTarget) => void;
  /** Finds a missing DOI of the document. */
  onFindDoi: (document: { id: string; title: string }) => void;
  /** It was just added here, so the focus moves into the pane. */
  isAdded: boolean;
  /** It had been purged, and was restored with a new id. */
  onAddedAnew: (documentId: string) => void;
  onClose: () => void;
}

/** Renders a document's pane. Use the document's id as `key`. */
export function DocumentPane({
  document,
  place,
  userId,
  groups,
  inTrash,
  isAdded,
  onComplete,
  onFindDoi,
  onAddedAnew,
  onClose,
}: DocumentPaneProps) {
  const environment = useRelayEnvironment();
  const data = useFragment(fragment, document);
  const draft = readDocument(data);
  const title = data.title ?? paneTexts.untitled;
  const [snapshot, send] = useMachine(
    documentPaneMachine.provide({
      actors: {
        move: fromPromise<MoveOutcome, MoveInput>(({ input: { target }, signal }) =>
          moveDocument(environment, { id: data.id, title }, target, place, signal),
        ),
      },
    }),
  );
  const { name: libraryName, canWrite } = useLibrary();
  const editing = snapshot.matches('editing');
  const moving = snapshot.matches('moving');
  const moved = snapshot.matches('moved');
  /** How often it was opened: each time starts anew. */
  const [history, setHistory] = useState(0);
  const pane = useRef<HTMLElement>(null);

  const edit = (field: string | null) => {
    send({ type: 'edit', field });
  };
  const move = (target: MoveTarget) => {
    send({ type: 'move', target });
  };
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (moved) close();
  }, [moved]);

  useShortcuts(
    editing
      ? {}
      : {
          Escape: onClose,
          ...(inTrash || !canWrite
            ? {}
            : {
                e: () => {
                  edit(null);
                },
              }),
        },
  );
  useFocusOfReader(pane, isAdded);

  useLeftDraft(userId, inTrash ? undefined : data.id, (draft) => {
    send({ type: 'edit', field: null, draft });
  });

  // After editing, the focus returns to the button that opened the form.
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) pane.current?.querySelector<HTMLElement>('[data-edit]')?.focus();
    wasEditing.current = editing;
  }, [editing]);

  if (editing) {
    return (
      <section ref={pane} className={styles.pane} aria-label={paneTexts.editing(title)}>
        <Suspense fallback={<DocumentSkeleton onClose={onClose} />}>
          <DocumentEditor
            documentId={data.id}
            revision={data.revision}
            draft={draft}
            stored={data}
            lastModified={data.lastModified}
            userId={userId}
            resumed={snapshot.context.draft}
            focusField={snapshot.context.field}
            onClose={onClose}
            onAdded={onAddedAnew}
            onDone={() => {
              send({ type: 'edit.done' });
            }}
          />
        </Suspense>
      </section>
    );
  }
  const target = targetOfOne(data.id, title);
  const exported = { selection: { ids: [data.id] }, count: 1, name: title };
  return (
    <section ref={pane} className={styles.pane} aria-label={title} data-state={statePath(snapshot.value)}>
      <PaneHead
        onClose={onClose}
        state={
          data.lastModified && (
            <SaveState tone="ok">
              {paneTexts.head.saved} <time dateTime={data.lastModified}>{formatMoment(data.lastModified)}</time>
            </SaveState>
          )
        }
      >
        {inTrash ? (
          canWrite && (
            <Button
              icon="undo"
              busy={moving}
              onClick={() => {
                move('library');
              }}
            >
              {paneTexts.head.restore}
            </Button>
          )
        ) : (
          <>
            {canWrite && (
              <Button
                icon="edit"
                variant="quiet"
                aria-keyshortcuts="E"
                data-edit
                onPointerEnter={preloadEditor}
                onFocus={preloadEditor}
                onClick={() => {
                  edit(null);
                }}
              >
                {paneTexts.head.edit}
              </Button>
            )}
            <IconButton
              icon="history"
              label={paneTexts.head.history}
              onClick={() => {
                setHistory(history + 1);
              }}
            />
            {/* In the menu and not a button, because "Done" and "Add" had its place before. */}
            <Menu
              label={paneTexts.head.more}
              icon="more"
              iconOnly
              items={[
                // First, because a second Enter on the menu button chooses it, and copying changes nothing.
                copyMenu(environment, target),
                exportMenu(exportLabel(exported), exported),
                {
                  id: 'copyToLibrary',
                  label: paneTexts.head.copyToLibrary,
                  icon: 'folder',
                  onSelect: () => {
                    const page = { environment, openId: data.id };
                    const selection = { kind: 'documents' as const, documents: target.selection };
                    void openCopyToLibrary(page, { selection, name: target.name });
                  },
                },
                ...(canWrite
                  ? ([
                      'separator',
                      draft.fields.doi
                        ? {
                            id: 'complete',
                            label: paneTexts.head.complete,
                            icon: 'download',
                            onSelect: () => {
                              onComplete(target);
                            },
                          }
                        : {
                            id: 'findDoi',
                            label: paneTexts.head.findDoi,
                            icon: 'search',
                            onSelect: () => {
                              onFindDoi({ id: data.id, title });
                            },
                          },
                      {
                        id: 'trash',
                        label: paneTexts.head.trash,
                        icon: 'trash',
                        onSelect: () => {
                          move('trash');
                        },
                      },
                    ] satisfies MenuItem[])
                  : []),
              ]}
            />
          </>
        )}
      </PaneHead>
      {history > 0 && (
        <Suspense>
          <HistoryDialog key={history} documentId={data.id} title={title} kind={draft.kind} />
        </Suspense>
      )}
      {snapshot.matches({ reading: 'refused' }) && (
        <Notice
          tone="danger"
          role="alert"
          className={styles.failure}
          onDismiss={() => {
            send({ type: 'dismiss' });
          }}
        >
          {paneTexts.head.notMoved(snapshot.context.message ?? '')}
        </Notice>
      )}
      {inTrash && data.trashed && (
        <Notice tone="info" className={styles.failure}>
          {paneTexts.inTrash(formatDay(data.trashed), formatDay(deletionOf(data.trashed)))}
        </Notice>
      )}
      <div className={styles.body} data-scroll-restoration-id={`document-${data.id}`} tabIndex={-1}>
        <DocumentReader
          draft={draft}
          missingFields={data.missingFields}
          added={data.added}
          lastModified={data.lastModified}
          groups={groups}
          reference={
            !inTrash && (
              <Suspense fallback={<div className={styles.reference} />}>
                <DocumentReference draft={draft} documents={target} />
              </Suspense>
            )
          }
          people={
            libraryName === null
              ? undefined
              : (rowClass) => (
                  <Suspense fallback={null}>
                    <DocumentPeople key={data.id} documentId={data.id} revision={data.revision} className={rowClass} />
                  </Suspense>
                )
          }
          onEdit={inTrash || !canWrite ? undefined : edit}
        />
      </div>
    </section>
  );
}

/** Moves the focus into the pane if it covers the list, or the pressed element has disappeared. */
function useFocusOfReader(pane: { readonly current: HTMLElement | null }, isAdded: boolean) {
  const takesFocus = useEffectEvent(() => isAdded || window.matchMedia('(max-width: 720px)').matches);
  useEffect(() => {
    if (takesFocus()) pane.current?.querySelector<HTMLElement>('[data-document-title]')?.focus({ preventScroll: true });
  }, [pane]);
}
