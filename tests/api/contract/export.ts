// Contract: exporting documents as a file. Every server writes what an import brought, unchanged.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeBibliography } from '#bibliography/bibtex/decodeBibliography.ts';
import { parseBibliography, type ParsedBibliography } from '#bibliography/bibtex/parseBibliography.ts';
import { type DocumentInput, toDocumentInput } from '#bibliography/documents.ts';
import type { ApiClient, GraphQLFailure, RestAnswer } from '#tests/support/client.ts';
import { createGroup, explicit } from './groupOperations.ts';
import { bulk } from './operations.ts';
import { anonymous, newPerson, type UseTarget } from './target.ts';

const json = { 'content-type': 'application/json' };

const addAll = `mutation Add($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }`;

async function add(client: ApiClient, documents: DocumentInput[], libraryParts: object[] = []): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from === 0 || from < documents.length; from += 500) {
    const input = { documents: documents.slice(from, from + 500), ...(from === 0 && { libraryParts }) };
    const answer = await client.ask<{ addUserDocuments: { documents: { id: string }[] } }>(addAll, { input });
    ids.push(...answer.addUserDocuments.documents.map(({ id }) => id));
  }
  return ids;
}

async function download(client: ApiClient, pathAndQuery: string): Promise<string> {
  const answer = await client.rest('GET', `/api/export/${pathAndQuery}`);
  expect(answer.status).toBe(200);
  return answer.text;
}

const post = (client: ApiClient, format: string, selection: unknown) =>
  client.rest('POST', `/api/export/${format}`, { headers: json, body: JSON.stringify(selection) });

const codesOf = ({ json: body }: RestAnswer): unknown[] =>
  ((body ?? {}) as { errors?: GraphQLFailure[] }).errors?.map(({ extensions }) => extensions?.code) ?? [];

const titlesOf = (text: string): unknown[] =>
  parseBibliography(text)
    .entries.map(({ draft }) => draft.fields.title)
    .toSorted();

function readFile(name: string): ParsedBibliography {
  return parseBibliography(decodeBibliography(readFileSync(new URL(`../../support/data/${name}`, import.meta.url))));
}

const other = (title: string): DocumentInput => ({ other: { title } });

