// Connects the editor's machine to the server, and computes the shown values: Relay's document with the patch on top.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { fetchQuery } from 'relay-runtime';
import { fromPromise, waitFor } from 'xstate';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { hasField, type HiddenField, type WholeDocument } from '#bibliography/hiddenFields.ts';
import { documentEditorMachine } from '#machines/documentEditor/documentEditorMachine.ts';
import { draftOf } from '#machines/documentEditor/draft.ts';
import { isUnchanged } from '#machines/documentEditor/attempts.ts';
import { withEdit } from '#machines/documentEditor/editing.ts';
import type {
  BringBackInput,
  BringBackOutcome,
  CopyDraftInput,
  DocumentEditorContext,
  EditorDraft,
  SaveInput,
  SaveOutcome,
} from '#machines/documentEditor/documentEditorTypes.ts';
import type { documentQuery as DocumentQuery } from '#src/__generated__/documentQuery.graphql.ts';
import { withHeardKind } from '#machines/documentEditor/kindChange.ts';
import { focusedValues } from '#machines/documentEditor/focusedFields.ts';
import { valuesOf as wantedOf } from '#machines/documentEditor/patch.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { announce } from '#src/ui/live/announce.ts';
import { settleBeforeUndo } from '#src/ui/undo/undoHistory.ts';
import { documentQuery } from '#src/features/documents/documentQuery.ts';
import { bringBack } from './bringBack.ts';
import { copyDraft } from './copyDraft.ts';
import { keptFields, serverFields, shownFields } from './keptFields.ts';
import { saveDocument } from './saveDocument.ts';
import { takeInTyped } from './takeInTyped.ts';
import { takenIn, type TypedText } from './typedText.ts';

export interface EditorInput {
  /** Null for a document that is not added yet. */
  documentId: string | null;
  revision: number | null;
  draft: DocumentDraft;
  /** Stored values that the document's kind does not have. */
  stored?: readonly HiddenField[];
  /** The Relay connections that show a new document at the top. */
  connections: readonly string[];
  /** A draft that was typed before the page was reloaded and is not saved yet. */
  resumed: EditorDraft | null;
}

const none: readonly HiddenField[] = [];

/** Whether an element is the input of a tag, a person or the like, with text that is not committed yet. */
const hasTyped = (element: Element | null) =>
  element instanceof HTMLInputElement && element.matches('[role="combobox"]') && element.value !== '';

