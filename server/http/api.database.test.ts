// Tests which requests the API accepts, how it rejects others, and the headers of all responses.
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktopApp } from '#site/desktopApp.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type GraphqlAnswer, type TestServer, startTestServer } from '../testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function post(
  body: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; answer: GraphqlAnswer }> {
  const response = await fetch(`${server.url}/api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  return { status: response.status, answer: (await response.json()) as GraphqlAnswer };
}

async function codeOf(query: string, operationName?: string): Promise<string | null> {
  const { answer } = await post(JSON.stringify({ query, operationName }));
  return answer.errors?.[0]?.extensions.code ?? null;
}

function nested(depth: number): string {
  // One level for `me`, one for each of `groups` and `children`, and one for `id`.
  return `{ me { groups ${'{ children '.repeat(depth - 3)} { id } ${'}'.repeat(depth - 3)} } }`;
}

/** Variables with a chain of nested groups. */
function deep(levels: number): string {
  const group = '{"name":"A","children":[';
  const query = 'mutation ($groups: [CreateGroupInput!]!) { addGroups(input: { groups: $groups }) { madeCount } }';
  return `{"query":"${query}","variables":{"groups":[${group.repeat(levels)}${']}'.repeat(levels)}]}}`;
}

const me = JSON.stringify({ query: '{ me { id } }' });

describe('the body', () => {
  test.each([
    ['broken JSON', '{"query":', 400, 'BAD_REQUEST'],
    ['a list of operations', `[${me},${me}]`, 400, 'BAD_REQUEST'],
    ['no operation', '{}', 400, 'BAD_REQUEST'],
    ['a number', '1', 400, 'BAD_REQUEST'],
    ['a value nested thousands of levels deep', deep(2_000), 400, 'BAD_REQUEST'],
    ['a list in a list in a list', `${'['.repeat(40_000)}${']'.repeat(40_000)}`, 400, 'BAD_REQUEST'],
    ['more than 100 KB without a log-in', `{"query":"${'x'.repeat(100 * 1024)}"}`, 413, 'PAYLOAD_TOO_LARGE'],
    ['more than 10 MB', `{"query":"${'x'.repeat(10 * 1024 * 1024)}"}`, 413, 'PAYLOAD_TOO_LARGE'],
    ['an operation name that is not a text', '{"query":"{ me { id } }","operationName":{}}', 400, 'BAD_REQUEST'],
    ['an unknown member', '{"query":"{ me { id } }","id":1}', 400, 'BAD_REQUEST'],
  ])('%s is rejected', async (_name, body, status, code) => {
    const refused = await post(body);
    expect(refused.status).toBe(status);
    expect(refused.answer.errors?.[0]?.extensions.code).toBe(code);
  });

  test('may have trees of groups of the maximum depth', async () => {
    const { answer } = await post(deep(50));
    expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('is rejected beyond 10 MB even if its length is not declared', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(1024 * 1024));
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let sent = 0; sent < 12; sent += 1) controller.enqueue(chunk);
        controller.close();
      },
    });
    const response = await fetch(`${server.url}/api`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: stream, duplex: 'half' },
    });
    expect(response.status).toBe(413);
  });

  describe('of more than 100 KB', () => {
    const large = JSON.stringify({ query: '{ me { id } }', variables: { padding: 'x'.repeat(200 * 1024) } });
    const many = `{"query":"{ me { id } }","variables":{"list":[${'[],'.repeat(60_000)}1]}}`;
    const signup =
      'mutation ($email: EmailAddress!) { signup(input: { email: $email, password: "correct horse battery" }) { __typename } }';

    test('is read if the client is logged in, and its values are counted', async () => {
      const client = server.client();
      await client.one(signup, { email: 'large@example.org' });
      const cookie = client.cookie ?? '';
      expect((await post(large, { cookie })).status).toBe(200);
      const refused = await post(many, { cookie });
      expect(refused.status).toBe(413);
      expect(refused.answer.errors?.[0]).toMatchObject({
        message: 'The body holds more than 75,000 values. Send it in parts.',
        extensions: { code: 'PAYLOAD_TOO_LARGE' },
      });
    });

    test('is not read for an invalid session cookie, and a page whose session has ended is told so', async () => {
      const { status, answer } = await post(large, { cookie: 'session=made-up' });
      expect(status).toBe(401);
      expect(answer.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    });

    test('is read at most twice at the same time for an account', async () => {
      const client = server.client();
      await client.one(signup, { email: 'busy@example.org' });
      const cookie = client.cookie ?? '';
      const begin = () => {
        const sender = new TransformStream<Uint8Array, Uint8Array>();
        const writer = sender.writable.getWriter();
        const answered = fetch(`${server.url}/api`, {
          ...{ method: 'POST', headers: { 'content-type': 'application/json', cookie }, duplex: 'half' },
          body: sender.readable,
        });
        const bytes = new TextEncoder().encode(large);
        return {
          answered,
          half: () => writer.write(bytes.subarray(0, 150 * 1024)),
          rest: async () => {
            await writer.write(bytes.subarray(150 * 1024));
            await writer.close();
          },
        };
      };
      const [first, second] = [begin(), begin()];
      await Promise.all([first.half(), second.half()]);
      const third = await eventually('a third to be refused', async () => {
        const answer = await fetch(`${server.url}/api`, {
          ...{ method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: large },
        });
        return answer.status === 429 ? answer : undefined;
      });
      expect(third.headers.get('retry-after')).toBe('5');
      expect(await third.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
      await Promise.all([first.rest(), second.rest()]);
      expect((await first.answered).status).toBe(200);
      expect((await second.answered).status).toBe(200);
      expect((await post(large, { cookie })).status).toBe(200);
    });
  });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=x'])(
    '%s is rejected, because forms can send it',
    async (type) => {
      const { status, answer } = await post(me, { 'content-type': type });
      expect(status).toBe(415);
      expect(answer.errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
    },
  );
});

describe('a value of another type', () => {
  const login = (email: string) => `mutation { login(input: { email: ${email}, password: "x" }) { __typename } }`;
  const dates = (last: string) =>
    `{ me { changes(after: { id: "doc_1", lastModified: ${last} }) { edges { deleted } } } }`;

  test.each([
    ['a number for an address', login('5'), ['input', 'email']],
    ['a list for an address', login('["a@example.org"]'), ['input', 'email']],
    ['an object for a moment', dates('{ a: 1 }'), ['after', 'lastModified']],
    ['an unknown field', login('"a", more: 1'), null],
    [
      'a number in a list',
      '{ me { documents(filterBy: { groupIds: ["a", 1.5] }) { totalCount } } }',
      ['filterBy', 'groupIds', '1'],
    ],
  ])('%s in the operation is rejected', async (_name, query, path) => {
    const { status, answer } = await post(JSON.stringify({ query }), { accept: 'application/graphql-response+json' });
    expect(status).toBe(400);
    expect(answer.errors).toHaveLength(1);
    expect(answer.errors?.[0]?.extensions).toMatchObject(
      path ? { code: 'BAD_USER_INPUT', problems: [{ path }] } : { code: 'BAD_REQUEST' },
    );
  });

  test.each([
    ['EmailAddress!', 5, []],
    ['EmailAddress!', null, []],
    ['EmailAddress!', ['a@example.org'], []],
    ['LoginInput!', { email: {}, password: 'x' }, ['email']],
    ['LoginInput!', { email: 'a', password: 1, more: 1 }, ['password']],
    ['[AddUserDocumentInput!]!', [{}, { thesis: { published: 1984 } }], ['1', 'thesis', 'published']],
  ])('for a variable of type %s is rejected: %j', async (type, value, path) => {
    const query = type.startsWith('[')
      ? `mutation ($value: ${type}) { addUserDocuments(input: { documents: $value }) { documents { id } } }`
      : `mutation ($value: ${type}) { login(input: ${type === 'LoginInput!' ? '$value' : '{ email: $value, password: "x" }'}) { __typename } }`;
    const { status, answer } = await post(JSON.stringify({ query, variables: { value } }));
    expect(status).toBe(400);
    expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(answer.errors?.[0]?.extensions.problems).toContainEqual({
      path: ['value', ...path],
      message: expect.any(String) as string,
    });
  });

  test('is not repeated in full, and a list of wrong values is not reported one by one', async () => {
    const query =
      'query ($ids: [ID!]!, $first: Int) { me { documents(first: $first, filterBy: { groupIds: $ids }) { totalCount } } }';
    const variables = { first: 'x'.repeat(50_000), ids: Array.from({ length: 10_000 }, () => 1.5) };
    const response = await fetch(`${server.url}/api`, {
      ...{
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables }),
      },
    });
    expect(response.status).toBe(400);
    expect((await response.text()).length).toBeLessThan(20_000);
  });
});

test.each([
  ['variables', 'variables={"a":'],
  ['variables', 'variables=[]'],
  ['variables', `variables=${'['.repeat(1_000)}`],
  ['extensions', 'extensions=nothing'],
])('invalid %s in an address are a BAD_REQUEST: %s', async (_name, broken) => {
  const response = await fetch(`${server.url}/api?query={__typename}&${broken}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
});

