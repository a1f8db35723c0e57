// A mail that cannot be handed over now is tried again some minutes long. It is kept in memory on purpose: a table of waiting mails
// would hold the tokens of reset links as they are, and whoever misses a mail asks for another one.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Mailer } from '../edges.ts';
import { mailFailure } from './mailFailure.ts';

const second = 1000;
const minute = 60 * second;
/** Before each further try. Together they are well within the hour that a reset link is good for. */
const pauses = [5 * second, 30 * second, 2 * minute, 10 * minute] as const;
/** As many mails may wait for another try; while a mail server is down, memory must not fill with them. */
const mostWaiting = 1_000;

export interface RetryingMailer extends Mailer {
  /** From now on nothing waits: what does is tried a last time. For the end of the server. */
  hurry: () => void;
}

export interface RetryOptions {
  /** Told of each failure that is not the last. */
  log: (error: unknown, message: string) => void;
  /** Waits, or less when it is told to hurry; given in tests. */
  pause?: (milliseconds: number, hurry: AbortSignal) => Promise<void>;
}

/**
 * Rejects with the last failure. All tries of a mail carry its id: should a server have taken it and the word of that got
 * lost, the second one is known as the same mail.
 */
export function createRetryingMailer(mailer: Mailer, { log, pause = pauseFor }: RetryOptions): RetryingMailer {
  const hurry = new AbortController();
  let waiting = 0;
  return {
    async send(mail) {
      for (const wait of pauses) {
        const isLast = hurry.signal.aborted;
        try {
          await mailer.send(mail);
          return;
        } catch (error) {
          const failure = mailFailure(error);
          if (isLast || isFinal(failure) || waiting >= mostWaiting) throw failure;
          log(failure, `could not send a mail; retrying in ${wait / second} s`);
        }
        waiting += 1;
        await pause(wait, hurry.signal);
        waiting -= 1;
      }
      await mailer.send(mail).catch((error: unknown) => {
        throw mailFailure(error);
      });
    },
    ...(mailer.tidy && { tidy: () => mailer.tidy?.() ?? Promise.resolve() }),
    hurry: () => {
      hurry.abort();
    },
  };
}

/** The mail server has said no for good (RFC 5321: 5yz), to the address, the sender or the password. */
function isFinal({ responseCode }: { responseCode?: number }): boolean {
  return responseCode !== undefined && responseCode >= 500;
}

/** The process does not stay for a pause. */
async function pauseFor(milliseconds: number, hurry: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal: hurry, ref: false }).catch(() => undefined);
}
