// The choice of a style and its language, as people use it.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { ListedStyle } from '#bibliography/citation/styleIndex.ts';
import type { LibraryStyles } from '../engine/citations.ts';
import { StyleFields, type StyleFieldsProps } from './StyleFields.tsx';

const listed = (id: string, title: string, rest: Partial<ListedStyle> = {}): ListedStyle => ({
  ...{ id, title, source: 'included', shortTitle: null, fields: [], format: null },
  ...{ hasBibliography: true, defaultLocale: null, path: '', ...rest },
});

const index: LibraryStyles = {
  styles: [
    listed('apa', 'American Psychological Association 7th edition', { shortTitle: 'APA' }),
    listed('din-1505-2', 'DIN 1505-2', { defaultLocale: 'de-DE' }),
    listed('own:1', 'My journal', { source: 'own' }),
  ],
  locales: { 'en-US': '', 'de-DE': '' },
};

function show(props: Partial<StyleFieldsProps> = {}) {
  const onChoose = vi.fn(() => Promise.resolve());
  const onUpload = vi.fn<(file: File) => Promise<void>>(() => Promise.resolve());
  const onRemove = vi.fn(() => Promise.resolve());
  const choice = { style: 'apa', locale: null };
  render(<StyleFields {...{ index, choice, onChoose, onUpload, onRemove }} {...props} />);
  return { onChoose, onUpload, onRemove, user: userEvent.setup() };
}

afterEach(cleanup);

test('a style is found by either of its names, and keeps the chosen language', async () => {
  const { onChoose, user } = show({ choice: { style: 'din-1505-2', locale: 'de-DE' } });
  await user.type(screen.getByRole('combobox', { name: 'Style' }), 'psycholog');
  await user.click(await screen.findByRole('option', { name: /^APA/ }));
  expect(onChoose).toHaveBeenCalledWith({ style: 'apa', locale: 'de-DE' });
});

test('the language of the style is named, and can be chosen again', async () => {
  const { onChoose, user } = show({ choice: { style: 'din-1505-2', locale: 'en-US' } });
  await user.click(screen.getByRole('combobox', { name: 'Language' }));
  await user.click(await screen.findByRole('option', { name: 'Language of the style (German (Germany))' }));
  expect(onChoose).toHaveBeenCalledWith({ style: 'din-1505-2', locale: null });
});

test('a file that is no style leaves everything as it was, and says why', async () => {
  const onUpload = vi.fn(() => Promise.reject(new Error('The style was not added. The style has no title.')));
  const { user } = show({ onUpload });
  await user.upload(screen.getByTestId('style-file'), new File(['<style/>'], 'mine.csl'));
  expect((await screen.findByRole('alert')).textContent).toBe('The style was not added. The style has no title.');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Style' }).value).toMatch(/^APA/);
});

test('only a style of one’s own can be removed', async () => {
  const { onRemove, user } = show({ choice: { style: 'own:1', locale: null } });
  await user.click(screen.getByRole('button', { name: 'Remove this style' }));
  await waitFor(() => {
    expect(onRemove).toHaveBeenCalledWith('own:1');
  });
});

test('an included style can’t be removed', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Remove this style' })).toBeNull();
});
