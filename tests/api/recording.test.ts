// Tests that a run of the mock server can be recorded, and replayed without its database.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPerson } from '#mock-server/demoSnapshot.ts';
import { startChild } from '#tests/support/childProcess.ts';
import { makeClient, type ApiClient } from '#tests/support/client.ts';
import { mockServerFile, startMockServer } from '#tests/support/mockServerProcess.ts';
import { idsOf, login, page, readRow, totalCount, update } from './contract/operations.ts';

const credentials = { email: demoPerson.email, password: demoPerson.password };
let folder = '';
let tape = '';

/** Uses a library as a person would; returns all responses. */
async function story(client: ApiClient, title: string): Promise<unknown[]> {
  const session = await login(client, credentials);
  const first = await page(client, { first: 5 });
  const [id = ''] = idsOf(first);
  const saved = await update(client, { id, fields: { title } });
  const after = [await readRow(client, id), await totalCount(client), await client.rest('GET', '/api/_auth/session')];
  return [session, first, saved, ...after.map((each) => JSON.stringify(each))];
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tape-'));
  tape = join(folder, 'run.jsonl');
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('a recorded run', () => {
  let told: unknown[] = [];

  beforeAll(async () => {
    const server = await startMockServer('--seed', '5', '--documents', '8', '--groups', '2', '--record', tape);
    told = await story(makeClient(server.url, { 'x-mock-world': 'somebody' }), 'On tape');
    const cut = makeClient(server.url, { 'x-mock-world': 'somebody', 'x-mock-scenario': 'unreachable' });
    await expect(cut.send('query cut { me { id } }')).rejects.toThrow();
    const half = makeClient(server.url, { 'x-mock-world': 'somebody', 'x-mock-scenario': 'saved-not-answered' });
    await expect(half.send('mutation half { logout { result } }')).rejects.toThrow();
    expect((await server.stop()).code).toBe(0);
  });

  it('is answered from the recording, including cookies and cut connections, whatever the flags say', async () => {
    const server = await startMockServer('--documents', '3', '--replay', tape);
    const client = makeClient(server.url, { 'x-mock-world': 'somebody-else' });
    expect(await story(client, 'On tape')).toEqual(told);
    expect(client.cookies.get('session')).toMatch(/./);
    await expect(client.send('query cut { me { id } }')).rejects.toThrow();
    await expect(client.send('mutation half { logout { result } }')).rejects.toThrow();
    expect((await server.stop()).code).toBe(0);
    expect(server.output()).toMatch(/(\d+) of the \1 operations on the tape were requested, and none differed\./);
  });

  it('names the first operation that differs, and exits with an error code', async () => {
    const server = await startMockServer('--replay', tape);
    const client = makeClient(server.url);
    await expect(story(client, 'Another')).rejects.toThrow(/This run differs from the tape/);
    expect((await server.stop()).code).toBe(1);
    expect(server.output()).toMatch(
      /First difference from the tape: operation \d+, \w+: variables\.input\.\S+ was "On tape" and is "Another"\./,
    );
  });
});

describe('a file that is not a recording', () => {
  it.each([
    ['missing', null, /no such file/],
    ['of no library', '{"tape":1,"seed":-1,"documents":1.5,"groups":0}', /Line 1 of the tape is not valid: seed/],
    ['cut off', '{"tape":1,"seed":1,"documents":1,"groups":0}\n{"numb', /Line 2 of the tape is not JSON/],
  ])('(%s) is refused', async (name, text, words) => {
    const file = join(folder, name);
    if (text !== null) await writeFile(file, text);
    const child = await startChild(process.execPath, [mockServerFile, '--replay', file]);
    expect((await child.ended).code).toBe(1);
    expect(child.output()).toMatch(words);
    expect(child.output()).not.toMatch(/^\s+at /m);
  });

  it('is not made by --record together with --replay', async () => {
    const file = join(folder, 'both');
    const flags = ['--record', file, '--replay', tape];
    const child = await startChild(process.execPath, [mockServerFile, ...flags]);
    expect((await child.ended).code).toBe(1);
    expect(child.output()).toMatch(/one of --record and --replay/);
    await expect(readFile(file)).rejects.toThrow();
  });
});
