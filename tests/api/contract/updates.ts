// Contract: an update changes only the fields that it names, even if two people edit at once.
import { describe, expect, it } from 'vitest';
import { documentKinds } from '#bibliography/documents.ts';
import type { ApiClient } from '#tests/support/client.ts';
import { asFields, asRead, fullDocument, typeOfKind } from '#tests/support/documents.ts';
import {
  add,
  article,
  type Edit,
  editInput,
  read,
  readRow,
  takeBackRevisions,
  update,
  updateMutation,
} from './operations.ts';
import { newPerson, suiteRandom, type UseTarget } from './target.ts';

export function updatesContract(useTarget: UseTarget): void {
  describe('an update', () => {
    it('keeps fields that it does not name, clears null ones and replaces whole lists', async () => {
      const { client } = await newPerson(useTarget());
      const { id } = await add(
        client,
        article('Before', { note: 'kept', abstract: 'cleared', keywords: ['a', 'b'], languages: ['english'] }),
      );
      await update(client, { id, fields: { title: 'After', abstract: null, keywords: ['c'], languages: null } });
      expect(asFields('journalArticle', (await read(client, id)) ?? {})).toMatchObject({
        title: 'After',
        note: 'kept',
        keywords: ['c'],
      });
      expect(asFields('journalArticle', (await read(client, id)) ?? {})).not.toHaveProperty('abstract');
      expect(asFields('journalArticle', (await read(client, id)) ?? {})).not.toHaveProperty('languages');
    });

    it.each(documentKinds)('sets every field of a %s, and clears every field', async (kind) => {
      const { client } = await newPerson(useTarget());
      const { id } = await add(client, { kind, fields: {} });
      const { added: firstAdded } = (await read(client, id, kind)) ?? {};
      const { fields } = fullDocument(kind, suiteRandom(11));
      await update(client, { id, kind, fields });
      // The time of adding is set by the add, and cannot be changed.
      const sent = { ...asRead({ kind, fields }), added: firstAdded };
      expect(asFields(kind, (await read(client, id, kind)) ?? {})).toEqual(sent);
      await update(client, { id, kind, fields: Object.fromEntries(Object.keys(fields).map((name) => [name, null])) });
      expect(asFields(kind, (await read(client, id, kind)) ?? {})).toEqual({ added: firstAdded });
    });

    it('adds a revision and increases `lastModified`', async () => {
      const { client } = await newPerson(useTarget());
      const before = await add(client, article('Before'));
      const after = await update(client, { id: before.id, revision: before.revision, fields: { title: 'After' } });
      expect(after.revision).toBeGreaterThan(before.revision);
      expect(Date.parse(after.lastModified)).toBeGreaterThan(Date.parse(before.lastModified));
    });

    it('changes the kind, keeping the id and every stored field', async () => {
      const { client } = await newPerson(useTarget());
      const document = fullDocument('journalArticle', suiteRandom(12));
      const { id } = await add(client, document);
      await update(client, { id, kind: 'thesis', fields: { degreeType: 'phdthesis' } });
      const thesis = await read(client, id, 'thesis');
      expect(thesis?.__typename).toBe(typeOfKind('thesis'));
      expect(asFields('thesis', thesis ?? {})).toMatchObject({
        degreeType: 'phdthesis',
        title: document.fields.title,
        authors: asRead(document).authors,
      });
      const hidden = await client.ask<{ userDocument: { hiddenFields: { name: string; value: string }[] } }>(
        'query hidden($id: ID!) { userDocument(id: $id) { hiddenFields { kind name value } } }',
        { id },
      );
      expect(hidden.userDocument.hiddenFields).toContainEqual({
        kind: 'journalArticle',
        name: 'pageStart',
        value: JSON.stringify(document.fields.pageStart),
      });
      await update(client, { id, kind: 'journalArticle', fields: {} });
      expect(asFields('journalArticle', (await read(client, id)) ?? {})).toEqual(asRead(document));
    });

    it('clears fields that the kind lacks, and none that it has', async () => {
      const { client } = await newPerson(useTarget());
      const { id, revision } = await add(client, article('Tides', { pageStart: '1', pageEnd: '9' }));
      await update(client, { id, kind: 'thesis', fields: {} });
      const clear = (name: string, kind = 'journalArticle') => ({
        input: { id, revision: revision + 1, thesis: {}, clearHidden: [{ kind, name }] },
      });
      await client.ask(updateMutation, clear('pageEnd'));
      for (const wrong of [clear('title'), clear('added'), clear('nothing'), clear('pageEnd', 'patent')]) {
        const failure = await client.refused('BAD_USER_INPUT', updateMutation, wrong);
        expect(failure.extensions?.problems?.[0]?.path.slice(0, 3)).toEqual(['input', 'clearHidden', '0']);
      }
      await update(client, { id, kind: 'journalArticle', fields: {} });
      const { title, pageStart, pageEnd } = asFields('journalArticle', (await read(client, id)) ?? {});
      expect({ title, pageStart, pageEnd }).toEqual({ title: 'Tides', pageStart: '1', pageEnd: undefined });
    });

    it('with `keepKind` keeps the kind that somebody else has set meanwhile, and all sent fields', async () => {
      const { client } = await newPerson(useTarget());
      const { id, revision } = await add(client, article('Title'));
      await update(client, { id, revision, kind: 'thesis', fields: { note: 'theirs' } });
      const edit = { id, revision, keepKind: true, fields: { abstract: 'mine', in: { journal: { name: 'J' } } } };
      const { revision: after } = await update(client, edit);
      expect(after).toBe(revision + 2);
      const thesis = await read(client, id, 'thesis');
      expect(thesis).toMatchObject({ __typename: typeOfKind('thesis'), note: 'theirs', abstract: 'mine' });
      await update(client, { id, fields: {} });
      expect(asFields('journalArticle', (await read(client, id)) ?? {})).toMatchObject({
        in: { journal: { name: 'J' } },
      });
    });

    it('with `keepKind` is a CONFLICT if somebody changed the same field, but not because of the kind', async () => {
      const { client } = await newPerson(useTarget());
      const { id, revision } = await add(client, article('Title'));
      await update(client, { id, revision, kind: 'thesis', fields: { title: 'Theirs' } });
      const refusedFields = async (keepKind: boolean) => {
        const edit = editInput({ id, revision, keepKind, fields: { title: 'Mine' } });
        const { extensions } = await client.refused('CONFLICT', updateMutation, edit);
        return extensions?.current?.fields;
      };
      expect(await refusedFields(true)).toEqual([{ name: 'title', value: 'Theirs' }]);
      expect(await refusedFields(false)).toEqual([
        { name: 'title', value: 'Theirs' },
        { name: 'kind', value: 'thesis' },
      ]);
    });

    it.each([
      ['no kind', {}],
      ['two kinds', { thesis: { title: 'A' }, other: { title: 'A' } }],
      ['a month 13', { journalArticle: { published: '2020-13', title: 'Half done' } }],
    ])('with %s is refused and changes nothing', async (_, kinds) => {
      const { client } = await newPerson(useTarget());
      const before = await add(client, article('Before'));
      const failure = await client.refused('BAD_USER_INPUT', updateMutation, { input: { id: before.id, ...kinds } });
      expect(failure.extensions?.problems?.[0]?.path[0]).toBe('input');
      expect(await readRow(client, before.id)).toMatchObject(before);
    });
  });

  describe('two edits from the same revision', () => {
    it('are merged when they change different fields', async () => {
      const { client } = await newPerson(useTarget());
      const { id, revision } = await add(client, article('Title', { note: 'Note' }));
      await update(client, { id, revision, fields: { title: 'New title' } });
      await update(client, { id, revision, fields: { note: 'New note' } });
      expect(await readRow(client, id)).toMatchObject({ title: 'New title', note: 'New note' });
    });

    it('are a CONFLICT when they change the same field; nothing changes, and the current value is answered', async () => {
      const { client } = await newPerson(useTarget());
      const { id, revision } = await add(
        client,
        article('Title', { note: 'Note', authors: [{ person: { family: 'Old' } }] }),
      );
      const theirs = { title: 'Theirs', authors: [{ organization: { name: 'Theirs' } }] };
      const current = await update(client, { id, revision, fields: theirs });
      const mine = editInput({
        id,
        revision,
        fields: { title: 'Mine', note: 'Mine', authors: [{ person: { family: 'Mine' } }] },
      });
      const failure = await client.refused('CONFLICT', updateMutation, mine);
      expect(failure.extensions?.current?.revision).toBe(current.revision);
      const fields = new Map(failure.extensions?.current?.fields.map(({ name, value }) => [name, value]));
      expect(fields.get('title')).toBe('Theirs');
      expect(fields.get('authors')).toEqual([{ organization: expect.objectContaining({ name: 'Theirs' }) as unknown }]);
      expect(await readRow(client, id)).toMatchObject({ title: 'Theirs', note: 'Note', revision: current.revision });
      // The answer suffices to overwrite the other change.
      await update(client, { id, revision: current.revision, fields: { title: 'Mine' } });
      expect(await readRow(client, id)).toMatchObject({ title: 'Mine' });
    });

    it('are no conflict when both set the same value, so that a retry is safe', async () => {
      const { client } = await newPerson(useTarget());
      const { id, revision } = await add(client, article('Title'));
      const edit = {
        id,
        revision,
        fields: { title: 'Same', keywords: ['x', 'y'], in: { journal: { name: 'J' }, volume: '1' } },
      };
      await update(client, edit);
      await update(client, edit);
      expect(await readRow(client, id)).toMatchObject({ title: 'Same', keywords: ['x', 'y'] });
    });

    it('are no conflict without a revision: the last one wins', async () => {
      const { client } = await newPerson(useTarget());
      const { id } = await add(client, article('Title'));
      await update(client, { id, fields: { title: 'First' } });
      await update(client, { id, fields: { title: 'Last' } });
      expect(await readRow(client, id)).toMatchObject({ title: 'Last' });
    });

    it('are a CONFLICT when one clears what the other sets', async () => {
      const { client } = await newPerson(useTarget());
      const { id, revision } = await add(client, article('Title', { note: 'Note' }));
      await update(client, { id, revision, fields: { note: null } });
      const failure = await client.refused(
        'CONFLICT',
        updateMutation,
        editInput({ id, revision, fields: { note: 'Mine' } }),
      );
      expect(failure.extensions?.current?.fields.find(({ name }) => name === 'note')?.value ?? null).toBeNull();
    });
  });

  describe('the revisions that an update made', () => {
    const made = async (client: ApiClient, edit: Edit) =>
      (
        await client.ask<{ updateUserDocument: { madeRevisions: number[] } }>(
          'mutation made($input: UpdateUserDocumentInput!) { updateUserDocument(input: $input) { madeRevisions } }',
          editInput(edit),
        )
      ).updateUserDocument.madeRevisions;

    it('exclude those that others saved meanwhile, which undoing keeps', async () => {
      const { client } = await newPerson(useTarget());
      const { id, revision } = await add(client, article('Title'));
      expect(await made(client, { id, revision, fields: { title: 'Mine' } })).toEqual([revision + 1]);
      await update(client, { id, fields: { note: 'Theirs' } });
      const merged = await made(client, { id, revision: revision + 1, fields: { abstract: 'Mine' } });
      expect(merged).toEqual([revision + 3]);
      await takeBackRevisions(client, id, merged);
      expect(await read(client, id)).toMatchObject({ title: 'Mine', note: 'Theirs', abstract: null });
    });

    it('are empty where nothing changed, and in answers to other requests', async () => {
      const { client } = await newPerson(useTarget());
      const { id, revision } = await add(client, article('Title'));
      expect(await made(client, { id, revision, fields: { title: 'Title' } })).toEqual([]);
      await update(client, { id, fields: { title: 'Other' } });
      expect(await made(client, { id, fields: { title: 'Other' } })).toEqual([]);
      const query = 'query made($id: ID!) { userDocument(id: $id) { madeRevisions } }';
      expect(await client.ask(query, { id })).toEqual({ userDocument: { madeRevisions: [] } });
    });

    it('are those of the first time if an update is repeated, alone or with more fields', async () => {
      const { client } = await newPerson(useTarget());
      const { id, revision } = await add(client, article('Title'));
      const edit = { id, revision, fields: { title: 'Mine' } };
      expect(await made(client, edit)).toEqual([revision + 1]);
      expect(await made(client, edit)).toEqual([revision + 1]);
      const more = { id, revision, fields: { title: 'Mine', note: 'Mine' } };
      expect(await made(client, more)).toEqual([revision + 1, revision + 2]);
      const kind = { ...more, kind: 'thesis' } as const;
      expect(await made(client, kind)).toEqual([revision + 1, revision + 2, revision + 3]);
      expect(await made(client, kind)).toEqual([revision + 1, revision + 2, revision + 3]);
    });

    it('exclude an edit that changed more than was requested', async () => {
      const { client } = await newPerson(useTarget());
      const { id, revision } = await add(client, article('Title'));
      await update(client, { id, revision, fields: { title: 'Same', note: 'Theirs' } });
      expect(await made(client, { id, revision, fields: { title: 'Same', abstract: 'Mine' } })).toEqual([revision + 2]);
    });
  });

  describe('simultaneous edits', () => {
    it('of the same field succeed for exactly one of 20', async () => {
      const { client } = await newPerson(useTarget());
      const { id, revision } = await add(client, article('Title'));
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          client.send<{ updateUserDocument: { title: string } }>(
            updateMutation,
            editInput({ id, revision, fields: { title: `Title ${index}` } }),
          ),
        ),
      );
      const winners = answers.flatMap(({ data, errors }) =>
        errors.length === 0 && data !== null ? [data.updateUserDocument.title] : [],
      );
      expect(winners).toHaveLength(1);
      expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions?.code))).toEqual(
        Array.from({ length: 19 }, () => 'CONFLICT'),
      );
      expect((await readRow(client, id))?.title).toBe(winners[0]);
    });

    it('all succeed if each changes another field', async () => {
      const { client } = await newPerson(useTarget());
      const { id, revision } = await add(client, article('Title'));
      const names = [
        'title',
        'subtitle',
        'titleAddon',
        'abstract',
        'note',
        'doi',
        'pageStart',
        'pageEnd',
        'electronicId',
        'entryType',
      ];
      const fields = Object.fromEntries(names.map((name) => [name, name === 'doi' ? '10.1000/182' : `new ${name}`]));
      await Promise.all(names.map((name) => update(client, { id, revision, fields: { [name]: fields[name] } })));
      const answer = await read(client, id);
      expect(answer).toMatchObject(fields);
      expect(answer?.revision).toBe(revision + names.length);
    });

    it('lose nothing if each starts from the value that it has read', async () => {
      const { client } = await newPerson(useTarget());
      const { id } = await add(client, article('start'));
      // Each edit adds another word, because two edits with the same result count as one.
      const step = async (word: string) => {
        for (;;) {
          const row = await readRow(client, id);
          const edit = editInput({
            id,
            revision: row?.revision ?? 0,
            fields: { title: `${row?.title ?? ''} ${word}` },
          });
          const { errors } = await client.send(updateMutation, edit);
          if (errors.length === 0) return;
          expect(errors[0]?.extensions?.code).toBe('CONFLICT');
        }
      };
      const words = Array.from({ length: 5 }, (_, writer) =>
        Array.from({ length: 5 }, (_unused, index) => `w${writer}s${index}`),
      );
      await Promise.all(
        words.map(async (own) => {
          for (const word of own) await step(word);
        }),
      );
      const title = (await readRow(client, id))?.title ?? '';
      expect(title.split(' ').sort()).toEqual(['start', ...words.flat()].sort());
    });
  });
}
