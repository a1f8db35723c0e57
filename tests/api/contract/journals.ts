// Contract: the journals of a library are found by name and by ISSN, by their owner only.
import { describe, expect, it } from 'vitest';
import { add, article } from './operations.ts';
import { newPerson, type UseTarget } from './target.ts';

const query = `query journal($id: ID, $issn: String, $name: String) {
  journal(id: $id, issn: $issn, name: $name) { id name issn isCustom }
}`;

export function journalsContract(useTarget: UseTarget): void {
  describe('a journal', () => {
    it('is found by its name in any case, by its ISSN with or without hyphen, and by its id', async () => {
      const { client } = await newPerson(useTarget());
      const journal = { name: 'Zeitschrift für Physik', issn: ['0044-3328'] };
      await add(client, article('T', { in: { journal } }));
      const found = await client.ask<{ journal: { id: string } }>(query, { name: 'ZEITSCHRIFT FÜR PHYSIK' });
      expect(found.journal).toMatchObject({ ...journal, isCustom: true });
      for (const variables of [{ issn: '0044-3328' }, { issn: '00443328' }, { id: found.journal.id }]) {
        expect((await client.ask<{ journal: { name: string } | null }>(query, variables)).journal?.name).toBe(
          journal.name,
        );
      }
    });

    it("is null if it doesn't exist, or belongs to another account", async () => {
      const [owner, stranger] = await Promise.all([newPerson(useTarget()), newPerson(useTarget())]);
      await add(owner.client, article('T', { in: { journal: { name: 'Journal of secrets', issn: ['0003-486X'] } } }));
      for (const variables of [{ name: 'Journal of secrets' }, { issn: '0003-486X' }, { name: 'Nobody’s' }]) {
        expect(await stranger.client.ask(query, variables)).toEqual({ journal: null });
      }
    });

    it('requires a name or an ISSN', async () => {
      const { client } = await newPerson(useTarget());
      await client.refused('BAD_USER_INPUT', query);
    });
  });
}
