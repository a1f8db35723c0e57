// Which texts are references in a format of files.
import { expect, test } from 'vitest';
import { holdsReferences } from './holdsReferences.ts';

test.each([
  '@article{key, title = {A}}',
  'Some words\n  @Book(key,',
  'TY  - JOUR\nTI  - A',
  'TY - JOUR\nTI - A',
  '   TY  - JOUR\n   TI  - A',
  '%A Doe, Ann\n%T Tides',
  'PMID- 23193287\nOWN - NLM',
  '%0 Journal Article\n%T A',
  'FN Clarivate\nVR 1.0\nPT J\nAU A',
  '[{"type": "book"}]',
  ' [\n  {"id": 1}]',
  '{ "type": "book" }',
])('%j is', (text) => {
  expect(holdsReferences(text)).toBe(true);
});

test.each([
  '',
  '10.1000/xyz',
  'write to me@example.org (soon)',
  '[1] Doe, J. doi:10.1000/xyz',
  '{10.1000/xyz}',
  'PMID: 12345',
  'PMID- 12345\nPMID- 12346',
])('%j is not', (text) => {
  expect(holdsReferences(text)).toBe(false);
});
