// Tests editing by sequences of events with a simulated clock; tests/models covers the transitions.
import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { DocumentKind } from '#bibliography/documents.ts';
import { controlled } from '#tests/models/controlled.ts';
import { documentEditorMachine } from './documentEditorMachine.ts';
import type {
  BringBackInput,
  BringBackOutcome,
  CopyDraftInput,
  DocumentEditorEmitted,
  DocumentEditorInput,
  EditorDraft,
  Patch,
  SaveInput,
  SaveOutcome,
} from './documentEditorTypes.ts';
import { draftOf } from './draft.ts';
import { openDisputes } from './patch.ts';

const article: DocumentEditorInput = { documentId: 'doc_1', kind: 'journalArticle', revision: 1, autosave: true };
const unborn: DocumentEditorInput = {
  documentId: null,
  kind: 'journalArticle',
  revision: null,
  autosave: false,
  key: 'key_1',
};

function editorOf(input: DocumentEditorInput) {
  const save = controlled<SaveOutcome, SaveInput>();
  const bringBack = controlled<BringBackOutcome, BringBackInput>();
  const copied = controlled<undefined, CopyDraftInput>();
  const clock = new SimulatedClock();
  const actor = createActor(
    documentEditorMachine.provide({
      actors: { save: save.logic, bringBack: bringBack.logic, copyDraft: copied.logic },
    }),
    { input, clock },
  );
  const emitted: DocumentEditorEmitted[] = [];
  actor.on('document.saved', (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    save,
    bringBack,
    copied,
    clock,
    emitted,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    isUnsaved: () => actor.getSnapshot().hasTag('unsaved'),
    change: (name: string, base: unknown, value: unknown) => {
      actor.send({ type: 'field.changed', name, base, value });
    },
    saved: (revision: number) => save.last().resolve({ kind: 'saved', documentId: 'doc_1', revision }),
    savedAs: (revision: number, otherKind: DocumentKind) =>
      save.last().resolve({ kind: 'saved', documentId: 'doc_1', revision, otherKind }),
    conflict: (revision: number, fields: Record<string, unknown>) =>
      save.last().resolve({
        kind: 'conflict',
        revision,
        fields: Object.entries(fields).map(([name, value]) => ({ name, value })),
      }),
    sent: () => save.calls.map(({ input: { fields } }) => fields),
  };
}

describe('saving by itself', () => {
  test('an edit is saved a second after the last keystroke, all at once', async () => {
    const { change, clock, save, saved, state, context, isUnsaved, emitted } = editorOf(article);
    change('title', 'A', 'Ab');
    clock.increment(900);
    change('title', 'A', 'Abc');
    change('note', null, 'N');
    clock.increment(900);
    expect(save.calls).toHaveLength(0);
    expect(isUnsaved()).toBe(true);
    clock.increment(100);
    expect(save.last().input).toEqual({
      documentId: 'doc_1',
      kind: 'journalArticle',
      keepsKind: true,
      revision: 1,
      fields: { title: 'Abc', note: 'N' },
      key: null,
      groupIds: [],
    });
    await saved(2);
    expect(state()).toBe('saved');
    expect(isUnsaved()).toBe(false);
    expect(context()).toMatchObject({ patch: {}, revision: 2, unanswered: [] });
    expect(emitted).toEqual([{ type: 'document.saved', documentId: 'doc_1', revision: 2, added: false }]);
    clock.increment(2000);
    expect(state()).toBe('clean');
  });

  test('a field set back to its base is no change', () => {
    const { change, clock, save, state } = editorOf(article);
    change('keywords', ['a'], ['a', 'b']);
    change('keywords', ['a'], ['a']);
    expect(state()).toBe('clean');
    clock.increment(5000);
    expect(save.calls).toHaveLength(0);
  });

  test('what is typed while saving is saved next, on the new base', async () => {
    const { change, clock, save, saved, state, context, sent } = editorOf(article);
    change('title', 'A', 'B');
    change('note', null, 'N');
    clock.increment(1000);
    change('title', 'A', 'C');
    expect(state()).toEqual({ saving: 'editedSince' });
    await saved(2);
    expect(state()).toBe('dirty');
    expect(context().patch).toEqual({ title: { base: 'B', value: 'C', revision: 2 } });
    clock.increment(1000);
    expect(sent()).toEqual([{ title: 'B', note: 'N' }, { title: 'C' }]);
    expect(save.last().input.revision).toBe(2);
  });

  test('a change is based on what was there when it began, whatever the page shows of others meanwhile', () => {
    const { change, context } = editorOf(article);
    change('title', 'A', 'B');
    change('title', 'Theirs', 'C');
    expect(context().patch).toEqual({ title: { base: 'A', value: 'C', revision: 1 } });
  });

  test('a field set back while its save is under way goes back on the server too', async () => {
    const { change, clock, saved, context, sent } = editorOf(article);
    change('title', 'A', 'B');
    clock.increment(1000);
    change('title', 'A', 'A');
    await saved(2);
    expect(context().patch).toEqual({ title: { base: 'B', value: 'A', revision: 2 } });
    clock.increment(1000);
    expect(sent().at(-1)).toEqual({ title: 'A' });
  });
});

describe('a field that has the focus', () => {
  test('what others change meanwhile is a conflict with the next edit, which is based on what the field shows', async () => {
    const { actor, change, clock, save, conflict, state, context } = editorOf(article);
    actor.send({ type: 'fields.focused', shown: { title: 'A' } });
    // The page has heard of theirs by now.
    change('title', 'Theirs', 'Ab');
    expect(context().patch).toEqual({ title: { base: 'A', value: 'Ab', revision: 1 } });
    clock.increment(1000);
    expect(save.last().input).toMatchObject({ fields: { title: 'Ab' }, revision: 1 });
    await conflict(2, { title: 'Theirs' });
    expect(state()).toEqual({ conflict: 'comparing' });
    actor.send({ type: 'conflict.resolved', choices: { title: 'theirs' } });
    expect(context().focused).toEqual({ title: { base: 'Theirs', revision: 2 } });
  });

  test('shows what was saved, and later edits are based on that', async () => {
    const { actor, change, clock, saved, context } = editorOf(article);
    actor.send({ type: 'fields.focused', shown: { title: 'A' } });
    change('title', 'A', 'Ab');
    clock.increment(1000);
    await saved(2);
    expect(context()).toMatchObject({ patch: {}, focused: { title: { base: 'Ab', revision: 2 } } });
    change('title', 'Theirs', 'Abc');
    expect(context().patch).toEqual({ title: { base: 'Ab', value: 'Abc', revision: 2 } });
  });

  test('a save of another field does not hide that this one was changed before', async () => {
    const { actor, change, clock, saved, context } = editorOf(article);
    change('note', null, 'N');
    actor.send({ type: 'fields.focused', shown: { title: 'A' } });
    clock.increment(1000);
    await saved(3);
    change('title', 'Theirs', 'Ab');
    expect(context().patch).toEqual({ title: { base: 'A', value: 'Ab', revision: 1 } });
  });

  test('keeps the base of an edit that began before', () => {
    const { actor, change, context } = editorOf(article);
    change('title', 'A', 'Ab');
    actor.send({ type: 'fields.focused', shown: { title: 'Theirs' } });
    expect(context().focused).toEqual({ title: { base: 'A', revision: 1 } });
  });

  test('follows the server again once the focus is elsewhere', () => {
    const { actor, change, context } = editorOf(article);
    actor.send({ type: 'fields.focused', shown: { title: 'A' } });
    actor.send({ type: 'fields.focused', shown: { note: null } });
    expect(Object.keys(context().focused)).toEqual(['note']);
    actor.send({ type: 'fields.left' });
    expect(context().focused).toEqual({});
    change('title', 'Theirs', 'Mine');
    expect(context().patch).toEqual({ title: { base: 'Theirs', value: 'Mine', revision: 1 } });
  });
});

test('discarding an edit of another kind keeps nothing of fields that the kind lacks', () => {
  const { actor, context } = editorOf(article);
  actor.send({ type: 'kind.changed', kind: 'thesis' });
  actor.send({ type: 'fields.focused', shown: { title: 'A', institution: null } });
  actor.send({ type: 'discard' });
  expect(context()).toMatchObject({ kind: 'journalArticle', patch: {} });
  expect(Object.keys(context().focused)).toEqual(['title']);
});

describe('problems', () => {
  test('who wants to be done is pointed to what is in the way, and only then', async () => {
    const { actor, change, saved, state } = editorOf(article);
    let pointedOut = 0;
    actor.on('problems.pointedOut', () => (pointedOut += 1));
    change('published', '2024', '2024-13');
    expect(pointedOut).toBe(0);
    actor.send({ type: 'finish' });
    expect(state()).toBe('invalid');
    expect(pointedOut).toBe(1);
    change('title', 'A', 'B');
    actor.send({ type: 'finish' });
    expect(pointedOut).toBe(1);
    await saved(2);
    expect(state()).toBe('invalid');
    expect(pointedOut).toBe(2);
  });

  test('a problem stands at its field, and all other fields are saved', async () => {
    const { change, clock, saved, state, context, sent, isUnsaved } = editorOf(article);
    change('published', '2024', '2024-13');
    expect(state()).toBe('invalid');
    clock.increment(5000);
    expect(sent()).toEqual([]);
    change('title', 'A', 'B');
    expect(state()).toBe('dirty');
    clock.increment(1000);
    expect(sent()).toEqual([{ title: 'B' }]);
    await saved(2);
    expect(state()).toBe('invalid');
    expect(isUnsaved()).toBe(true);
    expect(context().problems.map(({ path }) => path)).toEqual([['published']]);
    change('published', '2024', '2024-12');
    expect(context().problems).toEqual([]);
    expect(state()).toBe('dirty');
  });

  test("the server's problems stand at their fields, whatever leads the path, and the rest is sent anew", async () => {
    const { change, clock, save, saved, state, context, sent } = editorOf(article);
    change('doi', null, '10.1/x');
    change('title', 'A', 'B');
    clock.increment(1000);
    await save.last().resolve({
      kind: 'problems',
      problems: [{ path: ['input', 'journalArticle', 'doi'], message: 'No such DOI.' }],
    });
    expect(sent()).toEqual([{ doi: '10.1/x', title: 'B' }, { title: 'B' }]);
    await saved(2);
    expect(state()).toBe('invalid');
    expect(context().problems).toEqual([{ path: ['doi'], message: 'No such DOI.' }]);
  });

  test('a refusal about no field waits for the person instead of asking for ever', async () => {
    const { change, clock, save, state } = editorOf(article);
    change('title', 'A', 'B');
    clock.increment(1000);
    await save.last().resolve({ kind: 'problems', problems: [] });
    expect(state()).toBe('invalid');
    clock.increment(60_000);
    expect(save.calls).toHaveLength(1);
    change('title', 'A', 'C');
    expect(state()).toBe('dirty');
  });

  test('a problem with what has been typed over since is not shown', async () => {
    const { change, clock, save, state, context } = editorOf(article);
    change('title', 'A', 'B');
    clock.increment(1000);
    change('title', 'A', 'C');
    await save.last().resolve({ kind: 'problems', problems: [{ path: ['title'], message: 'Not B.' }] });
    expect(context().problems).toEqual([]);
    expect(state()).toEqual({ saving: 'settled' });
    expect(save.last().input.fields).toEqual({ title: 'C' });
  });
});

describe('a field that may have arrived, and was not sent again', () => {
  /** The date was sent once, without an answer; then it could not be read, so that the title goes without it, and is set back meanwhile. */
  async function setBack() {
    const editor = editorOf(article);
    editor.change('published', '2023', '2024');
    editor.clock.increment(1000);
    await editor.save.last().reject('Network request timed out');
    editor.change('published', '2023', '2024-13');
    editor.change('title', 'A', 'B');
    editor.actor.send({ type: 'save' });
    expect(editor.save.last().input.fields).toEqual({ title: 'B' });
    editor.change('published', '2023', '2023');
    return editor;
  }

  test('is still a wish when the rest is saved', async () => {
    const { clock, save, saved, state, context } = await setBack();
    await saved(3);
    clock.increment(1000);
    expect(save.last().input).toMatchObject({ revision: 1, fields: { published: '2023' } });
    await saved(4);
    expect(state()).toBe('saved');
    expect(context()).toMatchObject({ patch: {}, unanswered: [] });
  });

  test('is still a wish when the rest collides, and when that is decided', async () => {
    const { actor, save, conflict, context } = await setBack();
    await conflict(5, { title: 'Theirs' });
    expect(openDisputes(context())).toEqual([['title']]);
    actor.send({ type: 'conflict.resolved', choices: { title: 'theirs' } });
    expect(save.last().input.fields).toEqual({ published: '2023' });
    // It had arrived: that is no change of somebody else.
    await conflict(6, { published: '2024' });
    expect(save.last().input).toMatchObject({ revision: 6, fields: { published: '2023' } });
  });
});

describe('conflicts', () => {
  async function inConflict() {
    const editor = editorOf(article);
    editor.change('title', 'A', 'Mine');
    editor.change('note', 'N', 'My note');
    editor.change('doi', null, '10.1/x');
    editor.clock.increment(1000);
    await editor.conflict(5, { title: 'Theirs', note: 'Their note' });
    return editor;
  }

  test('three sides are kept, and nothing is sent until all is decided', async () => {
    const { actor, state, context, clock, save } = await inConflict();
    expect(state()).toEqual({ conflict: 'comparing' });
    expect(context().patch.title).toEqual({ base: 'A', value: 'Mine', revision: 1 });
    expect(context().conflict).toEqual({
      revision: 5,
      theirs: { title: 'Theirs', note: 'Their note' },
      disputes: [['title'], ['note']],
    });
    actor.send({ type: 'save' });
    actor.send({ type: 'conflict.resolved', choices: { title: 'mine' } });
    clock.increment(60_000);
    expect(state()).toEqual({ conflict: 'comparing' });
    expect(save.calls).toHaveLength(1);
  });

  test('mine goes on theirs, theirs drops mine', async () => {
    const { actor, save, context, saved, state } = await inConflict();
    actor.send({ type: 'conflict.resolved', choices: { title: 'mine', note: 'theirs' } });
    expect(save.last().input).toMatchObject({ revision: 5, fields: { title: 'Mine', doi: '10.1/x' } });
    expect(context().patch.title).toEqual({ base: 'Theirs', value: 'Mine', revision: 5 });
    await saved(6);
    expect(state()).toBe('saved');
  });

  test('taking all of theirs leaves nothing to save', async () => {
    const { actor, save, state, change, context } = await inConflict();
    change('doi', null, null);
    actor.send({ type: 'conflict.resolved', choices: { title: 'theirs', note: 'theirs' } });
    expect(state()).toBe('saved');
    expect(save.calls).toHaveLength(1);
    expect(context().conflict).toBeNull();
  });

  test('a field written anew while in conflict is mine', async () => {
    const { actor, save, change } = await inConflict();
    change('title', 'A', 'Mine and theirs');
    actor.send({ type: 'conflict.resolved', choices: { title: 'mine', note: 'theirs' } });
    expect(save.last().input.fields).toEqual({ title: 'Mine and theirs', doi: '10.1/x' });
  });

  test('a field that is written back to what it was before is a wish against theirs', async () => {
    const { actor, save, change, context } = await inConflict();
    change('title', 'A', 'A');
    expect(openDisputes(context())).toEqual([['title'], ['note']]);
    actor.send({ type: 'conflict.resolved', choices: { title: 'mine', note: 'theirs' } });
    expect(save.last().input).toMatchObject({ revision: 5, fields: { title: 'A', doi: '10.1/x' } });
  });

  test('so it is after the page was loaded again', async () => {
    const { change, context } = await inConflict();
    change('title', 'A', 'A');
    const later = editorOf({ ...article, draft: draftOf(context()) });
    later.clock.increment(1000);
    expect(later.save.last().input).toMatchObject({ revision: 1, fields: { title: 'A' } });
    await later.conflict(5, { title: 'Theirs', note: 'Their note' });
    expect(openDisputes(later.context())).toEqual([['title'], ['note']]);
  });

  test.each([
    ['a list', 'keywords', ['a', 'b', 'c'], ['b', 'a', 'c'], ['a', 'c', 'b'], ['a', 'b', 'c'], ['keywords']],
    [
      'a member of a part',
      'in',
      { journal: { name: 'A' }, volume: '1' },
      { journal: { name: 'Mine' }, volume: '1' },
      { journal: { name: 'Theirs' }, volume: '7' },
      { journal: { name: 'A' }, volume: '7' },
      ['in', 'journal'],
    ],
  ])('so it is of %s, whatever else is typed', async (_, name, base, mine, theirs, setBack, dispute) => {
    const { change, clock, conflict, context } = editorOf(article);
    change(name, base, mine);
    clock.increment(1000);
    await conflict(5, { [name]: theirs });
    change(name, base, setBack);
    const later = editorOf({ ...article, draft: draftOf(context()) });
    later.change('note', null, 'Typed before it is saved');
    later.clock.increment(1000);
    await later.conflict(5, { [name]: theirs });
    expect(openDisputes(later.context())).toEqual([dispute]);
    expect(later.context().patch).toMatchObject({ [name]: { value: setBack } });
  });

  test('discarding takes theirs', async () => {
    const { actor, state, context } = await inConflict();
    actor.send({ type: 'discard' });
    expect(state()).toBe('clean');
    expect(context()).toMatchObject({ patch: {}, conflict: null });
  });

  test('what others changed elsewhere in the document merges by itself', async () => {
    const { change, clock, conflict, state, save } = editorOf(article);
    change('title', 'A', 'B');
    clock.increment(1000);
    await conflict(5, { title: 'A', note: 'Their note' });
    expect(state()).toEqual({ saving: 'settled' });
    expect(save.last().input).toMatchObject({ revision: 5, fields: { title: 'B' } });
  });

  test('lists in which others changed other items merge by themselves', async () => {
    const { change, clock, conflict, state, save, context } = editorOf(article);
    const [berg, roe, diaz] = ['Berg', 'Roe', 'Díaz'].map((family) => ({ person: { family, given: null } }));
    change('keywords', ['tide', 'sea'], ['tide', 'sea', 'mine']);
    change('authors', [berg], [berg, roe]);
    clock.increment(1000);
    await conflict(5, {
      keywords: ['theirs', 'tide'],
      authors: [{ person: { family: 'Díaz' } }, { person: { family: 'Berg' } }],
    });
    expect(state()).toEqual({ saving: 'settled' });
    expect(save.last().input).toMatchObject({
      revision: 5,
      fields: {
        keywords: ['theirs', 'tide', 'mine'],
        authors: [diaz, berg, roe].map((each) => ({ person: { family: each?.person.family } })),
      },
    });
    expect(context().patch.keywords?.base).toEqual(['theirs', 'tide']);
  });

  test('lists in which both took everything out are empty, and nothing is left to save', async () => {
    const { change, clock, conflict, state, context } = editorOf(article);
    change('keywords', ['tide', 'sea'], ['sea']);
    clock.increment(1000);
    await conflict(5, { keywords: ['tide'] });
    expect(context().patch.keywords).toEqual({ base: ['tide'], value: null, revision: 5 });
    expect(state()).toEqual({ saving: 'settled' });
  });

  test.each([
    ['the same item was changed', ['tyde', 'sea'], ['tide', 'sea'], ['tides', 'sea']],
    ['one changed what the other took out', ['tyde', 'sea'], ['tide', 'sea'], ['sea']],
    ['both sorted it', ['a', 'b', 'c'], ['b', 'a', 'c'], ['c', 'b', 'a']],
  ])('a list is asked about where %s', async (_, base, mine, theirs) => {
    const { change, clock, conflict, state, context } = editorOf(article);
    change('keywords', base, mine);
    clock.increment(1000);
    await conflict(5, { keywords: theirs });
    expect(state()).toEqual({ conflict: 'comparing' });
    expect(context().conflict).toEqual({ revision: 5, theirs: { keywords: theirs }, disputes: [['keywords']] });
  });

  test('a list is asked about where a save of one’s own may be in theirs', async () => {
    const { actor, change, clock, conflict, save, state } = editorOf(article);
    change('keywords', ['tide'], ['tide', 'slip']);
    clock.increment(1000);
    await save.last().reject('Network request timed out');
    change('keywords', ['tide'], ['tide', 'sea']);
    actor.send({ type: 'retry' });
    // The slip arrived after all, and it is not known whose it is.
    await conflict(3, { keywords: ['tide', 'slip', 'theirs'] });
    expect(state()).toEqual({ conflict: 'comparing' });
  });

  describe('a part of which both changed something', () => {
    const issue = (members: object) => ({ journal: { name: 'Tides' }, volume: '1', number: '1', ...members });
    const aboutIssue = async (mine: unknown, theirs: unknown, base: unknown = issue({})) => {
      const editor = editorOf(article);
      editor.change('in', base, mine);
      editor.clock.increment(1000);
      await editor.conflict(5, { in: theirs });
      return editor;
    };

    test('merges by itself where they changed other members, and is sent whole', async () => {
      const { save, saved, state } = await aboutIssue(
        issue({ volume: '2', journal: { name: 'Tides', issn: ['1234-5679'] } }),
        issue({ number: '9', journal: { name: 'High tides' } }),
      );
      expect(save.last().input).toMatchObject({
        revision: 5,
        fields: { in: issue({ volume: '2', number: '9', journal: { name: 'High tides', issn: ['1234-5679'] } }) },
      });
      await saved(6);
      expect(state()).toBe('saved');
    });

    test('takes in what a third one changes before the merged part arrives', async () => {
      const { conflict, save } = await aboutIssue(issue({ volume: '2' }), issue({ number: '9' }));
      await conflict(6, { in: issue({ number: '10', title: 'Special' }) });
      expect(save.last().input).toMatchObject({
        revision: 6,
        fields: { in: issue({ volume: '2', number: '10', title: 'Special' }) },
      });
    });

    test('is asked about only in the members that both changed', async () => {
      const { actor, context, save, state } = await aboutIssue(
        issue({ volume: '2', title: 'Mine' }),
        issue({ volume: '3', number: '9' }),
      );
      expect(state()).toEqual({ conflict: 'comparing' });
      expect(context().conflict?.disputes).toEqual([['in', 'volume']]);
      // What is settled is shown already.
      expect(context().patch.in?.value).toEqual(issue({ volume: '2', number: '9', title: 'Mine' }));
      actor.send({ type: 'conflict.resolved', choices: { in: 'theirs' } });
      expect(state()).toEqual({ conflict: 'comparing' });
      actor.send({ type: 'conflict.resolved', choices: { 'in.volume': 'theirs' } });
      expect(save.last().input).toMatchObject({
        revision: 5,
        fields: { in: issue({ volume: '3', number: '9', title: 'Mine' }) },
      });
    });

    test('of which one keeps one’s own is based on theirs', async () => {
      const { actor, context, save } = await aboutIssue(issue({ volume: '2' }), issue({ volume: '3', number: '9' }));
      actor.send({ type: 'conflict.resolved', choices: { 'in.volume': 'mine' } });
      expect(save.last().input.fields).toEqual({ in: issue({ volume: '2', number: '9' }) });
      expect(context().patch.in?.base).toEqual(issue({ volume: '3', number: '9' }));
    });

    test('goes on from a draft as it stood, and asks the same', async () => {
      const { context } = await aboutIssue(issue({ volume: '2' }), issue({ volume: '3', number: '9' }));
      const later = editorOf({ ...article, draft: draftOf(context()) });
      later.clock.increment(1000);
      await later.conflict(6, { in: issue({ volume: '3', number: '10' }) });
      expect(later.context().conflict?.disputes).toEqual([['in', 'volume']]);
      expect(later.context().patch.in?.value).toEqual(issue({ volume: '2', number: '10' }));
    });

    test('is one’s own where a save of it was stored, and its answer lost', async () => {
      const { actor, change, clock, conflict, save } = editorOf(article);
      change('in', issue({}), issue({ volume: '2' }));
      clock.increment(1000);
      await save.last().reject('Network request timed out');
      change('in', issue({}), issue({ volume: '3' }));
      actor.send({ type: 'retry' });
      await conflict(3, { in: issue({ volume: '2', number: '9' }) });
      expect(save.last().input.fields).toEqual({ in: issue({ volume: '3', number: '9' }) });
    });

    test('that was set back while it was saved is set back on the server, but for what others changed', async () => {
      const { change, clock, conflict, save } = editorOf(article);
      change('in', issue({}), issue({ volume: '2' }));
      clock.increment(1000);
      await save.last().reject('Network request timed out');
      change('in', issue({}), issue({}));
      clock.increment(2000);
      await conflict(3, { in: issue({ volume: '2', number: '9' }) });
      expect(save.last().input.fields).toEqual({ in: issue({ number: '9' }) });
    });

    test.each([
      ['one took it away and the other changed it', null, issue({ number: '9' }), issue({})],
      ['both put different ones where there was none', issue({}), { journal: { name: 'Ebbs' }, part: 'A' }, null],
    ])('is asked about whole where %s', async (_, mine, theirs, base) => {
      const { context } = await aboutIssue(mine, theirs, base);
      expect(context().conflict?.disputes).toEqual([['in']]);
    });

    test('that both put where there was none is one where nothing in it disagrees', async () => {
      const tides = { journal: { name: 'Tides' } };
      const { save } = await aboutIssue({ ...tides, volume: '2' }, { ...tides, number: '9' }, null);
      expect(save.last().input.fields).toEqual({ in: { ...tides, volume: '2', number: '9' } });
    });

    test('has lists that merge item by item', async () => {
      const work = (editors: readonly string[]) => ({
        title: 'Proceedings',
        editors: editors.map((family) => ({ person: { family } })),
      });
      const editor = editorOf({ ...article, kind: 'proceedingsArticle' });
      editor.change('proceedings', work(['Berg']), work(['Berg', 'Roe']));
      editor.clock.increment(1000);
      await editor.conflict(5, { proceedings: work(['Díaz', 'Berg']) });
      expect(editor.save.last().input.fields).toEqual({ proceedings: work(['Díaz', 'Berg', 'Roe']) });
    });
  });

  test('a field set back meanwhile takes theirs without asking', async () => {
    const { change, clock, conflict, state, context } = editorOf(article);
    change('title', 'A', 'B');
    clock.increment(1000);
    change('title', 'A', 'A');
    await conflict(5, { title: 'Theirs' });
    expect(context()).toMatchObject({ patch: {}, conflict: null });
    expect(state()).toBe('saved');
  });

  test('a save does not vouch for fields that it did not send', async () => {
    const { change, clock, save, saved, state } = editorOf(article);
    change('title', 'A', 'B');
    clock.increment(1000);
    change('note', 'N', 'My note');
    // Another person's note was merged into this revision, and was never shown here.
    await saved(7);
    change('note', 'Their note', 'My note!');
    clock.increment(1000);
    expect(save.last().input).toMatchObject({ revision: 1, fields: { note: 'My note!' } });
    expect(state()).toEqual({ saving: 'settled' });
  });

  test('one does not conflict with oneself after a lost answer', async () => {
    const { actor, change, clock, save, conflict, saved, state } = editorOf(article);
    change('title', 'A', 'B');
    clock.increment(1000);
    await save.last().reject('Network request timed out');
    change('title', 'A', 'C');
    actor.send({ type: 'retry' });
    // The first save had arrived after all.
    await conflict(2, { title: 'B' });
    expect(save.last().input).toMatchObject({ revision: 2, fields: { title: 'C' } });
    await saved(3);
    expect(state()).toBe('saved');
  });
});

describe('failures', () => {
  test('the changes are kept and sent again, later and later', async () => {
    const { change, clock, save, saved, state, context, isUnsaved } = editorOf(article);
    change('title', 'A', 'B');
    clock.increment(1000);
    await save.last().reject('Network request failed');
    expect(context().message).toBe('Network request failed');
    expect(isUnsaved()).toBe(true);
    clock.increment(1999);
    expect(save.calls).toHaveLength(1);
    clock.increment(1);
    expect(save.calls).toHaveLength(2);
    await save.last().reject('Network request failed');
    clock.increment(3999);
    expect(save.calls).toHaveLength(2);
    clock.increment(1);
    await saved(2);
    expect(state()).toBe('saved');
    expect(context()).toMatchObject({ failures: 0, message: null, patch: {} });
  });

  test('going back to the base after a lost answer is a change, for the server may hold the other value', async () => {
    const { actor, change, clock, save } = editorOf(article);
    change('title', 'A', 'B');
    clock.increment(1000);
    await save.last().reject('Network request timed out');
    change('title', 'A', 'A');
    actor.send({ type: 'retry' });
    expect(save.last().input.fields).toEqual({ title: 'A' });
  });

  test('a document that was deleted meanwhile keeps the text, and takes it once it is restored', async () => {
    const { actor, change, clock, save, saved, state, context, isUnsaved } = editorOf(article);
    change('title', 'A', 'B');
    clock.increment(1000);
    await save.last().resolve({ kind: 'gone', message: 'It is in the trash.' });
    expect(state()).toBe('gone');
    expect(context().patch).toEqual({ title: { base: 'A', value: 'B', revision: 1 } });
    expect(isUnsaved()).toBe(true);
    actor.send({ type: 'retry' });
    await saved(3);
    expect(state()).toBe('saved');
  });
});

describe('a library that may not be changed any more', () => {
  async function refused() {
    const editor = editorOf(article);
    editor.change('title', 'A', 'Mine');
    editor.clock.increment(1000);
    await editor.save.last().resolve({ kind: 'forbidden', message: 'You can only read this library.' });
    return editor;
  }
  const copyDraft = { type: 'copyDraft', fields: { title: 'Mine', note: 'As it was' }, hidden: [], key: 'k' } as const;

  test('what was typed is kept, and saved if the person may change it again', async () => {
    const { actor, saved, state, context, isUnsaved } = await refused();
    expect([state(), isUnsaved()]).toEqual(['forbidden', true]);
    expect(context()).toMatchObject({
      message: 'You can only read this library.',
      patch: { title: { value: 'Mine' } },
    });
    actor.send({ type: 'retry' });
    await saved(3);
    expect(state()).toBe('saved');
  });

  test('what was typed is copied to the own library, and then dropped here', async () => {
    const { actor, copied, state, isUnsaved } = await refused();
    actor.send(copyDraft);
    expect(copied.last().input).toEqual({
      kind: 'journalArticle',
      fields: { title: 'Mine', note: 'As it was' },
      hidden: [],
      key: 'k',
    });
    await copied.last().resolve(undefined);
    expect([state(), isUnsaved()]).toEqual(['clean', false]);
  });

  test('what could not be copied is kept', async () => {
    const { actor, copied, state, context } = await refused();
    actor.send(copyDraft);
    await copied.last().reject('No connection.');
    expect([state(), context().message]).toEqual(['forbidden', 'No connection.']);
    expect(context().patch.title?.value).toBe('Mine');
  });

  test('what is typed while the copy is made is kept, and nothing is dropped', async () => {
    const { actor, change, copied, state, context } = await refused();
    actor.send(copyDraft);
    change('title', 'A', 'Mine, and more');
    actor.send({ type: 'kind.changed', kind: 'thesis' });
    await copied.last().resolve(undefined);
    expect([state(), context().kind, context().patch.title?.value]).toEqual(['forbidden', 'thesis', 'Mine, and more']);
    expect(context().message).toContain('not what you have changed since');
  });

  test('a deleted document that could not be copied can still be restored', async () => {
    const { actor, change, clock, save, copied, bringBack, state, isUnsaved } = editorOf(article);
    change('title', 'A', 'Mine');
    clock.increment(1000);
    await save.last().resolve({ kind: 'gone', message: 'It is in the trash.' });
    actor.send(copyDraft);
    await copied.last().reject('No connection.');
    expect([state(), isUnsaved()]).toEqual(['gone', true]);
    actor.send(copyDraft);
    change('title', 'A', 'Mine, and more');
    await copied.last().resolve(undefined);
    expect(state()).toBe('gone');
    actor.send({ type: 'bringBack', fields: {}, hidden: [] });
    expect(bringBack.calls).toHaveLength(1);
  });
});

describe('being done', () => {
  test('with nothing left to save ends at once', () => {
    const { actor, state } = editorOf(article);
    actor.send({ type: 'finish' });
    expect(state()).toBe('finished');
    expect(actor.getSnapshot().status).toBe('done');
  });

  test('saves what is left without waiting, and then ends', async () => {
    const { actor, change, save, saved, state } = editorOf(article);
    change('title', 'A', 'B');
    actor.send({ type: 'finish' });
    expect(state()).toEqual({ saving: 'finishing' });
    expect(save.calls).toHaveLength(1);
    await saved(2);
    expect(state()).toBe('finished');
  });

  test('saves also what was typed since the last save began', async () => {
    const { actor, change, clock, save, saved, state } = editorOf(article);
    change('title', 'A', 'B');
    clock.increment(1000);
    change('note', null, 'N');
    actor.send({ type: 'finish' });
    await saved(2);
    expect(save.last().input.fields).toEqual({ note: 'N' });
    expect(state()).toEqual({ saving: 'finishing' });
    await saved(3);
    expect(state()).toBe('finished');
  });

  test('is kept through a merge with what somebody else changed elsewhere', async () => {
    const { actor, change, conflict, saved, state } = editorOf(article);
    change('title', 'A', 'B');
    actor.send({ type: 'finish' });
    await conflict(5, { note: 'Their note' });
    expect(state()).toEqual({ saving: 'finishing' });
    await saved(6);
    expect(state()).toBe('finished');
  });

  test('is taken back by going on to edit', async () => {
    const { actor, change, saved, state } = editorOf(article);
    change('title', 'A', 'B');
    actor.send({ type: 'finish' });
    change('title', 'A', 'C');
    await saved(2);
    expect(state()).toBe('dirty');
  });

  test('ends at nothing that would be lost: a problem, a failure and a conflict keep the form', async () => {
    const { actor, change, save, saved, conflict, state } = editorOf(article);
    change('published', '2024', '2024-13');
    actor.send({ type: 'finish' });
    expect(state()).toBe('invalid');
    change('published', '2024', '2025');
    actor.send({ type: 'finish' });
    await save.last().reject('Network request failed');
    expect(state()).toBe('failed');
    actor.send({ type: 'finish' });
    await conflict(5, { published: '2023' });
    expect(state()).toEqual({ conflict: 'comparing' });
    actor.send({ type: 'conflict.putOff' });
    actor.send({ type: 'finish' });
    expect(state()).toEqual({ conflict: 'comparing' });
    actor.send({ type: 'conflict.resolved', choices: { published: 'mine' } });
    await saved(6);
    expect(state()).toBe('saved');
  });
});

describe('a new document', () => {
  test('is added when asked, whole, and then goes on under its id', async () => {
    const { actor, change, clock, save, saved, context, emitted } = editorOf(unborn);
    change('title', null, 'T');
    change('published', null, '2024-13');
    clock.increment(60_000);
    actor.send({ type: 'save' });
    expect(save.calls).toHaveLength(0);
    change('published', null, '2024');
    actor.send({ type: 'save' });
    expect(save.last().input).toEqual({
      documentId: null,
      kind: 'journalArticle',
      keepsKind: false,
      revision: null,
      fields: { title: 'T', published: '2024' },
      key: 'key_1',
      groupIds: [],
    });
    await saved(1);
    expect(emitted).toEqual([{ type: 'document.saved', documentId: 'doc_1', revision: 1, added: true }]);
    expect(context()).toMatchObject({ documentId: 'doc_1', revision: 1, patch: {}, key: null });
    change('title', 'T', 'U');
    actor.send({ type: 'save' });
    expect(save.last().input).toMatchObject({ documentId: 'doc_1', revision: 1, key: null, fields: { title: 'U' } });
  });

  test('is added once: a lost add goes again as it was, what is new in it follows', async () => {
    const { actor, change, save, saved, state } = editorOf(unborn);
    change('title', null, 'T');
    actor.send({ type: 'save' });
    await save.last().reject('Network request timed out');
    change('title', null, 'U');
    actor.send({ type: 'save' });
    expect(save.last().input).toMatchObject({ documentId: null, key: 'key_1', fields: { title: 'T' } });
    await saved(1);
    expect(save.last().input).toMatchObject({ documentId: 'doc_1', key: null, fields: { title: 'U' } });
    await saved(2);
    expect(state()).toBe('saved');
  });

  test('saves once more what is asked to be saved while it is being added', async () => {
    const { actor, change, save, saved, state } = editorOf(unborn);
    change('title', null, 'T');
    actor.send({ type: 'save' });
    change('note', null, 'N');
    actor.send({ type: 'save' });
    await saved(1);
    expect(save.last().input).toMatchObject({ documentId: 'doc_1', fields: { note: 'N' } });
    await saved(2);
    expect(state()).toBe('saved');
  });

  test('ends when it is discarded', () => {
    const { actor, change } = editorOf(unborn);
    change('title', null, 'T');
    actor.send({ type: 'discard' });
    expect(actor.getSnapshot().status).toBe('done');
  });
});

describe('the kind', () => {
  test('is a change of its own, and none when set back', async () => {
    const { actor, clock, save, saved, state, context } = editorOf(article);
    actor.send({ type: 'kind.changed', kind: 'thesis' });
    expect(state()).toBe('dirty');
    actor.send({ type: 'kind.changed', kind: 'journalArticle' });
    expect(state()).toBe('clean');
    actor.send({ type: 'kind.changed', kind: 'thesis' });
    clock.increment(1000);
    expect(save.last().input).toMatchObject({ kind: 'thesis', fields: {} });
    await saved(2);
    expect(context().savedKind).toBe('thesis');
    expect(state()).toBe('saved');
  });

  test('sends only fields that it has; the others come back with theirs', () => {
    const { actor, change, save, context } = editorOf(unborn);
    change('title', null, 'T');
    change('in', null, { journal: { name: 'Nature' } });
    actor.send({ type: 'kind.changed', kind: 'thesis' });
    expect(Object.keys(context().patch)).toEqual(['title']);
    actor.send({ type: 'kind.changed', kind: 'journalArticle' });
    actor.send({ type: 'save' });
    expect(save.last().input.fields).toEqual({ title: 'T', in: { journal: { name: 'Nature' } } });
  });
});

describe('what was typed as a kind that the document is no longer', () => {
  async function aside(input: DocumentEditorInput = article) {
    const editor = editorOf(input);
    editor.change('pageStart', null, '7');
    editor.change('pageEnd', null, '9');
    editor.change('title', 'A', 'B');
    editor.actor.send({ type: 'kind.changed', kind: 'thesis' });
    editor.actor.send({ type: 'save' });
    expect(editor.save.last().input).toMatchObject({ kind: 'thesis', fields: { title: 'B' } });
    await editor.saved(2);
    return editor;
  }

  test('is kept beside what it shows, after the rest is saved', async () => {
    const { context, isUnsaved, save, savedAs, state } = await aside();
    expect(isUnsaved()).toBe(true);
    expect(save.last().input).toMatchObject({ kind: 'journalArticle', keepsKind: true, fields: { pageStart: '7' } });
    await savedAs(3, 'thesis');
    expect(state()).toBe('saved');
    expect(context()).toMatchObject({ kind: 'thesis', savedKind: 'thesis', kindRevision: 3, patch: {}, stashed: {} });
  });

  test('is kept once there is a document, of one that was not', async () => {
    const { save, savedAs, context } = await aside(unborn);
    expect(save.last().input).toMatchObject({
      documentId: 'doc_1',
      kind: 'journalArticle',
      fields: { pageStart: '7' },
    });
    await savedAs(3, 'thesis');
    expect(context().stashed).toEqual({});
  });

  test('is sent anew where somebody else changed it too, and that is said', async () => {
    const { actor, conflict, context, save, savedAs, state } = await aside();
    const overruled: unknown[] = [];
    actor.on('stashed.overruled', ({ kind, names }) => overruled.push([kind, names]));
    await conflict(5, { pageStart: '1' });
    expect(overruled).toEqual([['journalArticle', ['pageStart']]]);
    expect(save.last().input).toMatchObject({
      ...{ revision: 5, kind: 'journalArticle' },
      fields: { pageStart: '7', pageEnd: '9' },
    });
    await savedAs(6, 'thesis');
    expect([state(), context().stashed]).toEqual(['saved', {}]);
  });

  test('stays where the server refuses it, and that is said', async () => {
    const { context, save, state } = await aside();
    await save
      .last()
      .resolve({ kind: 'problems', problems: [{ path: ['input', 'journalArticle', 'pageStart'], message: 'No' }] });
    expect(state()).toBe('invalid');
    expect(context()).toMatchObject({
      problems: [{ path: ['pageStart'], message: 'No' }],
      stashed: { journalArticle: { pageStart: { value: '7' } } },
    });
  });

  test('comes back with any kind that has such a field, and is typed over there', async () => {
    const { actor, change, context, save, savedAs } = editorOf(unborn);
    change('pageStart', null, '10');
    actor.send({ type: 'kind.changed', kind: 'thesis' });
    actor.send({ type: 'kind.changed', kind: 'proceedingsArticle' });
    expect(context()).toMatchObject({ patch: { pageStart: { value: '10' } }, stashed: {} });
    change('pageStart', null, '20');
    actor.send({ type: 'save' });
    expect(save.last().input).toMatchObject({ kind: 'proceedingsArticle', fields: { pageStart: '20' } });
    await savedAs(1, 'proceedingsArticle');
    expect(save.calls).toHaveLength(1);
  });

  test('waits while it is wrong, and nothing else does', async () => {
    const { actor, change, clock, save, saved, state, context } = editorOf({ ...article, kind: 'proceedings' });
    change('conference', null, { title: 'Tides', startDate: 'soon' });
    actor.send({ type: 'kind.changed', kind: 'thesis' });
    clock.increment(1000);
    expect(save.last().input).toMatchObject({ kind: 'thesis', fields: {} });
    await saved(2);
    expect(state()).toBe('saved');
    actor.send({ type: 'kind.changed', kind: 'proceedings' });
    expect(context().problems).toEqual([{ path: ['conference', 'startDate'], message: expect.any(String) as string }]);
  });
});

describe('a kind that somebody else has chosen', () => {
  const issue = { journal: { name: 'Tides' } };

  function watched(input: DocumentEditorInput = article) {
    const editor = editorOf(input);
    const followed: unknown[] = [];
    editor.actor.on('kind.followed', ({ from, to }) => followed.push([from, to]));
    return { ...editor, followed };
  }

  test('stays where one did not choose another, and the form goes along', async () => {
    const { change, clock, save, savedAs, state, context, followed } = watched();
    change('abstract', null, 'Mine');
    clock.increment(1000);
    expect(save.last().input).toMatchObject({ kind: 'journalArticle', keepsKind: true, fields: { abstract: 'Mine' } });
    await savedAs(3, 'thesis');
    expect(state()).toBe('saved');
    expect(context()).toMatchObject({ kind: 'thesis', savedKind: 'thesis', kindRevision: 3 });
    expect(followed).toEqual([['journalArticle', 'thesis']]);
    change('abstract', 'Mine', 'Mine too');
    clock.increment(1000);
    expect(save.last().input).toMatchObject({ kind: 'thesis', keepsKind: true });
  });

  test('waits until all is saved that it has no field for', async () => {
    const { change, clock, save, savedAs, context, followed } = watched();
    change('in', null, issue);
    clock.increment(1000);
    change('in', null, { ...issue, volume: '2' });
    await savedAs(3, 'thesis');
    expect(context()).toMatchObject({ kind: 'journalArticle', patch: { in: { base: issue, revision: 3 } } });
    expect(followed).toEqual([]);
    clock.increment(1000);
    expect(save.last().input).toMatchObject({
      ...{ kind: 'journalArticle', keepsKind: true, revision: 3 },
      fields: { in: { ...issue, volume: '2' } },
    });
    await savedAs(4, 'thesis');
    expect(context()).toMatchObject({ kind: 'thesis', patch: {}, stashed: {} });
    expect(followed).toHaveLength(1);
  });

  test('is gone along with as soon as it is heard of, but not with one that is known to be over', () => {
    const { actor, context, followed, state } = watched({ ...article, revision: 4 });
    actor.send({ type: 'kind.heard', kind: 'thesis', revision: 4 });
    expect(context().kind).toBe('journalArticle');
    actor.send({ type: 'kind.heard', kind: 'thesis', revision: 5 });
    expect(context()).toMatchObject({ kind: 'thesis', savedKind: 'thesis', kindRevision: 5 });
    expect([state(), followed]).toEqual(['clean', [['journalArticle', 'thesis']]]);
  });

  test('brings back what was typed into it before, to be saved', async () => {
    const { actor, change, clock, save, saved, state, context } = watched();
    change('pageStart', null, '7');
    actor.send({ type: 'kind.changed', kind: 'thesis' });
    clock.increment(1000);
    await saved(2);
    await save.last().reject('Network request timed out');
    actor.send({ type: 'kind.heard', kind: 'journalArticle', revision: 4 });
    actor.send({ type: 'retry' });
    expect(context()).toMatchObject({ kind: 'journalArticle', stashed: {} });
    expect(state()).toEqual({ saving: 'settled' });
    expect(save.last().input).toMatchObject({ kind: 'journalArticle', fields: { pageStart: '7' } });
  });

  test('is not one’s own that is being saved, and was set back meanwhile', async () => {
    const { actor, clock, save, saved, followed } = watched();
    actor.send({ type: 'kind.changed', kind: 'thesis' });
    clock.increment(1000);
    actor.send({ type: 'kind.changed', kind: 'journalArticle' });
    actor.send({ type: 'kind.heard', kind: 'thesis', revision: 2 });
    await saved(2);
    clock.increment(1000);
    expect(save.last().input).toMatchObject({ kind: 'journalArticle', keepsKind: false, revision: 2 });
    expect(followed).toEqual([]);
  });

  async function bothChose() {
    const editor = watched();
    editor.change('title', 'A', 'B');
    editor.actor.send({ type: 'kind.changed', kind: 'other' });
    editor.clock.increment(1000);
    expect(editor.save.last().input).toMatchObject({ kind: 'other', keepsKind: false, revision: 1 });
    await editor.conflict(3, { kind: 'thesis' });
    expect(editor.state()).toEqual({ conflict: 'comparing' });
    expect(openDisputes(editor.context())).toEqual([['kind']]);
    return editor;
  }

  test('is asked about where one chose another, and one’s own can be kept', async () => {
    const { actor, save, saved, state, context } = await bothChose();
    actor.send({ type: 'conflict.resolved', choices: {} });
    expect(state()).toEqual({ conflict: 'comparing' });
    actor.send({ type: 'conflict.resolved', choices: { kind: 'mine' } });
    expect(save.last().input).toMatchObject({ kind: 'other', keepsKind: false, revision: 3, fields: { title: 'B' } });
    await saved(4);
    expect(context()).toMatchObject({ kind: 'other', savedKind: 'other' });
    expect(state()).toBe('saved');
  });

  test('can be taken', async () => {
    const { actor, save } = await bothChose();
    actor.send({ type: 'conflict.resolved', choices: { kind: 'theirs' } });
    expect(save.last().input).toMatchObject({ kind: 'thesis', keepsKind: true, fields: { title: 'B' } });
  });

  test('is taken by choosing it in the form, too, and by discarding one’s own', async () => {
    const { actor, save, context } = await bothChose();
    actor.send({ type: 'kind.changed', kind: 'thesis' });
    expect(openDisputes(context())).toEqual([]);
    actor.send({ type: 'conflict.resolved', choices: {} });
    expect(save.last().input).toMatchObject({ kind: 'thesis', keepsKind: true });
    const other = await bothChose();
    other.actor.send({ type: 'discard' });
    expect(other.context()).toMatchObject({ kind: 'thesis', savedKind: 'thesis', patch: {} });
  });

  test('that is taken loses nothing that was typed into the one that was given up', async () => {
    const { actor, change, clock, conflict, save, savedAs, context } = watched();
    actor.send({ type: 'kind.changed', kind: 'other' });
    change('howPublished', null, 'By hand');
    clock.increment(1000);
    await conflict(3, { kind: 'thesis' });
    actor.send({ type: 'conflict.resolved', choices: { kind: 'theirs' } });
    expect(save.last().input).toMatchObject({ kind: 'other', keepsKind: true, fields: { howPublished: 'By hand' } });
    await savedAs(4, 'thesis');
    expect(context()).toMatchObject({ kind: 'thesis', patch: {}, stashed: {} });
  });

  test('without anything else to save is asked about once, and not for ever', async () => {
    const { actor, clock, conflict, save, state } = watched();
    actor.send({ type: 'kind.changed', kind: 'thesis' });
    clock.increment(1000);
    await save.last().reject('Network request timed out');
    actor.send({ type: 'kind.changed', kind: 'other' });
    actor.send({ type: 'retry' });
    // The first save had arrived after all.
    await conflict(2, { kind: 'thesis' });
    expect(state()).toEqual({ saving: 'settled' });
    expect(save.last().input).toMatchObject({ kind: 'other', keepsKind: false, revision: 2 });
  });
});

describe('a document that was deleted meanwhile', () => {
  async function gone() {
    const editor = editorOf(article);
    editor.change('title', 'A', 'Mine');
    editor.clock.increment(1000);
    await editor.save.last().resolve({ kind: 'gone', message: 'It is in the trash.' });
    const hidden = [{ kind: 'thesis', name: 'institution', value: 'CERN' }] as const;
    editor.actor.send({ type: 'bringBack', fields: { title: 'Mine', note: 'As it was' }, hidden });
    return editor;
  }

  test('out of the trash, what was typed is saved in it', async () => {
    const { bringBack, save, saved, state } = await gone();
    expect(bringBack.last().input).toMatchObject({ documentId: 'doc_1', fields: { title: 'Mine', note: 'As it was' } });
    await bringBack.last().resolve({ kind: 'restored' });
    expect(save.last().input).toMatchObject({ documentId: 'doc_1', revision: 1, fields: { title: 'Mine' } });
    await saved(3);
    expect(state()).toBe('saved');
  });

  test('gone for good, all of it is added anew, with what was typed since', async () => {
    const { bringBack, save, change, state, context, emitted } = await gone();
    change('note', 'As it was', 'Typed since');
    const { fields, hidden } = bringBack.last().input;
    await bringBack.last().resolve({ kind: 'purged', fields, hidden, groupIds: ['grp_1'], key: 'key_2' });
    expect(save.last().input).toEqual({
      documentId: null,
      kind: 'journalArticle',
      keepsKind: false,
      revision: null,
      fields: { title: 'Mine', note: 'Typed since' },
      key: 'key_2',
      groupIds: ['grp_1'],
    });
    await save.last().resolve({ kind: 'saved', documentId: 'doc_2', revision: 1 });
    expect(emitted).toEqual([{ type: 'document.saved', documentId: 'doc_2', revision: 1, added: true }]);
    expect(save.last().input).toMatchObject({ documentId: 'doc_2', kind: 'thesis', fields: { institution: 'CERN' } });
    await save.last().resolve({ kind: 'saved', documentId: 'doc_2', revision: 2, otherKind: 'journalArticle' });
    expect(state()).toBe('saved');
    expect(context()).toMatchObject({ documentId: 'doc_2', patch: {}, stashed: {}, key: null, groupIds: [] });
  });

  test('where nobody answers it is as it was, and can be tried again', async () => {
    const { bringBack, state, context, isUnsaved } = await gone();
    await bringBack.last().reject('Network request failed');
    expect([state(), isUnsaved(), context().message]).toEqual(['gone', true, 'Network request failed']);
  });
});

describe('what was typed on an earlier page', () => {
  const draft = (patch: Patch, more: Partial<EditorDraft> = {}): EditorDraft => ({
    documentId: 'doc_1',
    kind: 'journalArticle',
    savedKind: 'journalArticle',
    kindRevision: 1,
    key: null,
    patch,
    stashed: {},
    unanswered: [],
    ...more,
  });

  test('is saved by itself, against what it was based on', () => {
    const { clock, save, state } = editorOf({
      ...article,
      revision: 4,
      draft: draft({ title: { base: 'A', value: 'B', revision: 1 } }),
    });
    expect(state()).toBe('dirty');
    clock.increment(1000);
    expect(save.last().input).toMatchObject({ revision: 1, fields: { title: 'B' } });
  });

  test('is no conflict with a save of its own whose answer went with the page', async () => {
    const { clock, save, conflict, saved, state } = editorOf({
      ...article,
      revision: 2,
      draft: draft(
        { title: { base: 'A', value: 'C', revision: 1 } },
        { unanswered: [{ kind: 'journalArticle', keepsKind: true, fields: { title: 'B' }, revision: 1 }] },
      ),
    });
    clock.increment(1000);
    await conflict(2, { title: 'B' });
    expect(save.last().input).toMatchObject({ revision: 2, fields: { title: 'C' } });
    await saved(3);
    expect(state()).toBe('saved');
  });

  test('of a document that is yet to be added is added by the same key', () => {
    const { actor, save } = editorOf({
      ...unborn,
      key: 'another key',
      draft: draft({ title: { base: null, value: 'New', revision: null } }, { documentId: null, key: 'key_1' }),
    });
    actor.send({ type: 'save' });
    expect(save.last().input).toMatchObject({ documentId: null, key: 'key_1', fields: { title: 'New' } });
  });

  test('has its problems at their fields', () => {
    const { context, state } = editorOf({
      ...article,
      draft: draft({ published: { base: '2024', value: '2024-13', revision: 1 } }),
    });
    expect(state()).toBe('invalid');
    expect(context().problems.map(({ path }) => path)).toEqual([['published']]);
  });

  test('goes along with the kind that was chosen elsewhere, unless another was chosen here', () => {
    const patch = { title: { base: 'A', value: 'B', revision: 1 } };
    const elsewhere = { ...article, kind: 'thesis' } as const;
    expect(editorOf({ ...elsewhere, draft: draft(patch) }).context()).toMatchObject({ kind: 'thesis', patch });
  });

  test('is asked about where another kind was chosen here and elsewhere', async () => {
    const chosen = editorOf({ ...article, kind: 'thesis', revision: 3, draft: draft({}, { kind: 'other' }) });
    chosen.clock.increment(1000);
    expect(chosen.save.last().input).toMatchObject({ kind: 'other', keepsKind: false, revision: 1 });
    await chosen.conflict(3, { kind: 'thesis' });
    expect(chosen.state()).toEqual({ conflict: 'comparing' });
  });
});
