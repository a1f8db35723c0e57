// Tests sessions by sequences of events; tests/models covers the transitions.
import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import { controlled, settle } from '#tests/models/controlled.ts';
import { sessionMachine } from './sessionMachine.ts';
import type { OtherTabsEvent, SessionUser } from './sessionTypes.ts';

const ada = { id: 'user_ada', email: 'ada@example.org' };
const ben = { id: 'user_ben', email: 'ben@example.org' };

/** The tabs of one browser: what one tells, the others hear. */
function browser(isRemembered = false) {
  const tabs: ((event: OtherTabsEvent) => void)[] = [];
  return (clock = new SimulatedClock()) => {
    const fetchSession = controlled<SessionUser | null>();
    const waitForConnection = controlled<undefined>();
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
          waitForConnection: waitForConnection.logic,
          leaveWork: leaveWork.logic,
          endSession: endSession.logic,
          otherTabs,
        },
      }),
      { input: { isRemembered }, clock },
    );
    const users: (SessionUser | null)[] = [];
    actor.on('session.userChanged', ({ user }) => users.push(user));
    actor.start();
    return { actor, clock, fetchSession, waitForConnection, leaveWork, endSession, told, users };
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

test('where nobody was logged in a failed fetch is treated as logged out', async () => {
  const { actor, fetchSession } = browser()();
  await fetchSession.last().reject('Network request failed');
  expect(actor.getSnapshot().value).toBe('anonymous');
});

describe('where a person was logged in', () => {
  test('an empty session is logged out, and the device remembers nobody', async () => {
    const { actor, fetchSession } = browser(true)();
    await fetchSession.last().resolve(null);
    expect(actor.getSnapshot().value).toBe('anonymous');
    expect(actor.getSnapshot().context.isRemembered).toBe(false);
  });

  test('a failed fetch logs nobody out: it is asked again, later each time, until the server answers', async () => {
    const { actor, clock, fetchSession, users } = browser(true)();
    await fetchSession.last().reject('Network request failed');
    for (const wait of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      const { length } = fetchSession.calls;
      expect(actor.getSnapshot().value).toEqual({ unreachable: 'waiting' });
      clock.increment(wait - 1);
      expect(fetchSession.calls).toHaveLength(length);
      clock.increment(1);
      expect(actor.getSnapshot().value).toEqual({ unreachable: 'asking' });
      expect(fetchSession.calls).toHaveLength(length + 1);
      await fetchSession.last().reject('Network request failed');
    }
    actor.send({ type: 'session.retry' });
    await fetchSession.last().resolve(ada);
    expect(actor.getSnapshot().value).toEqual({ authenticated: 'settled' });
    expect(users).toEqual([ada]);
  });

  test('it is asked at once when the browser is online again', async () => {
    const { actor, fetchSession, waitForConnection } = browser(true)();
    await fetchSession.last().reject('Network request failed');
    await waitForConnection.last().resolve(undefined);
    expect(actor.getSnapshot().value).toEqual({ unreachable: 'asking' });
    await fetchSession.last().resolve(null);
    expect(actor.getSnapshot().value).toBe('anonymous');
  });

  test('a log-in in another tab ends the waiting', async () => {
    const { actor, fetchSession } = browser(true)();
    await fetchSession.last().reject('Network request failed');
    actor.send({ type: 'session.startedElsewhere', user: ada });
    expect(actor.getSnapshot().value).toEqual({ authenticated: 'settled' });
  });
});

test('when tabs disagree and the server cannot be asked, nobody is shown until it answers', async () => {
  const { actor, fetchSession, leaveWork, users } = await tabOf(ada);
  actor.send({ type: 'session.logOut' });
  await leaveWork.last().resolve(true);
  actor.send({ type: 'session.startedElsewhere', user: ben });
  await fetchSession.last().reject('Network request failed');
  expect(actor.getSnapshot().value).toEqual({ unreachable: 'waiting' });
  expect(users).toEqual([ada, null]);
  actor.send({ type: 'session.retry' });
  await fetchSession.last().resolve(ben);
  expect(users).toEqual([ada, null, ben]);
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
  expect(actor.getSnapshot().context).toMatchObject({ user: ada, message: 'Network request failed' });
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
