// Contract: API tokens, with which scripts use the API without a session.
import { describe, expect, it } from 'vitest';
import { accesses } from '#server/graphql/accessTable.ts';
import type { ApiClient, GraphQLFailure, RestAnswer } from '#tests/support/client.ts';
import { toInput } from '#tests/support/documents.ts';
import { userOperations } from '#tests/support/smallestOperations.ts';
import { accessOf } from './accessOperations.ts';
import { createApiToken, endApiToken, listApiTokens, script, tryApiToken } from './apiTokenOperations.ts';
import { add, addMutation, article, meQuery, titlesOf, page, whoAmI } from './operations.ts';
import { createLibrary } from './sharingOperations.ts';
import { mailsTo, newPerson, type UseTarget } from './target.ts';

const json = { 'content-type': 'application/json' };

const codesOf = ({ json: body }: RestAnswer): unknown[] =>
  ((body ?? {}) as { errors?: GraphQLFailure[] }).errors?.map(({ extensions }) => extensions?.code) ?? [];

/** A well-formed secret, with a right checksum, that was never given out. */
const unknownSecret = 'jro_00000000000000000000000000000000000000000002K5fha';

function expectInvalid(answer: RestAnswer): void {
  expect([answer.status, codesOf(answer)]).toEqual([401, ['UNAUTHENTICATED']]);
  expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  expect(answer.text).toContain('This API token is not valid');
}

