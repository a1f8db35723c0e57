// Writes a recording of the mock server as a Playwright test that does the same there.
import type { Plain } from '../live/plain.ts';
import { blank } from '../live/secrets.ts';
import { sourceText } from '../play/sourceText.ts';
import { beginningOf, openAddress } from './mockAddress.ts';
import type { RecordedAction, RecordedEntry, RecordedSetting, Recording } from './recording.ts';

/** Why a recording can't be written as a browser test, for people; null if it can. */
export function whyNoBrowserTest({ mock, entries, leftOut, texts, dropped }: Recording): string | null {
  if (!mock) return 'It was not recorded on the mock server, so there is no state to begin from.';
  if (leftOut.includes('actions')) return 'The actions of the person were left out.';
  if (!entries.some(({ kind }) => kind === 'action')) return 'The person did nothing in it.';
  if (!entries.some(({ kind }) => kind === 'place')) return 'The addresses of the page were left out.';
  if (entries.some(({ kind }) => kind === 'setting') && leftOut.includes('values'))
    return 'The values were left out, and with them how the mock server was changed.';
  if (dropped > 0) return 'Its beginning is no longer kept, so nobody knows the state to begin from.';
  if (texts === 'replaced')
    return 'The texts were left out, and with them who was logged in, the addresses, and what was pressed.';
  return null;
}

/** Writes the statements for what the person did, one entry after the other. */
class StatementWriter {
  /** The names of the fields into which passwords were typed: such fields have no role by which a test finds them. */
  readonly #passwordFields: ReadonlySet<string>;
  /** The account whose password is typed next: the last one that was named. */
  #account: string;
  #hasNewPassword = false;
  /** What the test imports besides. */
  readonly imports = new Set<string>();

  constructor({ mock, entries }: Pick<Recording, 'mock' | 'entries'>) {
    this.#account = mock?.as ?? '';
    this.#passwordFields = new Set(
      entries.flatMap((entry) => (entry.kind === 'action' && isPassword(entry) ? [entry.name ?? ''] : [])),
    );
  }

  #elementOf({ role, name, nth, nthOfRole }: RecordedAction): string {
    // Keys that are pressed while nothing has the focus go to the page itself, which has no role.
    if (role === 'document') return 'page.keyboard';
    if (name === null) return `page.getByRole(${sourceText(role)}).nth(${nthOfRole})`;
    const isPasswordField = role === 'textbox' && this.#passwordFields.has(name);
    const field = `page.getByLabel(${sourceText(name)}, { exact: true })`;
    const element = `page.getByRole(${sourceText(role)}, { name: ${sourceText(name)}, exact: true })`;
    return `${isPasswordField ? field : element}.nth(${nth})`;
  }

  #password(action: RecordedAction): string[] {
    const isNew = /\bnew\b|\bagain\b|\brepeat/i.test(action.name ?? '');
    if (isNew) this.#hasNewPassword = true;
    const isOfAccount = !isNew && !this.#hasNewPassword;
    this.imports.add(isOfAccount ? 'passwordOf' : 'newPassword');
    const password = isOfAccount ? `passwordOf(${sourceText(this.#account)})` : 'newPassword';
    const what = isOfAccount ? 'this is the one of the account, or a good one for a new account' : 'this is a good one';
    return [
      `// A password was typed here, which is in no recording; ${what}.`,
      `await ${this.#elementOf(action)}.fill(${password});`,
    ];
  }

  #fill(action: RecordedAction): string[] {
    const { value } = action;
    if (isPassword(action)) return this.#password(action);
    if (value !== null && /^[^\s@]+@[^\s@]+$/.test(value)) this.#account = value;
    const isBlanked = value?.includes(blank) === true;
    return [
      ...(isBlanked
        ? [`// ${blank} stands for a secret, such as a token, that is in no recording: write one here.`]
        : []),
      `await ${this.#elementOf(action)}.fill(${sourceText(value ?? 'text')});`,
    ];
  }

  #files({ role, nthOfRole, value }: RecordedAction): string[] {
    const names = value === null ? [] : value.split(', ');
    const isDropped = role === 'document';
    const field = `page.locator('input[type=file]').nth(${nthOfRole})`;
    return [
      `// ${names.length > 1 ? 'Files were' : 'A file was'} ${isDropped ? 'dropped' : 'chosen'} here: ${names.join(', ')}.`,
      `// Recordings hold no files. Put ${names.length > 1 ? 'them' : 'it'} where the tests run, and uncomment this line:`,
      `// await ${field}.setInputFiles(${sourceText(names)});`,
    ];
  }

  action(action: RecordedAction): string[] {
    const { action: kind, value } = action;
    const element = () => this.#elementOf(action);
    switch (kind) {
      case 'press':
        return [`await ${element()}.click();`];
      case 'key':
        if (value === null) return [`// A key was pressed here; it was left out.`];
        return [`await ${element()}.press(${sourceText(value)});`];
      case 'check':
        return [`await ${element()}.setChecked(${value === 'true'});`];
      case 'choose':
        return [
          `await ${element()}.selectOption(${value === null ? '{ index: 0 }' : `{ label: ${sourceText(value)} }`});`,
        ];
      case 'fill':
        return this.#fill(action);
      case 'files':
        return this.#files(action);
    }
  }

  /** Changes the mock server as its panel did. `isReloaded`: the page was loaded again after it. */
  setting({ method, name, fields }: RecordedSetting, isReloaded: boolean): string[] {
    const members: Readonly<Record<string, Plain>> = Object.fromEntries(Object.entries(fields ?? {}));
    // Other tests share the scenario for everybody.
    const data = 'for' in members ? { ...members, for: 'browser' } : members;
    if (name === 'act-as' && 'email' in members && typeof members.email === 'string') this.#account = members.email;
    const address = sourceText(`/__mock/${name}`);
    const request = method === 'DELETE' ? `delete(${address})` : `post(${address}, { data: ${sourceText(data)} })`;
    return [`await expect(await page.request.${request}).toBeOK();`, ...(isReloaded ? ['await page.reload();'] : [])];
  }
}

