// Tests documents from the API to the database: adding, reading, updating, many at once, and ownership.
import sql, { raw } from 'sql-template-tag';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DocumentKind, documentKinds } from '#bibliography/documents.ts';
import { asFields, asRead, fullDocument, type JsonObject, selectionOf, toInput } from '#tests/support/documents.ts';
import { testRandom } from '#tests/support/random.ts';
import { type TestLibrary, openTestLibrary } from '../testLibrary.ts';
import { features } from '../features.ts';
import { openLibraryToRead } from '../library/openLibrary.ts';

let test: TestLibrary;
beforeAll(async () => {
  test = await openTestLibrary();
});
afterAll(() => test.close());
beforeEach(() => {
  test.now = new Date('2026-03-01T10:00:00.000Z');
});

const add = `mutation ($input: AddUserDocumentInput!) { addUserDocument(input: $input) { id revision added lastModified title } }`;
const addMany = `mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id title } } }`;
const update = `mutation ($input: UpdateUserDocumentInput!) {
  updateUserDocument(input: $input) { __typename id revision title subtitle note lastModified ... on Thesis { institution { name locations } } }
}`;

interface Added {
  id: string;
  added: string;
  lastModified: string;
}

/** The requested fields of a document. */
type Read = Record<string, unknown>;
interface UserDocument {
  userDocument: Read;
}
interface UpdateUserDocument {
  updateUserDocument: Read;
}

async function addOne(input: object, libraryId = 'user_ada'): Promise<Added> {
  const { data } = await test.ask(add, { input }, libraryId);
  return data.addUserDocument;
}

const person = (family: string) => ({ person: { family, given: 'Ada' } });
const organization = { organization: { name: 'The Consortium' } };
const added = '2001-02-03T04:05:06.789Z';

/** The fields of a document that have values, in the form of the input. */
async function readFields(id: string, kind: DocumentKind): Promise<JsonObject> {
  const query = `query ($id: ID!) { userDocument(id: $id) { ${selectionOf(kind)} } }`;
  return asFields(kind, (await test.ask<{ userDocument: JsonObject }>(query, { id })).data.userDocument);
}

describe('every field', () => {
  it.each(documentKinds)('of a %s is stored, and read back', async (kind) => {
    const document = fullDocument(kind, testRandom(1));
    const { id } = await addOne(toInput(document));
    expect(await readFields(id, kind)).toEqual(asRead(document));
  });

  it('of an empty document is null or empty', async () => {
    for (const kind of documentKinds) {
      const { id } = await addOne({ [kind]: { added } });
      expect(await readFields(id, kind)).toEqual({ added });
      const query = 'query ($id: ID!) { userDocument(id: $id) { title authors { __typename } groups { id } } }';
      const { data } = await test.ask<UserDocument>(query, { id });
      expect(data.userDocument).toEqual({ title: null, authors: [], groups: [] });
    }
  });

  it('is optional in proceedings that are given by their title', async () => {
    const { id } = await addOne({ proceedingsArticle: { title: 'P', in: 'Proceedings of X' } });
    const { data } = await test.ask<UserDocument>(
      `query ($id: ID!) { userDocument(id: $id) { ... on ProceedingsArticle { in { id title revision } } } }`,
      { id },
    );
    expect(data.userDocument.in).toEqual({ id: `${id}.in`, title: 'Proceedings of X', revision: 1 });
  });
});

