// Labels and descriptions of the kinds of groups.
import type { GroupKind } from './groupRule.ts';

export interface KindWords {
  readonly label: string;
  /** A sentence that says which documents a group of this kind contains. */
  readonly sentence: string;
}

/** The label of each kind. */
export const groupKindLabels: Readonly<Record<GroupKind, KindWords>> = {
  explicit: { label: 'Documents I choose', sentence: 'Documents that you add to it.' },
  wordKeyword: { label: 'Keyword', sentence: 'Documents with a word or keyword in one field.' },
  regexKeyword: {
    label: 'Regular expression',
    sentence: 'Documents in which one field matches a regular expression.',
  },
  search: { label: 'Search', sentence: 'Documents that match a search.' },
  lastName: { label: 'Last name', sentence: 'Documents by people with one last name.' },
  automaticKeyword: { label: 'All keywords', sentence: 'Creates a subgroup for every keyword in the library.' },
  automaticPersons: { label: 'All people', sentence: 'Creates a subgroup for every last name in the library.' },
  tex: { label: 'Cited in a paper', sentence: 'Documents that a LaTeX document cites.' },
  desktop: {
    label: 'From the desktop app',
    sentence: 'Only the desktop app can fill this group. It is kept unchanged and shown empty here.',
  },
};
