// What can happen to read-only links, and what holds in each state.
import { done, failed, modelOf } from '../model.ts';
import { shareLinksMachine } from './shareLinksMachine.ts';
import type { MadeLink, MakeAnswer, ShareLink, ShareOffer } from './shareLinksTypes.ts';

const library: ShareOffer = { choice: 'library', groupId: null, query: null };
const search: ShareOffer = { choice: 'search', groupId: null, query: 'tides' };
const older: ShareLink = { id: 'lnk_1', label: 'Paper', groupId: null, groupName: null, query: null, lastUsed: null };
const newer: ShareLink = { ...older, id: 'lnk_2', label: '', query: 'tides' };
const made: MadeLink = { link: newer, address: 'https://example.org/share/secret', fileName: 'references' };
const answers: readonly MakeAnswer[] = [
  { kind: 'made', made },
  { kind: 'refused', message: 'You have reached the limit of 100 links. End one first.' },
];

export const shareLinksModel = modelOf({
  machine: shareLinksMachine,
  starts: [
    { name: 'the library', input: { offers: [library] } },
    { name: 'a search', input: { offers: [library, search] } },
  ],
  events: [
    done('load', [older]),
    failed('load'),
    { type: 'offer.chosen', offer: 0 },
    { type: 'label.changed', label: 'For the paper' },
    { type: 'link.make' },
    ...answers.map((answer) => done('make', answer)),
    failed('make'),
    { type: 'link.another' },
    { type: 'link.end', id: older.id },
    { type: 'link.end', id: newer.id },
    { type: 'end.confirmed' },
    { type: 'end.cancelled' },
    done('end'),
    failed('end'),
    { type: 'retry' },
  ],
  facts: ({ context: { chosen, made: shown, links, ending } }) => ({
    chosen,
    isMade: shown !== null,
    links: links.length,
    ending,
  }),
  isPossible: ({ context }, event) =>
    // Only listed links can be ended, and the new link is created only once.
    (event.type !== 'link.end' || context.links.some(({ id }) => id === (event as { id?: unknown }).id)) &&
    (event.type !== 'link.make' || context.links.every(({ id }) => id !== newer.id)),
  states: {
    loading: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'no failure is shown': ({ context }) => context.message === null,
    },
    failed: { 'a message is shown': ({ context }) => context.message !== null },
    choosing: {
      'no address is shown': ({ context }) => context.made === null,
      'one of the offers is chosen': ({ context }) => context.offers[context.chosen] !== undefined,
      'no confirmation is open': ({ context }) => context.ending === null,
    },
    making: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'no failure is shown': ({ context }) => context.message === null,
    },
    made: {
      'the address is shown': ({ context }) => context.made !== null,
      'the link is listed': ({ context }) => context.links.some(({ id }) => id === context.made?.link.id),
    },
    confirming: {
      'the link to end is listed': ({ context }) => context.links.some(({ id }) => id === context.ending),
    },
    ending: {
      'it is busy': (snapshot) => snapshot.hasTag('busy'),
      'there is a link to end': ({ context }) => context.ending !== null,
    },
  },
});
