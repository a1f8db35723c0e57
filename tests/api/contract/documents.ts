// Contract: every field of every kind is stored and read back, and invalid documents are refused with a message.
import { describe, expect, it } from 'vitest';
import { documentKinds } from '#bibliography/documents.ts';
import paneQuery from '#src/__generated__/documentQuery.graphql.ts';
import { readAnswer } from '#src/features/documents/readAnswer.ts';
import {
  asFields,
  asRead,
  fullDocument,
  selectionOf,
  someDocument,
  toInput,
  typeOfKind,
  type JsonObject,
} from '#tests/support/documents.ts';
import { add, addMany, addManyMutation, addMutation, article, read, readRow, totalCount } from './operations.ts';
import { newPerson, suiteRandom, type UseTarget } from './target.ts';

/** Omits the dates on which a document and its proceedings were added: the app cannot edit them. */
function withoutAdded(fields: JsonObject): JsonObject {
  const { proceedings } = fields;
  const editable = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'added'));
  return proceedings === undefined ? editable : { ...editable, proceedings: withoutAdded(proceedings as JsonObject) };
}

export function documentsContract(useTarget: UseTarget): void {
  describe('every field', () => {
    it.each(documentKinds)('of a %s is stored and read back', async (kind) => {
      const { client } = await newPerson(useTarget());
      const random = suiteRandom(1);
      for (let round = 0; round < 4; round += 1) {
        const document = fullDocument(kind, random);
        const { id } = await add(client, document);
        const answer = await read(client, id, kind);
        expect(answer?.__typename).toBe(typeOfKind(kind));
        expect(asFields(kind, answer ?? {})).toEqual(asRead(document));
      }
    });

    it.each(documentKinds)('of a %s is optional', async (kind) => {
      const { client } = await newPerson(useTarget());
      const { id } = await add(client, { kind, fields: {} });
      const { added, ...rest } = asFields(kind, (await read(client, id, kind)) ?? {});
      expect(rest).toEqual({});
      expect(added).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    });

    it.each(documentKinds)("of a %s is answered to the query of the app's pane", async (kind) => {
      const { client } = await newPerson(useTarget());
      const document = fullDocument(kind, suiteRandom(4));
      const { id } = await add(client, document);
      const answer = await client.ask<{ userDocument: JsonObject & { __typename: string } }>(
        paneQuery.params.text ?? '',
        {
          id,
        },
      );
      expect(readAnswer(answer.userDocument)).toEqual({ kind, fields: withoutAdded(asRead(document)) });
    });

    it('is answered by the mutation itself, for one document and for many', async () => {
      const { client } = await newPerson(useTarget());
      const random = suiteRandom(2);
      for (const kind of documentKinds) {
        const document = fullDocument(kind, random);
        const one = `mutation add($input: AddUserDocumentInput!) { addUserDocument(input: $input) { ${selectionOf(kind)} } }`;
        const { addUserDocument } = await client.ask<{ addUserDocument: JsonObject }>(one, {
          input: toInput(document),
        });
        expect(asFields(kind, addUserDocument)).toEqual(asRead(document));
        const many = `mutation add($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { ${selectionOf(kind)} } } }`;
        const answer = await client.ask<{ addUserDocuments: { documents: JsonObject[] } }>(many, {
          input: { documents: [toInput(document)] },
        });
        expect(answer.addUserDocuments.documents.map((made) => asFields(kind, made))).toEqual([asRead(document)]);
      }
    });

    it('of many documents at once is answered in their order', async () => {
      const { client } = await newPerson(useTarget());
      const random = suiteRandom(3);
      const documents = Array.from({ length: 60 }, () => someDocument(random));
      const rows = await addMany(client, documents);
      for (const [index, document] of documents.entries()) {
        const id = rows[index]?.id ?? '';
        const fields = asFields(document.kind, (await read(client, id, document.kind)) ?? {});
        expect({ ...fields, added: null }).toEqual({ ...asRead(document), added: null });
      }
    });

    it('with a long or unusual text is read back unchanged', async () => {
      const { client } = await newPerson(useTarget());
      const long = 'All work and no play. '.repeat(450);
      const fields: JsonObject = {
        title: long,
        abstract: long.repeat(50),
        note: 'a\nb\r\n\tc \u2028 \u{1F9D1}\u200D\u{1F52C} \u202Eabc',
        citationKeys: ['x'.repeat(1000)],
        authors: [{ person: { family: 'y'.repeat(1000) } }],
        in: { journal: { name: 'ž'.repeat(1000) } },
        keywords: ['z'.repeat(1000)],
        otherFields: [{ name: 'x-odd', value: '{\\"o}$&<>' }],
      };
      const { id } = await add(client, { kind: 'journalArticle', fields });
      const answer = asFields('journalArticle', (await read(client, id)) ?? {});
      expect({ ...answer, added: undefined }).toEqual({ ...fields, added: undefined });
      // An index on a sort key must not refuse values that the table can hold.
      for (const field of ['TITLE', 'AUTHOR', 'VENUE', 'CITATION_KEY', 'KEYWORDS']) {
        const query = `{ me { documents(orderBy: { field: ${field}, direction: ASC }) { edges { node { id } } } } }`;
        expect(await client.ask(query)).toEqual({ me: { documents: { edges: [{ node: { id } }] } } });
      }
    });

    it('that is too long is refused with its path', async () => {
      const { client } = await newPerson(useTarget());
      const failure = await client.refused('BAD_USER_INPUT', addMutation, {
        input: toInput(article('x'.repeat(3_000_000), { abstract: 'x'.repeat(3_000_000) })),
      });
      expect(failure.extensions?.problems?.map(({ path }) => path.at(-1))).toEqual(
        expect.arrayContaining(['title', 'abstract']),
      );
    });

    it('with a character that no database stores is refused or stored without it, never an internal error', async () => {
      const { client } = await newPerson(useTarget());
      for (const title of ['nul \u0000 nul', 'half a pair \ud83d']) {
        const { errors } = await client.send(addMutation, {
          input: toInput(article(title, { note: title, otherFields: [{ name: 'x', value: title }] })),
        });
        for (const { extensions } of errors) expect(extensions?.code).toBe('BAD_USER_INPUT');
      }
      expect(
        (
          await client.send('query q($q: String) { me { documents(filterBy: { query: $q }) { edges { cursor } } } }', {
            q: 'nul \u0000 \ud83d',
          })
        ).text,
      ).not.toContain('INTERNAL_SERVER_ERROR');
    });

    it("whose value is a node can be read by the node's id", async () => {
      const { client } = await newPerson(useTarget());
      const { id } = await add(client, fullDocument('journalArticle', suiteRandom(4)));
      const answer = await read(client, id);
      const query = `query part($id: ID!) { userDocument(id: $id) { ... on JournalArticle { in { id volume journal { id name isCustom } } } } }`;
      const part = await client.ask<{
        userDocument: { in: { id: string; volume: string; journal: { isCustom: boolean } } };
      }>(query, { id });
      expect(part.userDocument.in.journal.isCustom).toBe(true);
      const again = await client.ask<{ node: unknown }>(
        'query again($id: ID!) { node(id: $id) { __typename id ... on JournalIssue { volume } } }',
        { id: part.userDocument.in.id },
      );
      expect(again.node).toEqual({
        __typename: 'JournalIssue',
        id: part.userDocument.in.id,
        volume: part.userDocument.in.volume,
      });
      const self = await client.ask<{ node: unknown }>(
        'query self($id: ID!) { node(id: $id) { __typename id ... on JournalArticle { title } } }',
        { id },
      );
      expect(self.node).toEqual({ __typename: 'JournalArticle', id, title: answer?.title });
    });

    it('can be selected through the interfaces', async () => {
      const { client } = await newPerson(useTarget());
      const ids = await Promise.all(
        documentKinds.map(async (kind) => (await add(client, fullDocument(kind, suiteRandom(5)))).id),
      );
      const query = `query interfaces($id: ID!) { userDocument(id: $id) { __typename
        ... on Article { articleTitle: title } ... on Translatable { translated { originalLanguages } }
        ... on Booklike { isbn publishers { name locations } pageTotal } ... on PartOfSeries { number series }
        ... on HasParent { parent: in { __typename id } pageStart pageEnd electronicId }
        ... on HasBooklikeParent { book: in { __typename id title } chapter }
        ... on HasMultiVolumeParent { whole: in { __typename totalVolumes } part volume } } }`;
      const found = await Promise.all(
        ids.map((id) => client.ask<{ userDocument: { __typename: string } & JsonObject }>(query, { id })),
      );
      expect(found.map(({ userDocument }) => userDocument.__typename)).toEqual(documentKinds.map(typeOfKind));
      expect(found[0]?.userDocument.parent).toMatchObject({ __typename: 'JournalIssue' });
      expect(found[1]?.userDocument.book).toMatchObject({ __typename: 'Proceedings' });
      expect(found[3]?.userDocument.whole).toMatchObject({ __typename: 'ProceedingsMultiVolume' });
    });
  });

  it('says whether there is an abstract and which required fields are missing, without selecting them', async () => {
    const { client } = await newPerson(useTarget());
    const marks = async (fields: JsonObject) => {
      const { id } = await add(client, { kind: 'journalArticle', fields });
      const query = 'query marks($id: ID!) { userDocument(id: $id) { hasAbstract missingFields } }';
      return (await client.ask<{ userDocument: JsonObject }>(query, { id })).userDocument;
    };
    expect(await marks({})).toEqual({ hasAbstract: false, missingFields: ['author', 'title', 'journal', 'year'] });
    expect(await marks({ abstract: ' ', title: 'T' })).toMatchObject({ hasAbstract: false });
    expect(
      await marks({
        abstract: 'A',
        title: 'T',
        published: '1911',
        authors: [{ organization: { name: 'CERN' } }],
        in: { journal: { name: 'J' } },
      }),
    ).toEqual({ hasAbstract: true, missingFields: [] });
  });

  it('returns fields by name as text, for each kind and for other fields of an import', async () => {
    const { client } = await newPerson(useTarget());
    const textsOf = async (document: Parameters<typeof add>[1], names: readonly string[]) => {
      const { id } = await add(client, document);
      const query = 'query texts($id: ID!, $names: [String!]!) { userDocument(id: $id) { fieldTexts(names: $names) } }';
      return (await client.ask<{ userDocument: { fieldTexts: unknown } }>(query, { id, names })).userDocument
        .fieldTexts;
    };
    const names = ['pages', 'URL', 'journaltitle', 'nosuchfield', 'author'];
    const authors = [
      { person: { family: 'Gaulle', nonDroppingParticle: 'de', given: 'Ch.' } },
      { organization: { name: 'CERN' } },
    ];
    const article = { authors, in: { journal: { name: 'Appetite' } }, pageStart: '1', pageEnd: '9' };
    expect(await textsOf({ kind: 'journalArticle', fields: article }, names)).toEqual([
      '1-9',
      null,
      'Appetite',
      null,
      'de Gaulle, Ch. and CERN',
    ]);
    const otherFields = [
      { name: 'pages', value: '3--7' },
      { name: 'url', value: String.raw`\url{https://example.org/a\_b}` },
    ];
    expect(await textsOf({ kind: 'other', fields: { otherFields } }, names)).toEqual([
      expect.stringMatching(/^3.+7$/),
      'https://example.org/a_b',
      ...[null, null, null],
    ]);
    expect(await textsOf({ kind: 'thesis', fields: {} }, ['doi'])).toEqual([null]);
    const tooMany = Array.from({ length: 51 }, () => 'doi');
    await expect(textsOf({ kind: 'thesis', fields: {} }, tooMany)).rejects.toThrow(
      'At most 50 fields can be asked for at once.',
    );
  });

  it('returns the known year of a date, even if an import could not parse the date', async () => {
    const { client } = await newPerson(useTarget());
    const yearOf = async (fields: JsonObject) => {
      const { id } = await add(client, { kind: 'other', fields });
      const query = 'query year($id: ID!) { userDocument(id: $id) { year yearLabel } }';
      return (await client.ask<{ userDocument: JsonObject }>(query, { id })).userDocument;
    };
    expect(await yearOf({ published: '1984/1986' })).toEqual({ year: 1984, yearLabel: '1984' });
    expect(await yearOf({ otherFields: [{ name: 'year', value: 'forthcoming 2024' }] })).toEqual({
      year: 2024,
      yearLabel: '2024',
    });
    expect(await yearOf({ published: '199X' })).toEqual({ year: 1990, yearLabel: '1990s' });
    expect(await yearOf({ published: '-0044' })).toEqual({ year: -44, yearLabel: '45 BC' });
    expect(await yearOf({ published: 'Y17E9' })).toEqual({ year: null, yearLabel: '17,000,000,000' });
    expect(await yearOf({})).toEqual({ year: null, yearLabel: null });
  });

  describe('times', () => {
    it('keeps an `added` that is sent with an add, and ignores `lastModified`', async () => {
      const { client } = await newPerson(useTarget());
      const sent = { added: '2001-02-03T04:05:06.789Z', lastModified: '2001-02-03T04:05:06.789Z' };
      const { id } = await add(client, article('Old', sent));
      const answer = await read(client, id);
      expect(answer?.added).toBe(sent.added);
      expect(answer?.lastModified).not.toBe(sent.lastModified);
    });

    it('increases `lastModified` with every change of the library', async () => {
      const { client } = await newPerson(useTarget());
      const times: number[] = [];
      for (let index = 0; index < 20; index += 1)
        times.push(Date.parse((await add(client, article(`Title ${index}`))).lastModified));
      expect(new Set(times).size).toBe(20);
      expect([...times].sort((a, b) => a - b)).toEqual(times);
    });
  });

  describe('is refused with the path of the problem, and nothing is stored:', () => {
    it.each<[string, JsonObject, string]>([
      ['no kind', {}, 'input'],
      ['two kinds', { thesis: { title: 'A' }, other: { title: 'A' } }, 'input'],
      ['two kinds, one of them null', { thesis: { title: 'A' }, other: null, proceedings: {} }, 'input'],
      ['a month 13', { thesis: { published: '2020-13' } }, 'published'],
      ['a 30th of February', { other: { published: '2020-02-30' } }, 'published'],
      ['a date in words', { journalArticle: { published: 'yesterday' } }, 'published'],
      ['an interval that ends nowhere sensible', { other: { published: '2020/13' } }, 'published'],
      ['a time that is none', { other: { added: 'yesterday' } }, 'added'],
      ['an author who is nothing', { other: { authors: [{}] } }, 'authors'],
      [
        'an author who is both a person and an organization',
        { other: { authors: [{ person: { family: 'A' }, organization: { name: 'A' } }] } },
        'authors',
      ],
      [
        'proceedings given in two ways',
        { proceedingsArticle: { in: 'A', proceedings: { title: 'B' } } },
        'proceedingsArticle',
      ],
      [
        'a conference in month 13',
        { proceedings: { conference: { title: 'A', startDate: '2020-13-01T00:00:00Z' } } },
        'startDate',
      ],
    ])('%s', async (_, input, at) => {
      const { client } = await newPerson(useTarget());
      const failure = await client.refused('BAD_USER_INPUT', addMutation, { input });
      const [problem] = failure.extensions?.problems ?? [];
      expect(problem?.path[0]).toBe('input');
      expect(problem?.path).toContain(at);
      expect(problem?.message).toMatch(/\w/);
      const batch = { documents: [toInput(article('Good')), input] };
      const inBatch = await client.refused('BAD_USER_INPUT', addManyMutation, { input: batch });
      expect(inBatch.extensions?.problems?.[0]?.path.slice(0, 2)).toEqual(['input', 'documents']);
      expect(await totalCount(client)).toBe(0);
    });
  });

  it("a document that doesn't exist is null, without an error", async () => {
    const { client } = await newPerson(useTarget());
    for (const id of ['doc_unknown', '', 'doc_01hzzzzzzzzzzzzzzzzzzzzzzz', "' or 1=1", 'x'.repeat(5000)]) {
      expect(await readRow(client, id)).toBeNull();
    }
  });
}
