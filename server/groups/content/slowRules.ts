// What happens to a rule that takes too long while documents are written: the write goes through without it, and the group says so.
import sql from 'sql-template-tag';
import { StatementTimeout } from '../../database/database.ts';
import type { Library, LibraryReader } from '../../database/library.ts';

/** A statement that asked the rules of these groups took too long; nothing of its transaction was kept. */
export class SlowRules extends StatementTimeout {
  readonly groupIds: readonly string[];

  constructor(groupIds: readonly string[]) {
    super();
    this.name = 'SlowRules';
    this.groupIds = groupIds;
  }
}

/** Runs a statement that asks the rules of groups. */
export async function askingRules<T>(groupIds: readonly string[], ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw error instanceof StatementTimeout ? new SlowRules(groupIds) : error;
  }
}

/** From now on each of these rules is asked in a statement of its own; one that already was is not asked any more. */
async function setAside(library: LibraryReader, groupIds: readonly string[]): Promise<void> {
  await library.query(
    (ownerId) => sql`
      update groups set asked = case asked when 'together' then 'alone' else 'never' end
      where owner_id = ${ownerId} and id = any(${groupIds}::text[])`,
  );
}

/** Runs a transaction, and again without the rules that took too long in it: nobody's write fails for a slow group. */
export async function withoutSlowRules<T>(library: Library, write: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof SlowRules)) throw error;
      await setAside(library, error.groupIds);
    }
  }
}
