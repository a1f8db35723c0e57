// What happens to a rule that takes too long while documents are written: the write goes through without it, and the group says so.
import sql from 'sql-template-tag';
import { StatementTimeout } from '../../database/database.ts';
import type { LibraryReader } from '../../library/library.ts';

/** The groups whose rules a statement asks, and how: several of them together, or one alone. */
export interface Asked {
  readonly groupIds: readonly string[];
  readonly how: 'together' | 'alone';
}

/** A statement that asked rules took too long; nothing of its transaction was kept. */
export class SlowRules extends StatementTimeout {
  readonly asked: Asked;

  constructor(asked: Asked) {
    super();
    this.name = 'SlowRules';
    this.asked = asked;
  }
}

/** Runs a statement that asks the rules of groups. */
export async function askingRules<T>(asked: Asked, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof StatementTimeout ? new SlowRules(asked) : error;
  }
}

/**
 * From now on each of these rules is asked in a statement of its own; one that was asked so is not asked any more. Answers whether that
 * changed anything: it does not where another write was slow at the same time and did it already.
 */
async function setAside(library: LibraryReader, { groupIds, how }: Asked): Promise<boolean> {
  const rows = await library.query(
    (ownerId) => sql`
      update groups set asked = ${how === 'together' ? 'alone' : 'never'}
      where owner_id = ${ownerId} and id = any(${groupIds}::text[]) and asked = ${how}
      returning id`,
  );
  return rows.length > 0;
}

/** From now on these rules are asked together with others again: it was the moment that was slow, and not they. */
export async function askTogether(library: LibraryReader, groupIds: readonly string[]): Promise<void> {
  await library.query(
    (ownerId) => sql`
      update groups set asked = 'together'
      where owner_id = ${ownerId} and id = any(${groupIds}::text[]) and asked = 'alone'`,
  );
}

/** A transaction is run so many times at most, each for as long as a statement may take. */
const mostTries = 12;
/** So many of them in turn after nothing could be set aside. */
const mostIdleTries = 2;

/** Runs a transaction, and again without the rules that took too long in it: nobody's write fails for a slow group. */
export async function withoutSlowRules<T>(library: LibraryReader, write: () => Promise<T>): Promise<T> {
  let idleTries = 0;
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof SlowRules) || tries === mostTries) throw error;
      idleTries = (await setAside(library, error.asked)) ? 0 : idleTries + 1;
      if (idleTries > mostIdleTries) throw error;
    }
  }
}
