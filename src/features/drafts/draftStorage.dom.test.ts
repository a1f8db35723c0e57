// Tests that drafts stored by earlier versions can still be read.
import { afterEach, expect, it } from 'vitest';
import { leftDrafts } from './draftStorage.ts';

afterEach(() => {
  localStorage.clear();
});

it('reads the stashed changes of a draft that an earlier version stored under another name', async () => {
  const change = { base: '1', value: '2', revision: 1 };
  const draft = {
    ...{ documentId: 'doc_1', kind: 'thesis', savedKind: 'thesis', kindRevision: 1, key: null, patch: {} },
    putAside: { journalArticle: { pageStart: change } },
    unanswered: [{ kind: 'journalArticle', keepsKind: true, fields: { pageStart: '2' }, revision: 1, isAside: true }],
  };
  localStorage.setItem(
    'draft:user_1:doc_1:gone',
    JSON.stringify({ draft, title: 'Tides', at: '2026-01-02T03:04:05Z' }),
  );
  const [left] = await leftDrafts('user_1');
  expect(left?.draft.stashed).toEqual({ journalArticle: { pageStart: change } });
  expect(left?.draft.unanswered).toMatchObject([{ kind: 'journalArticle', isStashed: true }]);
});