test('an address can contain variables', async () => {
  const query = encodeURIComponent('query a($id: ID!) { user(id: $id) { id } }');
  const variables = encodeURIComponent('{"id":"user_1"}');
  const response = await fetch(`${server.url}/api?query=${query}&variables=${variables}&operationName=a&extensions=`);
  expect(await response.json()).toEqual({ data: { user: null } });
});

describe('the origin of a request', () => {
  test.each(['http://evil.example', 'null', 'http://127.0.0.1.evil.example'])(
    'a page of %s is refused',
    async (origin) => {
      const { status, answer } = await post(me, { origin });
      expect(status).toBe(403);
      expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      const session = await fetch(`${server.url}/api/_auth/session`, { method: 'DELETE', headers: { origin } });
      expect(session.status).toBe(403);
      expect(session.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  test('is accepted if it is this site, or missing as for tools', async () => {
    expect((await post(me, { origin: server.url })).status).toBe(200);
    expect((await post(me)).status).toBe(200);
  });
});

describe('the size of an operation', () => {
  test('may be twelve levels deep, but not thirteen, with or without fragments', async () => {
    expect(await codeOf(nested(12))).not.toBe('BAD_REQUEST');
    expect(await codeOf(nested(13))).toBe('BAD_REQUEST');
    const hidden =
      nested(13).replace('{ id }', '{ ...name }').replace('{ me', 'query { me') + ' fragment name on Group { id }';
    expect(await codeOf(hidden)).toBe('BAD_REQUEST');
  });

  test('may include thirty aliases, but not more, even if fragments multiply them', async () => {
    const aliases = (count: number) =>
      `{ ${Array.from({ length: count }, (_, index) => `a${index}: me { id }`).join(' ')} }`;
    expect(await codeOf(aliases(30))).toBeNull();
    expect(await codeOf(aliases(31))).toBe('BAD_REQUEST');
    const multiplied = `query { ${Array.from({ length: 6 }, (_, index) => `a${index}: me { ...f }`).join(' ')} }
      fragment f on User { b1: id b2: id b3: id b4: id b5: id }`;
    expect(await codeOf(multiplied)).toBe('BAD_REQUEST');
  });

  test('may not exceed 2,000 tokens', async () => {
    // Each field has eight tokens.
    const fields = (count: number) => `{ me { ${'id @skip(if: false) '.repeat(count)} } }`;
    expect(await codeOf(fields(245))).toBeNull();
    expect(await codeOf(fields(255))).toBe('BAD_REQUEST');
  });

  test('is limited to one operation per request', async () => {
    expect(await codeOf('query A { me { id } } query B { me { id } }', 'A')).toBe('BAD_REQUEST');
  });

  test('cannot be inflated by a fragment that spreads itself', async () => {
    expect(await codeOf('{ me { ...f } } fragment f on User { groups { children { id } } ...f }')).toBe('BAD_REQUEST');
  });
});

describe('clients do not learn', () => {
  test('the schema', async () => {
    expect(await codeOf('{ __schema { types { name } } }')).toBe('BAD_REQUEST');
    expect(await codeOf('{ __typename }')).toBeNull();
  });

  test('the correct spelling of a misspelled field', async () => {
    const { answer } = await post(JSON.stringify({ query: '{ me { emial } }' }));
    expect(answer.errors?.[0]?.message).toBe('Cannot query field "emial" on type "User".');
  });
});

describe('every response', () => {
  test('has the security headers', async () => {
    const response = await fetch(`${server.url}/api/_auth/session`);
    expect(response.headers.get('content-security-policy')).toContain("object-src 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('strict-transport-security')).toBeNull();
  });

  test('for a page with a secret in its address sends no referrer and is not stored', async () => {
    const response = await fetch(`${server.url}/change-password/token`);
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('to TRACE is an error that repeats nothing of the request', async () => {
    const sent = request(`${server.url}/api`, { method: 'TRACE', headers: { cookie: 'session=secret' } }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    expect([answer.statusCode, await text(answer)]).toEqual([405, 'Method Not Allowed']);
  });

  test('on https has Secure cookies with a `__Host-` name and HSTS, and a log-out clears all data in the browser', async () => {
    const secure = await startTestServer({ PUBLIC_URL: 'https://library.example' });
    try {
      const query =
        'mutation { signup(input: { email: "a@example.org", password: "correct horse battery" }) { __typename } }';
      const response = await fetch(`${secure.url}/api`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://library.example' },
        body: JSON.stringify({ query }),
      });
      expect(response.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^__Host-session=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
        expect.stringMatching(/^__Host-device=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
      ]);
      expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=63072000; includeSubDomains$/);
      const left = await fetch(`${secure.url}/api/_auth/session`, { method: 'DELETE' });
      expect(left.headers.get('clear-site-data')).toBe('"cache", "storage"');
    } finally {
      await secure.close();
    }
  });
});

test('the session endpoint responds with the requested media type', async () => {
  const asked = await fetch(`${server.url}/api/_auth/session`, { headers: { accept: 'text/json' } });
  expect(asked.headers.get('content-type')).toBe('text/json; charset=utf-8');
});

test('the endpoints of the newest release, health and readiness work', async () => {
  expect(await (await fetch(`${server.url}/api/getLatestRelease`)).json()).toEqual({
    version: '5.15',
    releasesUrl: desktopApp.releasesUrl,
  });
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});
