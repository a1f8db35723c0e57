// What can happen to a lookup, and what holds in each of its states.
import { maximumIdentifiers, maximumTextLength } from '#bibliography/lookUp/readIdentifiers.ts';
import { done, failed, modelOf } from '../model.ts';
import { chosenRecords, lookUpMachine } from './lookUpMachine.ts';
import type { Candidate, LookUpOutcome } from './lookUpTypes.ts';

const tides: Candidate = {
  ...{
    source: 'Crossref',
    entry: '@article{a, title = {Tides}}',
    title: 'Tides',
    details: 'Doe, 2012',
    isInLibrary: false,
  },
};
const found: LookUpOutcome = { status: 'found', message: null, candidates: [tides] };
const another: LookUpOutcome = { ...found, message: 'The record names another DOI.' };
const unavailable: LookUpOutcome = { status: 'unavailable', message: 'Crossref did not answer.', candidates: [] };
const unknown: LookUpOutcome = { status: 'notFound', message: null, candidates: [] };
const off: LookUpOutcome = { status: 'off', message: 'Lookups are off.', candidates: [] };
const tooMany = Array.from({ length: maximumIdentifiers + 1 }, (_, index) => `10.1000/${String(index)}`).join('\n');

export const lookUpModel = modelOf({
  machine: lookUpMachine,
  starts: [
    { name: 'an empty box', input: { text: '' } },
    { name: 'a pasted DOI', input: { text: '10.1000/a' } },
    {
      name: 'given DOIs',
      input: {
        identifiers: [
          { kind: 'DOI', value: '10.1000/a' },
          { kind: 'DOI', value: '10.1000/b' },
        ],
      },
    },
  ],
  events: [
    { type: 'text.changed', text: '' },
    { type: 'text.changed', text: 'nothing to find' },
    { type: 'text.changed', text: '10.1000/a, 10.1000/b' },
    { type: 'text.changed', text: tooMany },
    { type: 'text.changed', text: '1'.repeat(maximumTextLength + 1) },
    { type: 'text.changed', text: '@article{a, title = {Tides}}' },
    { type: 'lookUps.off' },
    { type: 'lookUp.start' },
    { type: 'lookUp.retry' },
    { type: 'lookUp.stop' },
    { type: 'lookUp.review' },
    { type: 'candidate.chosen', row: 0, candidate: null },
    { type: 'candidate.chosen', row: 0, candidate: 0 },
    ...[found, another, unavailable, unknown, off].map((outcome) => done('lookUp', outcome)),
    failed('lookUp'),
  ],
  facts: ({ context }) => ({
    text: context.text.length,
    answers: context.rows.map(({ outcome }) => outcome?.status ?? null),
    answered: context.answered.length,
    isOff: context.isOff,
    isAnyChosen: chosenRecords(context.rows).length > 0,
  }),
  // A record can be chosen where there is one.
  isPossible: ({ context }, event) =>
    event.type !== 'candidate.chosen' || (context.rows[0]?.outcome?.candidates.length ?? 0) > 0,
  states: {
    'typing.empty': { 'there is no text': ({ context }) => context.text === '' },
    'typing.unrecognized': {
      'there is text without an identifier': ({ context }) =>
        context.text !== '' && context.read.identifiers.length === 0,
      'it is said why': ({ context }) => context.read.unrecognized.length > 0,
    },
    'typing.off': { 'a message is shown': ({ context }) => context.isOff },
    'typing.tooLong': {
      'it is longer than what is read': ({ context }) => context.text.length > maximumTextLength,
      'nothing was read': ({ context }) => context.read.identifiers.length === 0,
    },
    'typing.tooMany': {
      'there are too many': ({ context }) => context.read.identifiers.length > maximumIdentifiers,
    },
    'typing.identifiers': {
      'there are identifiers': ({ context }) => context.read.identifiers.length > 0,
      'nothing was asked yet': ({ context }) => context.rows.length === 0,
    },
    'typing.references': { 'nothing was asked yet': ({ context }) => context.rows.length === 0 },
    asking: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'each identifier has its row': ({ context }) => context.rows.length === context.read.identifiers.length,
      'an answer is wanted': ({ context }) => context.rows.some(({ outcome }) => outcome === null),
      'no failure is shown': ({ context }) => context.message === null,
    },
    interrupted: {
      'a message is shown': ({ context }) => context.message !== null,
      'each identifier has its row': ({ context }) => context.rows.length === context.read.identifiers.length,
    },
    answered: {
      'each identifier has its row': ({ context }) => context.rows.length === context.read.identifiers.length,
    },
    handedOver: { 'no failure is shown': ({ context }) => context.message === null },
  },
});
