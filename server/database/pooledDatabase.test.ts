// Tests how waiting requests experience an unreachable database.
import pg from 'pg';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { FairQueue, serverAsker } from '../work/fairQueue.ts';
import { queuedDatabase } from '../work/queuedDatabase.ts';
import { DatabaseUnavailable } from './database.ts';
import { PooledDatabase } from './pooledDatabase.ts';

/** A database that does not exist. */
function unreachable(): PooledDatabase {
  return new PooledDatabase({ pool: new pg.Pool({ host: '/nowhere' }), limit: 10_000 });
}

test('all queued requests share the wait for one outage', async () => {
  const database = unreachable();
  const other = unreachable();
  const queue = new FairQueue({ places: 1, heavyPlaces: 1, placesPerLine: 1 });
  const queued = queuedDatabase({ database, queue, asker: serverAsker });
  const asked = Array.from({ length: 40 }, () => queued.query(sql`select 1`));
  await expect(asked[0]).rejects.toBeInstanceOf(DatabaseUnavailable);
  // A request that starts to wait now fails last, although only the first of the queue has tried to connect so far.
  const ended: string[] = [];
  const queueEnded = Promise.allSettled(asked).then(() => ended.push('queue'));
  await expect(other.query(sql`select 1`)).rejects.toBeInstanceOf(DatabaseUnavailable);
  ended.push('other');
  await queueEnded;
  expect(ended).toEqual(['queue', 'other']);
  await Promise.all([database.close(), other.close()]);
});