describe('adding', () => {
  it('returns the time of the transaction, and keeps `added` if it is given', async () => {
    const first = await addOne({ other: { title: 'a', lastModified: '1990-01-01T00:00:00Z' } });
    const second = await addOne({ other: { title: 'b' } });
    expect(Date.parse(second.lastModified)).toBeGreaterThan(Date.parse(first.lastModified));
    expect(first.added).toBe(first.lastModified);
    expect((await addOne({ other: { added: '2000-01-01' } })).added).toBe('2000-01-01T00:00:00.000Z');
  });

  it.each([
    ['no kind', {}, ['input']],
    ['two kinds', { thesis: {}, other: {} }, ['input']],
    ['month 13', { journalArticle: { published: '2020-13' } }, ['input', 'journalArticle', 'published']],
    [
      'an entity that is both a person and an organization',
      { thesis: { authors: [{ ...person('A'), ...organization }] } },
      ['input', 'thesis', 'authors', '0'],
    ],
    ['an empty entity', { thesis: { editors: [organization, {}] } }, ['input', 'thesis', 'editors', '1']],
    ['NUL', { other: { title: 'a\0b' } }, ['input', 'other', 'title']],
    ['half a surrogate pair', { other: { keywords: ['\ud83d'] } }, ['input', 'other', 'keywords', '0']],
    ['a text too long', { other: { title: 'x'.repeat(20_001) } }, ['input', 'other', 'title']],
    ['too many items', { other: { keywords: Array(20_001).fill('x') } }, ['input', 'other', 'keywords']],
    [
      'a person without a name',
      { other: { authors: [{ person: { family: '' } }] } },
      ['input', 'other', 'authors', '0', 'person', 'family'],
    ],
    [
      'an organization without a name',
      { other: { editors: [{ organization: { name: ' ' } }] } },
      ['input', 'other', 'editors', '0', 'organization', 'name'],
    ],
    [
      'an other field without a name',
      { other: { otherFields: [{ name: '', value: 'x' }] } },
      ['input', 'other', 'otherFields', '0', 'name'],
    ],
    ['an invalid time', { other: { added: 'yesterday' } }, ['input', 'other', 'added']],
    [
      'an impossible day',
      { proceedings: { conference: { title: 'C', startDate: '2021-02-30' } } },
      ['input', 'proceedings', 'conference', 'startDate'],
    ],
    [
      'both forms of proceedings',
      { proceedingsArticle: { in: 'A', proceedings: { title: 'B' } } },
      ['input', 'proceedingsArticle', 'in'],
    ],
  ])('rejects %s with its path', async (_what, input, path) => {
    const { code, extensions } = await test.ask(add, { input });
    expect(code).toBe('BAD_USER_INPUT');
    expect(extensions.problems).toMatchObject([{ path }]);
    expect(extensions.problems).toHaveLength(1);
  });
});

describe('a blank value', () => {
  it('counts as missing everywhere', async () => {
    const { id } = await addOne({
      proceedingsArticle: {
        ...{ title: '', subtitle: 'S', published: '', note: ' ', keywords: ['', 'x', ' '], languages: [''], added },
        in: '',
        proceedings: {
          ...{ published: '', added: '', publishers: [{}, { name: 'P', locations: [''] }, { name: '' }] },
          ...{ in: { title: '', subtitle: ' ' }, conference: { title: 'C', startDate: '', endDate: '2006-03-05' } },
        },
        authors: [{ person: { family: 'A', given: '' } }],
        otherFields: [{ name: 'file', value: '' }],
      },
    });
    expect(await readFields(id, 'proceedingsArticle')).toEqual({
      ...{ subtitle: 'S', keywords: ['x'], authors: [{ person: { family: 'A' } }], added },
      otherFields: [{ name: 'file', value: '' }],
      proceedings: {
        publishers: [{ name: 'P' }],
        conference: { title: 'C', endDate: '2006-03-05T00:00:00.000Z' },
      },
    });
  });

  it('leaves a required name empty if its part has other values', async () => {
    const { id } = await addOne({ journalArticle: { in: { journal: { name: '', issn: [''] }, volume: '3' }, added } });
    expect(await readFields(id, 'journalArticle')).toEqual({ in: { journal: { name: '' }, volume: '3' }, added });
    await test.ask<UpdateUserDocument>(update, {
      input: { id, journalArticle: { in: { journal: { name: '' }, volume: ' ' } } },
    });
    expect(await readFields(id, 'journalArticle')).toEqual({ added });
  });

  it('clears a field', async () => {
    const { id } = await addOne({ other: { title: 'T', note: 'N', published: '2006', keywords: ['x'], added } });
    await test.ask<UpdateUserDocument>(update, {
      input: { id, other: { title: '', note: ' ', published: '', keywords: [''] } },
    });
    expect(await readFields(id, 'other')).toEqual({ added });
  });
});

