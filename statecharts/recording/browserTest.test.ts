// Tests the statements of a copied browser test; tests/e2e/copiedBrowserTest.spec.ts runs one.
import { expect, test } from 'vitest';
import { recordingBegin, recordingOf } from '#tests/support/recordPlay.ts';
import { browserTest, whyNoBrowserTest } from './browserTest.ts';
import type { RecordedAction, RecordedEntry, RecordedPlace, RecordedSetting } from './recording.ts';

const mock = {
  ...{ seed: 7, documents: 108, groups: 16, scenario: 'ordinary' },
  ...{ as: null, clock: '2026-11-01T11:40:00.000Z' },
};

const at = recordingBegin;

function loaded(address: string): RecordedPlace {
  return { kind: 'place', at, how: 'loaded', address };
}

function act(
  action: RecordedAction['action'],
  role: string,
  name: string,
  value: string | null = null,
): RecordedAction {
  return { kind: 'action', at, action, role, name, nth: 0, nthOfRole: 0, value };
}

function set(
  name: string,
  fields: RecordedSetting['fields'],
  method: RecordedSetting['method'] = 'POST',
): RecordedSetting {
  return { kind: 'setting', at, method, name, fields };
}

/** The lines of the test, without those around its statements. */
function linesOf(entries: readonly RecordedEntry[], as: string | null = null): string[] {
  const lines = browserTest(recordingOf(entries, { mock: { ...mock, as } })).split('\n');
  expect(lines[0]).toMatch(/^import \{ .*expect.*test \} from '#tests\/support\/mockWorld\.ts';$/);
  const end = lines.findIndex((line) => line.trim() === 'await expect');
  return lines.slice(lines.findIndex((line) => line.includes('/__mock/open')) + 1, end).map((line) => line.trim());
}

test('a log-in types the password of the account that was named', () => {
  const logIn = [
    loaded('/user/login'),
    act('fill', 'textbox', 'Email', 'marie@example.org'),
    act('fill', 'textbox', 'Password'),
    act('key', 'textbox', 'Password', 'Enter'),
  ];
  expect(linesOf(logIn)).toEqual([
    `await page.getByRole('textbox', { name: 'Email', exact: true }).nth(0).fill('marie@example.org');`,
    '// A password was typed here, which is in no recording; this is the one of the account, or a good one for a new account.',
    `await page.getByLabel('Password', { exact: true }).nth(0).fill(passwordOf('marie@example.org'));`,
    `await page.getByLabel('Password', { exact: true }).nth(0).press('Enter');`,
  ]);
  expect(browserTest(recordingOf(logIn, { mock }))).toContain('import { expect, passwordOf, test }');
});

test('another password is that of the account that the recording begins with, and a new one from then on', () => {
  const lines = linesOf(
    [
      loaded('/account'),
      act('fill', 'textbox', 'Current password'),
      act('fill', 'textbox', 'New password'),
      act('press', 'button', 'Change password'),
      act('fill', 'textbox', 'Current password'),
    ],
    'newcomer@example.org',
  );
  expect(lines.filter((line) => !line.startsWith('//')).map((line) => /fill\((.*)\);/.exec(line)?.[1])).toEqual([
    `passwordOf('newcomer@example.org')`,
    'newPassword',
    undefined,
    'newPassword',
  ]);
});

test('where files were chosen or dropped, a comment names them and says what to do', () => {
  expect(
    linesOf([
      loaded('/dashboard'),
      act('files', 'button', 'Choose files', 'refs.bib, more.ris'),
      act('files', 'document', '', 'notes.bib'),
    ]),
  ).toEqual([
    '// Files were chosen here: refs.bib, more.ris.',
    '// Recordings hold no files. Put them where the tests run, and uncomment this line:',
    `// await page.locator('input[type=file]').nth(0).setInputFiles(['refs.bib', 'more.ris']);`,
    '// A file was dropped here: notes.bib.',
    '// Recordings hold no files. Put it where the tests run, and uncomment this line:',
    `// await page.locator('input[type=file]').nth(0).setInputFiles(['notes.bib']);`,
  ]);
});