/** Only passwords are left out of texts that are typed. */
function isPassword({ action, role, value }: RecordedAction): boolean {
  return action === 'fill' && role === 'textbox' && value === null;
}

/** Whether the page was loaded after a change of the mock server, before the person did anything else. */
function isReloadedAfter(entries: readonly RecordedEntry[], setting: RecordedSetting): boolean {
  const next = entries
    .slice(entries.indexOf(setting) + 1)
    .find(({ kind }) => kind === 'place' || kind === 'action' || kind === 'setting');
  return next?.kind === 'place' && next.how === 'loaded';
}

/** Waits until the page is at an address. */
function addressLines(address: string): string[] {
  return [
    `await expect`,
    `  .poll(() => {`,
    `    const { pathname, search, hash } = new URL(page.url());`,
    `    return pathname + search + hash;`,
    `  })`,
    `  .toBe(${sourceText(address)});`,
  ];
}

/** What happened between an action and the next thing that the person did. */
interface ActionResult {
  readonly next: RecordedEntry['kind'] | null;
  /** The GraphQL operation that was answered last, of those that were asked meanwhile. */
  readonly answered: string | null;
  /** Where the page went. */
  readonly address: string | null;
}

function resultOf(entries: readonly RecordedEntry[], at: number): ActionResult {
  const rest = entries.slice(at + 1);
  const end = rest.findIndex(({ kind }) => kind === 'action' || kind === 'setting');
  const meanwhile = rest.slice(0, end === -1 ? undefined : end);
  const asked = new Map(
    meanwhile.flatMap((entry) => (entry.kind === 'request' ? [[entry.id, entry.operation] as const] : [])),
  );
  const answered = meanwhile
    .flatMap((entry) => (entry.kind === 'answer' && entry.status !== null ? [asked.get(entry.request) ?? ''] : []))
    // Those that are no operations are named by method and path.
    .findLast((operation) => /^\w+$/.test(operation));
  const place = meanwhile.findLast((entry) => entry.kind === 'place');
  return { next: rest[end]?.kind ?? null, answered: answered ?? null, address: place?.address ?? null };
}

/** The statements for the actions and the changes of the mock server. A person sees what came of an action before they change the server, so the test waits for it. */
function doneLines(entries: readonly RecordedEntry[], writer: StatementWriter): string[] {
  let waits = 0;
  return entries.flatMap((entry, at) => {
    if (entry.kind === 'setting') return writer.setting(entry, isReloadedAfter(entries, entry));
    if (entry.kind !== 'action') return [];
    const { next, answered, address } = resultOf(entries, at);
    const lines = writer.action(entry);
    // What was only written as a comment has no result in the test.
    if (next !== 'setting' || lines.every((line) => line.startsWith('//'))) return lines;
    const arrival = address === null ? [] : addressLines(address);
    if (answered === null) return [...lines, ...arrival];
    waits += 1;
    writer.imports.add('isAnswerTo');
    return [
      `const answered${waits} = page.waitForResponse(isAnswerTo(${sourceText(answered)}));`,
      ...lines,
      `await answered${waits};`,
      ...arrival,
    ];
  });
}

/** The source of the test. Only for recordings for which `whyNoBrowserTest` is null. */
export function browserTest(recording: Recording): string {
  const { mock, entries, report } = recording;
  const begun = beginningOf({ entries });
  const places = entries.filter((entry) => entry.kind === 'place');
  const said = report.text.split('\n')[0]?.trim() ?? '';
  const title = said === '' ? 'does what was recorded' : said;
  const writer = new StatementWriter(recording);
  const done = doneLines(entries, writer);
  const lines = [
    ...(mock && begun ? [`await page.goto(${sourceText(openAddress(mock, begun.address))});`] : []),
    ...done,
    ...addressLines(places.at(-1)?.address ?? '/'),
  ];
  const imports = ['expect', ...writer.imports, 'test'].sort();
  return [
    `import { ${imports.join(', ')} } from '#tests/support/mockWorld.ts';`,
    '',
    `test(${sourceText(title)}, async ({ page, world: _ }) => {`,
    ...lines.map((line) => `  ${line}`),
    '});',
    '',
  ].join('\n');
}
