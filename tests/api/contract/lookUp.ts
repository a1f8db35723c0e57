// Contract: references are looked up by the identifiers in a text; the services are recordings.
import { describe, expect, it } from 'vitest';
import type { ApiClient } from '#tests/support/client.ts';
import { add, article, totalCount } from './operations.ts';
import { anonymous, newPerson, type UseTarget } from './target.ts';

interface Candidate {
  source: string;
  entry: string;
  existing: { id: string }[];
}

interface LookUp {
  results: {
    identifier: { kind: string; value: string };
    status: string;
    message: string | null;
    candidates: Candidate[];
  }[];
  unrecognized: string[];
}

export const lookUpMutation = `mutation lookUp($text: String!) {
  lookUp(input: { text: $text }) {
    results { identifier { kind value } status message candidates { source entry existing { id } } }
    unrecognized
  }
}`;
const findDoiMutation = `mutation findDoi($id: ID!) {
  findDoi(input: { documentId: $id }) { status message candidates { source entry existing { id } } }
}`;

async function lookUp(client: ApiClient, text: string): Promise<LookUp> {
  return (await client.ask<{ lookUp: LookUp }>(lookUpMutation, { text })).lookUp;
}

async function findDoi(client: ApiClient, id: string) {
  type Found = Pick<LookUp['results'][number], 'status' | 'message' | 'candidates'>;
  return (await client.ask<{ findDoi: Found }>(findDoiMutation, { id })).findDoi;
}

const doiOf = ({ entry }: Candidate) => /^ {2}doi = \{(.*)\},$/m.exec(entry)?.[1];

