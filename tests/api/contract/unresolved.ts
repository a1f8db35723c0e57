// Contract: what a later version brings is in the schema already. The server says that it is not there yet; the mock
// server makes an answer up, so that a page can be built against it.
import { describe, expect, it } from 'vitest';
import type { Answer } from '#tests/support/client.ts';
import { toInput } from '#tests/support/documents.ts';
import { article } from './operations.ts';
import { newPerson, type UseTarget } from './target.ts';

const unresolved: readonly [string, string, object?][] = [
  [
    'editing many',
    'mutation q($input: EditUserDocumentsInput!) { editUserDocuments(input: $input) { count undo } }',
    {
      input: { selection: { ids: [] }, addKeywords: ['k'] },
    },
  ],
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
      const { data } = await client.send<{ addUserDocument: object | null; editUserDocuments: object | null }>(
        `mutation both($input: AddUserDocumentInput!) {
          addUserDocument(input: $input) { title }
          editUserDocuments(input: { selection: { ids: [] }, addKeywords: ["k"] }) { count }
        }`,
        { input: toInput(article('Here')) },
      );
      expect(data?.addUserDocument).toEqual({ title: 'Here' });
    });
  });
}
