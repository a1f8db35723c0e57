// Notes what the page asks its own server, and how it was answered: names and outcomes, never the answers themselves.
import * as v from 'valibot';
import type { RecordedAnswer, RecordedRequest } from './recording.ts';

export type RequestEntry = RecordedRequest | RecordedAnswer;

export interface RequestWatch {
  readonly onEntry: (entry: RequestEntry) => void;
  /** Makes what was sent fit for a recording: plain, and without secrets. */
  readonly toPlain: (value: unknown) => RecordedRequest['variables'];
  /** The address without the secrets in it. */
  readonly blankAddress: (address: string) => string;
  /** The start of the ids of requests. */
  readonly prefix: string;
}

/** Paths that are about the tools beside the app. */
const isOfTools = (path: string) => path.startsWith('/__') || path.startsWith('/_statecharts');

/** Wraps `fetch` for the lifetime of the page. It must begin before the app, which keeps the `fetch` that it finds. */
export function watchRequests({ onEntry, toPlain, blankAddress, prefix }: RequestWatch): void {
  const { fetch } = globalThis;
  let requests = 0;

  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.origin !== location.origin || isOfTools(url.pathname)) return fetch(input, init);
    requests += 1;
    const id = `${prefix}${requests}`;
    const method = (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase();
    const asked = readOperation(init?.body);
    onEntry({
      kind: 'request',
      at: Date.now(),
      id,
      operation: asked?.operationName ?? `${method} ${blankAddress(url.pathname)}`,
      variables: asked === null ? null : toPlain(asked.variables),
    });
    const answer = (rest: Omit<RecordedAnswer, 'kind' | 'at' | 'request'>) => {
      onEntry({ kind: 'answer', at: Date.now(), request: id, ...rest });
    };
    try {
      const response = await fetch(input, init);
      const { status } = response;
      if (status >= 400) answer({ outcome: 'refused', status, codes: [] });
      else if (asked === null) answer({ outcome: 'ok', status, codes: [] });
      else
        void readCodes(response.clone()).then((codes) => {
          answer({ outcome: codes.length === 0 ? 'ok' : 'problem', status, codes });
        });
      return response;
    } catch (error) {
      const isAborted = error instanceof DOMException && error.name === 'AbortError';
      answer({ outcome: isAborted ? 'aborted' : 'failed', status: null, codes: [] });
      throw error;
    }
  };
}

/** An error without a code. */
const noCode = { extensions: { code: 'error' } };

const Sent = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ operationName: v.string(), variables: v.optional(v.unknown(), null) }),
);

function readOperation(body: unknown): v.InferOutput<typeof Sent> | null {
  const sent = v.safeParse(Sent, body);
  return sent.success ? sent.output : null;
}

const Answered = v.object({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown())), {}),
  errors: v.optional(v.array(v.fallback(v.object({ extensions: v.object({ code: v.string() }) }), noCode)), []),
});

const Problem = v.object({ __typename: v.pipe(v.string(), v.endsWith('Problem')) });

/** The codes of the errors of a GraphQL response, and the types of the problems in its data. */
async function readCodes(response: Response): Promise<string[]> {
  const body: unknown = await response.json().catch(() => null);
  const answered = v.safeParse(Answered, body);
  if (!answered.success) return ['unreadable'];
  const { data, errors } = answered.output;
  const problems = Object.values(data ?? {}).filter((value) => v.is(Problem, value));
  return [...errors.map(({ extensions }) => extensions.code), ...problems.map(({ __typename }) => __typename)];
}
