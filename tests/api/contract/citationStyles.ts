// Contract: the citation styles of a library: which there are, which is chosen, and those that its owner adds.
import { expect, it } from 'vitest';
import type { ListedStyle, StyleIndex } from '#bibliography/citation/styleIndex.ts';
import { type ApiClient, type GraphQLFailure, notForced, type RestAnswer } from '#tests/support/client.ts';
import { anonymous, newPerson, type UseTarget } from './target.ts';

interface Style {
  id: string;
  title: string;
  shortTitle: string | null;
}

interface StyleList extends StyleIndex {
  readonly styles: readonly ListedStyle[];
}

interface Choice {
  style: string;
  locale: string | null;
}

const choiceOf = async (client: ApiClient): Promise<Choice> =>
  (await client.ask<{ me: { styleChoice: Choice } }>('{ me { styleChoice { style locale } } }')).me.styleChoice;

const chooseStyle = `mutation Choose($input: ChooseStyleInput!) {
  chooseStyle(input: $input) { library { styleChoice { style locale } } }
}`;

export const addStyleMutation = `mutation Add($input: AddCitationStyleInput!) {
  addCitationStyle(input: $input) { style { id title shortTitle } library { citationStyles { id } } }
}`;

const removeStyle = `mutation Remove($input: RemoveCitationStyleInput!) {
  removeCitationStyle(input: $input) { id library { styleChoice { style locale } citationStyles { id } } }
}`;

/** Adds a style to the library of a person. */
export async function addStyle(client: ApiClient, xml: string): Promise<Style> {
  const answer = await client.ask<{ addCitationStyle: { style: Style } }>(addStyleMutation, { input: { xml } });
  return answer.addCitationStyle.style;
}

const choose = (client: ApiClient, style: string, locale?: string | null) =>
  client.ask(chooseStyle, { input: { style, locale } });

export async function problemsWith(client: ApiClient, operation: string, input: object) {
  return (await client.refused('BAD_USER_INPUT', operation, { input })).extensions?.problems ?? [];
}

async function listStyles(client: ApiClient, query = ''): Promise<StyleList> {
  const answer = await client.rest('GET', `/api/styles${query}`);
  expect(answer.status).toBe(200);
  return answer.json as StyleList;
}

const codesOf = ({ json }: RestAnswer): unknown[] =>
  ((json ?? {}) as { errors?: GraphQLFailure[] }).errors?.map(({ extensions }) => extensions?.code) ?? [];

/** A style that prints the title alone. */
export const titleStyle = (title: string, rules = '<text variable="title"/>'): string =>
  `<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0" class="in-text"><info><title>${title}</title><title-short>TS</title-short><id>http://example.org/${title}</id><category citation-format="author-date"/></info><citation><layout>${rules}</layout></citation><bibliography><layout>${rules}</layout></bibliography></style>`;

/** Each macro prints the next one twice, so that one reference has 2^60 titles. */
export const endlessStyle: string = titleStyle('Endless', '<text macro="m0"/>').replace(
  '<citation>',
  `${Array.from({ length: 60 }, (_, level) => {
    const next = `<text macro="m${level + 1}"/>`;
    return `<macro name="m${level}">${level === 59 ? '<text variable="title"/>' : next + next}</macro>`;
  }).join('')}<citation>`,
);

const followerOf = (parent: string): string =>
  `<style xmlns="http://purl.org/net/xbiblio/csl" version="1.0"><info><title>My journal</title><id>my-journal</id><link href="http://www.zotero.org/styles/${parent}" rel="independent-parent"/></info></style>`;

