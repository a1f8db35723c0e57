// Reads which operation a request of the GraphQL API asks for, and leaves the request as readable as it was.
import { IncomingMessage } from 'node:http';
import { Kind, parse } from 'graphql';
import { isObject } from './isObject.ts';

export type OperationKind = 'query' | 'mutation' | 'subscription';

/** An operation as it was sent. */
export interface Operation {
  /** Its own name, else that of its first field; null where the text is no operation. */
  readonly name: string | null;
  readonly kind: OperationKind | null;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The whole body, byte for byte. */
  readonly body: string;
}

export interface ReadRequest {
  /** To be given to the server in the place of the one that was read. */
  readonly request: IncomingMessage;
  /** Null where it is none of the GraphQL API, or too large to be looked at. */
  readonly operation: Operation | null;
}

/** The server takes no more; what is larger is left for it to refuse. */
const largestBody = 10 * 1024 * 1024;

function describe(query: string, wanted: unknown): Pick<Operation, 'name' | 'kind'> {
  try {
    const operations = parse(query, { noLocation: true }).definitions.filter(
      (definition) => definition.kind === Kind.OPERATION_DEFINITION,
    );
    const operation =
      typeof wanted === 'string' ? operations.find(({ name }) => name?.value === wanted) : operations[0];
    const [first] = operation?.selectionSet.selections ?? [];
    const field = first?.kind === Kind.FIELD ? first.name.value : null;
    return { name: operation?.name?.value ?? field, kind: operation?.operation ?? null };
  } catch {
    return { name: null, kind: null };
  }
}

/** Null for a text that is no operation in JSON. */
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

/** A request with this body that has not been read yet. */
function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const unread = new IncomingMessage(request.socket);
  const { method, url, headers, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor } = request;
  Object.assign(unread, { method, url, rawHeaders, httpVersion, httpVersionMajor, httpVersionMinor, complete: true });
  unread.headers = headers;
  unread.push(body);
  unread.push(null);
  return unread;
}

/** Rejects where the request is aborted before it has come whole. */
export async function readOperation(request: IncomingMessage, path: string): Promise<ReadRequest> {
  const length = Number(request.headers['content-length']);
  const isRead = path === '/api' && request.method === 'POST' && length <= largestBody;
  if (!isRead) return { request, operation: null };
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return { request: withBody(request, body), operation: parseOperation(body.toString('utf8')) };
}
