// What can happen to the edits of a document, and what holds in each state.
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { after, done, failed, modelOf } from '../model.ts';
import { documentEditorMachine } from './documentEditorMachine.ts';
import type { BringBackOutcome, SaveOutcome } from './documentEditorTypes.ts';
import { isUnchanged, mayBeSaved } from './attempts.ts';
import { kindName, openDisputes } from './patch.ts';

type Snapshot = SnapshotFrom<typeof documentEditorMachine>;

const answered = (outcome: SaveOutcome) => done('save', outcome);
const aboutExisting: readonly unknown[] = ['conflict', 'gone'] satisfies SaveOutcome['kind'][];
const kindOfAnswer = (event: AnyEventObject): unknown => (event as { output?: Partial<SaveOutcome> }).output?.kind;

const isUnsaved = (snapshot: Snapshot) => snapshot.hasTag('unsaved');
const hasChanges = ({ context }: Snapshot) => !isUnchanged(context);
const hasNoChanges = ({ context }: Snapshot) => isUnchanged(context);
const isSafe = (snapshot: Snapshot) => !snapshot.hasTag('unsaved');
const saving = {
  'leaving would lose something': isUnsaved,
  'an attempt is under way': ({ context }: Snapshot) => context.unanswered.length > 0,
};
const inConflict = {
  'three sides are there': ({ context }: Snapshot) =>
    context.conflict !== null &&
    openDisputes(context).every(
      ([name]) => (name === kindName || context.patch[name] !== undefined) && name in (context.conflict?.theirs ?? {}),
    ),
  'leaving would lose something': isUnsaved,
};

