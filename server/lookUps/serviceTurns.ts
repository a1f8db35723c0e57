// When a service may be asked: one question at a time, no more often than it allows, and not before it said. Turns and pauses are in the
// database, so that all server processes keep them together.
import sql from 'sql-template-tag';
import type { Queryable } from '../database/database.ts';
import type { Clock, LookupAnswer, LookupService } from '../edges.ts';
import { lookUpTexts } from './lookUpTexts.ts';
import { readSpacing, secondsToWait } from './serviceLimits.ts';
import { ServiceFailure } from './serviceFailure.ts';
import { services } from './services.ts';

/** The longest that one question may take, in milliseconds. */
export const longestQuestion = 10_000;
/** A turn is not worth taking that leaves less than this for the answer, in milliseconds. */
const shortestQuestion = 1_000;
/** How long a turn is held for a process that never gives it back, in milliseconds. */
const longestHold = longestQuestion + 5_000;
/** The longest pause that is kept, even if a service asks for more, in milliseconds. */
const longestPause = 24 * 60 * 60 * 1000;
/** The longest pause of doi.org that one agency can cause, in milliseconds: the other agencies did not ask for it. */
const longestPauseForAgency = 60 * 1000;
/** How often a process looks whether another one has given its turn back, in milliseconds. */
const nextLook = 100;

export interface TurnEdges {
  readonly clock: Clock;
  /** Waits so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

interface Turn {
  /** When the question may be asked. */
  readonly start: number;
  /** Identifies the turn among those of the service. */
  readonly heldUntil: Date;
}

const milliseconds = (count: number) => sql`${count}::float8 * interval '1 millisecond'`;

/** Moments later than this were stored before the clock was set back, and count as past. */
const farthestFrom = (now: Date) => sql`${now}::timestamptz + ${milliseconds(longestPause + longestHold)}`;

/** Takes the next turn, unless another process has it, or it would begin after `latest`. */
async function takeTurn(
  db: Queryable,
  turns: LookupService,
  spacing: number,
  now: Date,
  latest: Date,
): Promise<Turn | null> {
  const at = sql`${now}::timestamptz`;
  const farthest = farthestFrom(now);
  const start = sql`(case when t.ready_at > ${farthest} then ${at} else greatest(t.ready_at, ${at}) end)`;
  const [row] = await db.query<{ held_until: Date }>(sql`
    insert into lookup_turns as t (service, held_until, ready_at)
    values (${turns}, ${at} + ${milliseconds(longestHold)}, ${at} + ${milliseconds(spacing)})
    on conflict (service) do update set
      held_until = ${start} + ${milliseconds(longestHold)}, ready_at = ${start} + ${milliseconds(spacing)}
    where (t.held_until <= ${at} or t.held_until > ${farthest}) and ${start} <= ${latest}::timestamptz
    returning held_until`);
  return row ? { start: row.held_until.getTime() - longestHold, heldUntil: row.held_until } : null;
}

async function readReadyAt(db: Queryable, service: LookupService, now: Date): Promise<number> {
  const [row] = await db.query<{ ready_at: Date }>(sql`
    select ready_at from lookup_turns where service = ${service} and ready_at <= ${farthestFrom(now)}`);
  return row?.ready_at.getTime() ?? 0;
}

/** Leaves a service alone until `readyAt`. A service that shares the turns of another has pauses of its own. */
async function pauseService(db: Queryable, service: LookupService, now: Date, readyAt: Date): Promise<void> {
  await db.query(sql`
    insert into lookup_turns (service, held_until, ready_at) values (${service}, ${now}, ${readyAt})
    on conflict (service) do update set ready_at = excluded.ready_at`);
}

/** Gives a turn back. The next one begins at `readyAt` or later. */
async function endTurn(
  db: Queryable,
  turns: LookupService,
  { heldUntil }: Turn,
  now: Date,
  readyAt: Date,
): Promise<void> {
  await db.query(sql`
    update lookup_turns set held_until = ${now}, ready_at = greatest(ready_at, ${readyAt}::timestamptz)
    where service = ${turns} and held_until = ${heldUntil}`);
}

export class ServiceTurns {
  readonly #edges: TurnEdges;
  /** The last question of this process in each line; it resolves when the question is answered. */
  readonly #last = new Map<LookupService, Promise<unknown>>();

  constructor(edges: TurnEdges) {
    this.#edges = edges;
  }

  /**
   * Asks a service when it is its turn. Throws `ServiceFailure` (`LIMITED`) if the service wants a pause, or if the turn would come too late for an
   * answer before `deadline`.
   */
  run(
    db: Queryable,
    service: LookupService,
    deadline: number,
    ask: (patience: number) => Promise<LookupAnswer>,
  ): Promise<LookupAnswer> {
    const { turns } = services[service];
    const before = this.#last.get(turns) ?? Promise.resolve();
    const answer = before.then(() => this.#askInTurn(db, service, deadline, ask));
    const answered = answer.catch(() => undefined);
    this.#last.set(turns, answered);
    void answered.then(() => {
      if (this.#last.get(turns) === answered) this.#last.delete(turns);
    });
    return answer;
  }

  async #askInTurn(
    db: Queryable,
    service: LookupService,
    deadline: number,
    ask: (patience: number) => Promise<LookupAnswer>,
  ): Promise<LookupAnswer> {
    const { clock, wait } = this.#edges;
    const { turns, spacing, title } = services[service];
    const turn = await this.#take(db, service, deadline);
    let readyAt = turn.start + spacing;
    try {
      const now = clock.now().getTime();
      if (turn.start > now) await wait(turn.start - now);
      const answer = await ask(Math.min(longestQuestion, deadline - turn.start));
      const limited = answer.redirectedTo === 'crossref' ? 'crossref' : service;
      const seconds = secondsToWait(answer, clock.now());
      if (seconds !== null) {
        const longest = answer.redirectedTo === 'agency' ? longestPauseForAgency : longestPause;
        const pause = Math.min(seconds * 1000, longest);
        const answered = clock.now();
        await pauseService(db, limited, answered, new Date(answered.getTime() + pause));
        throw new ServiceFailure('LIMITED', lookUpTexts.limited(title, pause / 1000));
      }
      if (limited === turns)
        readyAt = turn.start + Math.max(spacing, Math.min(readSpacing(answer.headers) ?? 0, longestPause));
      return answer;
    } finally {
      await endTurn(db, turns, turn, clock.now(), new Date(readyAt));
    }
  }

  async #take(db: Queryable, service: LookupService, deadline: number): Promise<Turn> {
    const { clock, wait } = this.#edges;
    const { turns, spacing, title } = services[service];
    const begun = clock.now().getTime();
    if (service !== turns) {
      const readyAt = await readReadyAt(db, service, clock.now());
      if (readyAt > begun) throw new ServiceFailure('LIMITED', lookUpTexts.limited(title, (readyAt - begun) / 1000));
    }
    // Counted, and not read from the clock: the clock of a test stands still.
    for (let waited = 0; begun + waited < deadline - shortestQuestion; waited += nextLook) {
      const now = clock.now();
      const turn = await takeTurn(db, turns, spacing, now, new Date(deadline - shortestQuestion));
      if (turn !== null) return turn;
      const readyAt = await readReadyAt(db, turns, now);
      if (readyAt > deadline - shortestQuestion)
        throw new ServiceFailure('LIMITED', lookUpTexts.limited(title, (readyAt - now.getTime()) / 1000));
      await wait(nextLook);
    }
    throw new ServiceFailure('LIMITED', lookUpTexts.busy(title));
  }
}
