// Tests expensive searches: too expensive ones are rejected with a message, and those with too much text for one statement run in parts.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestLibrary, openTestLibrary } from '../testLibrary.ts';
import { costProblem, textAtOnce } from './searchCost.ts';

let test: TestLibrary;
beforeAll(async () => {
  test = await openTestLibrary();
});
afterAll(() => test.close());

const owner = 'user_costly';
const add = 'mutation ($input: AddUserDocumentInput!) { addUserDocument(input: $input) { id } }';
const list = `query ($query: String, $first: Int, $at: Int) {
  me { documents(filterBy: { query: $query }, orderBy: { field: TITLE, direction: ASC }, first: $first, at: $at) {
    totalCount edges { node { title } }
  } }
}`;

async function find(query: string, page: { first?: number; at?: number } = {}) {
  const { data, code, extensions } = await test.ask(list, { query, ...page }, owner);
  if (code !== null) return { code, extensions };
  const { totalCount, edges } = data.me.documents;
  return { totalCount, titles: edges.map(({ node }) => node.title) };
}

const patterns = (count: number) => Array.from({ length: count }, (_, index) => `any=~"word${index}x"`).join(' or ');

describe('a costly search', () => {
  it('finds in parts what a single statement would find', async () => {
    const documents = 6;
    // More text than one statement may search, made of few different letters so that it is stored quickly.
    const length = Math.ceil((textAtOnce * 1.2) / documents);
    for (let index = 0; index < documents; index += 1) {
      const ending = index % 2 === 0 ? 'even7x' : 'odd7y';
      const abstract = `${'lorem '.repeat(length / 6)} ${ending}`;
      await test.ask(add, { input: { journalArticle: { title: `Title ${index}`, abstract } } }, owner);
    }
    const even = { totalCount: 3, titles: ['Title 0', 'Title 2', 'Title 4'] };
    // A condition that uses an index, one that does not, and one that matches everything.
    expect(await find('any=~"even7.$"')).toEqual(even);
    expect(await find('any=~"(even|none)[0-9]x"')).toEqual(even);
    expect(await find('any=~"(even|none)[0-9]x"', { first: 1, at: 1 })).toEqual({ ...even, titles: ['Title 2'] });
    // These use the index of their field.
    expect(await find('title=~"title.2$"')).toEqual({ totalCount: 1, titles: ['Title 2'] });
    expect(await find('title=~"tle.4$" or note=~"nothing"')).toEqual({ totalCount: 1, titles: ['Title 4'] });
    expect(await find('any=~"even7.$" and title=~"title.*2"')).toEqual({ totalCount: 1, titles: ['Title 2'] });
    expect(await find('title=~"nothing"')).toEqual({ totalCount: 0, titles: [] });
    expect(await find('not any=~"(even|none)[0-9]x"')).toEqual({
      totalCount: 3,
      titles: ['Title 1', 'Title 3', 'Title 5'],
    });
    const edit = `mutation ($query: String) {
      editUserDocuments(input: { selection: { filterBy: { query: $query } }, addKeywords: ["seen"] }) { count }
    }`;
    const { data } = await test.ask(edit, { query: 'any=~"(even|none)[0-9]x"' }, owner);
    expect(data.editUserDocuments.count).toBe(3);
    // A group with the same search is evaluated in parts as well.
    const preview = `query ($rule: SearchGroupInput!) {
      groupPreview(input: { name: "Even", searchGroup: $rule }) { documentCount }
    }`;
    const query = vi.spyOn(test.database, 'query');
    const rule = { searchExpression: 'any=~"(even|none)[0-9]x"', caseSensitive: false, isRegEx: false };
    const { data: previewed } = await test.ask(preview, { rule }, owner);
    expect(previewed.groupPreview.documentCount).toBe(3);
    expect(query.mock.calls.filter(([{ text }]) => text.includes('select count(*) from (')).length).toBeGreaterThan(1);
    query.mockRestore();
  });

  it('is refused if it has too many regular expressions', async () => {
    expect(await find(patterns(15))).toMatchObject({ totalCount: 0 });
    expect(await find(patterns(200))).toMatchObject({
      code: 'BAD_USER_INPUT',
      extensions: {
        problems: [
          {
            path: ['filterBy', 'query'],
            message: expect.stringMatching(/^This search has 200 regular expressions\./) as unknown,
          },
        ],
      },
    });
  });

  it('is refused if there is too much text to search', () => {
    expect(costProblem(2, 100_000_000, ['query'])).toBeNull();
    expect(costProblem(15, 100_000_000, ['query'])?.message).toMatch(
      /^This search would go through 100 MB of text 15 times/,
    );
  });
});
