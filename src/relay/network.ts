// Sends operations to the API: one POST each, with a time limit and typed errors. Notifies the session when it has ended.
import { isRecord } from '#bibliography/isRecord.ts';
import { type FetchFunction, type GraphQLResponse, Network, Observable, type PayloadError } from 'relay-runtime';
import { isUnavailable, refusalOf } from './codedError.ts';
import { NetworkError, ResponseError, TimeoutError } from './transportError.ts';

export interface NetworkOptions {
  /** The API's address. */
  url: string;
  /** The id in the API of the library that queries with a variable `$libraryId` ask for; null while nobody is logged in. */
  libraryId: string | null;
  /** Called when the server no longer knows the user. */
  onUnauthenticated: () => void;
  /** Called when the server says that there is no such library, or not for this person. */
  onLibraryGone: () => void;
  /** The time limit for a response, in milliseconds. */
  timeout?: number | undefined;
  /** Sends a request; replaced in tests. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Called for every failure; logs to the console outside production. */
  log?: ((error: Error, operation: string) => void) | undefined;
}

/** Creates Relay's network layer. Disposing a request aborts it. */
export function createNetwork({
  url,
  libraryId,
  onUnauthenticated,
  onLibraryGone,
  timeout = 30_000,
  fetch = globalThis.fetch,
  log,
}: NetworkOptions) {
  const send: FetchFunction = (operation, variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      const left = new AbortController();
      const limit = AbortSignal.timeout(timeout);
      const request = async () => {
        const response = await fetch(url, {
          method: 'POST',
          credentials: 'include',
          headers: {
            accept: 'application/graphql-response+json, application/json',
            'content-type': 'application/json',
            'graphql-client-name': 'web',
          },
          body: JSON.stringify({
            operationName: operation.name,
            // Whoever asks need not say of which library: an environment shows one.
            variables: 'libraryId' in variables ? { ...variables, libraryId } : variables,
            query: operation.text,
          }),
          signal: AbortSignal.any([left.signal, limit]),
        });
        return readResponse(await response.json());
      };
      request().then(
        (response) => {
          if (left.signal.aborted) return;
          const errors = missingIn(response) ?? response.errors ?? [];
          const codes = errors.map((error) => refusalOf(error)?.code);
          if (codes.includes('UNAUTHENTICATED')) onUnauthenticated();
          if (codes.includes('LIBRARY_GONE')) onLibraryGone();
          if (response.data && errors.length === 0) {
            sink.next({ data: response.data });
            sink.complete();
          } else if (errors.some(isUnavailable)) {
            // Treated like no answer, so that the caller retries in the same way.
            const error = new NetworkError({ cause: new ResponseError(errors) });
            log?.(error, operation.name);
            sink.error(error);
          } else {
            // A partial answer would overwrite data in the store, and in an open editor, with null, so it counts as no answer. If a mutation took effect, a
            // retry finds that out.
            const error = new ResponseError(errors);
            log?.(error, operation.name);
            sink.error(error);
          }
        },
        (cause: unknown) => {
          if (left.signal.aborted) return;
          const error = limit.aborted ? new TimeoutError({ cause }) : new NetworkError({ cause });
          log?.(error, operation.name);
          sink.error(error);
        },
      );
      return () => {
        left.abort();
      };
    });
  return Network.create(send);
}

/** The API's message where a visitor may ask. */
const loggedOut = { message: 'Log in first.', extensions: { code: 'UNAUTHENTICATED' } };

/** The library was deleted, or its owners ended the membership. */
const libraryGone = { message: 'You are not a member of this library.', extensions: { code: 'LIBRARY_GONE' } };

/** The error that null stands for, where a person or a library was requested. Storing it would empty the library on screen. */
function missingIn({ data, errors = [] }: ReturnType<typeof readResponse>): PayloadError[] | null {
  if (errors.length > 0) return null;
  if (data?.me === null) return [loggedOut];
  return data?.library === null ? [libraryGone] : null;
}

/** An error page of a proxy, an empty body or unrelated JSON is not an answer of the API: this throws, which counts as no answer. */
function readResponse(body: unknown): { data: Record<string, unknown> | null; errors: PayloadError[] | undefined } {
  if (!isRecord(body)) throw new TypeError('The answer is not a GraphQL response');
  const data = isRecord(body.data) ? body.data : null;
  const errors = Array.isArray(body.errors) ? body.errors.filter(isPayloadError) : undefined;
  if (!data && !errors?.length) throw new TypeError('The answer is not a GraphQL response');
  return { data, errors };
}

function isPayloadError(value: unknown): value is PayloadError {
  return isRecord(value) && typeof value.message === 'string';
}
