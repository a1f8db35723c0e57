// Tests createSession: its requests to the server, what it remembers on the device, and that all tabs of one browser agree.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { createSession, type SessionActor } from './createSession.ts';

const marie = { id: 'user_1', email: 'marie@example.org' };
const fetch = vi.fn<typeof globalThis.fetch>();
const tabs: SessionActor[] = [];

function openTab(log?: (error: Error, operation: string) => void): SessionActor {
  const tab = createSession(log);
  tabs.push(tab);
  tab.start();
  return tab;
}

const settled = (tab: SessionActor) => waitFor(tab, (snapshot) => !snapshot.hasTag('pending'));

const stored = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('window', new EventTarget());
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  fetch.mockImplementation(() => Promise.resolve(Response.json({ user: marie })));
});

afterEach(() => {
  for (const tab of tabs.splice(0)) tab.stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetch.mockReset();
});

describe('createSession', () => {
  it('asks once, as text/json, and knows who is logged in', async () => {
    expect((await settled(openTab())).context.user).toEqual(marie);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(fetch).toHaveBeenCalledWith(
      '/api/_auth/session',
      expect.objectContaining({ method: 'GET', headers: { accept: 'text/json' } }),
    );
  });

  it.each([
    ['an empty session', () => Promise.resolve(Response.json({}))],
    ['JSON of another shape', () => Promise.resolve(Response.json({ user: { id: 3 } }))],
    ['an error page', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
    ['no network', () => Promise.reject(new TypeError('fetch failed'))],
  ])('counts %s as logged out if nobody was logged in before, and does not retry', async (_, answer) => {
    fetch.mockImplementation(answer);
    expect((await settled(openTab())).matches('anonymous')).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  describe('if a person was logged in before', () => {
    beforeEach(async () => {
      await settled(openTab());
      tabs.pop()?.stop();
      fetch.mockClear();
    });

    it.each([
      ['an error page', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
      ['no JSON', () => Promise.resolve(new Response('<h1>Welcome to the airport</h1>'))],
      ['no network', () => Promise.reject(new TypeError('fetch failed'))],
    ])('does not count %s as logged out, and asks again when the browser is online', async (_, answer) => {
      fetch.mockImplementation(answer);
      const tab = openTab();
      expect((await settled(tab)).matches('unreachable')).toBe(true);
      fetch.mockImplementation(() => Promise.resolve(Response.json({ user: marie })));
      window.dispatchEvent(new Event('online'));
      expect((await waitFor(tab, (snapshot) => snapshot.matches('authenticated'))).context.user).toEqual(marie);
      expect(fetch).toHaveBeenCalledTimes(2);
    });

    it('counts an empty session as logged out, and remembers nobody from then on', async () => {
      expect([...stored.values()]).toEqual([marie.id]);
      fetch.mockImplementation(() => Promise.resolve(Response.json({})));
      expect((await settled(openTab())).matches('anonymous')).toBe(true);
      expect(stored.size).toBe(0);
      fetch.mockImplementation(() => Promise.reject(new TypeError('fetch failed')));
      expect((await settled(openTab())).matches('anonymous')).toBe(true);
    });

    it('remembers nobody after a log-out', async () => {
      const tab = openTab();
      await settled(tab);
      tab.send({ type: 'session.logOut' });
      await waitFor(tab, (snapshot) => snapshot.matches('anonymous'));
      expect(stored.size).toBe(0);
    });
  });

  it('forgets who was logged in if the browser refuses localStorage', async () => {
    const refuse = () => {
      throw new DOMException('', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect((await settled(openTab())).matches('authenticated')).toBe(true);
    fetch.mockImplementation(() => Promise.reject(new TypeError('fetch failed')));
    expect((await settled(openTab())).matches('anonymous')).toBe(true);
  });

  it('logs the other tabs out and in too', async () => {
    const [here, there] = [openTab(), openTab()];
    await Promise.all([settled(here), settled(there)]);

    here.send({ type: 'session.logOut' });
    await waitFor(there, (snapshot) => snapshot.matches('anonymous'));
    expect(fetch).toHaveBeenLastCalledWith('/api/_auth/session', expect.objectContaining({ method: 'DELETE' }));

    here.send({ type: 'session.started', user: marie });
    expect((await waitFor(there, (snapshot) => snapshot.matches('authenticated'))).context.user).toEqual(marie);
  });

  it('stays logged in, and says so, when the server does not confirm the log-out', async () => {
    const tab = openTab();
    await settled(tab);
    fetch.mockImplementation(() => Promise.reject(new TypeError('fetch failed')));
    tab.send({ type: 'session.logOut' });
    const { context } = await waitFor(tab, (snapshot) => snapshot.matches({ authenticated: 'logOutFailed' }));
    expect(context).toMatchObject({ user: marie, message: 'Network request failed' });
  });

  it.each([
    ['an error page', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }))],
    ['no JSON', () => Promise.resolve(new Response('<h1>Welcome to the airport</h1>'))],
    ['no network', () => Promise.reject(new TypeError('fetch failed'))],
  ])('logs %s', async (_, answer) => {
    fetch.mockImplementation(answer);
    const log = vi.fn<(error: Error, operation: string) => void>();
    await settled(openTab(log));
    expect(log.mock.calls).toEqual([[new Error('Network request failed'), 'session']]);
  });

  it('counts a request that times out as logged out if nobody was logged in before, and logs the timeout', async () => {
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    fetch.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => {
            reject(new DOMException('', 'TimeoutError'));
          });
        }),
    );
    const log = vi.fn<(error: Error, operation: string) => void>();
    const tab = openTab(log);
    limit.abort();
    expect((await settled(tab)).matches('anonymous')).toBe(true);
    expect(log.mock.calls).toEqual([[new Error('Network request timed out'), 'session']]);
  });

  it('does not log an aborted request', async () => {
    fetch.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => {
            reject(new DOMException('', 'AbortError'));
          });
        }),
    );
    const log = vi.fn<(error: Error, operation: string) => void>();
    const tab = openTab(log);
    tab.send({ type: 'session.endedElsewhere' });
    expect((await settled(tab)).matches('anonymous')).toBe(true);
    await new Promise<void>((resolve) => setImmediate(resolve));
    expect(log).not.toHaveBeenCalled();
  });
});
