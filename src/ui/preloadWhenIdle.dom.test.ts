// When code is loaded before it is wanted, and when it is not.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LoadPart, preloadWhenIdle } from './preloadWhenIdle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

function begin(...parts: LoadPart[]) {
  const list = vi.fn(() => Promise.resolve(parts));
  return { list, stop: preloadWhenIdle(list) };
}

function connect(connection: object) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

test('nothing is asked for before the page has settled; then one part comes after the other', async () => {
  let arrive: () => void = () => undefined;
  const first = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  const second = vi.fn(() => Promise.resolve());
  const { list } = begin(first, second);
  await vi.advanceTimersByTimeAsync(990);
  expect(list).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
  arrive();
  await vi.advanceTimersByTimeAsync(100);
  expect(second).toHaveBeenCalledOnce();
});

test('a part that does not come keeps no other from coming', async () => {
  const second = vi.fn(() => Promise.resolve());
  begin(() => Promise.reject(new Error('Failed to fetch')), second);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(second).toHaveBeenCalledOnce();
});

test.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
  'a connection that is to be spared is: %j',
  async (connection) => {
    connect(connection);
    const { list } = begin();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(list).not.toHaveBeenCalled();
  },
);

test('a quick one is used', async () => {
  connect({ saveData: false, effectiveType: '4g' });
  const { list } = begin();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(list).toHaveBeenCalledOnce();
});

test('who leaves the page loads nothing for it', async () => {
  const { list, stop } = begin();
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(list).not.toHaveBeenCalled();
});
