// Retries a mail that cannot be sent for some minutes. Waiting mails are deliberately kept only in memory: a table would contain the tokens of
// reset links in plain text, and people who miss a mail can request another one.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Mailer } from '../edges.ts';
import { mailFailure } from './mailFailure.ts';

const second = 1000;
const minute = 60 * second;
/** The pauses before retries. Together they are far shorter than the hour for which a reset link is valid. */
const pauses = [5 * second, 30 * second, 2 * minute, 10 * minute] as const;
/** The most mails that may wait for a retry, so that they do not fill the memory while a mail server is down. */
const maximumWaiting = 1_000;

export interface RetryingMailer extends Mailer {
  /** Tries all waiting mails for a last time, and lets no mail wait from now on; called when the server stops. */
  hurry: () => void;
}

export interface RetryOptions {
  /** Called for each failure after which the mail is retried. */
  log: (error: unknown, message: string) => void;
  /** Waits for the given time, or until `hurry` aborts; replaced in tests. */
  pause?: (milliseconds: number, hurry: AbortSignal) => Promise<void>;
}

/**
 * Creates a mailer that rejects with the last failure. All attempts have the same mail id, so that mail servers can recognize duplicates if their
 * confirmation of an earlier attempt got lost.
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
          if (isLast || isFinal(failure) || waiting >= maximumWaiting) throw failure;
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

/** Whether the mail server has permanently rejected the recipient, the sender or the password (RFC 5321: 5yz). */
function isFinal({ responseCode }: { responseCode?: number }): boolean {
  return responseCode !== undefined && responseCode >= 500;
}

/** Pauses without keeping the process alive. */
async function pauseFor(milliseconds: number, hurry: AbortSignal): Promise<void> {
  await sleep(milliseconds, undefined, { signal: hurry, ref: false }).catch(() => undefined);
}