export function apiTokensContract(useTarget: UseTarget): void {
  async function newScript(scope: 'READ' | 'WRITE' = 'READ') {
    const owner = await newPerson(useTarget());
    const { secret, apiToken } = await createApiToken(owner.client, { scope });
    return { ...owner, secret, apiToken, script: script(useTarget(), secret) };
  }

  describe('creating and ending', () => {
    it('shows the secret once, lists the token, and tells the owner by mail', async () => {
      const { client, id, email } = await newPerson(useTarget());
      const { secret, apiToken, user } = await createApiToken(client, { name: '  nightly export ', expiresInDays: 30 });
      expect(secret).toMatch(/^jro_[0-9A-Za-z]{49}$/);
      expect(user.id).toBe(id);
      expect(apiToken).toEqual({
        id: expect.stringMatching(/^tok_/) as string,
        name: 'nightly export',
        scope: 'READ',
        libraryId: null,
        created: expect.stringMatching(/^\d{4}-/) as string,
        expires: new Date(Date.parse(apiToken.created) + 30 * 24 * 60 * 60 * 1000).toISOString(),
        lastUsed: null,
      });
      const libraryId = await createLibrary(client, 'Shared');
      const endless = await createApiToken(client, { scope: 'WRITE', libraryId });
      expect(endless.apiToken).toMatchObject({ scope: 'WRITE', expires: null, libraryId });
      expect((await listApiTokens(client)).map((one) => one.id)).toEqual([endless.apiToken.id, apiToken.id]);
      await mailsTo(useTarget(), email, { where: ({ subject }) => subject === 'An API token was created' });
      const exported = await client.rest('GET', '/api/export/account.json');
      expect((exported.json as { apiTokens: { name: string }[] }).apiTokens.map(({ name }) => name)).toEqual([
        'nightly export',
        'nightly export',
      ]);
      expect(exported.text).not.toContain(secret);
    });

    it.each([
      [{ name: '  ' }, 'name'],
      [{ name: 'x'.repeat(101) }, 'name'],
      [{ name: 'two\nlines' }, 'name'],
      [{ expiresInDays: 0 }, 'expiresInDays'],
      [{ expiresInDays: 367 }, 'expiresInDays'],
      [{ libraryId: 'user_unknown' }, 'libraryId'],
      [{ libraryId: 'lib_unknown' }, 'libraryId'],
    ])('refuses %j', async (wish, path) => {
      const { client } = await newPerson(useTarget());
      const answer = await tryApiToken(client, wish);
      expect('problems' in answer && answer.problems.map((problem) => problem.path)).toEqual([[path]]);
      expect(await listApiTokens(client)).toEqual([]);
    });

    it('ends a token at once, and a second time without an error; nobody ends those of others', async () => {
      const { client, script: nightly, apiToken, id } = await newScript();
      const stranger = await newPerson(useTarget());
      await endApiToken(stranger.client, apiToken.id);
      expect(await whoAmI(nightly)).toBe(id);
      await endApiToken(client, apiToken.id);
      await endApiToken(client, apiToken.id);
      expect(await listApiTokens(client)).toEqual([]);
      expectInvalid(
        await nightly.send(meQuery).then((answer) => ({ ...answer, json: JSON.parse(answer.text) as unknown })),
      );
    });

    it('stops at fifty tokens that have not expired', async () => {
      const { client } = await newPerson(useTarget());
      const answers = await Promise.all(Array.from({ length: 53 }, () => tryApiToken(client)));
      expect(answers.filter(({ __typename }) => __typename === 'ApiTokenCreated')).toHaveLength(50);
      expect(await tryApiToken(client)).toMatchObject({ problems: [{ path: [] }] });
      const [first] = await listApiTokens(client);
      await endApiToken(client, first?.id ?? '');
      expect((await tryApiToken(client)).__typename).toBe('ApiTokenCreated');
    });

    it('ends the tokens of a deleted account', async () => {
      const { client, password, script: nightly } = await newScript();
      await client.ask('mutation d($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }', {
        input: { password },
      });
      expectInvalid(await nightly.rest('GET', '/api/_auth/session'));
    });
  });

  describe('a request with a token', () => {
    it('acts as its person at every address, and says when it was last used', async () => {
      const { client, id, email, script: nightly } = await newScript();
      await add(client, article('Radium'));
      expect(await nightly.ask(meQuery)).toEqual({ me: { id, email } });
      expect(titlesOf(await page(nightly))).toEqual(['Radium']);
      expect((await nightly.rest('GET', '/api/_auth/session')).json).toEqual({ user: { id, email } });
      expect((await nightly.rest('GET', '/api/export/bib')).text).toContain('Radium');
      expect((await nightly.rest('POST', '/api/bibliography?format=text', { headers: json, body: '{}' })).status).toBe(
        400,
      );
      expect((await nightly.rest('GET', '/api/bibliography?format=text')).text).toContain('Radium');
      const styles = await nightly.rest('GET', '/api/styles');
      expect([styles.status, styles.headers.get('vary')]).toEqual([200, expect.stringContaining('Authorization')]);
      const [token] = await listApiTokens(client);
      expect(Date.parse(token?.lastUsed ?? '')).toBeGreaterThanOrEqual(Date.parse(token?.created ?? ''));
    });

    it('may write with WRITE, in a body as large as that of a session', async () => {
      const { client, script: nightly } = await newScript('WRITE');
      const document = await add(nightly, article('Radium', { abstract: 'x'.repeat(200_000) }));
      expect(titlesOf(await page(client))).toEqual([document.title]);
    });

    it('is not bound to an origin, because browsers send no token by themselves', async () => {
      const { id, script: nightly } = await newScript();
      const answer = await nightly.send(meQuery, {}, { origin: 'https://evil.example' });
      expect(answer.data).toMatchObject({ me: { id } });
    });

    it('reads and sets no cookies', async () => {
      const { client, script: nightly, id } = await newScript();
      const other = await newPerson(useTarget());
      for (const [name, value] of other.client.cookies) nightly.cookies.set(name, value);
      const answer = await nightly.send(meQuery);
      expect(answer.data).toMatchObject({ me: { id } });
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await nightly.rest('DELETE', '/api/_auth/session')).toMatchObject({ status: 403 });
      expect(await whoAmI(client)).toBe(id);
      expect(await whoAmI(other.client)).toBe(other.id);
    });

    it.each([
      ['nothing', ''],
      ['another text', 'secret'],
      ['a wrong checksum', `${unknownSecret.slice(0, -1)}x`],
      ['an unknown secret', unknownSecret],
    ])('is refused with %s, at every address, even beside a session', async (_name, secret) => {
      const { client } = await newPerson(useTarget());
      const headers = { authorization: `Bearer ${secret}` };
      const post = { headers: { ...headers, ...json }, body: JSON.stringify({ query: meQuery }) };
      expectInvalid(await client.rest('POST', '/api', post));
      for (const path of ['/api/export/bib', '/api/bibliography', '/api/styles', '/api/_auth/session'])
        expectInvalid(await client.rest('GET', path, { headers }));
    });

    it('ignores other schemes, which a proxy may ask for', async () => {
      const { client, id } = await newPerson(useTarget());
      const answer = await client.rest('GET', '/api/_auth/session', { headers: { authorization: 'Basic YTpi' } });
      expect(answer.json).toMatchObject({ user: { id } });
    });

    it('does not get the file of the account', async () => {
      const { script: nightly } = await newScript('WRITE');
      const answer = await nightly.rest('GET', '/api/export/account.json');
      expect([answer.status, codesOf(answer)]).toEqual([403, ['FORBIDDEN']]);
    });
  });

  describe('what is allowed', () => {
    type Refusal = 'FORBIDDEN' | 'UNAUTHENTICATED' | null;

    async function refusalOf(client: ApiClient, operation: string): Promise<Refusal> {
      const { errors, status, text } = await client.send(operation);
      // Anything that GraphQL refuses before it asks a resolver would look allowed.
      if (text.includes('GRAPHQL_VALIDATION_FAILED')) throw new Error(`Not valid: ${operation}: ${text}`);
      if (status === 401) return 'UNAUTHENTICATED';
      const codes = errors.map(({ extensions }) => extensions?.code);
      return codes.includes('FORBIDDEN') ? 'FORBIDDEN' : codes.includes('UNAUTHENTICATED') ? 'UNAUTHENTICATED' : null;
    }

    const isOpen = (field: string) => accesses[accessOf('User', field) ?? 'account'].writeToken === 'yes';

    it('is in the table for every field of the user', async () => {
      const { client, script: nightly } = await newScript('WRITE');
      for (const [name, operation] of userOperations()) {
        const found = [name, await refusalOf(nightly, operation), await refusalOf(client, operation)];
        expect(found).toEqual([name, isOpen(name) ? null : 'FORBIDDEN', null]);
      }
    });

    it('is refused with a reason', async () => {
      const { script: nightly } = await newScript('READ');
      const { message } = await nightly.refused('FORBIDDEN', addMutation, { input: toInput(article('Radium')) });
      expect(message).toBe('This API token may only read. Nothing was changed.');
    });
  });
}
