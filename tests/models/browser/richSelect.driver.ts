// Drives selects in two stories, of the kind and with the options that the walk requires: the plain select, and the combobox whose options are searched,
// fetched or created.
import type { Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { richSelectModel } from '#machines/richSelect/richSelect.model.ts';
import type { OptionsPage, RichSelectContext, SelectOption } from '#machines/richSelect/richSelectTypes.ts';
import type { Driver } from './driver.ts';
import { answerStory, openStory } from './storyAnswers.ts';
import { expect } from './walkTest.ts';

const stories = { choice: 'ui-select--given-by-a-test', searched: 'ui-richselect--given-by-a-test' };

/** A position where no element is. */
const away = [1000, 700] as const;

const box = (page: Page) => page.getByRole('combobox');
const list = (page: Page) => page.getByRole('listbox');
const options = (page: Page) => page.getByRole('option');
const popup = (page: Page) => page.locator(':popover-open');
const isChoice = (page: Page) => page.url().endsWith(stories.choice);
const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as RichSelectContext;
/** Whether it is a plain select (a button that shows the choice), as the model decides. */
const isClosedChoice = (snapshot: AnyMachineSnapshot) => {
  const { source, multiple, creatable, clearable } = contextOf(snapshot);
  return source === 'local' && !multiple && !creatable && !clearable;
};

/** Types the query. If the field already has it, types another one first. */
async function type(page: Page, query: string): Promise<void> {
  if ((await box(page).inputValue()) === query) await box(page).fill(`${query}y`);
  await box(page).fill(query);
}

const press = (key: string) => (page: Page) => box(page).press(key);

const acts: Readonly<Record<string, (page: Page, event: AnyEventObject) => Promise<unknown>>> = {
  open: (page) => box(page).press(isChoice(page) ? 'Home' : 'ArrowDown'),
  close: press('Escape'),
  leave: async (page) => {
    await box(page).focus();
    await box(page).blur();
  },
  'query.changed': (page, { query }) => type(page, String(query)),
  'query.discarded': press('Escape'),
  'active.moved': press('ArrowDown'),
  'active.set': async (page) => {
    if (isChoice(page)) return box(page).press('End');
    // The mouse may already be there, and only moving it makes an option active.
    await page.mouse.move(...away);
    return options(page).last().hover();
  },
  'letter.typed': (page, { letter }) => box(page).press(String(letter)),
  accept: press('Enter'),
  // Clicks without moving the mouse there, because that would be another event.
  choose: (page) => page.getByRole('option', { name: 'Trinitario' }).dispatchEvent('click'),
  enter: (page, { texts }) => box(page).fill(`${(texts as readonly string[]).join(',')},`),
  clear: (page) => page.getByRole('button', { name: 'Clear' }).click(),
  'bottom.reached': (page) =>
    list(page).evaluate((element) => {
      // If it is already at the bottom, it needs to move to fire an event.
      element.scrollTop -= 10;
      element.scrollTop = element.scrollHeight;
      element.dispatchEvent(new Event('scroll'));
    }),
  'bottom.left': (page) =>
    list(page).evaluate((element) => {
      element.scrollTop = 0;
    }),
  retry: (page) => page.getByRole('button', { name: 'Try again' }).click(),
  'options.replaced': (page, { type: name, options: given }) =>
    answerStory(page, 'options', { type: name, output: given as readonly SelectOption[] }),
  'xstate.done.actor.fetchOptions': (page, event) => answerStory(page, 'fetchOptions', event),
  'xstate.error.actor.fetchOptions': (page, event) => answerStory(page, 'fetchOptions', event),
};

async function seesMessage(page: Page, text: string): Promise<void> {
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(popup(page).getByText(text, { exact: true })).toBeVisible();
}

/** Asserts the options and which of them is active. */
async function seesRows(page: Page, snapshot: AnyMachineSnapshot): Promise<void> {
  const { rows, active } = contextOf(snapshot);
  await expect(popup(page)).toBeVisible();
  await expect(options(page)).toHaveCount(rows.length);
  const id = await box(page).getAttribute('aria-activedescendant');
  if (active === null) expect(id).toBeNull();
  else
    await expect(page.locator(`[id="${id ?? ''}"]`)).toContainText(
      rows.find(({ value }) => value === active)?.label ?? '',
    );
}

/** Whether the last option before the last page becomes active (the option that creates the typed value always stays last). */
function leadsToLastRow(event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean {
  const { next, rows, active } = contextOf(snapshot);
  if (event.type === 'active.set') return snapshot.matches({ open: { ready: 'settled' } }) && next !== null;
  const hasMore = (event as { output?: OptionsPage }).output?.next != null;
  return hasMore && rows.some(({ value, creates }) => creates && value === active);
}

/** Whether so few options arrive that the bottom stays visible although there are more. */
function leavesBottomInSight(event: AnyEventObject, snapshot: AnyMachineSnapshot): boolean {
  const page = (event as { output?: OptionsPage }).output;
  const { rows, creatable, query } = contextOf(snapshot);
  const hasRows = snapshot.matches({ open: { ready: 'loadingMore' } }) ? rows.length > 0 : creatable && query !== null;
  return page?.options.length === 0 && page.next !== null && hasRows;
}

export const richSelectDriver: Driver = {
  title: 'Select',
  model: richSelectModel,
  starts: [
    'a closed choice of four',
    'one of four',
    'tags',
    'several, fetched',
    'one, fetched after two characters, or another',
  ],
  async open(page, { name, input }) {
    await page.mouse.move(...away);
    await openStory(page, name.startsWith('a closed choice') ? stories.choice : stories.searched, input);
    await expect(box(page)).toBeVisible();
  },
  async perform(page, event) {
    const act = acts[event.type];
    if (!act) throw new Error(`Unknown event ${event.type}`);
    await act(page, event);
  },
  locate: (page) => page.locator('[data-state]', { has: box(page) }),
  sees: {
    closed: async (page, snapshot) => {
      await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(popup(page)).toHaveCount(0);
      const { query } = contextOf(snapshot);
      if (query !== null) await expect(box(page)).toHaveValue(query);
    },
    'open.tooShort': (page) => seesMessage(page, 'Please enter 2 or more characters'),
    'open.waiting': (page) => seesMessage(page, 'Searching...'),
    'open.searching': (page) => seesMessage(page, 'Searching...'),
    'open.loading': (page) => seesMessage(page, 'Loading...'),
    'open.empty': (page) => seesMessage(page, 'No options found'),
    'open.failed': (page) => seesMessage(page, 'Network request failed'),
    'open.ready.settled': seesRows,
    'open.ready.atBottom': async (page, snapshot) => {
      await seesRows(page, snapshot);
      await expect(popup(page).getByText('Loading more options...')).toHaveCount(0);
    },
    'open.ready.loadingMore': async (page, snapshot) => {
      await seesRows(page, snapshot);
      await seesMessage(page, 'Loading more options...');
    },
    'open.ready.failedMore': async (page, snapshot) => {
      await seesRows(page, snapshot);
      await seesMessage(page, 'Network request failed');
    },
  },
  impossible: [
    {
      reason: 'Of a longer list only what is in sight is drawn.',
      is: (event, snapshot) =>
        contextOf(snapshot).rows.length + ((event as { output?: OptionsPage }).output?.options.length ?? 0) > 20,
    },
    {
      reason: 'In a closed choice, which draws its own list, the keyboard stops at the last row.',
      is: ({ type: name }, snapshot) =>
        name === 'active.moved' &&
        isClosedChoice(snapshot) &&
        contextOf(snapshot).active === contextOf(snapshot).rows.at(-1)?.value,
    },
    {
      reason: 'What is chosen is its owner’s, so the walk knows of something to clear only where there is text.',
      is: ({ type: name }, snapshot) => name === 'clear' && !contextOf(snapshot).query,
    },
    {
      reason: 'Where no text stands in the box, Escape is not about text.',
      is: ({ type: name }, snapshot) => name === 'query.discarded' && !contextOf(snapshot).query,
    },
    {
      reason: 'Where one is chosen, a comma is part of its text.',
      is: ({ type: name }, snapshot) => name === 'enter' && !contextOf(snapshot).multiple,
    },
    {
      reason: 'Where there is more, whoever is at the last row has the bottom in sight: it does not stay settled.',
      is: (event, snapshot) => leadsToLastRow(event, snapshot) || leavesBottomInSight(event, snapshot),
    },
    {
      reason: 'A list follows the keyboard: only from the last row it leads nowhere else than to the bottom.',
      is: ({ type: name }, snapshot) =>
        name === 'active.moved' &&
        snapshot.matches({ open: { ready: 'atBottom' } }) &&
        contextOf(snapshot).active !== contextOf(snapshot).rows.at(-1)?.value,
    },
    {
      reason: 'Where there is no row, the mouse comes to none.',
      is: ({ type: name }, snapshot) => name === 'active.set' && contextOf(snapshot).rows.length === 0,
    },
  ],
};
