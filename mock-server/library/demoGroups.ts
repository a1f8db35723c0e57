// Creates the groups of the demo library: every kind, nested, with colours, icons, unions and intersections. They are the same in every run.
import type { CreateGroupInput } from '#server/__generated__/resolverTypes.ts';
import { archiveName, maximumSubgroups } from './archiveNames.ts';

/** A stored document of the demo library, as far as groups need it. */
export interface StoredDocument {
  readonly id: string;
  readonly citationKeys: readonly string[];
}

/** The ids of the documents at `first`, `first + step`, and so on. */
function everyNth(documents: readonly StoredDocument[], first: number, step: number): string[] {
  return documents.filter((_, index) => index >= first && (index - first) % step === 0).map(({ id }) => id);
}

function byHand(
  name: string,
  documentIds: readonly string[] = [],
  more: Partial<CreateGroupInput> = {},
): CreateGroupInput {
  return { name, ...more, explicitGroup: { keywordDelimiter: ',', documentIds: [...documentIds] } };
}

function bySearch(name: string, searchExpression: string, more: Partial<CreateGroupInput> = {}): CreateGroupInput {
  return { name, ...more, searchGroup: { searchExpression, caseSensitive: false, isRegEx: false } };
}

function byKeyword(name: string, keyword: string, more: Partial<CreateGroupInput> = {}): CreateGroupInput {
  const rule = { field: 'keywords', caseSensitive: false, keywordDelimiter: ',', onlySplitWordsAtDelimiter: true };
  return { name, ...more, wordKeywordGroup: { ...rule, searchExpression: keyword } };
}

function byLastName(name: string, more: Partial<CreateGroupInput> = {}): CreateGroupInput {
  return { name, ...more, lastNameGroup: { field: 'author', authorLastName: name } };
}

/** Typical groups of someone who is writing a thesis. */
function thesisGroups(documents: readonly StoredDocument[]): CreateGroupInput[] {
  const cited = documents.filter((_, index) => index % 13 === 4).flatMap(({ citationKeys }) => citationKeys);
  return [
    byHand('Thesis', everyNth(documents, 0, 9), {
      isExpanded: true,
      hierarchyType: 'UNION',
      description: 'Everything the thesis may need, including the documents of its subgroups.',
      children: [
        bySearch('Without a group', 'groups !=~ .+'),
        bySearch('Without a file', 'file !=~ .+', { hierarchyType: 'INTERSECTION' }),
        bySearch('To read', 'note = "read again"', { color: '#0f766e', icon: 'mdi:bookmark-outline' }),
        byHand('Skimmed', everyNth(documents, 2, 30), { color: '#b45309', icon: 'mdi:eye-outline' }),
        byHand('Used', everyNth(documents, 5, 21), { color: '#1d4ed8', icon: 'mdi:star-outline' }),
        {
          name: 'Surveys',
          hierarchyType: 'INTERSECTION',
          regexKeywordGroup: { field: 'title', searchExpression: 'survey|introduction|lessons', caseSensitive: false },
        },
      ],
    }),
    byHand('For teaching', everyNth(documents, 1, 4), {
      isExpanded: true,
      color: '#6d28d9',
      icon: 'mdi:school-outline',
      children: [byLastName('Kierkegaard', { hierarchyType: 'INTERSECTION' }), byLastName('Péter')],
    }),
    byKeyword('Physics', 'physics', {
      icon: 'mdi:atom',
      children: [bySearch('This century', 'year =~ ^20', { hierarchyType: 'INTERSECTION', icon: 'mdi:clock-outline' })],
    }),
    {
      name: 'Keywords',
      isExpanded: true,
      automaticKeywordGroup: { field: 'keywords', keywordDelimiter: ',', keywordHierarchicalDelimiter: '>' },
    },
    { name: 'People', automaticPersonsGroup: { field: 'author' } },
    {
      name: 'thesis/chapter2',
      color: '#b45309',
      texGroup: {
        paths: [{ deviceName: 'desk', filePath: '/home/marie/thesis/chapter2.aux' }],
        // The last two are not in the library.
        citedKeys: [...cited, 'Knuth1984', 'Lamport1994'],
      },
    },
    { name: 'By year', desktopGroup: { record: 'AutomaticDateGroup:By year\\;0\\;date\\;YEAR\\;1\\;\\;\\;\\;' } },
  ];
}

/** A group with `count` subgroups on up to four levels. Upper levels are filled first. */
function archiveGroup(count: number, documents: readonly StoredDocument[]): CreateGroupInput {
  const below = (index: number, path: readonly number[]): CreateGroupInput[] =>
    Array.from({ length: maximumSubgroups }, (_, place) => [index + place, [...path, place]] as const)
      .filter(([number]) => number < count)
      .map(([number, itsPath]) => make(number, itsPath));
  const make = (index: number, path: readonly number[]): CreateGroupInput => {
    const ids =
      documents.length === 0
        ? []
        : [0, 1, 2].map((step) => documents[(index * 7 + step * 31) % documents.length]?.id ?? '');
    return byHand(archiveName(path), [...new Set(ids)], {
      children: below((index + 1) * maximumSubgroups, path),
      ...(index % 4 === 0 ? { hierarchyType: 'UNION' } : {}),
    });
  };
  return byHand('Archive', [], { icon: 'mdi:archive-outline', children: below(0, []) });
}

/** The first `count` groups of a tree, parents first; `left` is how many are missing. */
function takeGroups(groups: readonly CreateGroupInput[], count: number): { taken: CreateGroupInput[]; left: number } {
  const taken: CreateGroupInput[] = [];
  let left = count;
  for (const group of groups) {
    if (left === 0) break;
    const below = takeGroups(group.children ?? [], left - 1);
    taken.push({ ...group, children: below.taken });
    left = below.left;
  }
  return { taken, left };
}

/** Creates a tree of `count` groups in total. */
export function createDemoGroups(count: number, documents: readonly StoredDocument[]): CreateGroupInput[] {
  const { taken, left } = takeGroups(thesisGroups(documents), count);
  return left === 0 ? taken : [...taken, archiveGroup(left - 1, documents)];
}
