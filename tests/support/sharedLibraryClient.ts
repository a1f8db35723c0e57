// Makes a client work on a shared library with operations that were written for a personal one: `me` becomes the library, and each input about
// documents or groups names it.
import {
  type FieldNode,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  Kind,
  parse,
  print,
  type SelectionNode,
  visit,
} from 'graphql';
import { apiSchema } from './apiSchema.ts';
import type { ApiClient } from './client.ts';

const content = apiSchema.getType('LibraryContent');
if (!isInterfaceType(content)) throw new Error('The schema has no LibraryContent.');
const contentFields = new Set(Object.keys(content.getFields()).filter((name) => name !== 'id'));

const isContent = (selection: SelectionNode) =>
  selection.kind === Kind.FIELD && contentFields.has(selection.name.value);

const variable = { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: 'sharedLibraryId' } } as const;
const argumentOf = (name: string) =>
  ({ kind: Kind.ARGUMENT, name: { kind: Kind.NAME, value: name }, value: variable }) as const;

/** The field `me` as the library, if something of the library is asked of it. */
function asLibrary(field: FieldNode): FieldNode {
  if (field.name.value !== 'me' || !field.selectionSet?.selections.some(isContent)) return field;
  return {
    ...field,
    alias: field.alias ?? field.name,
    name: { kind: Kind.NAME, value: 'library' },
    arguments: [argumentOf('id')],
  };
}

/** The names of the root fields that take the library as an argument, or in their input. */
const rootFields = [apiSchema.getQueryType(), apiSchema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}),
);
const byArgument = new Set(
  rootFields.filter(({ args }) => args.some(({ name }) => name === 'libraryId')).map(({ name }) => name),
);
const byInput = new Set(
  rootFields
    .filter(({ args }) =>
      args.some(({ name, type }) => {
        const input = getNamedType(type);
        return name === 'input' && isInputObjectType(input) && 'libraryId' in input.getFields();
      }),
    )
    .map(({ name }) => name),
);

/** The length of the path to a field of an operation: `definitions`, its index, `selectionSet`, `selections`, the field's index. */
const rootDepth = 5;

/** Rewrites an operation and its variables. */
export function onLibrary(query: string, variables: object, libraryId: string): { query: string; variables: object } {
  const state = { isNamed: false };
  const inputs = new Set<string>();
  const document = visit(parse(query), {
    Field(field, _key, _parent, path) {
      // Only fields of the operation itself: documents have fields with names of queries, such as `journal`.
      if (path.length !== rootDepth) return undefined;
      const { name, arguments: given = [] } = field;
      if (byInput.has(name.value)) {
        for (const { name: argument, value } of given) {
          if (argument.value === 'input' && value.kind === Kind.VARIABLE) inputs.add(value.name.value);
        }
      }
      if (byArgument.has(name.value) && !given.some((each) => each.name.value === 'libraryId')) {
        state.isNamed = true;
        return { ...field, arguments: [...given, argumentOf('libraryId')] };
      }
      const library = asLibrary(field);
      if (library === field) return undefined;
      state.isNamed = true;
      return library;
    },
    OperationDefinition: {
      leave(operation) {
        if (!state.isNamed) return undefined;
        const type = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'ID' } } as const;
        const definition = { kind: Kind.VARIABLE_DEFINITION, variable, type } as const;
        return { ...operation, variableDefinitions: [...(operation.variableDefinitions ?? []), definition] };
      },
    },
  });
  const named = Object.fromEntries(
    Object.entries(variables as Record<string, unknown>).map(([name, value]) => [
      name,
      inputs.has(name) && value !== null && typeof value === 'object' ? { libraryId, ...value } : value,
    ]),
  );
  return {
    query: print(document),
    variables: { ...named, ...(state.isNamed && { sharedLibraryId: libraryId }) },
  };
}

/** The same client for a shared library. */
export function sharedLibraryClient(client: ApiClient, libraryId: string): ApiClient {
  const rewrite = (query: string, variables: object = {}) => {
    try {
      return onLibrary(query, variables, libraryId);
    } catch {
      // A test sends an operation that cannot be parsed.
      return { query, variables };
    }
  };
  const withLibrary = (path: string) => {
    if (!/^\/api\/(export|bibliography|styles)\b/.test(path) || path.includes('account.json')) return path;
    return `${path}${path.includes('?') ? '&' : '?'}libraryId=${encodeURIComponent(libraryId)}`;
  };
  const send: ApiClient['send'] = (query, variables, headers) => {
    const written = rewrite(query, variables);
    return client.send(written.query, written.variables, headers);
  };
  return {
    ...client,
    send,
    ask: (query, variables) => {
      const written = rewrite(query, variables);
      return client.ask(written.query, written.variables);
    },
    refused: (code, query, variables) => {
      const written = rewrite(query, variables);
      return client.refused(code, written.query, written.variables);
    },
    rest: (method, path, request) => client.rest(method, withLibrary(path), request),
    copy: () => sharedLibraryClient(client.copy(), libraryId),
  };
}
