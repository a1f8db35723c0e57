// For database tests: the API on a database in memory, without HTTP; the test controls time and ids.
import { type ExecutionResult, type GraphQLSchema, graphql } from 'graphql';
import sql from 'sql-template-tag';
import { listMemberships } from './accounts/sharing/memberships.ts';
import { deleteUser } from './accounts/users.ts';
import type { WritableLibrary } from './library/library.ts';
import { openLibrary } from './library/openLibrary.ts';
import type { Mutation, Query } from './__generated__/resolverTypes.ts';
import { openTestDatabase } from './database/testDatabase.ts';
import type { EmbeddedDatabase } from './database/openDatabase.ts';
import type { IdKind } from './edges.ts';
import type { Context } from './graphql/context.ts';
import { unauthenticated } from './graphql/errors.ts';
import type { Membership, Viewer } from './graphql/request.ts';
import { createSchema } from './graphql/schema.ts';
import { ViewerLibraries } from './graphql/viewerLibraries.ts';
import { unlimitedWork } from './work/work.ts';
import { removeLibrary } from './library/abandonedLibraries.ts';
import { features } from './features.ts';

/** The type of an answer without null and undefined, because tests know what they expect, and fail if it is missing. */
export type Answered<T> = T extends readonly (infer Item)[]
  ? Answered<Item>[]
  : T extends object
    ? { [Name in keyof T]-?: Answered<NonNullable<T[Name]>> }
    : T;

/** The result of an operation. */
export interface Answer<Data> {
  /** The data in the type that the test expects; may be null if there is an error code. */
  data: Data;
  code: string | null;
  /** The messages of the errors. */
  errors: readonly string[];
  extensions: Record<string, unknown>;
}

export interface TestLibrary {
  readonly database: EmbeddedDatabase;
  /** The current time; set it to advance the clock. */
  now: Date;
  library(libraryId: string): WritableLibrary;
  /** The libraries that a person may open. */
  libraries(userId: string, memberships?: readonly Membership[]): ViewerLibraries;
  /** Executes an operation as this person, or anonymously. */
  ask<Data = Answered<Query & Mutation>>(
    query: string,
    variables?: Record<string, unknown>,
    userId?: string | null,
  ): Promise<Answer<Data>>;
  /** Deletes an account and then its library, as the server does. */
  deleteAccount(libraryId: string): Promise<void>;
  close(): Promise<void>;
}

function toAnswer<Data>({ data, errors }: ExecutionResult): Answer<Data> {
  const [error] = errors ?? [];
  const code = error?.extensions.code;
  // An error without a code is unexpected.
  if (error && typeof code !== 'string') throw error.originalError ?? error;
  return {
    data: data as Data,
    code: typeof code === 'string' ? code : null,
    errors: errors?.map(({ message }) => message) ?? [],
    extensions: error?.extensions ?? {},
  };
}

function viewerOf(id: string, memberships: readonly Membership[]): Viewer {
  return { id, email: `${id}@example.org`, via: 'session', sessionId: 'ses_1', memberships };
}

export async function openTestLibrary(): Promise<TestLibrary> {
  const database = await openTestDatabase();
  const schema: GraphQLSchema = createSchema();
  let lastId = 0;
  const newId = (kind: IdKind) => `${kind}_${String((lastId += 1)).padStart(8, '0')}`;
  const addUser = (id: string) =>
    database.query(sql`
      insert into users (id, email, email_key, password_hash, created)
      values (${id}, ${`${id}@example.org`}, ${id}, '', ${test.now}) on conflict do nothing`);
  const test: TestLibrary = {
    database,
    now: new Date('2026-03-01T10:00:00.000Z'),
    library: (libraryId) => openLibrary({ features, database, clock: { now: () => test.now } }, { libraryId }),
    libraries: (userId, memberships = []) =>
      new ViewerLibraries({
        edges: { features, database, clock: { now: () => test.now } },
        viewer: viewerOf(userId, memberships),
        device: null,
        work: unlimitedWork,
        // Read from `test` at each call, because tests replace it.
        open: (_edges, access) => test.library(access.libraryId),
        openToRead: (_edges, access) => test.library(access.libraryId),
      }),
    async ask<Data>(source: string, variableValues: Record<string, unknown> = {}, userId: string | null = 'user_ada') {
      if (userId !== null) await addUser(userId);
      const memberships = userId === null ? [] : await listMemberships(database, userId);
      const viewer = userId === null ? null : viewerOf(userId, memberships);
      let libraries: ViewerLibraries | null = null;
      const contextValue: Partial<Context> = {
        viewer,
        get libraries(): ViewerLibraries {
          if (userId === null) throw unauthenticated();
          return (libraries ??= test.libraries(userId, viewer?.memberships));
        },
        newId,
      };
      return toAnswer<Data>(await graphql({ schema, source, variableValues, contextValue }));
    },
    async deleteAccount(libraryId) {
      await deleteUser(database, libraryId);
      const stop = new AbortController().signal;
      const removal = { features, database, clock: { now: () => test.now }, workOf: () => unlimitedWork, stop };
      await removeLibrary(removal, libraryId);
    },
    close: () => database.close(),
  };
  return test;
}
