// Tests the room that is reserved for a start, on a disk with errors.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StorageReserve } from './storageReserve.ts';

let folder: string;
const log: string[] = [];
const open = () => new StorageReserve({ folder, freeSpace: () => Infinity, log: (message) => void log.push(message) });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reserve-'));
  log.length = 0;
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('is released once', () => {
  open().keep();
  expect([open().release(), open().release()]).toEqual([true, false]);
  expect(log).toEqual([]);
});

it('logs an error of the release, and does not throw', () => {
  // A folder instead of a file: removing it fails like on a broken disk.
  mkdirSync(join(folder, 'reserve'));
  expect(open().release()).toBe(false);
  expect(log).toEqual([expect.stringContaining('could not be freed')]);
});

it('does not throw if the free space cannot be read', () => {
  symlinkSync('reserve', join(folder, 'reserve'));
  open().keep();
  expect(log).toEqual([expect.stringContaining('could not be freed')]);
});