/** Runs the editor for one document. */
export function useDocumentEditor({
  documentId,
  revision,
  draft,
  stored: hiddenOnServer = none,
  connections,
  resumed,
}: EditorInput) {
  const environment = useRelayEnvironment();
  const [machine] = useState(() =>
    documentEditorMachine.provide({
      actors: {
        save: fromPromise<SaveOutcome, SaveInput>(({ input, signal }) =>
          saveDocument({ environment, connections }, input, signal),
        ),
        bringBack: fromPromise<BringBackOutcome, BringBackInput>(({ input }) => bringBack(environment, input)),
        copyDraft: fromPromise<undefined, CopyDraftInput>(({ input, signal }) => copyDraft(environment, input, signal)),
      },
    }),
  );
  const [input] = useState(() => ({
    documentId,
    kind: draft.kind,
    revision,
    autosave: documentId !== null,
    ...(documentId === null ? { key: crypto.randomUUID() } : {}),
    draft: resumed ?? undefined,
  }));
  const actor = useActorRef(machine, { input });
  const snapshot = useSelector(actor, (each) => each);

  useEffect(() => {
    const saved = actor.on('document.saved', ({ added }) => {
      announce(added ? 'Added' : 'Saved');
    });
    return () => {
      saved.unsubscribe();
    };
  }, [actor]);

  // The kind in the store may have been changed by others, or by an undo.
  const { kind: shownKind } = draft;
  useEffect(() => {
    if (revision === null) return;
    const { context } = actor.getSnapshot();
    const { kind = context.kind } = withHeardKind(context, shownKind, revision);
    // The form of another kind has inputs of its own, so text that one would lose is committed first.
    if (kind !== context.kind && hasTyped(document.activeElement)) takeInTyped();
    actor.send({ type: 'kind.heard', kind: shownKind, revision });
  }, [actor, shownKind, revision]);

  // Undo has to revert what was typed a moment ago, so that is saved first.
  const isThere = documentId !== null;
  useEffect(() => {
    if (!isThere) return;
    return settleBeforeUndo(async () => {
      const isUnderWay = () => actor.getSnapshot().matches('dirty') || actor.getSnapshot().matches('saving');
      if (isUnderWay()) {
        actor.send({ type: 'save' });
        // If the form is closed meanwhile, there is nothing to wait for.
        await waitFor(actor, () => !isUnderWay()).catch(() => undefined);
      }
      // An undo of one's own is shown at once, also if a button of the field has the focus. In a box, the key undoes typing only.
      const { activeElement } = document;
      if (activeElement?.closest('[data-editor] [data-field]') && !activeElement.matches('input, textarea'))
        actor.send({ type: 'fields.left' });
    });
  }, [actor, isThere]);

  // Fetch their version into the store, so that the form shows whatever is taken from it.
  const disputed = snapshot.matches('conflict');
  useEffect(() => {
    if (!disputed || documentId === null) return;
    const request = fetchQuery<DocumentQuery>(
      environment,
      documentQuery,
      { id: documentId },
      { fetchPolicy: 'network-only' },
    );
    const subscription = request.subscribe({ error: () => undefined });
    return () => {
      subscription.unsubscribe();
    };
  }, [disputed, documentId, environment]);

  // The initial values of a new document are shown, but enter the patch with the first edit: an untouched form has no unsaved changes.
  const start = isThere ? none : serverFields(draft, none);
  // The state is for rendering, the ref for several edits between two renders.
  const [isBegun, setBegun] = useState(resumed !== null);
  const begun = useRef(isBegun);
  const unsentStart = (context: DocumentEditorContext) =>
    isBegun || !isUnchanged(context) ? none : start.filter((field) => hasField(context.kind, field));
  const stored = isThere ? serverFields(draft, hiddenOnServer) : null;
  const shownOf = (context: DocumentEditorContext) => stored ?? unsentStart(context);

  /** The server's value of a field, as the base of an edit. */
  const baseOf = (name: string): unknown =>
    stored ? (shownFields(stored, actor.getSnapshot().context.kind)[name] ?? null) : null;
  const change = (name: string, value: unknown) => {
    for (const field of begun.current ? none : unsentStart(actor.getSnapshot().context))
      if (field.name !== name) actor.send({ type: 'field.changed', name: field.name, base: null, value: field.value });
    begun.current = true;
    setBegun(true);
    actor.send({ type: 'field.changed', name, base: baseOf(name), value });
  };
  /** The focus is in these fields. They keep what they show until they are left. */
  const focusFields = (names: readonly string[]) => {
    // Nobody else knows a document that is not added yet.
    if (stored) {
      actor.send({ type: 'fields.focused', shown: Object.fromEntries(names.map((name) => [name, baseOf(name)])) });
    }
  };

  return {
    actor,
    snapshot,
    unsaved: snapshot.hasTag('unsaved'),
    values: valuesOf(shownOf(snapshot.context), snapshot.context),
    /** Values that the kind in the form hides. */
    kept: keptFields(shownOf(snapshot.context), snapshot.context),
    /** The document with everything typed so far, including events that are not rendered yet. */
    current: () => {
      const { context } = actor.getSnapshot();
      const shown = shownOf(context);
      const hidden = keptFields(shown, context);
      return { kind: context.kind, fields: valuesOf(shown, context), hidden } as WholeDocument;
    },
    change,
    focusFields,
    leaveFields: () => {
      actor.send({ type: 'fields.left' });
    },
    /** Changes values that the kind hides. */
    changeKept: (fields: readonly HiddenField[]) => {
      const { kind } = actor.getSnapshot().context;
      for (const field of fields) {
        // Switches to a kind that has the field, sets the value, and switches back, which stashes it.
        actor.send({ type: 'kind.changed', kind: field.kind });
        change(field.name, field.value);
        actor.send({ type: 'kind.changed', kind });
      }
    },
    /** The draft to store: unsaved changes, and uncommitted text of an input; null if there is neither. */
    draftWith: (typed: TypedText | null): EditorDraft | null => {
      const each = actor.getSnapshot();
      const { context } = each;
      const name = typed?.path[0];
      if (!typed || name === undefined) return each.hasTag('unsaved') ? draftOf(context) : null;
      const fields = takenIn(valuesOf(shownOf(context), context), typed) as Readonly<Record<string, unknown>>;
      const value = fields[name] ?? null;
      const edited = { ...context, ...withEdit(context, name, { base: baseOf(name), value }) };
      const left = isUnchanged(edited)
        ? edited
        : unsentStart(context)
            .filter((field) => field.name !== name)
            .reduce(
              (before, field) => ({ ...before, ...withEdit(before, field.name, { base: null, value: field.value }) }),
              edited,
            );
      return each.hasTag('unsaved') || !isUnchanged(left) ? draftOf(left) : null;
    },
  };
}

export type DocumentEditorHandle = ReturnType<typeof useDocumentEditor>;

/** Whether the document is being copied to the person's own library. */
export const isCopyingDraft = ({ snapshot }: Pick<DocumentEditorHandle, 'snapshot'>) =>
  snapshot.matches('copyingDraft') || snapshot.matches('copyingDeleted');

/** The shown values: the server's fields, those that a field with the focus shows instead, and the patch on top. */
function valuesOf(
  server: readonly HiddenField[],
  { kind, focused, patch }: Pick<DocumentEditorContext, 'kind' | 'focused' | 'patch'>,
): Readonly<Record<string, unknown>> {
  return { ...shownFields(server, kind), ...focusedValues(focused), ...wantedOf(patch) };
}
