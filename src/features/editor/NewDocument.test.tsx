// Tests adding a document by hand: choosing a type, the focus on the title, and drafts after a crash.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { documentKinds } from '#bibliography/documents.ts';
import { kindLabels } from '#bibliography/kindLabels.ts';
import { RelayEnvironmentProvider } from '#src/relay/hooks.ts';
import { NewDocument } from './NewDocument.tsx';

afterEach(() => {
  cleanup();
  // A draft of one test must not be restored in the next.
  localStorage.clear();
  vi.unstubAllGlobals();
});

function draw() {
  const environment = new Environment({
    options: { libraryId: 'lib_1' },
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
  it('focuses the first kind', async () => {
    draw();
    const buttons = await screen.findAllByRole('button', { name: /./ });
    expect(buttons).toContain(document.activeElement);
    expect(document.activeElement?.textContent).toContain(kindLabels.journalArticle);
  });

  it.each(documentKinds)('takes what is typed after choosing %s as its title', async (kind) => {
    const user = userEvent.setup();
    draw();
    if (kind === 'proceedings') await user.click(await screen.findByText('More types…'));
    await user.click(await screen.findByText(kindLabels[kind], { exact: true }));
    await user.keyboard('Cocoa');
    expect(document.activeElement?.closest('[data-field]')?.getAttribute('data-field')).toBe('title');
    expect((document.activeElement as HTMLTextAreaElement).value).toBe('Cocoa');
  });

  it('stores text that is typed right after choosing %s as the title', async () => {
    const user = userEvent.setup();
    draw();
    await user.click(await screen.findByText('Book chapter', { exact: true }));
    expect(await screen.findByRole('textbox', { name: 'Book title' })).toBeDefined();
    cleanup();
    draw();
    await user.click(await screen.findByText('Book', { exact: true }));
    await screen.findByRole('textbox', { name: 'Title' });
    expect(screen.queryByRole('textbox', { name: 'Book title' })).toBeNull();
  });

  it('keeps editing a part that has no name yet', async () => {
    const user = userEvent.setup();
    draw();
    await user.click(await screen.findByText(kindLabels.journalArticle, { exact: true }));
    await user.type(await screen.findByRole('textbox', { name: 'Number' }), '5');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' }).value).toBe('5');
  });

  it('supports arrow keys and first letters, and shows the rare types on request', async () => {
    const user = userEvent.setup();
    draw();
    await screen.findByText('Book');
    const focused = () => document.activeElement?.textContent;
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Book');
    await user.keyboard('b');
    expect(focused()).toContain('Book chapter');
    await user.keyboard('s');
    expect(focused()).toBe('Software');
    await user.click(screen.getByText('More types…'));
    expect(focused()).toContain('Proceedings');
    await user.keyboard('p');
    expect(focused()).toContain('Part of a book');
  });

  it('stores the chosen type with the first typed text, and not before', async () => {
    const user = userEvent.setup();
    draw();
    await user.click(await screen.findByText('Book'));
    expect(screen.getByDisplayValue('book')).toBeTruthy();
    expect(Object.keys(localStorage)).toEqual([]);
    await user.keyboard('Cocoa');
    cleanup();
    const [draft = ''] = Object.values(localStorage) as string[];
    expect(JSON.parse(draft)).toMatchObject({
      draft: { kind: 'other', patch: { type: { value: 'book' }, title: { value: 'Cocoa' } } },
    });
    draw();
    expect(await screen.findByDisplayValue('Cocoa')).toBeTruthy();
    expect(screen.getByDisplayValue('book')).toBeTruthy();
  });

  it('stores nothing of a type if the kind is changed before anything is typed', async () => {
    const user = userEvent.setup();
    draw();
    await user.click(await screen.findByText('Book'));
    await user.click(screen.getByRole('combobox', { name: 'Kind' }));
    await user.click(await screen.findByRole('option', { name: kindLabels.thesis }));
    expect(screen.queryByText('Not shown')).toBeNull();
  });

  describe('text left in an input when the tab crashes', () => {
    /** Types the text into the input, presses the keys, and unmounts without any event that a crash would not send. */
    async function crashAfter(boxOf: string, text: string, keys?: string) {
      const user = userEvent.setup();
      draw();
      await user.click(await screen.findByText(kindLabels.journalArticle));
      [...screen.queryAllByPlaceholderText(boxOf), ...screen.queryAllByLabelText(boxOf)][0]?.focus();
      await user.paste(text);
      if (keys !== undefined) await user.keyboard(keys);
      cleanup();
    }

    it.each([
      ['Add a person, or paste “A and B”', 'Marie Curie', 'Curie'],
      ['Add a keyword', 'radium', 'radium'],
      ['Add a key', 'Curie1898', 'Curie1898'],
      // A part inside a part.
      ['Journal', 'Comptes rendus', 'Comptes rendus'],
    ])('is restored: %s', async (boxOf, text, shown) => {
      await crashAfter(boxOf, text);
      draw();
      await screen.findByText(/Your unsaved changes are back/);
      expect(screen.queryByText(shown) ?? screen.getByDisplayValue(shown)).toBeTruthy();
    });

    it('is not restored twice if it was already added to the field', async () => {
      await crashAfter('Add a person, or paste “A and B”', 'Marie Curie', '{Enter}');
      draw();
      await screen.findByText(/Your unsaved changes are back/);
      expect(screen.getAllByDisplayValue('Curie')).toHaveLength(1);
    });

    it('is not restored if it was removed from the field again', async () => {
      await crashAfter('Add a keyword', 'r', '{Backspace}');
      draw();
      expect(await screen.findByText('What do you want to add?')).toBeTruthy();
      expect(Object.keys(localStorage)).toEqual([]);
    });
  });

  it.each(['Add a person, or paste “A and B”', 'Add a keyword'])(
    'is not discarded without a question: %s',
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
