// Tests copying by sequences of events; tests/models covers the transitions.
import { createActor, fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { citingMachine } from './citingMachine.ts';
import type { CitedDocuments, CitingChoice, CitingPreview, CopiedText, GiveText } from './citingTypes.ts';

const choice: CitingChoice = { format: 'reference', style: null, details: {} };
const documents: CitedDocuments = { kind: 'items', items: [{ id: 'doe2012', type: 'book' }] };
const text: CopiedText = {
  html: '<i>Tides</i>',
  text: 'Tides',
  formatted: null,
  name: 'APA reference',
  count: 1,
};

const notYet = (): void => {
  throw new Error('The clipboard was not opened');
};
const unopened = { written: notYet, refuse: notYet };

function startCopy(asks: boolean) {
  const preview = controlled<CitingPreview, { choice: CitingChoice }>();
  const load = controlled<CitedDocuments, { choice: CitingChoice }>();
  const format = controlled<CopiedText, { choice: CitingChoice; documents: CitedDocuments }>();
  const given: CopiedText[] = [];
  const clipboard = { opened: 0, closed: 0, ...unopened };
  const machine = citingMachine.provide({
    actors: {
      preview: preview.logic,
      load: load.logic,
      format: format.logic,
      clipboard: fromCallback<GiveText, { choice: CitingChoice }>(({ receive, sendBack }) => {
        clipboard.opened += 1;
        clipboard.written = () => {
          sendBack({ type: 'clipboard.written' });
        };
        clipboard.refuse = () => {
          sendBack({ type: 'clipboard.refused' });
        };
        receive((event) => {
          given.push(event.text);
        });
        return () => {
          clipboard.closed += 1;
        };
      }),
    },
  });
  const actor = createActor(machine, { input: { choice, asks } });
  actor.start();
  return { actor, preview, load, format, clipboard, given };
}

test('the clipboard is opened by the press, and gets the text when it is there', async () => {
  const { actor, preview, load, format, clipboard, given } = startCopy(true);
  await preview.last().resolve({ text, documents });
  expect(clipboard.opened).toBe(0);
  actor.send({ type: 'copy' });
  // While the press is still handled: nothing was awaited.
  expect(clipboard.opened).toBe(1);
  await load.last().resolve(documents);
  expect(given).toEqual([]);
  expect(format.last().input).toEqual({ choice, documents });
  await format.last().resolve(text);
  expect(given).toEqual([text]);
  clipboard.written();
  expect(actor.getSnapshot().value).toBe('copied');
});

test('what was copied last is copied without a question, with the clipboard opened at once', () => {
  const { actor, preview, clipboard } = startCopy(false);
  expect(actor.getSnapshot().value).toEqual({ copying: 'loading' });
  expect(clipboard.opened).toBe(1);
  expect(preview.calls).toHaveLength(0);
});

test('a clipboard that is refused at once still leaves a text to copy by hand', async () => {
  const { actor, load, format, clipboard, given } = startCopy(false);
  clipboard.refuse();
  expect(actor.getSnapshot().value).toEqual({ copying: 'loading' });
  await load.last().resolve(documents);
  await format.last().resolve(text);
  expect(actor.getSnapshot().value).toBe('refused');
  expect(actor.getSnapshot().context.copied).toEqual(text);
  expect(given).toEqual([]);
});

test('a style that fails closes the clipboard, keeps the choice, and can be tried again', async () => {
  const { actor, load, format, clipboard } = startCopy(false);
  await load.last().resolve(documents);
  await format.last().reject('The style can’t be used.');
  expect(actor.getSnapshot().value).toBe('failed');
  expect(actor.getSnapshot().context).toMatchObject({ choice, message: 'The style can’t be used.' });
  expect(clipboard.closed).toBe(1);
  actor.send({ type: 'copy' });
  expect(clipboard.opened).toBe(2);
  expect(actor.getSnapshot().context.message).toBeNull();
});

test('a changed choice is previewed in place of the earlier one', async () => {
  const { actor, preview } = startCopy(true);
  const other = { ...choice, format: 'cite' };
  actor.send({ type: 'choice.changed', choice: other, isTyped: false });
  expect(preview.calls).toHaveLength(2);
  expect(preview.last().input).toEqual({ choice: other });
  await preview.last().resolve({ text, documents });
  expect(actor.getSnapshot().value).toEqual({ choosing: 'shown' });
});
