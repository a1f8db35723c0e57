// Drives the connection with the others in a library, in a story that runs it with the browser's own locks and channels between tabs.
import type { Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { presenceModel } from '#machines/presence/presence.model.ts';
import type { PresenceContext, PresenceEvent } from '#machines/presence/presenceTypes.ts';
import type { Driver } from './driver.ts';
import { inLiveBrowser, prepareLiveBrowser } from './liveBrowser.ts';
import { expect } from './walkTest.ts';

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as PresenceContext;
const widget = (page: Page) => page.locator('[data-part="presence"]');
const told = (page: Page) => page.getByRole('list', { name: 'Told to the change feed' }).getByRole('listitem');

/** Makes a change that is heard of, and waits until the change feed is told. */
async function hear(page: Page, happen: () => Promise<unknown>): Promise<void> {
  const changes = told(page).filter({ hasText: 'library.heard' });
  const count = await changes.count();
  await happen();
  await expect(changes).toHaveCount(count + 1);
}

/** Another tab is opened, and is told what the page knows. */
async function join(page: Page): Promise<void> {
  const count = await inLiveBrowser(page, 'receivedCount');
  await inLiveBrowser(page, 'tell', { kind: 'joined' });
  await expect.poll(() => inLiveBrowser(page, 'receivedCount')).not.toBe(count);
}

async function perform(page: Page, event: PresenceEvent): Promise<unknown> {
  switch (event.type) {
    case 'page.shown':
      // Another tab leads already, so that this one does so only once that is closed.
      await inLiveBrowser(page, 'lead');
      return inLiveBrowser(page, 'show', true);
    case 'page.hidden':
      return inLiveBrowser(page, 'show', false);
    case 'leader.elected':
      return inLiveBrowser(page, 'stopLeading');
    case 'leader.told':
      return inLiveBrowser(page, 'tell', { kind: 'state', isConnected: event.isConnected, people: event.people });
    case 'change.told':
      return hear(page, () => inLiveBrowser(page, 'tell', { kind: 'changed', at: event.at }));
    case 'tab.joined':
      return join(page);
    case 'stream.opened':
      return inLiveBrowser(page, 'answer', 'open');
    case 'stream.lost':
      return inLiveBrowser(page, 'answer', 'lost');
    case 'stream.refused':
      return inLiveBrowser(page, 'answer', 'refused');
    case 'stream.changed':
      return hear(page, () => inLiveBrowser(page, 'send', 'changed', { at: event.at }));
    case 'stream.people':
      return inLiveBrowser(page, 'send', 'present', { people: event.people });
    case 'looking.changed':
      return page.getByRole('button', { name: 'Open a document' }).press('Enter');
  }
}

/** Who is shown, and whether the change feed is told to poll less. */
async function seesOthers(page: Page, snapshot: AnyMachineSnapshot): Promise<void> {
  const names = contextOf(snapshot).people.map(({ name }) => name ?? '');
  await expect(page.getByRole('list', { name: 'Also here' }).getByRole('listitem')).toContainText(names);
  await expect(page.getByRole('list', { name: 'Also here' })).toHaveCount(Math.min(names.length, 1));
  const last = told(page).filter({ hasText: 'live:' }).last();
  if (snapshot.hasTag('connected')) await expect(last).toHaveText('live: true');
  else await expect(last.filter({ hasText: 'live: true' })).toHaveCount(0);
}

export const presenceDriver: Driver = {
  title: 'Others in a library',
  model: presenceModel,
  async open(page) {
    await prepareLiveBrowser(page, 'live marie lib_1');
    await page.goto('/_storybook/external-iframe?id=library-others-here--waiting');
    await expect(widget(page)).toBeVisible();
  },
  async perform(page, event: AnyEventObject) {
    await perform(page, event as PresenceEvent);
  },
  locate: widget,
  impossible: [
    {
      reason: 'The document is open already.',
      is: ({ type }, snapshot) => type === 'looking.changed' && contextOf(snapshot).looking.documentId !== null,
    },
  ],
  sees: {
    hidden: seesOthers,
    'visible.electing': seesOthers,
    'visible.following.polling': seesOthers,
    'visible.following.connected': seesOthers,
    'visible.leading.streaming.connecting': seesOthers,
    'visible.leading.streaming.connected': seesOthers,
    'visible.leading.polling': seesOthers,
  },
};
