// Tests that rules match the same documents whether this process or the database evaluates them.
import { afterAll, beforeAll, expect, it } from 'vitest';
import sql from 'sql-template-tag';
import type { GroupRule } from '#bibliography/groups/groupRule.ts';
import { type TestRandom, testRandom } from '#tests/support/random.ts';
import type { LibraryWriter } from '../../library/library.ts';
import { type TestLibrary, openTestLibrary } from '../../testLibrary.ts';
import { readRule } from './askedRule.ts';
import { type Match, Questions, type RuledGroup } from './askRules.ts';
import { decideMatches, maximumWrittenDocuments, readFewDocuments } from './matchWrittenDocuments.ts';

const owner = 'user_same';

/** Words that become equal when folded, that touch letters of all kinds, that are special in patterns, or that are no words at all. */
const words = [
  ...[
    'sea',
    'Sea',
    'SEA',
    'seaside',
    'séa',
    'se\u0301a',
    'straße',
    'STRASSE',
    'Ærø',
    'İstanbul',
    'ΣΊΣΥΦΟΣ',
    'ﬁn',
    'fin',
  ],
  ...[
    'C++',
    'a.b',
    'a_b',
    '50%',
    '\\',
    'x²',
    'x2',
    '1–3',
    '1-3',
    'don’t',
    "don't",
    '[x]',
    '(y)',
    '$z',
    'a|b',
    '\u0301',
  ],
  ...[
    '深海',
    '海',
    'дно',
    'Дно',
    '𝒳',
    '𠀀海',
    '🦀',
    'constructor',
    '__proto__',
    'null',
    '2010',
    'i',
    'I',
    'ı',
    'ſea',
    'K',
  ],
] as const;
const patterns = [
  ...[
    'sea',
    '^sea',
    'sea$',
    '^$',
    '\\bsea\\b',
    '\\w+',
    '\\W',
    '\\d{2}',
    '[a-s]ea',
    '[^a-z ]',
    'S[EÉ]A',
    'stra(ß|ss)e',
    '.',
    '海|дно',
  ],
  ...[
    '(?i)SEA',
    '(?s)a.b',
    '\\p{Lu}',
    '\\p{Ll}{3}',
    '[[:alpha:]]+2',
    'é',
    'ı|İ',
    'K',
    'x²$',
    'σ',
    '\\u{1D4B3}',
    '(unclosed',
    'a(?=b)',
    ' ',
  ],
] as const;
const fields = [
  ...[
    'title',
    'note',
    'keywords',
    'author',
    'editor',
    'any',
    'AnyField',
    'anykeyword',
    'citationkey',
    'key',
    'groups',
    'year',
  ],
  ...['mood', 'constructor', '__proto__', 'abstract', 'nowhere'],
] as const;

const phrase = (random: TestRandom, most = 4) =>
  Array.from({ length: random.integer(1, most) }, () => random.pick(words)).join(
    random.pick([' ', ' ', '', ', ', '; ', '-', '\n ']),
  );
const half = (random: TestRandom) => random.number() < 0.5;

function makeDocument(random: TestRandom): object {
  const maybe = (value: object) => (half(random) ? value : {});
  const other = {
    ...maybe({ title: phrase(random) }),
    ...maybe({ note: phrase(random, 8) }),
    ...maybe({ abstract: phrase(random, 30) }),
    ...maybe({ keywords: [...new Set([phrase(random, 2), phrase(random, 1), 'deep > sea'])] }),
    ...maybe({
      authors: [{ person: { family: phrase(random, 1), given: 'A.' } }, { organization: { name: phrase(random) } }],
    }),
    ...maybe({
      citationKeys: [...new Set(['sea', `key${random.integer(1, 4)}`, random.pick(['Sea2010', 'x2', 'two'])])],
    }),
    ...maybe({ published: random.pick(['2010', '2012-03', '1999']) }),
    otherFields: [
      ...(half(random) ? [{ name: 'mood', value: phrase(random) }] : []),
      ...(half(random) ? [{ name: 'constructor', value: phrase(random) }] : []),
      ...(half(random) ? [{ name: 'groups', value: phrase(random, 1) }] : []),
    ],
  };
  return { other };
}

