// Contract: search suggestions are values of one's own library in which a word begins with the text.
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '#tests/support/client.ts';
import { add, article, bulk } from './operations.ts';
import { newPerson, type Person, type UseTarget } from './target.ts';

interface Asked {
  beginning: string;
  of?: readonly string[];
  first?: number;
}

const query = `query suggestions($beginning: String!, $of: [SuggestedValue!], $first: Int) {
  me { searchSuggestions(beginning: $beginning, of: $of, first: $first) { kind value } }
}`;

async function suggested(client: ApiClient, asked: Asked): Promise<string[]> {
  const { me } = await client.ask<{ me: { searchSuggestions: { kind: string; value: string }[] } }>(query, asked);
  return me.searchSuggestions.map(({ kind, value }) => `${kind} ${value}`);
}

const person = (family: string, given = 'Ada') => ({ person: { family, given } });

export function suggestionsContract(useTarget: UseTarget): void {
  let owner: Person;
  beforeAll(async () => {
    owner = await newPerson(useTarget());
    await add(
      owner.client,
      article('One', {
        authors: [person('Bergmann'), person('Žižek'), { organization: { name: 'Berlin Group' } }],
        editors: [person('Berger')],
        keywords: ['Beryllium', 'Science > Physics', 'dark chocolate', '100%_\\'],
      }),
    );
    await add(
      owner.client,
      article('Two', { authors: [person('BERGMANN', 'Ingrid'), person('Abel')], keywords: ['beryllium', 'Zinc'] }),
    );
  });

  describe('suggestions', () => {
    it('match regardless of case and accents, each value once, ordered by kind', async () => {
      const { client } = owner;
      const all = await suggested(client, { beginning: 'bEr' });
      expect(all.map((each) => each.toLowerCase())).toEqual([
        'author bergmann',
        'author berlin group',
        'editor berger',
        'keyword beryllium',
      ]);
      expect(await suggested(client, { beginning: 'ziz' })).toEqual(['AUTHOR Žižek']);
      expect(await suggested(client, { beginning: 'Žiž' })).toEqual(['AUTHOR Žižek']);
      expect(await suggested(client, { beginning: ' dark  choc' })).toEqual(['KEYWORD dark chocolate']);
      expect(await suggested(client, { beginning: 'ergmann' })).toEqual([]);
    });

    it('match whole names if requested, by the beginning of each word', async () => {
      const { client } = await newPerson(useTarget());
      const beethoven = { person: { family: 'Beethoven', nonDroppingParticle: 'van', given: 'Ludwig' } };
      await add(
        client,
        article('One', { authors: [person('Berg', 'Jana'), { organization: { name: 'Berlin Group' } }] }),
      );
      await add(
        client,
        article('Two', { authors: [person('Berg', 'Jana'), beethoven], editors: [person('Bérg', 'Otto')] }),
      );
      const gone = await add(client, article('Three', { authors: [person('Bergson')] }));
      await bulk(client, 'delete', { ids: [gone.id] });
      const names = async (beginning: string) => suggested(client, { beginning, of: ['PERSON'] });
      expect(await names('ber')).toEqual(['PERSON Berg, Jana', 'PERSON Bérg, Otto', 'PERSON {Berlin Group}']);
      expect(await names('Berg, J')).toEqual(['PERSON Berg, Jana']);
      expect(await names('jana be')).toEqual(['PERSON Berg, Jana']);
      expect(await names('beeth')).toEqual(['PERSON van Beethoven, Ludwig']);
      expect(await names('van Bee')).toEqual(['PERSON van Beethoven, Ludwig']);
      expect(await names('')).toHaveLength(4);
      expect(await names('%')).toEqual([]);
      expect(await suggested(client, { beginning: 'berl' })).toEqual(['AUTHOR Berlin Group']);
    });

    it('contain the name of a journal once, as a document spells it', async () => {
      const { client } = await newPerson(useTarget());
      for (const name of ['The Sea', 'the sea', 'The Moon', 'Über die See']) {
        await add(client, article('In it', { in: { journal: { name } } }));
      }
      const of = ['JOURNAL'];
      expect((await suggested(client, { beginning: 'the', of })).map((each) => each.toLowerCase())).toEqual([
        'journal the moon',
        'journal the sea',
      ]);
      expect(await suggested(client, { beginning: 'uber', of, first: 1 })).toEqual(['JOURNAL Über die See']);
      expect(await suggested(owner.client, { beginning: 'the', of })).toEqual([]);
    });

    it('contain places of publication, by any word of their name, for articles and volumes', async () => {
      const { client } = await newPerson(useTarget());
      const publisher = (name: string) => ({ publishers: [{ name, locations: ['Berlin'] }] });
      const fields = { title: 'Proceedings of the Tide', series: 'Lecture Notes (Tides)', ...publisher('Tidal Press') };
      const documents: readonly Parameters<typeof add>[1][] = [
        { kind: 'proceedingsArticle', fields: { title: 'Tides', proceedings: fields } },
        { kind: 'proceedings', fields: { title: 'Tidings', series: 'lecture notes (tides)' } },
        { kind: 'other', fields: publisher('Springer') },
        { kind: 'thesis', fields: { institution: 'University of Tidemouth' } },
        article('In it', { in: { journal: { name: 'Annals of Tidal Science' } } }),
        article('In it', { in: { journal: { name: 'Tidings' } } }),
      ];
      for (const document of documents) await add(client, document);
      const of = ['JOURNAL', 'BOOK', 'SERIES', 'PUBLISHER', 'INSTITUTION'];
      expect(await suggested(client, { beginning: 'TID', of })).toEqual([
        'JOURNAL Tidings',
        'JOURNAL Annals of Tidal Science',
        'BOOK Proceedings of the Tide',
        expect.stringMatching(/^SERIES Lecture Notes \(Tides\)$/i),
        'PUBLISHER Tidal Press',
        'INSTITUTION University of Tidemouth',
      ]);
      expect(await suggested(client, { beginning: '', of: ['PUBLISHER'] })).toEqual([
        'PUBLISHER Springer',
        'PUBLISHER Tidal Press',
      ]);
      for (const beginning of ['ides', 'notes tid', '.*', '(', '\\', '%']) {
        expect(await suggested(client, { beginning, of })).toEqual([]);
      }
      expect(await suggested(owner.client, { beginning: 'tid', of })).toEqual([]);
    });

    it('rank values that begin with the text before those with a later word that does, including particles, accents, hyphens and apostrophes', async () => {
      const { client } = await newPerson(useTarget());
      await add(
        client,
        article('Three', {
          authors: [
            { person: { family: 'Berg', nonDroppingParticle: 'van der', given: 'Jan' } },
            { person: { family: 'Gogh', nonDroppingParticle: 'van', given: 'Vincent' } },
            person('Bergson'),
            person('Åkerlund-Öberg'),
            person('d’Alembert'),
            { organization: { name: 'Bergen Bergbau of Berg' } },
          ],
          keywords: ['dark chocolate', 'hot Éclair > cream puff', 'chocolate'],
        }),
      );
      expect(await suggested(client, { beginning: 'berg', of: ['AUTHOR'] })).toEqual([
        'AUTHOR Bergen Bergbau of Berg',
        'AUTHOR Bergson',
        'AUTHOR van der Berg',
      ]);
      expect(await suggested(client, { beginning: 'berg', first: 2 })).toEqual([
        'AUTHOR Bergen Bergbau of Berg',
        'AUTHOR Bergson',
      ]);
      expect(await suggested(client, { beginning: 'GOGH' })).toEqual(['AUTHOR van Gogh']);
      expect(await suggested(client, { beginning: 'der  ber' })).toEqual(['AUTHOR van der Berg']);
      expect(await suggested(client, { beginning: 'van' })).toEqual(['AUTHOR van der Berg', 'AUTHOR van Gogh']);
      expect(await suggested(client, { beginning: 'ob' })).toEqual(['AUTHOR Åkerlund-Öberg']);
      expect(await suggested(client, { beginning: 'alem' })).toEqual(['AUTHOR d’Alembert']);
      expect(await suggested(client, { beginning: 'erg' })).toEqual([]);
      expect(await suggested(client, { beginning: 'choc' })).toEqual(['KEYWORD chocolate', 'KEYWORD dark chocolate']);
      expect(await suggested(client, { beginning: 'ecl' })).toEqual(['KEYWORD hot Éclair']);
      expect(await suggested(client, { beginning: 'puff' })).toEqual([]);
    });

    it('are limited to the requested kinds and number', async () => {
      const { client } = owner;
      expect(await suggested(client, { beginning: 'ber', of: ['EDITOR'] })).toEqual(['EDITOR Berger']);
      expect(await suggested(client, { beginning: '', of: ['KEYWORD', 'EDITOR'], first: 1 })).toEqual([
        'EDITOR Berger',
        'KEYWORD 100%_\\',
      ]);
      expect(await suggested(client, { beginning: '', of: [], first: 1 })).toEqual([]);
      expect(await suggested(client, { beginning: 'ber', first: 0 })).toEqual([]);
    });

    it('contain the first part of nested keywords, and treat special characters literally', async () => {
      const { client } = owner;
      expect(await suggested(client, { beginning: 'sci', of: ['KEYWORD'] })).toEqual(['KEYWORD Science']);
      expect(await suggested(client, { beginning: 'phys', of: ['KEYWORD'] })).toEqual([]);
      expect(await suggested(client, { beginning: '%' })).toEqual([]);
      expect(await suggested(client, { beginning: '100%_\\' })).toEqual(['KEYWORD 100%_\\']);
      expect(await suggested(client, { beginning: 'a\0' })).toEqual([]);
      expect(await suggested(client, { beginning: '\ud800' })).toEqual([]);
    });

    it('contain nothing from the trash or from other accounts', async () => {
      const { client } = await newPerson(useTarget());
      const { id } = await add(client, article('Gone', { keywords: ['berkelium'] }));
      expect(await suggested(client, { beginning: 'ber' })).toEqual(['KEYWORD berkelium']);
      await bulk(client, 'delete', { ids: [id] });
      expect(await suggested(client, { beginning: 'ber' })).toEqual([]);
    });

    it('are refused if too many are requested', async () => {
      const { client } = owner;
      for (const asked of [
        { beginning: 'x'.repeat(201) },
        { beginning: 'x', first: 21 },
        { beginning: 'x', first: -1 },
      ]) {
        await client.refused('BAD_USER_INPUT', query, asked);
      }
    });
  });
}
