// Writes a recording of the mock server as a Playwright test that does the same there.
import { sourceText } from '../play/sourceText.ts';
import { beginningOf, openAddress } from './mockAddress.ts';
import type { RecordedAction, Recording } from './recording.ts';

/** Why a recording can't be written as a browser test, for people; null if it can. */
export function whyNoBrowserTest({ mock, entries, leftOut, texts, dropped }: Recording): string | null {
  if (!mock) return 'It was not recorded on the mock server, so there is no state to begin from.';
  if (leftOut.includes('actions')) return 'The actions of the person were left out.';
  if (!entries.some(({ kind }) => kind === 'action')) return 'The person did nothing in it.';
  if (!entries.some(({ kind }) => kind === 'place')) return 'The addresses of the page were left out.';
  if (dropped > 0) return 'Its beginning is no longer kept, so nobody knows the state to begin from.';
  if (texts === 'replaced')
    return 'The texts were left out, and with them who was logged in, the addresses, and what was pressed.';
  return null;
}

/** The statement that does an action; a comment if the recording doesn't know enough of it. */
function actionLine({ action, role, name, nth, nthOfRole, value }: RecordedAction): string {
  const element = `page.getByRole(${sourceText(role)}${name === null ? '' : `, { name: ${sourceText(name)}, exact: true }`})`;
  // Keys that are pressed while nothing has the focus go to the page itself, which has no role.
  const isOfPage = role === 'document';
  const which = isOfPage ? 'page.keyboard' : `${element}.nth(${name === null ? nthOfRole : nth})`;
  switch (action) {
    case 'press':
      return `await ${which}.click();`;
    case 'key':
      return value === null
        ? `// A key was pressed here; it was left out.`
        : `await ${which}.press(${sourceText(value)});`;
    case 'check':
      return `await ${which}.setChecked(${value === 'true'});`;
    case 'choose':
      return `await ${which}.selectOption(${value === null ? '{ index: 0 }' : `{ label: ${sourceText(value)} }`});`;
    case 'fill':
      return `await ${which}.fill(${sourceText(value ?? 'text')});`;
  }
}

/** The source of the test. Only for recordings for which `whyNoBrowserTest` is null. */
export function browserTest({ mock, entries, report }: Recording): string {
  const begun = beginningOf({ entries });
  const places = entries.filter((entry) => entry.kind === 'place');
  const actions = entries.filter((entry) => entry.kind === 'action');
  const said = report.text.split('\n')[0]?.trim() ?? '';
  const title = said === '' ? 'does what was recorded' : said;
  const lines = [
    ...(mock && begun ? [`await page.goto(${sourceText(openAddress(mock, begun.address))});`] : []),
    ...actions.map(actionLine),
    ...(places.length > 0
      ? [
          `await expect`,
          `  .poll(() => {`,
          `    const { pathname, search, hash } = new URL(page.url());`,
          `    return pathname + search + hash;`,
          `  })`,
          `  .toBe(${sourceText(places.at(-1)?.address)});`,
        ]
      : []),
  ];
  return [
    `import { expect, test } from '#tests/support/mockWorld.ts';`,
    '',
    `test(${sourceText(title)}, async ({ page, world: _ }) => {`,
    ...lines.map((line) => `  ${line}`),
    '});',
    '',
  ].join('\n');
}
