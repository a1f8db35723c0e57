// Every field that a document can have is known by its name.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDraft } from '#tests/support/drafts.ts';
import type { DocumentDraft } from './documents.ts';
import { fieldTextsOf } from './fieldTexts.ts';
import { isKnownField, knownFieldNames } from './knownFields.ts';

test('the fields that a form offers are in order, each once', () => {
  expect(knownFieldNames).toEqual([...new Set(knownFieldNames)].sort());
});

test('each that documents hold beside their other fields is known', () => {
  fc.assert(
    fc.property(anyDraft, (draft) => {
      const texts = fieldTextsOf({ ...draft, fields: { ...draft.fields, otherFields: [] } } as DocumentDraft);
      expect(Object.keys(texts).filter((name) => !isKnownField(name))).toEqual([]);
    }),
  );
});

test('what begins citation keys and addresses is none', () => {
  for (const name of ['old', 'Knuth', 'https', 'arxiv', 'author+others']) expect(isKnownField(name)).toBe(false);
});
