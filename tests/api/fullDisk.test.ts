// Tests a server process whose disk fills up: it refuses writes, still answers reads, and recovers once there is space.
import { createHash } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reserve } from '#server/database/embedded/storageReserve.ts';
import { toInput } from '#tests/support/documents.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startServer, type ServerProcess } from '#tests/support/serverProcess.ts';
import { makeSmallDisk, type SmallDisk } from '#tests/support/smallDisk.ts';
import {
  addManyMutation,
  addMutation,
  article,
  byTitle,
  login,
  loginMutation,
  walk,
  whoAmI,
  type Row,
} from './contract/operations.ts';
import { anonymous, newPerson, type Person } from './contract/target.ts';
import { serverTarget } from './serverTarget.ts';

const megabyte = 1024 * 1024;
const disk = await makeSmallDisk(192);
if (disk === null) console.warn('The server on a full disk is not tested: no file system can be mounted here.');

/** Incompressible text of this length, the same each time; 25 KB by default. */
function noise(number: number, length = 25_000): string {
  const words = Array.from({ length: Math.ceil(length / 65) }, (_, at) =>
    createHash('sha256').update(`${number} ${at}`).digest('hex'),
  );
  return words.join(' ').slice(0, length);
}

const documentOf = (number: number) =>
  article(`Document ${String(number).padStart(4, '0')}`, { abstract: noise(number) });

/** Six million characters: with log, tables and indexes they exceed the reserve. */
const hugeDocument = () => {
  const others = Array.from({ length: 5 }, (_, at) => ({ name: `text${at}`, value: noise(-2 - at, 1_000_000) }));
  return article('Huge', { abstract: noise(-1, 1_000_000), otherFields: others });
};

describe.skipIf(disk === null)('a server on a disk that fills up', () => {
  const small = (): SmallDisk => {
    if (disk === null) throw new Error('No small disk could be mounted.');
    return disk;
  };
  let server: ServerProcess;
  let person: Person;
  /** The titles of all stored documents. */
  const acknowledged: string[] = [];

  /** Adds documents of 25 KB until one is refused; returns the error code. */
  async function fill(most: number): Promise<string | undefined> {
    for (let at = 0; at < most; at += 1) {
      const { data, errors } = await person.client.send<{ addUserDocuments: { documents: Row[] } }>(addManyMutation, {
        input: { documents: [toInput(documentOf(acknowledged.length))] },
      });
      if (errors.length > 0) return errors[0]?.extensions?.code;
      acknowledged.push(...(data?.addUserDocuments.documents.map(({ title }) => title ?? '') ?? []));
    }
    return undefined;
  }
  const titles = async () => (await walk(person.client, { first: 500, orderBy: byTitle })).map(({ title }) => title);
  const ready = () => fetch(`${server.url}/readyz`);

  beforeAll(async () => {
    const first = await startServer();
    await first.stop();
    await cp(first.dataDir, small().folder, { recursive: true });
    await first.remove();
    server = await startServer({ dataDir: small().folder });
    person = await newPerson(serverTarget(server));
  });
  // A hook of its own, so that the disk is unmounted even if the server did not start (hooks run in reverse order).
  afterAll(() => disk?.remove());
  afterAll(async () => {
    await server.stop();
  });

  it('refuses writes with an error code while the free space is below the reserve, and answers reads', async () => {
    expect(await fill(3)).toBeUndefined();
    await small().leave(40 * megabyte);
    expect(await fill(400)).toBe('STORAGE_FULL');
    expect(await titles()).toEqual(acknowledged);
    expect(await whoAmI(person.client)).toBe(person.id);
    const { email, password } = person;
    const failure = await anonymous(serverTarget(server)).refused('STORAGE_FULL', loginMutation, {
      input: { email, password },
    });
    expect(failure.message).toContain('nothing of this was saved');
    const answer = await ready();
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('is full')]);
    await eventually('the log', () => server.output().includes('Writes are refused, reading goes on') || undefined);
    await small().makeRoom();
    expect(await fill(1)).toBeUndefined();
    expect(await (await ready()).text()).toBe('ready');
  });

  it('survives a change that is larger than the free space', async () => {
    await small().leave(34 * megabyte);
    // Not refused in advance: the reserve is free, and only changes of many documents check for more.
    const input = toInput(hugeDocument());
    expect(small().free()).toBeGreaterThan(reserve);
    const { errors } = await person.client.send(addMutation, { input });
    const code = errors[0]?.extensions?.code;
    // Either the statement fails or the database engine panics, depending on where the disk is full.
    expect(['STORAGE_FULL', 'SERVICE_UNAVAILABLE']).toContain(code);
    const found = await eventually('reading to go on', () => titles().catch(() => undefined), 60_000);
    // A refused change must be absent; one without answer may be there, but only completely.
    if (code === 'STORAGE_FULL') expect(found).toEqual(acknowledged);
    else expect(found.slice(0, acknowledged.length)).toEqual(acknowledged);
    await small().makeRoom();
    await eventually('writing to go on', async () => ((await fill(1)) === undefined ? true : undefined), 60_000);
  }, 180_000);

  it('starts on the full disk after a kill, reports it, and has everything that was acknowledged', async () => {
    await small().leave(megabyte);
    server.kill('SIGKILL');
    await server.ended;
    server = await startServer({ dataDir: small().folder, port: Number(new URL(server.url).port) });
    expect((await titles()).slice(0, acknowledged.length)).toEqual(acknowledged);
    await eventually('the log', () => /Writes are refused, .*is full/.test(server.output()) || undefined);
    await small().makeRoom();
    await eventually('writing to go on', async () => {
      const { errors } = await person.client.send(addManyMutation, {
        input: { documents: [toInput(article('Zuletzt'))] },
      });
      return errors.length === 0 || undefined;
    });
    expect(
      (await login(anonymous(serverTarget(server)), { email: person.email, password: person.password })).__typename,
    ).toBe('UserReturned');
  });

  it('refuses to start without any free space, with a message', async () => {
    await server.stop();
    await rm(`${small().folder}/database`, { recursive: true });
    await small().leave(megabyte);
    const refused = await startServer({ dataDir: small().folder }).catch((error: unknown) => String(error));
    expect(refused).toMatch(/DATA_DIR cannot be used: the disk of .* is full/);
  });
});
