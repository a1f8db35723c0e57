// Checks that all widgets and flows on this list are walked on the real page.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('browser/', import.meta.url));

/** Each is `<name>.driver.ts`, walked by `<name>.spec.ts`. */
const promised = [
  'dialog',
  'dropdown',
  'richSelect',
  'citing',
  'login',
  'signup',
  'changePassword',
  'import',
  'documentEditor',
  'sharing',
  'tokenForm',
  'shareLinks',
  'libraryCopy',
  'invitation',
  'librarySwitch',
  'presence',
] as const;

const driversOf = (text: string) => [...text.matchAll(/\bwalkInBrowser\((\w+)/g)].map(([, driver]) => driver);

const walked = readdirSync(folder)
  .filter((name) => name.endsWith('.spec.ts'))
  .flatMap((name) => driversOf(readFileSync(`${folder}${name}`, 'utf8')));

test.each(promised)('%s is walked in the browser', (name) => {
  expect(walked).toContain(`${name}Driver`);
});

test('every driver is walked', () => {
  const drivers = readdirSync(folder)
    .filter((name) => name.endsWith('.driver.ts'))
    .map((name) => name.replace('.driver.ts', 'Driver'));
  expect(drivers.filter((driver) => !walked.includes(driver))).toEqual([]);
});
