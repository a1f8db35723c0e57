// Contract: read-only links, their files for programs, and their page for people.
import { describe, expect, it } from 'vitest';
import { sharedFiles } from '#site/shareAddresses.ts';
import { type ApiClient, notForced, type RestAnswer } from '#tests/support/client.ts';
import { createGroup, deleteMutation, explicit } from './groupOperations.ts';
import { add, article } from './operations.ts';
import { anonymous, newPerson, unknownIdLike, type Person, type UseTarget } from './target.ts';

const linkFields = 'id label libraryId groupId group { name } query created lastUsed';

export const createShareLinkMutation = `mutation createLink($input: CreateShareLinkInput!) {
  createShareLink(input: $input) {
    __typename
    ... on ShareLinkCreated { address fileName shareLink { ${linkFields} } user { shareLinks { id } } }
    ... on InputValidationProblem { problems { path message } }
  }
}`;
export const endShareLinkMutation =
  'mutation endLink($input: EndShareLinkInput!) { endShareLink(input: $input) { user { shareLinks { id } } } }';
const linksQuery = `query links { me { shareLinks { ${linkFields} } } }`;

interface Link {
  id: string;
  label: string;
  groupId: string | null;
  group: { name: string } | null;
  query: string | null;
  lastUsed: string | null;
}

interface Created {
  address: string;
  fileName: string;
  shareLink: Link;
  problems?: { path: string[]; message: string }[];
}

export async function createLink(client: ApiClient, input: object = {}): Promise<Created> {
  return (await client.ask<{ createShareLink: Created }>(createShareLinkMutation, { input })).createShareLink;
}

/** The path of a link's page. */
export const pathOf = ({ address }: Created): string => new URL(address).pathname;

/** The path to which this link of a page leads. */
function linkTo(html: string, label: string): string {
  const [, href = ''] = new RegExp(`href="([^"]+)"[^>]*>${label}<`).exec(html) ?? [];
  return href.replaceAll('&amp;', '&');
}

async function listLinks(client: ApiClient): Promise<Link[]> {
  return (await client.ask<{ me: { shareLinks: Link[] } }>(linksQuery)).me.shareLinks;
}

