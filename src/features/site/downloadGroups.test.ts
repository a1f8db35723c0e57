import { expect, test } from 'vitest';
import { downloads } from '#site/downloads.ts';
import { downloadGroups } from './downloadGroups.ts';

const systemsIn = (...parameters: Parameters<typeof downloadGroups>) =>
  downloadGroups(...parameters).map(({ system }) => system);

test.each([
  [null, ['windows', 'mac', 'linux']],
  ['windows', ['windows', 'mac', 'linux']],
  ['mac', ['mac', 'windows', 'linux']],
  ['linux', ['linux', 'windows', 'mac']],
] as const)('the group of the system %j stands first, and the others keep their order', (system, order) => {
  expect(systemsIn(system)).toEqual(order);
});

test.each([null, 'windows', 'mac', 'linux'] as const)('all nine are always there: %j', (system) => {
  const links = downloadGroups(system).flatMap((group) => group.links);
  expect(links.map(({ href }) => href).toSorted()).toEqual(downloads.map(({ os }) => `/download/${os}`).toSorted());
});

test('a Mac’s files name the processor, both of them', () => {
  const [mac] = downloadGroups('mac');
  expect(mac?.links.map(({ label, extension }) => `${label} ${extension}`)).toEqual([
    'Apple silicon, disk image .dmg',
    'Apple silicon, installer .pkg',
    'Intel, disk image .dmg',
    'Intel, installer .pkg',
  ]);
});
