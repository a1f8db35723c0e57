// Runs every curl line of docs/api.md against a server, so that what scripts copy works. The lines are read here instead of by a shell, so that
// no machine needs curl.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiToken } from './contract/apiTokenOperations.ts';
import { createLibrary } from './contract/sharingOperations.ts';
import { newPerson, type Person, type Target } from './contract/target.ts';
import { startTarget } from './serverTarget.ts';

const text = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
const lines = [...text.matchAll(/^```sh\n(?<line>curl [^]*?)\n```$/gm)].map(({ groups }) => groups?.line ?? '');

interface CurlRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** The words of a shell command, which may have several quoted parts. Variables are replaced in double quotes only, as in the document. */
function wordsOf(line: string, variables: Readonly<Record<string, string>>): string[] {
  const part = /'(?<single>[^']*)'|"(?<double>[^"]*)"|(?<bare>[^\s'"]+)/g;
  return [...line.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)].map(([word]) =>
    [...word.matchAll(part)]
      .map(({ groups = {} }) => {
        const { single, double, bare = '' } = groups;
        return single ?? double?.replace(/\$(\w+)/g, (_, name: string) => variables[name] ?? '') ?? bare;
      })
      .join(''),
  );
}

/** The request that curl would send. Throws for options that are not read here. */
function readCurl(line: string, variables: Readonly<Record<string, string>>): CurlRequest {
  const [curl, url = '', ...options] = wordsOf(line, variables);
  expect(curl).toBe('curl');
  const request: CurlRequest = { url, method: 'GET', headers: {} };
  for (let at = 0; at < options.length; at += 2) {
    const [option, value = ''] = options.slice(at, at + 2);
    if (option === '-H') {
      const [name = '', ...rest] = value.split(': ');
      request.headers[name] = rest.join(': ');
    } else if (option === '-d') {
      request.method = 'POST';
      request.body = value;
    } else if (option !== '-o') throw new Error(`The document uses ${String(option)}, which this test does not read.`);
  }
  return request;
}

/** What an answer has to contain, by a part of its line. */
const expected: readonly (readonly [part: string, answer: RegExp])[] = [
  ['/api/_auth/session', /"user":\{"id":"user_/],
  ['{ me { id email } }', /"me":\{"id":"user_\w+","email":"/],
  ['libraries {', /"libraries":\[\{"id":"user_\w+\.library","name":"My library","kind":"PERSONAL"/],
  ['documents(first:', /"totalCount":\d+,"edges":\[.*"hasNextPage":false/],
  ['copyToLibrary', /"copyToLibrary":\{"copiedCount":2,"skippedCount":0,"steps":\[\{"libraryId":"lib_/],
  ['addUserDocument', /"addUserDocument":\{"id":"doc_\w+","title":"Radium"\}/],
  ['/api/export/bib', /@article\{curie1898/i],
  ['/api/export/csl.json', /"title": ?"Radium"/],
  ['/api/bibliography', /Radium/],
  ['/api/device/code', /"user_code":"[B-Z]{4}-[B-Z]{4}"/],
  ['/api/styles', /"styles":\[/],
];

describe('docs/api.md', () => {
  let target: Target;
  let person: Person;
  let secret = '';
  let libraryId = '';

  beforeAll(async () => {
    target = await startTarget();
    person = await newPerson(target);
    libraryId = await createLibrary(person.client, 'Shared');
    secret = (await createApiToken(person.client, { scope: 'WRITE' })).secret;
    // What the later lines find, whichever of them runs first.
    await send(lines.find((line) => line.includes('addUserDocument')) ?? '');
  });
  afterAll(() => target.stop());

  async function send(line: string): Promise<{ status: number; answer: string }> {
    const { url, ...request } = readCurl(line, { JABREF: target.url, JABREF_TOKEN: secret, JABREF_LIBRARY: libraryId });
    const response = await fetch(url, request);
    return { status: response.status, answer: await response.text() };
  }

  it('has a line for each kind of request', () => {
    for (const [part] of expected) expect(lines.some((line) => line.includes(part))).toBe(true);
  });

  it.each(lines.map((line) => [line.replaceAll('\n', ' ').slice(0, 100), line]))('%s', async (_name, line) => {
    const { status, answer } = await send(line);
    expect(status).toBe(200);
    expect(answer).not.toContain('"errors"');
    const [, wanted] = expected.find(([part]) => line.includes(part)) ?? [];
    if (wanted === undefined) throw new Error(`The test does not say what is expected of ${line}`);
    expect(answer).toMatch(wanted);
  });
});
