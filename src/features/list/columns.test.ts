// The table of columns and the fragment that its cells are made of.
import { expect, test } from 'vitest';
import fragment from '#src/__generated__/columns_document.graphql.ts';
import { columnKeys, columns, shownFields } from './columns.ts';

test('the texts of fields are asked for in the order in which cells read them', () => {
  const asked = fragment.selections.flatMap((selection) =>
    selection.kind === 'ScalarField' && selection.name === 'fieldTexts' ? (selection.args ?? []) : [],
  );
  expect(asked).toEqual([expect.objectContaining({ name: 'names', value: [...shownFields] })]);
});

test('every field that is asked for has a column', () => {
  const data = { fieldTexts: shownFields } as unknown as Parameters<(typeof columns)['doi']['cell']>[0]['data'];
  const shown = columnKeys.filter((key) => columns[key].order === undefined);
  expect(shown.map((key) => columns[key].cell({ data, marks: null }))).toEqual(
    shownFields.map((field) => ({ text: field, field })),
  );
});
