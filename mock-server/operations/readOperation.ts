// Reads the operation of a GraphQL request, and returns a request whose body can be read again.
import { IncomingMessage } from 'node:http';
import { Kind, parse } from 'graphql';
import { isObject } from './isObject.ts';

export type OperationKind = 'query' | 'mutation' | 'subscription';

/** A GraphQL operation as it was sent. */
export interface Operation {
  /** The name of the operation, or of its first field; null if the query is not valid. */
  readonly name: string | null;
  readonly kind: OperationKind | null;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The whole body, byte for byte. */
  readonly body: string;
}

export interface ReadRequest {
  /** The request to pass on to the server: the received one, or a copy if its body was read. */
  readonly request: IncomingMessage;
  /** Null if it is not a GraphQL request, or if it is too large. */
  readonly operation: Operation | null;
}

/** Larger bodies are not read, because the server refuses them. */
const largestBody = 10 * 1024 * 1024;

function describe(query: string, operationName: unknown): Pick<Operation, 'name' | 'kind'> {
  try {
    const operations = parse(query, { noLocation: true }).definitions.filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION,
    );
    const operation =
      typeof operationName === 'string' ? operations.find(({ name }) => name?.value === operationName) : operations[0];
    const [first] = operation?.selectionSet.selections ?? [];
    const field = first?.kind === Kind.FIELD ? first.name.value : null;
    return { name: operation?.name?.value ?? field, kind: operation?.operation ?? null };
  } catch {
    return { name: null, kind: null };
  }
}

/** Null if the text is not an operation as JSON. */
export function parseOperation(body: string): Operation | null {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return null;
  }
  if (!isObject(value) || typeof value.query !== 'string') return null;
  const { query, variables, operationName } = value;
  return { ...describe(query, operationName), query, variables: isObject(variables) ? variables : {}, body };
}

/** An unread copy of a request, with this body. */
function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const unread = new IncomingMessage(request.socket);
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  Object.assign(unread, { method, url, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor, complete: true });
  unread.headers = headers;
  unread.push(body);
  unread.push(null);
  return unread;
}

/** Rejects if the request is aborted before its end. */
export async function readOperation(request: IncomingMessage, path: string): Promise<ReadRequest> {
  const length = Number(request.headers['content-length']);
  const isRead = path === '/api' && request.method === 'POST' && length <= largestBody;
  if (!isRead) return { request, operation: null };
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return { request: withBody(request, body), operation: parseOperation(body.toString('utf8')) };
}
