// Tests that every field of documents is a known field.
import fc from '#tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import { anyDraft } from '#tests/support/drafts.ts';
import type { DocumentDraft } from './documents.ts';
import { fieldTextsOf } from './fieldTexts.ts';
import { isKnownField, knownFieldNames } from './knownFields.ts';

test('the fields that a form suggests are sorted and unique', () => {
  expect(knownFieldNames).toEqual([...new Set(knownFieldNames)].sort());
});

test('every field that documents store as such is known', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const texts = fieldTextsOf({ ...draft, fields: { ...draft.fields, otherFields: [] } } as DocumentDraft);
      expect(Object.keys(texts).filter((name) => !isKnownField(name))).toEqual([]);
    }),
  );
});

test('prefixes of citation keys and addresses are no fields', () => {
  for (const name of ['old', 'Knuth', 'https', 'arxiv', 'author+others']) expect(isKnownField(name)).toBe(false);
});
