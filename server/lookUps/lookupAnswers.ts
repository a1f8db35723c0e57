// Caches the answers of services and the running requests, so that no service is asked twice for the same.
import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { SourceEntry } from '#bibliography/bibtex/source.ts';
import { type Queryable, unlessFull } from '../database/database.ts';

/** A record that a service has, as the entry of a file that it becomes. */
export interface FoundRecord {
  /** The name of the service. */
  readonly source: string;
  readonly entry: SourceEntry;
}

/** An outcome with which the services have answered the question. */
interface KnownOutcome {
  readonly status: 'FOUND' | 'NOT_FOUND';
  readonly message: string | null;
  /** Empty unless something was found. */
  readonly records: readonly FoundRecord[];
}

/** An outcome without an answer, and the reason. */
interface Failure {
  readonly status: 'UNAVAILABLE' | 'LIMITED' | 'OFF';
  readonly message: string;
  readonly records: readonly [];
}

export type Outcome = KnownOutcome | Failure;

/** A stored outcome. A temporary one is only for requests at the same time, because a retry may have another outcome. */
export type StoredOutcome =
  | { readonly outcome: KnownOutcome; readonly isTemporary: boolean }
  | { readonly outcome: Failure; readonly isTemporary: true };

/** Whether a process has just got the question (`newcomer`), or waits for the answer that another process requests. */
export type Asker = 'newcomer' | 'waiting';

/** Increase this when the code that parses answers changes, so that answers parsed by older code are requested again. */
const version = 3;

const day = 24 * 60 * 60 * 1000;
const foundFor = 30 * day;
const notFoundFor = day;
/** A process that waits for an answer looks for it several times a second. */
const temporaryFor = 5 * 1000;
/** How long later requests use a temporary answer instead of a new request, which would remove the answer before waiting processes have seen it. */
const temporaryForNewcomers = 1000;
/** How long a question is one process's before another one may ask; no question takes longer. */
const askedFor = 60 * 1000;

function keyOf(question: string): Buffer {
  return createHash('sha256').update(`${version}\n${question}`).digest();
}

/** Whether `expires` is past. What runs out later than it can was stored before the clock was set back. */
const isOver = (now: Date) => {
  const latest = new Date(now.getTime() + foundFor);
  return sql`(a.expires <= ${now}::timestamptz or a.expires > ${latest}::timestamptz)`;
};

/** Whether an outcome that is not over is for such an asker. */
const isFor = (asker: Asker, now: Date) => {
  const latest = new Date(now.getTime() + temporaryFor - temporaryForNewcomers);
  return sql`(${asker === 'waiting'} or not (a.outcome->>'isTemporary')::boolean or a.expires > ${latest}::timestamptz)`;
};

/** The stored outcome; null if there is none, also while a process requests it. */
export async function findAnswer(db: Queryable, question: string, now: Date, asker: Asker): Promise<Outcome | null> {
  const [row] = await db.query<{ outcome: StoredOutcome }>(sql`
    select outcome from lookup_answers a
    where key = ${keyOf(question)} and outcome is not null and ${isFor(asker, now)} and not ${isOver(now)}`);
  return row?.outcome.outcome ?? null;
}

/** Marks a question as being asked by this process; false if there is an answer for it by now, or another process is asking. */
export async function beginAsking(db: Queryable, question: string, now: Date, asker: Asker): Promise<boolean> {
  const rows = await db.query(sql`
    insert into lookup_answers as a (key, outcome, expires)
    values (${keyOf(question)}, null, ${new Date(now.getTime() + askedFor)})
    on conflict (key) do update set outcome = null, expires = excluded.expires
    where ${isOver(now)} or (a.outcome is not null and not ${isFor(asker, now)})
    returning 1 as begun`);
  return rows.length > 0;
}

function lifetimeOf({ outcome, isTemporary }: StoredOutcome): number {
  if (isTemporary) return temporaryFor;
  return outcome.status === 'FOUND' ? foundFor : notFoundFor;
}

/** Keeps an answer. A full disk is no reason not to give it. */
export async function keepAnswer(db: Queryable, question: string, answer: StoredOutcome, now: Date): Promise<void> {
  const expires = new Date(now.getTime() + lifetimeOf(answer));
  await unlessFull(
    db.query(sql`
      update lookup_answers set outcome = ${JSON.stringify(answer)}::jsonb, expires = ${expires}
      where key = ${keyOf(question)}`),
  );
}

/** Lets any process ask a question again that came to nothing. */
export async function stopAsking(db: Queryable, question: string): Promise<void> {
  await db.query(sql`delete from lookup_answers where key = ${keyOf(question)} and outcome is null`);
}

/** Removes what has run out. */
export async function deleteOldAnswers(db: Queryable, now: Date): Promise<void> {
  await db.query(sql`delete from lookup_answers a where ${isOver(now)}`);
}
