// Adds mocks to the schema for fields that have no resolver yet, and lets scenarios replace resolvers.
import { addMocksToSchema, type IMocks } from '@graphql-tools/mock';
import {
  defaultFieldResolver,
  isAbstractType,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '#server/graphql/context.ts';
import { activeScenario, type FieldCall } from './scenario.ts';

/** Fixed mock values, because the ids that the package generates are random. */
function createMocks(): IMocks {
  let ids = 0;
  return {
    ID: () => {
      ids += 1;
      return `mock_${String(ids).padStart(6, '0')}`;
    },
    Int: () => 7,
    Float: () => 1.5,
    Boolean: () => false,
    String: () => 'A made-up text',
    EmailAddress: () => 'somebody@example.org',
    DateTime: () => '2026-11-02T09:00:00.000Z',
    Date: () => '2026-11-02',
    BigInt: () => '21100200601',
    Journal: () => ({ name: 'Nature', issn: ['0028-0836'], isCustom: false, country: 'United Kingdom', hIndex: 1331 }),
  };
}

type Resolver = GraphQLFieldResolver<unknown, unknown>;

/**
 * `addMocksToSchema` with `preserveResolvers` calls both resolver and mock and merges their objects, so that a real document could get fields of another
 * type that the mock has chosen for the interface. Therefore the resolvers are added again after the mocks, and a mock is used only if its resolver returns
 * `undefined`.
 *
 * `scenarioFields` are the fields, as `Type.field`, that scenarios can resolve.
 */
export function addMocks(schema: GraphQLSchema, scenarioFields: ReadonlySet<string> = new Set()): GraphQLSchema {
  const mocked = addMocksToSchema({ schema, mocks: createMocks(), mockGenerationBehavior: 'deterministic' });
  for (const type of Object.values(mocked.getTypeMap())) {
    const real = schema.getType(type.name);
    if (isAbstractType(type) && isAbstractType(real) && real.resolveType) {
      const { resolveType: realType } = real;
      const { resolveType: mockedType } = type;
      // A mocked value is a reference to the package's store, which knows the type.
      type.resolveType = async (value, context, info, abstractType) =>
        (await mockedType?.(value, context, info, abstractType)) ?? realType(value, context, info, abstractType);
    }
    if (!isObjectType(type) || !isObjectType(real) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const answer = mockIfUndefined(real.getFields()[field.name]?.resolve, field.resolve);
      const name = `${type.name}.${field.name}`;
      if (scenarioFields.has(name)) field.resolve = resolveWithScenario(name, answer ?? defaultFieldResolver);
      else if (answer !== undefined) field.resolve = answer;
      if (type === mocked.getQueryType() || type === mocked.getMutationType()) {
        field.resolve = changeMemberships(field.resolve ?? defaultFieldResolver);
      }
    }
  }
  return mocked;
}

function mockIfUndefined(real: Resolver | undefined, mock: Resolver | undefined): Resolver | undefined {
  if (real === undefined || mock === undefined) return real ?? mock;
  return async (source, args, context, info) => {
    const value: unknown = await real(source, args, context, info);
    return value === undefined ? mock(source, args, context, info) : value;
  };
}

const changed = new WeakSet<Context>();

/** Lets the scenario change the viewer's memberships once per request, before its first field is resolved. */
function changeMemberships(resolve: Resolver): Resolver {
  return (source, args: Readonly<Record<string, unknown>>, context, info) => {
    const membership = activeScenario.getStore()?.scenario.membership;
    const request = context as Context;
    if (membership && request.viewer !== null && !changed.has(request)) {
      changed.add(request);
      const { libraries } = request;
      for (const each of libraries.memberships) libraries.setMembership(each.libraryId, membership(each));
    }
    return resolve(source, args, context, info);
  };
}

function resolveWithScenario(name: string, resolve: Resolver): Resolver {
  return (source, args: Readonly<Record<string, unknown>>, context, info) => {
    const active = activeScenario.getStore();
    const answer = active?.scenario.fields?.[name];
    if (active === undefined || answer === undefined) return resolve(source, args, context, info);
    const call: FieldCall = {
      args,
      info,
      memory: active.memory,
      resolve: (other = args) => Promise.resolve(resolve(source, other, context, info)),
    };
    return answer(call);
  };
}
