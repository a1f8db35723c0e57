// Contract: what a later version brings is in the schema already. The server says that it is not there yet; the mock
// server makes an answer up, so that a page can be built against it.
import { describe, expect, it } from 'vitest';
import type { Answer } from '#tests/support/client.ts';
import { article, addMany } from './operations.ts';
import { newPerson, type UseTarget } from './target.ts';

const unresolved: readonly [string, string, object?][] = [
  [
    'creating a group',
    'mutation q($input: CreateGroupInput!) { createGroup(input: $input) { __typename id name } }',
    {
      input: { name: 'G', explicitGroup: { keywordDelimiter: ',', documentIds: [] } },
    },
  ],
  [
    'moving a group',
    'mutation q($input: MoveGroupInput!) { moveGroup(input: $input) { id } }',
    { input: { id: 'grp_x' } },
  ],
  [
    'editing many',
    'mutation q($input: EditUserDocumentsInput!) { editUserDocuments(input: $input) { count undo } }',
    {
      input: { selection: { ids: [] }, addKeywords: ['k'] },
    },
  ],
  ['a group', '{ group(id: "grp_x") { __typename id name } }'],
];

export function unresolvedContract(useTarget: UseTarget): void {
  describe('what nobody resolves yet', () => {
    it.each(unresolved)('%s is NOT_IMPLEMENTED, or mocked', async (_, query, variables) => {
      const { client } = await newPerson(useTarget());
      const answer: Answer<Record<string, unknown>> = await client.send(query, variables);
      const codes = answer.errors.map(({ extensions }) => extensions?.code);
      if (useTarget().isMock) {
        expect(codes).toEqual([]);
        expect(Object.values(answer.data ?? {})[0]).toBeTruthy();
      } else {
        expect(codes).toEqual(['NOT_IMPLEMENTED']);
      }
    });

    it('spoils nothing of what is resolved beside it', async () => {
      const { client } = await newPerson(useTarget());
      const [row] = await addMany(client, [article('Here')]);
      const { data } = await client.send<{ userDocument: object | null; group: object | null }>(
        'query both($id: ID!) { userDocument(id: $id) { id title } group(id: "grp_x") { id } }',
        { id: row?.id },
      );
      expect(data?.userDocument).toEqual({ id: row?.id, title: 'Here' });
    });
  });
}
