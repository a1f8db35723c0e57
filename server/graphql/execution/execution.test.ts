// What plans answer is what graphql-js answers: to queries of every shape, over resolvers that answer at once, later, with nothing and with errors.
import {
  type ExecutionArgs,
  type ExecutionResult,
  Kind,
  defaultFieldResolver,
  execute as executeUsually,
  getIntrospectionQuery,
  parse,
  validate,
} from 'graphql';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { beforeEach, expect, test, vi } from 'vitest';
import { createExecutor } from './executePlanned.ts';
import { Execution } from './execution.ts';
import { Plan } from './plan.ts';

const typeDefs = `
  interface Animal { name: String! friends: [Animal] owner: Person! }
  type Cat implements Animal { name: String! friends: [Animal] owner: Person! lives: Int }
  type Dog implements Animal { name: String! friends: [Animal] owner: Person! tricks: [String!]! }
  type Person { name: String pets: [Animal!]! sorted(by: Order = { field: "name" }, first: Int): String! }
  union Being = Cat | Person
  input Order { field: String! backwards: Boolean }
  enum Mood { GOOD BAD }
  type Query {
    animal(name: String!): Animal
    animals: [Animal!]
    being: Being
    person: Person
    mood: Mood
    wrongMood: Mood
    wrongNumber: [Int!]
    noList: [String]
    noType: Animal
    matrix: [[Int]!]
    nothing: Person!
    broken: String
    brokenLater: String!
    brokenItems: [String]
    brokenItemsLater: [String!]
    method(of: Int): String
  }
  type Mutation { count: Int! }
`;

class Person {
  readonly __typename = 'Person';
  get name(): string {
    throw new Error('Nobody knows the name');
  }
  get pets() {
    return [cat, Promise.resolve(dog)];
  }
}

const owner = { __typename: 'Person', name: 'Ada', pets: () => Promise.resolve([cat, dog]) };
const cat = {
  __typename: 'Cat',
  name: 'Tom',
  lives: Promise.resolve(7),
  owner,
  friends: () => [dog, null, new Error('Fled')],
};
const dog = {
  __typename: 'Dog',
  name: 'Rex',
  tricks: new Set(['sit']),
  owner: Promise.resolve(owner),
  friends: () => [cat, dog],
};
const later = (error: string) => Promise.reject(new Error(error));

const schema = makeExecutableSchema({
  typeDefs,
  resolvers: {
    Query: {
      animal: (_root, { name }: { name: string }) =>
        [cat, dog].find((animal) => 'name' in animal && animal.name === name),
      animals: () => Promise.resolve([dog, cat]),
      being: () => new Person(),
      person: () => owner,
      mood: () => 'GOOD',
      wrongMood: () => 'SO_SO',
      wrongNumber: () => [1, 'two', 3],
      noList: () => 'text',
      noType: () => ({ __typename: 'Person' }),
      matrix: () => [[1, Promise.resolve(2)], Promise.resolve([3]), []],
      nothing: () => null,
      broken: () => {
        throw new Error('At once');
      },
      brokenLater: () => later('Later'),
      brokenItems: () => [later('First'), 'second', new Error('Third')],
      brokenItemsLater: () => ['first', later('Second')],
    },
    Person: {
      sorted: (_person, args: object, context: { who: string }, info: { path: object; variableValues: object }) =>
        JSON.stringify([args, context, info.path, info.variableValues]),
    },
    Mutation: { count: () => 1 },
  },
});

const usual = vi.fn((args: ExecutionArgs) => executeUsually(args) as ExecutionResult | Promise<ExecutionResult>);
const executor = createExecutor(schema);
const execute = (args: ExecutionArgs) => executor(args, usual);

beforeEach(() => {
  usual.mockClear();
});

function asked(query: string, variableValues: Record<string, unknown> = {}, operationName?: string): ExecutionArgs {
  const document = parse(query);
  expect(validate(schema, document)).toEqual([]);
  return {
    ...{ schema, document, variableValues, contextValue: { who: 'me' } },
    rootValue: { method: ({ of }: { of?: number }) => `of ${String(of)}` },
    ...(operationName !== undefined && { operationName }),
  };
}

/** As it is sent: with the order of its names. */
const sent = async (answer: ReturnType<typeof execute>) => JSON.stringify(await answer);

const fragments = `
  fragment Named on Animal { name ...Owned }
  fragment Owned on Animal { owner { name } ... on Dog { tricks } }
`;

