// Tests read-only links by sequences of events; tests/models covers the transitions.
import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { controlled } from '#tests/models/controlled.ts';
import { shareLinksMachine } from './shareLinksMachine.ts';
import type { MakeAnswer, NewLink, ShareLink, ShareOffer } from './shareLinksTypes.ts';

const library: ShareOffer = { choice: 'library', groupId: null, query: null };
const group: ShareOffer = { choice: 'group', groupId: 'grp_1', query: null };
const link = (id: string): ShareLink => ({
  ...{ id, label: '', groupId: null, groupName: null, query: null, lastUsed: null },
});

async function sharer(...links: ShareLink[]) {
  const load = controlled<readonly ShareLink[]>();
  const make = controlled<MakeAnswer, NewLink>();
  const end = controlled<undefined, { id: string }>();
  const machine = shareLinksMachine.provide({ actors: { load: load.logic, make: make.logic, end: end.logic } });
  const actor = createActor(machine, { input: { offers: [library, group] } }).start();
  await load.last().resolve(links);
  const ids = () => actor.getSnapshot().context.links.map(({ id }) => id);
  return { actor, make, end, ids, state: () => actor.getSnapshot().value };
}

test('a link is made to the most special offer, unless the person chooses another one', async () => {
  const { actor, make, ids } = await sharer(link('old'));
  actor.send({ type: 'label.changed', label: 'For Ada' });
  actor.send({ type: 'link.make' });
  expect(make.last().input).toEqual({ groupId: 'grp_1', query: null, label: 'For Ada' });
  await make.last().resolve({ kind: 'made', made: { link: link('new'), address: 'https://x/share/s', fileName: 'a' } });
  expect(ids()).toEqual(['new', 'old']);
  actor.send({ type: 'link.another' });
  actor.send({ type: 'offer.chosen', offer: 0 });
  actor.send({ type: 'link.make' });
  expect(make.last().input).toEqual({ groupId: null, query: null, label: '' });
});

test('a refusal keeps what was typed', async () => {
  const { actor, make, state } = await sharer();
  actor.send({ type: 'label.changed', label: 'For Ada' });
  actor.send({ type: 'link.make' });
  await make.last().resolve({ kind: 'refused', message: 'You have reached the limit.' });
  expect(state()).toBe('choosing');
  expect(actor.getSnapshot().context).toMatchObject({ label: 'For Ada', message: 'You have reached the limit.' });
});

test('the address of a link that was just made goes with it, and stays when another one ends', async () => {
  const { actor, make, end, ids, state } = await sharer(link('old'));
  actor.send({ type: 'link.make' });
  await make.last().resolve({ kind: 'made', made: { link: link('new'), address: 'https://x/share/s', fileName: 'a' } });
  actor.send({ type: 'link.end', id: 'old' });
  actor.send({ type: 'end.confirmed' });
  expect(end.last().input).toEqual({ id: 'old' });
  await end.last().resolve(undefined);
  expect([state(), ids()]).toEqual(['made', ['new']]);
  actor.send({ type: 'link.end', id: 'new' });
  actor.send({ type: 'end.confirmed' });
  await end.last().resolve(undefined);
  expect([state(), ids(), actor.getSnapshot().context.made]).toEqual(['choosing', [], null]);
});

test('a link is listed until its end was answered', async () => {
  const { actor, end, ids, state } = await sharer(link('old'));
  actor.send({ type: 'link.end', id: 'old' });
  actor.send({ type: 'end.cancelled' });
  expect([state(), end.calls.length]).toEqual(['choosing', 0]);
  actor.send({ type: 'link.end', id: 'old' });
  actor.send({ type: 'end.confirmed' });
  await end.last().reject('No connection.');
  expect([state(), ids(), actor.getSnapshot().context.message]).toEqual(['choosing', ['old'], 'No connection.']);
});
