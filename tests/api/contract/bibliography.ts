// Contract: documents as references in a citation style, as a file and as a field of the document.
import { describe, expect, it } from 'vitest';
import type { DocumentInput } from '#bibliography/documents.ts';
import type { ApiClient, GraphQLFailure, RestAnswer } from '#tests/support/client.ts';
import { addStyle, titleStyle } from './citationStyles.ts';
import { createGroup, explicit } from './groupOperations.ts';
import { bulk } from './operations.ts';
import { anonymous, newPerson, type UseTarget } from './target.ts';

const json = { 'content-type': 'application/json' };

const addAll = `mutation Add($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }`;

async function add(client: ApiClient, documents: DocumentInput[], groupIds: string[] = []): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < documents.length; from += 500) {
    const input = { documents: documents.slice(from, from + 500), ...(groupIds.length > 0 && { groupIds }) };
    const answer = await client.ask<{ addUserDocuments: { documents: { id: string }[] } }>(addAll, { input });
    ids.push(...answer.addUserDocuments.documents.map(({ id }) => id));
  }
  return ids;
}

const get = (client: ApiClient, query = '') => client.rest('GET', `/api/bibliography?${query}`);

const post = (client: ApiClient, query: string, selection: unknown) =>
  client.rest('POST', `/api/bibliography?${query}`, { headers: json, body: JSON.stringify(selection) });

async function textOf(client: ApiClient, query: string): Promise<string> {
  const answer = await get(client, `format=text&${query}`);
  expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
  return answer.text;
}

const codesOf = ({ json: body }: RestAnswer): unknown[] =>
  ((body ?? {}) as { errors?: GraphQLFailure[] }).errors?.map(({ extensions }) => extensions?.code) ?? [];

async function citationOf(client: ApiClient, id: string, args = ''): Promise<string | null> {
  const query = `query ($id: ID!) { userDocument(id: $id) { citation${args} } }`;
  return (await client.ask<{ userDocument: { citation: string | null } }>(query, { id })).userDocument.citation;
}

const curie: DocumentInput = {
  journalArticle: {
    citationKeys: ['curie1898'],
    title: 'Sur une substance <script>radioactive</script>',
    authors: [{ person: { family: 'Curie', given: 'Marie' } }],
    in: { journal: { name: 'Comptes rendus' }, volume: '127' },
    published: '1898',
    pageStart: '175',
    pageEnd: '178',
    doi: '10.1000/curie',
  },
};
const book = (title: string, family: string, year: number): DocumentInput => ({
  other: { type: 'book', title, authors: [{ person: { family, given: 'Ann' } }], published: String(year) },
});

