// Tests the file of a TeX group by sequences of events; tests/models covers the transitions.
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { maximumCitingFileSize } from '#bibliography/groups/citedKeys.ts';
import { controlled } from '#tests/models/controlled.ts';
import { citedFileMachine } from './citedFileMachine.ts';
import type { CitedFileEmitted, CitingFile, ReadKeys } from './citedFileTypes.ts';

function chooser(name: string | null = null) {
  const readFile = controlled<ReadKeys, { file: CitingFile | null }>();
  const actor = createActor(citedFileMachine.provide({ actors: { readFile: readFile.logic } }), { input: { name } });
  const said: CitedFileEmitted[] = [];
  actor.on('keys.read', (event) => said.push(event));
  actor.start();
  return {
    actor,
    readFile,
    said,
    choose: (file: string, size = 1000) => actor.send({ type: 'file.chosen', file: { name: file, size } }),
  };
}

test('the keys of a file are said with its name', async () => {
  const { actor, readFile, said, choose } = chooser();
  choose('thesis.aux');
  await readFile.last().resolve({ keys: ['Curie_1903'], remark: 'It cites everything.' });
  expect(said).toEqual([{ type: 'keys.read', name: 'thesis.aux', keys: ['Curie_1903'] }]);
  expect(actor.getSnapshot().value).toBe('read');
  expect(actor.getSnapshot().context.remark).toBe('It cites everything.');
});

test('100 MB are refused in words, and nothing of them is read', () => {
  const { actor, readFile, choose } = chooser();
  choose('thesis.aux', 100_000_000);
  expect(readFile.calls).toHaveLength(0);
  expect(actor.getSnapshot().value).toBe('refused');
  expect(actor.getSnapshot().context.message).toMatch(/^thesis\.aux is 100 MB, more than the limit of 20 MB\./);
});

test('a file of just the size is read, an empty one is not', () => {
  const { actor, readFile, choose } = chooser();
  choose('empty.aux', 0);
  expect(actor.getSnapshot().context.message).toMatch(/^empty\.aux is empty/);
  choose('big.aux', maximumCitingFileSize);
  expect(readFile.calls).toHaveLength(1);
  expect(actor.getSnapshot().context.message).toBeNull();
});

test('a file that cannot be read leaves the keys as they were', async () => {
  const { actor, readFile, said, choose } = chooser('thesis.aux');
  choose('photo.aux');
  await readFile.last().reject('photo.aux is no text.');
  expect(said).toEqual([]);
  expect(actor.getSnapshot().context).toMatchObject({ name: 'thesis.aux', message: 'photo.aux is no text.' });
});

test('a file that is chosen while another is read takes its place', async () => {
  const { readFile, said, choose } = chooser();
  choose('one.aux');
  const first = readFile.last();
  choose('two.aux');
  expect(first.signal.aborted).toBe(true);
  await readFile.last().resolve({ keys: ['Codd_1971'], remark: null });
  await first.resolve({ keys: ['Curie_1903'], remark: null });
  expect(said.map(({ name }) => name)).toEqual(['two.aux']);
});
