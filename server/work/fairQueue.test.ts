import { describe, expect, it } from 'vitest';
import { FairQueue, type FairQueueOptions, QueueFull, type Weight } from './fairQueue.ts';

/** A queue whose work ends when the test says so, and the order in which work was started. */
function open(options: Partial<FairQueueOptions> = {}) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const later: (() => void)[] = [];
  const queue = new FairQueue({
    ...{ places: 1, heavyPlaces: 1, placesPerAccount: 1 },
    later: (run) => void later.push(run),
    ...options,
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    queue,
    started,
    ask: (account: string, name: string, weight: Weight = 'quick') =>
      queue.run(account, weight, () => {
        started.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    end: async (name: string) => {
      ends.get(name)?.();
      await settle();
    },
    /** A later turn of the event loop comes. */
    pass: async () => {
      for (const run of later.splice(0)) run();
      await settle();
    },
  };
}

describe('the fair queue', () => {
  it('gives accounts turns, however much one of them asks for', async () => {
    const { ask, end, started } = open();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void ask('a', name);
    void ask('b', 'b1');
    void ask('c', 'c1');
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3']) await end(name);
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
  });

  it('starts heavy work only when no quick work waits, in a later turn', async () => {
    const { ask, end, pass, started } = open();
    void ask('b', 'quick 1');
    void ask('a', 'heavy 1', 'heavy');
    await end('quick 1');
    expect(started).toEqual(['quick 1']);
    // The same request goes on before heavy work has its turn.
    void ask('b', 'quick 2');
    await pass();
    expect(started).toEqual(['quick 1', 'quick 2']);
    await end('quick 2');
    await pass();
    expect(started).toEqual(['quick 1', 'quick 2', 'heavy 1']);
  });

  it('lets heavy work in between much quick work', async () => {
    const { ask, end, started } = open();
    const names = Array.from({ length: 12 }, (_, index) => `quick ${index}`);
    for (const name of names) void ask('b', name);
    void ask('a', 'heavy', 'heavy');
    for (const name of names.slice(0, 9)) await end(name);
    expect(started.indexOf('heavy')).toBe(9);
  });

  it('leaves places that heavy work never takes, and places that one account never takes', async () => {
    const { ask, pass, started } = open({ places: 4, heavyPlaces: 1, placesPerAccount: 2 });
    for (const account of ['a', 'b']) void ask(account, `heavy of ${account}`, 'heavy');
    await pass();
    expect(started).toEqual(['heavy of a']);
    for (const name of ['c1', 'c2', 'c3']) void ask('c', name);
    void ask('d', 'd1');
    expect(started).toEqual(['heavy of a', 'c1', 'c2', 'd1']);
  });

  it('refuses what an account has too much of, and nothing of others', async () => {
    const { ask, started } = open();
    const all = Array.from({ length: 202 }, (_, index) => ask('a', `a${index}`));
    await expect(all.at(-1)).rejects.toThrow(QueueFull);
    void ask('b', 'b1');
    expect(started).toEqual(['a0']);
  });

  it('refuses no part of a heavy job, however much quick work of the account waits', async () => {
    const { ask, end, pass, started } = open();
    for (let index = 0; index < 201; index += 1) void ask('a', `quick ${index}`);
    void ask('a', 'heavy', 'heavy');
    for (let index = 0; index < 201; index += 1) await end(`quick ${index}`);
    await pass();
    expect(started).toContain('heavy');
  });

  it('goes on after work that failed', async () => {
    const { queue, ask, started } = open();
    await expect(queue.run('a', 'quick', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    void ask('a', 'next');
    expect(started).toEqual(['next']);
  });

  it('runs two heavy jobs of an account at once, and more one after the other', async () => {
    const { queue } = open();
    const started: number[] = [];
    const ends: (() => void)[] = [];
    const job = (number: number) => () => {
      started.push(number);
      return new Promise<void>((resolve) => ends.push(resolve));
    };
    const jobs = [1, 2, 3, 4].map((number) => queue.runHeavyJob('a', job(number)));
    void queue.runHeavyJob('b', job(5));
    await Promise.resolve();
    expect(started).toEqual([1, 2, 5]);
    ends[0]?.();
    await jobs[0];
    await new Promise((resolve) => setImmediate(resolve));
    expect(started).toEqual([1, 2, 5, 3]);
  });

  it('refuses heavy jobs beyond those that may wait', async () => {
    const { queue } = open();
    const endless = () => new Promise<void>(() => undefined);
    for (let number = 0; number < 22; number += 1) void queue.runHeavyJob('a', endless);
    await expect(queue.runHeavyJob('a', endless)).rejects.toThrow(QueueFull);
  });
});
