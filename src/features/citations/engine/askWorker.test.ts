// One question at a time, and a worker that never answers is replaced.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AskedWorker, createAsk, type WorkerReports } from './askWorker.ts';

class FakeWorker implements AskedWorker<string> {
  readonly asked: string[] = [];
  ended = false;
  readonly reports: WorkerReports<string, string>;
  constructor(reports: WorkerReports<string, string>) {
    this.reports = reports;
  }
  postMessage(question: string): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.ended = true;
  }
}

const texts = { endless: 'too long', broken: 'broken', stopped: 'stopped' };

let workers: FakeWorker[];
const lastWorker = () => {
  const last = workers.at(-1);
  if (!last) throw new Error('No worker was started.');
  return last;
};
const createTestAsk = () =>
  createAsk<string, string, string>({
    start: (reports) => {
      workers.push(new FakeWorker(reports));
      return lastWorker();
    },
    isLong: (question) => question !== 'short',
    patience: () => 1000,
    texts,
  });

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('questions are asked one after the other, of one worker', async () => {
  const ask = createTestAsk();
  const [one, other] = [ask('1'), ask('2')];
  expect(lastWorker().asked).toEqual(['1']);
  lastWorker().reports.answered('first');
  expect(await one).toBe('first');
  expect(lastWorker().asked).toEqual(['1', '2']);
  lastWorker().reports.answered('second');
  expect(await other).toBe('second');
  expect(workers).toHaveLength(1);
});

test('a worker that takes too long is ended, and the next question gets a new one', async () => {
  const ask = createTestAsk();
  const endless = expect(ask('endless')).rejects.toThrow('too long');
  const next = ask('next');
  await vi.advanceTimersByTimeAsync(1001);
  await endless;
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  lastWorker().reports.answered('here');
  expect(await next).toBe('here');
  // The limit of the first question does not end the next one.
  await vi.advanceTimersByTimeAsync(5000);
  expect(lastWorker().ended).toBe(false);
});

test('giving up ends a running calculation, and leaves the others', async () => {
  const ask = createTestAsk();
  const controllers = [new AbortController(), new AbortController()];
  const running = ask('running', { signal: controllers[0]?.signal });
  const queued = ask('queued', { signal: controllers[1]?.signal });
  const last = ask('last');
  controllers[1]?.abort();
  await expect(queued).rejects.toThrow('stopped');
  expect(workers).toHaveLength(1);
  controllers[0]?.abort();
  await expect(running).rejects.toThrow('stopped');
  expect(lastWorker().asked).toEqual(['last']);
  lastWorker().reports.answered('done');
  expect(await last).toBe('done');
});

test('giving up a short question leaves the worker, and drops the answer', async () => {
  const ask = createTestAsk();
  const controller = new AbortController();
  const short = ask('short', { signal: controller.signal });
  const next = ask('next');
  controller.abort();
  await expect(short).rejects.toThrow('stopped');
  expect(lastWorker().ended).toBe(false);
  lastWorker().reports.answered('dropped');
  lastWorker().reports.answered('here');
  expect(await next).toBe('here');
});

test('what a worker reports after its end answers no question', async () => {
  const ask = createTestAsk();
  const endless = expect(ask('endless')).rejects.toThrow('too long');
  const next = ask('next');
  const first = lastWorker();
  await vi.advanceTimersByTimeAsync(1001);
  await endless;
  first.reports.answered('late');
  lastWorker().reports.answered('here');
  expect(await next).toBe('here');
});

test('a worker that fails rejects its question only', async () => {
  const ask = createTestAsk();
  const failing = expect(ask('failing')).rejects.toThrow('broken');
  const next = ask('next');
  lastWorker().reports.failed();
  await failing;
  lastWorker().reports.answered('here');
  expect(await next).toBe('here');
});

test('parts of an answer go to its question, before the answer', async () => {
  const ask = createTestAsk();
  const parts: string[] = [];
  const one = ask('1', { onPart: (part) => parts.push(part) });
  const other = ask('2', { onPart: (part) => parts.push(`of 2: ${part}`) });
  lastWorker().reports.progressed('a');
  lastWorker().reports.progressed('b');
  lastWorker().reports.answered('first');
  expect(await one).toBe('first');
  lastWorker().reports.progressed('c');
  lastWorker().reports.answered('second');
  await other;
  expect(parts).toEqual(['a', 'b', 'of 2: c']);
});
