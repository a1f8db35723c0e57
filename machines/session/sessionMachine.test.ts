// Stories of sessions, told on a running machine; its paths are walked in tests/models.
import { createActor, fromCallback } from 'xstate';
import { expect, test } from 'vitest';
import { controlled, settle } from '#tests/models/controlled.ts';
import { sessionMachine } from './sessionMachine.ts';
import type { OtherTabsEvent, SessionUser } from './sessionTypes.ts';

const ada = { id: 'user_ada', email: 'ada@example.org' };
const ben = { id: 'user_ben', email: 'ben@example.org' };

/** The tabs of one browser: what one tells, the others hear. */
function browser() {
  const tabs: ((event: OtherTabsEvent) => void)[] = [];
  return () => {
    const fetchSession = controlled<SessionUser | null>();
    const leaveWork = controlled<boolean>();
    const endSession = controlled<undefined>();
    const told: OtherTabsEvent[] = [];
    const otherTabs = fromCallback<OtherTabsEvent>(({ sendBack, receive }) => {
      const hear = (event: OtherTabsEvent) => {
        sendBack(
          event.type === 'tabs.ended'
            ? { type: 'session.endedElsewhere' }
            : { type: 'session.startedElsewhere', user: event.user },
        );
      };
      tabs.push(hear);
      receive((event) => {
        told.push(event);
        tabs.filter((tab) => tab !== hear).forEach((tab) => tab(event));
      });
    });
    const actor = createActor(
      sessionMachine.provide({
        actors: {
          fetchSession: fetchSession.logic,
          leaveWork: leaveWork.logic,
          endSession: endSession.logic,
          otherTabs,
        },
      }),
    );
    const users: (SessionUser | null)[] = [];
    actor.on('session.userChanged', ({ user }) => users.push(user));
    actor.start();
    return { actor, fetchSession, leaveWork, endSession, told, users };
  };
}

async function tabOf(user: SessionUser | null, open = browser()) {
  const tab = open();
  await tab.fetchSession.last().resolve(user);
  return tab;
}

test('pages wait until the server has said who this is', async () => {
  const { actor, fetchSession, users } = browser()();
  expect(actor.getSnapshot().hasTag('pending')).toBe(true);
  await fetchSession.last().resolve(ada);
  expect(actor.getSnapshot().hasTag('pending')).toBe(false);
  expect(actor.getSnapshot().matches('authenticated')).toBe(true);
  expect(users).toEqual([ada]);
});

test('a failed fetch is treated as logged out', async () => {
  const { actor, fetchSession } = browser()();
  await fetchSession.last().reject('Network request failed');
  expect(actor.getSnapshot().value).toBe('anonymous');
});

test('a log-out ends the session on the server, then here, then in the other tabs', async () => {
  const open = browser();
  const one = await tabOf(ada, open);
  const other = await tabOf(ada, open);
  one.actor.send({ type: 'session.logOut' });
  await one.leaveWork.last().resolve(true);
  expect(other.actor.getSnapshot().matches('authenticated')).toBe(true);
  await one.endSession.last().resolve(undefined);
  expect(one.actor.getSnapshot().value).toBe('anonymous');
  expect(other.actor.getSnapshot().value).toBe('anonymous');
  expect(other.users).toEqual([ada, null]);
  expect(other.told).toEqual([]);
});

test('a log-in reaches the other tabs', async () => {
  const open = browser();
  const one = await tabOf(null, open);
  const other = await tabOf(null, open);
  one.actor.send({ type: 'session.started', user: ada });
  expect(other.actor.getSnapshot().context.user).toEqual(ada);
  expect(other.told).toEqual([]);
});

