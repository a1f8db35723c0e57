// Tests a draft by sequences of events; tests/models covers the transitions.
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { draftMachine } from './draftMachine.ts';
import type { DraftContext, KeptDraft } from './draftTypes.ts';

const draftWith = (title: string): KeptDraft => ({
  documentId: 'doc_1',
  kind: 'journalArticle',
  savedKind: 'journalArticle',
  key: null,
  patch: { title: { base: 'A', value: title, revision: 1 } },
  kindRevision: 1,
  stashed: {},
  unanswered: [],
});

function draftOnDevice() {
  const keep = controlled<undefined, DraftContext>();
  const forget = controlled<undefined>();
  const actor = createActor(draftMachine.provide({ actors: { keep: keep.logic, forget: forget.logic } })).start();
  return {
    keep,
    forget,
    state: () => actor.getSnapshot().value,
    type: (title: string) => {
      actor.send({ type: 'draft.changed', draft: draftWith(title) });
    },
    save: () => {
      actor.send({ type: 'draft.over' });
    },
  };
}

test('every edit is written down, the last one last', async () => {
  const { keep, state, type } = draftOnDevice();
  type('Ab');
  type('Abc');
  expect(keep.calls.map(({ input }) => input.draft?.patch.title?.value)).toEqual(['Ab', 'Abc']);
  await keep.last().resolve(undefined);
  expect(state()).toBe('kept');
});

test('what is saved is taken off the device, also where its writing was still under way', async () => {
  const { keep, forget, state, type, save } = draftOnDevice();
  type('Ab');
  save();
  expect(keep.last().signal.aborted).toBe(true);
  expect(forget.calls).toHaveLength(1);
  await forget.last().resolve(undefined);
  expect(state()).toBe('none');
});

test('a device that keeps nothing is asked again with the next edit', async () => {
  const { keep, state, type } = draftOnDevice();
  type('Ab');
  await keep.last().reject('QuotaExceededError');
  expect(state()).toBe('refused');
  type('Abc');
  await keep.last().resolve(undefined);
  expect(state()).toBe('kept');
});
