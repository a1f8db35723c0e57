// A download that is on its way, and those who do not wait for it.
import { afterEach, expect, test, vi } from 'vitest';
import { redirectUnknownPath } from './redirectUnknownPath.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const download = { pathname: '/download/linux_deb', searchStr: '' };

/** The question for the newest version, unanswered. */
function heldVersion() {
  let answer: (response: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const fetch = vi.fn<typeof globalThis.fetch>(() => answered);
  vi.stubGlobal('fetch', fetch);
  return {
    fetch,
    arrive: () => {
      answer(Response.json({ version: '5.15' }));
    },
  };
}

const leave = () => vi.fn<(address: string) => Promise<never>>(() => Promise.resolve(undefined as never));

test('whoever waits is led to the file', async () => {
  const { arrive } = heldVersion();
  const going = leave();
  const led = redirectUnknownPath(download, { leave: going }, new AbortController().signal);
  arrive();
  await led;
  expect(going).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('5.15'));
});

test('whoever has gone elsewhere is not pulled away by a late answer', async () => {
  const { fetch, arrive } = heldVersion();
  const going = leave();
  const left = new AbortController();
  const led = redirectUnknownPath(download, { leave: going }, left.signal);
  left.abort();
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  arrive();
  await led;
  expect(going).not.toHaveBeenCalled();
});