export function shareLinksContract(useTarget: UseTarget): void {
  /** A person with two documents, one of them in a group. */
  async function newOwner(): Promise<Person & { groupId: string }> {
    const person = await newPerson(useTarget());
    const { id } = await add(
      person.client,
      article('Tides of the moon', { citationKeys: ['tides'], published: '1999', doi: '10.1000/tides' }),
    );
    await add(person.client, article('Zebras in rain', { citationKeys: ['zebras'] }));
    const { id: groupId } = await createGroup(person.client, explicit('Sea & sky', [id]));
    return { ...person, groupId };
  }

  /** Asks without any cookie. */
  const get = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<RestAnswer> =>
    anonymous(useTarget()).rest(method, path, { headers: { ...notForced, ...headers } });

  describe('a link', () => {
    it('is listed without its address, newest first, with its last use', async () => {
      const { client, id, groupId } = await newOwner();
      const libraryId = `${id}.library`;
      const whole = await createLink(client, { label: '  for the paper ' });
      const part = await createLink(client, { libraryId, groupId, query: ' year:1999 ' });
      expect(whole.address).toMatch(/^https?:\/\/[^/]+\/share\/[\w-]{43}$/);
      expect(whole.fileName).toBe('library');
      expect(await listLinks(client)).toEqual([
        { ...part.shareLink, group: { name: 'Sea & sky' }, groupId, query: 'year:1999', label: '', lastUsed: null },
        { ...whole.shareLink, label: 'for the paper', libraryId, groupId: null, query: null, lastUsed: null },
      ]);
      await get(`${pathOf(whole)}/library.bib`);
      const [, used] = await listLinks(client);
      expect(used?.lastUsed).toMatch(/^\d{4}-\d\d-\d\dT/);
      expect(JSON.stringify(await listLinks(client))).not.toContain(pathOf(whole).split('/')[2]);
    });

    it('is refused for a group or library of another person, as for one that does not exist', async () => {
      const { client, id } = await newPerson(useTarget());
      const other = await newOwner();
      const own = await createGroup(client, explicit('Own'));
      const unknown = unknownIdLike(own.id);
      const refused = (input: object) => client.refused('NOT_FOUND', createShareLinkMutation, { input });
      expect((await refused({ groupId: other.groupId })).message).toBe((await refused({ groupId: unknown })).message);
      const foreign = await refused({ libraryId: `${other.id}.library` });
      expect(foreign.message).toBe((await refused({ libraryId: 'nobody' })).message);
      expect((await createLink(client, { libraryId: `${id}.library` })).shareLink.id).toMatch(/^lnk_/);
    });

    it('is refused for a search with mistakes, and for a long note', async () => {
      const { client } = await newPerson(useTarget());
      const { extensions } = await client.refused('BAD_USER_INPUT', createShareLinkMutation, { input: { query: '(' } });
      expect(extensions?.problems?.[0]?.path).toEqual(['input', 'query']);
      expect((await createLink(client, { label: 'x'.repeat(101) })).problems?.[0]?.path).toEqual(['label']);
      expect(await listLinks(client)).toEqual([]);
    });

    it('can be ended by its owner alone, and is then answered like one that never was', async () => {
      const { client } = await newOwner();
      const stranger = await newPerson(useTarget());
      const link = await createLink(client);
      const input = { id: link.shareLink.id };
      await stranger.client.ask(endShareLinkMutation, { input });
      await anonymous(useTarget()).refused('UNAUTHENTICATED', endShareLinkMutation, { input });
      expect((await get(`${pathOf(link)}/a.bib`)).status).toBe(200);
      expect(await client.ask(endShareLinkMutation, { input })).toEqual({ endShareLink: { user: { shareLinks: [] } } });
      // Ending it once more does nothing.
      expect(await client.ask(endShareLinkMutation, { input })).toEqual({ endShareLink: { user: { shareLinks: [] } } });
      const answers = [
        await get(`${pathOf(link)}/a.bib`),
        await get(pathOf(link)),
        await get(`/share/${'A'.repeat(43)}/a.bib`),
        await get('/share/short/a.bib'),
        await get('/share/%E0%A4%A/a.bib'),
      ];
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]).toMatchObject({ status: 404 });
      expect(answers[0]?.headers.get('content-type')).toMatch(/^text\/plain/);
      expect(answers[0]?.headers.get('etag')).toBeNull();
    });

    it('ends with the account', async () => {
      const { client, password } = await newOwner();
      const link = await createLink(client);
      await client.ask('mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }', {
        input: { password },
      });
      expect((await get(`${pathOf(link)}/a.bib`)).status).toBe(404);
    });
  });

  describe('its files', () => {
    it.each([
      ['bib', 'bib'],
      ['biblatex.bib', 'biblatex'],
      ['ris', 'ris'],
      ['csl.json', 'csl.json'],
      ['json', 'csl.json'],
    ])('are the same as an export: .%s', async (ending, format) => {
      const { client, groupId } = await newOwner();
      const [whole, group, search] = [
        await createLink(client),
        await createLink(client, { groupId }),
        await createLink(client, { query: 'zebras' }),
      ];
      for (const [link, filter] of [
        [whole, ''],
        [group, `?groupId=${groupId}`],
        [search, '?query=zebras'],
      ] as const) {
        const exported = await client.rest('GET', `/api/export/${format}${filter}`);
        const shared = await get(`${pathOf(link)}/${link.fileName}.${ending}`);
        // A part of a library does not tell the groups that its documents are in.
        const groups = /^ *groups += .*\n/gm;
        expect(shared.text).toBe(link === whole ? exported.text : exported.text.replaceAll(groups, ''));
        expect(shared.status).toBe(200);
        expect(shared.headers.get('content-type')).toBe(exported.headers.get('content-type'));
        expect(shared.headers.get('content-disposition')).toBe(`attachment; filename="${link.fileName}.${ending}"`);
      }
      expect(group.fileName).toBe('Sea-sky');
    });

    it('are the references in the style of the library: .html', async () => {
      const { client } = await newOwner();
      const link = await createLink(client, { query: 'zebras' });
      const { status, text, headers } = await get(`${pathOf(link)}/x.html`);
      expect([status, text.includes('Zebras in rain'), text.includes('Tides')]).toEqual([200, true, false]);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-disposition')).toBeNull();
    });

    it.each(sharedFiles.map(({ ending }) => ending))(
      'are kept by programs until they change, unseen by search engines, without cookies: %s',
      async (ending) => {
        const { client } = await newOwner();
        const path = `${pathOf(await createLink(client))}/library${ending}`;
        const first = await get(path);
        const etag = first.headers.get('etag') ?? '';
        expect(etag).toMatch(/^"[\w-]+"$/);
        expect(first.headers.get('cache-control')).toBe('private, no-cache');
        expect(first.headers.get('x-robots-tag')).toBe('noindex');
        expect(first.headers.get('referrer-policy')).toBe('no-referrer');
        expect(first.headers.getSetCookie()).toEqual([]);
        expect(first.headers.get('vary')).toBeNull();

        const again = await get(path, { 'if-none-match': etag });
        expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
        expect(again.headers.get('cache-control')).toBe('private, no-cache');
        const head = await get(path, {}, 'HEAD');
        expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', etag]);
        expect(head.headers.get('content-type')).toBe(first.headers.get('content-type'));
        expect((await get(path, {}, 'POST')).status).toBe(405);

        await add(client, article('Newer', { citationKeys: ['newer'] }));
        const changed = await get(path, { 'if-none-match': etag });
        expect(changed.status).toBe(200);
        expect(changed.text).toContain('Newer');
        expect(changed.headers.get('etag')).not.toBe(etag);
      },
    );

    it('have another ETag when what they depend on changes beside the documents', async () => {
      const { client, groupId } = await newOwner();
      const link = await createLink(client);
      const stateOf = async (ending: string) => {
        const { headers, text } = await get(`${pathOf(link)}/library.${ending}`);
        return { etag: headers.get('etag'), text };
      };
      const changes = [
        [
          'html',
          'mutation ($input: ChooseStyleInput!) { chooseStyle(input: $input) { user { id } } }',
          { style: 'ieee' },
        ],
        [
          'bib',
          'mutation ($input: SetGroupsExpandedInput!) { setGroupsExpanded(input: $input) { count } }',
          { ids: [groupId], isExpanded: true },
        ],
      ] as const;
      for (const [ending, mutation, input] of changes) {
        const before = await stateOf(ending);
        await client.ask(mutation, { input });
        const after = await stateOf(ending);
        expect(after.text).not.toBe(before.text);
        expect(after.etag).not.toBe(before.etag);
      }
    });

    it('are gone while the group is deleted', async () => {
      const { client, groupId } = await newOwner();
      const link = await createLink(client, { groupId });
      const path = `${pathOf(link)}/a.bib`;
      const etag = (await get(path)).headers.get('etag') ?? '';
      await client.ask(deleteMutation, { input: { id: groupId } });
      const gone = await get(path, { 'if-none-match': etag });
      expect([gone.status, gone.text]).toEqual([410, 'The group that this link shows was deleted.']);
      expect(gone.headers.get('etag')).toBeNull();
      expect((await get(pathOf(link))).status).toBe(410);
      expect((await listLinks(client))[0]).toMatchObject({ groupId, group: null });
    });

    it('have the formats that are offered, and say so', async () => {
      const { client } = await newOwner();
      const link = await createLink(client);
      const answer = await get(`${pathOf(link)}/library.pdf`);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain('.biblatex.bib');
    });

    it('exist for a library in which nothing was ever stored', async () => {
      const { client } = await newPerson(useTarget());
      const link = await createLink(client);
      const { status, headers, text } = await get(`${pathOf(link)}/library.csl.json`);
      expect([status, JSON.parse(text)]).toEqual([200, []]);
      await add(client, article('First'));
      expect((await get(`${pathOf(link)}/library.csl.json`)).headers.get('etag')).not.toBe(headers.get('etag'));
    });
  });

  describe('its page', () => {
    it('says what the link shows, and offers each file', async () => {
      const { client, groupId, email } = await newOwner();
      const link = await createLink(client, { groupId, label: 'Note to self' });
      const { status, text, headers } = await get(pathOf(link));
      expect(status).toBe(200);
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.getSetCookie()).toEqual([]);
      expect(text).toContain('Sea &amp; sky');
      expect(text).toContain('1 document');
      for (const { ending } of sharedFiles) {
        const [, href = ''] = new RegExp(`href="([^"]+/Sea-sky${ending.replaceAll('.', '\\.')})"`).exec(text) ?? [];
        expect((await get(new URL(href).pathname)).status).toBe(200);
      }
      expect(text).not.toContain(email);
      expect(text).not.toContain('Note to self');
      expect(text).not.toContain('Zebras');
      expect((await get(pathOf(link), {}, 'HEAD')).status).toBe(200);
    });

    it('lists the documents by title, page by page', async () => {
      const { client } = await newOwner();
      const more = Array.from({ length: 60 }, (_, index) => ({
        other: { title: `Paper ${String(index).padStart(2, '0')}` },
      }));
      await client.ask('mutation ($input: AddUserDocumentsInput!) { addUserDocuments(input: $input) { addedCount } }', {
        input: { documents: more },
      });
      const path = pathOf(await createLink(client));
      const first = (await get(path)).text;
      expect(first).toContain('62 documents');
      expect(first.indexOf('Paper 00')).toBeLessThan(first.indexOf('Paper 49'));
      expect(first).not.toContain('Paper 50');
      const next = linkTo(first, 'Next page');
      const second = (await get(next)).text;
      expect(second).toContain('Paper 50');
      expect(second).toContain('Zebras in rain');
      expect(second).not.toContain('Next page');
      expect((await get(linkTo(second, 'Previous page'))).text).toContain('Paper 00');
      // A cursor that was typed is no mistake of the link.
      expect((await get(`${path}?after=nonsense`)).text).toContain('Paper 00');
    });

    it('searches within what the link shows, and never beyond', async () => {
      const { client, groupId } = await newOwner();
      const whole = pathOf(await createLink(client));
      const part = pathOf(await createLink(client, { groupId, query: 'moon' }));
      const found = async (path: string, q: string) => {
        const { text } = await get(`${path}?${new URLSearchParams({ q }).toString()}`);
        return ['Tides of the moon', 'Zebras in rain'].filter((title) => text.includes(`>${title}<`));
      };
      expect(await found(whole, 'zebras')).toEqual(['Zebras in rain']);
      expect(await found(whole, 'author:nobody')).toEqual([]);
      for (const q of ['zebras', 'rain or zebras', ') or (zebras', '" or zebras', 'not moon', 'moon) or (title:zebras'])
        expect(await found(part, q), q).toEqual([]);
      expect(await found(part, 'tides')).toEqual(['Tides of the moon']);
      expect((await get(`${whole}?q=(`)).text).toContain('The search could not be read.');
      expect((await get(`${whole}?q=groups%3DSea`)).text).toContain('can’t be searched by their groups');
      expect((await get(`${whole}?q=${encodeURIComponent('<b>"&')}`)).text).not.toContain('<b>');
    });

    it('shows one document with its entry, without its groups, and none that the link does not show', async () => {
      const { client, groupId } = await newOwner();
      const whole = pathOf(await createLink(client));
      const part = pathOf(await createLink(client, { groupId }));
      const list = (await get(whole)).text;
      const tides = (await get(linkTo(list, 'Tides of the moon'))).text;
      expect(tides).toContain('href="https://doi.org/10.1000/tides"');
      expect(tides).toContain('@article{tides');
      expect(tides).not.toContain('@Comment');
      expect(tides).not.toContain('Sea');
      const zebras = linkTo(list, 'Zebras in rain');
      expect((await get(zebras)).status).toBe(200);
      const hidden = await get(zebras.replace(whole, part));
      expect(hidden.status).toBe(404);
      expect(hidden.text).not.toContain('Zebras');
      expect((await get(`${part}?document=nobody%00`)).status).toBe(404);
    });
  });
}
