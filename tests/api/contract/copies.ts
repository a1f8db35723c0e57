// Contract: documents and groups are copied and moved from one library to another.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '#tests/support/client.ts';
import { sharedLibraryClient } from '#tests/support/sharedLibraryClient.ts';
import {
  addSubjects,
  createGroup,
  deleteGroup,
  explicit,
  findGroup,
  pathsOf,
  readTree,
  titlesIn,
} from './groupOperations.ts';
import { add, addMany, article, bulk, idsOf, page, read, titlesOf, undo, update } from './operations.ts';
import { createLibrary, newMember } from './sharingOperations.ts';
import { newPerson, type UseTarget } from './target.ts';

interface Copied {
  isComplete: boolean;
  documentCount: number;
  copiedCount: number;
  skippedCount: number;
  skipped: { id: string; existing: { id: string } | null }[];
  newKeyCount: number;
  madeGroupCount: number;
  movedCount: number;
  movedGroupCount: number;
  steps: { libraryId: string; undo: string }[];
}

const mutation = `mutation copy($input: CopyToLibraryInput!) { copyToLibrary(input: $input) {
  isComplete documentCount copiedCount skippedCount skipped { id existing { id } } newKeyCount madeGroupCount movedCount movedGroupCount steps { libraryId undo }
} }`;
const previewQuery = `query preview($input: CopyToLibraryInput!) {
  copyPreview(input: $input) { documentCount duplicateCount groupCount } }`;

async function copy(client: ApiClient, input: object): Promise<Copied> {
  return (await client.ask<{ copyToLibrary: Copied }>(mutation, { input })).copyToLibrary;
}

async function preview(client: ApiClient, input: object): Promise<object> {
  return (await client.ask<{ copyPreview: object }>(previewQuery, { input })).copyPreview;
}

/** Undoes all steps, in their order. */
async function undoAll(client: ApiClient, { steps }: Copied): Promise<void> {
  for (const step of steps) expect((await undo(client, step.undo)).leftCount).toBe(0);
}

const titles = async (client: ApiClient, filterBy: object | null = null) =>
  titlesOf(await page(client, { filterBy, orderBy: { field: 'TITLE', direction: 'ASC' } }));

const keysOf = async (client: ApiClient, id: string | undefined) => (await read(client, id ?? ''))?.citationKeys;

/** A field that names another document by its citation key. */
const crossref = (value: string) => [{ name: 'crossref', value }];

/** The other fields of the documents with “child” in their title, by title, as the person `client` reads them. */
async function referencesOfChildren(client: ApiClient, shared: ApiClient): Promise<unknown[]> {
  const { edges } = await page(shared, {
    filterBy: { query: 'child' },
    orderBy: { field: 'TITLE', direction: 'ASC' },
  });
  const children = await Promise.all(edges.map(({ node }) => read(client, node?.id ?? '')));
  return children.map((document) => document?.otherFields);
}

