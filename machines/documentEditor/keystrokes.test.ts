// No keystroke is lost: random editing against a server with the API's merge rules, another writer and a bad line.
import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { controlled, settle } from '#tests/models/controlled.ts';
import { documentEditorMachine } from './documentEditorMachine.ts';
import type { DocumentEditorInput, SaveInput, SaveOutcome } from './documentEditorTypes.ts';
import { sameValue } from './fieldValue.ts';

const names = ['title', 'note', 'doi'] as const;
type Name = (typeof names)[number];

/** A small generator with a seed (mulberry32), so that a failing run can be run again. */
function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, name: (): Name => names[below(names.length)] ?? 'title', chance: (share: number) => next() < share };
}

/** One document on a server that merges field by field, and knows an add by its key. */
class FakeServer {
  revision: number;
  exists: boolean;
  readonly values = new Map<string, unknown>();
  readonly changedIn = new Map<string, number>();
  readonly adds: SaveInput[] = [];

  constructor(exists: boolean) {
    this.exists = exists;
    this.revision = exists ? 1 : 0;
  }

  write(fields: Readonly<Record<string, unknown>>): void {
    const changed = Object.entries(fields).filter(([name, value]) => !sameValue(this.values.get(name), value));
    if (changed.length === 0) {
      return;
    }
    this.revision += 1;
    for (const [name, value] of changed) {
      this.values.set(name, value);
      this.changedIn.set(name, this.revision);
    }
  }

  save({ documentId, fields, revision }: SaveInput): SaveOutcome {
    if (documentId === null) {
      if (!this.exists) {
        this.exists = true;
        this.write(fields);
      }
    } else {
      const clashes = Object.entries(fields).filter(
        ([name, value]) =>
          (this.changedIn.get(name) ?? 0) > (revision ?? 0) && !sameValue(this.values.get(name), value),
      );
      if (clashes.length > 0) {
        return {
          kind: 'conflict',
          revision: this.revision,
          fields: clashes.map(([name]) => ({ name, value: this.values.get(name) })),
        };
      }
      this.write(fields);
    }
    return { kind: 'saved', documentId: 'doc_1', revision: this.revision };
  }
}