export function exportContract(useTarget: UseTarget): void {
  it('names the fields that a document keeps from its former kind', async () => {
    const { client } = await newPerson(useTarget());
    const [id = ''] = await add(client, [
      {
        journalArticle: {
          citationKeys: ['curie'],
          title: 'Radium',
          in: { journal: { name: 'Comptes rendus' }, volume: '127' },
          pageStart: '175',
          pageEnd: '178',
        },
      },
    ]);
    await client.ask('mutation Book($input: UpdateUserDocumentInput!) { updateUserDocument(input: $input) { id } }', {
      input: { id, other: { type: 'book' } },
    });
    expect((await download(client, 'biblatex')).split('\n\n')[0]).toBe(`@book{curie,
  title = {Radium},
  journaltitle = {Comptes rendus},
  volume = {127},
  pages = {175--178},
}`);
  });

  describe.each([
    ['chocolate.bib', 'biblatex'],
    ['biblatex-examples.bib', 'biblatex'],
    ['jabref-authors.bib', 'biblatex'],
    ['jabref-groups-new.bib', 'bib'],
    ['jabref-groups-old.bib', 'bib'],
    ['testjabref.bib', 'bib'],
  ])('%s as %s', (name, format) => {
    it('writes an entry as it was imported', async () => {
      const { client } = await newPerson(useTarget());
      const file = readFile(name);
      await add(
        client,
        file.entries.map(({ draft }) => toDocumentInput(draft)),
        file.parts.map(({ kind, name: part, value }) => ({ kind, name: part, value })),
      );
      const again = parseBibliography(await download(client, format));
      expect(again.problems).toEqual([]);
      expect(again.entries.map(({ draft }) => draft)).toEqual(file.entries.map(({ draft }) => draft));
      const kept = file.parts
        .filter(({ kind, name: part }) => kind !== 'COMMENT' && part !== 'databaseType')
        .map(({ kind, name: part, value }) => expect.objectContaining({ kind, name: part, value }) as unknown);
      expect(again.parts).toEqual(expect.arrayContaining(kept));
    });
  });

  it('leaves inherited fields to the crossref entry if the file has it, and writes them otherwise', async () => {
    const { client } = await newPerson(useTarget());
    const { entries } = parseBibliography(`@string{acm = {ACM}}
@inproceedings{first, title = {One}, crossref = {VOL}}
@inproceedings{second, title = {Two}, crossref = {vol}, publisher = acm}
@proceedings{vol, title = {Tides}, editor = {Roe, Ann}, publisher = acm, crossref = {all}}
@mvproceedings{all, title = {All tides}}
@misc{far, title = {Beside}}`);
    const inputs = entries.map(({ draft }) => toDocumentInput(draft));
    const [first = '', ...rest] = await add(client, inputs);
    const linesOf = (text: string, key: string): string[] | undefined =>
      new RegExp(`\\{${key},\\n([^@]*?)\\n\\}`)
        .exec(text)?.[1]
        ?.split(/,\s+/)
        .map((line) => line.replace(/,$/, '').trim());
    const whole = await download(client, 'biblatex');
    expect(linesOf(whole, 'first')).toEqual(['title = {One}', 'crossref = {VOL}']);
    expect(linesOf(whole, 'second')).toEqual(['title = {Two}', 'publisher = {ACM}', 'crossref = {vol}']);
    expect(parseBibliography(whole).entries.map(({ draft }) => draft)).toEqual(entries.map(({ draft }) => draft));

    const alone = (await post(client, 'biblatex', { ids: [first] })).text;
    expect(linesOf(alone, 'first')).toEqual(
      expect.arrayContaining([
        'booktitle = {Tides}',
        'maintitle = {All tides}',
        'publisher = {ACM}',
        'crossref = {VOL}',
      ]),
    );
    // If it is in the trash, no file contains it.
    await bulk(client, 'delete', { ids: rest.slice(1, 2) });
    expect(linesOf(await download(client, 'bib'), 'second')).toContain('booktitle = {Tides}');
  });

  it('has a content type and a name, and is not cached', async () => {
    const { client } = await newPerson(useTarget());
    await add(client, [other('One')]);
    const types = {
      bib: 'application/x-bibtex',
      biblatex: 'application/x-bibtex',
      ris: 'research-info',
      'csl.json': 'csl+json',
    };
    for (const [format, type] of Object.entries(types)) {
      const { headers } = await client.rest('GET', `/api/export/${format}`);
      expect(headers.get('content-type')).toContain(type);
      expect(headers.get('content-disposition')).toMatch(
        /^attachment; filename="library-\d{4}-\d\d-\d\d\.(bib|ris|json)"$/,
      );
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
    const head = await client.rest('HEAD', '/api/export/bib');
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers.get('content-disposition')).toContain('.bib');
  });

  it('answers HEAD with the headers of the file', async () => {
    const { client } = await newPerson(useTarget());
    const statusOf = async (query: string) => (await client.rest('HEAD', `/api/export/bib?${query}`)).status;
    expect(await statusOf('query=nothing')).toBe(200);
    expect(await statusOf('groupId=grp_nobody')).toBe(400);
    expect((await anonymous(useTarget()).rest('HEAD', '/api/export/bib')).status).toBe(401);
    // HEAD requests don't count as running exports, so they can be repeated.
    for (let time = 0; time < 5; time++) expect(await statusOf('')).toBe(200);
  });

  it('is named after its only group, in any script, and otherwise after its content', async () => {
    const { client } = await newPerson(useTarget());
    const idOf = async (name: string) => (await createGroup(client, explicit(name))).id;
    const nameOf = async (query: string): Promise<string | undefined> => {
      const { headers } = await client.rest('GET', `/api/export/bib?${query}`);
      return headers.get('content-disposition')?.replaceAll(/\d{4}-\d\d-\d\d/g, 'DAY');
    };
    const plain = await idOf('Sea & shore');
    const odd = await idOf('  ../“Größe”: a/b "c" 海 ');
    const nothing = await idOf('...');
    expect(await nameOf(`groupId=${plain}`)).toBe('attachment; filename="Sea & shore-DAY.bib"');
    expect(await nameOf(`groupId=${odd}`)).toBe(
      `attachment; filename="_Gro_e_ a b c _-DAY.bib"; filename*=UTF-8''${encodeURIComponent('“Größe” a b c 海')}-DAY.bib`,
    );
    for (const query of [
      `groupId=${nothing}`,
      `groupId=${plain}&query=tides`,
      `groupIds=${plain}&groupIds=${odd}`,
      'trashed=true',
    ]) {
      expect(await nameOf(query)).toBe('attachment; filename="references-DAY.bib"');
    }
    expect(await nameOf('trashed=false')).toBe('attachment; filename="library-DAY.bib"');
  });

  it('is a file without entries for an empty library', async () => {
    const { client } = await newPerson(useTarget());
    expect(JSON.parse(await download(client, 'csl.json'))).toEqual([]);
    expect(await download(client, 'ris')).toBe('');
    expect(parseBibliography(await download(client, 'bib')).entries).toEqual([]);
  });

  it('contains what the list finds, without the trash', async () => {
    const { client } = await newPerson(useTarget());
    const parts = [{ kind: 'COMMENT', name: null, value: 'beside' }];
    const [sea = ''] = await add(
      client,
      [other('Tides of the sea'), other('Tides of the Moon'), other('Stars')],
      parts,
    );
    expect(titlesOf(await download(client, 'bib?query=tides'))).toEqual(['Tides of the Moon', 'Tides of the sea']);
    expect(await download(client, 'bib?query=tides')).not.toContain('beside');
    expect(await download(client, 'bib')).toContain('@Comment{beside}');
    await bulk(client, 'delete', { ids: [sea] });
    expect(titlesOf(await download(client, 'bib?query=tides'))).toEqual(['Tides of the Moon']);
    expect(titlesOf((await post(client, 'bib', { filterBy: { trashed: true } })).text)).toEqual(['Tides of the sea']);
  });

  it('treats an empty filter as none', async () => {
    const { client } = await newPerson(useTarget());
    await add(client, [other('One'), other('Two')]);
    expect(titlesOf(await download(client, 'bib?groupId=&query='))).toEqual(['One', 'Two']);
  });

  it('exports the whole account with the trash to its owner only', async () => {
    const { client, email, id: userId, password } = await newPerson({ ...useTarget(), isShared: false });
    const parts = [{ kind: 'COMMENT', name: null, value: 'beside' }];
    const documents = Array.from({ length: 120 }, (_, index) => other(`Mine ${index}`));
    const ids = await add(client, documents, parts);
    await bulk(client, 'delete', { ids: ids.slice(0, 1) });
    const answer = await client.rest('GET', '/api/export/account.json');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="account-[\d-]{10}\.json"$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const everything = JSON.parse(answer.text) as {
      account: { created: string };
      sessions: object[];
      documents: { id: string; state: string }[];
    };
    expect(everything).toMatchObject({ account: { id: userId, email }, libraryParts: parts });
    expect(Date.parse(everything.account.created)).not.toBeNaN();
    expect(everything.sessions).toHaveLength(1);
    expect(everything.documents.map(({ id }) => id)).toEqual(ids);
    expect(everything.documents[0]).toMatchObject({ state: 'trashed', kind: 'other', fields: { title: 'Mine 0' } });
    expect(answer.text).not.toContain('argon2');
    expect(answer.text).not.toContain(password);

    const stranger = await anonymous(useTarget()).rest('GET', '/api/export/account.json');
    expect([stranger.status, codesOf(stranger)]).toEqual([401, ['UNAUTHENTICATED']]);
    const { client: somebodyElse } = await newPerson(useTarget());
    const theirs = await somebodyElse.rest('GET', '/api/export/account.json');
    expect(theirs.text).not.toContain('Mine');
    expect(theirs.text).not.toContain(email);
    const posted = await post(client, 'account.json', {});
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('accepts a selection', async () => {
    const { client } = await newPerson(useTarget());
    const [a = '', b = ''] = await add(client, [other('A'), other('B'), other('C')]);
    expect(titlesOf((await post(client, 'bib', { ids: [a, b] })).text)).toEqual(['A', 'B']);
    expect(titlesOf((await post(client, 'biblatex', { filterBy: {}, except: [b] })).text)).toEqual(['A', 'C']);
    expect(JSON.parse((await post(client, 'csl.json', { ids: [b] })).text)).toMatchObject([{ title: 'B' }]);
    expect((await post(client, 'ris', { ids: [] })).text).toBe('');
  });

  it(
    'writes all 2,000 documents in the order in which they were added, with unique keys',
    { timeout: 180_000 },
    async () => {
      const { client } = await newPerson(useTarget());
      const documents = Array.from({ length: 2_000 }, (_, index) => ({
        other: { title: `Number ${index}`, ...(index === 1_999 && { citationKeys: ['Number'] }) },
      }));
      await add(client, documents);
      const text = await download(client, 'biblatex');
      const { entries, problems } = parseBibliography(text);
      expect(problems).toEqual([]);
      expect(entries.map(({ draft }) => draft.fields.title)).toEqual(documents.map((document) => document.other.title));
      expect(new Set(entries.map(({ key }) => key)).size).toBe(2_000);
      expect(await download(client, 'biblatex')).toBe(text);
      expect(JSON.parse(await download(client, 'csl.json'))).toHaveLength(2_000);
      expect((await download(client, 'ris')).match(/^ER {2}- \r$/gm)).toHaveLength(2_000);
    },
  );

  describe('is refused', () => {
    it('for visitors, and for documents of other accounts', async () => {
      const { client } = await newPerson(useTarget());
      const [id = ''] = await add(client, [other('Mine')]);
      const stranger = anonymous(useTarget());
      for (const answer of [
        await stranger.rest('GET', '/api/export/bib'),
        await post(stranger, 'bib', { ids: [id] }),
      ]) {
        expect([answer.status, codesOf(answer)]).toEqual([401, ['UNAUTHENTICATED']]);
        expect(answer.text).not.toContain('Mine');
      }
      const { client: somebodyElse } = await newPerson(useTarget());
      const answer = await post(somebodyElse, 'bib', { ids: [id] });
      expect([answer.status, codesOf(answer)]).toEqual([400, ['NOT_FOUND']]);
      expect(await download(somebodyElse, 'bib')).not.toContain('Mine');
    });

    it.each(['', 'pdf', 'bib/x', 'constructor', 'BIB'])('in the unknown format "%s"', async (format) => {
      const { client } = await newPerson(useTarget());
      const answer = await client.rest('GET', `/api/export/${format}`);
      expect([answer.status, codesOf(answer)]).toEqual([404, ['NOT_FOUND']]);
    });

    it.each([
      ['a group that is not there', 'groupId=grp_nobody', 'NOT_FOUND'],
      ['a search that is too long', `query=${'x'.repeat(10_001)}`, 'BAD_USER_INPUT'],
      ['a search for what is no text', 'query=%00', 'BAD_USER_INPUT'],
      ['a way to join groups that there is not', 'groupIds=grp_nobody&groupMatch=SOME', 'BAD_USER_INPUT'],
      ['neither the trash nor what is beside it', 'trashed=maybe', 'BAD_USER_INPUT'],
    ])('with %s', async (_, query, code) => {
      const { client } = await newPerson(useTarget());
      const answer = await client.rest('GET', `/api/export/bib?${query}`);
      expect([answer.status, codesOf(answer)]).toEqual([400, [code]]);
      expect(answer.headers.get('content-disposition')).toBeNull();
    });

    it.each([
      '{}',
      '[]',
      'null',
      '"text"',
      '{"ids":[{}]}',
      '{"ids":1.5}',
      '{"filterBy":{"nothing":1}}',
      '{"ids":["doc_x"]}',
      '{',
    ])('with the selection %s', async (body) => {
      const { client } = await newPerson(useTarget());
      const answer = await client.rest('POST', '/api/export/bib', { headers: json, body });
      expect(answer.status).toBe(400);
      expect(codesOf(answer)).toHaveLength(1);
    });

    it('as a form, from another site, too large, and by other methods', async () => {
      const { client } = await newPerson(useTarget());
      await add(client, [other('Mine')]);
      const form = { headers: { 'content-type': 'text/plain' }, body: '{"filterBy":{}}' };
      expect((await client.rest('POST', '/api/export/bib', form)).status).toBe(415);
      const foreign = await client.rest('GET', '/api/export/bib', { headers: { origin: 'https://evil.example' } });
      expect([foreign.status, foreign.text.includes('Mine')]).toEqual([403, false]);
      const ids = Array.from({ length: 500_000 }, () => 'doc_01hzzzzzzzzzzzzzzzzzzz');
      expect((await post(client, 'bib', { ids })).status).toBe(413);
      const put = await client.rest('PUT', '/api/export/bib');
      expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    });
  });
}
