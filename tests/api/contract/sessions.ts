// Contract: the REST endpoints of the session, and its cookie.
import { describe, expect, it } from 'vitest';
import { meQuery, whoAmI } from './operations.ts';
import { anonymous, newPerson, type UseTarget } from './target.ts';

const wanted = { headers: { accept: 'text/json' } };

export function sessionsContract(useTarget: UseTarget): void {
  describe('GET and DELETE /api/_auth/session', () => {
    it('answers an empty object if nobody is logged in', async () => {
      const answer = await anonymous(useTarget()).rest('GET', '/api/_auth/session', wanted);
      expect(answer).toMatchObject({ status: 200, json: {} });
      expect(answer.text).toBe('{}');
      expect(answer.headers.get('content-type')).toMatch(/json/);
      expect(answer.headers.get('content-type')).toMatch(/charset=utf-8/i);
    });

    it('answers the user, and forbids caching', async () => {
      const { client, id, email } = await newPerson(useTarget());
      const answer = await client.rest('GET', '/api/_auth/session', wanted);
      expect(answer.json).toEqual({ user: { id, email } });
      expect(answer.headers.get('cache-control')).toMatch(/no-store/);
    });

    it('logs out', async () => {
      const { client } = await newPerson(useTarget());
      const tab = client.copy();
      expect((await client.rest('DELETE', '/api/_auth/session', wanted)).text).toBe('{}');
      // The remaining cookie identifies the browser as known; it doesn't log in.
      expect([...client.cookies.keys()].filter((name) => !/^(__Host-)?device$/.test(name))).toEqual([]);
      expect(await whoAmI(tab)).toBeNull();
      expect((await client.rest('DELETE', '/api/_auth/session', wanted)).text).toBe('{}');
    });

    it('refuses to log out for a page of another origin', async () => {
      const { client, id } = await newPerson(useTarget());
      const answer = await client.rest('DELETE', '/api/_auth/session', { headers: { origin: 'https://evil.example' } });
      expect(answer.status).toBe(403);
      expect(await whoAmI(client)).toBe(id);
    });
  });

  it.each(['nonsense', 'x'.repeat(3000), '%00', '"quoted"', encodeURIComponent("' or 1=1 --")])(
    'ignores the invalid cookie "%s"',
    async (value) => {
      const { client } = await newPerson(useTarget());
      const stranger = anonymous(useTarget());
      for (const name of client.cookies.keys()) stranger.cookies.set(name, value);
      const { status, data } = await stranger.send(meQuery);
      expect([status, data]).toEqual([200, { me: null }]);
      expect((await stranger.rest('GET', '/api/_auth/session', wanted)).text).toBe('{}');
    },
  );

  it('reports health and readiness', async () => {
    for (const path of ['/healthz', '/readyz'])
      expect((await anonymous(useTarget()).rest('GET', path)).status).toBe(200);
  });
}
