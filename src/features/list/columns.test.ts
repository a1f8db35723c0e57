// The table of columns and the fragment that its cells are made of.
import { expect, test } from 'vitest';
import { canonicalField } from '#bibliography/fields/fieldNames.ts';
import { isKnownField } from '#bibliography/knownFields.ts';
import fragment from '#src/__generated__/columns_document.graphql.ts';
import { columnKeys, columns, shownFields } from './columns.ts';

test('the texts of fields are asked for in the order in which cells read them', () => {
  const asked = fragment.selections.flatMap((selection) =>
    selection.kind === 'ScalarField' && selection.name === 'fieldTexts' ? (selection.args ?? []) : [],
  );
  expect(asked).toEqual([expect.objectContaining({ name: 'names', value: [...shownFields] })]);
});

test('fields are asked for by their canonical names, by which matches of a search are marked', () => {
  expect(shownFields.filter((field) => canonicalField(field) !== field || !isKnownField(field))).toEqual([]);
});

test('every field that is asked for has a column, which shows its text', () => {
  const data = { fieldTexts: shownFields } as unknown as Parameters<(typeof columns)['doi']['cell']>[0]['data'];
  const shown = columnKeys.map((key) => columns[key]).filter(({ shownField }) => shownField !== undefined);
  expect(shown.map(({ shownField }) => shownField).toSorted()).toEqual(shownFields.toSorted());
  for (const { shownField, cell } of shown) {
    expect(cell({ data, marks: null })).toEqual({ text: shownField, field: shownField });
  }
});
