// Contract: shared libraries, their members and invitations.
import { describe, expect, it } from 'vitest';
import { add, article, idsOf, page, read, update } from './operations.ts';
import {
  changeLibrary,
  createLibrary,
  findLibrary,
  invite,
  librariesOf,
  newMember,
  setName,
  share,
  sharingMutation,
} from './sharingOperations.ts';
import type { ApiClient } from '#tests/support/client.ts';
import { sharedLibraryClient } from '#tests/support/sharedLibraryClient.ts';
import { anonymous, mailsTo, newAddress, newPerson, type UseTarget } from './target.ts';

export function sharingContract(useTarget: UseTarget): void {
  const newOwner = async (name = 'Reading group') => {
    const owner = await newPerson(useTarget());
    return { owner, libraryId: await createLibrary(owner.client, name) };
  };

  it('a person has a personal library, which nobody else can open', async () => {
    const [one, other] = await Promise.all([newPerson(useTarget()), newPerson(useTarget())]);
    const [personal, ...more] = await librariesOf(one.client);
    expect(more).toEqual([]);
    expect(personal).toMatchObject({ name: 'My library', kind: 'PERSONAL', viewerRole: 'OWNER', trashed: null });
    expect(personal?.members).toEqual([
      { person: { id: one.id, name: null, email: one.email, isViewer: true }, role: 'OWNER' },
    ]);
    expect(personal?.id).not.toBe(one.id);
    expect((await findLibrary(one.client, personal?.id ?? ''))?.id).toBe(personal?.id);
    expect(await findLibrary(other.client, personal?.id ?? '')).toBeNull();
    await one.client.refused('FORBIDDEN', sharingMutation('renameLibrary'), {
      input: { id: personal?.id, name: 'New' },
    });
    await anonymous(useTarget()).refused('UNAUTHENTICATED', 'query q($id: ID) { library(id: $id) { id } }', {});
  });

  it('is created, listed by name after the personal one, found by its id and renamed', async () => {
    const { owner, libraryId } = await newOwner('  Reading group ');
    await createLibrary(owner.client, 'Archive');
    expect((await librariesOf(owner.client)).map(({ name }) => name)).toEqual([
      'My library',
      'Archive',
      'Reading group',
    ]);
    const node = await owner.client.ask('query q($id: ID!) { node(id: $id) { __typename id } }', { id: libraryId });
    expect(node).toEqual({ node: { __typename: 'Library', id: libraryId } });
    const renamed = await changeLibrary(owner.client, 'renameLibrary', { id: libraryId, name: 'Seminar' });
    expect(renamed).toMatchObject({ id: libraryId, name: 'Seminar', kind: 'SHARED', viewerRole: 'OWNER' });
    for (const name of ['', '   ', 'x'.repeat(101)]) {
      const { problems } = await share(owner.client, 'renameLibrary', { id: libraryId, name });
      expect(problems).toMatchObject([{ path: ['name'] }]);
    }
    expect((await findLibrary(owner.client, libraryId))?.name).toBe('Seminar');
  });

  it('holds documents apart from those of its members', async () => {
    const { owner, libraryId } = await newOwner();
    const shared = sharedLibraryClient(owner.client, libraryId);
    const document = await add(shared, article('Shared'));
    await add(owner.client, article('Own'));
    expect(idsOf(await page(shared, {}))).toEqual([document.id]);
    expect((await page(owner.client, {})).edges.map(({ node }) => node?.title)).toEqual(['Own']);
    const member = await newMember(useTarget(), owner.client, libraryId, 'EDITOR');
    // The id of the document suffices, without the id of the library.
    expect((await read(member.client, document.id))?.title).toBe('Shared');
  });

  describe('invitations', () => {
    it('tell who invites to what, and make a person a member once', async () => {
      const { owner, libraryId } = await newOwner();
      const [guest, late] = await Promise.all([newPerson(useTarget()), newPerson(useTarget())]);
      const secret = await invite(owner.client, { libraryId, role: 'READER' });
      const query =
        'query q($secret: String!) { invitation(secret: $secret) { libraryName role invitedBy { name email } library { id } } }';
      expect(await guest.client.ask(query, { secret })).toEqual({
        invitation: {
          ...{ libraryName: 'Reading group', role: 'READER', library: null },
          invitedBy: { name: null, email: owner.email },
        },
      });
      const joined = await changeLibrary(guest.client, 'acceptInvitation', { secret });
      expect(joined).toMatchObject({ id: libraryId, viewerRole: 'READER', invitations: [] });
      expect(joined.members.map(({ person, role }) => [person.email, role])).toEqual([
        [null, 'OWNER'],
        [guest.email, 'READER'],
      ]);
      expect((await share(late.client, 'acceptInvitation', { secret })).__typename).toBe('TokenProblem');
      expect(await late.client.ask(query, { secret })).toEqual({ invitation: null });
      expect(await findLibrary(late.client, libraryId)).toBeNull();
    });

    it('leave the role of a member as it is', async () => {
      const { owner, libraryId } = await newOwner();
      const secret = await invite(owner.client, { libraryId, role: 'READER', uses: 2 });
      const library = await changeLibrary(owner.client, 'acceptInvitation', { secret });
      expect(library.viewerRole).toBe('OWNER');
      expect(library.invitations).toMatchObject([{ usesLeft: 2 }]);
    });

    it('are mailed, and ended', async () => {
      const { owner, libraryId } = await newOwner();
      const email = newAddress();
      await share(owner.client, 'createInvitation', { libraryId, role: 'EDITOR', email, days: 1 });
      const [mail] = await mailsTo(useTarget(), email);
      const secret = /\/invitation\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
      expect(mail?.text).toContain(owner.email);
      const [open] = (await findLibrary(owner.client, libraryId))?.invitations ?? [];
      expect(open).toMatchObject({ email, role: 'EDITOR', usesLeft: 1 });
      // Ending it once more does nothing.
      for (const id of [open?.id, open?.id, 'inv_none']) {
        expect((await changeLibrary(owner.client, 'endInvitation', { libraryId, id })).invitations).toEqual([]);
      }
      const guest = await newPerson(useTarget());
      expect((await share(guest.client, 'acceptInvitation', { secret })).__typename).toBe('TokenProblem');
    });

    it('are made, mailed and counted once by retries with the same key', async () => {
      const { owner, libraryId } = await newOwner();
      const second = await newMember(useTarget(), owner.client, libraryId, 'OWNER');
      const email = newAddress();
      const input = { libraryId, role: 'EDITOR', email, key: 'retry-1' };
      const create = (more = {}, client = owner.client) => share(client, 'createInvitation', { ...input, ...more });
      const addresses = (await Promise.all([create(), create(), create()])).map(({ address }) => address);
      expect(new Set(addresses)).toEqual(new Set([expect.stringContaining('/invitation/')]));
      expect((await create({ role: 'READER' })).address).toBe(addresses[0]);
      expect((await findLibrary(owner.client, libraryId))?.invitations).toMatchObject([{ email, role: 'EDITOR' }]);
      expect(await mailsTo(useTarget(), email)).toHaveLength(1);
      // The same key of another person, and in another library, is another request.
      const other = await createLibrary(owner.client, 'Archive');
      expect((await create({ email: null }, second.client)).address).not.toBe(addresses[0]);
      expect((await create({ email: null, libraryId: other })).address).not.toBe(addresses[0]);
      expect((await findLibrary(owner.client, libraryId))?.invitations).toHaveLength(2);
      const guest = await newPerson(useTarget());
      const secret = addresses[0]?.split('/').at(-1);
      expect((await changeLibrary(guest.client, 'acceptInvitation', { secret })).viewerRole).toBe('EDITOR');
      await owner.client.refused('BAD_USER_INPUT', sharingMutation('createInvitation'), {
        input: { ...input, key: '' },
      });
    });

    it('do not come back by a retry after they were ended or used up', async () => {
      const { owner, libraryId } = await newOwner();
      const input = { libraryId, role: 'READER', key: 'retry-1' };
      await invite(owner.client, input);
      const [open] = (await findLibrary(owner.client, libraryId))?.invitations ?? [];
      await changeLibrary(owner.client, 'endInvitation', { libraryId, id: open?.id });
      const problems = [{ path: ['key'], message: expect.stringContaining('was ended') as string }];
      expect((await share(owner.client, 'createInvitation', input)).problems).toMatchObject(problems);
      const used = { ...input, key: 'retry-2' };
      const guest = await newPerson(useTarget());
      await changeLibrary(guest.client, 'acceptInvitation', { secret: await invite(owner.client, used) });
      expect((await share(owner.client, 'createInvitation', used)).problems).toMatchObject(problems);
      expect((await findLibrary(owner.client, libraryId))?.invitations).toEqual([]);
    });

    it('end when their creator is no longer an owner', async () => {
      const { owner, libraryId } = await newOwner();
      const second = await newMember(useTarget(), owner.client, libraryId, 'OWNER');
      const secret = await invite(second.client, { libraryId, role: 'EDITOR' });
      await changeLibrary(owner.client, 'setMemberRole', { libraryId, userId: second.id, role: 'EDITOR' });
      await changeLibrary(owner.client, 'setMemberRole', { libraryId, userId: second.id, role: 'OWNER' });
      const guest = await newPerson(useTarget());
      expect((await share(guest.client, 'acceptInvitation', { secret })).__typename).toBe('TokenProblem');
    });

    it.each([
      [{ uses: 0 }, 'uses'],
      [{ uses: 2, email: 'guest@example.org' }, 'uses'],
      [{ days: 91 }, 'days'],
      [{ email: 'nowhere' }, 'email'],
    ])('are refused with %j', async (input, field) => {
      const { owner, libraryId } = await newOwner();
      const query = sharingMutation('createInvitation');
      const { data, errors } = await owner.client.send<{ createInvitation: { problems: { path: string[] }[] } }>(
        query,
        {
          input: { libraryId, role: 'READER', ...input },
        },
      );
      const paths = data?.createInvitation.problems.map(({ path }) => path) ?? errors.map(() => ['email']);
      expect(paths).toEqual([[field]]);
    });
  });

  describe('members', () => {
    it('are given roles and removed by owners, from one request to the next', async () => {
      const { owner, libraryId } = await newOwner();
      const member = await newMember(useTarget(), owner.client, libraryId, 'READER');
      const shared = sharedLibraryClient(member.client, libraryId);
      await expect(add(shared, article('Refused'))).rejects.toThrow('FORBIDDEN');
      await changeLibrary(owner.client, 'setMemberRole', { libraryId, userId: member.id, role: 'EDITOR' });
      const { id } = await add(shared, article('Added'));
      const left = await changeLibrary(owner.client, 'removeMember', { libraryId, userId: member.id });
      expect(left.members.map(({ person }) => person.email)).toEqual([owner.email]);
      await expect(add(shared, article('Refused'))).rejects.toThrow('NOT_FOUND');
      expect(await read(member.client, id)).toBeNull();
      expect((await librariesOf(member.client)).map(({ kind }) => kind)).toEqual(['PERSONAL']);
    });

    it('leave, but the last owner cannot', async () => {
      const { owner, libraryId } = await newOwner();
      const member = await newMember(useTarget(), owner.client, libraryId, 'EDITOR');
      const lastOwner = [{ message: expect.stringContaining('owner') as string }];
      expect((await share(owner.client, 'leaveLibrary', { id: libraryId })).problems).toMatchObject(lastOwner);
      const demoted = await share(owner.client, 'setMemberRole', { libraryId, userId: owner.id, role: 'EDITOR' });
      expect(demoted.problems).toMatchObject(lastOwner);
      expect((await share(member.client, 'leaveLibrary', { id: libraryId })).__typename).toBe('LibraryLeft');
      expect((await findLibrary(owner.client, libraryId))?.members).toHaveLength(1);
    });

    it('of two owners who leave at the same time, one stays', async () => {
      const { owner, libraryId } = await newOwner();
      const second = await newMember(useTarget(), owner.client, libraryId, 'OWNER');
      const results = await Promise.all(
        [owner, second].map(({ client }) => share(client, 'leaveLibrary', { id: libraryId })),
      );
      expect(results.map(({ __typename }) => __typename).sort()).toEqual(['InputValidationProblem', 'LibraryLeft']);
    });
  });

  describe('who did what', () => {
    const historyQuery = `query h($id: ID!) { userDocument(id: $id) {
      addedBy { email isViewer } history { edges { node { revision by { email isViewer } } } }
    } }`;
    interface Person {
      email: string | null;
      isViewer: boolean;
    }
    interface Asked {
      userDocument: { addedBy: Person; history: { edges: { node: { revision: number; by: Person } }[] } };
    }
    const undoMutation = 'mutation u($input: UndoInput!) { undo(input: $input) { count } }';
    const takeBack = 'mutation t($input: TakeBackRevisionsInput!) { takeBackRevisions(input: $input) { count } }';

    it('is shown for documents and their revisions', async () => {
      const { owner, libraryId } = await newOwner();
      const editor = await newMember(useTarget(), owner.client, libraryId, 'EDITOR');
      const { id } = await add(sharedLibraryClient(owner.client, libraryId), article('Of two'));
      await update(editor.client, { id, fields: { note: 'From the editor' } });
      const { userDocument } = await editor.client.ask<Asked>(historyQuery, { id });
      const [byOwner, byEditor] = [
        { email: null, isViewer: false },
        { email: editor.email, isViewer: true },
      ];
      expect(userDocument.addedBy).toEqual(byOwner);
      expect(userDocument.history.edges.map(({ node }) => node)).toEqual([
        { revision: 2, by: byEditor },
        { revision: 1, by: byOwner },
      ]);
    });

    it('is shown by name, without the address, after a person has left', async () => {
      const { owner, libraryId } = await newOwner();
      const editor = await newMember(useTarget(), owner.client, libraryId, 'EDITOR');
      await setName(editor.client, 'Ada Lovelace');
      const { id } = await add(sharedLibraryClient(editor.client, libraryId), article('Of a guest'));
      const adding = 'query a($id: ID!) { userDocument(id: $id) { addedBy { name email } } }';
      const byMember = { name: 'Ada Lovelace', email: editor.email };
      expect(await owner.client.ask(adding, { id })).toEqual({ userDocument: { addedBy: byMember } });
      await share(editor.client, 'leaveLibrary', { id: libraryId });
      const byGuest = { name: 'Ada Lovelace', email: null };
      expect(await owner.client.ask(adding, { id })).toEqual({ userDocument: { addedBy: byGuest } });
    });

    it('keeps the steps of one person from being undone by another', async () => {
      const { owner, libraryId } = await newOwner();
      const editor = await newMember(useTarget(), owner.client, libraryId, 'EDITOR');
      const { id } = await add(sharedLibraryClient(owner.client, libraryId), article('Of two'));
      await update(editor.client, { id, fields: { note: 'From the editor' } });
      await owner.client.refused('FORBIDDEN', takeBack, { input: { id, revisions: [2] } });
      const trashing = 'mutation d($input: DeleteUserDocumentsInput!) { deleteUserDocuments(input: $input) { undo } }';
      const { deleteUserDocuments } = await editor.client.ask<{ deleteUserDocuments: { undo: string } }>(trashing, {
        input: { selection: { ids: [id] } },
      });
      const input = { id: deleteUserDocuments.undo };
      await owner.client.refused('FORBIDDEN', undoMutation, { input });
      expect(await editor.client.ask(undoMutation, { input })).toEqual({ undo: { count: 1 } });
      expect(await editor.client.ask(takeBack, { input: { id, revisions: [2] } })).toEqual({
        takeBackRevisions: { count: 1 },
      });
    });
  });

  it('the links of an editor are seen and ended by the owner, and end with the role', async () => {
    const { owner, libraryId } = await newOwner();
    const editor = await newMember(useTarget(), owner.client, libraryId, 'EDITOR');
    const create =
      'mutation c($input: CreateShareLinkInput!) { createShareLink(input: $input) { ... on ShareLinkCreated { shareLink { id } } } }';
    const list = 'query l($id: ID!) { library(id: $id) { shareLinks { id } } }';
    const end = 'mutation e($input: EndShareLinkInput!) { endShareLink(input: $input) { __typename } }';
    interface Listed {
      library: { shareLinks: { id: string }[] };
    }
    const linksSeenBy = async (client: ApiClient) =>
      (await client.ask<Listed>(list, { id: libraryId })).library.shareLinks;
    for (const { client } of [owner, editor, editor]) await client.ask(create, { input: { libraryId } });
    expect(await linksSeenBy(editor.client)).toHaveLength(2);
    const [newest, ...others] = await linksSeenBy(owner.client);
    expect(others).toHaveLength(2);
    await owner.client.ask(end, { input: { id: newest?.id } });
    await editor.client.ask(end, { input: { id: others[1]?.id } });
    expect(await linksSeenBy(owner.client)).toHaveLength(2);
    await changeLibrary(owner.client, 'setMemberRole', { libraryId, userId: editor.id, role: 'READER' });
    await changeLibrary(owner.client, 'setMemberRole', { libraryId, userId: editor.id, role: 'EDITOR' });
    expect(await linksSeenBy(owner.client)).toHaveLength(1);
  });

  describe('the trash', () => {
    it('hides a library from everybody but its owners, who restore it with its members', async () => {
      const { owner, libraryId } = await newOwner();
      const member = await newMember(useTarget(), owner.client, libraryId, 'EDITOR');
      const shared = sharedLibraryClient(owner.client, libraryId);
      const { id } = await add(shared, article('Kept'));
      const trashed = await changeLibrary(owner.client, 'deleteLibrary', { id: libraryId });
      expect(trashed.trashed).not.toBeNull();
      expect((await librariesOf(member.client)).map(({ kind }) => kind)).toEqual(['PERSONAL']);
      for (const { client } of [owner, member]) {
        expect(await read(client, id)).toBeNull();
        await expect(add(sharedLibraryClient(client, libraryId), article('Refused'))).rejects.toThrow('NOT_FOUND');
      }
      const restored = await changeLibrary(owner.client, 'restoreLibrary', { id: libraryId });
      expect(restored.members).toHaveLength(2);
      expect((await read(member.client, id))?.title).toBe('Kept');
    });
  });

  describe('names and addresses', () => {
    const membersSeenBy = async (client: ApiClient, libraryId: string) =>
      (await findLibrary(client, libraryId))?.members.map(({ person: { name, email } }) => [name, email]);

    it('a name is trimmed, kept, refused if it cannot be shown, and removed', async () => {
      const { client } = await newPerson(useTarget());
      expect(await setName(client, '  Ada Lovelace ')).toEqual({ user: { name: 'Ada Lovelace' } });
      for (const name of ['x'.repeat(101), 'a\nb', 'a\u202eb', 'a\0b']) {
        expect(await setName(client, name)).toMatchObject({ problems: [{ path: ['name'] }] });
      }
      expect(await client.ask('{ me { name } }')).toEqual({ me: { name: 'Ada Lovelace' } });
      for (const name of ['  ', null]) expect(await setName(client, name)).toEqual({ user: { name: null } });
    });

    it('members see names, and addresses only if an owner lets them', async () => {
      const { owner, libraryId } = await newOwner();
      const reader = await newMember(useTarget(), owner.client, libraryId, 'READER');
      const editor = await newMember(useTarget(), owner.client, libraryId, 'EDITOR');
      await setName(owner.client, 'Pierre');
      const names = ['Pierre', null, null];
      const all = [owner, reader, editor].map(({ email }, index) => [names[index], email]);
      const own = [owner, reader, editor].map((person, index) => [
        names[index],
        person === reader ? reader.email : null,
      ]);
      expect((await findLibrary(reader.client, libraryId))?.emailsVisibleTo).toBe('OWNERS');
      expect(await membersSeenBy(owner.client, libraryId)).toEqual(all);
      expect(await membersSeenBy(reader.client, libraryId)).toEqual(own);
      const set = sharingMutation('setEmailVisibility');
      await editor.client.refused('FORBIDDEN', set, { input: { id: libraryId, visibleTo: 'MEMBERS' } });
      const library = await changeLibrary(owner.client, 'setEmailVisibility', { id: libraryId, visibleTo: 'MEMBERS' });
      expect(library.emailsVisibleTo).toBe('MEMBERS');
      expect(await membersSeenBy(reader.client, libraryId)).toEqual(all);
      await changeLibrary(owner.client, 'setEmailVisibility', { id: libraryId, visibleTo: 'OWNERS' });
      expect(await membersSeenBy(reader.client, libraryId)).toEqual(own);
    });
  });

  it('a retry with the same key creates no second library', async () => {
    const [one, other] = await Promise.all([newPerson(useTarget()), newPerson(useTarget())]);
    const input = { name: 'Seminar', key: 'retry-1' };
    const ids = await Promise.all(
      [one, one, one].map(async ({ client }) => (await changeLibrary(client, 'createLibrary', input)).id),
    );
    expect(new Set(ids).size).toBe(1);
    expect((await librariesOf(one.client)).map(({ name }) => name)).toEqual(['My library', 'Seminar']);
    expect((await changeLibrary(other.client, 'createLibrary', input)).id).not.toBe(ids[0]);
    const emptyKey = { input: { name: 'Seminar', key: '' } };
    await one.client.refused('BAD_USER_INPUT', sharingMutation('createLibrary'), emptyKey);
  });

  describe('an account that is deleted', () => {
    const deletion = `mutation d($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }`;
    const effects = '{ me { soleOwnedLibraries { library { id } heir { id } } } }';

    it('takes its libraries without an editor with it, and says so before', async () => {
      const { owner, libraryId } = await newOwner();
      const reader = await newMember(useTarget(), owner.client, libraryId, 'READER');
      const shared = await createLibrary(owner.client, 'Of two owners');
      const second = await newMember(useTarget(), owner.client, shared, 'OWNER');
      expect(await owner.client.ask(effects)).toEqual({
        me: { soleOwnedLibraries: [{ library: { id: libraryId }, heir: null }] },
      });
      expect(await second.client.ask(effects)).toEqual({ me: { soleOwnedLibraries: [] } });
      await owner.client.ask(deletion, { input: { password: owner.password } });
      expect(await findLibrary(reader.client, libraryId)).toBeNull();
      expect((await findLibrary(second.client, shared))?.viewerRole).toBe('OWNER');
    });

    it('hands its libraries on to the editor who joined first', async () => {
      const { owner, libraryId } = await newOwner();
      const reader = await newMember(useTarget(), owner.client, libraryId, 'READER');
      const editor = await newMember(useTarget(), owner.client, libraryId, 'EDITOR');
      await add(sharedLibraryClient(owner.client, libraryId), article('Kept'));
      expect(await owner.client.ask(effects)).toEqual({
        me: { soleOwnedLibraries: [{ library: { id: libraryId }, heir: { id: editor.id } }] },
      });
      await owner.client.ask(deletion, { input: { password: owner.password } });
      const library = await findLibrary(reader.client, libraryId);
      expect(library?.members.map(({ person, role }) => [person.id, role])).toEqual([
        [reader.id, 'READER'],
        [editor.id, 'OWNER'],
      ]);
      expect((await page(sharedLibraryClient(reader.client, libraryId), {})).edges).toHaveLength(1);
    });
  });
}
