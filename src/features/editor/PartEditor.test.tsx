// Tests which fields the form of an article offers for its volume.
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { afterEach, expect, it } from 'vitest';
import { fieldOf } from '#bibliography/kinds.ts';
import { RelayEnvironmentProvider } from '#src/relay/hooks.ts';
import { FieldEditor } from './FieldEditor.tsx';

afterEach(cleanup);

function drawVolume(value: object): void {
  const field = fieldOf('proceedingsArticle', 'proceedings');
  if (!field) throw new Error('An article has no proceedings');
  const network = Network.create(() => Promise.reject(new Error('Nothing is asked')));
  render(
    <RelayEnvironmentProvider
      environment={new Environment({ options: { libraryId: 'lib_1' }, network, store: new Store(new RecordSource()) })}
    >
      <FieldEditor description={field} value={value} onChange={() => undefined} problems={[]} />
    </RelayEnvironmentProvider>,
  );
}

it('offers the fields of a volume that an entry for an article can hold, and none that an export would lose', async () => {
  drawVolume({ title: 'Hearts' });
  await userEvent.click(screen.getByRole('button', { name: 'More about the proceedings' }));
  await screen.findByRole('menu');
  const offered = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(offered).toEqual([
    ...['Subtitle', 'Title addon', 'Authors', 'Date', 'Conference', 'Number', 'Part', 'Multi-volume work'],
    ...['ISBN', 'ISSN', 'Number of pages', 'DOI', 'Note'],
  ]);
});

it('shows every field that is filled', () => {
  drawVolume({ title: 'Hearts', url: 'https://example.org/' });
  expect(screen.getByRole('textbox', { name: 'URL' })).toHaveProperty('value', 'https://example.org/');
});
