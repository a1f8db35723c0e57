// A database that cannot be reached, as those who wait for it see it.
import pg from 'pg';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { FairQueue, serverAsker } from '../work/fairQueue.ts';
import { queuedDatabase } from '../work/queuedDatabase.ts';
import { DatabaseUnavailable } from './database.ts';
import { PooledDatabase } from './pooledDatabase.ts';

/** A database where nobody listens. */
function unreachable(): PooledDatabase {
  return new PooledDatabase({ pool: new pg.Pool({ host: '/nowhere' }), limit: 10_000 });
}

test('an outage is waited for once, however many have to queue', async () => {
  const database = unreachable();
  const other = unreachable();
  const queue = new FairQueue({ places: 1, heavyPlaces: 1, placesPerLine: 1 });
  const queued = queuedDatabase({ database, queue, asker: serverAsker });
  const asked = Array.from({ length: 40 }, () => queued.query(sql`select 1`));
  await expect(asked[0]).rejects.toBeInstanceOf(DatabaseUnavailable);
  // Somebody who begins to wait now is the last to hear, although all of the queue come after the first.
  const ended: string[] = [];
  const queueEnded = Promise.allSettled(asked).then(() => ended.push('queue'));
  await expect(other.query(sql`select 1`)).rejects.toBeInstanceOf(DatabaseUnavailable);
  ended.push('other');
  await queueEnded;
  expect(ended).toEqual(['queue', 'other']);
  await Promise.all([database.close(), other.close()]);
});