export function lookUpContract(useTarget: UseTarget): void {
  describe('looking up a text', () => {
    it('answers for each identifier in its order, and says what held none', async () => {
      const { client } = await newPerson(useTarget());
      const { results, unrecognized } = await lookUp(
        client,
        'https://doi.org/10.1126/SCIENCE.169.3946.635, ISBN 0-201-89683-4\n10.1000/nobody.has.it\nonly words\nPMC3531190',
      );
      expect(results.map(({ identifier, status }) => [identifier.kind, identifier.value, status])).toEqual([
        ['DOI', '10.1126/SCIENCE.169.3946.635', 'FOUND'],
        ['ISBN', '9780201896831', 'FOUND'],
        ['DOI', '10.1000/nobody.has.it', 'NOT_FOUND'],
        ['PMCID', 'PMC3531190', 'FOUND'],
      ]);
      expect(unrecognized).toEqual(['only words']);
      expect(results.map(({ message }) => message)).toEqual([null, null, 'doi.org has no record of this.', null]);
    });

    it.each([
      ['10.1093/nar/gks1195', 'Crossref', ['@article{Benson2012,', 'title = {GenBank}', 'pages = {D36--D42}']],
      ['10.1145/3292500.3330701', 'Crossref', ['@inproceedings{', 'Knowledge Discovery \\& Data Mining']],
      [
        '10.1007/978-3-319-24574-4_28',
        'Crossref',
        ['@incollection{', 'editor = {Navab, Nassir and', '978-3-319-24573-7'],
      ],
      ['arXiv:1706.03762v7', 'arXiv', ['@online{', 'eprint = {1706.03762v7}', 'eprintclass = {cs.CL}']],
      ['9780262033848', 'K10plus', ['@book{', 'Cormen, Thomas H. and Leiserson', 'location = {Cambridge, Mass.}']],
      ['PMID 23193287', 'PubMed', ['@article{', 'pmid = {23193287}', 'journaltitle = {Nucleic acids research}']],
      ['PMC3531190', 'PubMed', ['@article{', 'pmcid = {PMC3531190}']],
    ])('answers the record of %s as an entry', async (text, source, parts) => {
      const { client } = await newPerson(useTarget());
      const [result] = (await lookUp(client, text)).results;
      expect(result).toMatchObject({ status: 'FOUND', message: null, candidates: [{ source, existing: [] }] });
      for (const part of parts) expect(result?.candidates[0]?.entry).toContain(part);
    });

    it('answers several of one service', async () => {
      const { client } = await newPerson(useTarget());
      const { results } = await lookUp(
        client,
        'arXiv:1706.03762 hep-th/9711200 2101.00001 PMID 17284678 PMID 23193287',
      );
      expect(results.map(({ status, message }) => [status, message])).toEqual([
        ['FOUND', null],
        ['FOUND', null],
        ['NOT_FOUND', 'arXiv has no record of this.'],
        ['FOUND', null],
        ['FOUND', null],
      ]);
      const fields = results.flatMap(({ candidates }) =>
        candidates.map(({ entry }) => /(?:eprint|pmid) = .*(?=,$)/m.exec(entry)?.[0]),
      );
      expect(fields).toEqual([
        'eprint = {1706.03762}',
        'eprint = {hep-th/9711200}',
        'pmid = {17284678}',
        'pmid = {23193287}',
      ]);
    });

    it('names the documents of the library that are likely the same, gives a free key, and adds nothing', async () => {
      const { client } = await newPerson(useTarget());
      const same = await add(client, article('GenBank', { doi: '10.1093/NAR/GKS1195', citationKeys: ['benson2012'] }));
      const [result] = (await lookUp(client, '10.1093/nar/gks1195')).results;
      expect(result?.candidates[0]).toMatchObject({ existing: [{ id: same.id }] });
      expect(result?.candidates[0]?.entry).toMatch(/^@article\{Benson2012a,/);
      expect(await totalCount(client)).toBe(1);
    });

    it('names no document of anybody else', async () => {
      const [owner, stranger] = await Promise.all([newPerson(useTarget()), newPerson(useTarget())]);
      await add(owner.client, article('GenBank', { doi: '10.1093/nar/gks1195' }));
      const [result] = (await lookUp(stranger.client, '10.1093/nar/gks1195')).results;
      expect(result?.candidates[0]).toMatchObject({ existing: [] });
    });

    it('answers nothing for a text without identifiers, and for none', async () => {
      const { client } = await newPerson(useTarget());
      expect(await lookUp(client, 'ISBN 978-0-306-40615-8')).toEqual({
        results: [],
        unrecognized: ['ISBN 978-0-306-40615-8'],
      });
      expect(await lookUp(client, '')).toEqual({ results: [], unrecognized: [] });
    });

    it('refuses more than 100 identifiers, a text that is too long, and whoever is not logged in', async () => {
      const { client } = await newPerson(useTarget());
      const many = Array.from({ length: 101 }, (_, index) => `10.1000/${index}`).join('\n');
      const refusal = await client.refused('BAD_USER_INPUT', lookUpMutation, { text: many });
      expect(refusal.message).toContain('101 identifiers');
      expect(refusal.extensions?.problems).toMatchObject([{ path: ['input', 'text'] }]);
      await client.refused('BAD_USER_INPUT', lookUpMutation, { text: 'x'.repeat(100_001) });
      await anonymous(useTarget()).refused('UNAUTHENTICATED', lookUpMutation, { text: '10.1000/1' });
    });

    it('is possible, as the server says to everybody', async () => {
      expect(await anonymous(useTarget()).ask('{ lookUpsEnabled }')).toEqual({ lookUpsEnabled: true });
    });
  });

  describe('finding the DOI of a document', () => {
    it('answers works of the same title, and changes nothing', async () => {
      const { client } = await newPerson(useTarget());
      const { id, revision } = await add(
        client,
        article('The structure of ordinary water', { authors: [{ person: { family: 'Frank' } }], published: '1970' }),
      );
      const { status, candidates } = await findDoi(client, id);
      expect(status).toBe('FOUND');
      expect(candidates.map(doiOf)).toEqual(['10.1126/science.169.3946.635']);
      const query = 'query q($id: ID!) { userDocument(id: $id) { doi revision } }';
      expect(await client.ask(query, { id })).toEqual({ userDocument: { doi: null, revision } });
    });

    it('answers nothing that is only called alike', async () => {
      const { client } = await newPerson(useTarget());
      const other = await add(
        client,
        article('The Structure of Ordinary Water', { authors: [{ person: { family: 'Else' } }], published: '1999' }),
      );
      expect(await findDoi(client, other.id)).toMatchObject({ status: 'NOT_FOUND', candidates: [] });
      const untitled = await add(client, article(null, { published: '1970' }));
      expect(await findDoi(client, untitled.id)).toMatchObject({ status: 'NOT_FOUND', candidates: [] });
    });

    it('is for one’s own documents', async () => {
      const [owner, stranger] = await Promise.all([newPerson(useTarget()), newPerson(useTarget())]);
      const { id } = await add(owner.client, article('The Structure of Ordinary Water'));
      await stranger.client.refused('NOT_FOUND', findDoiMutation, { id });
      await anonymous(useTarget()).refused('UNAUTHENTICATED', findDoiMutation, { id });
    });
  });

  describe('the documents of a selection that have a DOI', () => {
    const query = `query withDoi($selection: DocumentSelection!) {
      me { documentsWithDoi(selection: $selection) { documents { id doi } count withoutDoi } }
    }`;
    interface WithDoi {
      me: { documentsWithDoi: { documents: { id: string; doi: string }[]; count: number; withoutDoi: number } };
    }
    const ask = async (client: ApiClient, selection: unknown) =>
      (await client.ask<WithDoi>(query, { selection })).me.documentsWithDoi;

    it('are counted with the others, and those in the trash are left out', async () => {
      const { client } = await newPerson(useTarget());
      const first = await add(client, article('First', { doi: '10.1000/first' }));
      const second = await add(client, article('Second', { doi: '10.1000/second' }));
      const without = await add(client, article('Third'));
      const trashed = await add(client, article('Fourth', { doi: '10.1000/fourth' }));
      await client.ask(
        'mutation remove($ids: [ID!]!) { deleteUserDocuments(input: { selection: { ids: $ids } }) { count } }',
        {
          ids: [trashed.id],
        },
      );
      expect(await ask(client, { filterBy: {} })).toEqual({
        documents: [
          { id: first.id, doi: '10.1000/first' },
          { id: second.id, doi: '10.1000/second' },
        ],
        count: 2,
        withoutDoi: 1,
      });
      expect(await ask(client, { filterBy: {}, except: [first.id] })).toMatchObject({ count: 1, withoutDoi: 1 });
      expect(await ask(client, { ids: [without.id] })).toEqual({ documents: [], count: 0, withoutDoi: 1 });
    });

    it('are one’s own', async () => {
      const [owner, stranger] = await Promise.all([newPerson(useTarget()), newPerson(useTarget())]);
      const { id } = await add(owner.client, article('First', { doi: '10.1000/first' }));
      await stranger.client.refused('NOT_FOUND', query, { selection: { ids: [id] } });
      await stranger.client.refused('BAD_USER_INPUT', query, { selection: {} });
    });
  });
}
