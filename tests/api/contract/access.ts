// Contract: what the table of accesses (server/graphql/accessTable.ts) says, for every query and mutation and whoever calls it, and the content of a library.
import { isInterfaceType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { type Access, accesses, type Answer, type Caller } from '#server/graphql/accessTable.ts';
import { apiSchema } from '#tests/support/apiSchema.ts';
import { type ApiClient, makeClient } from '#tests/support/client.ts';
import { sharedLibraryClient } from '#tests/support/sharedLibraryClient.ts';
import { aboutLibraries, type Content, type Operation, operationsOn, unknownContent } from './accessOperations.ts';
import { createApiToken, endApiToken, script } from './apiTokenOperations.ts';
import { createGroup, explicit } from './groupOperations.ts';
import { add, article } from './operations.ts';
import { createShareLinkMutation } from './shareLinks.ts';
import { createLibrary, newMember } from './sharingOperations.ts';
import { anonymous, newPerson, type Person, type UseTarget } from './target.ts';

const isAboutLibrary = (access: Access | undefined) => access !== undefined && accesses[access].stranger === 'nothing';

async function answerTo(client: ApiClient, { name, root, access, query, variables }: Operation): Promise<Answer> {
  const { data, errors, status, text } = await client.send<Record<string, unknown>>(query, variables);
  // Anything that GraphQL refuses before it asks a resolver would look allowed.
  if (text.includes('GRAPHQL_VALIDATION_FAILED')) throw new Error(`Not valid: ${query}: ${text}`);
  const codes = errors.map(({ extensions }) => extensions?.code);
  if (status === 401 || codes.includes('UNAUTHENTICATED')) return 'unauthenticated';
  if (codes.includes('FORBIDDEN')) return 'no';
  // What a mutation finds also depends on the ones before it.
  const isRead = root === 'Query' && isAboutLibrary(access);
  return isRead && (data?.[name] ?? null) === null ? 'nothing' : 'yes';
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
    const content = { libraryId, documentId: document.id, otherId: other.id, groupId: group.id };
    const member = (role: 'EDITOR' | 'READER') => newMember(target, owner.client, libraryId, role);
    return { owner, content, member };
  }

  const token = async ({ client }: Person, scope: 'READ' | 'WRITE') => {
    const { secret, apiToken } = await createApiToken(client, { scope });
    return { client: script(useTarget(), secret), id: apiToken.id };
  };

  /** The path of a new link to the library, which begins with its secret. */
  async function newLink({ client }: Person, libraryId: string) {
    interface Created {
      createShareLink: { address: string };
    }
    const { createShareLink } = await client.ask<Created>(createShareLinkMutation, { input: { libraryId } });
    const path = new URL(createShareLink.address).pathname;
    return { path, secret: path.split('/')[2] ?? '' };
  }

  type NewLibrary = Awaited<ReturnType<typeof newLibrary>>;

  const callers: Readonly<Record<Caller, (library: NewLibrary) => Promise<{ client: ApiClient; id: string }>>> = {
    owner: ({ owner }) => Promise.resolve(owner),
    editor: ({ member }) => member('EDITOR'),
    reader: ({ member }) => member('READER'),
    stranger: () => newPerson(useTarget()),
    anonymous: () => Promise.resolve({ client: anonymous(useTarget()), id: 'user_none' }),
    readToken: async ({ owner }) => ({ id: owner.id, client: (await token(owner, 'READ')).client }),
    writeToken: async ({ owner }) => ({ id: owner.id, client: (await token(owner, 'WRITE')).client }),
    endedToken: async ({ owner }) => {
      const { client, id } = await token(owner, 'WRITE');
      await endApiToken(owner.client, id);
      return { client, id: owner.id };
    },
    shareLink: async ({ owner, content }) => {
      const { secret } = await newLink(owner, content.libraryId);
      return { client: script(useTarget(), secret), id: owner.id };
    },
  };

  it('is in the table for every query and mutation, and is tried here for all that are about a library', () => {
    const operations = operationsOn({ ...unknownContent, ownLibraryId: 'user_none.library' });
    expect(operations.filter(({ access }) => access === undefined)).toEqual([]);
    const named = operations.filter(({ access }) => isAboutLibrary(access)).map(({ name }) => name);
    expect(named.sort()).toEqual([...aboutLibraries].sort());
  });

  it.each(Object.keys(callers) as Caller[])(
    'is what the table says for every query and mutation: %s',
    async (caller) => {
      const library = await newLibrary();
      const { client, id } = await callers[caller](library);
      const ownLibraryId = `${id}.library`;
      const content: Content = { ...library.content, ownLibraryId };
      const missing = new Map(operationsOn({ ...unknownContent, ownLibraryId }).map((each) => [each.name, each]));
      const expectNothingLearned = async ({ name, query, variables }: Operation) => {
        const [foreign, unknown] = [
          await client.send(query, variables),
          await client.send(query, missing.get(name)?.variables),
        ];
        const told = ({ errors, data }: typeof foreign) => [
          errors.map(({ message }) => message),
          errors.length > 0 || data,
        ];
        expect([name, ...told(foreign)]).toEqual([name, ...told(unknown)]);
      };
      const found: Record<string, Answer> = {};
      const expected: Record<string, Answer> = {};
      for (const operation of operationsOn(content)) {
        const { name, access } = operation;
        const answer = access ? accesses[access][caller] : 'no';
        expected[name] = answer === 'nothing' && operation.root === 'Mutation' ? 'yes' : answer;
        found[name] = await answerTo(client, operation);
        if (answer === 'nothing') await expectNothingLearned(operation);
      }
      expect(found).toEqual(expected);
    },
  );

  it('the secret of a read-only link opens its addresses, and as a cookie or a token nothing else', async () => {
    const { owner, content } = await newLibrary();
    const { path, secret } = await newLink(owner, content.libraryId);
    const file = await anonymous(useTarget()).rest('GET', `/share/${secret}/library.bib`);
    expect([path.startsWith(`/share/${secret}`), file.status, file.text.includes('Document')]).toEqual([
      true,
      200,
      true,
    ]);
    const address = `/api/export/bib?libraryId=${content.libraryId}`;
    const cookies = new Map([...owner.client.cookies.keys()].map((name) => [name, secret]));
    const guest = makeClient(useTarget().url, useTarget().headers, cookies);
    const answers = [
      await script(useTarget(), secret).rest('GET', address),
      await guest.copy().rest('GET', address),
      await anonymous(useTarget()).rest('GET', `${address}&secret=${secret}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    for (const operation of operationsOn({ ...content, ownLibraryId: `${owner.id}.library` })) {
      const { name, access } = operation;
      expect([name, await answerTo(guest.copy(), operation)]).toEqual([name, access && accesses[access].anonymous]);
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

    it('is requested with all its fields', () => {
      expect(fields.filter((name) => !new RegExp(String.raw`\b${name}\b`).test(query))).toEqual([]);
    });

    it('is answered to members, and to nobody else', async () => {
      const { owner, content: made, member } = await newLibrary();
      const variables = { id: made.libraryId, documentId: made.documentId };
      const answer = await owner.client.ask(query, variables);
      expect(answer).toMatchObject({ library: { documents: { totalCount: 2 }, groups: [{ id: made.groupId }] } });
      expect(await (await member('READER')).client.ask(query, variables)).toEqual(answer);
      expect(await (await newPerson(useTarget())).client.ask(query, variables)).toEqual({ library: null });
      await anonymous(useTarget()).refused('UNAUTHENTICATED', query, variables);
    });

    it.each(['/api/export/bib', '/api/export/csl.json', '/api/bibliography?format=text'])(
      'is written to files for members, and for nobody else: %s',
      async (path) => {
        const { content: made, member } = await newLibrary();
        const of = (client: ApiClient) =>
          client.rest('GET', `${path}${path.includes('?') ? '&' : '?'}libraryId=${made.libraryId}`);
        const answer = await of((await member('READER')).client);
        expect([answer.status, answer.text.includes('Document')]).toEqual([200, true]);
        const refused = await of((await newPerson(useTarget())).client);
        expect(refused.status).toBeGreaterThanOrEqual(400);
        expect(refused.text).not.toContain('Document');
      },
    );
  });
}
