// The only access to the tables of a library, restricted to the rows of one library. Resolvers get a `Library` that the viewer may open, and
// no other access, so a mistake in a resolver cannot expose other people's rows.
import sql, { type Sql } from 'sql-template-tag';
import type { Clock } from '../edges.ts';
import { type Work, unlimitedWork } from '../work/work.ts';
import { type Database, type Queryable, StorageFull } from '../database/database.ts';
import type { Library, LibraryFeatures, LibraryReader, LibraryWriter, LibraryStatement } from './library.ts';

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
const mostAnchors = 1_000;

function anchorOf(database: Database, libraryId: string): object {
  const known = anchors.get(database) ?? new Map<string, object>();
  anchors.set(database, known);
  const anchor = known.get(libraryId) ?? {};
  // Moves the anchor to the end of the map, because the first one is dropped when there are too many.
  known.delete(libraryId);
  known.set(libraryId, anchor);
  const [oldest] = known.keys();
  if (known.size > mostAnchors && oldest !== undefined) known.delete(oldest);
  return anchor;
}

/** The dependencies of libraries. */
export interface LibraryEdges {
  readonly database: Database;
  readonly clock: Clock;
  readonly features: LibraryFeatures;
}

class OpenedLibrary implements Library {
  readonly #edges: LibraryEdges;
  readonly #libraryId: string;
  readonly #device: string | null;
  readonly #work: Work;
  readonly #queries: LibraryReader;

  constructor(edges: LibraryEdges, libraryId: string, device: string | null, work: Work) {
    this.#edges = edges;
    this.#libraryId = libraryId;
    this.#device = device;
    this.#work = work;
    this.#queries = new LibraryQueries(edges.database, libraryId, work);
  }

  query<Row = Record<string, unknown>>(statement: LibraryStatement): Promise<Row[]> {
    return this.#work.inTurn(() => this.#queries.query<Row>(statement));
  }

  get anchor(): object {
    return anchorOf(this.#edges.database, this.#libraryId);
  }

  get features(): LibraryFeatures {
    return this.#edges.features;
  }

  now(): Date {
    return this.#edges.clock.now();
  }

  checkRoom(text: number): void {
    const refusal = this.#edges.database.refusesText?.(text) ?? null;
    if (refusal !== null) throw new StorageFull(refusal);
  }

  heavyJob<T>(job: (library: Library) => Promise<T>): Promise<T> {
    return this.#work.heavyJob((work) => job(this.#with(work)));
  }

  heavy(): Library {
    return this.#with(this.#work.heavy());
  }

  unlimited(): Library {
    return this.#with(this.#work.unlimited());
  }

  #with(work: Work): Library {
    return new OpenedLibrary(this.#edges, this.#libraryId, this.#device, work);
  }

  write<T>(work: (tx: LibraryWriter) => Promise<T>): Promise<T> {
    return this.#locked(
      sql`greatest(excluded.last_modified, libraries.last_modified + interval '1 millisecond')`,
      work,
    );
  }

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
        insert into libraries (library_id, last_modified, tidied, derived_version)
        values (${this.#libraryId}, ${now}, ${now}, ${this.#edges.features.derived.version})
        on conflict (library_id) do update set last_modified = ${lastModified}
        returning last_modified, tidied`);
      if (!lock) throw new Error('Locking the library returned no row.');
      const queries = new LibraryQueries(tx, this.#libraryId, this.#work);
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

/** Opens a library for one request; `device` is the name of the browser. */
export function openLibrary(
  edges: LibraryEdges,
  libraryId: string,
  device: string | null = null,
  work: Work = unlimitedWork,
): Library {
  return new OpenedLibrary(edges, libraryId, device, work);
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
