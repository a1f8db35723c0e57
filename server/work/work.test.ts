// Tests the error of a request whose account has too much work waiting.
import { expect, it } from 'vitest';
import { FairQueue } from './fairQueue.ts';
import { AccountWork } from './work.ts';

it('rejects excess work with a code, and reports it', async () => {
  const queue = new FairQueue({ places: 1, heavyPlaces: 1, placesPerLine: 1 });
  let refused = 0;
  const work = new AccountWork({ queue, account: 'a', onFull: () => (refused += 1) });
  const endless = () => new Promise<void>(() => undefined);
  for (let index = 0; index < 201; index += 1) void work.inTurn(endless);
  await expect(work.inTurn(endless)).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
  for (let index = 0; index < 22; index += 1) void work.heavyJob(endless);
  await expect(work.heavyJob(endless)).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED' } });
  expect(refused).toBe(2);
});
