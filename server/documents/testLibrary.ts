// For the tests of this room: the API over a library in memory, without HTTP; time and ids in the hand of the test.
import { type ExecutionResult, type GraphQLSchema, graphql } from 'graphql';
import { type Library, openLibrary } from '../database/library.ts';
import { openTestDatabase } from '../database/testDatabase.ts';
import type { EmbeddedDatabase } from '../database/openDatabase.ts';
import type { IdKind } from '../edges.ts';
import type { Context } from '../graphql/context.ts';
import { unauthenticated } from '../graphql/errors.ts';
import { createSchema } from '../graphql/schema.ts';

/** The answer of an operation; `data` is as loose as JSON, for tests to look into. */
export interface Answer {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into answers of any shape
  data: any;
  code: string | null;
  extensions: Record<string, unknown>;
}

export interface TestLibrary {
  readonly database: EmbeddedDatabase;
  /** What the clock says; set it to let time go by. */
  now: Date;
  library(ownerId: string): Library;
  /** Asks as this person, or as nobody. */
  ask(query: string, variables?: Record<string, unknown>, ownerId?: string | null): Promise<Answer>;
  close(): Promise<void>;
}

function toAnswer({ data, errors }: ExecutionResult): Answer {
  const [error] = errors ?? [];
  const code = error?.extensions['code'];
  // An error without a code is one that nobody meant.
  if (error && typeof code !== 'string') throw error.originalError ?? error;
  return { data, code: typeof code === 'string' ? code : null, extensions: error?.extensions ?? {} };
}

export async function openTestLibrary(): Promise<TestLibrary> {
  const database = await openTestDatabase();
  const schema: GraphQLSchema = createSchema();
  let lastId = 0;
  const newId = (kind: IdKind) => `${kind}_${String((lastId += 1)).padStart(8, '0')}`;
  const test: TestLibrary = {
    database,
    now: new Date('2026-03-01T10:00:00.000Z'),
    library: (ownerId) => openLibrary({ database, clock: { now: () => test.now } }, ownerId),
    async ask(source, variableValues = {}, ownerId = 'user_ada') {
      const contextValue: Partial<Context> = {
        viewer: ownerId === null ? null : { id: ownerId, email: `${ownerId}@example.org`, sessionId: 'ses_1' },
        get library(): Library {
          if (ownerId === null) throw unauthenticated();
          return test.library(ownerId);
        },
        newId,
      };
      return toAnswer(await graphql({ schema, source, variableValues, contextValue }));
    },
    close: () => database.close(),
  };
  return test;
}
