// The one place of ownership: the only way to the tables of a library, and it leads to one owner's rows only. A resolver
// is given a `Library` bound to the viewer and nothing else, so no mistake in it can reach somebody else's rows.
import sql, { type Sql } from 'sql-template-tag';
import type { Clock } from '../edges.ts';
import { type Work, unlimitedWork } from '../work/work.ts';
import { type Database, type Queryable, StorageFull } from './database.ts';
import type { LibraryFeatures, LibraryReader, LibraryWriter, OwnedStatement } from './libraryWriter.ts';

export type { LibraryFeatures, LibraryReader, LibraryWriter, OwnedStatement } from './libraryWriter.ts';

class OwnedQueries implements LibraryReader {
  readonly #database: Queryable;
  readonly #ownerId: string;
  readonly #work: Work;

  constructor(database: Queryable, ownerId: string, work: Work) {
    this.#database = database;
    this.#ownerId = ownerId;
    this.#work = work;
  }

  async query<Row>(build: OwnedStatement): Promise<Row[]> {
    const statement = build(this.#ownerId);
    // A statement that forgot whose rows it is about must fail here, and not answer.
    if (!statement.values.includes(this.#ownerId) || !statement.text.includes('owner_id')) {
      throw new Error(`A statement about a library does not name its owner: ${statement.text}`);
    }
    const rows = await this.#work.counted(() => this.#database.query<Row>(statement));
    this.#work.hold(rows);
    return rows;
  }
}

const anchors = new WeakMap<Database, Map<string, object>>();
/** The anchors of so many libraries are kept; of others what is shared is begun anew. */
const mostAnchors = 1_000;

function anchorOf(database: Database, ownerId: string): object {
  const known = anchors.get(database) ?? new Map<string, object>();
  anchors.set(database, known);
  const anchor = known.get(ownerId) ?? {};
  // The last one is the one that was asked for last.
  known.delete(ownerId);
  known.set(ownerId, anchor);
  const [oldest] = known.keys();
  if (known.size > mostAnchors && oldest !== undefined) known.delete(oldest);
  return anchor;
}

/** What libraries are opened with. */
export interface LibraryEdges {
  readonly database: Database;
  readonly clock: Clock;
  readonly features: LibraryFeatures;
}

export class Library implements LibraryReader {
  readonly #edges: LibraryEdges;
  readonly #ownerId: string;
  readonly #device: string | null;
  readonly #work: Work;
  readonly #queries: LibraryReader;

  constructor(edges: LibraryEdges, ownerId: string, device: string | null, work: Work) {
    this.#edges = edges;
    this.#ownerId = ownerId;
    this.#device = device;
    this.#work = work;
    this.#queries = new OwnedQueries(edges.database, ownerId, work);
  }

  query<Row = Record<string, unknown>>(statement: OwnedStatement): Promise<Row[]> {
    return this.#work.inTurn(() => this.#queries.query<Row>(statement));
  }

  /** Stands for this library in this process, whoever opened it: to share what is done about it, or known of it, under this key. */
  get anchor(): object {
    return anchorOf(this.#edges.database, this.#ownerId);
  }

  /** What is registered for libraries. */
  get features(): LibraryFeatures {
    return this.#edges.features;
  }

  now(): Date {
    return this.#edges.clock.now();
  }

  /** Throws `StorageFull` where the disk has no room for so many bytes of text: before a change in several transactions begins. */
  checkRoom(text: number): void {
    const refusal = this.#edges.database.refusesText?.(text) ?? null;
    if (refusal !== null) throw new StorageFull(refusal);
  }

  /**
   * Runs a job that may take long, such as a bulk edit. An account runs at most two at once. The job is given this library so that its
   * statements and transactions wait for others: keep each of them short.
   */
  heavyJob<T>(job: (library: Library) => Promise<T>): Promise<T> {
    return this.#work.heavyJob((work) => job(this.#with(work)));
  }

  /** The same library, whose statements wait for others: for heavy work that has a limit of its own on how much of it runs at once. */
  heavy(): Library {
    return this.#with(this.#work.heavy());
  }

  /** The same library without a budget of time, for work that has to be finished. */
  unlimited(): Library {
    return this.#with(this.#work.unlimited());
  }

  #with(work: Work): Library {
    return new Library(this.#edges, this.#ownerId, this.#device, work);
  }

  /**
   * Runs `work` in one transaction under the library's lock. Whoever reads the library sees, with the moment of one
   * transaction, everything of all earlier ones: so `changes` misses nothing that was committed late.
   */
  write<T>(work: (tx: LibraryWriter) => Promise<T>): Promise<T> {
    return this.#locked(
      sql`greatest(excluded.last_modified, libraries.last_modified + interval '1 millisecond')`,
      work,
    );
  }

  /**
   * The same for what is no content, such as how the tree of groups was left: the library counts as unchanged, so that nothing that is
   * known of it has to be asked anew.
   */
  writeAside<T>(work: (tx: LibraryReader) => Promise<T>): Promise<T> {
    return this.#locked(sql`libraries.last_modified`, work);
  }

  #locked<T>(lastModified: Sql, work: (tx: LibraryWriter) => Promise<T>): Promise<T> {
    return this.#work.inTurn(() => this.#transaction(lastModified, work));
  }

  #transaction<T>(lastModified: Sql, work: (tx: LibraryWriter) => Promise<T>): Promise<T> {
    return this.#edges.database.transaction(async (tx) => {
      const now = this.#edges.clock.now();
      const [lock] = await tx.query<{ last_modified: Date; tidied: Date }>(sql`
        insert into libraries (owner_id, last_modified, tidied, derived_version)
        values (${this.#ownerId}, ${now}, ${now}, ${this.#edges.features.derived.version})
        on conflict (owner_id) do update set last_modified = ${lastModified}
        returning last_modified, tidied`);
      if (!lock) throw new Error('The lock of the library gave no row.');
      const queries = new OwnedQueries(tx, this.#ownerId, this.#work);
      return work({
        at: lock.last_modified,
        tidied: lock.tidied,
        device: this.#device,
        features: this.#edges.features,
        query: (statement) => queries.query(statement),
      });
    });
  }
}

/** The library of one owner, as this device opens it, for one request. */
export function openLibrary(
  edges: LibraryEdges,
  ownerId: string,
  device: string | null = null,
  work: Work = unlimitedWork,
): Library {
  return new Library(edges, ownerId, device, work);
}

/** The owners of libraries of which `where` is true, a few of them; for what is done to every library. */
export async function findOwners(database: Queryable, where: (ownerId: Sql) => Sql, limit: number): Promise<string[]> {
  const rows = await database.query<{ id: string }>(sql`
    select l.owner_id as id from libraries l where ${where(sql`l.owner_id`)} order by l.owner_id limit ${limit}`);
  return rows.map(({ id }) => id);
}
