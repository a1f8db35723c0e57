// The edits of one document on their way to the server, without ever losing a keystroke.
// The document itself is Relay's: what is shown is Relay's document with the patch on top.
import { assertEvent, assign, emit, enqueueActions, setup, stateIn, type DoneActorEvent } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type {
  BringBackInput,
  BringBackOutcome,
  DocumentEditorContext,
  DocumentEditorEmitted,
  DocumentEditorEvent,
  DocumentEditorInput,
  SaveInput,
  SaveOutcome,
} from './documentEditorTypes.ts';
import { withDraft } from './draft.ts';
import {
  asNew,
  currentAttempt,
  isUnchanged,
  mayBeSaved,
  newEditor,
  nextAttempt,
  withAnswer,
  withChoices,
  withEdit,
  withHeardKind,
  withKind,
  withoutChanges,
} from './editing.ts';
import { disputeName, openDisputes } from './patch.ts';

interface Answer {
  outcome: SaveOutcome;
}

const answer = ({ event }: { event: DoneActorEvent<SaveOutcome> }): Answer => ({ outcome: event.output });

const afterAnswer = ({ context, event }: { context: DocumentEditorContext; event: DoneActorEvent<SaveOutcome> }) => ({
  after: withAnswer(context, event.output),
});

const broughtBack = ({ event }: { event: DoneActorEvent<BringBackOutcome> }) => ({ outcome: event.output });

const longestBackoff = 60_000;

/** What an edit does wherever no save is under way. */
const edits = {
  'field.changed': { target: 'judging', actions: 'takeEdit' },
  'kind.changed': { target: 'judging', actions: 'takeKind' },
} as const;

/** What comes with another kind may be something that was typed into that kind before, and is not saved. */
const news = {
  'kind.heard': { target: 'judging', actions: 'takeHeardKind' },
} as const;

