import { describe, expect, test } from 'vitest';
import { baseReleaseAddress, downloadAddress, downloads, requestedDownload } from './downloads.ts';
import { isVersion } from './version.ts';

const releases = 'https://github.com/JabRef/jabref/releases';

describe('every download leads to its file', () => {
  test.each([
    ['win_msi', 'JabRef-6.1.msi'],
    ['win_zip', 'JabRef-6.1-portable_windows.zip'],
    ['mac_arm64_dmg', 'JabRef-6.1_silicon.dmg'],
    ['mac_arm64_pkg', 'JabRef-6.1_silicon.pkg'],
    ['mac_x86_64_dmg', 'JabRef-6.1_intel.dmg'],
    ['mac_x86_64_pkg', 'JabRef-6.1_intel.pkg'],
    ['linux_deb', 'jabref_6.1_amd64.deb'],
    ['linux_rpm', 'jabref-6.1-1.x86_64.rpm'],
    ['linux_tar_gz', 'JabRef-6.1-portable_linux.tar.gz'],
  ])('%s: %s', (os, file) => {
    expect(downloadAddress(os, '6.1')).toBe(`${releases}/download/v6.1/${file}`);
  });

  test('and no other is offered', () => expect(downloads).toHaveLength(9));
});

test.each([
  ['mac_arm64_dmg', '5.15', 'JabRef-5.15-arm64.dmg'],
  ['mac_arm64_pkg', '5.15', 'JabRef-5.15-arm64.pkg'],
  ['mac_x86_64_dmg', '5.15', 'JabRef-5.15.dmg'],
  ['mac_x86_64_pkg', '5.15', 'JabRef-5.15.pkg'],
  ['mac_arm64_dmg', '6.0-alpha.2', 'JabRef-6.0-alpha.2_silicon.dmg'],
  ['mac_x86_64_pkg', '10.0', 'JabRef-10.0_intel.pkg'],
])('a Mac’s file is named after the processor’s maker from version 6 on: %s of %s', (os, version, file) => {
  expect(downloadAddress(os, version)).toBe(`${releases}/download/v${version}/${file}`);
});

test.each([null, '', 'windows', 'WIN_MSI', 'win_msi ', 'constructor', '__proto__', '../win_msi', '//evil.example'])(
  'the system %j leads to the base release location',
  (os) => expect(downloadAddress(os, '6.1')).toBe(`${releases}/latest`),
);

test.each([null, '', 'undefined', '6', 'v6.1', '6.1/../../evil', '6.1?x', '6.1#', '6.1 ', '6.1\n', '6..1', '../6.1'])(
  'the version %j leads to the base release location',
  (version) => expect(downloadAddress('win_msi', version)).toBe(`${releases}/latest`),
);

test.each(['3.8.2', '5.0-beta', '6.0-alpha_1', '6.0-alpha.1', '6.1'])('%s is a version', (version) =>
  expect(isVersion(version)).toBe(true),
);

test('the releases can be elsewhere', () => {
  const elsewhere = 'https://releases.example/app';
  expect(downloadAddress('win_msi', '6.1', elsewhere)).toBe(`${elsewhere}/download/v6.1/JabRef-6.1.msi`);
  expect(baseReleaseAddress(elsewhere)).toBe(`${elsewhere}/latest`);
});

test.each([
  ['/download/win_msi', 'win_msi'],
  ['/download/win_msi/', 'win_msi'],
  ['/download', ''],
  ['/download/', ''],
  ['/download/a/b', 'a/b'],
  ['/downloads', null],
  ['/', null],
])('%s asks for %j', (path, os) => expect(requestedDownload(path)).toBe(os));