test('nobody believes to be logged out when the server did not say so', async () => {
  const { actor, leaveWork, endSession, told } = await tabOf(ada);
  actor.send({ type: 'session.logOut' });
  await leaveWork.last().resolve(true);
  await endSession.last().reject('Network request failed');
  expect(actor.getSnapshot().value).toEqual({ authenticated: 'logOutFailed' });
  expect(actor.getSnapshot().context).toEqual({ user: ada, message: 'Network request failed' });
  expect(told).toEqual([]);

  actor.send({ type: 'session.logOut' });
  await leaveWork.last().resolve(true);
  await endSession.last().resolve(undefined);
  expect(actor.getSnapshot().value).toBe('anonymous');
  expect(endSession.calls).toHaveLength(2);
});

test('who is asked about unsaved work and stays is logged in as before, and can ask again', async () => {
  const { actor, leaveWork, endSession, users } = await tabOf(ada);
  actor.send({ type: 'session.logOut' });
  actor.send({ type: 'session.logOut' });
  expect(leaveWork.calls).toHaveLength(1);
  expect(actor.getSnapshot().value).toEqual({ authenticated: 'leaving' });
  await leaveWork.last().resolve(false);
  expect(actor.getSnapshot().value).toEqual({ authenticated: 'settled' });
  expect(endSession.calls).toHaveLength(0);
  actor.send({ type: 'session.logOut' });
  expect(leaveWork.calls).toHaveLength(2);
  expect(users).toEqual([ada]);
});

test('when nobody can be asked, nothing is given up', async () => {
  const { actor, leaveWork, endSession } = await tabOf(ada);
  actor.send({ type: 'session.logOut' });
  await leaveWork.last().reject('A part of the page did not arrive');
  expect(actor.getSnapshot().value).toEqual({ authenticated: 'logOutFailed' });
  expect(actor.getSnapshot().context.message).toBe('A part of the page did not arrive');
  expect(endSession.calls).toHaveLength(0);
});

test('the question is taken back when the session ends elsewhere meanwhile', async () => {
  const { actor, leaveWork } = await tabOf(ada);
  actor.send({ type: 'session.logOut' });
  actor.send({ type: 'session.endedElsewhere' });
  expect(leaveWork.last().signal.aborted).toBe(true);
  expect(actor.getSnapshot().value).toBe('anonymous');
});

test('another address of the same person reaches the other tabs and changes no user', async () => {
  const open = browser();
  const one = await tabOf(ada, open);
  const other = await tabOf(ada, open);
  const renamed = { ...ada, email: 'ada.lovelace@example.org' };
  one.actor.send({ type: 'session.started', user: renamed });
  expect(one.actor.getSnapshot().context.user).toEqual(renamed);
  expect(other.actor.getSnapshot().context.user).toEqual(renamed);
  expect([...one.users, ...other.users]).toEqual([ada, ada]);
});

test('only another user is a change of user', async () => {
  const { actor, users } = await tabOf(ada);
  actor.send({ type: 'session.startedElsewhere', user: ada });
  expect(users).toEqual([ada]);
  actor.send({ type: 'session.startedElsewhere', user: ben });
  expect(users).toEqual([ada, ben]);
});

test('a session that expired is over in every tab', async () => {
  const open = browser();
  const one = await tabOf(ada, open);
  const other = await tabOf(ada, open);
  one.actor.send({ type: 'session.expired' });
  await settle();
  expect(one.actor.getSnapshot().value).toBe('anonymous');
  expect(other.actor.getSnapshot().value).toBe('anonymous');
});

test('if somebody logs in elsewhere while this tab logs out, the server is asked who it is', async () => {
  const { actor, fetchSession, leaveWork, endSession, users } = await tabOf(ada);
  actor.send({ type: 'session.logOut' });
  await leaveWork.last().resolve(true);
  actor.send({ type: 'session.startedElsewhere', user: ben });
  expect(endSession.last().signal.aborted).toBe(true);
  expect(actor.getSnapshot().value).toBe('unknown');
  await fetchSession.last().resolve(ben);
  expect(users).toEqual([ada, ben]);
});