describe('updating', () => {
  it('changes given fields, clears null ones, leaves the others alone, and counts revisions', async () => {
    const { id } = await addOne({ other: { title: 'T', subtitle: 'S', note: 'N' } });
    const { data } = await test.ask<UpdateUserDocument>(update, { input: { id, other: { title: 'T2', note: null } } });
    expect(data.updateUserDocument).toMatchObject({ title: 'T2', subtitle: 'S', note: null, revision: 2 });
  });

  it('merges edits of different fields, and rejects an edit of a field that was changed since', async () => {
    const { id } = await addOne({ other: { title: 'T', note: 'N' } });
    await test.ask<UpdateUserDocument>(update, { input: { id, revision: 1, other: { title: 'theirs' } } });
    const merged = await test.ask<UpdateUserDocument>(update, { input: { id, revision: 1, other: { note: 'mine' } } });
    expect(merged.data.updateUserDocument).toMatchObject({ title: 'theirs', note: 'mine', revision: 3 });

    const refused = await test.ask<UpdateUserDocument>(update, {
      input: { id, revision: 1, other: { title: 'mine', subtitle: 'new' } },
    });
    expect(refused.code).toBe('CONFLICT');
    expect(refused.extensions.current).toEqual({ revision: 3, fields: [{ name: 'title', value: 'theirs' }] });
    const { data } = await test.ask<UserDocument>('query ($id: ID!) { userDocument(id: $id) { subtitle } }', { id });
    expect(data.userDocument.subtitle).toBeNull();

    const unaware = await test.ask<UpdateUserDocument>(update, { input: { id, other: { title: 'last writer' } } });
    expect(unaware.data.updateUserDocument).toMatchObject({ title: 'last writer', revision: 4 });
  });

  it('is safe to retry after a lost answer', async () => {
    const { id } = await addOne({ other: { title: 'T' } });
    const input = { id, revision: 1, other: { title: 'T2', authors: [person('A')] } };
    const first = await test.ask<UpdateUserDocument>(update, { input });
    const second = await test.ask<UpdateUserDocument>(update, { input });
    expect(second.code).toBeNull();
    expect(second.data).toEqual(first.data);
  });

  it('changes the kind, and keeps every stored field in case the kind is changed back', async () => {
    const { id } = await addOne({ thesis: { title: 'T', institution: 'ETH', institutionLocations: ['Zürich'] } });
    await test.ask<UpdateUserDocument>(update, { input: { id, journalArticle: { in: { journal: { name: 'J' } } } } });
    const { data } = await test.ask<UpdateUserDocument>(update, { input: { id, thesis: { title: 'T3' } } });
    expect(data.updateUserDocument).toMatchObject({
      __typename: 'Thesis',
      title: 'T3',
      institution: { name: 'ETH', locations: ['Zürich'] },
    });
  });

  it('does not change the kind back in an edit that was started before the kind changed', async () => {
    const { id } = await addOne({ thesis: { title: 'T' } });
    await test.ask<UpdateUserDocument>(update, { input: { id, revision: 1, other: {} } });
    const { code, extensions } = await test.ask<UpdateUserDocument>(update, {
      input: { id, revision: 1, thesis: { note: 'N' } },
    });
    expect(code).toBe('CONFLICT');
    expect(extensions.current).toEqual({ revision: 2, fields: [{ name: 'kind', value: 'other' }] });
  });

  it('keeps the other fields of proceedings if only the unchanged title is sent', async () => {
    const { id } = await addOne({ proceedingsArticle: { proceedings: { title: 'P', isbn: '1' } } });
    await test.ask<UpdateUserDocument>(update, { input: { id, proceedingsArticle: { in: 'P', title: 'new' } } });
    const { data } = await test.ask<UserDocument>(
      `query ($id: ID!) { userDocument(id: $id) { ... on ProceedingsArticle { in { isbn } } } }`,
      { id },
    );
    expect(data.userDocument.in).toEqual({ isbn: '1' });
  });

  it('accepts exactly one of many edits of the same revision', async () => {
    const { id } = await addOne({ other: { title: 'T' } });
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        test.ask<UpdateUserDocument>(update, { input: { id, revision: 1, other: { title: `T${index}` } } }),
      ),
    );
    expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(7);
  });

  it.each(['doc_unknown', 'a\0b', 'user_ada', ''])('returns NOT_FOUND for %j', async (id) => {
    expect((await test.ask<UpdateUserDocument>(update, { input: { id, other: {} } })).code).toBe('NOT_FOUND');
  });
});

