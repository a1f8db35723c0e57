// @vitest-environment jsdom
// Adding by hand begins where one begins to type: at the title, whatever the kind.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { documentKinds } from '#bibliography/documents.ts';
import { kindLabels } from '#bibliography/kindLabels.ts';
import { NewDocument } from './NewDocument.tsx';

afterEach(() => {
  cleanup();
  // What one test had begun to add is not the next one's.
  localStorage.clear();
  vi.unstubAllGlobals();
});

function draw() {
  const environment = new Environment({
    network: Network.create(() => Observable.create(() => undefined)),
    store: new Store(new RecordSource()),
  });
  const root = createRootRoute({
    component: () => (
      <RelayEnvironmentProvider environment={environment}>
        <NewDocument userId="user_1" connections={[]} onClose={vi.fn()} onAdded={vi.fn()} />
      </RelayEnvironmentProvider>
    ),
  });
  const router = createRouter({
    routeTree: root,
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router as never} />);
  return router;
}

describe('NewDocument', () => {
  it('begins with the first of the kinds', async () => {
    draw();
    const buttons = await screen.findAllByRole('button', { name: /./ });
    expect(buttons).toContain(document.activeElement);
    expect(document.activeElement?.textContent).toContain(kindLabels.journalArticle);
  });

  it.each(documentKinds)('takes what is typed after choosing %s as its title', async (kind) => {
    const user = userEvent.setup();
    draw();
    // One label may begin another, and a hint follows each.
    const label = (await screen.findAllByText(kindLabels[kind], { exact: true }))[0];
    if (!label) throw new Error(`There is no choice of ${kind}`);
    await user.click(label);
    await user.keyboard('Cocoa');
    expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe('title');
    expect((document.activeElement as HTMLTextAreaElement).value).toBe('Cocoa');
  });

  it.each(['Add a person, or paste “A and B”', 'Add a keyword'])(
    'asks before it loses what still stands in a box: %s',
    async (placeholder) => {
      const user = userEvent.setup();
      const router = draw();
      await user.click(await screen.findByText(kindLabels.journalArticle));
      const [box] = screen.getAllByPlaceholderText(placeholder);
      if (!box) throw new Error('There is no such box');
      await user.type(box, 'Curie');
      router.history.push('/elsewhere');
      await waitFor(() => {
        expect(router.history.location.pathname).toBe('/');
        expect(screen.queryByText('Curie') ?? screen.queryByDisplayValue('Curie')).toBeTruthy();
      });
    },
  );
});