function asked(id: string, operation: string): RecordedEntry {
  return { kind: 'request', at, id, operation, variables: null };
}

function answered(request: string): RecordedEntry {
  return { kind: 'answer', at, request, outcome: 'ok', status: 200, codes: [] };
}

test('before the mock server is changed, what came of the last action is waited for', () => {
  const lines = linesOf([
    loaded('/dashboard'),
    asked('1', 'streamQuery'),
    act('press', 'button', 'Save'),
    asked('2', 'saveMutation'),
    answered('2'),
    asked('3', 'GET /icons'),
    answered('3'),
    answered('1'),
    set('delay', { milliseconds: 5 }),
    act('press', 'button', 'Save'),
    asked('4', 'saveMutation'),
    answered('4'),
    act('press', 'button', 'Close'),
  ]);
  expect(lines).toEqual([
    `const answered1 = page.waitForResponse(isAnswerTo('saveMutation'));`,
    `await page.getByRole('button', { name: 'Save', exact: true }).nth(0).click();`,
    'await answered1;',
    `await expect(await page.request.post('/__mock/delay', { data: { milliseconds: 5 } })).toBeOK();`,
    `await page.getByRole('button', { name: 'Save', exact: true }).nth(0).click();`,
    `await page.getByRole('button', { name: 'Close', exact: true }).nth(0).click();`,
  ]);
});

test('nothing is waited for after files, which the test does not choose', () => {
  const lines = linesOf([
    loaded('/dashboard'),
    act('files', 'button', 'Choose files', 'refs.bib'),
    asked('1', 'importMutation'),
    answered('1'),
    { kind: 'place', at, how: 'pushed', address: '/dashboard?import=1' },
    set('delay', { milliseconds: 5 }),
  ]);
  expect(lines.filter((line) => !line.startsWith('//'))).toEqual([
    `await expect(await page.request.post('/__mock/delay', { data: { milliseconds: 5 } })).toBeOK();`,
  ]);
});

test('a change of the mock server cannot be made again without its values', () => {
  const recording = recordingOf([loaded('/'), act('press', 'button', 'Save'), set('delay', null)], {
    ...{ mock, leftOut: ['values'] },
  });
  expect(whyNoBrowserTest(recording)).toContain('The values were left out');
  expect(whyNoBrowserTest({ ...recording, entries: recording.entries.slice(0, 2) })).toBeNull();
});

test('a secret that was blanked in a text is said', () => {
  expect(linesOf([loaded('/'), act('fill', 'textbox', 'Token', '•••')])[0]).toMatch(/^\/\/ ••• stands for a secret/);
});

test('changes of the mock server are made where they were made, for this browser only', () => {
  expect(
    linesOf([
      loaded('/dashboard'),
      act('press', 'button', 'Save'),
      set('scenario', { scenario: 'conflict', operation: 'save', for: 'everybody' }),
      act('press', 'button', 'Save'),
      set('clock', { milliseconds: 60_000 }),
      loaded('/dashboard'),
      set('outbox', {}, 'DELETE'),
      set('act-as', { email: 'newcomer@example.org' }),
      loaded('/dashboard'),
      act('fill', 'textbox', 'Password'),
    ]).filter((line) => !line.startsWith('//')),
  ).toEqual([
    `await page.getByRole('button', { name: 'Save', exact: true }).nth(0).click();`,
    `await expect(await page.request.post('/__mock/scenario', { data: { scenario: 'conflict', operation: 'save', for: 'browser' } })).toBeOK();`,
    `await page.getByRole('button', { name: 'Save', exact: true }).nth(0).click();`,
    `await expect(await page.request.post('/__mock/clock', { data: { milliseconds: 60000 } })).toBeOK();`,
    'await page.reload();',
    `await expect(await page.request.delete('/__mock/outbox')).toBeOK();`,
    `await expect(await page.request.post('/__mock/act-as', { data: { email: 'newcomer@example.org' } })).toBeOK();`,
    'await page.reload();',
    `await page.getByLabel('Password', { exact: true }).nth(0).fill(passwordOf('newcomer@example.org'));`,
  ]);
});
