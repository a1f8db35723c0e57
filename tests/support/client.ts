// A minimal API client for tests: a cookie jar, GraphQL over POST, and plain requests.

export interface GraphQLFailure {
  message: string;
  path?: readonly (string | number)[];
  extensions?: {
    code?: string;
    problems?: readonly { path: readonly string[]; message: string }[];
    retryAfter?: number;
    current?: { revision: number; fields: readonly { name: string; value: unknown }[] };
    [name: string]: unknown;
  };
}

export interface Answer<Data> {
  status: number;
  headers: Headers;
  /** The raw body. */
  text: string;
  data: Data | null;
  errors: readonly GraphQLFailure[];
}

export interface RestRequest {
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** Node's client would ask for a new answer where it says that it has one. */
export const notForced = { 'cache-control': 'max-age=0', pragma: '' };

export interface RestAnswer {
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
}

export interface ApiClient {
  url: string;
  /** Sent with every request. */
  headers: Readonly<Record<string, string>>;
  /** The cookies, by name. */
  cookies: Map<string, string>;
  /** Runs an operation and returns the response, errors included. */
  send<Data>(query: string, variables?: object, headers?: Readonly<Record<string, string>>): Promise<Answer<Data>>;
  /** Runs an operation that must succeed, and returns its data. */
  ask<Data>(query: string, variables?: object): Promise<Data>;
  /** Runs an operation that must fail with this code, and returns the error. */
  refused(code: string, query: string, variables?: object): Promise<GraphQLFailure>;
  rest(method: string, path: string, request?: RestRequest): Promise<RestAnswer>;
  /** Another client with the same cookies, like another tab. */
  copy(): ApiClient;
}

/** Makes a client with an empty cookie jar or with `cookies`. `headers` are sent with every request. */
export function makeClient(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  cookies = new Map<string, string>(),
): ApiClient {
  async function rest(method: string, path: string, request: RestRequest = {}): Promise<RestAnswer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(path, url), {
      method,
      redirect: 'manual',
      headers: { ...headers, ...(cookie === '' ? {} : { cookie }), ...request.headers },
      ...(request.body === undefined ? {} : { body: request.body }),
    });
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parseJson(text) };
  }

  async function send<Data>(
    query: string,
    variables: object = {},
    more: Readonly<Record<string, string>> = {},
  ): Promise<Answer<Data>> {
    const answer = await rest('POST', '/api', {
      headers: { 'content-type': 'application/json', 'graphql-client-name': 'web', ...more },
      body: JSON.stringify({ query, variables }),
    });
    const body = (answer.json ?? {}) as { data?: Data | null; errors?: readonly GraphQLFailure[] };
    return { ...answer, data: body.data ?? null, errors: body.errors ?? [] };
  }

  return {
    url,
    headers,
    cookies,
    rest,
    send,
    async ask<Data>(query: string, variables: object = {}): Promise<Data> {
      const { data, errors, status, text } = await send<Data>(query, variables);
      if (errors.length > 0 || data === null) throw new Error(`Status ${status}: ${text.slice(0, 2000)}\nto ${query}`);
      return data;
    },
    async refused(code, query, variables = {}) {
      const { errors, text } = await send(query, variables);
      const failure = errors.find((error) => error.extensions?.code === code);
      if (failure === undefined) throw new Error(`Expected ${code}, got ${text.slice(0, 2000)}\nto ${query}`);
      return failure;
    },
    copy: () => makeClient(url, headers, new Map(cookies)),
  };
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const split = pair.indexOf('=');
  const name = pair.slice(0, split);
  const value = pair.slice(split + 1);
  const isOver = attributes.some((attribute) => {
    const [key = '', argument = ''] = attribute.toLowerCase().split('=');
    return (key === 'max-age' && Number(argument) <= 0) || (key === 'expires' && Date.parse(argument) <= 0);
  });
  if (isOver || value === '') cookies.delete(name);
  else cookies.set(name, value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
