// The right pane: one document, read or edited. The form is loaded when it is wanted.
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import type { DocumentPane_document$key } from '#src/__generated__/DocumentPane_document.graphql.ts';
import { announce } from '#src/ui/live/announce.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { readDocument } from '../documentFields.ts';
import { useShortcuts } from '../keys.ts';
import { restoreDocument } from '../mutations/restoreDocument.ts';
import { type ListPlace, trashDocument } from '../mutations/trashDocument.ts';
import { formatMoment } from './dates.ts';
import styles from './DocumentPane.module.css';
import { DocumentReader } from './DocumentReader.tsx';
import { DocumentSkeleton } from './DocumentSkeleton.tsx';
import { PaneHead } from './PaneHead.tsx';
import { SaveState } from './SaveState.tsx';

const loadEditor = () => import('../editor/DocumentEditor.tsx');
const DocumentEditor = lazy(() => loadEditor().then((module) => ({ default: module.DocumentEditor })));

const fragment = graphql`
  fragment DocumentPane_document on Document {
    id
    revision
    added
    lastModified
    title
    ...documentFields_document
  }
`;

export interface DocumentPaneProps {
  document: DocumentPane_document$key;
  place: ListPlace;
  inTrash: boolean;
  /** It was just added here: reading goes on in the pane. */
  isAdded: boolean;
  onClose: () => void;
  /** It was moved to the trash; `undo` takes it out again. */
  onTrashed: (title: string, undo: () => Promise<void>) => void;
  onRestored: (title: string) => void;
}

/** What the person is doing with the document: one thing at a time. */
type Doing =
  | { name: 'reading'; failure: string | null }
  /** Into the trash, or out of it. */
  | { name: 'moving' }
  /** `field` is the one that is wanted; the first one when null. */
  | { name: 'editing'; field: string | null };

const reading: Doing = { name: 'reading', failure: null };

/** Draws the pane of a document. Give it the document's id as `key`. */
export function DocumentPane({ document, place, inTrash, isAdded, onClose, onTrashed, onRestored }: DocumentPaneProps) {
  const environment = useRelayEnvironment();
  const data = useFragment(fragment, document);
  const draft = readDocument(data);
  const [doing, setDoing] = useState(reading);
  const editing = doing.name === 'editing' ? doing : null;
  const moving = doing.name === 'moving';
  const pane = useRef<HTMLElement>(null);
  const title = data.title ?? 'Untitled';

  const edit = (field: string | null) => {
    if (moving) return;
    setDoing({ name: 'editing', field });
  };
  /** One attempt to move it; says what went wrong, in the pane. */
  const attempt = async (work: () => Promise<{ kind: string; message?: string }>, done: () => void) => {
    if (moving) return;
    setDoing({ name: 'moving' });
    const outcome = await work().catch((error: unknown) => ({
      kind: 'failed',
      message: error instanceof Error ? error.message : String(error),
    }));
    const failure = outcome.kind === 'done' ? null : (outcome.message ?? 'The server did not answer.');
    setDoing({ name: 'reading', failure });
    if (failure === null) done();
  };
  const trash = () =>
    attempt(
      () => trashDocument(environment, data.id, place),
      () => {
        announce('Moved to trash');
        onTrashed(title, async () => {
          const outcome = await restoreDocument(environment, data.id, { userId: place.userId, listId: null });
          if (outcome.kind === 'refused') throw new Error(outcome.message);
        });
      },
    );
  const restore = () =>
    attempt(
      () => restoreDocument(environment, data.id, place),
      () => {
        announce('Restored');
        onRestored(title);
      },
    );

  useShortcuts(
    editing
      ? {}
      : {
          Escape: onClose,
          ...(inTrash
            ? {}
            : {
                e: () => {
                  edit(null);
                },
              }),
        },
  );
  useFocusOfReader(pane, isAdded);

  // After the form is left, the focus goes where it came from: the button that opened it.
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) pane.current?.querySelector<HTMLElement>('[data-edit]')?.focus();
    wasEditing.current = editing !== null;
  }, [editing]);

  if (editing) {
    return (
      <section ref={pane} className={styles.pane} aria-label={`${title}, editing`}>
        <Suspense fallback={<DocumentSkeleton />}>
          <DocumentEditor
            documentId={data.id}
            revision={data.revision}
            draft={draft}
            lastModified={data.lastModified}
            userId={place.userId}
            focusField={editing.field}
            onClose={onClose}
            onDone={() => {
              setDoing(reading);
            }}
          />
        </Suspense>
      </section>
    );
  }
  return (
    <section ref={pane} className={styles.pane} aria-label={title} data-state={doing.name}>
      <PaneHead
        onClose={onClose}
        state={
          data.lastModified && (
            <SaveState tone="ok">
              Saved <time dateTime={data.lastModified}>{formatMoment(data.lastModified)}</time>
            </SaveState>
          )
        }
      >
        {inTrash ? (
          <Button icon="undo" busy={moving} onClick={() => void restore()}>
            Restore
          </Button>
        ) : (
          <>
            <Button
              icon="edit"
              variant="quiet"
              aria-keyshortcuts="E"
              data-edit
              onPointerEnter={() => void loadEditor()}
              onFocus={() => void loadEditor()}
              onClick={() => {
                edit(null);
              }}
            >
              Edit
            </Button>
            <IconButton icon="trash" label="Move to trash" aria-busy={moving} onClick={() => void trash()} />
          </>
        )}
      </PaneHead>
      {doing.name === 'reading' && doing.failure !== null && (
        <Notice tone="danger" role="alert" className={styles.failure}>
          {doing.failure}. Nothing was changed; try again.
        </Notice>
      )}
      <div className={styles.body} tabIndex={-1}>
        <DocumentReader
          draft={draft}
          added={data.added}
          lastModified={data.lastModified}
          onEdit={inTrash ? undefined : edit}
        />
      </div>
    </section>
  );
}

/** Where the pane covers the list, or what was pressed is gone with the form, reading goes on in the pane. */
function useFocusOfReader(pane: { readonly current: HTMLElement | null }, isAdded: boolean) {
  const takesFocus = useEffectEvent(() => isAdded || window.matchMedia('(max-width: 720px)').matches);
  useEffect(() => {
    if (takesFocus()) pane.current?.querySelector<HTMLElement>('[data-document-title]')?.focus({ preventScroll: true });
  }, [pane]);
}
