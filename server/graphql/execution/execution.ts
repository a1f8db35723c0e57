// One execution of a planned query (GraphQL, "Executing Selection Sets"): its values, and what goes wrong with them.
import {
  type ExecutionResult,
  type GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  getArgumentValues,
  locatedError,
} from 'graphql';
import { allOf, failAfter, isPromise } from './later.ts';
import type { Complete } from './complete.ts';
import type { Plan, PlannedField, Selection } from './plan.ts';

/** Where a value stands in the answer. */
export type Path = GraphQLResolveInfo['path'];

function keysOf(path: Path): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let place: Path | undefined = path; place; place = place.prev) keys.unshift(place.key);
  return keys;
}

type Data = Record<string, unknown>;

export interface ExecutionOptions {
  readonly plan: Plan;
  readonly rootValue: unknown;
  readonly contextValue: unknown;
  readonly variableValues: Record<string, unknown>;
  /** Is asked for fields that have no resolver, where their source does not simply hold them. */
  readonly fieldResolver: GraphQLFieldResolver<unknown, unknown>;
}

export class Execution {
  readonly #options: ExecutionOptions;
  readonly #errors: GraphQLError[] = [];

  constructor(options: ExecutionOptions) {
    this.#options = options;
  }

  get plan(): Plan {
    return this.#options.plan;
  }

  get contextValue(): unknown {
    return this.#options.contextValue;
  }

  answer(): ExecutionResult | Promise<ExecutionResult> {
    const answerWith = (data: Data | null): ExecutionResult =>
      this.#errors.length === 0 ? { data } : { errors: this.#errors, data };
    const fail = (error: unknown) => {
      this.#errors.push(locatedError(error, undefined));
      return answerWith(null);
    };
    try {
      const data = this.select(this.plan.root, this.#options.rootValue, undefined);
      return data instanceof Promise ? data.then(answerWith, fail) : answerWith(data);
    } catch (error) {
      return fail(error);
    }
  }

  /** What a selection gives of an object. */
  select(selection: Selection, source: unknown, path: Path | undefined): Data | Promise<Data> {
    const data: Data = { ...selection.blank };
    let isLate = false;
    try {
      for (const field of selection.fields) {
        const place = { prev: path, key: field.key, typename: field.parentType.name };
        const completed = this.#answer(field, source, place);
        isLate ||= isPromise(completed);
        data[field.key] = completed;
      }
    } catch (error) {
      return failAfter(Object.values(data), error);
    }
    return isLate ? allOf(data) : data;
  }

  /** Completes a value. What goes wrong makes it null, and where it cannot be null, what it stands in. */
  complete(
    field: PlannedField,
    path: Path,
    { complete, isNullable }: { readonly complete: Complete; readonly isNullable: boolean },
    value: unknown,
  ): unknown {
    try {
      const completed = isPromise(value)
        ? value.then((resolved) => complete(this, field, path, resolved))
        : complete(this, field, path, value);
      return isPromise(completed)
        ? completed.then(undefined, (error: unknown) => this.#fail(error, field, path, isNullable))
        : completed;
    } catch (error) {
      return this.#fail(error, field, path, isNullable);
    }
  }

  /** What resolvers are told of their field. */
  infoOf({ definition, nodes, parentType }: PlannedField, path: Path): GraphQLResolveInfo {
    const { rootValue, variableValues } = this.#options;
    const { schema, fragments, operation } = this.plan;
    return {
      fieldName: definition.name,
      fieldNodes: nodes,
      returnType: definition.type,
      ...{ parentType, path, schema, fragments, rootValue, operation, variableValues },
    };
  }

  #answer(field: PlannedField, source: unknown, path: Path): unknown {
    let value: unknown;
    try {
      value = this.#resolve(field, source, path);
    } catch (error) {
      return this.#fail(error, field, path, field.isNullable);
    }
    return this.complete(field, path, field, value);
  }

  #resolve(field: PlannedField, source: unknown, path: Path): unknown {
    const { definition, nodes } = field;
    const { resolve } = definition;
    if (!resolve && typeof source === 'object' && source !== null) {
      const held = (source as Readonly<Record<string, unknown>>)[definition.name];
      if (held !== undefined && typeof held !== 'function') return held;
    }
    const { variableValues, fieldResolver } = this.#options;
    const args = definition.args.length === 0 ? {} : getArgumentValues(definition, nodes[0], variableValues);
    return (resolve ?? fieldResolver)(source, args, this.contextValue, this.infoOf(field, path));
  }

  #fail(error: unknown, { nodes }: PlannedField, path: Path, isNullable: boolean): null {
    const located = locatedError(error, nodes, keysOf(path));
    if (!isNullable) throw located;
    this.#errors.push(located);
    return null;
  }
}