/** Edits at random; the person always keeps their own text in a conflict, so in the end it must be on the server. */
async function editAtRandom(seed: number, input: DocumentEditorInput) {
  const random = randomOf(seed);
  const server = new FakeServer(input.documentId !== null);
  const save = controlled<SaveOutcome, SaveInput>();
  const clock = new SimulatedClock();
  const actor = createActor(documentEditorMachine.provide({ actors: { save: save.logic } }), { input, clock });
  actor.start();
  /** What the person typed last and nobody has typed over since. */
  const wanted = new Map<string, string>();
  /** What the page shows of the server: up to date only now and then. */
  let shown = new Map(server.values);
  const states = new Set<string>();
  let answered = 0;

  /** What this person was shown of the words of others, in the document or as a conflict. */
  const seen = new Set<string>();
  const see = (value: unknown, name: string) => seen.add(`${name}: ${String(value)}`);
  const overwrittenUnseen: string[] = [];
  /** The field with the focus does not follow what the page knows of the server. */
  let focus: Name | null = null;
  const changedUnderFocus: string[] = [];
  const refresh = () => {
    shown = new Map(server.values);
    shown.forEach((value, name) => {
      if (name !== focus) see(value, name);
    });
  };
  const leave = () => {
    actor.send({ type: 'fields.left' });
    focus = null;
    shown.forEach(see);
  };
  const enter = () => {
    leave();
    // A new document is nobody else's.
    if (input.documentId === null) return;
    focus = random.name();
    actor.send({ type: 'fields.focused', shown: { [focus]: shown.get(focus) } });
  };
  const textUnderFocus = () => {
    const { patch, focused } = actor.getSnapshot().context;
    const held = focused[focus ?? ''];
    const change = patch[focus ?? ''];
    // An edit and the field below it are based on the same value.
    if (held && change) expect(change).toMatchObject(held);
    return held && (change ? change.value : held.base);
  };
  const ask = (input: SaveInput) => {
    const before = new Map(server.values);
    const outcome = server.save(input);
    before.forEach((value, name) => {
      const words = `${name}: ${String(value)}`;
      if (String(value).startsWith('other') && server.values.get(name) !== value && !seen.has(words)) {
        overwrittenUnseen.push(words);
      }
    });
    return outcome;
  };

  const answer = async (isGoodLine: boolean) => {
    const call = save.calls[answered];
    if (call === undefined) {
      return;
    }
    answered += 1;
    if (isGoodLine) {
      const outcome = ask(call.input);
      if (outcome.kind === 'saved') {
        refresh();
      } else if (outcome.kind === 'conflict') {
        outcome.fields.forEach(({ name, value }) => see(value, name));
      }
      await call.resolve(outcome);
    } else {
      if (random.chance(0.5)) {
        ask(call.input);
      }
      await call.reject('Network request timed out');
    }
  };
  const decide = () => {
    actor.send({
      type: 'conflict.resolved',
      choices: Object.fromEntries(names.map((name) => [name, 'mine'])),
    });
  };
  const type = () => {
    const name = random.name();
    const value = `text ${random.below(4)}`;
    wanted.set(name, value);
    actor.send({ type: 'field.changed', name, base: shown.get(name), value });
    const change = actor.getSnapshot().context.patch[name];
    if (change === undefined || sameValue(change.base, value)) {
      // Set back to what it was, hence no wish.
      wanted.delete(name);
    }
  };
  const writeElsewhere = () => {
    const { patch, documentId } = actor.getSnapshot().context;
    const name = random.name();
    // Nobody else works on a document before the one who adds it has heard of it.
    if (documentId !== null) {
      server.write({ [name]: `other ${server.revision}` });
      // What nobody is changing here is theirs from now on.
      if (!(name in patch)) {
        wanted.delete(name);
      }
    }
  };

  for (let step = 0; step < 60; step += 1) {
    const deeds: (() => unknown)[] = [
      type,
      type,
      () => clock.increment(random.below(3000)),
      () => answer(true),
      () => answer(random.chance(0.5)),
      writeElsewhere,
      decide,
      () => actor.send({ type: 'save' }),
      () => {
        if (!actor.getSnapshot().hasTag('unsaved')) refresh();
      },
      enter,
      leave,
    ];
    const deed = deeds[random.below(deeds.length)];
    const before = textUnderFocus();
    await deed?.();
    const isOwn = deed === type || deed === enter || deed === leave;
    if (!isOwn && !sameValue(before, textUnderFocus())) changedUnderFocus.push(`${focus}, step ${step}`);
    states.add(JSON.stringify(actor.getSnapshot().value));
  }

  // Now the line is good and the person waits.
  for (let round = 0; round < 50 && actor.getSnapshot().hasTag('unsaved'); round += 1) {
    decide();
    actor.send({ type: 'save' });
    clock.increment(60_000);
    await answer(true);
    await settle();
  }
  return { state: actor.getSnapshot(), server, wanted, states, overwrittenUnseen, changedUnderFocus };
}

const starts: [string, DocumentEditorInput][] = [
  ['an existing document', { documentId: 'doc_1', kind: 'journalArticle', revision: 1, autosave: true }],
  ['a new document', { documentId: null, kind: 'journalArticle', revision: null, autosave: false, key: 'key_1' }],
];

test.each(starts)(
  '%s: what was typed last is on the server in the end',
  async (_, input) => {
    const visited = new Set<string>();
    for (let seed = 1; seed <= 100; seed += 1) {
      const { state, server, wanted, states, overwrittenUnseen, changedUnderFocus } = await editAtRandom(seed, input);
      states.forEach((visit) => visited.add(visit));
      expect(state.hasTag('unsaved'), `seed ${seed}`).toBe(false);
      expect(overwrittenUnseen, `seed ${seed}`).toEqual([]);
      expect(changedUnderFocus, `seed ${seed}`).toEqual([]);
      for (const [name, value] of wanted) {
        expect(server.values.get(name), `seed ${seed}, ${name}`).toBe(value);
      }
    }
    // The runs went where it hurts.
    expect([...visited]).toEqual(
      expect.arrayContaining([
        '{"conflict":"comparing"}',
        '"failed"',
        '{"saving":"settled"}',
        '{"saving":"editedSince"}',
      ]),
    );
  },
  30_000,
);
