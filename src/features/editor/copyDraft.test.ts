// Tests what is sent to copy a document to the own library, with the real network layer.
import { expect, test } from 'vitest';
import { createEnvironment } from '#src/relay/createEnvironment.ts';
import { copyDraft } from './copyDraft.ts';

interface Sent {
  readonly operationName: string;
  readonly variables: { readonly input: object };
}

function against(answers: readonly object[]) {
  const sent: Sent[] = [];
  const environment = createEnvironment({
    libraryId: 'lib_1',
    url: '/api',
    onUnauthenticated: () => undefined,
    fetch: (_, request) => {
      sent.push(JSON.parse(request?.body as string) as Sent);
      return Promise.resolve(Response.json(answers[sent.length - 1]));
    },
  });
  return { sent, environment };
}

const input = {
  kind: 'thesis',
  fields: { title: 'Tides' },
  key: 'k',
  hidden: [{ kind: 'journalArticle', name: 'volume', value: '3' }],
} as const;
const added = { data: { addUserDocuments: { documents: [{ __typename: 'Thesis', id: 'doc_2' }] } } };

test('the fields that the kind does not show are copied as well', async () => {
  const { sent, environment } = against([
    added,
    { data: { updateUserDocument: { __typename: 'Thesis', id: 'doc_2' } } },
  ]);
  await copyDraft(environment, input, new AbortController().signal);
  expect(sent.map(({ operationName, variables }) => [operationName, variables.input])).toEqual([
    ['copyDraftMutation', { documents: [{ thesis: { title: 'Tides' } }], key: 'k', makeCitationKeys: true }],
    ['copyDraftHiddenMutation', { id: 'doc_2', keepKind: true, journalArticle: { volume: '3' } }],
  ]);
});

test('it is not copied as long as one of them is refused', async () => {
  const refusal = { message: 'Too many requests.', extensions: { code: 'RATE_LIMITED' } };
  const { environment } = against([added, { data: { updateUserDocument: null }, errors: [refusal] }]);
  await expect(copyDraft(environment, input, new AbortController().signal)).rejects.toThrow(
    'Not copied: Too many requests.',
  );
});
