// Tests a document's source by sequences of events with a simulated clock; tests/models covers the transitions.
import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { Dialect } from '#bibliography/bibtex/dialect.ts';
import { controlled } from '#tests/models/controlled.ts';
import { sourceViewMachine } from './sourceViewMachine.ts';
import type {
  SourceReading,
  SourceToRead,
  SourceViewEmitted,
  SourceViewInput,
  WrittenSource,
} from './sourceViewTypes.ts';

const good = (title: string): SourceReading => ({
  document: { kind: 'thesis', fields: { title } },
  problems: [],
  remarks: [],
});
const bad: SourceReading = { document: null, problems: [{ line: 2, message: 'A comma is missing.' }], remarks: [] };

const written = (text: string, title = text): WrittenSource => ({ text, said: { kind: 'thesis', fields: { title } } });

function openSource(input: SourceViewInput = { dialect: 'bibtex' }) {
  const write = controlled<WrittenSource, { dialect: Dialect }>();
  const read = controlled<SourceReading, SourceToRead>();
  const clock = new SimulatedClock();
  const actor = createActor(sourceViewMachine.provide({ actors: { write: write.logic, read: read.logic } }), {
    input,
    clock,
  });
  const said: SourceViewEmitted[] = [];
  for (const type of ['source.taken', 'source.finished', 'problems.pointedOut'] as const) {
    actor.on(type, (event) => said.push(event));
  }
  actor.start();
  return {
    actor,
    write,
    read,
    clock,
    emitted: said,
    said: () => said.map(({ type }) => type),
    state: () => actor.getSnapshot().value,
    text: () => actor.getSnapshot().context.text,
    type: (text: string) => {
      actor.send({ type: 'text.changed', text });
    },
  };
}

async function sourceView() {
  const source = openSource();
  await source.write.last().resolve(written('as written'));
  return source;
}

test('what is typed is read once the person pauses, and only as it stands then', async () => {
  const { read, clock, said, state, type } = await sourceView();
  type('a');
  clock.increment(249);
  type('ab');
  clock.increment(249);
  expect(read.calls).toHaveLength(0);
  clock.increment(1);
  expect(read.calls.map(({ input }) => input)).toEqual([{ text: 'ab', dialect: 'bibtex' }]);
  await read.last().resolve(good('AB'));
  expect([state(), said()]).toEqual(['taken', ['source.taken']]);
});

test('what is typed while it is read is not taken as it was before', async () => {
  const { read, clock, said, type } = await sourceView();
  type('a');
  clock.increment(250);
  const first = read.last();
  type('ab');
  expect(first.signal.aborted).toBe(true);
  await first.resolve(good('A'));
  expect(said()).toEqual([]);
});

test('a mistake takes nothing, and what was typed stays whatever happens beside it', async () => {
  const { actor, read, write, clock, said, state, text, type } = await sourceView();
  type('a mistake');
  clock.increment(250);
  await read.last().resolve(bad);
  for (const event of ['document.changed', 'source.show'] as const) actor.send({ type: event });
  actor.send({ type: 'dialect.chosen', dialect: 'biblatex' });
  expect([state(), text(), said()]).toEqual(['refused', 'a mistake', []]);
  expect(write.calls).toHaveLength(1);
  type('mended');
  // What was wrong stays in sight until it is known to be right.
  expect(actor.getSnapshot().context.problems).toHaveLength(1);
  clock.increment(250);
  await read.last().resolve(good('Mended'));
  expect(actor.getSnapshot().context.problems).toEqual([]);
  expect(said()).toEqual(['source.taken']);
});

test('a text with a mistake can be let go of: the document is shown as it is', async () => {
  const { actor, read, write, clock, said, state, text, type } = await sourceView();
  type('a mistake');
  clock.increment(250);
  await read.last().resolve(bad);
  actor.send({ type: 'source.revert' });
  await write.last().resolve(written('as it is'));
  expect([state(), text(), actor.getSnapshot().context.problems, said()]).toEqual(['shown', 'as it is', [], []]);
});

test('who is done does not wait for the pause', async () => {
  const { actor, read, said, type } = await sourceView();
  type('a');
  actor.send({ type: 'source.finish' });
  await read.last().resolve(good('A'));
  expect(said()).toEqual(['source.taken', 'source.finished']);
  actor.send({ type: 'source.finish' });
  expect(said()).toEqual(['source.taken', 'source.finished', 'source.finished']);
});

test('who is done and has made a mistake is told so, and is not done', async () => {
  const { actor, read, said, type } = await sourceView();
  type('a mistake');
  actor.send({ type: 'source.finish' });
  await read.last().resolve(bad);
  actor.send({ type: 'source.finish' });
  expect(said()).toEqual(['problems.pointedOut', 'problems.pointedOut']);
});

test('a text that nobody touched follows the document; one that was typed stays, and says that it is old', async () => {
  const { actor, read, write, clock, state, text, type } = await sourceView();
  actor.send({ type: 'document.changed' });
  await write.last().resolve(written('as others wrote it'));
  expect([state(), text()]).toEqual(['shown', 'as others wrote it']);
  type('typed');
  clock.increment(250);
  await read.last().resolve(good('Typed'));
  actor.send({ type: 'document.changed' });
  expect([state(), text()]).toEqual(['outdated', 'typed']);
  actor.send({ type: 'source.show' });
  await write.last().resolve(written('as it is now'));
  expect([state(), text()]).toEqual(['shown', 'as it is now']);
});

test('what reads it may fail to come: nothing is lost, and it can be tried again', async () => {
  const { actor, read, clock, state, text, type } = await sourceView();
  type('typed');
  clock.increment(250);
  await read.last().reject('It could not be loaded.');
  expect([state(), text(), actor.getSnapshot().context.message]).toEqual([
    'unread',
    'typed',
    'It could not be loaded.',
  ]);
  actor.send({ type: 'retry' });
  await read.last().resolve(good('Typed'));
  expect(state()).toBe('taken');
});

test('what was typed on an earlier page is there with its mistakes, and is measured by what it said then', async () => {
  const said = { kind: 'thesis', fields: { title: 'Before' } } as const;
  const { actor, clock, emitted, read, state, text, type, write } = openSource({
    dialect: 'bibtex',
    draft: { dialect: 'biblatex', text: 'a mistake', said },
  });
  expect([state(), text(), write.calls.length]).toEqual(['reading', 'a mistake', 0]);
  expect(read.last().input).toEqual({ text: 'a mistake', dialect: 'biblatex' });
  expect(actor.getSnapshot().hasTag('untaken')).toBe(true);
  await read.last().resolve(bad);
  expect([state(), actor.getSnapshot().context.problems]).toEqual(['refused', bad.problems]);
  type('mended');
  clock.increment(250);
  await read.last().resolve(good('Mended'));
  expect(emitted).toEqual([{ type: 'source.taken', document: good('Mended').document, before: said }]);
});