export function citationStylesContract(useTarget: UseTarget): void {
  it('lists the styles of the product, and finds them by what people call them', async () => {
    const visitor = anonymous(useTarget());
    const { styles, locales } = await listStyles(visitor);
    expect(styles.length).toBeGreaterThanOrEqual(100);
    expect(styles[0]).toMatchObject({
      id: 'apa',
      shortTitle: 'APA',
      fields: expect.arrayContaining(['psychology']) as unknown,
      formats: ['author-date'],
      hasBibliography: true,
      source: 'included',
    });
    expect(Object.keys(locales)).toEqual(expect.arrayContaining(['en-US', 'de-DE', 'ar']));
    expect((await listStyles(visitor, '?query=lancet')).styles.map(({ id }) => id)).toEqual(['the-lancet']);
    expect((await listStyles(visitor, '?query=no%20such%20style')).styles).toEqual([]);
    for (const path of [styles[0]?.path ?? '', locales['en-US'] ?? '', '/api/styles/apa']) {
      expect((await visitor.rest('GET', path)).text).toMatch(/^(<\?xml.*\n)?<(style|locale) /);
    }
  });

  it('keeps the chosen style and language with the library', async () => {
    const { client } = await newPerson(useTarget());
    expect(await choiceOf(client)).toEqual({ style: 'apa', locale: null });
    expect(await choose(client, 'ieee', 'de-DE')).toMatchObject({
      chooseStyle: { library: { styleChoice: { style: 'ieee', locale: 'de-DE' } } },
    });
    expect(await choiceOf(client.copy())).toEqual({ style: 'ieee', locale: 'de-DE' });
    await choose(client, 'nature');
    expect(await choiceOf(client)).toEqual({ style: 'nature', locale: null });
    const { client: other } = await newPerson(useTarget());
    expect(await choiceOf(other)).toEqual({ style: 'apa', locale: null });
  });

  it('refuses a style and a language that do not exist', async () => {
    const { client } = await newPerson(useTarget());
    for (const style of ['none', '', 'constructor', 'site:none', 'own:none', 'own:\0', 'APA']) {
      const problems = await problemsWith(client, chooseStyle, { style });
      expect(problems.map(({ path }) => path)).toEqual([['input', 'style']]);
    }
    for (const locale of ['tlh', '', '__proto__', '\0']) {
      const problems = await problemsWith(client, chooseStyle, { style: 'apa', locale });
      expect(problems.map(({ path }) => path)).toEqual([['input', 'locale']]);
    }
    expect(await choiceOf(client)).toEqual({ style: 'apa', locale: null });
  });

  it('adds a style to the library, once', async () => {
    const { client } = await newPerson(useTarget());
    const xml = titleStyle('Titles');
    const style = await addStyle(client, xml);
    expect(style).toEqual({ id: expect.stringMatching(/^own:\w+$/) as string, title: 'Titles', shortTitle: 'TS' });
    expect(await addStyle(client, xml)).toEqual(style);
    const { styles } = await listStyles(client);
    expect(styles[0]).toMatchObject({ id: style.id, title: 'Titles', source: 'own', path: `/api/styles/${style.id}` });
    expect(styles.filter(({ source }) => source === 'own')).toHaveLength(1);
    expect((await listStyles(client, '?query=titles')).styles[0]?.id).toBe(style.id);
    await choose(client, style.id);
    expect(await choiceOf(client)).toEqual({ style: style.id, locale: null });
  });

  it('answers the file of a style, again only if it has changed', async () => {
    const { client } = await newPerson(useTarget());
    const xml = titleStyle('Titel – 標題');
    const { id } = await addStyle(client, xml);
    const answer = await client.rest('GET', `/api/styles/${id}`);
    expect([answer.status, answer.text]).toEqual([200, xml]);
    expect(answer.headers.get('content-type')).toBe('application/vnd.citationstyles.style+xml; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('private');
    const etag = answer.headers.get('etag') ?? '';
    const again = await client.rest('GET', `/api/styles/${id}`, { headers: { 'if-none-match': etag, ...notForced } });
    expect([again.status, again.text]).toEqual([304, '']);
    const head = await client.rest('HEAD', `/api/styles/${encodeURIComponent(id)}`);
    expect([head.status, head.text]).toEqual([200, '']);
    expect((await client.rest('POST', `/api/styles/${id}`)).status).toBe(405);
  });

  it('keeps the styles of a library from everybody else', async () => {
    const { client } = await newPerson(useTarget());
    const { id } = await addStyle(client, titleStyle('Mine'));
    const { client: other } = await newPerson(useTarget());
    for (const stranger of [other, anonymous(useTarget())]) {
      const answer = await stranger.rest('GET', `/api/styles/${id}`);
      expect([answer.status, codesOf(answer)]).toEqual([404, ['NOT_FOUND']]);
      expect((await listStyles(stranger)).styles.filter(({ source }) => source === 'own')).toEqual([]);
    }
    expect((await problemsWith(other, chooseStyle, { style: id })).map(({ path }) => path)).toEqual([
      ['input', 'style'],
    ]);
    await other.refused('NOT_FOUND', removeStyle, { input: { id } });
    for (const [operation, input] of [
      [addStyleMutation, { xml: titleStyle('Nobody’s') }],
      [removeStyle, { id }],
      [chooseStyle, { style: 'apa' }],
    ] as const) {
      await anonymous(useTarget()).refused('UNAUTHENTICATED', operation, { input });
    }
    expect((await client.rest('GET', `/api/styles/${id}`)).status).toBe(200);
  });

  it('falls back on the default when the chosen style is removed', async () => {
    const { client } = await newPerson(useTarget());
    const { id } = await addStyle(client, titleStyle('Short-lived'));
    await choose(client, id, 'fr-FR');
    expect(await client.ask(removeStyle, { input: { id } })).toEqual({
      removeCitationStyle: { id, library: { styleChoice: { style: 'apa', locale: 'fr-FR' }, citationStyles: [] } },
    });
    expect((await client.rest('GET', `/api/styles/${id}`)).status).toBe(404);
    for (const gone of [id, 'apa', '', 'own:\0'])
      await client.refused('NOT_FOUND', removeStyle, { input: { id: gone } });
  });

  it.each([
    ['no XML', 'hello', 'well-formed'],
    ['nothing', '', 'well-formed'],
    ['XML of another kind', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'isn’t a citation style'],
    ['a style without rules', followerOf('none').replace(/<link.*?\/>/, ''), 'neither how a citation looks'],
    ['a style that follows one that is not there', followerOf('none'), '(none), which was not found'],
    ['a style without a macro that it uses', titleStyle('M', '<text macro="none"/>'), 'macro “none”'],
    ['entities', `<!DOCTYPE style [<!ENTITY a "aaaa">]>${titleStyle('E', '&a;')}`, 'entities'],
    [
      'a file of the server',
      `<!DOCTYPE style [<!ENTITY a SYSTEM "file:///etc/passwd">]>${titleStyle('&a;')}`,
      'entities',
    ],
    ['very deep XML', titleStyle('D', '<group>'.repeat(5_000) + '</group>'.repeat(5_000)), 'too deeply'],
    ['5 MB', titleStyle('L', `<!--${'x'.repeat(5_000_000)}-->`), 'larger than 1,024 KB'],
    ['text that can’t be stored', titleStyle('S\0'), 'Nothing was added'],
  ])('refuses %s, and says why', async (_, xml, reason) => {
    const { client } = await newPerson(useTarget());
    const problems = await problemsWith(client, addStyleMutation, { xml });
    expect(problems).toEqual([{ path: ['input', 'xml'], message: expect.stringContaining(reason) as string }]);
    expect((await listStyles(client)).styles[0]?.id).toBe('apa');
  });

  it('adds a style that follows another one', async () => {
    const { client } = await newPerson(useTarget());
    const { id } = await addStyle(client, followerOf('nature'));
    expect((await listStyles(client)).styles[0]).toMatchObject({ id, title: 'My journal', formats: ['numeric'] });
  });

  it('are in the export of the account', async () => {
    const { client } = await newPerson({ ...useTarget(), isShared: false });
    const xml = titleStyle('Exported');
    const { id } = await addStyle(client, xml);
    await choose(client, id, 'en-GB');
    const everything = (await client.rest('GET', '/api/export/account.json')).json;
    expect(everything).toMatchObject({
      styleChoice: { style: id, locale: 'en-GB' },
      citationStyles: [{ id, xml, added: expect.stringMatching(/^\d{4}-/) as string }],
      documents: [],
    });
  });
}
