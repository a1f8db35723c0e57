// Contract: which HTTP requests the API accepts, and which it refuses before any resolver runs.
import { request as httpRequest } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { ApiClient, GraphQLFailure, RestAnswer } from '#tests/support/client.ts';
import { addMutation, meQuery, signupMutation, totalCount, whoAmI } from './operations.ts';
import { anonymous, newAddress, newPerson, type UseTarget } from './target.ts';

const json = { 'content-type': 'application/json' };
/** A client that accepts GraphQL errors with a status other than 200. */
const modern = { ...json, accept: 'application/graphql-response+json' };
const me = JSON.stringify({ query: meQuery });
const addOne = JSON.stringify({ query: addMutation, variables: { input: { other: { title: 'From elsewhere' } } } });

function codesOf(answer: RestAnswer): unknown[] {
  const { errors = [] } = (answer.json ?? {}) as { errors?: GraphQLFailure[] };
  return errors.map(({ extensions }) => extensions?.code);
}

export function httpContract(useTarget: UseTarget): void {
  describe('a request from another origin', () => {
    it.each([
      ['another site', { origin: 'https://evil.example' }],
      ['another port', { origin: 'http://127.0.0.1:1' }],
      ['a sandboxed page', { origin: 'null' }],
    ])('is refused from %s', async (_, headers) => {
      const { client } = await newPerson(useTarget());
      const answer = await client.rest('POST', '/api', { headers: { ...json, ...headers }, body: addOne });
      expect(answer.status).toBe(403);
      expect(codesOf(answer)).toEqual(['FORBIDDEN']);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(await totalCount(client)).toBe(0);
    });

    it('is not allowed by a preflight', async () => {
      const answer = await anonymous(useTarget()).rest('OPTIONS', '/api', {
        headers: {
          origin: 'https://evil.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      });
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    });

    it('is distinguished from one of our own pages', async () => {
      const { client, id } = await newPerson(useTarget());
      const answer = await client.rest('POST', '/api', {
        headers: { ...json, origin: new URL(client.url).origin },
        body: me,
      });
      expect(answer.json).toMatchObject({ data: { me: { id } } });
    });
  });

  describe('a body whose content type is not JSON', () => {
    it.each([
      ['text/plain', addOne],
      [
        'application/x-www-form-urlencoded',
        `query=${encodeURIComponent('mutation { addUserDocument(input: { other: { title: "Form" } }) { id } }')}`,
      ],
      [
        'multipart/form-data; boundary=x',
        `--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${addOne}\r\n--x\r\ncontent-disposition: form-data; name="map"\r\n\r\n{}\r\n--x--\r\n`,
      ],
      ['', addOne],
    ])('is refused and not run: "%s"', async (type, body) => {
      const { client } = await newPerson(useTarget());
      // Sent as bytes, because fetch would add a content type to a string.
      const answer = await client.rest('POST', '/api', {
        headers: type === '' ? {} : { 'content-type': type },
        body: new TextEncoder().encode(body),
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(await totalCount(client)).toBe(0);
    });
  });

  it.each(['{', '', 'null', '[]', '"text"', '{"query":1}', '{"query":"{ me { id } }","variables":"text"}'])(
    'answers BAD_REQUEST to the invalid body %s',
    async (body) => {
      const answer = await anonymous(useTarget()).rest('POST', '/api', { headers: json, body });
      expect(answer.status).toBe(400);
      expect(codesOf(answer)).toEqual(['BAD_REQUEST']);
    },
  );

  it.each([
    '{"variables":{}}',
    '{"query":"{ me { id }"}',
    '{"query":"{ nothing }"}',
    '{"query":"query a { me { id } }","operationName":"b"}',
    '{"query":"query a($id: ID!) { user(id: $id) { id } }"}',
  ])('answers BAD_REQUEST to the body %s, which is no operation', async (body) => {
    const answer = await anonymous(useTarget()).rest('POST', '/api', { headers: modern, body });
    expect(answer.status).toBe(400);
    expect(codesOf(answer)).toEqual(['BAD_REQUEST']);
    // A client that accepts plain JSON gets the older status codes (GraphQL over HTTP, "application/json") and the same error code.
    expect(codesOf(await anonymous(useTarget()).rest('POST', '/api', { headers: json, body }))).toEqual([
      'BAD_REQUEST',
    ]);
  });

  it('refuses mutations by GET', async () => {
    const { client } = await newPerson(useTarget());
    const query = encodeURIComponent('mutation { addUserDocument(input: { other: { title: "By GET" } }) { id } }');
    const answer = await client.rest('GET', `/api?query=${query}`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await totalCount(client)).toBe(0);
  });

  it('keeps idle connections open for over a minute, so that clients and load balancers close theirs first', async () => {
    const { headers } = await anonymous(useTarget()).rest('GET', '/healthz');
    const seconds = Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1]);
    expect(seconds).toBeGreaterThan(60);
  });

  describe('limits', () => {
    const large = JSON.stringify({ query: meQuery, variables: { padding: 'x'.repeat(10 * 1024 * 1024 + 1) } });

    it('refuses a body over 10 MB with a content length', async () => {
      const answer = await anonymous(useTarget()).rest('POST', '/api', { headers: json, body: large });
      expect(answer.status).toBe(413);
      expect(codesOf(answer)).toEqual(['PAYLOAD_TOO_LARGE']);
    });

    it('refuses a body over 10 MB without a content length', async () => {
      const { url, headers } = useTarget();
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const request = httpRequest(
          new URL('/api', url),
          { method: 'POST', headers: { ...headers, ...json } },
          (response) => {
            response.resume();
            resolve(response.statusCode);
          },
        );
        // The server may close the connection instead of reading the body.
        request.on('error', (error) => {
          if (!request.writableFinished) resolve(413);
          else reject(error);
        });
        for (let at = 0; at < large.length; at += 1_000_000) request.write(large.slice(at, at + 1_000_000));
        request.end();
      });
      expect(status).toBe(413);
      expect(await whoAmI(anonymous(useTarget()))).toBeNull();
    });

    const padded = (bytes: number) =>
      JSON.stringify({ query: meQuery, variables: { padding: 'x'.repeat(bytes - 200) } });

    it('accepts a body just under 10 MB from a logged-in client', async () => {
      const { client, id } = await newPerson(useTarget());
      const answer = await client.rest('POST', '/api', { headers: json, body: padded(10 * 1024 * 1024) });
      expect([answer.status, answer.json]).toMatchObject([200, { data: { me: { id } } }]);
    });

    it('accepts a body just under 100 KB from anybody, and no larger one', async () => {
      const stranger = anonymous(useTarget());
      expect((await stranger.rest('POST', '/api', { headers: json, body: padded(100 * 1024) })).status).toBe(200);
      const refused = await stranger.rest('POST', '/api', { headers: json, body: padded(101 * 1024) });
      expect([refused.status, codesOf(refused)]).toEqual([413, ['PAYLOAD_TOO_LARGE']]);
    });

    const manyNames = Array.from({ length: 2_001 }, (_, at) => `"name ${at}":1`).join(',');

    it.each([
      ['of more than 75,000 values', `{"query":"{ me { id } }","variables":{"list":[${'[],'.repeat(50_000)}1]}}`, 413],
      ['of more than 2,000 different names', `{"query":"{ me { id } }","variables":{${manyNames}}}`, 400],
      ['nested more than 200 levels deep', `{"query":"{ me { id } }","variables":${'['.repeat(201)}`, 400],
    ])('refuses a body %s', async (_, body, status) => {
      const { client } = await newPerson(useTarget());
      expect((await client.rest('POST', '/api', { headers: json, body })).status).toBe(status);
    });

    it('refuses an operation with a thousand levels of brackets', async () => {
      for (const bracket of ['[', '{', '{ a ', '(a:[']) {
        const body = JSON.stringify({ query: `{ me(a: ${bracket.repeat(900)}` });
        const answer = await anonymous(useTarget()).rest('POST', '/api', { headers: modern, body });
        expect([answer.status, codesOf(answer)]).toEqual([400, ['BAD_REQUEST']]);
      }
    });

    const nest = (depth: number) =>
      `{ group(id: "x") { ${'parent { '.repeat(depth - 2)} id ${'} '.repeat(depth - 2)} } }`;
    const aliases = (count: number) =>
      `{ ${Array.from({ length: count }, (_, index) => `a${index}: me { id }`).join(' ')} }`;

    /** One token for each keyword, and 21 around them. */
    const tokens = (count: number) =>
      `mutation { addUserDocument(input: { other: { keywords: [${'"k" '.repeat(count - 21)}] } }) { id } }`;

    /** Each fragment spreads the next one twice. */
    const circles = (count: number) => {
      const spread = (at: number) => `...f${at % count}`;
      const fragments = Array.from(
        { length: count },
        (_, at) => `fragment f${at} on Group { id ${spread(at + 1)} ${spread(at + 2)} }`,
      );
      return `{ me { groups { ${spread(0)} } } } ${fragments.join(' ')}`;
    };

    it.each([
      ['deeper than 12', nest(13)],
      ['of more than 30 aliases', aliases(31)],
      ['of more than 2,000 tokens', tokens(2001)],
      ['that names fragments in a circle', '{ me { ...a } } fragment a on User { ...b } fragment b on User { ...a }'],
      ['that asks 31 times again for the same', `{ me { ${'groups { id } '.repeat(32)} } }`],
      ['of many fragments in circles', circles(150)],
      ['of two operations', 'query a { me { id } } query b { me { id } }', 'a'],
    ])('refuses an operation %s', async (_, query, operationName?: string) => {
      const { client } = await newPerson(useTarget());
      const answer = await client.rest('POST', '/api', {
        headers: modern,
        body: JSON.stringify({ query, operationName }),
      });
      expect(answer.status).toBe(400);
      expect(new Set(codesOf(answer))).toEqual(new Set(['BAD_REQUEST']));
      expect(answer.json).not.toHaveProperty('data.me');
      expect(await totalCount(client)).toBe(0);
    });

    it.each([
      ['12 deep', nest(12)],
      ['of 30 aliases', aliases(30)],
      ['that asks 30 times again for the same', `{ me { ${'groups { id } '.repeat(31)} } }`],
      ['of 2,000 tokens', tokens(2000)],
    ])('takes an operation %s', async (_, query) => {
      const { client } = await newPerson(useTarget());
      const { errors } = await client.send(query);
      expect(errors.map(({ extensions }) => extensions?.code)).not.toContain('BAD_REQUEST');
    });

    it('also counts depth and aliases inside fragments', async () => {
      const fragments = Array.from(
        { length: 12 },
        (_, index) => `fragment f${index} on Group { parent { ...f${index + 1} } }`,
      ).join(' ');
      const deep = `{ group(id: "x") { ...f0 } } ${fragments} fragment f12 on Group { id }`;
      const some = (name: string) => Array.from({ length: 20 }, (_, index) => `${name}${index}: me { id }`).join(' ');
      const wide = `{ ...f ${some('a')} } fragment f on Query { ${some('b')} }`;
      for (const query of [deep, wide]) {
        const answer = await anonymous(useTarget()).rest('POST', '/api', {
          headers: modern,
          body: JSON.stringify({ query }),
        });
        expect(answer.status).toBe(400);
      }
    });

    it('refuses a batch of operations', async () => {
      const answer = await anonymous(useTarget()).rest('POST', '/api', { headers: json, body: `[${me},${me}]` });
      expect(answer.status).toBe(400);
    });
  });

  describe('what visitors learn', () => {
    it('is not the schema, but where GraphiQL is', async () => {
      const { data, errors } = await anonymous(useTarget()).send<{ __schema?: unknown }>(
        '{ __schema { types { name } } }',
      );
      const { isMock } = useTarget();
      expect(data?.__schema !== undefined).toBe(isMock);
      expect(errors.length > 0).toBe(!isMock);
    });

    it('is not the schema as a page, which people see who are logged in', async () => {
      const page = (client: ApiClient) => client.rest('GET', '/api', { headers: { accept: 'text/html' } });
      const { client } = await newPerson(useTarget());
      const own = await page(client);
      expect(own.status).toBe(200);
      expect(own.headers.get('content-type')).toContain('text/html');
      // Where GraphiQL is, it loads the schema by itself.
      if (useTarget().isMock) return;
      expect(own.text).toContain('type Library implements');
      expect(own.headers.get('content-security-policy')).not.toContain('script-src');
      expect((await page(anonymous(useTarget()))).text).not.toContain('type Library');
    });

    it('is not the correct name of a mistyped field', async () => {
      const { text } = await anonymous(useTarget()).send('{ me { emial } }');
      expect(text).not.toMatch(/did you mean/i);
      expect(text).not.toContain('"email"');
    });

    it('is in the headers', async () => {
      const { client } = await newPerson(useTarget());
      const { headers } = await client.send(meQuery);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toMatch(/no-store/);
      expect(headers.get('content-type')).toMatch(/charset=utf-8/i);
      expect(headers.get('x-powered-by')).toBeNull();
    });
  });

  it('answers a variable of a wrong type with BAD_REQUEST or BAD_USER_INPUT, never with a masked error', async () => {
    const { errors } = await anonymous(useTarget()).send(signupMutation, { input: { email: newAddress() } });
    expect(['BAD_REQUEST', 'BAD_USER_INPUT']).toContain(errors[0]?.extensions?.code);
  });
}
