// Tests that a package under an unknown license fails, and that the page has what the licenses ask for.
import { expect, test } from 'vitest';
import { noticesPage } from './noticesPage.ts';
import { addressOf, type Notice, noticeOf, readNotices, splitLicense } from './readNotices.ts';

test.each([
  ['that names none', {}],
  ['under a license that nobody has read', { license: 'SSPL-1.0' }],
  ['under a choice of licenses that nobody has made', { license: 'MIT OR SSPL-1.0' }],
  ['that is called like a member of every object', { license: 'constructor' }],
])('a package %s fails', (_, locked) => {
  expect(() => noticeOf('/none', 'node_modules/@some/package', locked)).toThrow(
    /^The license of @some\/package \(.+\) is not known\./,
  );
});

test('all packages of the lockfile have a known license, each version once', () => {
  const notices = readNotices('.');
  expect(notices.map(({ name }) => name)).toEqual(expect.arrayContaining(['react', 'citeproc', 'graphql']));
  expect(notices.map(({ name }) => name)).not.toContain('vitest');
  expect(new Set(notices.map(({ name, version }) => `${name}@${version}`)).size).toBe(notices.length);
});

test('lines of copyright are told from the rest of a license', () => {
  const license =
    'MIT License\n\nCopyright (c) 2015-2020, A <a@b.c>\n© 2021 B\n(c) 2022 C\n\nPermission to keep the copyright notice.\nCopyright [yyyy] [name]';
  expect(splitLicense(license)).toEqual({
    copyright: ['Copyright (c) 2015-2020, A <a@b.c>', '(c) 2022 C'],
    text: 'MIT License\n\n© 2021 B\n\nPermission to keep the copyright notice.\nCopyright [yyyy] [name]',
  });
});

test.each([
  [{ repository: { url: 'git+https://github.com/o/n.git' } }, 'https://github.com/o/n'],
  [{ repository: 'github:o/n' }, 'https://github.com/o/n'],
  [{ repository: 'o/n.js' }, 'https://github.com/o/n.js'],
  [{ repository: { url: 'git+ssh://git@gitlab.com/o/n.git' } }, 'https://gitlab.com/o/n'],
  [{ repository: { url: 'https://github.com/o/n/tree/main/packages/p' } }, 'https://github.com/o/n'],
  [{ repository: 'javascript:alert(1)', homepage: 'https://example.org' }, 'https://example.org'],
  [{ homepage: 'javascript:alert(1)' }, null],
  [{}, null],
])('%j is at %s', (manifest, address) => {
  expect(addressOf(manifest)).toBe(address);
});

test('the page has each license with its packages, and each text once', () => {
  const notice: Notice = {
    ...{ name: 'one', version: '1.0.0', license: 'MIT', address: 'https://example.org/one' },
    ...{ copyright: ['Copyright (c) 2020 A_B <a@b.c>'], text: 'MIT License\n\nPermission is hereby granted' },
  };
  const page = noticesPage('---\ntitle: N\n---', [
    notice,
    {
      ...notice,
      name: 'two',
      address: null,
      copyright: [],
      text: 'The MIT License (MIT)\n\nPermission is hereby granted',
    },
    { ...notice, name: 'three', license: 'ISC', text: 'Permission to use' },
  ]);
  expect(page).toContain(
    '| [one](https://example.org/one) | 1.0.0 | Copyright (c) 2020 A\\_B \\<a\u2060@\u2060b.c\\> |',
  );
  expect(page).toContain('| two | 1.0.0 | – |');
  expect(page.match(/Permission is hereby granted/g)).toHaveLength(1);
  expect(page.indexOf('### ISC License')).toBeLessThan(page.indexOf('### MIT License'));
});
