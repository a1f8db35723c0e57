// Tests which documents rules match, for spellings and fields in which matches are easily missed.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestLibrary, openTestLibrary } from '../../testLibrary.ts';

const owner = 'user_rules';
let test: TestLibrary;
let ids: string[];
beforeAll(async () => {
  test = await openTestLibrary();
  const documents = [
    { title: 'Climate\u00a0 change\n now', citationKeys: ['one', 'two'], keywords: ['deep sea'] },
    { title: 'Pages 1–3: we don’t know x²', note: 'naïve' },
    { title: 'Straße', otherFields: [{ name: 'mood', value: 'very fine; good' }] },
  ];
  const { data } = await test.ask(
    'mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }',
    { input: { documents: documents.map((other) => ({ other })) } },
    owner,
  );
  ids = data.addUserDocuments.documents.map(({ id }) => id);
});
afterAll(() => test.close());

const regex = (field: string, searchExpression: string, caseSensitive = false) => ({
  regexKeywordGroup: { field, searchExpression, caseSensitive },
});
const word = (field: string, searchExpression: string, more: object = {}) => ({
  wordKeywordGroup: {
    ...{ field, searchExpression, caseSensitive: false, keywordDelimiter: ',', onlySplitWordsAtDelimiter: false },
    ...more,
  },
});
const search = (searchExpression: string) => ({
  searchGroup: { searchExpression, caseSensitive: false, isRegEx: false },
});

it.each([
  ['a typographic dash', regex('title', '1–3'), [1]],
  ['a dash by its code point', regex('title', String.raw`1\u2013\d`), [1]],
  ['a typographic apostrophe', regex('title', 'don’t'), [1]],
  ['a small digit', regex('title', 'x²$'), [1]],
  ['a letter with an accent by its code point', regex('note', String.raw`na\u00efve`), [1]],
  ['a letter that folds to two', regex('title', 'stra[ß]+e$'), [2]],
  ['the letter itself if case matters', regex('title', 'Straße', true), [2]],
  ['a word across white space', word('title', 'climate change'), [0]],
  ['a pattern across white space', regex('title', '^climate change now$'), [0]],
  ['a pattern in any field', regex('AnyField', '^naive$'), [1]],
  ['a pattern in any field by its short name', regex('any', '^naive$'), [1]],
  ['a word in any field', word('any', 'fine'), [2]],
  [
    'a whole part of any field',
    word('anyfield', 'good', { keywordDelimiter: ' ; ', onlySplitWordsAtDelimiter: true }),
    [2],
  ],
  ['a word in any keyword', word('anykeyword', 'sea'), [0]],
  ['a last name in any field', { lastNameGroup: { field: 'any', authorLastName: 'naive' } }, [1]],
  ['a second citation key', search('key == two'), [0]],
  ['a second citation key in any field', search('any == two'), [0]],
  ['the pattern of a second citation key', search('key =~ ^two$'), [0]],
  ['the pattern of a second citation key in any field', search('any =~ ^two$'), [0]],
] as [string, object, number[]][])('%s', async (name, group, expected) => {
  const created = await test.ask(
    'mutation ($input: CreateGroupInput!) { createGroup(input: $input) { id } }',
    { input: { name, ...group } },
    owner,
  );
  expect(created.code).toBeNull();
  const { data } = await test.ask(
    'query ($id: ID!) { me { documents(filterBy: { groupId: $id }) { edges { node { id } } } } }',
    { id: created.data.createGroup.id },
    owner,
  );
  const found = data.me.documents.edges.map(({ node }) => ids.indexOf(node.id));
  expect(found.sort()).toEqual(expected);
});
