// Tests that a recording can be dropped anywhere on the viewer, or chosen, and that another file is refused.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeToasts } from '#src/ui/toast/toast.ts';
import { recordingOf } from '#tests/support/recordPlay.ts';
import { keptAddress } from './keptAddress.ts';
import { OpenRecording } from './OpenRecording.tsx';

// jsdom has no IndexedDB to keep it in.
vi.mock('./keptAddress.ts', () => ({ keptAddress: vi.fn(() => Promise.resolve('/kept')) }));

const recording = recordingOf([{ kind: 'place', at: 1, how: 'loaded', address: '/dashboard' }]);
const file = new File([JSON.stringify(recording)], 'bug.flow.json', { type: 'application/json' });
const went = vi.fn<(address: string) => void>();

beforeEach(() => {
  takeToasts();
  render(<OpenRecording onGo={went} />);
});

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const dragged = (...files: readonly File[]) => ({ dataTransfer: { types: ['Files'], files } });

test('a dropped recording is kept and opened, and the browser does not open the file itself', async () => {
  expect(fireEvent.dragOver(document.body, dragged(file))).toBe(false);
  expect(fireEvent.drop(document.body, dragged(file))).toBe(false);
  await waitFor(() => {
    expect(went).toHaveBeenCalledWith('/kept');
  });
  expect(keptAddress).toHaveBeenCalledWith(recording);
});

test('what is dropped and is no file is left to the page', () => {
  const text = { dataTransfer: { types: ['text/plain'], files: [] } };
  expect(fireEvent.dragOver(document.body, text)).toBe(true);
  expect(fireEvent.drop(document.body, text)).toBe(true);
  expect(keptAddress).not.toHaveBeenCalled();
});

test('a dropped file that is no recording is refused by its name', async () => {
  fireEvent.drop(document.body, dragged(new File(['{}'], 'notes.json')));
  await waitFor(() => {
    expect(takeToasts()).toMatchObject([
      { message: 'Couldn’t open “notes.json”. This file is not a recording.', tone: 'danger' },
    ]);
  });
  expect(went).not.toHaveBeenCalled();
});

test('a chosen recording is opened too, and nothing after the page is left', async () => {
  fireEvent.change(screen.getByLabelText('Recording file'), { target: { files: [file] } });
  await waitFor(() => {
    expect(went).toHaveBeenCalledTimes(1);
  });
  cleanup();
  expect(fireEvent.drop(document.body, dragged(file))).toBe(true);
});
