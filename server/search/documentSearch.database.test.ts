// Tests that a search has the same matches everywhere: in a list, in a count, as a group, and in a simple implementation on the texts.
import fc from '#tests/support/fastCheck.ts';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { fieldTextsOf, keywordsOf } from '#bibliography/fieldTexts.ts';
import { fold } from '#bibliography/fold.ts';
import { parseSearch } from '#bibliography/search/parseSearch.ts';
import type { SearchExpression, SearchTerm } from '#bibliography/search/searchExpression.ts';
import { inOneLine } from '#bibliography/whiteSpace.ts';
import { readFilter } from '../list/documentFilter.ts';
import { type TestLibrary, openTestLibrary } from '../testLibrary.ts';

const owner = 'user_search';
const flags = { caseSensitive: false, isRegEx: false };

const titles = [
  ...['The north sea', 'North  Sea\nlevels', 'C++ and Ada', 'Über die Größe', '北京の力学', 'a_b 100% sure', 'axb'],
  ...["O'Brien's sea", 'Berg', 'xq', 'well-known (2nd)', '10.1000/x-1.2', 'see', 'SEA', ' ´s', 'back\\slash'],
];
const names = ['Berg', 'van der Berg', 'Ørsted', "O'Brien", 'Sea'];
const keywords = ['sea', 'deep sea', 'C++', 'Größe', 'north', 'li'];

const document: fc.Arbitrary<DocumentDraft> = fc
  .record({
    kind: fc.constantFrom('journalArticle', 'proceedingsArticle', 'thesis', 'other'),
    title: fc.option(fc.constantFrom(...titles)),
    note: fc.option(fc.constantFrom(...titles)),
    abstract: fc.option(fc.constantFrom(...titles)),
    authors: fc.array(fc.constantFrom(...names), { maxLength: 2 }),
    keywords: fc.uniqueArray(fc.constantFrom(...keywords), { maxLength: 3 }),
    citationKeys: fc.uniqueArray(fc.constantFrom('Berg2010', 'old:key', 'sea', 'x-1'), { maxLength: 2 }),
    published: fc.option(fc.constantFrom('1999', '2010-03', '2010/2012', '2015-01-02')),
    year: fc.option(fc.constantFrom('2012', 'in press', '0998'), { freq: 1 }),
    place: fc.option(fc.constantFrom('Nature', 'Sea', 'Größe')),
  })
  .map(({ kind, title, note, abstract, authors, published, year, place, ...rest }) => {
    const other = { name: 'mood', value: `${note ?? 'fine'} mood` };
    const fields = {
      ...rest,
      ...{
        title,
        note,
        abstract,
        published,
        otherFields: [other, ...(year === null ? [] : [{ name: 'year', value: year }])],
      },
      authors: authors.map((family) => ({ person: { family, given: 'A.' } })),
    };
    if (kind === 'journalArticle')
      return { kind, fields: { ...fields, in: place ? { journal: { name: place } } : null } };
    if (kind === 'proceedingsArticle') return { kind, fields: { ...fields, in: place } };
    return kind === 'thesis' ? { kind, fields: { ...fields, institution: place } } : { kind, fields };
  });

/** Documents that searches match by a single keyword or citation key, but not by the joined line of several. */
const listed: DocumentDraft[] = [
  { keywords: ['north', 'sea', 'deep sea'], citationKeys: ['Old', 'sea2', 'seal'] },
  { keywords: ['overseas', 'sea', 'x'], citationKeys: ['oversea', 'x'] },
  { keywords: ['deep sea', 'seal'], citationKeys: ['sea'] },
  { keywords: ['C++', 'li'], citationKeys: ['C++sea'] },
].map(({ keywords, citationKeys }) => ({ kind: 'other', fields: { title: 'Listed', keywords, citationKeys } }));

