import { expect, test } from 'vitest';
import { downloads } from '#site/downloads.ts';
import { downloadGroups } from './downloadGroups.ts';

test('each system has a group, and all nine files are there', () => {
  expect(downloadGroups.map(({ system }) => system)).toEqual(['windows', 'mac', 'linux']);
  const links = downloadGroups.flatMap((group) => group.links);
  expect(links.map(({ href }) => href).toSorted()).toEqual(downloads.map(({ os }) => `/download/${os}`).toSorted());
});

test('a Mac’s files name the processor, both of them', () => {
  const mac = downloadGroups.find(({ system }) => system === 'mac');
  expect(mac?.links.map(({ label, extension }) => `${label} ${extension}`)).toEqual([
    'Apple silicon, disk image .dmg',
    'Apple silicon, installer .pkg',
    'Intel, disk image .dmg',
    'Intel, installer .pkg',
  ]);
});
