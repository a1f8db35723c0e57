// Tests which group a drag reports as its target, whatever rendered that group.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { StoryLibrary } from '#src/stories/StoryLibrary.tsx';
import { GroupDragHost } from './GroupDragHost.tsx';

/** The code for dragging is loaded with the first press. */
const patience = { timeout: 10_000 };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('resting on a collapsed group expands it, also a derived one, and Escape collapses it again', async () => {
  // jsdom lacks these.
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const onRest = vi.fn<(id: string) => void>();
  const onGivenUp = vi.fn<(ids: readonly string[]) => void>();
  render(
    <StoryLibrary>
      <div data-group-tree role="tree">
        <div role="treeitem" aria-selected="false" data-group="grp_1" data-group-movable="">
          Chocolate
        </div>
        <div role="treeitem" aria-selected="false" aria-expanded="false" data-group="grp_keywords.cA">
          primary
        </div>
      </div>
      <GroupDragHost documentsAt={() => null} onRest={onRest} onGivenUp={onGivenUp} />
    </StoryLibrary>,
  );
  const made = await screen.findByText('primary');
  document.elementFromPoint = () => made;
  fireEvent.pointerDown(screen.getByText('Chocolate'), { button: 0, isPrimary: true, pointerType: 'mouse' });
  await waitFor(() => {
    fireEvent.pointerMove(made, { clientX: 40, clientY: 40, buttons: 1, pointerType: 'mouse' });
    expect(document.querySelector('[data-drag-pill]')?.textContent).toBe(
      '“primary” was created automatically and can’t hold other groups',
    );
  }, patience);
  await waitFor(() => {
    expect(onRest).toHaveBeenCalledWith('grp_keywords.cA');
  }, patience);
  fireEvent.keyDown(window, { key: 'Escape' });
  expect(onGivenUp).toHaveBeenCalledWith(['grp_keywords.cA']);
});
