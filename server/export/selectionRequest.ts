// Reads which documents a request asks for: GET says it by the filters of a list, POST by a `DocumentSelection` in JSON.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLNonNull, type GraphQLSchema, coerceInputValue, isInputObjectType } from 'graphql';
import type { DocumentSelection } from '../__generated__/resolverTypes.ts';
import { badUserInput, type InputProblem } from '../graphql/errors.ts';
import { sendRefusal } from '../http/answer.ts';
import type { ReadBody } from '../http/bodies.ts';
import { namedParameter } from '../http/namedParameter.ts';

export const selectionMethods = ['GET', 'HEAD', 'POST'] as const;

export interface SelectionRequestOptions {
  /** Has the type `DocumentSelection`, for the validation of bodies. */
  schema: GraphQLSchema;
  readBody: ReadBody;
}

/** Validates a body in the same way as an argument of a mutation. */
function readSelectionInput(schema: GraphQLSchema, body: unknown): DocumentSelection {
  const type = schema.getType('DocumentSelection');
  if (!isInputObjectType(type)) throw new Error('The schema has no DocumentSelection.');
  const problems: InputProblem[] = [];
  const selection: unknown = coerceInputValue(body, new GraphQLNonNull(type), (path, _value, error) =>
    problems.push({ path: path.map(String), message: error.message }),
  );
  if (problems.length > 0) throw badUserInput(problems);
  return selection as DocumentSelection;
}

/** Reads the filters of a list by their names in the API; `groupIds` may be repeated. */
function readFilters(parameters: URLSearchParams): Record<string, unknown> {
  const named = (name: string) => namedParameter(parameters, name);
  const groupIds = parameters.getAll('groupIds').filter((id) => id !== '');
  const trashed = named('trashed');
  return {
    groupId: named('groupId'),
    groupIds: groupIds.length === 0 ? null : groupIds,
    ...(named('groupMatch') !== null && { groupMatch: named('groupMatch') }),
    query: named('query'),
    // The API's validation reports any other value.
    trashed: trashed === 'true' || trashed === 'false' ? trashed === 'true' : trashed,
  };
}

/** The selection of a request; null if the request was answered already. Throws BAD_USER_INPUT. */
export async function readSelectionRequest(
  request: IncomingMessage,
  response: ServerResponse,
  address: URL,
  { schema, readBody }: SelectionRequestOptions,
): Promise<DocumentSelection | null> {
  if (request.method !== 'POST') {
    return readSelectionInput(schema, { filterBy: readFilters(address.searchParams) });
  }
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    sendRefusal(response, 415, 'BAD_REQUEST', 'Send the selection as application/json.');
    return null;
  }
  const body = await readBody(request, response);
  return body && readSelectionInput(schema, body.value);
}
