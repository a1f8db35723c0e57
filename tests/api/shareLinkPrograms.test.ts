// Runs the shell lines of docs/sharing.md with curl and pandoc, and lets biber read a link as a remote resource. Each is skipped where its program is missing.
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { add, article } from './contract/operations.ts';
import { createLink, pathOf } from './contract/shareLinks.ts';
import { newPerson, type Person, type Target } from './contract/target.ts';
import { startTarget } from './serverTarget.ts';

const text = readFileSync(new URL('../../docs/sharing.md', import.meta.url), 'utf8');
const address = 'https://example.org/share/SECRET';

/** The command of the document that begins with this program and contains this part. */
function commandOf(program: string, part: string): string {
  const found = text.split('\n').find((line) => line.startsWith(`${program} `) && line.includes(part));
  if (found === undefined) throw new Error(`docs/sharing.md has no such line of ${program} any more: ${part}`);
  return found;
}

function isInstalled(program: string): boolean {
  try {
    execFileSync('sh', ['-c', `command -v ${program}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

let target: Target;
let person: Person;
let folder = '';
let link = '';

beforeAll(async () => {
  target = await startTarget();
  person = await newPerson(target);
  await add(person.client, article('Tides of the moon', { citationKeys: ['tides'], published: '1999' }));
  link = `${target.url}${pathOf(await createLink(person.client))}`;
  folder = await mkdtemp(join(tmpdir(), 'share-link-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await target.stop();
});

/** Runs a shell's command in the folder, with the address of the link. */
const run = (command: string) =>
  promisify(execFile)('sh', ['-c', command.replaceAll(address, link)], { cwd: folder, timeout: 120_000 });

it('curl downloads a link again only if something has changed', async (context) => {
  if (!isInstalled('curl')) context.skip('curl is not installed');
  await run(commandOf('curl', '--output references.bib https'));
  expect(await readFile(join(folder, 'references.bib'), 'utf8')).toContain('Tides of the moon');

  const ask = `${commandOf('curl', '--etag-compare')} --write-out '%{http_code}'`;
  expect((await run(ask)).stdout).toBe('200');
  expect((await run(ask)).stdout).toBe('304');
  await add(person.client, article('Zebras in rain', { citationKeys: ['zebras'] }));
  expect((await run(ask)).stdout).toBe('200');
  expect(await readFile(join(folder, 'references.bib'), 'utf8')).toContain('Zebras in rain');
});

it('pandoc cites from the file of a link', async (context) => {
  if (!isInstalled('pandoc')) context.skip('pandoc is not installed');
  const file = await fetch(`${link}/library.bib`);
  await writeFile(join(folder, 'references.bib'), await file.text());
  await writeFile(join(folder, 'paper.md'), 'Water moves [@tides].\n');
  await run(commandOf('pandoc', '--citeproc'));
  const paper = await readFile(join(folder, 'paper.html'), 'utf8');
  expect(paper).toMatch(/class="citation"/);
  expect(paper).toMatch(/<div id="ref-tides"[^]*Tides of the Moon/i);
});

it('biber reads a link as a remote resource', async (context) => {
  if (!isInstalled('biber')) context.skip('biber is not installed');
  const [, resource = ''] = /\\addbibresource\[location=remote\]\{([^}]+)\}/.exec(text) ?? [];
  // Without LaTeX: the tool mode fetches and reads the resource as a run for a document does.
  await run(`biber --tool --nolog --quiet --output-file read.bib ${resource}`);
  expect((await stat(join(folder, 'read.bib'))).size).toBeGreaterThan(0);
  expect(await readFile(join(folder, 'read.bib'), 'utf8')).toMatch(/@ARTICLE\{tides,[^]*Tides of the moon/);
});
