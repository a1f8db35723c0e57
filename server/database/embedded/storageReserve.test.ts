// The room that is set aside for a start, on a disk that refuses to work on it.
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

it('is given back once', () => {
  open().keep();
  expect([open().release(), open().release()]).toEqual([true, false]);
  expect(log).toEqual([]);
});

it('says in the log what cannot be given back, and fails nobody', () => {
  // No file: removing it fails as on a broken disk.
  mkdirSync(join(folder, 'reserve'));
  expect(open().release()).toBe(false);
  expect(log).toEqual([expect.stringContaining('could not be freed')]);
});

it('fails nobody where the disk does not say what is there', () => {
  symlinkSync('reserve', join(folder, 'reserve'));
  open().keep();
  expect(log).toEqual([expect.stringContaining('could not be freed')]);
});
