// From what a resolver gave to what stands in the answer (GraphQL, "Value Completion"). The type of a field is looked at once, when the field is planned.
import {
  type GraphQLAbstractType,
  GraphQLError,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { failAfter, isPromise } from './later.ts';
import type { Execution, Path } from './execution.ts';
import type { PlannedField } from './plan.ts';

/** Answers the completed value or a promise of it; throws what is wrong with the value. */
export type Complete = (execution: Execution, field: PlannedField, path: Path, value: unknown) => unknown;

/** What is null needs no completion, and an error in the place of a value is thrown. */
function nullable(complete: Complete): Complete {
  return (execution, field, path, value) => {
    if (value === null || value === undefined) return null;
    if (value instanceof Error) throw value;
    return complete(execution, field, path, value);
  };
}

function nonNull(complete: Complete): Complete {
  return (execution, field, path, value) => {
    const completed = complete(execution, field, path, value);
    if (completed === null) throw new Error(`Cannot return null for non-nullable field ${field.name}.`);
    return completed;
  };
}

function leaf(type: GraphQLLeafType): Complete {
  return (_execution, _field, _path, value) => {
    const serialized: unknown = type.serialize(value);
    if (serialized === null || serialized === undefined) throw new Error(`A value of ${type.name} became nothing.`);
    return serialized;
  };
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

function list(itemType: GraphQLOutputType): Complete {
  const as = { complete: completionOf(itemType), isNullable: !isNonNullType(itemType) };
  return (execution, field, path, value) => {
    if (!isIterable(value)) {
      throw new GraphQLError(`Expected Iterable, but did not find one for field "${field.name}".`);
    }
    const items: unknown[] = [];
    let isLate = false;
    try {
      for (const item of value) {
        const place = { prev: path, key: items.length, typename: undefined };
        const completed = execution.complete(field, place, as, item);
        isLate ||= isPromise(completed);
        items.push(completed);
      }
    } catch (error) {
      return failAfter(items, error);
    }
    return isLate ? Promise.all(items) : items;
  };
}

function object(type: GraphQLObjectType): Complete {
  return (execution, field, path, value) => execution.select(field.selectionOf(type), value, path);
}

function abstract(type: GraphQLAbstractType): Complete {
  return (execution, field, path, value) => {
    const { schema } = execution.plan;
    const select = (name: unknown) => {
      const found = typeof name === 'string' ? schema.getType(name) : undefined;
      if (!isObjectType(found) || !schema.isSubType(type, found)) {
        throw new Error(`${field.name} gave a value that is of no type of ${type.name}: ${String(name)}`);
      }
      return execution.select(field.selectionOf(found), value, path);
    };
    if (!type.resolveType) return select((value as { readonly __typename?: unknown }).__typename);
    const name = type.resolveType(value, execution.contextValue, execution.infoOf(field, path), type);
    return isPromise(name) ? name.then(select) : select(name);
  };
}

/** How values of a type are completed. */
export function completionOf(type: GraphQLOutputType): Complete {
  if (isNonNullType(type)) return nonNull(completionOf(type.ofType));
  if (isListType(type)) return nullable(list(type.ofType));
  if (isLeafType(type)) return nullable(leaf(type));
  return nullable(isAbstractType(type) ? abstract(type) : object(type));
}
