// Records which transitions a test took, in test-results/coverage, for `npm run statecharts:coverage` and the viewer.
//
// Each kind of test has a folder there, with one file for each record. A run of all tests of a kind empties the folder first; a run of
// some overwrites their files. So the folder always holds the last run of every test.
import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { coverageFolder, wholeFile } from '#mock-server/readCoverage.ts';
import type { TestKind, CoverageRecord } from '#site/coverage.ts';

const root = join(import.meta.dirname, '../..');

/** The path of a file, from the root of the repository. */
export const fromRoot = (path: string): string => relative(root, path).replaceAll('\\', '/');

/** A name that is the same in every run, and another for every other test. */
function fileName({ file, title }: Pick<CoverageRecord, 'file' | 'title'>): string {
  const words = `${file} ${title}`;
  const readable = words.replaceAll(/\W+/g, '-').slice(0, 80);
  return `${readable}-${createHash('sha256').update(words).digest('hex').slice(0, 12)}.json`;
}

/** Whoever reads meanwhile finds what was there before, or all of it. */
function writeAtOnce(path: string, value: unknown): void {
  const unfinished = `${path}.${process.pid}.part`;
  writeFileSync(unfinished, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(unfinished, path);
}

/** Writes a record over that of the last run. */
export function recordCoverage(record: Omit<CoverageRecord, 'at'>, folder = coverageFolder()): void {
  const own = `${folder}/${record.testKind}`;
  mkdirSync(own, { recursive: true });
  const dated: CoverageRecord = { ...record, at: new Date().toISOString() };
  writeAtOnce(`${own}/${fileName(record)}`, dated);
}

/** Begins a run of all tests of a sort: nothing of the last one stays. */
export function beginWholeRun(testKind: TestKind, folder = coverageFolder()): void {
  const own = `${folder}/${testKind}`;
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  writeAtOnce(`${own}/${wholeFile}`, { at: new Date().toISOString() });
}
