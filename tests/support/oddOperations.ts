// Generates operations from the schema whose arguments are valid, odd or of a wrong type, as an attacker may send them.
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { apiSchema } from './apiSchema.ts';
import type { TestRandom } from './random.ts';

/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

export interface OddOperation {
  readonly query: string;
  readonly variables: Readonly<Record<string, Json>>;
}

/** Part of every odd text, so that tests can find it where it must not appear. */
export const mark = 'zqxj';

const oddTexts = [
  '',
  ' ',
  mark,
  `${mark}\0`,
  `${mark}\ud800`,
  `\udc00${mark}`,
  `${mark}'; drop table users; --`,
  `${mark}"}]`,
  `%${mark}_\\`,
  `(${mark}`,
  `[${mark}`,
  `${mark}🙂é\u202e\u2028`,
  `${mark}@example.org`,
  `doc_${mark}`,
  '__proto__',
  'constructor',
  '2026-01-01T00:00:00.000Z',
  '9999999-99-99T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-19T23:59:59.999Z',
  '1984?/..',
  `author:${mark} OR (title=/${mark}(/)`,
  mark.repeat(2_000),
] as const;

const oddNumbers = [0, -1, 1, 1.5, 500, 501, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e300, -0] as const;

/** An argument in GraphQL syntax: like JSON, but with unquoted field names and enum values. */
function toLiteral(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .filter(([name]) => /^[_A-Za-z]\w*$/.test(name))
    .map(([name, each]) => `${name}: ${toLiteral(each)}`)
    .join(', ')} }`;
}

/** Generates operations. `ids` are ids of existing objects. */
export class OddOperations {
  readonly #random: TestRandom;
  readonly #ids: readonly string[];
  readonly #fields: readonly (readonly [kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>])[];

  constructor(random: TestRandom, ids: readonly string[], isLeftOut: (name: string) => boolean = () => false) {
    this.#random = random;
    this.#ids = ids;
    const fieldsOf = (type: GraphQLObjectType | null | undefined) =>
      Object.values(type?.getFields() ?? {}).filter(({ name }) => !isLeftOut(name));
    this.#fields = [
      ...fieldsOf(apiSchema.getQueryType()).map((field) => ['query', field] as const),
      ...fieldsOf(apiSchema.getMutationType()).map((field) => ['mutation', field] as const),
    ];
  }

  draw(): OddOperation {
    const [kind, field] = this.#random.pick(this.#fields);
    const declared: string[] = [];
    const variables: Record<string, Json> = {};
    const text = this.#field(field, 3, (type) => {
      const name = `v${declared.length}`;
      declared.push(`$${name}: ${String(type)}`);
      if (!this.#happens(0.03)) variables[name] = this.value(type);
      return `$${name}`;
    });
    return { query: `${kind} ${declared.length > 0 ? `(${declared.join(', ')}) ` : ''}{ ${text} }`, variables };
  }

  /** A value for an input type, usually a valid one. */
  value(type: GraphQLInputType, depth = 6): Json {
    if (this.#happens(0.06)) return this.odd();
    if (isNonNullType(type)) return this.value(type.ofType, depth);
    if (isListType(type)) {
      const length = depth > 0 ? this.#random.integer(0, 3) : 0;
      return Array.from({ length }, () => this.value(type.ofType, depth - 1));
    }
    if (isEnumType(type)) return this.#random.pick(type.getValues()).name;
    if (isInputObjectType(type)) {
      const entries = Object.values(type.getFields()).flatMap((field): [string, Json][] => {
        const isAsked = isNonNullType(field.type) || (depth > 0 && this.#happens(0.3));
        return isAsked ? [[field.name, this.value(field.type, depth - 1)]] : [];
      });
      return Object.fromEntries(entries);
    }
    switch (type.name) {
      case 'Int':
        return this.#happens(0.7) ? this.#random.integer(0, 20) : this.#random.pick(oddNumbers);
      case 'Float':
        return this.#random.pick(oddNumbers);
      case 'Boolean':
        return this.#happens(0.5);
      case 'ID':
        return this.#happens(0.6) ? this.#random.pick(this.#ids) : this.#random.pick(oddTexts);
      default:
        return this.#happens(0.3) ? this.#random.letters(5) : this.#random.pick(oddTexts);
    }
  }

  /** A value of any type. */
  odd(): Json {
    return this.#random.pick<Json>([
      null,
      true,
      ...oddNumbers,
      ...oddTexts,
      [],
      [[]],
      [null],
      {},
      { [mark]: 1 },
      { toString: 1, valueOf: null },
      JSON.parse('{ "__proto__": { "id": 1 } }') as Json,
      Array.from({ length: 501 }, () => mark),
    ]);
  }

  #happens(probability: number): boolean {
    return this.#random.number() < probability;
  }

  #field(field: GraphQLField<unknown, unknown>, depth: number, declare: (type: GraphQLInputType) => string): string {
    const given = field.args.flatMap((argument) => {
      if (!isNonNullType(argument.type) && this.#happens(0.4)) return [];
      // Enum values are written without quotes in a query, so they are sent as variables instead.
      const isLiteral = this.#happens(0.3) && !isEnumType(getNamedType(argument.type));
      return [`${argument.name}: ${isLiteral ? toLiteral(this.value(argument.type)) : declare(argument.type)}`];
    });
    const args = given.length > 0 ? `(${given.join(', ')})` : '';
    return `${field.name}${args}${this.#selection(field.type, depth, declare)}`;
  }

  #selection(type: GraphQLOutputType, depth: number, declare: (type: GraphQLInputType) => string): string {
    const named = getNamedType(type);
    if (isAbstractType(named)) {
      const parts = apiSchema
        .getPossibleTypes(named)
        .filter(() => this.#happens(0.3))
        .map((each) => `... on ${each.name}${this.#fieldsOf(each, depth, declare, 1)}`);
      return ` { __typename ${parts.join(' ')} }`;
    }
    return isObjectType(named) ? this.#fieldsOf(named, depth, declare, 3) : '';
  }

  #fieldsOf(type: GraphQLObjectType, depth: number, declare: (type: GraphQLInputType) => string, most: number): string {
    const fields = Object.values(type.getFields()).filter(
      (field) => depth > 0 || (!isObjectType(getNamedType(field.type)) && !isAbstractType(getNamedType(field.type))),
    );
    const chosen = new Set(Array.from({ length: fields.length === 0 ? 0 : most }, () => this.#random.pick(fields)));
    return ` { __typename ${[...chosen].map((field) => this.#field(field, depth - 1, declare)).join(' ')} }`;
  }
}
