// @vitest-environment jsdom
// What whoever hears a name's boxes is told.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PeopleEditor } from './PeopleEditor.tsx';

afterEach(cleanup);

test('a rare part of a name is described by what it means', () => {
  render(
    <PeopleEditor
      label="Authors"
      value={[{ person: { family: 'Sachs', given: 'Hans', suffix: 'Jr.' } }]}
      onChange={() => undefined}
      problems={[]}
    />,
  );
  expect(screen.getByRole('textbox', { name: 'Suffix', description: 'Jr., III' })).toBeDefined();
});
