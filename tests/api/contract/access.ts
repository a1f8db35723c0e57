// Contract: what each role in a shared library may do, for every mutation of the schema that is about a library, and for its content.
import { getNamedType, isInputObjectType, isInterfaceType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { apiSchema } from '#tests/support/apiSchema.ts';
import type { ApiClient } from '#tests/support/client.ts';
import { sharedLibraryClient } from '#tests/support/sharedLibraryClient.ts';
import { createGroup, explicit } from './groupOperations.ts';
import { add, article } from './operations.ts';
import { createLibrary, newMember } from './sharingOperations.ts';
import { anonymous, newPerson, type UseTarget } from './target.ts';

/** What a library has for the mutations to act on. */
interface Content {
  readonly libraryId: string;
  readonly documentId: string;
  readonly otherId: string;
  readonly groupId: string;
}

type Arguments = (content: Content) => object;

/** Inputs that an editor may send, for mutations that change a library. Without its id, they lead to the library by what they name. */
const writing: Readonly<Record<string, Arguments>> = {
  addCitationStyle: ({ libraryId }) => ({ input: { libraryId, xml: '' } }),
  addDocumentsToGroup: ({ documentId, groupId }) => ({ input: { groupId, selection: { ids: [documentId] } } }),
  addGroups: ({ libraryId }) => ({ input: { libraryId, groups: [explicit('Added')] } }),
  addUserDocument: ({ libraryId }) => ({ libraryId, input: { other: { title: 'Added' } } }),
  addUserDocuments: ({ libraryId }) => ({ input: { libraryId, documents: [{ other: { title: 'Added' } }] } }),
  bringBackRevision: ({ documentId }) => ({ input: { id: documentId, revision: 1 } }),
  chooseStyle: ({ libraryId }) => ({ input: { libraryId, style: 'apa' } }),
  copyToLibrary: ({ libraryId }) => ({ input: { selection: { ids: [] }, toLibraryId: libraryId } }),
  createGroup: ({ libraryId }) => ({ libraryId, input: explicit('Added') }),
  createShareLink: ({ libraryId }) => ({ input: { libraryId } }),
  deleteGroup: ({ groupId }) => ({ input: { id: groupId } }),
  deleteUserDocuments: ({ otherId }) => ({ input: { selection: { ids: [otherId] } } }),
  editUserDocuments: ({ documentId }) => ({ input: { selection: { ids: [documentId] }, addKeywords: ['seen'] } }),
  keepUserDocumentsApart: ({ documentId, otherId }) => ({ input: { ids: [documentId, otherId] } }),
  makeCitationKeys: ({ documentId }) => ({ input: { selection: { ids: [documentId] } } }),
  mergeUserDocuments: ({ documentId, otherId }) => ({ input: { into: documentId, from: [otherId] } }),
  moveGroup: ({ groupId }) => ({ input: { id: groupId } }),
  purgeUserDocuments: ({ otherId }) => ({ input: { selection: { ids: [otherId] } } }),
  removeCitationStyle: ({ libraryId }) => ({ input: { libraryId, id: 'own:none' } }),
  removeDocumentsFromGroup: ({ documentId, groupId }) => ({ input: { groupId, selection: { ids: [documentId] } } }),
  restoreGroup: ({ groupId }) => ({ input: { id: groupId } }),
  restoreUserDocuments: ({ otherId }) => ({ input: { selection: { ids: [otherId] } } }),
  setCitationKeyPattern: ({ libraryId }) => ({ input: { libraryId, pattern: '[auth]' } }),
  setGroupsExpanded: ({ groupId }) => ({ input: { ids: [groupId], isExpanded: true } }),
  takeBackRevisions: ({ documentId }) => ({ input: { id: documentId, revisions: [1] } }),
  undo: ({ libraryId }) => ({ input: { libraryId, id: 'undo_none' } }),
  updateGroup: ({ groupId }) => ({ input: { id: groupId, name: 'Renamed' } }),
  updateUserDocument: ({ documentId }) => ({ input: { id: documentId, journalArticle: { title: 'Changed' } } }),
};

/** Mutations that read a library and change nothing in it. */
const reading: Readonly<Record<string, Arguments>> = {
  findDoi: ({ documentId }) => ({ input: { documentId } }),
  lookUp: ({ libraryId }) => ({ input: { libraryId, text: '' } }),
};

const mutations = apiSchema.getMutationType()?.getFields() ?? {};

/** Takes the id of a library, and does nothing to it. */
const otherMutations = ['createApiToken'];

/** The mutations that take the id of a library, except those that manage its members. */
const aboutContent = Object.values(mutations)
  .filter(({ args }) =>
    args.some(({ name, type }) => {
      const input = getNamedType(type);
      return (
        name === 'libraryId' || (isInputObjectType(input) && input.getFields().libraryId?.type.toString() === 'ID')
      );
    }),
  )
  .map(({ name }) => name)
  .filter((name) => !otherMutations.includes(name));

/** An operation that asks only what it has to. */
function operationOf(name: string, variables: object): string {
  const { args = [], type } = mutations[name] ?? {};
  const given = args.filter((argument) => argument.name in variables);
  const definitions = given.map((argument) => `$${argument.name}: ${argument.type.toString()}`);
  const passed = given.map((argument) => `${argument.name}: $${argument.name}`);
  const selection = type === undefined ? '' : '{ __typename }';
  return `mutation run(${definitions.join(', ')}) { ${name}(${passed.join(', ')}) ${selection} }`;
}

export function accessContract(useTarget: UseTarget): void {
  async function newLibrary() {
    const target = useTarget();
    const owner = await newPerson(target);
    const libraryId = await createLibrary(owner.client, 'Shared');
    const shared = sharedLibraryClient(owner.client, libraryId);
    const [document, other, group] = [
      await add(shared, article('Document', { in: { journal: { name: 'Journal' } } })),
      await add(shared, article('Other')),
      await createGroup(shared, explicit('Group')),
    ];
    const content: Content = { libraryId, documentId: document.id, otherId: other.id, groupId: group.id };
    const member = async (role: 'EDITOR' | 'READER') => (await newMember(target, owner.client, libraryId, role)).client;
    return { owner: owner.client, content, member };
  }

  const codeOf = async (client: ApiClient, name: string, variables: object) =>
    (await client.send(operationOf(name, variables), variables)).errors[0]?.extensions?.code ?? null;

  it('is written down here for every mutation about a library', () => {
    expect([...Object.keys(writing), ...Object.keys(reading)].sort()).toEqual(aboutContent.sort());
  });

  it('a reader may call no mutation that changes a library', async () => {
    const { content, member } = await newLibrary();
    const reader = await member('READER');
    const codes: Record<string, unknown> = {};
    for (const [name, input] of Object.entries(writing)) codes[name] = await codeOf(reader, name, input(content));
    expect(codes).toEqual(Object.fromEntries(Object.keys(writing).map((name) => [name, 'FORBIDDEN'])));
    for (const [name, input] of Object.entries(reading)) {
      expect([name, await codeOf(reader, name, input(content))]).not.toEqual([name, 'FORBIDDEN']);
    }
  });

  it('a stranger and anonymous people may call none, and learn nothing of the library', async () => {
    const { content } = await newLibrary();
    const stranger = (await newPerson(useTarget())).client;
    for (const [name, input] of Object.entries({ ...writing, ...reading })) {
      const unknown = { libraryId: 'lib_none', documentId: 'doc_none', otherId: 'doc_not', groupId: 'grp_none' };
      const [foreign, missing] = [
        await stranger.send(operationOf(name, input(content)), input(content)),
        await stranger.send(operationOf(name, input(unknown)), input(unknown)),
      ];
      expect([name, foreign.errors.length > 0 || foreign.data]).toEqual([
        name,
        missing.errors.length > 0 || missing.data,
      ]);
      expect([name, foreign.errors.map(({ message }) => message)]).toEqual([
        name,
        missing.errors.map(({ message }) => message),
      ]);
      expect([name, await codeOf(anonymous(useTarget()), name, input(content))]).toEqual([name, 'UNAUTHENTICATED']);
    }
  });

  it.each(['OWNER', 'EDITOR'] as const)('an %s may call all of them', async (role) => {
    const { owner, content, member } = await newLibrary();
    const client = role === 'OWNER' ? owner : await member(role);
    for (const [name, input] of Object.entries(writing)) {
      expect([name, await codeOf(client, name, input(content))]).not.toEqual([name, 'FORBIDDEN']);
    }
  });

  describe('the content of a library', () => {
    const content = apiSchema.getType('LibraryContent');
    const fields = isInterfaceType(content) ? Object.keys(content.getFields()) : [];
    const query = `query q($id: ID!, $documentId: ID!) { library(id: $id) {
      id documents { totalCount edges { node { id groups { id } history { edges { cursor } } } } } changes { edges { cursor: deleted } }
      lastChange { id } groupsModified libraryParts { kind } searchSuggestions(beginning: "") { value }
      groups { id documentCount documents { id } } groupTree { id hasChildren } groupCounts(ids: []) { groupId }
      groupMembership(selection: { ids: [$documentId] }) { documentCount } styleChoice { style } citationStyles { id }
      duplicates { edges { cursor } } likeDocuments(keys: []) { documents { id } }
      citationKeyPattern { pattern } suggestedCitationKey(document: { other: { title: "A title" } })
      citationKeyHolders(keys: []) { key } documentsWithDoi(selection: { ids: [$documentId] }) { count }
    } }`;

    it('is asked for here as a whole', () => {
      expect(fields.filter((name) => !query.includes(name))).toEqual([]);
    });

    it('is answered to members, and to nobody else', async () => {
      const { owner, content: made, member } = await newLibrary();
      const variables = { id: made.libraryId, documentId: made.documentId };
      const answer = await owner.ask(query, variables);
      expect(answer).toMatchObject({ library: { documents: { totalCount: 2 }, groups: [{ id: made.groupId }] } });
      expect(await (await member('READER')).ask(query, variables)).toEqual(answer);
      expect(await (await newPerson(useTarget())).client.ask(query, variables)).toEqual({ library: null });
      await anonymous(useTarget()).refused('UNAUTHENTICATED', query, variables);
    });

    it.each(['/api/export/bib', '/api/export/csl.json', '/api/bibliography?format=text'])(
      'is written to files for members, and for nobody else: %s',
      async (path) => {
        const { content: made, member } = await newLibrary();
        const of = (client: ApiClient) =>
          client.rest('GET', `${path}${path.includes('?') ? '&' : '?'}libraryId=${made.libraryId}`);
        const answer = await of(await member('READER'));
        expect([answer.status, answer.text.includes('Document')]).toEqual([200, true]);
        const refused = await of((await newPerson(useTarget())).client);
        expect(refused.status).toBeGreaterThanOrEqual(400);
        expect(refused.text).not.toContain('Document');
      },
    );
  });
}
