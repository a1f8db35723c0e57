// What the kinds of groups are called, and what each holds, for people.
import type { GroupHierarchy, GroupKind } from './groupRule.ts';

export interface KindWords {
  readonly label: string;
  /** What a group of this kind holds, as one sentence. */
  readonly sentence: string;
}

/** What each kind is called. */
export const groupKindLabels: Readonly<Record<GroupKind, KindWords>> = {
  explicit: { label: 'Documents I choose', sentence: 'Holds the documents that you put into it.' },
  wordKeyword: { label: 'Keyword', sentence: 'Holds the documents with a word or keyword in one of their fields.' },
  regexKeyword: {
    label: 'Regular expression',
    sentence: 'Holds the documents in which a regular expression is found in one field.',
  },
  search: { label: 'Search', sentence: 'Holds the documents that a search finds.' },
  lastName: { label: 'Last name', sentence: 'Holds the documents by people of one last name.' },
  automaticKeyword: { label: 'All keywords', sentence: 'Makes a subgroup for every keyword in your library.' },
  automaticPersons: { label: 'All people', sentence: 'Makes a subgroup for every last name in your library.' },
  tex: { label: 'Cited in a paper', sentence: 'Holds the documents that a LaTeX document cites.' },
  desktop: {
    label: 'From the desktop app',
    sentence: 'Only the desktop app fills this group; it is kept as it came and shown empty here.',
  },
};

/** What each way of standing in the tree is called. */
export const hierarchyLabels: Readonly<Record<GroupHierarchy, KindWords>> = {
  independent: { label: 'Its own documents', sentence: 'Holds what is its own, wherever it stands in the tree.' },
  intersection: {
    label: 'Only what its parent holds too',
    sentence: 'Holds what is its own and in the group above it as well.',
  },
  union: {
    label: 'Also what its subgroups hold',
    sentence: 'Holds what is its own and everything in the groups below it.',
  },
};
