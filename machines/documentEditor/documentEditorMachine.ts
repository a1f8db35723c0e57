// The edits of one document on their way to the server. No keystroke is ever lost.
// The document itself is in Relay: the form shows Relay's document with the patch on top.
import {
  assertEvent,
  assign,
  emit,
  enqueueActions,
  or,
  setup,
  stateIn,
  type DoneActorEvent,
  type ErrorActorEvent,
} from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import { currentAttempt, isUnchanged, mayBeSaved, nextAttempt } from './attempts.ts';
import type {
  BringBackInput,
  BringBackOutcome,
  CopyDraftInput,
  DocumentEditorContext,
  DocumentEditorEmitted,
  DocumentEditorEvent,
  DocumentEditorInput,
  SaveInput,
  SaveOutcome,
} from './documentEditorTypes.ts';
import { withDraft } from './draft.ts';
import { asNewDocument, newEditor, withChoices, withEdit, withoutChanges } from './editing.ts';
import { withFocus } from './focusedFields.ts';
import { withHeardKind, withKind } from './kindChange.ts';
import { disputeName, openDisputes } from './patch.ts';
import { withAnswer } from './saveAnswers.ts';

interface Answer {
  outcome: SaveOutcome;
}

const answer = ({ event }: { event: DoneActorEvent<SaveOutcome> }): Answer => ({ outcome: event.output });

const afterAnswer = ({ context, event }: { context: DocumentEditorContext; event: DoneActorEvent<SaveOutcome> }) => ({
  after: withAnswer(context, event.output),
});

const broughtBack = ({ event }: { event: DoneActorEvent<BringBackOutcome> }) => ({ outcome: event.output });

const longestBackoff = 60_000;

/** What an edit does in every state without a running save. */
const edits = {
  'field.changed': { target: 'judging', actions: 'takeEdit' },
  'kind.changed': { target: 'judging', actions: 'takeKind' },
} as const;

/** A change of kind can bring back stashed changes, which are unsaved. */
const news = {
  'kind.heard': { target: 'judging', actions: 'takeHeardKind' },
} as const;

interface CopyingFrom {
  context: DocumentEditorContext;
  event: DocumentEditorEvent;
}

/** The copy of a draft to the person's own library, from one of the states in which it can't be saved. */
const copyingFrom = <State extends 'gone' | 'forbidden'>(state: State) =>
  ({
    tags: 'unsaved',
    invoke: {
      id: 'copyDraft',
      src: 'copyDraft',
      input: ({ context, event }: CopyingFrom) => {
        assertEvent(event, 'copyDraft');
        const { fields, hidden, key } = event;
        return { kind: context.kind, fields, hidden, key };
      },
      onDone: [
        {
          guard: 'isEditedSinceCopy',
          target: state,
          actions: {
            type: 'keepMessage',
            params: { error: 'The document was copied, but not what you have changed since then.' },
          },
          description: 'The copy lacks what was edited since then, so nothing is dropped.',
        },
        {
          target: 'discarding',
          description: "The changes are in the person's own library, and are not needed here any more.",
        },
      ],
      onError: {
        target: state,
        actions: { type: 'keepMessage', params: ({ event }: { event: ErrorActorEvent }) => ({ error: event.error }) },
      },
    },
    initial: 'settled',
    states: {
      settled: {
        description: 'No edits since the copy began.',
        on: {
          'field.changed': { target: 'editedSince', actions: 'takeEdit' },
          'kind.changed': { target: 'editedSince', actions: 'takeKind' },
        },
      },
      editedSince: {
        description: 'The person has edited since the copy began.',
        on: {
          'field.changed': { actions: 'takeEdit' },
          'kind.changed': { actions: 'takeKind' },
        },
      },
    },
  }) as const;

