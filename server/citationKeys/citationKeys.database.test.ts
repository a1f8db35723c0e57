// Tests citation keys from the API to the database: the pattern and its origin, unique keys despite concurrent requests, and generating and
// undoing many keys at once.
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openLibrary } from '../library/openLibrary.ts';
import { type TestLibrary, openTestLibrary } from '../testLibrary.ts';
import { type Work, unlimitedWork } from '../work/work.ts';
import { features } from '../features.ts';

let test: TestLibrary;
beforeAll(async () => {
  test = await openTestLibrary();
});
afterAll(() => test.close());

const addMany = `mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { documents { id citationKeys } } }`;
const setPattern = `mutation ($input: SetCitationKeyPatternInput!) {
  setCitationKeyPattern(input: $input) { user { citationKeyPattern { pattern origin } } }
}`;
const makeMany = `mutation ($input: MakeCitationKeysInput!) { makeCitationKeys(input: $input) { count undo } }`;
const readPattern = `{ me { citationKeyPattern { pattern origin } } }`;
const suggest = `query ($document: AddUserDocumentInput!, $id: ID) { me { suggestedCitationKey(document: $document, id: $id) } }`;
const holders = `query ($keys: [String!]!, $except: ID) {
  me { citationKeyHolders(keys: $keys, except: $except) { key document { id title } } }
}`;
const undo = `mutation ($input: UndoInput!) { undo(input: $input) { count leftCount } }`;
const readKeys = `query ($id: ID!) { userDocument(id: $id) { citationKeys } }`;

const berg = { title: 'Tides', authors: [{ person: { family: 'Berg' } }], published: '2006' };

async function add(owner: string, documents: readonly object[], more: object = {}) {
  const { data } = await test.ask(
    addMany,
    { input: { documents: documents.map((other) => ({ other })), ...more } },
    owner,
  );
  return data.addUserDocuments.documents;
}

async function keysOf(owner: string, ids: readonly string[]) {
  const keys: string[][] = [];
  for (const id of ids) keys.push((await test.ask(readKeys, { id }, owner)).data.userDocument.citationKeys);
  return keys;
}

describe('the pattern', () => {
  it('is the default, that of an imported file, or the one that was set, which takes precedence', async () => {
    const owner = 'user_pattern';
    expect((await test.ask(readPattern, {}, owner)).data.me.citationKeyPattern.origin).toBe('DEFAULT');
    const value = '[auth:lower][year];';
    await add(owner, [], { libraryParts: [{ kind: 'META', name: 'keypatterndefault', value }] });
    expect((await test.ask(readPattern, {}, owner)).data.me.citationKeyPattern).toEqual({
      pattern: '[auth:lower][year]',
      origin: 'FILE',
    });
    const { data } = await test.ask(setPattern, { input: { pattern: ' [year][auth] ' } }, owner);
    expect(data.setCitationKeyPattern.user.citationKeyPattern).toEqual({ pattern: '[year][auth]', origin: 'SET' });
    expect((await test.ask(readPattern, {}, 'user_other')).data.me.citationKeyPattern.origin).toBe('DEFAULT');
    await test.ask(setPattern, { input: { pattern: null } }, owner);
    expect((await test.ask(readPattern, {}, owner)).data.me.citationKeyPattern.origin).toBe('FILE');
  });

  it('is rejected with the position of an error, and nothing changes', async () => {
    const { code, extensions } = await test.ask(setPattern, { input: { pattern: '[auth:lowr]' } }, 'user_mistaken');
    expect(code).toBe('BAD_USER_INPUT');
    expect(extensions.problems).toEqual([
      { path: ['input', 'pattern'], message: expect.stringMatching(/no modifier :lowr.*\(Character 7\.\)/) as string },
    ]);
    expect((await test.ask(readPattern, {}, 'user_mistaken')).data.me.citationKeyPattern.origin).toBe('DEFAULT');
  });
});

describe('documents that are added', () => {
  it('get a key only on request, different from each other and from the typed keys', async () => {
    const owner = 'user_adds';
    expect((await add(owner, [berg]))[0]?.citationKeys).toEqual([]);
    const typed = { ...berg, citationKeys: ['BERG2006a'] };
    const added = await add(owner, [berg, typed, berg], { makeCitationKeys: true });
    expect(added.map(({ citationKeys }) => citationKeys)).toEqual([['Berg2006'], ['BERG2006a'], ['Berg2006b']]);
  });

  it('get different keys in concurrent requests', async () => {
    const owner = 'user_atonce';
    const answers = await Promise.all([1, 2, 3, 4].map(() => add(owner, [berg], { makeCitationKeys: true })));
    const keys = answers.flatMap((documents) => documents.flatMap(({ citationKeys }) => citationKeys));
    expect(keys.sort()).toEqual(['Berg2006', 'Berg2006a', 'Berg2006b', 'Berg2006c']);
  });

  it('get keys with the pattern of their file', async () => {
    const part = { kind: 'META', name: 'keypattern_misc', value: '[year][auth];' };
    const added = await add('user_filed', [berg], { makeCitationKeys: true, libraryParts: [part] });
    expect(added[0]?.citationKeys).toEqual(['2006Berg']);
  });
});

