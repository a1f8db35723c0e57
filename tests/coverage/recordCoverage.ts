// Records which transitions a test took in test-results/coverage, for `npm run statecharts:coverage` and the viewer.
//
// Each kind of test has a folder with one file per record. A run of all tests of a kind first empties its folder; a partial run overwrites the files of its
// tests. So the folder always holds the latest run of every test.
import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { coverageFolder, fullRunFile } from '#mock-server/readCoverage.ts';
import type { TestKind, CoverageRecord } from '#site/coverage.ts';

const root = join(import.meta.dirname, '../..');

/** The path of a file relative to the root of the repository. */
export const fromRoot = (path: string): string => relative(root, path).replaceAll('\\', '/');

/** A file name that is unique to the test and the same in every run. */
function fileName({ file, title }: Pick<CoverageRecord, 'file' | 'title'>): string {
  const words = `${file} ${title}`;
  const readable = words.replaceAll(/\W+/g, '-').slice(0, 80);
  return `${readable}-${createHash('sha256').update(words).digest('hex').slice(0, 12)}.json`;
}

/** Replaces the file atomically, so that concurrent readers see the old or the new content. */
function writeAtOnce(path: string, value: unknown): void {
  const unfinished = `${path}.${process.pid}.part`;
  writeFileSync(unfinished, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(unfinished, path);
}

/** Writes a record, which replaces the one of the last run. */
export function recordCoverage(record: Omit<CoverageRecord, 'at'>, folder = coverageFolder()): void {
  const own = `${folder}/${record.testKind}`;
  mkdirSync(own, { recursive: true });
  const dated: CoverageRecord = { ...record, at: new Date().toISOString() };
  writeAtOnce(`${own}/${fileName(record)}`, dated);
}

/** Deletes all records of this kind of test, before all of them run. */
export function beginWholeRun(testKind: TestKind, folder = coverageFolder()): void {
  const own = `${folder}/${testKind}`;
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  writeAtOnce(`${own}/${fullRunFile}`, { at: new Date().toISOString() });
}
