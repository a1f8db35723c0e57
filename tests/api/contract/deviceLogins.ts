// Contract: programs on the command line sign in with a code that a person confirms in a browser (RFC 8628).
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '#tests/support/client.ts';
import { listApiTokens, script } from './apiTokenOperations.ts';
import { whoAmI } from './operations.ts';
import { anonymous, mailsTo, newPerson, type UseTarget } from './target.ts';

const headers = { 'content-type': 'application/json' };
const findQuery = 'query find($code: String!) { deviceLogin(code: $code) { clientName scope expires } }';
const decideMutation = `mutation decide($input: DecideDeviceLoginInput!) {
  decideDeviceLogin(input: $input) {
    __typename ... on UserReturned { user { id } } ... on InputValidationProblem { problems { path message } }
  }
}`;

interface Begun {
  device_code: string;
  user_code: string;
  verification_uri: string;
  verification_uri_complete: string;
  expires_in: number;
  interval: number;
}

const post = (client: ApiClient, path: string, body: unknown) =>
  client.rest('POST', path, { headers, body: JSON.stringify(body) });

async function begin(client: ApiClient, body: object = { client_name: 'bibsync', scope: 'write' }): Promise<Begun> {
  const { status, json } = await post(client, '/api/device/code', body);
  expect(status).toBe(200);
  return json as Begun;
}

const poll = (client: ApiClient, deviceCode: string) => post(client, '/api/device/token', { device_code: deviceCode });

const decide = async (client: ApiClient, code: string, approve: boolean) =>
  (await client.ask<{ decideDeviceLogin: object }>(decideMutation, { input: { code, approve } })).decideDeviceLogin;

export function deviceLoginsContract(useTarget: UseTarget): void {
  describe('a program', () => {
    it('gets an address and a code, waits, and gets a token once a person has allowed it', async () => {
      const { client, id, email } = await newPerson(useTarget());
      const program = anonymous(useTarget());
      const begun = await begin(program);
      expect(begun).toMatchObject({ expires_in: 600, interval: 5 });
      expect(begun.user_code).toMatch(/^[B-Z]{4}-[B-Z]{4}$/);
      expect(new URL(begun.verification_uri).pathname).toBe('/device');
      expect(begun.verification_uri_complete).toBe(`${begun.verification_uri}?code=${begun.user_code}`);

      const typed = begun.user_code.toLowerCase().replace('-', ' ');
      expect(await client.ask(findQuery, { code: typed })).toMatchObject({
        deviceLogin: { clientName: 'bibsync', scope: 'WRITE' },
      });
      expect(await decide(client, typed, true)).toMatchObject({ user: { id } });
      const answer = await poll(program, begun.device_code);
      const token = answer.json as { access_token: string };
      expect(answer).toMatchObject({ status: 200, json: { token_type: 'Bearer', scope: 'write' } });
      expect(await whoAmI(script(useTarget(), token.access_token))).toBe(id);
      expect(await listApiTokens(client)).toMatchObject([{ name: 'bibsync', scope: 'WRITE' }]);
      await mailsTo(useTarget(), email, { where: ({ subject }) => subject === 'An API token was created' });

      // The answer is given once, and the code is used up.
      expect(await poll(program, begun.device_code)).toMatchObject({ status: 400, json: { error: 'expired_token' } });
      expect(await client.ask(findQuery, { code: begun.user_code })).toEqual({ deviceLogin: null });
      expect(await decide(client, begun.user_code, true)).toMatchObject({ problems: [{ path: ['code'] }] });
    });

    it('is told to wait, and to wait longer if it asks too often', async () => {
      const program = anonymous(useTarget());
      const { device_code: code } = await begin(program);
      expect(await poll(program, code)).toMatchObject({ status: 400, json: { error: 'authorization_pending' } });
      expect(await poll(program, code)).toMatchObject({ status: 400, json: { error: 'slow_down' } });
    });

    it('is told that the person refused', async () => {
      const { client } = await newPerson(useTarget());
      const program = anonymous(useTarget());
      const begun = await begin(program);
      await decide(client, begun.user_code, false);
      expect(await poll(program, begun.device_code)).toMatchObject({ status: 400, json: { error: 'access_denied' } });
      expect(await listApiTokens(client)).toEqual([]);
    });

    it('gets one token, even if it asks twice at once', async () => {
      const { client } = await newPerson(useTarget());
      const program = anonymous(useTarget());
      const begun = await begin(program);
      await decide(client, begun.user_code, true);
      const answers = await Promise.all([poll(program, begun.device_code), poll(program, begun.device_code)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      expect(await listApiTokens(client)).toHaveLength(1);
    });

    it.each([
      [{ scope: 'read' }, 'invalid_request'],
      [{ client_name: 'x'.repeat(101) }, 'invalid_request'],
      [{ client_name: 'bibsync', scope: 'everything' }, 'invalid_scope'],
      [null, 'invalid_request'],
      ['bibsync', 'invalid_request'],
    ])('is refused with %j', async (body, error) => {
      expect(await post(anonymous(useTarget()), '/api/device/code', body)).toMatchObject({
        status: 400,
        json: { error },
      });
    });

    it('gets nothing for a code that was never given', async () => {
      const answer = await poll(anonymous(useTarget()), 'unknown');
      expect(answer).toMatchObject({ status: 400, json: { error: 'expired_token' } });
      expect((await anonymous(useTarget()).rest('GET', '/api/device/code')).status).toBe(405);
    });
  });
}