export function copiesContract(useTarget: UseTarget): void {
  /** A person with a shared library. */
  async function newOwner() {
    const { client, id } = await newPerson(useTarget());
    const libraryId = await createLibrary(client, 'Shared');
    return { client, personalId: `${id}.library`, libraryId, shared: sharedLibraryClient(client, libraryId) };
  }

  it('copies documents with all fields, and undoes that', async () => {
    const { client, libraryId, shared } = await newOwner();
    const { id } = await add(client, article('Tides', { note: 'Read it', keywords: ['sea'], citationKeys: ['tides'] }));
    const copied = await copy(client, { selection: { ids: [id] }, toLibraryId: libraryId });
    expect(copied).toMatchObject({ copiedCount: 1, skippedCount: 0, newKeyCount: 0, madeGroupCount: 0, movedCount: 0 });
    expect(copied.steps).toMatchObject([{ libraryId }]);
    const [copyId = ''] = idsOf(await page(shared));
    expect(copyId).not.toBe(id);
    const [own, its] = [await read(client, id), await read(client, copyId)];
    const { added, lastModified } = its ?? {};
    expect(its).toEqual({ ...own, id: copyId, added, lastModified });
    expect(its).toMatchObject({ title: 'Tides', note: 'Read it' });
    await undoAll(client, copied);
    expect([await titles(client), await titles(shared), await titles(shared, { trashed: true })]).toEqual([
      ['Tides'],
      [],
      ['Tides'],
    ]);
  });

  it('makes citation keys unique in the target', async () => {
    const { client, libraryId, shared } = await newOwner();
    await add(shared, article('There', { citationKeys: ['Key', 'keya'] }));
    const ids = [
      (await add(client, article('One', { citationKeys: ['key', 'other'] }))).id,
      (await add(client, article('Two', { citationKeys: ['KEY'] }))).id,
    ];
    expect(await copy(client, { selection: { ids }, toLibraryId: libraryId })).toMatchObject({ newKeyCount: 2 });
    const { edges } = await page(shared, { orderBy: { field: 'TITLE', direction: 'ASC' } });
    expect(await Promise.all(edges.map(({ node }) => keysOf(client, node?.id)))).toEqual([
      ['keyb', 'other'],
      ['Key', 'keya'],
      ['KEYc'],
    ]);
  });

  it('lets references follow documents whose citation key is taken in the target, across the parts of a copy', async () => {
    const { client, libraryId, shared } = await newOwner();
    await add(shared, article('There', { citationKeys: ['parent', 'later'] }));
    const parent = (key: string) => article(key, { citationKeys: [key] });
    const child = (title: string, key: string) => article(title, { otherFields: crossref(key) });
    await addMany(client, [
      ...[parent('parent'), child('A child', 'parent'), child('An early child', 'later')],
      ...Array.from({ length: 220 }, (_, index) => article(`Title ${index}`)),
      ...[parent('later'), child('The last child', 'Parent')],
    ]);
    const input = { selection: { filterBy: {} }, toLibraryId: libraryId, key: randomUUID(), stopAfter: 100 };
    let copied = await copy(client, input);
    while (!copied.isComplete) copied = await copy(client, input);
    expect(await referencesOfChildren(client, shared)).toEqual(['parenta', 'latera', 'parenta'].map(crossref));
    await undoAll(client, copied);
    expect(await titles(shared)).toEqual(['There']);
  });

  it('rewrites each reference once, even if its new citation key is another document’s in the source', async () => {
    const { client, libraryId, shared } = await newOwner();
    const work = (key: string, title: string) =>
      article(title, { doi: `10.1000/${title}`, authors: [{ person: { family: 'Berg' } }], citationKeys: [key] });
    await addMany(shared, [article('There', { citationKeys: ['berg', 'late'] }), work('tides', 'Tides')]);
    await addMany(client, [
      ...[article('Berg', { citationKeys: ['berg'] }), article('Berga', { citationKeys: ['berga'] })],
      ...[work('sea', 'Tides'), article('Late child', { otherFields: crossref('late, latea') })],
      ...['berg', 'sea', 'late'].map((key) => article(`Child of ${key}`, { otherFields: crossref(key) })),
      ...Array.from({ length: 100 }, (_, index) => article(`Title ${index}`)),
      ...['tides', 'late', 'latea'].map((key) => article(`The other ${key}`, { citationKeys: [key] })),
      ...['berg', 'berga', 'sea', 'tides'].map((key) =>
        article(`Last child of ${key}`, { otherFields: crossref(key) }),
      ),
    ]);
    const input = { selection: { filterBy: {} }, toLibraryId: libraryId, key: randomUUID(), stopAfter: 100 };
    expect((await copy(client, input)).isComplete).toBe(false);
    expect(await referencesOfChildren(client, shared)).toEqual(['berga', 'late', 'tides', 'late, latea'].map(crossref));
    const copied = await copy(client, input);
    expect(copied.isComplete).toBe(true);
    expect(await referencesOfChildren(client, shared)).toEqual(
      ['berga', 'latea', 'tides', 'berga', 'bergaa', 'tides', 'tidesa', 'latea, lateaa'].map(crossref),
    );
    await undoAll(client, copied);
    expect(await titles(shared)).toEqual(['There', 'Tides']);
  });

  it('rewrites more references than one transaction writes, but none that a member has edited between two requests', async () => {
    const { client, libraryId, shared } = await newOwner();
    await add(shared, article('There', { citationKeys: ['late', 'berg'] }));
    const count = 104;
    await addMany(client, [
      ...Array.from({ length: count }, (_, index) => article(`Child ${index}`, { otherFields: crossref('late') })),
      article('Berg', { citationKeys: ['berg'] }),
      ...Array.from({ length: 99 }, (_, index) => article(`Title ${index}`)),
      article('Late', { citationKeys: ['late'] }),
    ]);
    const input = { selection: { filterBy: {} }, toLibraryId: libraryId, key: randomUUID(), stopAfter: 200 };
    expect((await copy(client, input)).isComplete).toBe(false);
    const [edited = ''] = idsOf(await page(shared, { filterBy: { query: 'child' } }));
    // The key of a document that the target had before, and of one that was copied under another key.
    await update(shared, { id: edited, fields: { otherFields: crossref('berg') } });
    const copied = await copy(client, input);
    expect(copied.isComplete).toBe(true);
    interface Children {
      me: { documents: { edges: { node: { id: string; otherFields: object[] } }[] } };
    }
    const { me } = await shared.ask<Children>(
      '{ me { documents(filterBy: { query: "child" }, first: 500) { edges { node { id otherFields { name value } } } } } }',
    );
    const references = new Map(me.documents.edges.map(({ node }) => [node.id, node.otherFields]));
    expect(references.get(edited)).toEqual(crossref('berg'));
    references.delete(edited);
    expect([...references.values()]).toEqual(Array.from({ length: count - 1 }, () => crossref('latea')));
    // Undo leaves what somebody has edited.
    const left = await Promise.all(copied.steps.map(({ undo: step }) => undo(client, step)));
    expect(left.map(({ leftCount }) => leftCount)).toEqual([1]);
    expect(idsOf(await page(shared, { filterBy: { query: 'child OR title' } }))).toEqual([edited]);
  });

  it('leaves out what is there already, or copies it all the same', async () => {
    const { client, libraryId, shared } = await newOwner();
    const work = article('Tides', { doi: '10.1000/tides', authors: [{ person: { family: 'Berg' } }] });
    const there = await add(shared, work);
    const own = await add(client, work);
    const part = await add(client, article('Tides of another sea', { doi: '10.1000/tides' }));
    const input = { selection: { ids: [own.id, part.id] }, toLibraryId: libraryId };
    expect(await preview(client, input)).toEqual({ documentCount: 2, duplicateCount: 1, groupCount: 0 });
    expect(await copy(client, input)).toMatchObject({
      copiedCount: 1,
      skippedCount: 1,
      skipped: [{ id: own.id, existing: { id: there.id } }],
    });
    expect(await copy(client, { ...input, duplicates: 'COPY' })).toMatchObject({ copiedCount: 2, skippedCount: 0 });
    expect(await titles(shared)).toEqual(['Tides', 'Tides', 'Tides of another sea', 'Tides of another sea']);
  });

  it('copies what the source has twice, twice', async () => {
    const { client, libraryId, shared } = await newOwner();
    const work = article('Tides', { doi: '10.1000/tides', authors: [{ person: { family: 'Berg' } }] });
    await addMany(client, [work, work]);
    expect(await copy(client, { selection: { filterBy: {} }, toLibraryId: libraryId })).toMatchObject({
      copiedCount: 2,
    });
    expect(await titles(shared)).toEqual(['Tides', 'Tides']);
  });

  it('leaves out documents in the trash', async () => {
    const { client, libraryId, shared } = await newOwner();
    const ids = (await addMany(client, [article('One'), article('Two')])).map(({ id }) => id);
    await bulk(client, 'delete', { ids: ids.slice(0, 1) });
    expect(await copy(client, { selection: { ids }, toLibraryId: libraryId })).toMatchObject({ copiedCount: 1 });
    expect(await titles(shared)).toEqual(['Two']);
  });

  it('copies the groups that documents are in by hand, and joins equal ones', async () => {
    const { client, libraryId, shared } = await newOwner();
    const work = article('Tides', { doi: '10.1000/tides', authors: [{ person: { family: 'Berg' } }] });
    const [tides, maps] = await addMany(client, [work, article('Maps')]);
    const sea = await createGroup(client, explicit('Sea'));
    const search = {
      name: 'Search',
      parentId: sea.id,
      searchGroup: { searchExpression: 'maps', caseSensitive: false, isRegEx: false },
    };
    const below = await createGroup(client, search);
    await createGroup(client, explicit('Deep', [tides?.id ?? '', maps?.id ?? ''], { parentId: below.id }));
    await createGroup(client, explicit('Elsewhere'));
    const there = await add(shared, work);
    const joined = await createGroup(shared, explicit('Sea'));
    const input = { selection: { filterBy: {} }, toLibraryId: libraryId, withGroups: true };
    expect(await preview(client, input)).toEqual({ documentCount: 2, duplicateCount: 1, groupCount: 3 });
    const copied = await copy(client, input);
    expect(copied).toMatchObject({ copiedCount: 1, skippedCount: 1, madeGroupCount: 2 });
    expect(await pathsOf(shared)).toEqual(['Sea', 'Sea/Search', 'Sea/Search/Deep']);
    const [, , deep] = await readTree(shared);
    expect(await titlesIn(shared, deep?.id ?? '')).toEqual(['Maps', 'Tides']);
    await undoAll(client, copied);
    expect(await pathsOf(shared)).toEqual(['Sea']);
    expect((await findGroup(client, joined.id))?.name).toBe('Sea');
    expect(idsOf(await page(shared))).toEqual([there.id]);
  });

  it('moves documents, and takes that back in both libraries', async () => {
    const { client, personalId, libraryId, shared } = await newOwner();
    const ids = (await addMany(client, [article('One'), article('Two')])).map(({ id }) => id);
    const moved = await copy(client, { selection: { ids }, toLibraryId: libraryId, move: true });
    expect(moved).toMatchObject({ copiedCount: 2, movedCount: 2 });
    expect(moved.steps.map((step) => step.libraryId)).toEqual([personalId, libraryId]);
    expect([await titles(client), await titles(shared)]).toEqual([[], ['One', 'Two']]);
    await undoAll(client, moved);
    expect([await titles(client), await titles(shared)]).toEqual([['One', 'Two'], []]);
    // And back again, from the shared library, whose id its documents tell.
    await copy(client, { selection: { ids }, toLibraryId: libraryId });
    const back = { selection: { ids: idsOf(await page(shared)) }, toLibraryId: personalId, move: true };
    expect(await copy(client, back)).toMatchObject({ copiedCount: 2, movedCount: 2 });
    expect(await titles(shared)).toEqual([]);
  });

  it('keeps duplicates in the source when it moves', async () => {
    const { client, libraryId, shared } = await newOwner();
    const work = article('Tides', { doi: '10.1000/tides', authors: [{ person: { family: 'Berg' } }] });
    await add(shared, work);
    await addMany(client, [work, article('Maps')]);
    const input = { selection: { filterBy: {} }, toLibraryId: libraryId, move: true };
    expect(await copy(client, input)).toMatchObject({ copiedCount: 1, skippedCount: 1, movedCount: 1 });
    expect(await titles(client)).toEqual(['Tides']);
  });

  it('copies groups of all kinds with their subgroups and documents, and moves them', async () => {
    const { client, libraryId, shared } = await newOwner();
    const { alpha, delta } = await addSubjects(client);
    const field = 'keywords';
    const kinds = [
      explicit('By hand', [delta.id]),
      {
        name: 'Words',
        wordKeywordGroup: {
          field,
          searchExpression: 'climate',
          caseSensitive: false,
          keywordDelimiter: ',',
          onlySplitWordsAtDelimiter: false,
        },
      },
      { name: 'Pattern', regexKeywordGroup: { field, searchExpression: '^climate', caseSensitive: false } },
      { name: 'Search', searchGroup: { searchExpression: 'alpha', caseSensitive: false, isRegEx: false } },
      { name: 'Name', lastNameGroup: { field: 'author', authorLastName: 'Curie' } },
      { name: 'Keywords', automaticKeywordGroup: { field, keywordDelimiter: ',', keywordHierarchicalDelimiter: '>' } },
      { name: 'Names', automaticPersonsGroup: { field: 'author' } },
      { name: 'TeX', texGroup: { paths: [], citedKeys: ['delta'] } },
      { name: 'Desktop', desktopGroup: { record: 'AutomaticEntryTypeGroup:Types\\;0\\;1\\;\\;\\;\\;' } },
    ];
    const top = await createGroup(client, explicit('Top', [], { children: kinds }));
    const input = { groupIds: [top.id], toLibraryId: libraryId };
    const copied = await copy(client, input);
    expect(copied).toMatchObject({ copiedCount: 4, madeGroupCount: 10 });
    const [made, ...below] = await readTree(shared, false);
    expect([made, ...below].map((group) => [group?.__typename, group?.name])).toEqual(
      (await readTree(client, false)).map(({ __typename, name }) => [__typename, name]),
    );
    const contentOf = async (library: ApiClient) =>
      Object.fromEntries(
        await Promise.all(
          (await readTree(library, false)).map(async ({ name, id }) => [name, await titlesIn(library, id)] as const),
        ),
      );
    expect(await contentOf(shared)).toEqual(await contentOf(client));
    await undoAll(client, copied);
    expect([await pathsOf(shared), await titles(shared)]).toEqual([[], []]);

    const moved = await copy(client, { ...input, move: true });
    expect(moved).toMatchObject({ copiedCount: 4, movedCount: 4, madeGroupCount: 10, movedGroupCount: 1 });
    expect([await pathsOf(client), await titles(client)]).toEqual([[], []]);
    await undoAll(client, moved);
    expect((await readTree(client, false)).length).toBe(10);
    expect(await titles(client)).toContain(alpha.title);
  });

  it('keeps a moved group in the source if a document stays that is in it', async () => {
    const { client, libraryId, shared } = await newOwner();
    const work = article('Tides', { doi: '10.1000/tides', authors: [{ person: { family: 'Berg' } }] });
    await add(shared, work);
    const [tides, maps] = await addMany(client, [work, article('Maps')]);
    const below = explicit('Below', [tides?.id ?? '']);
    const sea = await createGroup(client, explicit('Sea', [maps?.id ?? ''], { children: [below] }));
    const land = await createGroup(client, explicit('Land', [maps?.id ?? '']));
    const input = { groupIds: [sea.id, land.id], toLibraryId: libraryId, move: true, key: randomUUID() };
    for (const moved of [await copy(client, input), await copy(client, input)])
      expect(moved).toMatchObject({ movedCount: 1, skippedCount: 1, movedGroupCount: 1 });
    expect([await pathsOf(client), await titles(client)]).toEqual([['Sea', 'Sea/Below'], ['Tides']]);
    expect(await pathsOf(shared)).toEqual(['Sea', 'Sea/Below', 'Land']);
  });

  it('keeps groups in the source that were changed, or whose copies were deleted, before a retry moves them', async () => {
    const { client, libraryId, shared } = await newOwner();
    const { id } = await add(client, article('Tides'));
    const groups = [];
    for (const name of ['Deleted', 'Extended', 'Same']) groups.push(await createGroup(client, explicit(name, [id])));
    const [, extended] = groups;
    // A move that stops after the copy is stored like a copy.
    const input = { groupIds: groups.map((group) => group.id), toLibraryId: libraryId, key: randomUUID() };
    await copy(client, input);
    const there = (await readTree(shared)).find(({ name }) => name === 'Deleted');
    await deleteGroup(shared, there?.id ?? '');
    await createGroup(client, explicit('New', [], { parentId: extended?.id }));
    expect(await copy(client, { ...input, move: true })).toMatchObject({ movedCount: 1, movedGroupCount: 1 });
    expect(await pathsOf(client)).toEqual(['Deleted', 'Extended', 'Extended/New']);
    expect(await pathsOf(shared)).toEqual(['Extended', 'Same']);
  });

  it('copies to each library that requests with the same key name', async () => {
    const { client, libraryId, shared } = await newOwner();
    const { id } = await add(client, article('Tides'));
    const otherId = await createLibrary(client, 'Other');
    const input = { selection: { ids: [id] }, key: randomUUID() };
    for (const toLibraryId of [libraryId, otherId])
      expect(await copy(client, { ...input, toLibraryId })).toMatchObject({ copiedCount: 1 });
    expect([await titles(shared), await titles(sharedLibraryClient(client, otherId))]).toEqual([['Tides'], ['Tides']]);
  });

  it('copies groups without their documents, each only once', async () => {
    const { client, libraryId, shared } = await newOwner();
    const { id } = await add(client, article('Tides'));
    const top = await createGroup(client, explicit('Top', [id], { children: [explicit('Below', [id])] }));
    const below = (await readTree(client)).find(({ name }) => name === 'Below');
    const input = { groupIds: [below?.id, top.id], toLibraryId: libraryId, withDocuments: false };
    expect(await copy(client, input)).toMatchObject({ copiedCount: 0, madeGroupCount: 2 });
    expect([await pathsOf(shared), await titles(shared)]).toEqual([['Top', 'Top/Below'], []]);
  });

  it('writes many documents in parts that are one step, and retries copy nothing twice', async () => {
    const { client, libraryId, shared } = await newOwner();
    const documents = Array.from({ length: 230 }, (_, index) => article(`Title ${index}`, { citationKeys: ['same'] }));
    await addMany(client, documents);
    const group = await createGroup(client, explicit('All', idsOf(await page(client, { first: 500 }))));
    const input = { groupIds: [group.id], toLibraryId: libraryId, move: true, key: randomUUID() };
    const answers = await Promise.all([copy(client, input), copy(client.copy(), input)]);
    for (const answer of [...answers, await copy(client, input)])
      expect(answer).toMatchObject({ copiedCount: 230, movedCount: 230, madeGroupCount: 1, newKeyCount: 229 });
    expect((await page(shared, { first: 500 })).edges.length).toBe(230);
    const [first] = answers;
    await undoAll(client, first);
    expect([(await titles(shared)).length, (await titles(client)).length]).toEqual([0, 50]);
    // A retry after the undo moves nothing again.
    expect(await copy(client, input)).toMatchObject({ copiedCount: 230, movedCount: 230 });
    expect([(await titles(shared)).length, (await titles(client)).length]).toEqual([0, 50]);
  });

  it('stops after so many documents, and the same request goes on until everything is moved as one step', async () => {
    const { client, libraryId, shared } = await newOwner();
    const documents = Array.from({ length: 230 }, (_, index) => article(`Title ${index}`, { citationKeys: ['same'] }));
    await addMany(client, documents);
    const group = await createGroup(client, explicit('All', idsOf(await page(client, { first: 500 }))));
    const whole = { groupIds: [group.id], toLibraryId: libraryId, move: true, key: randomUUID() };
    const input = { ...whole, stopAfter: 100 };
    const answers = [await copy(client, input)];
    expect(answers[0]).toMatchObject({ isComplete: false, documentCount: 230, copiedCount: 100, movedCount: 0 });
    while (!answers.at(-1)?.isComplete && answers.length < 10) answers.push(await copy(client, input));
    expect(answers.map(({ copiedCount, movedCount }) => [copiedCount, movedCount])).toEqual([
      ...[
        [100, 0],
        [200, 0],
        [230, 100],
        [230, 200],
        [230, 230],
      ],
    ]);
    const last = answers.at(-1);
    const all = { isComplete: true, documentCount: 230, madeGroupCount: 1, newKeyCount: 229, movedGroupCount: 1 };
    expect(last).toMatchObject(all);
    for (const again of [input, whole]) expect(await copy(client, again)).toEqual(last);
    expect([(await page(shared, { first: 500 })).edges.length, await titles(client)]).toEqual([230, []]);
    if (last) await undoAll(client, last);
    expect([(await titles(shared)).length, (await titles(client)).length]).toEqual([0, 50]);
    expect((await pathsOf(client)).length).toBe(1);
  });

  it('undoes a whole move by the steps of its first answer, if the later ones are lost', async () => {
    const { client, personalId, libraryId, shared } = await newOwner();
    const ids = (await addMany(client, [article('One'), article('Two')])).map(({ id }) => id);
    const documents = Array.from({ length: 228 }, (_, index) => article(`Title ${index}`));
    ids.push(...(await addMany(client, documents)).map(({ id }) => id));
    const input = { selection: { ids }, toLibraryId: libraryId, move: true, key: randomUUID(), stopAfter: 200 };
    const first = await copy(client, input);
    expect(first).toMatchObject({ copiedCount: 200, movedCount: 0 });
    expect(first.steps.map((step) => step.libraryId)).toEqual([personalId, libraryId]);
    // Copies the rest, and empties a part of the source. Nobody sees the answer.
    expect(await copy(client, input)).toMatchObject({ copiedCount: 230, movedCount: 200 });
    await undoAll(client, first);
    const countIn = async (library: ApiClient) => (await page(library, { first: 500 })).edges.length;
    expect([await countIn(client), await countIn(shared)]).toEqual([230, 0]);
  });

  it('moves in opposite directions at once', async () => {
    const { client, personalId, libraryId, shared } = await newOwner();
    const many = (name: string) => Array.from({ length: 120 }, (_, index) => article(`${name} ${index}`));
    const [own, theirs] = [await addMany(client, many('Own')), await addMany(shared, many('Shared'))];
    const idsIn = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
    await Promise.all([
      copy(client, { selection: { ids: idsIn(own) }, toLibraryId: libraryId, move: true }),
      copy(client.copy(), { selection: { ids: idsIn(theirs) }, toLibraryId: personalId, move: true }),
    ]);
    const all = async (library: ApiClient) =>
      new Set(titlesOf(await page(library, { first: 500 })).map((title) => title?.split(' ')[0]));
    expect([[...(await all(client))], [...(await all(shared))]]).toEqual([['Shared'], ['Own']]);
  });

  it('undo leaves a copy that was changed since', async () => {
    const { client, libraryId, shared } = await newOwner();
    await addMany(client, [article('One'), article('Two')]);
    const { steps } = await copy(client, { selection: { filterBy: {} }, toLibraryId: libraryId });
    const [changed = ''] = idsOf(await page(shared));
    await update(client, { id: changed, fields: { note: 'Changed' } });
    expect(await undo(client, steps[0]?.undo ?? '')).toMatchObject({ count: 1, leftCount: 1, left: [changed] });
    expect(idsOf(await page(shared))).toEqual([changed]);
  });

  describe('needs', () => {
    it('a role in both libraries', async () => {
      const { client, libraryId, shared } = await newOwner();
      const { id } = await add(shared, article('Tides'));
      const reader = await newMember(useTarget(), client, libraryId, 'READER');
      const out = { selection: { ids: [id] }, toLibraryId: `${reader.id}.library` };
      expect(await copy(reader.client, out)).toMatchObject({ copiedCount: 1 });
      await reader.client.refused('FORBIDDEN', mutation, { input: { ...out, move: true } });
      const own = await add(reader.client, article('Own'));
      const into = { selection: { ids: [own.id] }, toLibraryId: libraryId };
      await reader.client.refused('FORBIDDEN', mutation, { input: into });
      expect(await preview(reader.client, into)).toMatchObject({ documentCount: 1 });
      const stranger = (await newPerson(useTarget())).client;
      const theirs = await add(stranger, article('Theirs'));
      await stranger.refused('NOT_FOUND', mutation, { input: { ...into, selection: { ids: [theirs.id] } } });
      await stranger.refused('NOT_FOUND', mutation, { input: { ...out, toLibraryId: libraryId } });
      expect([await titles(shared), await titles(client)]).toEqual([['Tides'], []]);
    });

    it('to say clearly what is copied, and where to', async () => {
      const { client, personalId, libraryId } = await newOwner();
      const { id } = await add(client, article('Tides', { keywords: ['sea'] }));
      const selection = { ids: [id] };
      const group = await createGroup(client, {
        name: 'Keywords',
        automaticKeywordGroup: { field: 'keywords', keywordDelimiter: ',', keywordHierarchicalDelimiter: '>' },
      });
      const made = (await readTree(client)).find(({ isMade }) => isMade);
      for (const input of [
        { toLibraryId: libraryId },
        { selection, groupIds: [group.id], toLibraryId: libraryId },
        { groupIds: [], toLibraryId: libraryId },
        { selection, toLibraryId: personalId },
        { selection, toLibraryId: libraryId, key: '' },
        { selection, toLibraryId: libraryId, stopAfter: 100 },
        { selection, toLibraryId: libraryId, stopAfter: 0, key: 'key' },
        { groupIds: [group.id], toLibraryId: libraryId, move: true, withDocuments: false },
        { groupIds: Array.from({ length: 501 }, () => group.id), toLibraryId: libraryId },
        { groupIds: [made?.id], toLibraryId: libraryId },
      ]) {
        for (const query of [mutation, previewQuery]) await client.refused('BAD_USER_INPUT', query, { input });
      }
      await deleteGroup(client, group.id);
      await client.refused('NOT_FOUND', mutation, { input: { groupIds: [group.id], toLibraryId: libraryId } });
      await client.refused('NOT_FOUND', mutation, { input: { selection, toLibraryId: 'lib_none' } });
      const unknown = { selection: { ids: ['doc_none'] }, toLibraryId: libraryId };
      await client.refused('NOT_FOUND', mutation, { input: unknown });
    });
  });
}
