// Handles rules that take too long while documents are written: the write succeeds without them, and their groups report it.
import sql from 'sql-template-tag';
import { StatementTimeout } from '../../database/database.ts';
import type { LibraryReader } from '../../library/library.ts';

/** The groups whose rules a statement evaluates, and how: several together, or one alone. */
export interface Asked {
  readonly groupIds: readonly string[];
  readonly how: 'together' | 'alone';
}

/** A statement that evaluates rules took too long; its transaction was rolled back. */
export class SlowRules extends StatementTimeout {
  readonly asked: Asked;

  constructor(asked: Asked) {
    super();
    this.name = 'SlowRules';
    this.asked = asked;
  }
}

/** Runs a statement that evaluates the rules of groups. */
export async function askingRules<T>(asked: Asked, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof StatementTimeout ? new SlowRules(asked) : error;
  }
}

/**
 * From now on, each of these rules is evaluated in a statement of its own; a rule that already had its own is not evaluated any more.
 * Returns whether this changed anything: a concurrent slow write may have done it already.
 */
async function setAside(library: LibraryReader, { groupIds, how }: Asked): Promise<boolean> {
  const rows = await library.query(
    (libraryId) => sql`
      update groups set asked = ${how === 'together' ? 'alone' : 'never'}
      where library_id = ${libraryId} and id = any(${groupIds}::text[]) and asked = ${how}
      returning id`,
  );
  return rows.length > 0;
}

/** From now on, these rules are evaluated together with others again, because they turned out not to be slow themselves. */
export async function askTogether(library: LibraryReader, groupIds: readonly string[]): Promise<void> {
  await library.query(
    (libraryId) => sql`
      update groups set asked = 'together'
      where library_id = ${libraryId} and id = any(${groupIds}::text[]) and asked = 'alone'`,
  );
}

/** The most times that a transaction is run; each time may last until the statement timeout. */
const maximumTries = 12;
/** The most consecutive times after which no rule could be set aside. */
const maximumIdleTries = 2;

/** Runs a transaction, and repeats it without the rules that took too long in it, so that a slow group makes no write fail. */
export async function withoutSlowRules<T>(library: LibraryReader, write: () => Promise<T>): Promise<T> {
  let idleTries = 0;
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof SlowRules) || tries === maximumTries) throw error;
      idleTries = (await setAside(library, error.asked)) ? 0 : idleTries + 1;
      if (idleTries > maximumIdleTries) throw error;
    }
  }
}
