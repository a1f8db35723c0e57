// Tests the group form with the real statecharts and mutations: what it sends for each kind, and where errors are shown.
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { groupKindLabels } from '#bibliography/groups/groupKindLabels.ts';
import type { FilledGroupKind } from '#bibliography/groups/groupRule.ts';
import type { GroupFormTarget } from '#machines/groupForm/groupFormTypes.ts';
import { stubDialogs } from '#tests/support/stubDialogs.ts';
import { createEnvironment } from '#src/relay/createEnvironment.ts';
import { RelayEnvironmentProvider } from '#src/relay/hooks.ts';
import { takeToasts } from '#src/ui/toast/toast.ts';
import { GroupFormDialog } from './GroupFormDialog.tsx';

// Everything is in one dialog; checking the visibility of every element would take most of the time.
configure({ defaultHidden: true });
// The form is large, so tests may be slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

afterEach(() => {
  cleanup();
  // Messages must not leak into the next test.
  takeToasts();
  vi.unstubAllGlobals();
});

type Answers = Readonly<Record<string, (variables: Record<string, unknown>) => unknown>>;

const stored = (id: string, displayName: string, parent: string | null) => ({
  __typename: 'ExplicitGroup',
  __isGroup: 'ExplicitGroup',
  __isNode: 'ExplicitGroup',
  id,
  name: displayName,
  displayName,
  description: null,
  parent: parent === null ? null : { __typename: 'ExplicitGroup', id: parent },
  isMade: false,
  hasChildren: false,
  isExpanded: false,
  color: null,
  icon: null,
  hierarchyType: 'INDEPENDENT',
  problem: null,
  keywordDelimiter: ',',
});

const tree = [stored('grp_1', 'Chocolate', null), stored('grp_2', 'To read', 'grp_1')];

const usual: Answers = {
  groupTreeQuery: () => ({ library: { id: 'lib_1', groupTree: tree } }),
  groupFormQuery: ({ id }) => ({ group: tree.find((group) => group.id === id) ?? null }),
  previewGroupQuery: () => ({ groupPreview: { documentCount: 12, missingKeys: [], uncitedKeys: [] } }),
  createGroupMutation: () => ({ createGroup: stored('grp_3', 'New', null) }),
  updateGroupMutation: () => ({ updateGroup: stored('grp_2', 'To read', 'grp_1') }),
};

const refusal = (path: readonly string[], message: string) => () => {
  throw Object.assign(new Error(message), { problems: [{ path, message }] });
};

