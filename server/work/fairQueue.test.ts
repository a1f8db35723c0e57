import { describe, expect, it } from 'vitest';
import {
  accountAsker,
  type Asker,
  FairQueue,
  type FairQueueOptions,
  QueueFull,
  sessionsAsker,
  strangerAsker,
  type Weight,
} from './fairQueue.ts';

/** A queue with fake time whose work the test ends, and the names of work in the order in which it started. */
function open(options: Partial<FairQueueOptions> = {}) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const later: (() => void)[] = [];
  let now = 0;
  const queue = new FairQueue({
    ...{ places: 1, heavyPlaces: 1, placesPerLine: 1 },
    later: (run) => void later.push(run),
    now: () => now,
    ...options,
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    queue,
    started,
    /** Adds work for an account, by its id, or for another asker. */
    ask: (asker: string | Asker, name: string, weight: Weight = 'quick') =>
      queue.run(typeof asker === 'string' ? accountAsker(asker) : asker, weight, () => {
        started.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    end: async (name: string) => {
      ends.get(name)?.();
      await settle();
    },
    /** Advances the clock. */
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
    /** Advances to a later turn of the event loop, by default after the time for which a place is kept for the same request. */
    pass: async (milliseconds = 5) => {
      now += milliseconds;
      for (const run of later.splice(0)) run();
      await settle();
    },
  };
}

describe('the fair queue', () => {
  it('alternates between accounts, however much work one of them adds', async () => {
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
    // The same request continues before heavy work starts, even if it takes a moment to send its next work.
    await pass(4);
    void ask('b', 'quick 2');
    await pass();
    expect(started).toEqual(['quick 1', 'quick 2']);
    await end('quick 2');
    await pass();
    expect(started).toEqual(['quick 1', 'quick 2', 'heavy 1']);
  });

  it('serves accounts that have recently used much time after others, until that has decayed', async () => {
    const { ask, end, pass, started, wait } = open();
    void ask('a', 'a1');
    wait(300);
    await end('a1');
    void ask('a', 'a2');
    void ask('a', 'heavy', 'heavy');
    void ask('b', 'b1');
    await end('b1');
    void ask('b', 'b2');
    await pass();
    expect(started).toEqual(['a1', 'b1', 'b2']);
    await end('b2');
    await pass();
    expect(started).toEqual(['a1', 'b1', 'b2', 'a2']);
    wait(2_000);
    void ask('a', 'a3');
    await end('a2');
    expect(started.at(-1)).toBe('a3');
  });

  it('gives accounts that have recently used much time one place at a time', async () => {
    const { ask, end, pass, started, wait } = open({ places: 4, placesPerLine: 4 });
    void ask('a', 'a1');
    wait(300);
    await end('a1');
    void ask('a', 'a2');
    void ask('a', 'a3');
    await pass();
    expect(started).toEqual(['a1', 'a2']);
    await end('a2');
    await pass();
    expect(started).toEqual(['a1', 'a2', 'a3']);
  });

  it('starts heavy work now and then if there is always quick work', async () => {
    const { ask, end, started } = open();
    const names = Array.from({ length: 12 }, (_, index) => `quick ${index}`);
    for (const name of names) void ask('b', name);
    void ask('a', 'heavy', 'heavy');
    for (const name of names.slice(0, 9)) await end(name);
    expect(started.indexOf('heavy')).toBe(9);
  });

  it('reserves places that heavy work never takes, and places that a single account never takes', async () => {
    const { ask, pass, started } = open({ places: 4, heavyPlaces: 1, placesPerLine: 2 });
    for (const account of ['a', 'b']) void ask(account, `heavy of ${account}`, 'heavy');
    await pass();
    expect(started).toEqual(['heavy of a']);
    for (const name of ['c1', 'c2', 'c3']) void ask('c', name);
    void ask('d', 'd1');
    expect(started).toEqual(['heavy of a', 'c1', 'c2', 'd1']);
  });

  it('rejects work of an account that has too much waiting, but not that of others', async () => {
    const { ask, started } = open();
    const all = Array.from({ length: 202 }, (_, index) => ask('a', `a${index}`));
    await expect(all.at(-1)).rejects.toThrow(QueueFull);
    void ask('b', 'b1');
    expect(started).toEqual(['a0']);
  });

  it('counts all waiting work of an account, including deferred work', async () => {
    const { ask, end, wait } = open();
    for (let index = 0; index < 151; index += 1) void ask('a', `a${index}`);
    wait(400);
    await end('a0');
    for (let index = 0; index < 51; index += 1) void ask('a', `deferred ${index}`);
    await expect(ask('a', 'refused')).rejects.toThrow(QueueFull);
  });

  it('gives all anonymous requests together the turns of one account, and alternates between their networks', async () => {
    const { ask, end, started } = open();
    const [one, two] = [strangerAsker('192.0.2.1'), strangerAsker('192.0.2.2')];
    for (const name of ['one 1', 'one 2', 'one 3']) void ask(one, name);
    for (const name of ['two 1', 'two 2']) void ask(two, name);
    for (const name of ['a1', 'a2', 'a3']) void ask('a', name);
    for (const name of ['one 1', 'one 2', 'a1', 'two 1', 'a2', 'one 3', 'a3']) await end(name);
    expect(started).toEqual(['one 1', 'one 2', 'a1', 'two 1', 'a2', 'one 3', 'a3', 'two 2']);
  });

  it('looks up sessions independently of anonymous requests, even of the same network', async () => {
    const { ask, end, started } = open();
    for (const name of ['1', '2', '3', '4']) void ask(strangerAsker('192.0.2.1'), `stranger ${name}`);
    void ask(sessionsAsker('192.0.2.1'), 'session');
    await end('stranger 1');
    await end('stranger 2');
    expect(started).toEqual(['stranger 1', 'stranger 2', 'session']);
  });

  it('rejects anonymous work of a network that has too much waiting, and of other networks only if all together have too much', async () => {
    const { ask } = open();
    void ask(strangerAsker('192.0.2.0'), 'held');
    const endless = (client: string, count: number) => {
      for (let index = 0; index < count; index += 1) void ask(strangerAsker(client), `${client} ${index}`);
    };
    endless('192.0.2.1', 200);
    await expect(ask(strangerAsker('192.0.2.1'), 'refused')).rejects.toThrow(QueueFull);
    for (let client = 2; client <= 10; client += 1) endless(`192.0.2.${client}`, 200);
    await expect(ask(strangerAsker('192.0.2.11'), 'refused')).rejects.toThrow(QueueFull);
  });

  it('reserves places that anonymous requests never take, however many networks they come from', () => {
    const { ask, started } = open({ places: 4, placesPerLine: 2 });
    for (const client of ['1', '2', '3', '4']) void ask(strangerAsker(`192.0.2.${client}`), `stranger ${client}`);
    void ask(sessionsAsker('192.0.2.1'), 'session');
    expect(started).toEqual(['stranger 1', 'stranger 2', 'session']);
  });

  it('never rejects a part of a heavy job, however much quick work of the account waits', async () => {
    const { ask, end, pass, started } = open();
    for (let index = 0; index < 201; index += 1) void ask('a', `quick ${index}`);
    void ask('a', 'heavy', 'heavy');
    for (let index = 0; index < 201; index += 1) await end(`quick ${index}`);
    await pass();
    expect(started).toContain('heavy');
  });

  it('continues after work that failed', async () => {
    const { queue, ask, started } = open();
    await expect(queue.run(accountAsker('a'), 'quick', () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
    void ask('a', 'next');
    expect(started).toEqual(['next']);
  });

  it('runs two heavy jobs of an account at once, and further ones after them', async () => {
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

  it('rejects heavy jobs if too many are waiting', async () => {
    const { queue } = open();
    const endless = () => new Promise<void>(() => undefined);
    for (let number = 0; number < 22; number += 1) void queue.runHeavyJob('a', endless);
    await expect(queue.runHeavyJob('a', endless)).rejects.toThrow(QueueFull);
  });
});
