// What can happen while something is copied, and what holds in each state.
import { after, done, failed, modelOf } from '../model.ts';
import { citingMachine } from './citingMachine.ts';
import type { CitedDocuments, CitingChoice, CopiedText } from './citingTypes.ts';

const choice: CitingChoice = { format: 'reference', style: null, details: {} };
const documents: CitedDocuments = { kind: 'items', items: [{ id: 'doe2012', type: 'book' }] };
const text: CopiedText = {
  html: '<i>Tides</i>',
  text: 'Tides',
  formatted: null,
  name: 'APA reference',
  count: 1,
};

export const citingModel = modelOf({
  machine: citingMachine,
  starts: [
    { name: 'a dialog with a preview', input: { choice, asks: true } },
    { name: 'a copy without a dialog', input: { choice, asks: false } },
  ],
  events: [
    done('preview', { text, documents }),
    failed('preview', 'The style can’t be used.'),
    { type: 'choice.changed', choice: { ...choice, format: 'cite' }, isTyped: false },
    { type: 'choice.changed', choice: { ...choice, details: { 0: { locator: '4' } } }, isTyped: true },
    after('TYPING_PAUSE', 'citing.choosing.typing'),
    after('PATIENCE', 'citing.copying'),
    { type: 'copy' },
    done('load', documents),
    failed('load'),
    done('format', text),
    failed('format', 'The style did not come to an end.'),
    { type: 'clipboard.written' },
    { type: 'clipboard.refused' },
    { type: 'copied.byHand' },
    { type: 'cancel' },
  ],
  facts: ({ context }) => ({ isRefused: context.isRefused, isSlow: context.isSlow }),
  states: {
    'choosing.typing': { 'nothing is running': (snapshot) => !snapshot.hasTag('busy') },
    'choosing.previewing': { 'no failure is shown': ({ context }) => context.message === null },
    'choosing.shown': { 'there is a preview': ({ context }) => context.preview !== null },
    'choosing.notShown': {
      'a message is shown': ({ context }) => context.message !== null,
      'it can be copied nevertheless': (snapshot) => snapshot.can({ type: 'copy' }),
    },
    'copying.loading': {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'it can be cancelled': (snapshot) => snapshot.can({ type: 'cancel' }),
    },
    'copying.formatting': {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'there are documents': ({ context }) => context.documents !== null,
    },
    'copying.writing': {
      'there is a text': ({ context }) => context.copied !== null,
      'it was not refused before': ({ context }) => !context.isRefused,
    },
    refused: { 'there is a text to copy by hand': ({ context }) => context.copied !== null },
    failed: {
      'a message is shown': ({ context }) => context.message !== null,
      'it can be tried again': (snapshot) => snapshot.can({ type: 'copy' }),
    },
    copied: { 'there is a text': ({ context }) => context.copied !== null },
    cancelled: { 'it is over': (snapshot) => snapshot.status === 'done' },
  },
});
