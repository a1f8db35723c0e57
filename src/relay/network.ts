// Sends operations to the API: one POST each, with a time limit, typed failures, and a word to whoever keeps the session when it has ended.
import { isRecord } from '#bibliography/isRecord.ts';
import { type FetchFunction, type GraphQLResponse, Network, Observable, type PayloadError } from 'relay-runtime';
import { isUnavailable, refusalOf } from './codedError.ts';
import { NetworkError, ResponseError, TimeoutError } from './transportError.ts';

export interface NetworkOptions {
  /** Where the API is. */
  url: string;
  /** Told when the server no longer knows who we are. */
  onUnauthenticated: () => void;
  /** How long an answer may take, in milliseconds. */
  timeout?: number | undefined;
  /** Sends a request; given in tests. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Told of every failure; the console outside production. */
  log?: ((error: Error, operation: string) => void) | undefined;
}

/** Makes Relay's network. Leaving a request (`dispose`) aborts it. */
export function createNetwork({
  url,
  onUnauthenticated,
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
          body: JSON.stringify({ operationName: operation.name, variables, query: operation.text }),
          signal: AbortSignal.any([left.signal, limit]),
        });
        return readResponse(await response.json());
      };
      request().then(
        (response) => {
          if (left.signal.aborted) return;
          const errors = isNobody(response) ? [loggedOut] : (response.errors ?? []);
          if (errors.some((error) => refusalOf(error)?.code === 'UNAUTHENTICATED')) onUnauthenticated();
          if (response.data && errors.length === 0) {
            sink.next({ data: response.data });
            sink.complete();
          } else if (errors.some(isUnavailable)) {
            // The same as no answer: whoever tries a cut connection again tries this again.
            const error = new NetworkError({ cause: new ResponseError(errors) });
            log?.(error, operation.name);
            sink.error(error);
          } else {
            // Half an answer would put null in the place of what the store holds, and of what is open in an editor: it counts as
            // none. What a mutation did all the same is found by who tries again.
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

/** As the API words it where nobody may be there. */
const loggedOut = { message: 'Log in first.', extensions: { code: 'UNAUTHENTICATED' } };

/** A library was asked for, and nobody is there whose it is. To put that into the store would empty the library on screen. */
function isNobody({ data, errors = [] }: ReturnType<typeof readResponse>): boolean {
  return data?.me === null && errors.length === 0;
}

/** A proxy's error page, an empty body or another server's JSON are no answers of the API: those throw, and count as no answer. */
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
