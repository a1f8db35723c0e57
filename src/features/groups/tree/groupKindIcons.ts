// The icon (path data on a 24 by 24 field) and the label of each kind of group.
import type { GroupKind } from '#bibliography/groups/groupRule.ts';

const tag = 'M3.5 12.5V5A1.5 1.5 0 0 1 5 3.5h7.5L21 12l-8.5 8.5zM8 8h.01';
const person = 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20.5c.8-3.6 3.8-5.5 7.5-5.5s6.7 1.9 7.5 5.5';

/** Path data by kind. */
export const groupKindIcons: Readonly<Record<GroupKind, string>> = {
  explicit:
    'M3 18V6a1.5 1.5 0 0 1 1.5-1.5h4.6L11.5 7h8A1.5 1.5 0 0 1 21 8.5V18a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18z',
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M20 20l-4.3-4.3',
  wordKeyword: tag,
  regexKeyword: 'M15.5 4v9M11.6 6.2l7.8 4.6M19.4 6.2l-7.8 4.6M6 18.5h.01',
  lastName: person,
  automaticKeyword: 'M2.5 12V6.5A1.5 1.5 0 0 1 4 5h6l7.5 7.5L11 19zM6.5 9h.01M14 5l7.5 7.5L15 19',
  automaticPersons:
    'M5.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M2.5 20c.6-3.4 3.2-5.2 6.5-5.2s5.9 1.8 6.5 5.2M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 15.2c2 .8 3.2 2.4 3.6 4.8',
  tex: 'M18 7V4.5H6l6.5 7.5L6 19.5h12V17',
  desktop: 'M3 4.5h18v12H3zM12 16.5v3.5M8.5 20h7',
};

/** The label of a kind beside a name; empty if the usual icon is enough. */
export const kindLabels: Readonly<Record<GroupKind, string>> = {
  explicit: '',
  search: 'search',
  wordKeyword: 'keyword',
  regexKeyword: 'pattern',
  lastName: 'person',
  automaticKeyword: 'auto',
  automaticPersons: 'auto',
  tex: 'TeX',
  desktop: 'desktop',
};

/** The kinds that cannot be recognized by their icon. */
const toldInWords = new Set<GroupKind>(['automaticKeyword', 'automaticPersons', 'tex', 'desktop']);

/** The label beside a group's name; empty if its icon shows the kind. */
export function kindLabelBeside({
  kind,
  icon,
  isMade,
}: {
  kind: GroupKind;
  icon: string | null;
  isMade: boolean;
}): string {
  return toldInWords.has(kind) || (icon !== null && !isMade) ? kindLabels[kind] : '';
}
