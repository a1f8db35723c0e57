// What can happen while duplicates are looked through, and what holds in each state.
import type { SnapshotFrom } from 'xstate';
import { after, done, failed, modelOf } from '../model.ts';
import { duplicatesMachine } from './duplicatesMachine.ts';

type Snapshot = SnapshotFrom<typeof duplicatesMachine>;

const quiet = { 'no failure is shown': ({ context }: Snapshot) => context.message === null };
const told = { 'a message says why': ({ context }: Snapshot) => context.message !== null };
const busy = { 'it is busy': (snapshot: Snapshot) => snapshot.hasTag('busy') };
const shown = { 'two are looked at': ({ context }: Snapshot) => context.pairs.length > 0 };

export const duplicatesModel = modelOf({
  machine: duplicatesMachine,
  starts: [{ name: 'a library of which nothing is known', input: undefined }],
  events: [
    done('load', { pairs: [], next: null }),
    done('load', { pairs: [], next: 'further' }),
    done('load', { pairs: [['doc_a', 'doc_b']], next: null }),
    failed('load'),
    done('fetchPair', 'same'),
    done('fetchPair', 'gone'),
    failed('fetchPair'),
    done('merge', { kind: 'done' }),
    done('merge', { kind: 'refused', message: 'It was changed meanwhile' }),
    failed('merge'),
    done('markDistinct', { kind: 'done' }),
    done('markDistinct', { kind: 'refused', message: 'One of them is gone' }),
    failed('markDistinct'),
    after('settle', 'duplicates.comparing.appearing'),
    { type: 'chosen', name: 'title', side: 'other' },
    { type: 'swapped' },
    { type: 'merge' },
    { type: 'keepBoth' },
    { type: 'skip' },
    { type: 'retry' },
    { type: 'again' },
    { type: 'close' },
  ],
  facts: ({ context: { pairs, next, choices } }) => ({ pairs: pairs.length, next, choices }),
  states: {
    loading: { ...busy, ...quiet },
    notLoaded: told,
    fetching: { ...busy, ...quiet, ...shown },
    notFetched: { ...told, ...shown },
    'comparing.appearing': { ...quiet, ...shown },
    'comparing.resting': { ...quiet, ...shown },
    'comparing.refused': { ...told, ...shown },
    'comparing.unanswered': { ...told, ...shown },
    merging: { ...busy, ...quiet, ...shown },
    marking: { ...busy, ...quiet, ...shown },
    finished: { ...quiet, 'nothing is left': ({ context }) => context.pairs.length === 0 && context.next === null },
    closed: { 'it is over': ({ status }) => status === 'done' },
  },
});