function makeSearch(random: TestRandom, depth = 0): string {
  if (depth < 3 && random.number() < 0.5) {
    const [left, right] = [makeSearch(random, depth + 1), makeSearch(random, depth + 1)];
    return random.pick([`(${left} and ${right})`, `(${left} or ${right})`, `not (${left})`, `(${left}) -sea`]);
  }
  const quoted = (text: string) => `"${text.replace(/["\\]/g, '')}"`;
  const field = random.pick(fields);
  return random.pick([
    quoted(phrase(random, 2)),
    `${field} = ${quoted(random.pick(words))}`,
    `${field} ${random.pick(['==', '!=', '=!', '==!', '!=='])} ${quoted(random.pick(words))}`,
    `${field} ${random.pick(['=~', '!=~', '=~!'])} ${quoted(random.pick(patterns))}`,
    `year:${random.pick(['2010..2012', '2011..', '..2010', '..'])}`,
  ]);
}

function makeRule(random: TestRandom): GroupRule {
  const [field, caseSensitive] = [random.pick(fields), half(random)];
  return random.pick<() => GroupRule>([
    () => ({
      ...{ kind: 'wordKeyword', field, searchExpression: random.pick(['', phrase(random, 2), random.pick(words)]) },
      ...{
        caseSensitive,
        keywordDelimiter: random.pick([',', ';', '-', '', ' É ', 's']),
        onlySplitWordsAtDelimiter: half(random),
      },
    }),
    () => ({ kind: 'regexKeyword', field, searchExpression: random.pick(patterns), caseSensitive }),
    () => ({ kind: 'search', searchExpression: makeSearch(random), caseSensitive, isRegEx: random.number() < 0.2 }),
    () => ({ kind: 'search', searchExpression: makeSearch(random), caseSensitive, isRegEx: false }),
    () => ({ kind: 'lastName', field, authorLastName: random.pick(words) }),
    () => ({
      kind: 'tex',
      paths: [],
      citedKeys: ['key1', random.pick(['sea', 'SEA', '__proto__', 'x2', 'half \ud800'])],
    }),
  ])();
}

let test: TestLibrary;
beforeAll(async () => {
  test = await openTestLibrary();
});
afterAll(() => test.close());

/** Adds documents, some of them to groups by hand; returns their ids. */
async function fill(random: TestRandom): Promise<string[]> {
  const ask = async (mutation: string, input: object) => {
    const { data, code, extensions } = await test.ask(mutation, { input }, owner);
    expect([code, extensions]).toEqual([null, {}]);
    return data;
  };
  const documents = Array.from({ length: maximumWrittenDocuments }, () => makeDocument(random));
  const { addUserDocuments } = await ask(
    'mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id } } }',
    { documents },
  );
  const ids = addUserDocuments.documents.map(({ id }) => id);
  for (const name of ['Sea', 'straße', '\u0301', 'fin']) {
    await ask('mutation ($input: CreateGroupInput!) { createGroup(input: $input) { id } }', {
      ...{ name, explicitGroup: { keywordDelimiter: ',', documentIds: ids.filter(() => half(random)) } },
    });
  }
  return ids;
}

/** The matches according to the database. */
async function askDatabase(tx: LibraryWriter, groups: readonly RuledGroup[]): Promise<readonly Match[]> {
  await tx.query((libraryId) => sql`delete from group_matches where library_id = ${libraryId}`);
  await (await Questions.of(tx, groups)).ask(tx, sql`true`);
  return tx.query<Match>(
    (libraryId) => sql`
      select group_id as "groupId", document_id as "documentId" from group_matches where library_id = ${libraryId}`,
  );
}

it('evaluates every rule for every document like the database', async () => {
  const random = testRandom(2026);
  const ids = await fill(random);
  const rules = new Map<string, GroupRule>(
    Array.from({ length: 1_500 }, (_, index) => [`grp_${String(index).padStart(4, '0')}`, makeRule(random)]),
  );
  const groups = [...rules].flatMap(([id, given]): RuledGroup[] => {
    const rule = readRule(given);
    return rule ? [{ id, rule, isAlone: false }] : [];
  });
  const { here, there } = await test.library(owner).write(async (tx) => {
    const documents = await readFewDocuments(tx, groups, ids);
    if (!documents) throw new Error('There are few enough documents to be evaluated here.');
    return { here: await decideMatches(tx, groups, documents), there: await askDatabase(tx, groups) };
  });
  const told = (matches: readonly Match[]) =>
    matches
      .map(
        ({ groupId, documentId }) =>
          `${groupId} ${JSON.stringify(rules.get(groupId))} finds ${ids.indexOf(documentId)}`,
      )
      .sort();
  const inDatabase = told(there);
  expect(told(here)).toEqual(inDatabase);
  // Rules that match nothing, or everything, would prove little.
  const finding = new Set(there.map(({ groupId }) => groupId)).size;
  expect(finding).toBeGreaterThan(rules.size / 4);
  expect(inDatabase.length).toBeLessThan((finding * ids.length * 3) / 4);
});
