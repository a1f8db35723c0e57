// Tests whom the page belongs to as people log in and out in this tab and in others, with and without unsaved work.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitFor } from 'xstate';
import type { SessionUser } from '#machines/session/sessionTypes.ts';
import { createSession, type SessionActor } from '#src/features/session/createSession.ts';
import type { ConfirmAnswer, ConfirmOptions } from '#src/ui/dialog/questions.ts';
import { standGuard } from '#src/ui/leave/askToLeave.ts';
import { followUser } from './followUser.ts';

const ada = { id: 'user_ada', email: 'ada@example.org' };
const ben = { id: 'user_ben', email: 'ben@example.org' };

interface Asked {
  options: ConfirmOptions;
  answer: (reason: ConfirmAnswer['reason']) => void;
}

const { asked, broken } = vi.hoisted(() => ({ asked: [] as Asked[], broken: { now: false } }));
vi.mock('#src/ui/dialog/askDialog.tsx', () => ({
  confirmDialog: (options: ConfirmOptions) =>
    broken.now
      ? Promise.reject(new Error('A chunk failed to load'))
      : new Promise((resolve) => {
          const answer = (reason: ConfirmAnswer['reason']) => {
            resolve({ reason });
          };
          options.signal?.addEventListener('abort', () => {
            answer('dismissed');
          });
          asked.push({ options, answer });
        }),
}));

interface LogInAsked {
  email: string;
  isUnsaved: boolean;
  signal: AbortSignal;
  answer: (user: SessionUser | null) => void;
}

const { logIns } = vi.hoisted(() => ({ logIns: [] as LogInAsked[] }));
vi.mock('./askToLogIn.tsx', () => ({
  askToLogIn: (email: string, isUnsaved: boolean, _: unknown, signal: AbortSignal) =>
    broken.now
      ? Promise.reject(new Error('A chunk failed to load'))
      : new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            resolve(null);
          });
          logIns.push({ email, isUnsaved, signal, answer: resolve });
        }),
}));

const getEnvironment = () => Promise.reject(new Error('The test requests no data'));

const stops: (() => void)[] = [];
let turned: (string | null)[];
let session: SessionActor;

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ user: ada })));
  const turns: (string | null)[] = [];
  turned = turns;
  session = createSession();
  stops.push(
    () => session.stop(),
    followUser(session, () => turns.push(session.getSnapshot().context.user?.id ?? null), getEnvironment),
  );
  session.start();
  await waitFor(session, (snapshot) => snapshot.matches('authenticated'));
  expect(turned.splice(0)).toEqual([ada.id]);
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  asked.splice(0);
  logIns.splice(0);
  broken.now = false;
  vi.unstubAllGlobals();
});

/** A guard with unsaved work, until it is released or, while the page stays, `unsaved` becomes false. */
function hold(unsaved = { now: true }): () => void {
  const letGo = standGuard({ holds: () => unsaved.now, ask: () => Promise.resolve(true) });
  stops.push(letGo);
  return letGo;
}

/** A guard with something that can be undone, and no unsaved work. */
function keep() {
  const [goOn, forget] = [vi.fn<() => void>(), vi.fn<() => void>()];
  stops.push(standGuard({ holds: () => false, ask: () => Promise.resolve(true), keeps: () => true, goOn, forget }));
  return { goOn, forget };
}

const expire = () => {
  session.send({ type: 'session.expired' });
};
const end = () => {
  session.send({ type: 'session.endedElsewhere' });
};
const start = (user: typeof ada) => {
  session.send({ type: 'session.startedElsewhere', user });
};
/** The `nth` question. */
const question = (nth: number) =>
  vi.waitFor(() => {
    const found = asked[nth - 1];
    if (!found) throw new Error(`No question ${nth} yet`);
    return found;
  });
/** The `nth` offered log-in. */
const logIn = (nth: number) =>
  vi.waitFor(() => {
    const found = logIns[nth - 1];
    if (!found) throw new Error(`No log-in ${nth} yet`);
    return found;
  });
const rest = () => new Promise<void>((resolve) => setImmediate(resolve));

test('without unsaved work, the page is cleared at once and belongs to whoever logs in next', () => {
  end();
  expect(turned).toEqual([null]);
  start(ben);
  start(ada);
  expect(turned).toEqual([null, ben.id, ada.id]);
  expect(asked).toEqual([]);
});

test('a person who stays and logs in again continues where they were', async () => {
  hold();
  end();
  const { email, answer } = await logIn(1);
  expect(email).toBe(ada.email);
  answer(null);
  await rest();
  start(ada);
  await rest();
  expect(turned).toEqual([]);
  // The next time, the question is asked again.
  end();
  await logIn(2);
});

