// The only access to the tables of a library, restricted to the rows of one library. Resolvers get libraries that the viewer may open
// (graphql/viewerLibraries.ts), and no other access, so a mistake in a resolver cannot expose other people's rows.
import sql, { join, type Sql } from 'sql-template-tag';
import type { Clock } from '../edges.ts';
import { type Work, unlimitedWork } from '../work/work.ts';
import { type Database, type Queryable, StorageFull } from '../database/database.ts';
import { isStorable } from '../database/storable.ts';
import type {
  LibraryFeatures,
  LibraryReader,
  LibraryStatement,
  LibraryWriter,
  ReadableLibrary,
  WritableLibrary,
} from './library.ts';

class LibraryQueries implements LibraryReader {
  readonly #database: Queryable;
  readonly #libraryId: string;
  readonly #work: Work;

  constructor(database: Queryable, libraryId: string, work: Work) {
    this.#database = database;
    this.#libraryId = libraryId;
    this.#work = work;
  }

  async query<Row>(build: LibraryStatement): Promise<Row[]> {
    const statement = build(this.#libraryId);
    // A statement without a condition on the library must fail here instead of returning rows.
    if (!statement.values.includes(this.#libraryId) || !statement.text.includes('library_id')) {
      throw new Error(`A statement about a library does not name it: ${statement.text}`);
    }
    const rows = await this.#work.counted(() => this.#database.query<Row>(statement));
    this.#work.hold(rows);
    return rows;
  }
}

const anchors = new WeakMap<Database, Map<string, object>>();
/** The most libraries whose anchors are kept; for others, shared data starts empty again. */
const maximumAnchors = 1_000;

function anchorOf(database: Database, libraryId: string): object {
  const known = anchors.get(database) ?? new Map<string, object>();
  anchors.set(database, known);
  const anchor = known.get(libraryId) ?? {};
  // Moves the anchor to the end of the map, because the first one is dropped when there are too many.
  known.delete(libraryId);
  known.set(libraryId, anchor);
  const [oldest] = known.keys();
  if (known.size > maximumAnchors && oldest !== undefined) known.delete(oldest);
  return anchor;
}

/** The dependencies of libraries. */
export interface LibraryEdges {
  readonly database: Database;
  readonly clock: Clock;
  readonly features: LibraryFeatures;
  /** Called after each change of a library was committed, with the time of the change. */
  readonly onChanged?: (libraryId: string, at: Date) => void;
}

/** The account that opens a library, and the mode. */
export interface LibraryAccess {
  readonly libraryId: string;
  /** The account whose person it is; null for automatic work. */
  readonly userId?: string | null;
  /** The name of the browser. */
  readonly device?: string | null;
  /** The share of the server's time; by default without turns and limits. */
  readonly work?: Work;
  /** Throws if the person may not change the library any more. Each transaction asks again, because a long change has many. */
  readonly checkRole?: (tx: Queryable) => Promise<void>;
}

/** Matches statements that write, wherever a `with` has them. */
const writing = /\b(?:insert into|delete from|update \w+(?: \w+)? set)\b/i;

class OpenedLibrary implements ReadableLibrary {
  protected readonly edges: LibraryEdges;
  protected readonly access: LibraryAccess;
  protected readonly work: Work;
  readonly #queries: LibraryReader;

  constructor(edges: LibraryEdges, access: LibraryAccess) {
    this.edges = edges;
    this.access = access;
    this.work = access.work ?? unlimitedWork;
    this.#queries = new LibraryQueries(edges.database, access.libraryId, this.work);
  }

  query<Row = Record<string, unknown>>(statement: LibraryStatement): Promise<Row[]> {
    return this.work.inTurn(() => this.#queries.query<Row>((libraryId) => this.checked(statement(libraryId))));
  }

  /** Refuses to write, in case a mistake gets past the types. */
  protected checked(statement: Sql): Sql {
    if (writing.test(statement.text)) throw new Error(`This library may only be read: ${statement.text}`);
    return statement;
  }

  get anchor(): object {
    return anchorOf(this.edges.database, this.access.libraryId);
  }

  get features(): LibraryFeatures {
    return this.edges.features;
  }

  now(): Date {
    return this.edges.clock.now();
  }

  checkRoom(text: number): void {
    const refusal = this.edges.database.refusesText?.(text) ?? null;
    if (refusal !== null) throw new StorageFull(refusal);
  }

  heavyJob<T>(job: (library: this) => Promise<T>): Promise<T> {
    return this.work.heavyJob((work) => job(this.with(work)));
  }

  heavy(): this {
    return this.with(this.work.heavy());
  }

  unlimited(): this {
    return this.with(this.work.unlimited());
  }

  forMaintenance(): WritableLibrary {
    const { libraryId, work } = this.access;
    return new OpenedWritableLibrary(this.edges, work ? { libraryId, work } : { libraryId });
  }

  /** The same library with other work. */
  protected with(work: Work): this {
    const same = this.constructor as new (edges: LibraryEdges, access: LibraryAccess) => this;
    return new same(this.edges, { ...this.access, work });
  }
}

class OpenedWritableLibrary extends OpenedLibrary implements WritableLibrary {
  protected override checked(statement: Sql): Sql {
    return statement;
  }

  async write<T>(work: (tx: LibraryWriter) => Promise<T>): Promise<T> {
    const lastModified = sql`greatest(excluded.last_modified, libraries.last_modified + interval '1 millisecond')`;
    const { result, at } = await this.#locked(lastModified, async (tx) => ({ result: await work(tx), at: tx.at }));
    this.edges.onChanged?.(this.access.libraryId, at);
    return result;
  }

  writeAside<T>(work: (tx: LibraryReader) => Promise<T>): Promise<T> {
    return this.#locked(sql`libraries.last_modified`, work);
  }

  #locked<T>(lastModified: Sql, work: (tx: LibraryWriter) => Promise<T>): Promise<T> {
    return this.work.inTurn(() => this.#transaction(lastModified, work));
  }

  #transaction<T>(lastModified: Sql, work: (tx: LibraryWriter) => Promise<T>): Promise<T> {
    const { database, clock, features } = this.edges;
    const { libraryId, userId = null, device = null, checkRole } = this.access;
    return database.transaction(async (tx) => {
      const now = clock.now();
      const [lock] = await tx.query<{ last_modified: Date; tidied: Date }>(sql`
        insert into libraries (library_id, last_modified, tidied, derived_version)
        values (${libraryId}, ${now}, ${now}, ${features.derived.storedVersion})
        on conflict (library_id) do update set last_modified = ${lastModified}
        returning last_modified, tidied`);
      if (!lock) throw new Error('Locking the library returned no row.');
      await checkRole?.(tx);
      const queries = new LibraryQueries(tx, libraryId, this.work);
      return work({
        at: lock.last_modified,
        tidied: lock.tidied,
        ...{ userId, device, features },
        query: (statement) => queries.query(statement),
      });
    });
  }
}

/** Opens a library for one request of a person who may change it. */
export function openLibrary(edges: LibraryEdges, access: LibraryAccess): WritableLibrary {
  return new OpenedWritableLibrary(edges, access);
}

/** Opens a library for one request of a person who may only read it. */
export function openLibraryToRead(edges: LibraryEdges, access: LibraryAccess): ReadableLibrary {
  return new OpenedLibrary(edges, access);
}

/** Some libraries for which `where` is true, up to `limit`; for jobs that process all libraries. */
export async function findLibraries(
  database: Queryable,
  where: (libraryId: Sql) => Sql,
  limit: number,
): Promise<string[]> {
  const rows = await database.query<{ id: string }>(sql`
    select l.library_id as id from libraries l where ${where(sql`l.library_id`)} order by l.library_id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** The library of each of these documents, groups and steps that is in one of `libraryIds`. */
export async function findLibrariesOfObjects(
  database: Queryable,
  libraryIds: readonly string[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const storable = ids.filter(isStorable);
  const tables = [sql`documents`, sql`groups`, sql`undo_steps`].map(
    (table) => sql`
      select id, library_id from ${table}
      where library_id = any(${libraryIds}::text[]) and id = any(${storable}::text[])`,
  );
  const rows = await database.query<{ id: string; library_id: string }>(join(tables, ' union all '));
  return new Map(rows.map(({ id, library_id }) => [id, library_id]));
}