export const documentEditorMachine = setup({
  types: {
    context: {} as DocumentEditorContext,
    events: {} as DocumentEditorEvent,
    input: {} as DocumentEditorInput,
    emitted: {} as DocumentEditorEmitted,
    tags: {} as 'unsaved',
  },
  actors: {
    /** Adds or updates the document. Whatever the server answers is an outcome; only a missing answer rejects. */
    save: promiseNotProvided<SaveOutcome, SaveInput>('save'),
    /** Restores the document from the trash or, if it was purged, adds it again. */
    bringBack: promiseNotProvided<BringBackOutcome, BringBackInput>('bringBack'),
    /** Adds what is typed to the person's own library, and reports it. Rejects if it was not added. */
    copyDraft: promiseNotProvided<undefined, CopyDraftInput>('copyDraft'),
  },
  actions: {
    takeEdit: assign(({ context, event }) => {
      assertEvent(event, 'field.changed');
      return withEdit(context, event.name, { base: event.base, value: event.value });
    }),
    focusFields: assign(({ context, event }) => {
      assertEvent(event, 'fields.focused');
      return { focused: withFocus(context, event.shown) };
    }),
    leaveFields: assign({ focused: {} }),
    takeHeardKind: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'kind.heard');
      const { kind: from } = context;
      const after = withHeardKind(context, event.kind, event.revision);
      enqueue.assign(after);
      if (after.kind !== undefined && after.kind !== from)
        enqueue.emit({ type: 'kind.followed', from, to: after.kind });
    }),
    takeKind: assign(({ context, event }) => {
      assertEvent(event, 'kind.changed');
      return withKind(context, event.kind);
    }),
    beginAttempt: assign(({ context }) => ({
      unanswered: [...context.unanswered, nextAttempt(context)],
      message: null,
    })),
    takeAnswer: assign(({ context }, { outcome }: Answer) => withAnswer(context, outcome)),
    /** An answer changes the kind only if somebody else has changed it. */
    announceFollowed: enqueueActions(({ context, enqueue }, { after }: { after: Partial<DocumentEditorContext> }) => {
      const { kind: from } = context;
      if (after.kind !== undefined && after.kind !== from)
        enqueue.emit({ type: 'kind.followed', from, to: after.kind });
    }),
    announceSaved: enqueueActions(({ context, enqueue }, { outcome }: Answer) => {
      if (outcome.kind === 'saved') {
        const { documentId, revision } = outcome;
        enqueue.emit({ type: 'document.saved', documentId, revision, added: context.documentId === null });
      }
    }),
    announceOverruled: enqueueActions(({ context, enqueue }, { outcome }: Answer) => {
      const { isStashed, kind, fields } = currentAttempt(context);
      if (outcome.kind !== 'conflict' || !isStashed) return;
      const names = outcome.fields.map(({ name }) => name).filter((name) => name in fields);
      enqueue.emit({ type: 'stashed.overruled', kind, names });
    }),
    countFailure: assign(({ context }, params: { error: unknown }) => ({
      message: messageOf(params.error),
      failures: context.failures + 1,
    })),
    keepMessage: assign({ message: (_, params: { error: unknown }) => messageOf(params.error) }),
    becomeNew: assign(({ context }, { outcome }: { outcome: BringBackOutcome }) =>
      outcome.kind === 'purged' ? asNewDocument(context, outcome) : {},
    ),
    pointOutProblems: emit({ type: 'problems.pointedOut' }),
    resolveConflict: assign(({ context, event }) => {
      assertEvent(event, 'conflict.resolved');
      return withChoices(context, event.choices);
    }),
    dropEverything: assign(({ context }) => withoutChanges(context)),
  },
  guards: {
    isUnchanged: ({ context }) => isUnchanged(context),
    isBlocked: ({ context }) => !mayBeSaved(context),
    isAutosaving: ({ context }) => context.autosave,
    /** A new document without any input. */
    isUntouched: ({ context }) => context.documentId === null && isUnchanged(context),
    isNew: ({ context }) => context.documentId === null,
    isGone: (_, { outcome }: Answer) => outcome.kind === 'gone',
    isForbidden: (_, { outcome }: Answer) => outcome.kind === 'forbidden',
    isPurged: (_, { outcome }: { outcome: BringBackOutcome }) => outcome.kind === 'purged',
    isRefused: (_, { outcome }: Answer) => outcome.kind === 'problems',
    isEditedSince: stateIn({ saving: 'editedSince' }),
    isEditedSinceCopy: or([stateIn({ copyingDraft: 'editedSince' }), stateIn({ copyingDeleted: 'editedSince' })]),
    isFinishing: stateIn({ saving: 'finishing' }),
    /** Somebody else changed a field that was changed here, too. */
    isDisputed: ({ context }, { outcome }: Answer) =>
      outcome.kind === 'conflict' && Boolean(withAnswer(context, outcome).conflict),
    /** The server reports a conflict, but nothing is disputed. */
    isPointless: ({ context }, { outcome }: Answer) =>
      outcome.kind === 'conflict' && outcome.revision === currentAttempt(context).revision,
    /** Somebody else changed the document, but no field that was changed here. */
    isMergeable: (_, { outcome }: Answer) => outcome.kind === 'conflict',
    /** Every dispute has a choice. */
    isDecided: ({ context, event }) => {
      assertEvent(event, 'conflict.resolved');
      return openDisputes(context).every((path) => disputeName(path) in event.choices);
    },
  },
  delays: {
    /** Delay between the last edit and its save. */
    autosave: 1000,
    /** How long "Saved" is shown. */
    savedShown: 2000,
    /** Delays of retries: 2, 4, 8 … seconds, at most a minute. */
    backoff: ({ context }) => Math.min(1000 * 2 ** context.failures, longestBackoff),
  },
}).createMachine({
  id: 'documentEditor',
  description:
    "The changes of one document on their way to the server. Shown is the server's document with the patch on top.",
  context: ({ input: { draft, ...input } }) => (draft ? withDraft(newEditor(input), draft) : newEditor(input)),
  initial: 'judging',
  on: {
    'kind.heard': {
      description:
        'Somebody else changed the kind of the document. The form follows, unless the person has chosen a kind.',
      actions: 'takeHeardKind',
    },
    'fields.focused': {
      description: 'The fields keep what they show while they have the focus, whatever others change.',
      actions: 'focusFields',
    },
    'fields.left': {
      description: 'The fields show what others have changed meanwhile, unless they were edited.',
      actions: 'leaveFields',
    },
  },
  states: {
    clean: {
      description: 'Nothing is unsaved.',
      on: { ...edits, ...news, finish: { target: 'finished' } },
    },
    judging: {
      description: 'Decides where an edit leads, or a draft from an earlier page.',
      always: [
        { guard: 'isUnchanged', target: 'clean' },
        { guard: 'isBlocked', target: 'invalid' },
        { target: 'dirty' },
      ],
    },
    dirty: {
      description: 'There are unsaved changes; they are saved once the person pauses.',
      tags: 'unsaved',
      after: {
        autosave: { guard: 'isAutosaving', target: 'saving' },
      },
      on: {
        ...edits,
        save: { target: 'saving' },
        finish: { target: 'saving.finishing' },
        discard: { target: 'discarding' },
      },
    },
    invalid: {
      description:
        'Some fields have problems that only the person can solve. All other fields are saved; a new document is only saved whole.',
      tags: 'unsaved',
      on: {
        ...edits,
        ...news,
        save: { actions: 'pointOutProblems' },
        finish: { actions: 'pointOutProblems' },
        discard: { target: 'discarding' },
      },
    },
    saving: {
      description: 'The changes are being saved.',
      tags: 'unsaved',
      entry: 'beginAttempt',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({
          ...currentAttempt(context),
          documentId: context.documentId,
          key: context.key,
          groupIds: context.groupIds,
        }),
        onDone: [
          {
            guard: { type: 'isRefused', params: answer },
            target: 'settling',
            actions: { type: 'takeAnswer', params: answer },
            description: 'Nothing was saved. Fields without problems are sent again.',
          },
          {
            guard: { type: 'isGone', params: answer },
            target: 'gone',
            actions: { type: 'takeAnswer', params: answer },
          },
          {
            guard: { type: 'isForbidden', params: answer },
            target: 'forbidden',
            actions: { type: 'takeAnswer', params: answer },
          },
          {
            guard: { type: 'isDisputed', params: answer },
            target: 'conflict',
            actions: { type: 'takeAnswer', params: answer },
          },
          {
            guard: { type: 'isPointless', params: answer },
            target: 'failed',
            actions: { type: 'countFailure', params: { error: 'The server could not merge the changes.' } },
            description: 'The same request again would be refused for ever.',
          },
          {
            guard: 'isFinishing',
            target: 'finishing',
            description: 'Everything is saved, and the person is finished.',
            actions: [
              { type: 'announceOverruled', params: answer },
              { type: 'announceSaved', params: answer },
              { type: 'announceFollowed', params: afterAnswer },
              { type: 'takeAnswer', params: answer },
            ],
          },
          {
            guard: { type: 'isMergeable', params: answer },
            target: 'settling',
            actions: [
              { type: 'announceOverruled', params: answer },
              { type: 'announceFollowed', params: afterAnswer },
              { type: 'takeAnswer', params: answer },
            ],
            description:
              'Somebody changed other fields, or a save arrived whose answer was lost: the changes are sent again.',
          },
          {
            guard: 'isEditedSince',
            target: 'judging',
            description: 'Saved, except for edits since then.',
            actions: [
              { type: 'announceSaved', params: answer },
              { type: 'announceFollowed', params: afterAnswer },
              { type: 'takeAnswer', params: answer },
            ],
          },
          {
            target: 'settling',
            description: 'Everything is saved.',
            actions: [
              { type: 'announceSaved', params: answer },
              { type: 'announceFollowed', params: afterAnswer },
              { type: 'takeAnswer', params: answer },
            ],
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'countFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'settled',
      states: {
        settled: {
          description: 'No edits since the changes were sent.',
          on: {
            'field.changed': { target: 'editedSince', actions: 'takeEdit' },
            'kind.changed': { target: 'editedSince', actions: 'takeKind' },
            finish: { target: 'finishing' },
          },
        },
        editedSince: {
          description: 'The person has edited since the changes were sent.',
          on: {
            'field.changed': { actions: 'takeEdit' },
            'kind.changed': { actions: 'takeKind' },
            save: { target: 'settled' },
            finish: { target: 'finishing' },
          },
        },
        finishing: {
          description: 'The person is finished: once everything is saved, the form closes. Another edit keeps it open.',
          on: {
            'field.changed': { target: 'editedSince', actions: 'takeEdit' },
            'kind.changed': { target: 'editedSince', actions: 'takeKind' },
          },
        },
      },
    },
    settling: {
      description: 'Decides what is still to be saved.',
      always: [
        { guard: 'isUntouched', target: 'clean' },
        { guard: 'isUnchanged', target: 'saved' },
        { guard: 'isBlocked', target: 'invalid' },
        { target: 'saving' },
      ],
    },
    finishing: {
      description: 'Decides what is still to be done before the form closes.',
      always: [
        { guard: 'isUnchanged', target: 'finished' },
        { guard: 'isBlocked', target: 'invalid', actions: 'pointOutProblems' },
        { target: 'saving.finishing' },
      ],
    },
    saved: {
      description: 'Everything was saved a moment ago.',
      after: {
        savedShown: { target: 'clean' },
      },
      on: { ...edits, ...news, finish: { target: 'finished' } },
    },
    conflict: {
      description:
        'Somebody else changed the same fields. Nothing is sent until the person has decided about all of them.',
      tags: 'unsaved',
      initial: 'comparing',
      states: {
        comparing: {
          description: 'Both versions are shown side by side.',
          on: { 'conflict.putOff': { target: 'putOff' } },
        },
        putOff: {
          description: 'The decision is postponed, and the person continues editing.',
          on: {
            'conflict.compare': { target: 'comparing' },
            finish: {
              target: 'comparing',
              description: 'The form closes only after a decision.',
            },
          },
        },
      },
      on: {
        'field.changed': { actions: 'takeEdit' },
        'kind.changed': { actions: 'takeKind' },
        'conflict.resolved': { guard: 'isDecided', target: 'settling', actions: 'resolveConflict' },
        discard: { target: 'discarding' },
      },
    },
    failed: {
      description: 'No answer came. The changes are kept and sent again after growing delays.',
      tags: 'unsaved',
      after: {
        backoff: { target: 'settling' },
      },
      on: {
        'field.changed': { actions: 'takeEdit' },
        'kind.changed': { actions: 'takeKind' },
        save: { target: 'settling' },
        retry: { target: 'settling' },
        finish: { target: 'finishing' },
        discard: { target: 'discarding' },
      },
    },
    gone: {
      description:
        'The document was deleted elsewhere. The changes are kept, and the document can be restored with them.',
      tags: 'unsaved',
      on: {
        'field.changed': { actions: 'takeEdit' },
        'kind.changed': { actions: 'takeKind' },
        save: { target: 'settling' },
        retry: { target: 'settling' },
        bringBack: { target: 'bringingBack' },
        copyDraft: { target: 'copyingDeleted' },
        finish: { target: 'finishing' },
        discard: { target: 'discarding' },
      },
    },
    forbidden: {
      description:
        'The person may not change the library any more. The changes are kept, and can be copied to their own library.',
      tags: 'unsaved',
      on: {
        'field.changed': { actions: 'takeEdit' },
        'kind.changed': { actions: 'takeKind' },
        save: { target: 'settling' },
        retry: { target: 'settling' },
        copyDraft: { target: 'copyingDraft' },
        finish: { target: 'finishing' },
        discard: { target: 'discarding' },
      },
    },
    copyingDraft: {
      ...copyingFrom('forbidden'),
      description: "The input is added to the person's own library.",
    },
    copyingDeleted: {
      ...copyingFrom('gone'),
      description: "The deleted document is added to the person's own library, with the input.",
    },
    bringingBack: {
      description: 'The document is being restored from the trash.',
      tags: 'unsaved',
      invoke: {
        id: 'bringBack',
        src: 'bringBack',
        input: ({ context, event }) => {
          assertEvent(event, 'bringBack');
          return { documentId: context.documentId ?? '', fields: event.fields, hidden: event.hidden };
        },
        onDone: [
          {
            guard: { type: 'isPurged', params: broughtBack },
            target: 'settling',
            actions: { type: 'becomeNew', params: broughtBack },
            description: 'The document was purged: everything that the form shows is added as a new document.',
          },
          {
            target: 'settling',
            description: 'The document is in the library again, and the changes are saved to it.',
          },
        ],
        onError: {
          target: 'gone',
          actions: { type: 'keepMessage', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: {
        'field.changed': { actions: 'takeEdit' },
        'kind.changed': { actions: 'takeKind' },
      },
    },
    finished: {
      description: 'Everything is saved and the person is finished: the form closes.',
      type: 'final',
    },
    discarding: {
      description: 'Drops the changes.',
      entry: 'dropEverything',
      always: [{ guard: 'isNew', target: 'discarded' }, { target: 'clean' }],
    },
    discarded: {
      description: 'The form of a document that was never added closes.',
      type: 'final',
    },
  },
});
