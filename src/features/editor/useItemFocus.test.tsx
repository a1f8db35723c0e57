// Tests the focus in fields that are lists of rows.
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Publisher } from '#bibliography/documents.ts';
import type { FetchOptions } from '#src/ui/select/useRichSelect.ts';
import { OtherFieldsEditor } from './OtherFieldsEditor.tsx';
import { PublishersEditor } from './PublishersEditor.tsx';

afterEach(cleanup);

interface EditorProps<Value> {
  label: string;
  value: unknown;
  onChange: (value: Value) => void;
  problems: [];
}

function draw<Value>(Editor: ComponentType<EditorProps<Value>>, first: Value) {
  function Form() {
    const [value, setValue] = useState(first);
    return <Editor label="Rows" value={value} onChange={setValue} problems={[]} />;
  }
  render(<Form />);
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const focused = () => document.activeElement;

test('an added row gets the focus; after a removal the next row gets it, and at last the button that adds rows', async () => {
  draw(OtherFieldsEditor, [
    { name: 'shelf', value: '3' },
    { name: 'room', value: '2' },
  ]);
  await press('Add a field');
  await userEvent.keyboard('owner');
  await press('Remove shelf');
  expect(focused()).toBe(screen.getByRole('button', { name: 'Remove room' }));
  await press('Remove owner');
  expect(focused()).toBe(screen.getByRole('button', { name: 'Remove room' }));
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe(screen.getByRole('button', { name: 'Add a field' }));
});

/** The suggestions of an empty library. */
const noOptions: FetchOptions = () => Promise.resolve({ options: [], next: null });
const Publishers = (props: EditorProps<readonly Publisher[] | null>) => (
  <PublishersEditor {...props} fetchOptions={noOptions} />
);

test('publishers behave the same, except that one empty row stays', async () => {
  draw(Publishers, [{ name: 'Reclam', locations: null }]);
  await press('Add a publisher');
  await userEvent.keyboard('Insel{Enter}');
  await press('Remove Insel');
  expect(focused()).toBe(screen.getByRole('button', { name: 'Remove Reclam' }));
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe(screen.getByRole('button', { name: 'Remove this publisher' }));
});