/** Renders the dialog; `sent` has the variables of each operation by its name. */
async function draw(target: GroupFormTarget, answers: Answers = {}, waitingFor: 'form' | 'alert' = 'form') {
  stubDialogs();
  // jsdom lacks popovers too.
  HTMLElement.prototype.showPopover = () => undefined;
  HTMLElement.prototype.hidePopover = () => undefined;
  const sent: { name: string; input: Record<string, unknown> }[] = [];
  const environment = createEnvironment({
    url: '/api',
    libraryId: 'lib_1',
    onUnauthenticated: () => undefined,
    log: () => undefined,
    fetch: (_url, request) => {
      const { operationName, variables } = JSON.parse(request?.body as string) as {
        operationName: string;
        variables: Record<string, unknown>;
      };
      sent.push({ name: operationName, input: (variables.input ?? variables) as Record<string, unknown> });
      try {
        return Promise.resolve(Response.json({ data: { ...usual, ...answers }[operationName]?.(variables) ?? null }));
      } catch (error) {
        const { message, problems } = error as Error & { problems: unknown };
        const extensions = { code: 'BAD_USER_INPUT', problems };
        return Promise.resolve(Response.json({ data: null, errors: [{ message, extensions }] }));
      }
    },
  });
  const onClose = vi.fn<(saved?: { id: string }) => void>();
  const root = createRootRoute({
    component: () => (
      <RelayEnvironmentProvider environment={environment}>
        <GroupFormDialog target={target} onClose={onClose} />
      </RelayEnvironmentProvider>
    ),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/'] }) });
  render(<RouterProvider router={router as never} />);
  await (waitingFor === 'form' ? screen.findByLabelText('Name') : screen.findByRole('alert'));
  const name = screen.queryByLabelText<HTMLInputElement>('Name') ?? document.createElement('input');
  const inputs = (operation: string) => sent.filter((each) => each.name === operation).map(({ input }) => input);
  return { name, inputs, onClose, user: userEvent.setup({ delay: null }) };
}

const creation: GroupFormTarget = { kind: 'create', parentId: 'grp_1' };

async function choose(user: UserEvent, kind: FilledGroupKind) {
  await user.click(screen.getByRole('radio', { name: groupKindLabels[kind].label }));
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
/** Inserts the text at once instead of letter by letter; a key may follow. */
async function write(user: UserEvent, element: HTMLElement, text: string, key?: string) {
  await user.click(element);
  await user.paste(text);
  if (key) await user.keyboard(key);
}

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

interface Case {
  kind: FilledGroupKind;
  fill?: (user: UserEvent) => Promise<void>;
  rule: Record<string, unknown>;
}

const cases: readonly Case[] = [
  { kind: 'explicit', rule: { explicitGroup: { keywordDelimiter: ',', documentIds: [] } } },
  {
    kind: 'wordKeyword',
    fill: async (user) => {
      await write(user, box('Keyword'), 'mood');
      await user.click(screen.getByRole('radio', { name: 'Word' }));
      await user.click(screen.getByRole('checkbox', { name: 'Match case' }));
    },
    rule: {
      wordKeywordGroup: {
        field: 'keywords',
        searchExpression: 'mood',
        caseSensitive: true,
        keywordDelimiter: ',',
        onlySplitWordsAtDelimiter: false,
      },
    },
  },
  {
    kind: 'regexKeyword',
    fill: async (user) => {
      const field = screen.getByRole('combobox', { name: 'Field' });
      await user.clear(field);
      await write(user, field, 'pmid', '{Enter}');
      await write(user, box('Regular expression'), '^1.*7$');
    },
    rule: { regexKeywordGroup: { field: 'pmid', searchExpression: '^1.*7$', caseSensitive: false } },
  },
  {
    kind: 'search',
    fill: (user) => write(user, box('Search'), 'title = mood'),
    rule: { searchGroup: { searchExpression: 'title = mood', caseSensitive: false, isRegEx: false } },
  },
  {
    kind: 'lastName',
    fill: (user) => write(user, box('Last name'), 'Curie'),
    rule: { lastNameGroup: { field: 'author', authorLastName: 'Curie' } },
  },
  {
    kind: 'automaticKeyword',
    fill: async (user) => {
      await user.clear(box('Keyword delimiter'));
      await write(user, box('Keyword delimiter'), ';');
    },
    rule: {
      automaticKeywordGroup: { field: 'keywords', keywordDelimiter: ';', keywordHierarchicalDelimiter: '>' },
    },
  },
  { kind: 'automaticPersons', rule: { automaticPersonsGroup: { field: 'author' } } },
  {
    kind: 'tex',
    fill: async (user) => {
      vi.stubGlobal('Worker', ReadingWorker);
      const picker = document.querySelector<HTMLInputElement>('[data-part="citing-file"]');
      if (picker) await user.upload(picker, new File(['\\citation{Curie_1903}'], 'thesis.aux'));
      await screen.findByText('thesis.aux, 1 key');
    },
    rule: {
      texGroup: { paths: [{ deviceName: 'web', filePath: 'thesis.aux' }], citedKeys: ['Curie_1903'] },
    },
  },
];

/** A fake of the worker, which jsdom lacks. */
class ReadingWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  postMessage() {
    setTimeout(() => this.onmessage?.({ data: { kind: 'read', read: { keys: ['Curie_1903'], remark: null } } }));
  }
  terminate() {
    this.onmessage = null;
  }
}

describe('a new group', () => {
  it.each(cases)('of kind $kind is sent as it was typed', async ({ kind, fill, rule }) => {
    const { name, inputs, onClose, user } = await draw(creation);
    await write(user, name, ' Of mine ');
    await choose(user, kind);
    await fill?.(user);
    await press(user, 'Create group');
    await waitFor(() => {
      expect(onClose).toHaveBeenCalledWith({ id: 'grp_3' });
    });
    expect(inputs('createGroupMutation')).toEqual([
      {
        name: 'Of mine',
        parentId: 'grp_1',
        hierarchyType: 'INDEPENDENT',
        color: null,
        icon: null,
        description: null,
        ...rule,
      },
    ]);
  });

  it('of kind $kind is sent as typed', async () => {
    const { name, inputs, onClose, user } = await draw(creation);
    await write(user, name, 'Seminar');
    const parent = screen.getByRole('combobox', { name: 'Parent group' });
    await user.clear(parent);
    await write(user, parent, 'to read');
    await user.click(await screen.findByRole('option', { name: 'Chocolate › To read' }));
    expect(screen.getByText('Only documents that are also in “To read”')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Only those also in the parent group' }));
    await user.click(screen.getByRole('radio', { name: 'Teal' }));
    const icon = screen.getByRole('combobox', { name: 'Icon' });
    await write(user, icon, 'owl', '{Enter}');
    await write(user, box('Description'), 'Until Easter');
    await press(user, 'Create group');
    await waitFor(() => {
      expect(onClose).toHaveBeenCalled();
    });
    expect(inputs('createGroupMutation')[0]).toMatchObject({
      parentId: 'grp_2',
      hierarchyType: 'INTERSECTION',
      color: '#1f8c8c',
      icon: 'mdi:owl',
      description: 'Until Easter',
    });
  });

  it('is counted while typing, once its rule is complete', async () => {
    const { inputs, user } = await draw(creation);
    await choose(user, 'regexKeyword');
    await write(user, box('Regular expression'), '(mood');
    expect(box('Regular expression').getAttribute('aria-invalid')).toBe('true');
    await write(user, box('Regular expression'), ')');
    expect(box('Regular expression').hasAttribute('aria-invalid')).toBe(false);
    expect(await screen.findByText('12 documents')).toBeTruthy();
    const counted = inputs('previewGroupQuery').flatMap(({ regexKeywordGroup }) => regexKeywordGroup ?? []);
    expect(counted).toEqual([{ field: 'keywords', searchExpression: '(mood)', caseSensitive: false }]);
  });

  it('whose rule cannot be counted has the problem at its field, and can still be saved', async () => {
    const { name, onClose, user } = await draw(creation, {
      previewGroupQuery: refusal(['input', 'searchGroup', 'searchExpression'], 'This would take too long.'),
    });
    await write(user, name, 'Slow');
    await choose(user, 'search');
    await write(user, box('Search'), 'a');
    await screen.findByText('This would take too long.');
    expect(box('Search').getAttribute('aria-invalid')).toBe('true');
    await press(user, 'Create group');
    await waitFor(() => {
      expect(onClose).toHaveBeenCalledWith({ id: 'grp_3' });
    });
  });

  it('that is refused keeps all values, with each problem at its field and the focus at the first one', async () => {
    const { name, onClose, user } = await draw(creation, {
      createGroupMutation: refusal(['input', 'lastNameGroup', 'authorLastName'], 'Not this name.'),
    });
    await write(user, name, 'Marie');
    await choose(user, 'lastName');
    await write(user, box('Last name'), 'Curie');
    await press(user, 'Create group');
    await screen.findByText('Not this name.');
    expect(document.activeElement).toBe(box('Last name'));
    expect([name.value, box('Last name').value]).toEqual(['Marie', 'Curie']);
    await write(user, box('Last name'), 's');
    expect(screen.queryByText('Not this name.')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('shows which required values are missing', async () => {
    const { name, inputs, user } = await draw(creation);
    await choose(user, 'tex');
    await press(user, 'Create group');
    expect(screen.getByText('Give the group a name.')).toBeTruthy();
    expect(screen.getByText('Choose an .aux or .tex file.')).toBeTruthy();
    expect(document.activeElement).toBe(name);
    expect(inputs('createGroupMutation')).toEqual([]);
  });

  it('keeps values typed for another kind', async () => {
    const { user } = await draw(creation);
    await choose(user, 'lastName');
    await write(user, box('Last name'), 'Curie');
    await choose(user, 'search');
    await choose(user, 'lastName');
    expect(box('Last name').value).toBe('Curie');
  });

  it('has a remark on an unknown field', async () => {
    const { user } = await draw(creation);
    await choose(user, 'lastName');
    const field = screen.getByRole('combobox', { name: 'Field' });
    await user.clear(field);
    await write(user, field, 'supervisor-of-mine', '{Enter}');
    expect(screen.getByText(/“supervisor-of-mine” is not a standard field/)).toBeTruthy();
    expect(field.hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('an existing group', () => {
  const edit: GroupFormTarget = { kind: 'edit', id: 'grp_2' };

  it('sends only the differences', async () => {
    const { name, inputs, onClose, user } = await draw(edit);
    await write(user, name, ' soon');
    await press(user, 'Save');
    await waitFor(() => {
      expect(onClose).toHaveBeenCalledWith({ id: 'grp_2' });
    });
    expect(inputs('updateGroupMutation')).toEqual([{ libraryId: 'lib_1', id: 'grp_2', name: 'To read soon' }]);
  });

  it('can change its kind', async () => {
    const { inputs, onClose, user } = await draw(edit);
    await choose(user, 'automaticPersons');
    await press(user, 'Save');
    await waitFor(() => {
      expect(onClose).toHaveBeenCalled();
    });
    expect(inputs('updateGroupMutation')).toEqual([
      { libraryId: 'lib_1', id: 'grp_2', automaticPersonsGroup: { field: 'author' } },
    ]);
  });

  it('sends nothing without changes', async () => {
    const { inputs, onClose, user } = await draw(edit);
    await press(user, 'Save');
    await waitFor(() => {
      expect(onClose).toHaveBeenCalledWith({ id: 'grp_2' });
    });
    expect(inputs('updateGroupMutation')).toEqual([]);
  });

  it('that was deleted meanwhile shows so', async () => {
    await draw({ kind: 'edit', id: 'grp_9' }, {}, 'alert');
    expect(screen.getByRole('alert').textContent).toBe('This group no longer exists.');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('that only the desktop app can change shows so', async () => {
    const group = { ...stored('grp_4', 'Dates', null), __typename: 'DesktopGroup', keywordDelimiter: undefined };
    await draw({ kind: 'edit', id: 'grp_4' }, { groupFormQuery: () => ({ group }) }, 'alert');
    expect(screen.getByRole('alert').textContent).toBe(
      'This group can only be edited in JabRef. You can move or delete it here.',
    );
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('cannot be put below itself', async () => {
    const { user } = await draw({ kind: 'edit', id: 'grp_1' });
    await user.click(screen.getByRole('combobox', { name: 'Parent group' }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['None (top level)']);
  });
});