describe('many at once', () => {
  it('are added in order, all or none', async () => {
    const owner = 'user_many';
    const documents = Array.from({ length: 500 }, (_, index) => ({ other: { title: `T${index}` } }));
    const { data } = await test.ask(addMany, { input: { documents } }, owner);
    expect(data.addUserDocuments.documents.map(({ title }) => title)).toEqual(
      documents.map(({ other }) => other.title),
    );
    const broken = [{ other: { title: 'good' } }, { thesis: { published: '2020-13' } }, {}];
    const { code, extensions } = await test.ask(addMany, { input: { documents: broken } }, owner);
    expect(code).toBe('BAD_USER_INPUT');
    expect(extensions.problems).toMatchObject([
      { path: ['input', 'documents', '1', 'thesis', 'published'] },
      { path: ['input', 'documents', '2'] },
    ]);
    const tooMany = await test.ask(addMany, { input: { documents: [...documents, { other: {} }] } }, owner);
    expect(tooMany.extensions.problems).toMatchObject([{ path: ['input', 'documents'] }]);
    const count = await test.ask('{ me { documents(first: 0) { totalCount } } }', {}, owner);
    expect(count.data.me.documents.totalCount).toBe(500);
  });

  it('are added only once for the same key, even by concurrent requests', async () => {
    const owner = 'user_keys';
    const input = { key: 'import-1', documents: [{ other: { title: 'a' } }, { thesis: { title: 'b' } }] };
    const addedIds = async (as: string) =>
      (await test.ask(addMany, { input }, as)).data.addUserDocuments.documents.map(({ id }) => id);
    const [first, second] = await Promise.all([addedIds(owner), addedIds(owner)]);
    expect(second).toEqual(first);
    expect(await addedIds('user_other_keys')).not.toEqual(first);
    const count = await test.ask('{ me { documents { totalCount } } }', {}, owner);
    expect(count.data.me.documents.totalCount).toBe(2);
  });

  it('cannot be added to unknown groups', async () => {
    expect((await test.ask(addMany, { input: { documents: [], groupIds: ['grp_1'] } })).code).toBe('NOT_FOUND');
  });

  it('come with library parts, which are added only once', async () => {
    const libraryParts = [
      { kind: 'STRING', name: 'acm', value: 'ACM' },
      { kind: 'PREAMBLE', name: null, value: '\\newcommand' },
      { kind: 'META', name: 'grouping', value: '0 AllEntriesGroup:;' },
    ];
    const owner = 'user_parts';
    await test.ask(addMany, { input: { documents: [], libraryParts: libraryParts.slice(0, 2) } }, owner);
    await test.ask(addMany, { input: { documents: [], libraryParts } }, owner);
    const { data } = await test.ask('{ me { libraryParts { kind name value } } }', {}, owner);
    expect(data.me.libraryParts).toEqual(libraryParts);
  });
});

