// Tests the limits on the size of an operation.
import { buildSchema, parse } from 'graphql';
import { expect, it } from 'vitest';
import { limits, validateWithin } from './limits.ts';

const schema = buildSchema(`
  type Query { me: Me }
  type Me { id: ID groups: [Group] }
  type Group { id: ID name: String }
`);
const messagesOf = (operation: string) => validateWithin(schema, parse(operation), []).map(({ message }) => message);

const me = 'me { groups { id name } }';
const many = Array.from({ length: limits.repeats + 2 }, (_, index) => index);
const tooOften = [`Ask for the same field at most ${limits.repeats} times again.`];

it.each([
  ['side by side', `{ ${many.map(() => me).join(' ')} }`],
  ['in inline fragments', `{ ${many.map(() => `... { ${me} }`).join(' ')} }`],
  ['in nested inline fragments', `{ ${many.map(() => `${me} ... {`).join(' ')} ${me} ${'}'.repeat(many.length)} }`],
  [
    'in named fragments',
    `{ ${many.map((index) => `...F${index}`).join(' ')} }
    ${many.map((index) => `fragment F${index} on Query { ${me} }`).join(' ')}`,
  ],
  [
    'in many places',
    `{ ${many.map((index) => `a${index}: me { ...F }`).join(' ')} } fragment F on Me { groups { id } groups { name } }`,
  ],
])('counts how often a field is repeated %s', (_where, operation) => {
  expect(messagesOf(operation)).toEqual(expect.arrayContaining(tooOften));
});

it('counts a named fragment only once, however often it is spread', () => {
  expect(messagesOf(`{ ${many.map(() => '...F').join(' ')} } fragment F on Query { ${me} }`)).toEqual([]);
});