test.each([
  [
    'fields of objects, interfaces and lists',
    '{ animals { __typename name ... on Cat { lives } ... on Dog { tricks } } }',
  ],
  ['fragments, nested and met twice', `{ animals { ...Named ...Owned } person { name } } ${fragments}`],
  [
    'a field that is asked for twice',
    '{ person { name } person { pets { name } } person { pets { owner { name } } } }',
  ],
  ['other names', '{ a: person { b: name } b: person { a: name } }'],
  ['a union, and a getter that throws', '{ being { ... on Person { name pets { name } } ... on Cat { lives } } }'],
  ['errors among the items of a list', '{ animal(name: "Tom") { friends { name } } brokenItems }'],
  ['items that come later', '{ matrix person { pets { name friends { name } } } }'],
  ['an error at once', '{ mood broken }'],
  ['an item that is an error, of a list that may hold none', '{ mood brokenItemsLater }'],
  ['an enum and numbers that are none', '{ mood wrongMood wrongNumber }'],
  ['what is no list', '{ noList }'],
  ['null where nothing may be null', '{ mood nothing { name } }'],
  ['an error later where nothing may be null', '{ animals { name } brokenLater }'],
  ['an error at once, while others are under way', '{ animals { name } nothing { name } brokenLater }'],
  ['arguments by default and from the text', '{ person { sorted a: sorted(first: 2, by: { field: "x" }) } }'],
  ['methods of what holds the field', '{ method a: method(of: 3) }'],
  ['the schema', getIntrospectionQuery()],
  ['a type', '{ __type(name: "Cat") { name fields { name type { kind ofType { name } } } } __typename }'],
])('answers as graphql-js: %s', async (_what, query) => {
  const args = asked(query);
  const planned = await sent(execute(args));
  expect(usual).not.toHaveBeenCalled();
  expect(planned).toBe(await sent(usual(args)));
  // The plan that is kept answers the same.
  expect(await sent(execute(args))).toBe(planned);
});

test('a plan that is kept answers each request with its own values', async () => {
  const args = asked('query sorted($by: Order, $first: Int) { person { sorted(by: $by, first: $first) } }');
  for (const variableValues of [{}, { by: null }, { by: { field: 'x', backwards: true }, first: 3 }, { first: null }]) {
    expect(await sent(execute({ ...args, variableValues }))).toBe(await sent(usual({ ...args, variableValues })));
  }
});

test.each([
  ['a mutation', 'mutation { count }', {}, undefined],
  ['conditions', 'query q($no: Boolean!) { mood person @include(if: $no) { name } }', { no: false }, undefined],
  ['a name that objects have for themselves', '{ __proto__: mood }', {}, undefined],
  ['variables that are missing', 'query q($name: String!) { animal(name: $name) { name } }', {}, undefined],
  ['an operation that is not there', 'query q { mood }', {}, 'other'],
])('leaves to the usual executor: %s', async (_what, query, variables, operationName) => {
  const args = asked(query, variables, operationName);
  expect(await sent(execute(args))).toBe(await sent(executeUsually(args) as ExecutionResult));
  expect(usual).toHaveBeenCalledOnce();
});

test('variables of the wrong type are refused with their path', async () => {
  const query = 'query q($name: String!, $by: Order) { animal(name: $name) { name } person { sorted(by: $by) } }';
  const { data, errors } = await execute(asked(query, { name: 1, by: { field: [] } }));
  expect(data).toBeUndefined();
  expect(errors).toHaveLength(1);
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    problems: [{ path: ['name'] }, { path: ['by', 'field'] }],
  });
});

test('what is of no type that it could be is an error of its field', async () => {
  const { data, errors } = await execute(asked('{ mood noType { name } }'));
  expect(data).toEqual({ mood: 'GOOD', noType: null });
  expect(errors).toMatchObject([{ path: ['noType'], message: expect.stringContaining('Query.noType') as string }]);
});

test('a plan that has met too much is not kept', async () => {
  const friends = (depth: number): string => (depth === 0 ? '' : `friends { name ${friends(depth - 1)} }`);
  const planOf = async (query: string) => {
    const { document, contextValue } = asked(query);
    const [operation] = document.definitions;
    const rootType = schema.getQueryType();
    if (operation?.kind !== Kind.OPERATION_DEFINITION || !rootType) throw new Error('No query');
    const plan = new Plan({ schema, document, operation, rootType });
    const values = {
      rootValue: {},
      contextValue,
      variableValues: {},
      fieldResolver: defaultFieldResolver,
    };
    await new Execution({ plan, ...values }).answer();
    return plan;
  };
  expect(await planOf(`{ animals { ${friends(2)} } }`)).toHaveProperty('isLarge', false);
  expect(await planOf(`{ animals { ${friends(14)} } }`)).toHaveProperty('isLarge', true);
});