const value = fc.oneof(
  fc
    .constantFrom(...titles, ...names, ...keywords)
    .chain((text) =>
      fc.tuple(fc.nat(text.length), fc.integer({ min: 1, max: 8 })).map(([at, size]) => text.slice(at, at + size)),
    ),
  fc.constantFrom(
    'sea',
    'SEA',
    'é',
    'x',
    'xq',
    '北',
    '京の',
    '%',
    '_',
    '\\',
    'a_b',
    'o',
    '2010',
    ' ',
    'article',
    "'",
    '',
    ', ',
  ),
);
const pattern = fc.constantFrom(
  '^sea',
  'sea$',
  's.a',
  '[a-c]x',
  '^.$',
  'north|berg',
  '.*',
  'größe',
  '\\bsea\\b',
  '^the (north|sea)',
  'l\\be',
  '^sea$',
  '^deep|north$',
  '\\Bea$',
);
const field = fc.constantFrom(
  ...['any', 'anyfield', 'title', 'author', 'keywords', 'anykeyword', 'journal', 'booktitle', 'institution', 'note'],
  ...['mood', 'abstract', 'citationkey', 'key', 'entrytype', 'year', 'groups', 'nothing'],
);
const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
const term = fc.oneof(
  value.filter((text) => !text.endsWith('\\')).map(quoted),
  fc
    .tuple(field, fc.constantFrom('=', '=!', '==', '==!', '!=', '!=!', '!==', '!==!'), value)
    .filter(([, , text]) => !text.endsWith('\\'))
    .map(([name, sign, text]) => `${name} ${sign} ${quoted(text)}`),
  fc
    .tuple(field, fc.constantFrom('=~', '=~!', '!=~', '!=~!'), pattern)
    .map((parts) => `${parts[0]} ${parts[1]} ${quoted(parts[2])}`),
  fc
    .tuple(fc.constantFrom('title', 'author', 'year'), fc.constantFrom('sea', 'berg', '2010'))
    .map((parts) => parts.join(':')),
  fc.constantFrom(
    'year:2010..2012',
    'year:..1999',
    'year:2012..',
    'year:..',
    '-sea',
    '-title:sea',
    '\\\\',
    'C++',
    '*',
    'old:key',
  ),
);
const { expression: query } = fc.letrec<{ expression: string }>((tie) => ({
  // After a backslash, a parenthesis would be a literal.
  expression: fc.oneof(
    { depthSize: 'small' },
    term,
    fc
      .tuple(tie('expression'), fc.constantFrom(' ', ' and ', ' or '), tie('expression'))
      .map(([left, joint, right]) => `(${left}${joint}${right} )`),
    tie('expression').map((inner) => `not (${inner} )`),
    tie('expression').map((inner) => `-(${inner} )`),
  ),
}));

/** The texts to which a term is applied separately. */
function textsFor(name: string, draft: DocumentDraft): string[] {
  const { citationkey = '', ...texts } = fieldTextsOf(draft);
  const keys = citationkey.split('\n').filter((key) => key !== '');
  if (name === 'any') return [...Object.values(texts), ...keys];
  if (name === 'anykeyword') return keywordsOf(draft).map(inOneLine);
  if (name === 'citationkey') return keys;
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
  return text === undefined ? [] : [text];
}

function isFoundIn(text: string, { operator, caseSensitive, value }: SearchTerm): boolean {
  const spell = (part: string) => (caseSensitive ? part : fold(part));
  if (operator === 'matches') {
    // Only non-ASCII characters of a pattern are folded, one by one, because \B must not become \b.
    const pattern = caseSensitive ? value : value.replace(/[^\0-\x7f]/gu, fold);
    return new RegExp(pattern.replace(/^\(\?m\)/, ''), caseSensitive ? 'u' : 'iu').test(text);
  }
  const wanted = spell(value.replace(/\s+/g, ' '));
  return operator === 'is' ? text === wanted : text.includes(wanted);
}

function holds(expression: SearchExpression, draft: DocumentDraft): boolean {
  switch (expression.type) {
    case 'everything':
      return true;
    case 'and':
      return expression.operands.every((operand) => holds(operand, draft));
    case 'or':
      return expression.operands.some((operand) => holds(operand, draft));
    case 'not':
      return !holds(expression.operand, draft);
    case 'range': {
      const year = fieldTextsOf(draft).year ?? '';
      const { from, to } = expression;
      if (from === null && to === null) return true;
      return /^\d{1,6}$/.test(year) && (from ?? 0) <= Number(year) && Number(year) <= (to ?? 9_999);
    }
    case 'term': {
      const texts = textsFor(expression.field, draft);
      const spelled = expression.caseSensitive ? texts : texts.map(fold).filter((text) => text !== '');
      return spelled.some((text) => isFoundIn(text, expression)) !== expression.negated;
    }
  }
}

interface Listed {
  me: { documents: { totalCount: number; edges: { node: { id: string } }[] } };
}

