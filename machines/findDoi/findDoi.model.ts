// What can happen while the DOI of a document is looked for, and what holds in each state.
import { done, failed, modelOf } from '../model.ts';
import { findDoiMachine } from './findDoiMachine.ts';
import type { FoundDois } from './findDoiTypes.ts';

const water = { doi: '10.1126/science.169.3946.635', title: 'The Structure of Ordinary Water', details: 'Frank, 1970' };
const answers: readonly FoundDois[] = [
  { status: 'found', message: null, candidates: [water, { ...water, doi: '10.1000/other' }] },
  { status: 'found', message: 'The years differ.', candidates: [water] },
  { status: 'notFound', message: null, candidates: [] },
  { status: 'limited', message: 'Crossref takes no more questions now.', candidates: [] },
];

export const findDoiModel = modelOf({
  machine: findDoiMachine,
  starts: [{ name: 'a document without a DOI', input: { documentId: 'doc_1' } }],
  events: [
    ...answers.map((answer) => done('find', answer)),
    failed('find'),
    { type: 'candidate.chosen', candidate: 0 },
    { type: 'doi.set' },
    done('set'),
    failed('set', 'This document was deleted.'),
    { type: 'retry' },
  ],
  facts: ({ context }) => ({ chosen: context.chosen, found: context.candidates.length }),
  states: {
    searching: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'no failure is shown': ({ context }) => context.message === null,
    },
    choosing: { 'there is something to choose': ({ context }) => context.candidates.length > 0 },
    setting: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'one is chosen': ({ context }) => context.chosen !== null,
    },
    nothing: { 'there is nothing to choose': ({ context }) => context.candidates.length === 0 },
    failed: { 'a message is shown': ({ context }) => context.message !== null },
    set: { 'one was chosen': ({ context }) => context.chosen !== null },
  },
});
