// Looks references up for one account: from kept answers where there are some, else at the services, in their turns.
import { type Identifier, identifierKey } from '#bibliography/lookUp/readIdentifiers.ts';
import type { Database } from '../database/database.ts';
import type { Clock, Lookups } from '../edges.ts';
import { Batches } from './batches.ts';
import { checkRecords } from './checkRecords.ts';
import {
  beginAsking,
  findAnswer,
  type FoundRecord,
  keepAnswer,
  type Outcome,
  stopAsking,
  type StoredOutcome,
} from './lookupAnswers.ts';
import { lookUpTexts } from './lookUpTexts.ts';
import { ServiceFailure } from './serviceFailure.ts';
import { ServiceTurns } from './serviceTurns.ts';
import type { Ask, Reading } from './source.ts';
import { sourceOf } from './sources.ts';

/** A page waits for 30 seconds; what is not known by then is answered as a failure. */
const longestLookup = 25_000;
/** How often a process looks whether another one has the answer that both want, in milliseconds. */
const nextLook = 200;

/** The record without what the database cannot hold: NUL, and halves of surrogate pairs. */
function storable({ source, entry }: FoundRecord): FoundRecord {
  const fields = entry.fields.map((field) => ({ ...field, value: field.value.replace(/\0|\p{Surrogate}/gu, '') }));
  return { source, entry: { ...entry, fields } };
}

const off: Outcome = { status: 'OFF', message: lookUpTexts.off, records: [] };
const ending: Outcome = { status: 'UNAVAILABLE', message: lookUpTexts.ending, records: [] };

export interface LookupClientOptions {
  readonly lookups: Lookups;
  readonly clock: Clock;
  /** Waits so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Ends what is under way when the server ends: nobody may have to wait for a service then. */
  readonly stop?: AbortSignal;
}

/** Asks on behalf of one account, in its turns at the database. */
export interface LookupClient {
  readonly isOn: boolean;
  /** Looks an identifier up. Never throws because of a service. */
  find(identifier: Identifier): Promise<Outcome>;
  /** Asks something else than an identifier; `question` tells it from all others. */
  findBy(question: string, read: (ask: Ask) => Promise<Reading>): Promise<Outcome>;
}

/** Makes clients that share their questions: two accounts that ask for the same at once cost the services one. */
export function createLookupClients({
  lookups,
  clock,
  wait,
  stop,
}: LookupClientOptions): (db: Database) => LookupClient {
  const turns = new ServiceTurns({ clock, wait });
  const time = () => clock.now().getTime();
  const batches = new Batches(time);
  const asked = new Map<string, Promise<Outcome>>();
  /** Ends each wait for an outcome. */
  const waiting = new Set<() => void>();
  stop?.addEventListener('abort', () => {
    for (const end of waiting) end();
  });

  /** The outcome, or that the server ends. */
  function unlessStopped(outcome: Promise<Outcome>): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const end = () => resolve(ending);
      waiting.add(end);
      outcome.then(resolve, reject).finally(() => waiting.delete(end));
    });
  }

  function askUntil(db: Database, deadline: number): Ask {
    return async (service, path, accept) => {
      const question = (patience: number) =>
        lookups.ask({ service, path: typeof path === 'string' ? path : path(), accept, patience });
      return lookups.isRemote ? turns.run(db, service, deadline, question) : question(longestLookup);
    };
  }

  async function ask(db: Database, deadline: number, read: (ask: Ask) => Promise<Reading>): Promise<StoredOutcome> {
    try {
      const { records, message, isIncomplete = false } = await read(askUntil(db, deadline));
      const status = records.length > 0 ? 'FOUND' : 'NOT_FOUND';
      return { outcome: { status, message, records: records.map(storable) }, isTemporary: isIncomplete };
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error;
      return { outcome: { status: error.status, message: error.message, records: [] }, isTemporary: true };
    }
  }

  /** Waits for the turn to ask: null if it is this process's, else what the other one has found out. */
  async function untilKnown(db: Database, question: string, deadline: number): Promise<Outcome | null> {
    const begun = time();
    for (let waited = 0; begun + waited < deadline; waited += nextLook) {
      const asker = waited > 0 ? 'waiting' : 'newcomer';
      const known = await findAnswer(db, question, clock.now(), asker);
      if (known !== null) return known;
      if (await beginAsking(db, question, clock.now(), asker)) return null;
      await wait(nextLook);
    }
    return { status: 'LIMITED', message: lookUpTexts.askedElsewhere, records: [] };
  }

  async function askOnce(db: Database, question: string, read: (ask: Ask) => Promise<Reading>): Promise<Outcome> {
    const deadline = time() + longestLookup;
    if (!lookups.isRemote) return (await ask(db, deadline, read)).outcome;
    const kept = await untilKnown(db, question, deadline);
    if (kept !== null) return kept;
    try {
      const answer = await ask(db, deadline, read);
      await keepAnswer(db, question, answer, clock.now());
      return answer.outcome;
    } catch (error) {
      await stopAsking(db, question);
      throw error;
    }
  }

  function findBy(db: Database, question: string, read: (ask: Ask) => Promise<Reading>): Promise<Outcome> {
    if (!lookups.isOn) return Promise.resolve(off);
    const running = asked.get(question) ?? askOnce(db, question, read).finally(() => asked.delete(question));
    asked.set(question, running);
    return unlessStopped(running);
  }

  return (db) => ({
    isOn: lookups.isOn,
    findBy: (question, read) => findBy(db, question, read),
    find: (identifier) =>
      findBy(db, identifierKey(identifier), async (askService) => {
        const source = sourceOf(identifier.kind);
        const reading =
          typeof source === 'function' ? source(identifier, askService) : batches.read(source, identifier, askService);
        return checkRecords(identifier, await reading);
      }),
  });
}