export const documentEditorModel = modelOf({
  machine: documentEditorMachine,
  starts: [
    {
      name: 'an article of the library',
      input: { documentId: 'doc_1', kind: 'journalArticle', revision: 1, autosave: true },
    },
    {
      name: 'an article with what was typed on an earlier page',
      input: {
        documentId: 'doc_1',
        kind: 'journalArticle',
        revision: 1,
        autosave: true,
        draft: {
          documentId: 'doc_1',
          kind: 'journalArticle',
          savedKind: 'journalArticle',
          kindRevision: 1,
          key: null,
          patch: { title: { base: 'Teh title', value: 'The title', revision: 1 } },
          stashed: {},
          unanswered: [],
        },
      },
    },
    {
      name: 'a new document',
      input: { documentId: null, kind: 'journalArticle', revision: null, autosave: false, key: 'a key' },
    },
  ],
  events: [
    { type: 'field.changed', name: 'title', base: 'Teh title', value: 'The title' },
    { type: 'field.changed', name: 'title', base: 'Teh title', value: 'Teh title' },
    { type: 'field.changed', name: 'published', base: '2024', value: '2024-13' },
    { type: 'fields.focused', shown: { title: 'Teh title' } },
    { type: 'fields.left' },
    { type: 'kind.changed', kind: 'thesis' },
    { type: 'kind.changed', kind: 'journalArticle' },
    { type: 'kind.heard', kind: 'other', revision: 4 },
    { type: 'save' },
    { type: 'finish' },
    { type: 'retry' },
    { type: 'bringBack', fields: { title: 'Teh title', published: '2024' }, hidden: [] },
    { type: 'copyDraft', fields: { title: 'Teh title', published: '2024' }, hidden: [], key: 'a third key' },
    { type: 'discard' },
    { type: 'conflict.resolved', choices: { title: 'mine', kind: 'mine' } },
    { type: 'conflict.resolved', choices: { title: 'theirs', kind: 'theirs' } },
    { type: 'conflict.putOff' },
    { type: 'conflict.compare' },
    answered({ kind: 'saved', documentId: 'doc_1', revision: 2 }),
    answered({ kind: 'saved', documentId: 'doc_1', revision: 3, otherKind: 'other' }),
    answered({ kind: 'conflict', revision: 5, fields: [{ name: 'title', value: 'Their title' }] }),
    answered({ kind: 'conflict', revision: 5, fields: [{ name: 'kind', value: 'other' }] }),
    answered({ kind: 'conflict', revision: 5, fields: [{ name: 'note', value: 'Their note' }] }),
    answered({ kind: 'conflict', revision: 1, fields: [] }),
    answered({ kind: 'problems', problems: [{ path: ['title'], message: 'Not this title.' }] }),
    answered({ kind: 'gone', message: 'It is in the trash.' }),
    answered({ kind: 'forbidden', message: 'You can only read this library.' }),
    failed('save'),
    done('bringBack', { kind: 'restored' } satisfies BringBackOutcome),
    done('bringBack', {
      kind: 'purged',
      fields: { title: 'Teh title', published: '2024' },
      hidden: [],
      groupIds: ['grp_1'],
      key: 'another key',
    } satisfies BringBackOutcome),
    failed('bringBack'),
    done('copyDraft'),
    failed('copyDraft'),
    after('autosave', 'documentEditor.dirty'),
    after('savedShown', 'documentEditor.saved'),
    after('backoff', 'documentEditor.failed'),
  ],
  facts: ({ context }) => ({
    isNew: context.documentId === null,
    isUnchanged: isUnchanged(context),
    mayBeSaved: mayBeSaved(context),
  }),
  isPossible: ({ context }, event) => {
    const hasFocus = Object.keys(context.focused).length > 0;
    if (event.type === 'fields.focused') return context.documentId !== null && !hasFocus;
    // Also possible where no field has the focus: `focused` is not among the facts, which would double the number of paths.
    if (event.type === 'fields.left') return context.documentId !== null;
    // An add collides with nothing.
    return context.documentId !== null || !aboutExisting.includes(kindOfAnswer(event));
  },
  states: {
    clean: { 'there are no changes': hasNoChanges, 'nothing would be lost': isSafe },
    dirty: {
      'there are changes': hasChanges,
      'some can be saved': ({ context }) => mayBeSaved(context),
      'leaving would lose something': isUnsaved,
    },
    invalid: {
      'there are problems': ({ context }) => context.problems.length > 0,
      'nothing can be saved': ({ context }) => !mayBeSaved(context),
      'leaving would lose something': isUnsaved,
    },
    'saving.settled': saving,
    'saving.editedSince': saving,
    'saving.finishing': saving,
    saved: {
      'there are no changes': hasNoChanges,
      'the document is known': ({ context }) => context.documentId !== null && context.revision !== null,
      'nothing would be lost': isSafe,
    },
    'conflict.comparing': inConflict,
    'conflict.putOff': inConflict,
    failed: {
      'a message is shown': ({ context }) => context.message !== null && context.failures > 0,
      'leaving would lose something': isUnsaved,
    },
    gone: {
      'a message is shown': ({ context }) => context.message !== null,
      'an answer came': ({ context }) => context.failures === 0 && context.unanswered.length === 0,
      'leaving would lose something': isUnsaved,
    },
    forbidden: {
      'a message is shown': ({ context }) => context.message !== null,
      'leaving would lose something': isUnsaved,
    },
    'copyingDraft.settled': { 'leaving would lose something': isUnsaved },
    'copyingDraft.editedSince': { 'leaving would lose something': isUnsaved },
    'copyingDeleted.settled': { 'leaving would lose something': isUnsaved },
    'copyingDeleted.editedSince': { 'leaving would lose something': isUnsaved },
    bringingBack: {
      'there was a document': ({ context }) => context.documentId !== null,
      'leaving would lose something': isUnsaved,
    },
    finished: { 'there are no changes': hasNoChanges, 'nothing would be lost': isSafe },
    discarded: {
      'there never was a document': ({ context }) => context.documentId === null,
      'nothing is left': hasNoChanges,
    },
  },
});
