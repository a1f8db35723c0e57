// Limits the running exports of an account to two. They are not heavy jobs (work/work.ts), because each lasts as long as its client reads, and
// would make bulk edits wait. The limit applies to each process, so several processes allow a few more.
import type { ServerResponse } from 'node:http';
import type { Context } from '../graphql/context.ts';
import { sendRefusal } from '../http/answer.ts';
import { Counts } from '../work/counts.ts';

const maximumRunning = 2;

export class RunningExports {
  readonly #running = new Counts();

  /** Starts an export, and returns the function that ends it; null if the asker (by default an account) has too many running already. */
  begin(asker: string, maximum = maximumRunning): (() => void) | null {
    if (this.#running.of(asker) >= maximum) return null;
    this.#running.add(asker, 1);
    return () => void this.#running.add(asker, -1);
  }
}

/** Starts an export, and returns the function that ends it; null if the request was refused, because the account has too many running already. */
export function beginDownload(
  response: ServerResponse,
  { accounts, client }: Pick<Context, 'accounts' | 'client'>,
  running: RunningExports,
  userId: string,
): (() => void) | null {
  const end = running.begin(userId);
  if (end !== null) return end;
  accounts.audit({ event: 'limit-reached', limit: 'downloads:account', account: userId }, client);
  response.setHeader('Retry-After', '30');
  sendRefusal(response, 429, 'RATE_LIMITED', 'Two of your downloads are in progress. Wait for one to finish.');
  return null;
}
