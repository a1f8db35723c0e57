// Warns when the clock was set back, because times that were stored before are then in the future.
import sql from 'sql-template-tag';
import type { Queryable } from './database/database.ts';
import type { Clock } from './edges.ts';

/** In milliseconds. Clocks of different machines differ slightly, and writes within one millisecond get later times (library/openLibrary.ts). */
const tolerance = 10_000;

export interface WatchedClock extends Clock {
  /** Reports a time that has certainly passed; null for none. */
  hasPassed: (moment: Date | null) => void;
}

/** Calls `warn` once each time the clock is set back. */
export function watchClock(clock: Clock, warn: (message: string) => void): WatchedClock {
  let latest = 0;
  const look = (now: Date) => {
    if (latest - now.getTime() > tolerance) {
      const seconds = Math.round((latest - now.getTime()) / 1000);
      warn(
        `The clock is ${seconds} s behind what was stored before: it says ${now.toISOString()}, and the newest moment known is ${new Date(latest).toISOString()}. New changes are dated after the newest ones all the same. Set the clock of this machine.`,
      );
      latest = now.getTime();
    }
    latest = Math.max(latest, now.getTime());
    return now;
  };
  return {
    now: () => look(clock.now()),
    hasPassed(moment) {
      latest = Math.max(latest, moment?.getTime() ?? 0);
      look(clock.now());
    },
  };
}

/** The newest stored time of accounts and libraries; null if there are none. */
export async function newestMoment(db: Queryable): Promise<Date | null> {
  const [row] = await db.query<{ newest: Date | null }>(sql`
    select greatest(
      (select max(created) from users),
      (select max(last_active) from sessions),
      (select max(last_modified) from libraries)
    ) as newest`);
  return row?.newest ?? null;
}
