// Mocks change nothing about fields that have a resolver: queries for every field of every type of a library get the same response with and without mocks.
import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer, type ServerOptions } from '#server/createServer.ts';
import { createSchema } from '#server/graphql/schema.ts';
import { readSettings } from '#server/settings.ts';
import { createFixedEdges } from './fixedEdges.ts';
import { recordedLookups } from './lookUps/recordedLookups.ts';
import { addMocks } from './addMocks.ts';
import { startInProcessClient } from './inProcessClient.ts';
import { openSnapshotCache } from './cache/snapshotCache.ts';
import { demoPerson, demoSnapshot } from './demoSnapshot.ts';

const publicUrl = 'https://library.example';
const schema = createSchema();

/** The depth of selections below a field of the user. */
const depth = 8;

const visited = new Set<string>();

interface Walk {
  /** The only type to select for an interface that it implements, because fields of different types in one selection could conflict. */
  readonly concrete: GraphQLObjectType;
  readonly above: readonly GraphQLNamedType[];
}

function argumentsOf({ args }: GraphQLField<unknown, unknown>): string {
  return args.some(({ name }) => name === 'first') ? '(first: 3)' : '';
}

function selectField(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>, walk: Walk): string {
  if (field.args.some(isRequiredArgument)) return '';
  const named = getNamedType(field.type);
  const below = isLeafType(named) ? '' : select(named, walk);
  if (!isLeafType(named) && below === '') return '';
  visited.add(`${type.name}.${field.name}`);
  return `${field.name}${argumentsOf(field)}${below === '' ? '' : ` { ${below} }`}`;
}

function select(type: GraphQLNamedType, walk: Walk): string {
  // Groups contain groups and documents; below the first level, ids are enough.
  if (walk.above.includes(type) || walk.above.length >= depth) return '__typename';
  if (isAbstractType(type)) {
    const possible = schema.getPossibleTypes(type);
    const concrete = possible.includes(walk.concrete) ? walk.concrete : possible[0];
    if (concrete === undefined) return '';
    const below = select(concrete, { ...walk, above: [...walk.above, type] });
    return below === '' ? '__typename' : `__typename ... on ${concrete.name} { ${below} }`;
  }
  if (!isObjectType(type)) return '';
  const inside = { ...walk, above: [...walk.above, type] };
  return Object.values(type.getFields())
    .map((field) => selectField(type, field, inside))
    .filter((text) => text !== '')
    .join(' ');
}

function objectType(name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(`There is no type ${name}`);
  return type;
}

/** One operation for each field of the user, and for each type that implements an interface in it. */
function operations(): string[] {
  const user = objectType('User');
  const implementers = ['Document', 'Group'].flatMap((name) => {
    const type = schema.getType(name);
    return isAbstractType(type) ? schema.getPossibleTypes(type) : [];
  });
  const texts = Object.values(user.getFields()).flatMap((field) =>
    implementers.map((concrete) => selectField(user, field, { concrete, above: [user] })),
  );
  return [...new Set(texts)].filter((text) => text !== '').map((text) => `{ me { ${text} } }`);
}

const closing: (() => Promise<void>)[] = [];
type Ask = (query: string, variables?: object) => Promise<{ data: unknown; errors?: readonly unknown[] }>;

/** Starts a server with the demo library and logs in. */
async function open(addMocks?: ServerOptions['addMocks']): Promise<Ask> {
  const cache = openSnapshotCache();
  const snapshot = await demoSnapshot({ seed: 1, documents: 108, groups: 16 }, publicUrl, cache);
  const edges = createFixedEdges(snapshot.edges);
  const database = await snapshot.openDatabase();
  const options: ServerOptions = {
    ...{ database, clock: edges.clock, newId: edges.newId, random: edges.random },
    ...{ mailer: edges.mailer, releases: edges.releases, lookups: recordedLookups },
    settings: readSettings({ APP_ENV: 'ci', RATE_LIMITS: 'off' }),
    ...(addMocks === undefined ? {} : { addMocks }),
  };
  const server = createServer(options);
  const client = await startInProcessClient(server.handle);
  closing.push(async () => {
    client.close();
    await server.close();
    await database.close();
    await cache.close();
  });
  let session = '';
  const ask: Ask = async (query, variables = {}) => {
    const { text, cookie } = await client.ask(query, variables, session);
    session = cookie;
    return JSON.parse(text) as Awaited<ReturnType<Ask>>;
  };
  const { email, password } = demoPerson;
  await ask('mutation ($input: LoginInput!) { login(input: $input) { __typename } }', { input: { email, password } });
  return ask;
}

let real: Ask;
let mocked: Ask;

beforeAll(async () => {
  real = await open();
  mocked = await open((schema) => addMocks(schema));
});
afterAll(async () => {
  await Promise.all(closing.map((close) => close()));
});

test.each(operations())('%s', async (query) => {
  const without = await real(query);
  const over = await mocked(query);
  // Only fields without a resolver differ. Errors are the same too.
  if (JSON.stringify(without.errors ?? '').includes('NOT_IMPLEMENTED')) expect(over.errors).toBeUndefined();
  else expect(over).toEqual(without);
});

test('every field that can be asked of a library is asked', () => {
  operations();
  const reached = new Set([...visited].map((name) => name.split('.')[0]));
  const missed = Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && reached.has(type.name)
      ? Object.values(type.getFields())
          .filter((field) => !field.args.some(isRequiredArgument))
          .map((field) => `${type.name}.${field.name}`)
          .filter((name) => !visited.has(name))
      : [],
  );
  expect(missed).toEqual([]);
});
