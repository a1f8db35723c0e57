// Tests the keyboard and roles of the tree against the WAI-ARIA pattern.
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { presentGroup } from '#src/stories/storyGroups.ts';
import { type AskedOperation, StoryLibrary, type StoryLibraryProps } from '#src/stories/StoryLibrary.tsx';
import { takeToasts } from '#src/ui/toast/toast.ts';
import type { GroupSelection } from '../data/groupSelection.ts';
import { GroupsPane } from './GroupsPane.tsx';
import { type Groups, useGroups } from './useGroups.ts';

// Loaded in advance, because loading takes long on a busy machine.
beforeAll(async () => {
  await Promise.all([
    import('./createDerivedSubgroups.ts'),
    import('./fetchAllDerived.ts'),
    import('./createGroupCounts.ts'),
    import('./changeGroups.ts'),
    import('./RenameBox.tsx'),
    import('./GroupMenu.tsx'),
    import('../data/filterTree.ts'),
  ]);
});
afterEach(() => {
  cleanup();
  // Messages must not leak into the next test.
  takeToasts();
  vi.unstubAllGlobals();
  localStorage.clear();
});

let selected: GroupSelection = { ids: [], all: false };
let actor: Groups['actor'] | null = null;

function Pane({ linked = [] }: { linked?: readonly string[] }) {
  const groups = useGroups('usr_ada');
  useEffect(() => {
    actor = groups.actor;
  }, [groups]);
  const [selection, setSelection] = useState<GroupSelection>({ ids: linked, all: false });
  return (
    <GroupsPane
      groups={groups}
      selection={selection}
      onSelect={(next) => {
        selected = next;
        setSelection(next);
      }}
    >
      {null}
    </GroupsPane>
  );
}

async function show({ linked, ...library }: Omit<StoryLibraryProps, 'children'> & { linked?: readonly string[] } = {}) {
  selected = { ids: [], all: false };
  render(
    <StoryLibrary {...library}>
      <Pane {...(linked && { linked })} />
    </StoryLibrary>,
  );
  await screen.findByRole('tree');
}

const nameOf = (element: Element | null) => element?.getAttribute('data-group-name') ?? null;
const names = () => screen.getAllByRole('treeitem').map(nameOf);
const item = (name: string) => {
  const found = screen.getAllByRole('treeitem').find((each) => nameOf(each) === name);
  if (!found) throw new Error(`No group “${name}”`);
  return found;
};
const focused = () => nameOf(document.activeElement);
const press = (key: string, more: object = {}) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
};
const focus = (name: string) => {
  act(() => {
    item(name).focus();
  });
};

