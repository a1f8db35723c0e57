// Stories of a bibliography, told on a running machine; its paths are walked in tests/models.
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import type { Bibliography } from '#bibliography/citation/formattedText.ts';
import type { CslItem } from '#bibliography/exchange/cslJson.ts';
import { controlled } from '#tests/models/controlled.ts';
import { bibliographyMachine } from './bibliographyMachine.ts';
import type { ToFormat } from './bibliographyTypes.ts';

const apa = { style: 'apa', locale: null };
const nature = { style: 'nature', locale: 'en-GB' };
const items: CslItem[] = [{ id: 'doe2012', type: 'book' }];

const bibliographyOf = (text: string): Bibliography => ({
  references: [{ id: 'doe2012', blocks: [{ place: 'line', runs: [{ text }] }] }],
  hangingIndent: false,
  lineSpacing: 1,
  entrySpacing: 1,
  labelWidth: 0,
});

function open() {
  const load = controlled<readonly CslItem[]>();
  const format = controlled<Bibliography | null, ToFormat>();
  const machine = bibliographyMachine.provide({ actors: { load: load.logic, format: format.logic } });
  const actor = createActor(machine, { input: { choice: apa } });
  actor.start();
  return { actor, load, format };
}

test('another style formats the same documents, and loads none again', async () => {
  const { actor, load, format } = open();
  await load.last().resolve(items);
  await format.last().resolve(bibliographyOf('Doe (2012)'));
  actor.send({ type: 'style.chosen', choice: nature });
  expect(format.last().input).toEqual({ items, choice: nature });
  expect(load.calls).toHaveLength(1);
  // Until the new one is there, the old one stays.
  expect(actor.getSnapshot().context.bibliography).toEqual(bibliographyOf('Doe (2012)'));
});

test('a style that is chosen while another one formats takes its place', async () => {
  const { actor, load, format } = open();
  await load.last().resolve(items);
  const inApa = format.last();
  actor.send({ type: 'style.chosen', choice: nature });
  await inApa.resolve(bibliographyOf('late'));
  expect(actor.getSnapshot().value).toBe('formatting');
  await format.last().resolve(bibliographyOf('1. Doe'));
  expect(actor.getSnapshot().context.bibliography).toEqual(bibliographyOf('1. Doe'));
});

test('a style that can’t be used is said, and another one can be chosen', async () => {
  const { actor, load, format } = open();
  await load.last().resolve(items);
  await format.last().reject('There is no style “apa”.');
  expect(actor.getSnapshot().value).toBe('unformatted');
  expect(actor.getSnapshot().context.message).toBe('There is no style “apa”.');
  actor.send({ type: 'style.chosen', choice: nature });
  await format.last().resolve(bibliographyOf('1. Doe'));
  expect(actor.getSnapshot().value).toBe('shown');
});
