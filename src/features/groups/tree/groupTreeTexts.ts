// The texts of the group tree that a first visit shows: the pane and its rows. groupActionTexts.ts has those of what people do with groups.
import { counted } from '#src/ui/text/counted.ts';

const retry = 'Try again';

export const groupTreeTexts = {
  groups: 'Groups',
  retry,
  pane: {
    filter: 'Filter groups',
    clearFilter: 'Clear filter',
    more: 'Group options',
    create: 'New group',
    found: (count: number) => counted(count, 'group'),
    tooManyShown: (most: number) => `You can show at most ${most} groups at once.`,
  },
  empty: {
    noGroups: 'No groups yet. A group collects documents, by hand or by a rule.',
    notFound: 'No groups match.',
    searchingClosed: 'Searching collapsed groups…',
    closedFailed: 'No groups match. Collapsed groups could not be searched.',
    failed: (reason: string) => `Couldn’t load the groups: ${reason}. The groups are safe.`,
  },
  row: {
    actions: (name: string) => `Actions for “${name}”`,
    newName: (name: string) => `New name for “${name}”`,
    firstOnly: 'Showing the first 1,000. Filter to find others.',
    notLoaded: 'Couldn’t load',
  },
  several: {
    chosen: (count: number) => `${count} groups selected`,
    count: (count: number) => `${count} groups:`,
    any: 'in any',
    all: 'in all',
    clear: 'Clear selection',
  },
};
