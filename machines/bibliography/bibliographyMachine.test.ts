// Tests a bibliography by sequences of events; tests/models covers the transitions.
import { createActor, type EventObject, fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import type { Bibliography } from '#bibliography/citation/formattedText.ts';
import type { CslItem } from '#bibliography/exchange/cslJson.ts';
import { controlled } from '#tests/models/controlled.ts';
import { bibliographyMachine } from './bibliographyMachine.ts';
import type { BibliographyEvent, ToFormat } from './bibliographyTypes.ts';

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

interface Formatting {
  readonly input: ToFormat;
  readonly send: (event: BibliographyEvent) => void;
}

function open() {
  const load = controlled<readonly CslItem[]>();
  const formattings: Formatting[] = [];
  const format = fromCallback<EventObject, ToFormat>(({ input, sendBack }) => {
    formattings.push({ input, send: sendBack });
  });
  const machine = bibliographyMachine.provide({ actors: { load: load.logic, format } });
  const actor = createActor(machine, { input: { choice: apa } });
  actor.start();
  const last = () => {
    const formatting = formattings.at(-1);
    if (!formatting) throw new Error('Nothing is formatted.');
    return formatting;
  };
  return { actor, load, last };
}

test('another style formats the same documents, and loads none again', async () => {
  const { actor, load, last } = open();
  await load.last().resolve(items);
  last().send({ type: 'all.formatted', bibliography: bibliographyOf('Doe (2012)') });
  actor.send({ type: 'style.chosen', choice: nature });
  expect(last().input).toEqual({ items, choice: nature });
  expect(load.calls).toHaveLength(1);
  // Until the new one is there, the old one stays.
  expect(actor.getSnapshot().context.bibliography).toEqual(bibliographyOf('Doe (2012)'));
});

test('the first references are shown while others follow', async () => {
  const { actor, load, last } = open();
  await load.last().resolve(items);
  last().send({ type: 'start.formatted', bibliography: bibliographyOf('first') });
  expect(actor.getSnapshot().value).toBe('formatting');
  expect(actor.getSnapshot().context.bibliography).toEqual(bibliographyOf('first'));
});

test('a style that is chosen while another one formats takes its place', async () => {
  const { actor, load, last } = open();
  await load.last().resolve(items);
  const inApa = last();
  actor.send({ type: 'style.chosen', choice: nature });
  inApa.send({ type: 'all.formatted', bibliography: bibliographyOf('late') });
  expect(actor.getSnapshot().value).toBe('formatting');
  last().send({ type: 'all.formatted', bibliography: bibliographyOf('1. Doe') });
  expect(actor.getSnapshot().context.bibliography).toEqual(bibliographyOf('1. Doe'));
});

test('a style that can’t be used is reported, and another one can be chosen', async () => {
  const { actor, load, last } = open();
  await load.last().resolve(items);
  last().send({ type: 'format.failed', message: 'There is no style “apa”.' });
  expect(actor.getSnapshot().value).toBe('unformatted');
  expect(actor.getSnapshot().context.message).toBe('There is no style “apa”.');
  actor.send({ type: 'style.chosen', choice: nature });
  last().send({ type: 'all.formatted', bibliography: bibliographyOf('1. Doe') });
  expect(actor.getSnapshot().value).toBe('shown');
});
