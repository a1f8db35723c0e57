// The table of columns and the fragment that its cells are made of.
import { expect, test } from 'vitest';
import fragment from '#src/__generated__/columns_document.graphql.ts';
import { columnKeys, columns } from './columns.ts';

test('every field that a column only shows is asked for', () => {
  const asked = fragment.selections.flatMap((selection) =>
    selection.kind === 'LinkedField' && selection.name === 'fieldTexts' ? (selection.args ?? []) : [],
  );
  const shown = columnKeys.map((key) => columns[key]).filter(({ order }) => order === undefined);
  const data = { fieldTexts: [] } as unknown as Parameters<(typeof shown)[number]['cell']>[0]['data'];
  const fields = shown.map(({ cell }) => cell({ data, marks: null }).field);
  expect(asked).toEqual([expect.objectContaining({ name: 'names', value: fields })]);
  expect(fields).toEqual(['entrytype', 'journal', 'pages', 'doi', 'url', 'language']);
});