export function bibliographyContract(useTarget: UseTarget): void {
  it('is in the order of the style, and numbered by it', async () => {
    const { client } = await newPerson(useTarget());
    await add(client, [book('Zebras', 'Zimmer', 2001), curie, book('Apes', 'Adams', 2020)]);
    expect(await textOf(client, 'style=apa')).toBe(
      [
        'Adams, A. (2020). Apes.\n',
        'Curie, M. (1898). Sur une substance <script>radioactive</script>. Comptes Rendus, 127, 175–178. https://doi.org/10.1000/curie\n',
        'Zimmer, A. (2001). Zebras.\n',
      ].join('\n'),
    );
    expect((await textOf(client, 'style=ieee')).match(/^\[\d\] \w/gm)).toEqual(['[1] A', '[2] M', '[3] A']);
    expect(await textOf(client, 'style=din-1505-2&locale=de-DE&query=zebras')).toMatch(/Zimmer, Ann.*Zebras/i);
  });

  it('is in the language of the library only in its style', async () => {
    const { client } = await newPerson(useTarget());
    const authors = ['Adams', 'Zimmer'].map((family) => ({ person: { family, given: 'Ann' } }));
    await add(client, [{ other: { type: 'book', title: 'Apes', authors, published: '2020-05' } }]);
    await client.ask('mutation ($input: ChooseStyleInput!) { chooseStyle(input: $input) { user { id } } }', {
      input: { style: 'chicago-author-date', locale: 'de-DE' },
    });
    for (const query of ['', 'style=chicago-author-date', 'style=ieee&locale=de-DE']) {
      expect(await textOf(client, query)).toMatch(/ und /);
    }
    expect(await textOf(client, 'style=ieee')).toMatch(/ and /);
    expect(await textOf(client, 'style=chicago-author-date&locale=en-US')).toMatch(/ and /);
    expect((await get(client, 'style=ieee')).text).toContain('<html lang="en-US">');
  });

  it('is a file of its format, shown by browsers or downloaded', async () => {
    const { client } = await newPerson(useTarget());
    await add(client, [curie]);
    const html = await get(client);
    expect(html.status).toBe(200);
    expect(html.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html.text).toMatch(/^<!doctype html>/i);
    expect(html.text).toContain('<i>Comptes Rendus</i>');
    expect(html.text).toContain('&lt;script&gt;radioactive&lt;/script&gt;');
    expect(html.text).toContain('<a href="https://doi.org/10.1000/curie"');
    expect(html.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/);
    expect(html.headers.get('content-disposition')).toMatch(/^inline; filename="library-[\d-]{10}\.html"$/);
    expect(html.headers.get('cache-control')).toBe('no-store');

    for (const [format, type, text] of [
      ['text', 'text/plain; charset=utf-8', 'Comptes Rendus'],
      ['markdown', 'text/markdown; charset=utf-8', '*Comptes Rendus*'],
      ['rtf', 'application/rtf', '{\\i Comptes Rendus}'],
    ] as const) {
      const answer = await get(client, `format=${format}`);
      expect(answer.headers.get('content-type')).toBe(type);
      expect(answer.text).toContain(text);
    }
    const download = await get(client, 'format=markdown&download=1');
    expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename="library-[\d-]{10}\.md"$/);
    expect((await get(client, 'format=rtf')).headers.get('content-disposition')).toMatch(/^attachment; /);
    const head = await client.rest('HEAD', '/api/bibliography?format=text');
    expect([head.status, head.text]).toEqual([200, '']);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100);
  });

  it('has the style and the language of the library, unless it is asked for others', async () => {
    const { client } = await newPerson(useTarget());
    const [id = ''] = await add(client, [curie]);
    const { id: style } = await addStyle(client, titleStyle('Own', '<text variable="title" prefix="Own: "/>'));
    await client.ask('mutation ($input: ChooseStyleInput!) { chooseStyle(input: $input) { user { id } } }', {
      input: { style },
    });
    expect(await textOf(client, '')).toBe('Own: Sur une substance <script>radioactive</script>\n');
    expect(await citationOf(client, id)).toBe('Own: Sur une substance <script>radioactive</script>');
    expect(await citationOf(client, id, '(style: "nature")')).toMatch(/^Curie, M\. Sur une substance/);
    expect(await textOf(client, 'style=apa')).toContain('Curie, M. (1898)');
    await client.ask('mutation ($input: RemoveCitationStyleInput!) { removeCitationStyle(input: $input) { id } }', {
      input: { id: style },
    });
    expect(await textOf(client, '')).toContain('Curie, M. (1898)');
  });

  it('contains what the list finds, or what is selected', async () => {
    const { client } = await newPerson(useTarget());
    const group = await createGroup(client, explicit('Beasts'));
    const [zebras = '', apes = ''] = await add(client, [book('Zebras', 'Zimmer', 2001), book('Apes', 'Adams', 2020)]);
    const [whales = ''] = await add(client, [book('Whales', 'Melville', 1851)], [group.id]);
    const titlesOf = (text: string) => ['Zebras', 'Apes', 'Whales'].filter((title) => text.includes(title));
    expect(titlesOf(await textOf(client, 'query=zebras'))).toEqual(['Zebras']);
    const ofGroup = await get(client, `format=text&groupId=${group.id}`);
    expect(titlesOf(ofGroup.text)).toEqual(['Whales']);
    expect(ofGroup.headers.get('content-disposition')).toMatch(/^inline; filename="Beasts-/);
    const of = async (selection: object) => titlesOf((await post(client, 'format=text', selection)).text);
    expect(await of({ ids: [apes, whales] })).toEqual(['Apes', 'Whales']);
    expect(await of({ filterBy: {}, except: [apes] })).toEqual(['Zebras', 'Whales']);
    await bulk(client, 'delete', { ids: [zebras] });
    expect(titlesOf(await textOf(client, ''))).toEqual(['Apes', 'Whales']);
    expect((await post(client, 'format=text', { ids: [] })).text).toBe('');
  });

  it('formats any document: without a field, in other scripts, by a thousand authors', async () => {
    const { client } = await newPerson(useTarget());
    const authors = Array.from({ length: 1_000 }, (_, index) => ({
      person: { family: `Author${index}`, given: 'Given' },
    }));
    const [empty = '', hebrew = '', chinese = '', many = ''] = await add(client, [
      { other: {} },
      { other: { title: 'ספר', authors: [{ person: { family: 'כהן', given: 'דוד' } }], published: '2001' } },
      { other: { title: '圖書', authors: [{ person: { family: '王', given: '小明' } }], published: '2002' } },
      { other: { title: 'Collisions', authors, published: '2015' } },
    ]);
    expect(await citationOf(client, empty)).toBe('(N.d.).');
    expect(await citationOf(client, hebrew)).toMatch(/^כהן.*\(2001\)\. ספר/);
    expect(await citationOf(client, chinese)).toMatch(/^王.*\(2002\)\. 圖書/);
    expect(await citationOf(client, many)).toMatch(/^Author0, G\., .*Author18, G\., … Author999, G\. \(2015\)/);
    expect((await textOf(client, 'style=vancouver')).split('\n\n')).toHaveLength(4);
  });

  it('is a field of each document of a page', async () => {
    const { client } = await newPerson(useTarget());
    await add(client, [book('Zebras', 'Zimmer', 2001), curie, book('Apes', 'Adams', 2020)]);
    const query = `query ($style: ID, $format: BibliographyFormat!) {
      me { documents(first: 50) { edges { node { citation(style: $style, format: $format) } } } }
    }`;
    const ask = async (variables: object): Promise<(string | null)[]> => {
      interface Page {
        me: { documents: { edges: { node: { citation: string | null } }[] } };
      }
      const { me } = await client.ask<Page>(query, variables);
      return me.documents.edges.map(({ node }) => node.citation);
    };
    const html = await ask({ style: 'ieee', format: 'HTML' });
    expect(html).toHaveLength(3);
    // A number says nothing where each stands alone.
    expect(html.join('')).not.toContain('[1]');
    expect(html.join('')).toContain('<i>Comptes rendus</i>');
    expect((await ask({ style: 'ieee', format: 'MARKDOWN' })).join('')).toContain('*Comptes rendus*');
    expect((await ask({ format: 'RTF' }))[0]).toMatch(/^\{\\rtf1/);
    const refused = await client.send(query, { style: 'none', format: 'TEXT' });
    expect(refused.errors.map(({ extensions }) => extensions?.code)).toEqual(Array(3).fill('NOT_FOUND'));
  });

  describe('is refused', () => {
    it('for visitors, and for documents and styles of other accounts', async () => {
      const { client } = await newPerson(useTarget());
      const [id = ''] = await add(client, [book('Mine', 'Me', 2000)]);
      const { id: style } = await addStyle(client, titleStyle('Mine'));
      const { client: other } = await newPerson(useTarget());
      for (const [answer, status, code] of [
        [await get(anonymous(useTarget())), 401, 'UNAUTHENTICATED'],
        [await post(anonymous(useTarget()), '', { ids: [id] }), 401, 'UNAUTHENTICATED'],
        [await post(other, '', { ids: [id] }), 400, 'NOT_FOUND'],
        [await get(other, `style=${style}`), 404, 'NOT_FOUND'],
      ] as const) {
        expect([answer.status, codesOf(answer)]).toEqual([status, [code]]);
        expect(answer.text).not.toContain('Mine');
      }
    });

    it.each([
      ['a style that does not exist', 'style=none', 404, 'NOT_FOUND'],
      ['a style with the name of a property', 'style=constructor', 404, 'NOT_FOUND'],
      ['an own style that does not exist', 'style=own:none%00', 404, 'NOT_FOUND'],
      ['a language that does not exist', 'locale=tlh', 400, 'BAD_USER_INPUT'],
      ['a format that does not exist', 'format=pdf', 400, 'BAD_USER_INPUT'],
      ['a group that does not exist', 'groupId=grp_nobody', 400, 'NOT_FOUND'],
      ['a search for what is no text', 'query=%00', 400, 'BAD_USER_INPUT'],
    ])('with %s', async (_, query, status, code) => {
      const { client } = await newPerson(useTarget());
      const answer = await get(client, query);
      expect([answer.status, codesOf(answer)]).toEqual([status, [code]]);
      expect(answer.headers.get('content-disposition')).toBeNull();
    });

    it('as a form, and by other methods', async () => {
      const { client } = await newPerson(useTarget());
      const form = { headers: { 'content-type': 'text/plain' }, body: '{"filterBy":{}}' };
      expect((await client.rest('POST', '/api/bibliography', form)).status).toBe(415);
      const put = await client.rest('PUT', '/api/bibliography');
      expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    });

    it('for more than 2,000 documents', async () => {
      const { client } = await newPerson(useTarget());
      const documents = Array.from({ length: 2_001 }, (_, index) => ({ other: { title: `Number ${index}` } }));
      const ids = await add(client, documents);
      const answer = await get(client);
      expect([answer.status, codesOf(answer)]).toEqual([413, ['PAYLOAD_TOO_LARGE']]);
      const some = await post(client, 'format=text&style=vancouver', { filterBy: {}, except: ids.slice(0, 1) });
      expect([some.status, some.text.match(/^\d+\. Number/gm)?.length]).toEqual([200, 2_000]);
    });
  });
}