describe('the tree', () => {
  it('exposes the level and position of each row to assistive technology, and has one tab stop', async () => {
    await show();
    expect(screen.getByRole('tree').getAttribute('aria-multiselectable')).toBe('true');
    const row = item('Skimmed');
    expect(
      ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-selected', 'aria-expanded'].map((name) =>
        row.getAttribute(name),
      ),
    ).toEqual(['2', '3', '4', 'false', null]);
    expect(item('Chocolate').getAttribute('aria-expanded')).toBe('true');
    expect(item('For teaching').getAttribute('aria-expanded')).toBe('false');
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toEqual([item('Chocolate')]);
  });

  it('shows when the rule of a group cannot be applied', async () => {
    const problem = 'Its rule is too slow.';
    await show({
      groups: [
        presentGroup('RegexKeywordGroup', 'grp_slow', 'Slow', { problem }),
        presentGroup('SearchGroup', 'grp_fast', 'Fast'),
      ],
    });
    expect(item('Slow').getAttribute('aria-label')).toContain(problem);
    expect(item('Slow').querySelector('[data-tip]')?.getAttribute('data-tip')).toBe(problem);
    expect(item('Fast').querySelector('[data-tip]')).toBeNull();
  });

  it('moves with arrow keys, Home and End, without expanding, collapsing or wrapping around', async () => {
    await show();
    focus('Chocolate');
    press('ArrowUp');
    expect(focused()).toBe('Chocolate');
    press('ArrowDown');
    expect(focused()).toBe('Without a file');
    press('End');
    expect(focused()).toBe('Only in the desktop app');
    press('ArrowDown');
    expect(focused()).toBe('Only in the desktop app');
    press('Home');
    expect(focused()).toBe('Chocolate');
  });

  it('expands with Right and collapses with Left', async () => {
    await show();
    focus('For teaching');
    press('ArrowRight');
    expect(focused()).toBe('For teaching');
    await waitFor(() => {
      expect(names()).toContain('Aristotle');
    });
    press('ArrowRight');
    expect(focused()).toBe('Aristotle');
    press('ArrowRight');
    expect(focused()).toBe('Aristotle');
    press('ArrowLeft');
    expect(focused()).toBe('For teaching');
    press('ArrowLeft');
    await waitFor(() => {
      expect(names()).not.toContain('Aristotle');
    });
    press('ArrowLeft');
    expect(focused()).toBe('For teaching');
  });

  it('keeps rows expanded and collapsed when an outdated answer arrives', async () => {
    let reads = 0;
    await show({
      outcomeOf: ({ operationName }) => {
        if (operationName === 'groupTreeQuery') reads += 1;
        return 'answered';
      },
    });
    focus('Chocolate');
    press('ArrowLeft');
    focus('For teaching');
    press('ArrowRight');
    await screen.findByText('Aristotle');
    act(() => {
      actor?.send({ type: 'outdated' });
    });
    await waitFor(() => {
      expect(reads).toBe(2);
      expect(actor?.getSnapshot().matches({ groups: 'current' })).toBe(true);
    });
    expect(names()).toContain('Aristotle');
    expect(names()).not.toContain('Skimmed');
  });

  it('keeps what is expanded in a shared library on this device, and tells the server nothing', async () => {
    const asked: string[] = [];
    const shared = {
      libraryId: 'lib_radium',
      outcomeOf: ({ operationName }: AskedOperation) => {
        asked.push(operationName);
        return 'answered' as const;
      },
    };
    await show(shared);
    focus('For teaching');
    press('ArrowRight');
    await screen.findByText('Aristotle');
    cleanup();
    await show(shared);
    expect(names()).toContain('Aristotle');
    expect(asked).not.toContain('setExpandedMutation');
    cleanup();
    await show({ ...shared, libraryId: 'lib_other' });
    expect(names()).not.toContain('Aristotle');
  });

  it('expands all siblings at once, including groups whose subgroups are derived', async () => {
    await show();
    focus('Keywords');
    press('*');
    await waitFor(() => {
      expect(names()).toEqual(expect.arrayContaining(['Aristotle', 'primary', 'secondary']));
    });
    expect(item('primary').hasAttribute('data-group-movable')).toBe(false);
    expect(item('primary').getAttribute('aria-level')).toBe('2');
  });

  it('finds a name by its first letters, and wraps around', async () => {
    await show();
    focus('Keywords');
    press('f');
    await waitFor(() => {
      expect(focused()).toBe('For teaching');
    });
  });

  it('selects one, several, or a range', async () => {
    await show();
    focus('Skimmed');
    press('Enter');
    expect(selected.ids).toEqual(['grp_skimmed']);
    expect(item('Skimmed').getAttribute('aria-selected')).toBe('true');
    focus('Keywords');
    press(' ', { ctrlKey: true });
    expect(selected.ids).toEqual(['grp_skimmed', 'grp_keywords']);
    fireEvent.click(item('For teaching'), { shiftKey: true });
    expect(selected.ids).toEqual(['grp_teaching', 'grp_keywords']);
    fireEvent.click(item('People'));
    expect(selected.ids).toEqual(['grp_people']);
    focus('Skimmed');
    fireEvent.click(item('Skimmed'));
    press('ArrowDown', { shiftKey: true });
    expect(focused()).toBe('Meta-analyses');
    expect(selected.ids).toEqual(['grp_skimmed', 'grp_meta']);
    press('ArrowUp', { shiftKey: true });
    expect(selected.ids).toEqual(['grp_skimmed']);
    press('a', { ctrlKey: true });
    expect(selected.ids).toHaveLength(names().length);
  });

  it('expands by the twisty without selecting', async () => {
    await show();
    const twisty = item('For teaching').querySelector('[data-twisty]');
    if (twisty) fireEvent.click(twisty);
    await waitFor(() => {
      expect(names()).toContain('Aristotle');
    });
    expect(selected.ids).toEqual([]);
  });

  it('keeps the ancestors of matches, and shows all groups again after Escape', async () => {
    await show();
    const all = names();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'arist' } });
    await waitFor(() => {
      expect(names()).toEqual(['For teaching', 'Aristotle']);
    });
    fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' });
    expect(names()).toEqual(all);
  });

  it('finds derived subgroups of collapsed groups', async () => {
    await show();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'primary' } });
    await waitFor(() => {
      expect(names()).toEqual(['Keywords', 'primary']);
    });
  });

  it('expands down to the group in the address, for this visit', async () => {
    const changed: string[] = [];
    await show({
      linked: ['grp_keywords.cA'],
      outcomeOf: ({ operationName }) => {
        if (operationName.endsWith('Mutation')) changed.push(operationName);
        return 'answered';
      },
    });
    await waitFor(() => {
      expect(names()).toContain('primary');
    });
    expect(item('primary').getAttribute('aria-selected')).toBe('true');
    expect(changed).toEqual([]);
    focus('Keywords');
    press('ArrowLeft');
    await waitFor(() => {
      expect(names()).not.toContain('primary');
    });
  });

  it('renames in place: Escape cancels, Enter refuses an empty name and saves another', async () => {
    const saved: unknown[] = [];
    await show({
      outcomeOf: ({ operationName, variables }) => {
        if (operationName === 'updateGroupMutation') saved.push(variables);
        return 'answered';
      },
    });
    const openBox = () => {
      focus('Skimmed');
      press('F2');
      return screen.findByRole('textbox', { name: 'New name for “Skimmed”' });
    };
    const cancelled = await openBox();
    fireEvent.change(cancelled, { target: { value: 'Read' } });
    fireEvent.keyDown(cancelled, { key: 'Escape' });
    await waitFor(() => {
      expect(cancelled.isConnected).toBe(false);
    });
    const box = await openBox();
    fireEvent.change(box, { target: { value: ' ' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(await screen.findByText('Enter a name')).toBeTruthy();
    expect(saved).toEqual([]);
    fireEvent.change(box, { target: { value: 'Read' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    await waitFor(() => {
      expect(saved).toMatchObject([{ input: { id: 'grp_skimmed', name: 'Read' } }]);
    });
  });

  it('does not rename groups that only the desktop app can change', async () => {
    await show();
    // The rename box replaces this button.
    const actions = (name: string) => screen.queryByRole('button', { name: `Actions for “${name}”` });
    focus('Only in the desktop app');
    press('F2');
    expect(actions('Only in the desktop app')).toBeTruthy();
    focus('Skimmed');
    press('F2');
    expect(actions('Skimmed')).toBeNull();
  });

  it('renders few of two thousand groups', async () => {
    await show({
      groups: Array.from({ length: 2000 }, (_, index) =>
        presentGroup('ExplicitGroup', `grp_${index}`, `Group ${index}`),
      ),
    });
    expect(names().length).toBeLessThan(100);
    focus('Group 0');
    press('End');
    expect(focused()).toBe('Group 1999');
    expect(item('Group 1999').getAttribute('aria-posinset')).toBe('2000');
  });
});

describe('the menu of a group', () => {
  it.each([
    ['Chocolate', ['New subgroup…', 'Edit…', 'Rename', 'Move to…', 'Delete']],
    // Its subgroups are derived from keywords, so none can be added.
    ['Keywords', ['Edit…', 'Rename', 'Move to…', 'Delete']],
    ['Only in the desktop app', ['New subgroup…', 'Can only be edited in JabRef', 'Move to…', 'Delete']],
  ])('%s', async (name, offers) => {
    // jsdom lacks CSS.escape.
    vi.stubGlobal('CSS', { escape: (text: string) => text });
    await show();
    focus(name);
    press('ContextMenu');
    const menu = await screen.findByRole('menu', { name: `Group “${name}”` });
    const labels = within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent);
    const known = ['New subgroup…', 'Edit…', 'Rename', 'Can only be edited in JabRef', 'Move to…', 'Delete'];
    expect(known.filter((label) => labels.some((each) => each.startsWith(label)))).toEqual(offers);
  });
});

describe('without a tree', () => {
  it('says that there are no groups yet, and offers to create one', async () => {
    render(
      <StoryLibrary groups={[]}>
        <Pane />
      </StoryLibrary>,
    );
    expect(await screen.findByText(/No groups yet/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'New group' })).toHaveLength(2);
  });

  it('shows why loading failed, and retries', async () => {
    let isReachable = false;
    render(
      <StoryLibrary outcomeOf={() => (isReachable ? 'answered' : 'failing')}>
        <Pane />
      </StoryLibrary>,
    );
    expect(await screen.findByText(/Couldn’t load the groups/)).toBeTruthy();
    isReachable = true;
    act(() => {
      screen.getByRole('button', { name: 'Try again' }).focus();
    });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tree')).toBeTruthy();
    await waitFor(() => {
      expect(focused()).toBe('Chocolate');
    });
  });
});

describe('renaming another group', () => {
  it('is possible after a failed rename whose row is no longer rendered', async () => {
    await show({
      outcomeOf: ({ operationName }) => (operationName === 'updateGroupMutation' ? 'failing' : 'answered'),
    });
    focus('Skimmed');
    press('F2');
    const box = await screen.findByRole('textbox', { name: 'New name for “Skimmed”' });
    fireEvent.change(box, { target: { value: 'Read' } });
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(await screen.findByText(/Perhaps “Skimmed” was not renamed/, {}, { timeout: 4000 })).toBeTruthy();
    const twisty = item('Chocolate').querySelector('[data-twisty]');
    if (twisty) fireEvent.click(twisty);
    await waitFor(() => {
      expect(names()).not.toContain('Skimmed');
    });
    focus('For teaching');
    press('F2');
    expect(await screen.findByRole('textbox', { name: 'New name for “For teaching”' })).toBeTruthy();
  });

  it('starts once the previous name is saved', async () => {
    const asked: string[] = [];
    await show({
      outcomeOf: ({ operationName }) => {
        asked.push(operationName);
        return 'answered';
      },
    });
    focus('Skimmed');
    press('F2');
    const box = await screen.findByRole('textbox', { name: 'New name for “Skimmed”' });
    fireEvent.change(box, { target: { value: 'Read' } });
    fireEvent.blur(box);
    focus('For teaching');
    press('F2');
    expect(await screen.findByRole('textbox', { name: 'New name for “For teaching”' })).toBeTruthy();
    expect(asked).toContain('updateGroupMutation');
  });
});