const listQuery = `query ($filterBy: DocumentFilters) { me { documents(filterBy: $filterBy, first: 500) {
  totalCount edges { node { id } } } } }`;

let test: TestLibrary;
const drafts = new Map<string, DocumentDraft>();
beforeAll(async () => {
  test = await openTestLibrary();
  const documents = [...fc.sample(document, { seed: 7, numRuns: 60 }), ...listed];
  const { data } = await test.ask(
    'mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }',
    { input: { documents: documents.map(({ kind, fields }) => ({ [kind]: fields })) } },
    owner,
  );
  data.addUserDocuments.documents.forEach(({ id }, index) => {
    const draft = documents[index];
    if (draft) drafts.set(id, draft);
  });
});
afterAll(() => test.close());

async function list(filterBy: object): Promise<{ ids: string[]; totalCount: number }> {
  const { data } = await test.ask<Listed>(listQuery, { filterBy }, owner);
  const { edges, totalCount } = data.me.documents;
  return { ids: edges.map(({ node }) => node.id).sort(), totalCount };
}

describe('a search', () => {
  it('has the same matches in a list, in a count, as a group and in a simple implementation', async () => {
    const { data: made } = await test.ask(
      'mutation ($input: CreateGroupInput!) { createGroup(input: $input) { id } }',
      { input: { name: 'S', searchGroup: { searchExpression: 'sea', ...flags } } },
      owner,
    );
    const groupId = made.createGroup.id;
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        const { expression, problems } = parseSearch(text, flags);
        expect(problems).toEqual([]);
        if (!expression) return;
        const byHand = [...drafts].filter(([, draft]) => holds(expression, draft)).map(([id]) => id);
        await test.ask(
          'mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) { id } }',
          { input: { id: groupId, searchGroup: { searchExpression: text, ...flags } } },
          owner,
        );
        const wanted = { ids: byHand.sort(), totalCount: byHand.length };
        expect(await list({ query: text })).toEqual(wanted);
        expect(await list({ groupId })).toEqual(wanted);
      }),
      { numRuns: 250, seed: 11 },
    );
  }, 300_000);

  it('has the same matches with its conditions for a few documents and for all', async () => {
    const library = test.library(owner);
    await fc.assert(
      fc.asyncProperty(query, async (text) => {
        const { search } = await readFilter(library, { query: text }, []);
        if (!search) return;
        const rows = await library.query<{ id: string }>(
          (libraryId) => sql`
            select id from documents where library_id = ${libraryId} and (
              (${search.where(libraryId)}) is distinct from (${search.whereOfAll(libraryId, 'page')})
              or (${search.where(libraryId)}) is distinct from (${search.whereOfAll(libraryId, 'count')}))`,
        );
        expect(rows).toEqual([]);
      }),
      { numRuns: 250, seed: 12 },
    );
  });

  it.each(
    [
      '^sea$',
      '^sea',
      'sea$',
      '\\bsea\\b',
      '\\bsea$',
      '\\Bsea',
      'sea\\B',
      '(?m)^sea$',
      '^deep sea|seal$',
      '[^a-z]sea',
      '[$]|^sea2?$',
    ].map((text) => ({ text })),
  )('matches $text within single keywords and citation keys, and within their joined line', async ({ text }) => {
    for (const name of ['anykeyword', 'keywords', 'citationkey', 'any']) {
      for (const sign of ['=~', '=~!', '!=~']) {
        const query = `${name} ${sign} "${text}"`;
        const { expression } = parseSearch(query, flags);
        const byHand = [...drafts].filter(([, draft]) => expression && holds(expression, draft)).map(([id]) => id);
        expect([query, await list({ query })]).toEqual([query, { ids: byHand.sort(), totalCount: byHand.length }]);
      }
    }
  });

  it('finds documents by the names of groups to which they were added by hand', async () => {
    const [first = '', second = ''] = drafts.keys();
    await test.ask(
      'mutation ($input: CreateGroupInput!) { createGroup(input: $input) { id } }',
      { input: { name: 'Größe', explicitGroup: { keywordDelimiter: ',', documentIds: [first, second] } } },
      owner,
    );
    expect((await list({ query: 'groups = grosse' })).ids).toEqual([first, second].sort());
    expect((await list({ query: 'groups !=~ .+' })).ids).not.toContain(first);
  });
});