describe('ownership', () => {
  it('hides a document from other people, wherever its id is used', async () => {
    const { id } = await addOne({ journalArticle: { title: 'secret', in: { journal: { name: 'Secret Journal' } } } });
    const ask = (query: string, variables: object = { id }) => test.ask(query, { ...variables }, 'user_eve');
    expect((await ask('query ($id: ID!) { userDocument(id: $id) { id } }')).data.userDocument).toBeNull();
    expect((await ask('query ($id: ID!) { node(id: $id) { id } }')).data.node).toBeNull();
    expect((await ask('query ($id: ID!) { node(id: $id) { id } }', { id: `${id}.in` })).data.node).toBeNull();
    expect((await ask('{ journal(name: "Secret Journal") { id } }', {})).data.journal).toBeNull();
    expect((await ask(update, { input: { id, other: { title: 'mine' } } })).code).toBe('NOT_FOUND');
    expect((await ask('query ($id: ID!) { me { documents(around: $id) { startIndex } } }')).code).toBe('NOT_FOUND');
    for (const name of ['delete', 'restore', 'purge']) {
      const mutation = `mutation ($id: ID!) { ${name}UserDocuments(input: { selection: { ids: [$id] } }) { count } }`;
      expect((await ask(mutation)).code).toBe('NOT_FOUND');
    }
    expect((await ask('{ me { changes { edges { node { id } } } documents { totalCount } } }', {})).data.me).toEqual({
      changes: { edges: [] },
      documents: { totalCount: 0 },
    });
  });

  it('rejects requests without a log-in', async () => {
    for (const query of [
      '{ userDocument(id: "x") { id } }',
      '{ node(id: "x") { id } }',
      '{ journal(name: "x") { id } }',
    ]) {
      expect((await test.ask(query, {}, null)).code).toBe('UNAUTHENTICATED');
    }
    expect((await test.ask(add, { input: { other: {} } }, null)).code).toBe('UNAUTHENTICATED');
  });

  it('ends with the account, whose rows are all removed', async () => {
    const owner = 'user_leaver';
    const input = { key: 'k', documents: [toInput(fullDocument('journalArticle', testRandom(2)))] };
    const { data } = await test.ask(
      addMany,
      { input: { ...input, libraryParts: [{ kind: 'META', value: 'x' }] } },
      owner,
    );
    const [{ id } = { id: '' }] = data.addUserDocuments.documents;
    await test.ask(
      'mutation ($id: ID!) { deleteUserDocuments(input: { selection: { ids: [$id] } }) { count } }',
      { id },
      owner,
    );
    await test.deleteAccount(owner);
    for (const table of ['libraries', 'documents', 'added_batches', 'undo_steps', 'library_parts', 'journals']) {
      expect(await test.database.query(sql`select 1 from ${raw(table)} where library_id = ${owner}`)).toEqual([]);
    }
  });

  it('rejects every write through a library that was opened only to read', async () => {
    const edges = { features, database: test.database, clock: { now: () => test.now } };
    const library = openLibraryToRead(edges, { libraryId: 'user_ada' });
    expect('write' in library).toBe(false);
    const statements = [
      (id: string) => sql`delete from documents where library_id = ${id}`,
      (id: string) => sql`update documents d set kind = 'other' where d.library_id = ${id}`,
      (id: string) => sql`with one as (insert into journals (library_id) values (${id}) returning 1) select * from one`,
    ];
    for (const statement of statements) await expect(library.query(statement)).rejects.toThrow('may only be read');
  });

  it('rejects a statement that does not refer to the library', async () => {
    await expect(test.library('user_ada').query(() => sql`select * from documents`)).rejects.toThrow(
      'does not name it',
    );
  });
});

describe('node', () => {
  it('finds the viewer, a document, its issue and its proceedings', async () => {
    const article = await addOne({ journalArticle: { in: { journal: { name: 'J' }, volume: '4' } } });
    const paper = await addOne({ proceedingsArticle: { in: 'P' } });
    const ask = async (id: string) =>
      (
        await test.ask(
          'query ($id: ID!) { node(id: $id) { __typename id ... on JournalIssue { volume } ... on Document { title } } }',
          { id },
        )
      ).data.node;
    expect(await ask('user_ada')).toEqual({ __typename: 'User', id: 'user_ada' });
    expect(await ask(article.id)).toMatchObject({ __typename: 'JournalArticle', id: article.id });
    expect(await ask(`${article.id}.in`)).toEqual({ __typename: 'JournalIssue', id: `${article.id}.in`, volume: '4' });
    expect(await ask(`${paper.id}.in`)).toEqual({ __typename: 'Proceedings', id: `${paper.id}.in`, title: 'P' });
    expect(await ask(`${paper.id}.authors.0`)).toBeNull();
    expect(await ask('a\0b')).toBeNull();
  });
});
