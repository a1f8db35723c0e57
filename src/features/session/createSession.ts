// The session of this tab: the statechart with the server and the other tabs around it. Made once, outside React, and started before the router.
import { isRecord } from '#bibliography/isRecord.ts';
import { type Actor, createActor, fromCallback, fromPromise } from 'xstate';
import { sessionMachine } from '#machines/session/sessionMachine.ts';
import type { OtherTabsEvent, SessionEvent, SessionUser } from '#machines/session/sessionTypes.ts';
import { askToLeave } from '#src/ui/leave/askToLeave.ts';
import { rememberedUser, rememberUser } from './rememberedUser.ts';

export type SessionActor = Actor<typeof sessionMachine>;

const address = '/api/_auth/session';
/** The first page that needs to know who this is waits for the answer, so it may not wait for ever. */
const timeout = 10_000;

/** Told of what failed, as `createNetwork` tells it; the console outside production. */
type Log = (error: Error, operation: string) => void;

/** What is kept of somebody's work outside the page that they are on. */
export interface KeptWork {
  /** False when the person stays for it. */
  letGo: (userId: string, signal: AbortSignal) => Promise<boolean>;
  /** The person has logged out: it goes. */
  forget: (userId: string) => void;
}

/**
 * Makes the session, not yet started. A failed fetch counts as logged out, unless a person was logged in on this device: then it is
 * tried again until the server answers.
 */
export function createSession(log?: Log, loadWork?: () => Promise<KeptWork>): SessionActor {
  const userId = () => session.getSnapshot().context.user?.id ?? '';
  const session: SessionActor = createActor(
    sessionMachine.provide({
      actors: {
        fetchSession: fromPromise(async ({ signal }) => readUser(await call('GET', signal, log))),
        waitForConnection: fromPromise<undefined, undefined>(({ signal }) => nextOnline(signal)),
        leaveWork: fromPromise<boolean, undefined>(async ({ signal }) => {
          if (!(await askToLeave(signal))) return false;
          const work = await loadWork?.();
          return work ? work.letGo(userId(), signal) : true;
        }),
        endSession: fromPromise<undefined, undefined>(async ({ signal }) => {
          const [leaving, work] = [userId(), await loadWork?.()];
          await call('DELETE', signal, log);
          work?.forget(leaving);
        }),
        otherTabs,
      },
    }),
    { input: { isRemembered: rememberedUser() !== null } },
  );
  session.subscribe((snapshot) => {
    const { user } = snapshot.context;
    if (snapshot.matches('anonymous')) rememberUser(null);
    else if (snapshot.matches('authenticated') && user) rememberUser(user.id);
  });
  return session;
}

/** Resolves when the browser goes online. */
function nextOnline(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    window.addEventListener(
      'online',
      () => {
        resolve(undefined);
      },
      { once: true, signal },
    );
  });
}

/** The answer of the server; rejects in the words that a person is told when a log-out fails. */
async function call(method: 'GET' | 'DELETE', left: AbortSignal, log?: Log): Promise<unknown> {
  const limit = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(address, {
      method,
      credentials: 'include',
      headers: { accept: 'text/json' },
      signal: AbortSignal.any([left, limit]),
    });
    if (!response.ok) throw new Error(`${method} ${address} answered ${response.status}`);
    return await response.json();
  } catch (cause) {
    const error = new Error(`Network request ${limit.aborted ? 'timed out' : 'failed'}`, { cause });
    if (!left.aborted) log?.(error, 'session');
    throw error;
  }
}

/** The user in an answer of the server; null for none, and for anything that is no session. */
function readUser(body: unknown): SessionUser | null {
  const user = isRecord(body) ? body.user : null;
  return isRecord(user) && typeof user.id === 'string' && typeof user.email === 'string'
    ? { id: user.id, email: user.email }
    : null;
}

/** Tabs of one browser share a cookie, so they share who is logged in. */
const otherTabs = fromCallback<OtherTabsEvent>(({ sendBack, receive }) => {
  const channel = new BroadcastChannel('session');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const event = readTabEvent(data);
    if (event) sendBack(event);
  };
  receive((event) => {
    channel.postMessage(event);
  });
  return () => {
    channel.close();
  };
});

/** Another tab may run another version of this program: what it says is read with care. */
function readTabEvent(data: unknown): SessionEvent | null {
  if (!isRecord(data)) return null;
  if (data.type === 'tabs.ended') return { type: 'session.endedElsewhere' };
  const user = data.type === 'tabs.started' ? readUser(data) : null;
  return user ? { type: 'session.startedElsewhere', user } : null;
}
