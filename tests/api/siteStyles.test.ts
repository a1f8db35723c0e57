// Tests the styles that the operator adds with CSL_STYLES_DIR, on a server process.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StyleIndex } from '#bibliography/citation/styleIndex.ts';
import { type ApiClient, makeClient } from '#tests/support/client.ts';
import { spawnServer, startServer } from '#tests/support/serverProcess.ts';
import { titleStyle } from './contract/citationStyles.ts';
import { add, article, signup } from './contract/operations.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-styles-'));
  await writeFile(join(folder, 'house.csl'), titleStyle('House style', '<text variable="title" prefix="House: "/>'));
  await writeFile(join(folder, 'broken.csl'), '<style>');
});
afterAll(() => rm(folder, { recursive: true }));

const chosen = '{ me { styleChoice { style } } }';

async function styleOf(client: ApiClient): Promise<string> {
  return (await client.ask<{ me: { styleChoice: { style: string } } }>(chosen)).me.styleChoice.style;
}

it('everybody has them, until they are removed', async () => {
  const server = await startServer({ env: { CSL_STYLES_DIR: folder } });
  const client = makeClient(server.url);
  const { styles } = (await client.rest('GET', '/api/styles?query=house')).json as StyleIndex;
  expect(styles).toMatchObject([{ id: 'site:house', title: 'House style', path: '/api/styles/site:house' }]);
  expect((await client.rest('GET', '/api/styles/site:house')).text).toContain('House style');
  expect(server.output()).toMatch(
    /The style broken\.csl in CSL_STYLES_DIR is left out\. The file is not well-formed XML/,
  );

  await signup(client, { email: 'house@example.org', password: 'a rather long sentence' });
  await add(client, article('Tides'));
  await client.ask('mutation ($input: ChooseStyleInput!) { chooseStyle(input: $input) { user { id } } }', {
    input: { style: 'site:house' },
  });
  expect((await client.rest('GET', '/api/bibliography?format=text')).text).toBe('House: Tides\n');
  await server.stop();

  const { dataDir } = server;
  const without = await startServer({ dataDir, port: Number(new URL(server.url).port) });
  expect(await styleOf(client)).toBe('apa');
  expect((await client.rest('GET', '/api/styles/site:house')).status).toBe(404);
  await without.stop();
  const again = await startServer({
    ...{ dataDir, port: Number(new URL(server.url).port) },
    env: { CSL_STYLES_DIR: folder },
  });
  expect(await styleOf(client)).toBe('site:house');
  await again.remove();
});

it('a folder that does not exist stops the start', async () => {
  const server = await spawnServer({ env: { CSL_STYLES_DIR: join(folder, 'none') } });
  const { code } = await server.ended;
  expect(code).toBe(1);
  expect(server.output()).toMatch(/^CSL_STYLES_DIR cannot be used: ENOENT/);
  await server.remove();
});
