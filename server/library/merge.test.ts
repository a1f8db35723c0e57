// Tests merging edits, without a database.
import { describe, expect, it } from 'vitest';
import { type VersionedFields, mergePatch } from './merge.ts';
import { type KindInput, type Patch, readDocumentInput } from './readDocumentInput.ts';

function patchOf(input: KindInput): Patch {
  const patch = readDocumentInput(input, ['input'], []);
  if (!patch) throw new Error('The test has an invalid input.');
  return patch;
}

const document: VersionedFields = {
  kind: 'proceedingsArticle',
  revision: 5,
  fields: { title: 'T', containingProceedings: { title: 'P', isbn: '1' }, keywords: ['a'] },
  field_revisions: { title: 4, containingProceedings: 5 },
};
const edit = (fields: object, base: number | null, stored = document) =>
  mergePatch(stored, patchOf({ proceedingsArticle: fields }), base);

describe('mergePatch', () => {
  it('finds no change if the values are stored already, regardless of the order of members and of nulls', () => {
    expect(edit({ title: 'T', keywords: ['a'], note: null, authors: [] }, 1)).toEqual({ result: 'unchanged' });
    expect(edit({ proceedings: { isbn: '1', subtitle: null, title: 'P' } }, 1)).toEqual({ result: 'unchanged' });
  });

  it('raises the revision only of fields that change', () => {
    expect(edit({ title: 'T', note: 'N', keywords: null }, 5)).toEqual({
      result: 'merged',
      merged: {
        kind: 'proceedingsArticle',
        revision: 6,
        fields: { title: 'T', containingProceedings: { title: 'P', isbn: '1' }, note: 'N' },
        field_revisions: { title: 4, containingProceedings: 5, note: 6, keywords: 6 },
      },
    });
  });

  it('treats a field that was never changed as part of the first revision', () => {
    expect(edit({ keywords: ['b'] }, 1).result).toBe('merged');
  });

  it('finds a conflict if the base revision is older than the last change of the field', () => {
    expect(edit({ title: 'mine' }, 4).result).toBe('merged');
    expect(edit({ title: 'mine', keywords: ['b'] }, 3)).toEqual({
      result: 'conflict',
      fields: [{ name: 'title', value: 'T' }],
    });
  });

  it('finds a conflict in clearing a changed field, and in setting a cleared one', () => {
    expect(edit({ title: null }, 3)).toMatchObject({ fields: [{ name: 'title', value: 'T' }] });
    const cleared = { ...document, fields: {} };
    expect(edit({ title: 'mine' }, 3, cleared)).toMatchObject({ fields: [{ name: 'title', value: null }] });
  });

  it('reports proceedings in the form of the input', () => {
    expect(edit({ in: 'Q' }, 4)).toMatchObject({ fields: [{ name: 'in', value: 'P' }] });
    expect(edit({ proceedings: { title: 'Q' } }, 4)).toMatchObject({
      fields: [{ name: 'proceedings', value: { title: 'P', isbn: '1' } }],
    });
    expect(edit({ in: 'P' }, 4)).toEqual({ result: 'unchanged' });
    expect(edit({ in: null }, 5)).toMatchObject({ merged: { fields: { title: 'T', keywords: ['a'] } } });
  });

  it('lets the last writer win if there is no base revision', () => {
    expect(edit({ title: 'mine' }, null)).toMatchObject({ merged: { fields: { title: 'mine' } } });
  });

  it('changes the kind, keeps fields that only the old kind has, and does not confuse the different `in` of both kinds', () => {
    const patch = patchOf({ journalArticle: { in: { journal: { name: 'J' } } } });
    expect(mergePatch(document, patch, 5)).toMatchObject({
      merged: {
        kind: 'journalArticle',
        fields: { containingProceedings: { title: 'P', isbn: '1' }, journalIssue: { journal: { name: 'J' } } },
        field_revisions: { kind: 6, journalIssue: 6 },
      },
    });
  });

  it('with `keepsKind`, keeps the kind even if it was changed since, and stores the fields of the kind in the input', () => {
    const patch = patchOf({ journalArticle: { in: { journal: { name: 'J' } } } });
    const changedKind = { ...document, field_revisions: { kind: 5 } };
    expect(mergePatch(changedKind, patch, 4)).toMatchObject({
      result: 'conflict',
      fields: [{ name: 'kind', value: 'proceedingsArticle' }],
    });
    expect(mergePatch(changedKind, patch, 4, true)).toMatchObject({
      merged: {
        kind: 'proceedingsArticle',
        fields: { containingProceedings: { title: 'P' }, journalIssue: { journal: { name: 'J' } } },
        field_revisions: { kind: 5, journalIssue: 6 },
      },
    });
    expect(mergePatch(document, patchOf({ journalArticle: { title: 'T' } }), 4, true)).toEqual({ result: 'unchanged' });
  });
});