test('a person who logs in again on the page continues, and waiting changes are saved at once', async () => {
  const goOn = vi.fn<() => void>();
  stops.push(standGuard({ holds: () => true, ask: () => Promise.resolve(true), goOn }));
  end();
  (await logIn(1)).answer(ada);
  await vi.waitFor(() => {
    expect(goOn).toHaveBeenCalledOnce();
  });
  expect(session.getSnapshot().context.user).toEqual(ada);
  expect(turned).toEqual([]);
});

test('logging in again in another tab closes the open question', async () => {
  hold();
  end();
  const { signal } = await logIn(1);
  start(ada);
  await rest();
  expect(signal.aborted).toBe(true);
  expect(turned).toEqual([]);
});

test('logging in again before the question has loaded prevents it', async () => {
  hold();
  end();
  start(ada);
  await rest();
  await import('./keepPage.ts');
  await rest();
  expect(logIns).toEqual([]);
  expect(turned).toEqual([]);
});

test('a kept page that was left is cleared, and the same person gets a new one', async () => {
  const letGo = hold();
  end();
  (await logIn(1)).answer(null);
  await rest();
  expect(turned).toEqual([]);
  letGo();
  await rest();
  expect(turned).toEqual([null]);
  session.send({ type: 'session.started', user: ada });
  expect(turned).toEqual([null, ada.id]);
});

test('a person who returns to a page without unsaved work gets a reloaded one', async () => {
  const unsaved = { now: true };
  hold(unsaved);
  end();
  (await logIn(1)).answer(null);
  await rest();
  unsaved.now = false;
  start(ada);
  await vi.waitFor(() => {
    expect(turned).toEqual([ada.id]);
  });
});

test('another person gets a page with unsaved work only after a question', async () => {
  hold();
  end();
  const offered = await logIn(1);
  start(ben);
  const { options, answer } = await question(1);
  expect(offered.signal.aborted).toBe(true);
  expect(options.title).toBe('Another account is logged in');
  expect(options.message).toContain(ben.email);
  await rest();
  expect(asked).toHaveLength(1);
  expect(turned).toEqual([]);
  answer('ok');
  await vi.waitFor(() => {
    expect(turned).toEqual([ben.id]);
  });
});

test('and not while the question is loading', async () => {
  hold();
  end();
  start(ben);
  expect((await question(1)).options.title).toBe('Another account is logged in');
  expect(turned).toEqual([]);
});

test('if the question cannot be loaded, the page stays until there is no unsaved work', async () => {
  broken.now = true;
  const letGo = hold();
  end();
  await import('./keepPage.ts');
  await rest();
  expect(turned).toEqual([]);
  letGo();
  await vi.waitFor(() => {
    expect(turned).toEqual([null]);
  });
});

test('after the session expired, a person who could undo something logs in again on the page', async () => {
  const { goOn, forget } = keep();
  expire();
  const { email, isUnsaved, answer } = await logIn(1);
  expect([email, isUnsaved]).toEqual([ada.email, false]);
  answer(ada);
  await vi.waitFor(() => {
    expect(goOn).toHaveBeenCalledOnce();
  });
  await rest();
  expect(turned).toEqual([]);
  expect(forget).not.toHaveBeenCalled();
});

test('declining to log in again discards it', async () => {
  const { goOn, forget } = keep();
  expire();
  (await logIn(1)).answer(null);
  await vi.waitFor(() => {
    expect(turned).toEqual([null]);
  });
  expect(forget).toHaveBeenCalledOnce();
  expect(goOn).not.toHaveBeenCalled();
});

test('another person gets the page at once if nothing is unsaved, and nothing of the previous one', async () => {
  const { forget } = keep();
  expire();
  const { signal } = await logIn(1);
  start(ben);
  await vi.waitFor(() => {
    expect(turned).toEqual([ben.id]);
  });
  expect(signal.aborted).toBe(true);
  expect(forget).toHaveBeenCalledOnce();
  expect(asked).toEqual([]);
});

test('logging out in another tab clears the page, even if something could be undone here', () => {
  const { forget } = keep();
  end();
  expect(turned).toEqual([null]);
  expect(forget).toHaveBeenCalledOnce();
});

test('if the log-in cannot be loaded and nothing is unsaved, the page is cleared', async () => {
  keep();
  broken.now = true;
  expire();
  await vi.waitFor(() => {
    expect(turned).toEqual([null]);
  });
});