export const documentEditorMachine = setup({
  types: {
    context: {} as DocumentEditorContext,
    events: {} as DocumentEditorEvent,
    input: {} as DocumentEditorInput,
    emitted: {} as DocumentEditorEmitted,
    tags: {} as 'unsaved',
  },
  actors: {
    /** Adds or updates the document; what the server says is an outcome, only its silence a rejection. */
    save: promiseNotProvided<SaveOutcome, SaveInput>('save'),
    /** Takes the document out of the trash or, where it is gone for good, adds it anew. */
    bringBack: promiseNotProvided<BringBackOutcome, BringBackInput>('bringBack'),
  },
  actions: {
    takeEdit: assign(({ context, event }) => {
      assertEvent(event, 'field.changed');
      return withEdit(context, event.name, { base: event.base, value: event.value });
    }),
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
    /** An answer never changes the kind but to that of somebody else. */
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
      outcome.kind === 'purged' ? asNew(context, outcome) : {},
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
    isNew: ({ context }) => context.documentId === null,
    isGone: (_, { outcome }: Answer) => outcome.kind === 'gone',
    isPurged: (_, { outcome }: { outcome: BringBackOutcome }) => outcome.kind === 'purged',
    isRefused: (_, { outcome }: Answer) => outcome.kind === 'problems',
    isEditedSince: stateIn({ saving: 'editedSince' }),
    isFinishing: stateIn({ saving: 'finishing' }),
    /** Somebody else changed what was changed here. */
    isDisputed: ({ context }, { outcome }: Answer) =>
      outcome.kind === 'conflict' && Boolean(withAnswer(context, outcome).conflict),
    /** A conflict about nothing. */
    isPointless: ({ context }, { outcome }: Answer) =>
      outcome.kind === 'conflict' && outcome.revision === currentAttempt(context).revision,
    /** Somebody else changed the document, but nothing that was changed here. */
    isMergeable: (_, { outcome }: Answer) => outcome.kind === 'conflict',
    /** There is a choice for everything that is disputed. */
    isDecided: ({ context, event }) => {
      assertEvent(event, 'conflict.resolved');
      return openDisputes(context).every((path) => disputeName(path) in event.choices);
    },
  },
  delays: {
    /** How long after the last edit it is saved. */
    autosave: 1000,
    /** How long "Saved" stands. */
    savedShown: 2000,
    /** 2, 4, 8 … seconds, at most a minute. */
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
      description: 'Somebody else may have made it another kind of document; who has not chosen one goes along.',
      actions: 'takeHeardKind',
    },
  },
  states: {
    clean: {
      description: 'Nothing is changed.',
      on: { ...edits, ...news, finish: { target: 'finished' } },
    },
    judging: {
      description: 'Decides where an edit leads, or what was typed on an earlier page.',
      always: [
        { guard: 'isUnchanged', target: 'clean' },
        { guard: 'isBlocked', target: 'invalid' },
        { target: 'dirty' },
      ],
    },
    dirty: {
      description: 'There is something to save; it is, once the person pauses.',
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
        'Problems stand at what is not saved, and only the person can solve them. All other fields are saved, but of a new document, which is added whole.',
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
      description: 'The server is asked to take the changes.',
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
            description: 'Nothing of it was saved. What has no problem is sent anew.',
          },
          {
            guard: { type: 'isGone', params: answer },
            target: 'gone',
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
            description: 'Sending the same at once would go on for ever.',
          },
          {
            guard: 'isFinishing',
            target: 'finishing',
            description: 'Saved or merged, and the person is done.',
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
            description: 'Somebody changed other fields, or it was our own save whose answer was lost: sent anew.',
          },
          {
            guard: 'isEditedSince',
            target: 'judging',
            description: 'Saved, but for what was edited since.',
            actions: [
              { type: 'announceSaved', params: answer },
              { type: 'announceFollowed', params: afterAnswer },
              { type: 'takeAnswer', params: answer },
            ],
          },
          {
            target: 'settling',
            description: 'Saved.',
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
          description: 'All that is changed is asked to be saved.',
          on: {
            'field.changed': { target: 'editedSince', actions: 'takeEdit' },
            'kind.changed': { target: 'editedSince', actions: 'takeKind' },
            finish: { target: 'finishing' },
          },
        },
        editedSince: {
          description: 'Something was changed since the changes were sent.',
          on: {
            'field.changed': { actions: 'takeEdit' },
            'kind.changed': { actions: 'takeKind' },
            save: { target: 'settled' },
            finish: { target: 'finishing' },
          },
        },
        finishing: {
          description: 'The person is done: once everything is saved, the form ends. Who edits again stays.',
          on: {
            'field.changed': { target: 'editedSince', actions: 'takeEdit' },
            'kind.changed': { target: 'editedSince', actions: 'takeKind' },
          },
        },
      },
    },
    settling: {
      description: 'Decides what is left to do of what the person wants saved.',
      always: [
        { guard: 'isUnchanged', target: 'saved' },
        { guard: 'isBlocked', target: 'invalid' },
        { target: 'saving' },
      ],
    },
    finishing: {
      description: 'Decides what is left to do before the form ends.',
      always: [
        { guard: 'isUnchanged', target: 'finished' },
        { guard: 'isBlocked', target: 'invalid', actions: 'pointOutProblems' },
        { target: 'saving.finishing' },
      ],
    },
    saved: {
      description: 'Everything is saved, just now.',
      after: {
        savedShown: { target: 'clean' },
      },
      on: { ...edits, ...news, finish: { target: 'finished' } },
    },
    conflict: {
      description: 'Somebody else changed the same, too. Nothing is sent until the person has decided on all of it.',
      tags: 'unsaved',
      initial: 'comparing',
      states: {
        comparing: {
          description: 'Both sides are shown beside each other.',
          on: { 'conflict.putOff': { target: 'putOff' } },
        },
        putOff: {
          description: 'The decision waits, and the person goes on editing.',
          on: {
            'conflict.compare': { target: 'comparing' },
            finish: { target: 'comparing', description: 'Without a decision there is no end.' },
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
      description: 'No answer came. The changes are kept and sent again, later and later.',
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
        'The document was deleted in another place. The changes are kept, and it can be brought back with them.',
      tags: 'unsaved',
      on: {
        'field.changed': { actions: 'takeEdit' },
        'kind.changed': { actions: 'takeKind' },
        save: { target: 'settling' },
        retry: { target: 'settling' },
        bringBack: { target: 'bringingBack' },
        finish: { target: 'finishing' },
        discard: { target: 'discarding' },
      },
    },
    bringingBack: {
      description: 'The document is looked for in the trash, and taken out of it.',
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
            description: 'Gone for good: all that is shown of it is added as a new document.',
          },
          { target: 'settling', description: 'It is in the library again, and the changes are saved in it.' },
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
      description: 'Everything is saved and the person is done: the form ends.',
      type: 'final',
    },
    discarding: {
      description: 'Lets go of the changes.',
      entry: 'dropEverything',
      always: [{ guard: 'isNew', target: 'discarded' }, { target: 'clean' }],
    },
    discarded: {
      description: 'A document that was never added ends with its form.',
      type: 'final',
    },
  },
});
