// Contract: the events of a library, who is there, and how a stream ends.
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '#tests/support/client.ts';
import { type EventStream, openEvents } from '#tests/support/eventStream.ts';
import { sharedLibraryClient } from '#tests/support/sharedLibraryClient.ts';
import { add, article } from './operations.ts';
import { changeLibrary, createLibrary, librariesOf, newMember, share } from './sharingOperations.ts';
import { anonymous, newPerson, type UseTarget } from './target.ts';

const eventsOf = (libraryId: string) => `/api/libraries/${libraryId}/events`;

/** Waits until a stream tells the present moment, which it does first. */
async function follow(client: ApiClient, libraryId: string): Promise<EventStream> {
  const stream = await openEvents(client, eventsOf(libraryId));
  await stream.next('changed');
  return stream;
}

interface Report {
  tab: string;
  documentId?: string | null;
  field?: string | null;
  left?: true;
}

function report(client: ApiClient, libraryId: string, body: Report | object) {
  return client.rest('POST', `/api/libraries/${libraryId}/presence`, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

const names = (people: readonly string[]) => (data: unknown) =>
  (data as { people: { name: string | null }[] }).people.map(({ name }) => name).join() === people.join();

export function liveContract(useTarget: UseTarget): void {
  async function newShared() {
    const owner = await newPerson(useTarget());
    const libraryId = await createLibrary(owner.client, 'Reading group');
    const member = await newMember(useTarget(), owner.client, libraryId, 'EDITOR');
    return { owner, member, libraryId };
  }

  it('tell of a change by somebody else, with the moment of the change', async () => {
    const { owner, member, libraryId } = await newShared();
    const stream = await follow(member.client, libraryId);
    expect(stream.status).toBe(200);
    expect(stream.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(stream.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(stream.headers.get('x-accel-buffering')).toBe('no');
    const shared = sharedLibraryClient(owner.client, libraryId);
    await add(shared, article('New'));
    const { id, data } = await stream.next('changed');
    const { me } = await shared.ask<{ me: { lastChange: { lastModified: string } } }>(
      '{ me { lastChange { lastModified } } }',
    );
    expect(data).toEqual({ at: me.lastChange.lastModified });
    expect(new Date(Number(id)).toISOString()).toBe(me.lastChange.lastModified);
    stream.close();
  });

  it('tell of changes in the personal library', async () => {
    const { client } = await newPerson({ ...useTarget(), isShared: false });
    const [personal] = await librariesOf(client);
    const stream = await follow(client, personal?.id ?? '');
    await add(client, article('From another tab'));
    await stream.next('changed');
    stream.close();
  });

  it('resume: a page that missed a change is told at once, another one is not', async () => {
    const { owner, libraryId } = await newShared();
    const shared = sharedLibraryClient(owner.client, libraryId);
    await add(shared, article('First'));
    const before = await openEvents(owner.client, eventsOf(libraryId));
    const { id } = await before.next('changed');
    before.close();
    const present = await openEvents(owner.client, eventsOf(libraryId), { 'last-event-id': id ?? '' });
    await add(shared, article('Second'));
    const next = await present.next('changed');
    expect(present.events).toHaveLength(1);
    present.close();
    const late = await openEvents(owner.client, eventsOf(libraryId), { 'last-event-id': id ?? '' });
    expect(await late.next('changed')).toEqual(next);
    late.close();
  });

  it('tell who is there, to everybody else', async () => {
    const { owner, member, libraryId } = await newShared();
    const streams = await Promise.all([follow(owner.client, libraryId), follow(member.client, libraryId)]);
    const [ownerSees] = streams;
    expect((await report(member.client, libraryId, { tab: 'one', documentId: null, field: null })).status).toBe(204);
    expect((await ownerSees.next('present')).data).toEqual({
      people: [{ id: member.id, name: member.email, documentId: null, field: null }],
    });
    const edit = { tab: 'one', documentId: 'doc_1', field: 'title' };
    await report(member.client, libraryId, edit);
    expect((await ownerSees.next('present')).data).toEqual({
      people: [{ id: member.id, name: member.email, documentId: 'doc_1', field: 'title' }],
    });
    // Who comes later is told at once.
    const late = await openEvents(owner.client, eventsOf(libraryId));
    await late.next('present', names([member.email]));
    await report(member.client, libraryId, { tab: 'one', left: true });
    expect((await ownerSees.next('present')).data).toEqual({ people: [] });
    expect(streams[1].events.filter(({ type }) => type === 'present')).toEqual([]);
    for (const stream of [...streams, late]) stream.close();
  });

  it('name people as members may see them: by their name, or by an address that is shown', async () => {
    const { owner, member, libraryId } = await newShared();
    const reader = await newMember(useTarget(), owner.client, libraryId, 'READER');
    const [ownerSees, readerSees] = await Promise.all([owner, reader].map(({ client }) => follow(client, libraryId)));
    if (!ownerSees || !readerSees) throw new Error('Two streams are needed.');
    const entry = { tab: 'one', documentId: null, field: null };
    await report(member.client, libraryId, entry);
    await ownerSees.next('present', names([member.email]));
    expect((await readerSees.next('present')).data).toMatchObject({ people: [{ id: member.id, name: null }] });
    await owner.client.ask(
      'mutation m($input: SetEmailVisibilityInput!) { setEmailVisibility(input: $input) { __typename } }',
      { input: { id: libraryId, visibleTo: 'MEMBERS' } },
    );
    await report(member.client, libraryId, entry);
    await readerSees.next('present', names([member.email]));
    await member.client.ask('mutation { setName(input: { name: "Ada" }) { __typename } }');
    await report(member.client, libraryId, entry);
    for (const stream of [ownerSees, readerSees]) {
      await stream.next('present', names(['Ada']));
      stream.close();
    }
  });

  it('a reader is shown, but edits nothing', async () => {
    const { owner, libraryId } = await newShared();
    const reader = await newMember(useTarget(), owner.client, libraryId, 'READER');
    const stream = await follow(owner.client, libraryId);
    await report(reader.client, libraryId, { tab: 'one', documentId: 'doc_1', field: 'title' });
    expect((await stream.next('present')).data).toMatchObject({ people: [{ documentId: 'doc_1', field: null }] });
    stream.close();
  });

  describe('are refused', () => {
    it('to strangers, anonymous people, API tokens and pages of other sites', async () => {
      const { owner, libraryId } = await newShared();
      const stranger = await newPerson({ ...useTarget(), isShared: false });
      const entry = { tab: 'one', documentId: null, field: null };
      const [personal] = await librariesOf(owner.client);
      for (const id of [libraryId, personal?.id ?? '', 'lib_unknown', 'nonsense', '%E0%A4%A']) {
        expect((await stranger.client.rest('GET', eventsOf(id))).status).toBe(404);
        expect((await report(stranger.client, id, entry)).status).toBe(404);
        expect((await anonymous(useTarget()).rest('GET', eventsOf(id))).status).toBe(401);
        expect((await report(anonymous(useTarget()), id, entry)).status).toBe(401);
      }
      const created = await owner.client.ask<{ createApiToken: { secret: string } }>(
        `mutation m($input: CreateApiTokenInput!) { createApiToken(input: $input) { ... on ApiTokenCreated { secret } } }`,
        { input: { name: 'Script', scope: 'WRITE' } },
      );
      const authorization = `Bearer ${created.createApiToken.secret}`;
      const foreign = { origin: 'https://elsewhere.example' };
      for (const headers of [{ authorization }, foreign]) {
        expect((await owner.client.rest('GET', eventsOf(libraryId), { headers })).status).toBe(403);
        const path = `/api/libraries/${libraryId}/presence`;
        expect((await owner.client.rest('POST', path, { headers, body: JSON.stringify(entry) })).status).toBe(403);
      }
    });

    it('for other methods and bodies', async () => {
      const { owner, libraryId } = await newShared();
      expect((await owner.client.rest('POST', eventsOf(libraryId))).status).toBe(405);
      expect((await owner.client.rest('GET', `/api/libraries/${libraryId}/presence`)).status).toBe(405);
      const wrong = [
        {},
        [],
        { tab: 'one' },
        { tab: '', documentId: null, field: null },
        { tab: 'one', documentId: 'a b', field: null },
        { tab: 'one', documentId: null, field: '<b>' },
        { tab: 'one', documentId: null, field: null, name: 'Somebody else' },
      ];
      for (const body of wrong) expect((await report(owner.client, libraryId, body)).status).toBe(400);
    });

    it('beyond twelve streams of an account', async () => {
      const { owner, libraryId } = await newShared();
      const streams = await Promise.all(Array.from({ length: 12 }, () => follow(owner.client, libraryId)));
      const refused = await owner.client.rest('GET', eventsOf(libraryId));
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      for (const stream of streams) stream.close();
    });
  });

  it('end within seconds when the role or the session ends', async () => {
    const { owner, member, libraryId } = await newShared();
    const people = await Promise.all(
      (['EDITOR', 'READER', 'EDITOR'] as const).map((role) => newMember(useTarget(), owner.client, libraryId, role)),
    );
    const [changed, leaving, loggedOut] = people.map(({ client }) => client);
    if (!changed || !leaving || !loggedOut) throw new Error('Three people are needed.');
    const other = await createLibrary(owner.client, 'Other');
    const streams = await Promise.all([
      follow(member.client, libraryId),
      follow(changed, libraryId),
      follow(leaving, libraryId),
      follow(loggedOut, libraryId),
      follow(owner.client, other),
    ]);
    const remaining = await follow(owner.client, libraryId);
    await report(member.client, libraryId, { tab: 'one', documentId: null, field: null });
    await remaining.next('present', names([member.email]));
    const start = performance.now();
    await changeLibrary(owner.client, 'removeMember', { libraryId, userId: member.id });
    await changeLibrary(owner.client, 'setMemberRole', { libraryId, userId: people[0]?.id, role: 'READER' });
    await share(leaving, 'leaveLibrary', { id: libraryId });
    await loggedOut.ask('mutation { logout { result } }');
    await share(owner.client, 'deleteLibrary', { id: other });
    await Promise.all(streams.map(({ ended }) => ended));
    // The check comes within five seconds (server/live/liveStreams.database.test.ts); the rest is for a machine that is busy.
    expect(performance.now() - start).toBeLessThan(8_000);
    // Neither is a removed member shown any more.
    await remaining.next('present', names([]));
    expect((await member.client.rest('GET', eventsOf(libraryId))).status).toBe(404);
    remaining.close();
  });
}
