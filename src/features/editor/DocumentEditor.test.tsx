// Tests that what others change reaches the form of an open document, but never the field that has the focus.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import { useSyncExternalStore } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { RelayEnvironmentProvider } from '#src/relay/hooks.ts';
import { DocumentEditor } from './DocumentEditor.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

type ArticleFields = Extract<DocumentDraft, { kind: 'journalArticle' }>['fields'];

const article: ArticleFields = {
  title: 'Tides',
  note: 'A note',
  published: '2024',
  keywords: ['sea'],
  authors: [{ person: { family: 'Curie', given: 'Marie' } }],
  in: { volume: '7', journal: { name: 'Oceans' } },
};

/** Draws the form of an article. What `others` changes arrives as from the store. */
async function open() {
  let revision = 1;
  let draft: DocumentDraft = { kind: 'journalArticle', fields: article };
  const listeners = new Set<() => void>();
  const environment = new Environment({
    options: { libraryId: 'lib_1' },
    network: Network.create(() => Observable.create(() => undefined)),
    store: new Store(new RecordSource()),
  });
  const Editor = () => (
    <DocumentEditor
      documentId="doc_1"
      revision={revision}
      draft={useSyncExternalStore(
        (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        () => draft,
      )}
      userId="user_1"
      focusField={null}
      onClose={() => undefined}
      onDone={() => undefined}
    />
  );
  const routeTree = createRootRoute({
    component: () => (
      <RelayEnvironmentProvider environment={environment}>
        <Editor />
      </RelayEnvironmentProvider>
    ),
  });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('textbox', { name: 'Title' });
  const show = (next: DocumentDraft) => {
    act(() => {
      draft = next;
      revision += 1;
      for (const listener of listeners) listener();
    });
  };
  return {
    others: (fields: ArticleFields) => {
      show({ kind: 'journalArticle', fields: { ...article, ...fields } });
    },
    othersMakeThesis: (fields: { keywords?: string[] } = {}) => {
      show({ kind: 'thesis', fields: { title: 'Something else entirely', keywords: ['sea'], ...fields } });
    },
  };
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

test('the field with the focus keeps its value and its caret, and shows the new value once it is left', async () => {
  const { others } = await open();
  const title = box('Title');
  expect(document.activeElement).toBe(title);
  title.setSelectionRange(2, 2);
  others({ title: 'Something else entirely', note: 'Theirs' });
  expect([title.value, title.selectionStart]).toEqual(['Tides', 2]);
  expect(box('Note').value).toBe('Theirs');
  act(() => {
    box('Note').focus();
  });
  expect(title.value).toBe('Something else entirely');
  others({ title: 'Tides and waves', note: 'Theirs again' });
  expect([title.value, box('Note').value]).toEqual(['Tides and waves', 'Theirs']);
});

test('what is typed then goes on from what the field shows', async () => {
  const { others } = await open();
  const title = box('Title');
  title.setSelectionRange(5, 5);
  others({ title: 'Something else entirely' });
  await userEvent.keyboard(' rise');
  expect(title.value).toBe('Tides rise');
  act(() => {
    title.blur();
  });
  expect(title.value).toBe('Tides rise');
});

test('a field set back to what it showed follows others only after it is left', async () => {
  const { others } = await open();
  const title = box('Title');
  title.setSelectionRange(5, 5);
  await userEvent.keyboard('!');
  others({ title: 'Something else entirely' });
  await userEvent.keyboard('{Backspace}');
  expect(title.value).toBe('Tides');
  act(() => {
    title.blur();
  });
  expect(title.value).toBe('Something else entirely');
});

test('the focus stays in a field while another window is in front', async () => {
  const { others } = await open();
  const title = box('Title');
  // The element is still the active one of its page.
  fireEvent.focusOut(title);
  others({ title: 'Something else entirely' });
  expect(title.value).toBe('Tides');
});

const tags = (label: string) => () =>
  [...screen.getByRole('list', { name: label }).children].map(({ textContent }) => textContent.trim());

test.each<[string, () => HTMLElement, () => unknown, ArticleFields]>([
  ['a date', () => box('Date'), () => box('Date').value, { published: '2025-03' }],
  ['tags', () => screen.getByRole('combobox', { name: 'Keywords' }), tags('Keywords'), { keywords: ['sea', 'moon'] }],
  [
    'people',
    () => box('Family name'),
    () => screen.getAllByRole('textbox', { name: 'Family name' }).map((each) => (each as HTMLInputElement).value),
    {
      authors: [{ person: { family: 'Skłodowska', given: 'Marie' } }, { person: { family: 'Lovelace', given: 'Ada' } }],
    },
  ],
  [
    'a part',
    () => screen.getByRole('combobox', { name: 'Journal' }),
    () => [screen.getByRole<HTMLInputElement>('combobox', { name: 'Journal' }).value, box('Volume').value],
    { in: { volume: '8', journal: { name: 'Rivers' } } },
  ],
])('%s with the focus does not follow others either', async (_, find, read, fields) => {
  const { others } = await open();
  act(() => {
    find().focus();
  });
  const before = read();
  others({ ...fields, note: 'Theirs' });
  expect(box('Note').value).toBe('Theirs');
  expect(read()).toEqual(before);
  act(() => {
    box('Note').focus();
  });
  expect(read()).not.toEqual(before);
});

test('the caret stays where it is when others make it another kind of document', async () => {
  const { othersMakeThesis } = await open();
  box('Title').setSelectionRange(2, 2);
  othersMakeThesis();
  expect(screen.getByRole('combobox', { name: 'Kind' }).textContent).toContain('Thesis');
  const title = box('Title');
  expect(document.activeElement).toBe(title);
  expect([title.value, title.selectionStart]).toEqual(['Tides', 2]);
  await userEvent.keyboard('d');
  expect(title.value).toBe('Tiddes');
});

test('a keyword that is still typed is not lost when others make it another kind of document', async () => {
  const { othersMakeThesis } = await open();
  const keywords = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Keywords' });
  await userEvent.type(keywords(), 'moon');
  othersMakeThesis();
  expect(document.activeElement).toBe(keywords());
  expect(tags('Keywords')()).toEqual(['sea', 'moon']);
});

test('a keyword that is still typed is not committed when the document is the same kind as before on the server', async () => {
  const { others } = await open();
  const kind = screen.getByRole('combobox', { name: 'Kind' });
  await userEvent.click(kind);
  await userEvent.click(await screen.findByRole('option', { name: 'Thesis' }));
  const keywords = screen.getByRole<HTMLInputElement>('combobox', { name: 'Keywords' });
  await userEvent.type(keywords, 'mo');
  others({ note: 'Theirs' });
  expect(keywords.value).toBe('mo');
  expect(tags('Keywords')()).toEqual(['sea']);
});

test('tags with the focus stay as they are when others make it another kind with other tags', async () => {
  const { othersMakeThesis } = await open();
  act(() => {
    screen.getByRole('combobox', { name: 'Keywords' }).focus();
  });
  othersMakeThesis({ keywords: ['moon'] });
  expect(tags('Keywords')()).toEqual(['sea']);
});

test('an undo is shown at once, also in the field with the focus', async () => {
  window.history.replaceState(null, '', '/dashboard');
  const { others } = await open();
  act(() => {
    screen.getByRole('button', { name: 'Remove sea' }).focus();
  });
  others({ keywords: ['sea', 'moon'] });
  expect(tags('Keywords')()).toEqual(['sea']);
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => {
    expect(tags('Keywords')()).toEqual(['sea', 'moon']);
  });
});

test('the source with the focus does not follow others', async () => {
  const { others } = await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Source' }));
  const source = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /source/i });
  await screen.findByDisplayValue(/Tides/);
  expect(document.activeElement).toBe(source);
  source.setSelectionRange(3, 3);
  others({ title: 'Something else entirely' });
  // It would be read-only while it is written anew.
  expect([source.readOnly, source.selectionStart]).toEqual([false, 3]);
  expect(source.value).toContain('Tides');
  act(() => {
    source.blur();
  });
  expect(await screen.findByDisplayValue(/Something else entirely/)).toBe(source);
});