describe('a key for a document that is being edited', () => {
  it('may be its present key, but no key of another document, even in the trash', async () => {
    const owner = 'user_edits';
    const [one, two] = await add(owner, [
      { ...berg, citationKeys: ['Berg2006'] },
      { ...berg, citationKeys: ['x', 'berg2006A'] },
    ]);
    const ask = async (id?: string) =>
      (await test.ask(suggest, { document: { other: berg }, id }, owner)).data.me.suggestedCitationKey;
    expect([await ask(), await ask(one?.id), await ask(two?.id)]).toEqual(['Berg2006b', 'Berg2006', 'Berg2006a']);
    await test.ask(
      `mutation ($input: DeleteUserDocumentsInput!) { deleteUserDocuments(input: $input) { count } }`,
      { input: { selection: { ids: [one?.id] } } },
      owner,
    );
    expect(await ask()).toBe('Berg2006b');
    expect((await test.ask(suggest, { document: { other: berg } }, 'user_else')).data.me.suggestedCitationKey).toBe(
      'Berg2006',
    );
  });

  it('is generated even while some fields are invalid', async () => {
    const document = { other: { title: 'Tides', doi: 'x'.repeat(20_000), keywords: ['a'] } };
    expect((await test.ask(suggest, { document }, 'user_typing')).data.me.suggestedCitationKey).toBe('Tides');
  });

  it('is reported with the other documents that have it', async () => {
    const owner = 'user_holders';
    const [one, two] = await add(owner, [
      { title: 'One', citationKeys: ['Berg_6', 'alias'] },
      { title: 'Two', citationKeys: ['berg_6', 'bergx6'] },
      { title: 'Three', citationKeys: ['Berg_60'] },
    ]);
    const ask = async (keys: readonly string[], except?: string, who = owner) =>
      (await test.ask(holders, { keys, except }, who)).data.me.citationKeyHolders.map(
        ({ key, document }) => `${key} ${document.title}`,
      );
    expect((await ask(['BERG_6'])).sort()).toEqual(['BERG_6 One', 'BERG_6 Two']);
    expect(await ask(['Berg_6', 'none', ' '], one?.id)).toEqual(['Berg_6 Two']);
    expect(await ask(['alias', 'bergx6'], two?.id)).toEqual(['alias One']);
    expect(await ask(['Berg_6'], undefined, 'user_stranger')).toEqual([]);
  });
});

describe('keys that are generated for many documents', () => {
  it('leave correct keys alone, keep old keys as aliases, and can be undone', async () => {
    const owner = 'user_many';
    const documents = await add(owner, [
      { ...berg, citationKeys: ['Berg2006a'] },
      { ...berg, citationKeys: ['old'] },
      { title: 'Sea', citationKeys: ['old'] },
      berg,
      { title: 'Beside', citationKeys: ['Berg2006'] },
    ]);
    const ids = documents.map(({ id }) => id);
    const selection = { ids: ids.slice(0, 4) };
    const before = await keysOf(owner, ids);

    const missing = (await test.ask(makeMany, { input: { selection, onlyMissing: true } }, owner)).data
      .makeCitationKeys;
    expect(missing.count).toBe(1);
    expect((await keysOf(owner, ids))[3]).toEqual(['Berg2006b']);

    const all = (await test.ask(makeMany, { input: { selection } }, owner)).data.makeCitationKeys;
    expect(all.count).toBe(2);
    expect(await keysOf(owner, ids)).toEqual([
      ['Berg2006a'],
      ['Berg2006c', 'old'],
      ['Sea'],
      ['Berg2006b'],
      ['Berg2006'],
    ]);
    expect((await test.ask(makeMany, { input: { selection } }, owner)).data.makeCitationKeys.count).toBe(0);

    await test.ask(undo, { input: { id: all.undo } }, owner);
    await test.ask(undo, { input: { id: missing.undo } }, owner);
    expect(await keysOf(owner, ids)).toEqual(before);
  });

  it('use the content that a document has when its part is written', async () => {
    const owner = 'user_meanwhile';
    // One more than fits into one part.
    const documents = await add(
      owner,
      Array.from({ length: 101 }, (_, index) => ({ title: `Tide${index}` })),
    );
    const ids = documents.map(({ id }) => id);
    const [first] = ids;
    const last = ids.at(-1);
    const update = 'mutation ($input: UpdateUserDocumentInput!) { updateUserDocument(input: $input) { id } }';
    let isChanged = false;
    const work: Work = {
      ...unlimitedWork,
      inTurn: async (run) => {
        const result = await run();
        const [named] = await test.database.query(
          sql`select 1 from documents where id = ${first} and fields ? 'citationKeys'`,
        );
        if (named && !isChanged) {
          isChanged = true;
          await test.ask(update, { input: { id: last, other: { title: 'Ebb' } } }, owner);
        }
        return result;
      },
      heavyJob: (run) => run(work),
    };
    const edges = { features, database: test.database, clock: { now: () => test.now } };
    const open = vi.spyOn(test, 'library').mockReturnValue(openLibrary(edges, { libraryId: owner, work }));
    expect((await test.ask(makeMany, { input: { selection: { ids } } }, owner)).data.makeCitationKeys.count).toBe(101);
    open.mockRestore();
    expect(await keysOf(owner, [last ?? ''])).toEqual([['Ebb']]);
  });
});
