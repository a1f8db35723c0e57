// The groups of the demo library: every kind, nested, with colours and icons, unions and intersections, the same in every run.
import type { CreateGroupInput } from '#server/__generated__/resolverTypes.ts';
import { archiveName, breadth } from './archiveNames.ts';

/** What groups need to know about a stored document of the demo library. */
export interface StoredDocument {
  readonly id: string;
  readonly citationKeys: readonly string[];
}

/** Every n-th document, beginning with a given one. */
function some(documents: readonly StoredDocument[], first: number, step: number): string[] {
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

/** As people arrange a library that they write a thesis with. */
function arrange(documents: readonly StoredDocument[]): CreateGroupInput[] {
  const cited = documents.filter((_, index) => index % 13 === 4).flatMap(({ citationKeys }) => citationKeys);
  return [
    byHand('Thesis', some(documents, 0, 9), {
      isExpanded: true,
      hierarchyType: 'UNION',
      description: 'Everything the thesis may need, including the documents of its subgroups.',
      children: [
        bySearch('Without a group', 'groups !=~ .+'),
        bySearch('Without a file', 'file !=~ .+', { hierarchyType: 'INTERSECTION' }),
        bySearch('To read', 'note = "read again"', { color: '#0f766e', icon: 'mdi:bookmark-outline' }),
        byHand('Skimmed', some(documents, 2, 30), { color: '#b45309', icon: 'mdi:eye-outline' }),
        byHand('Used', some(documents, 5, 21), { color: '#1d4ed8', icon: 'mdi:star-outline' }),
        {
          name: 'Surveys',
          hierarchyType: 'INTERSECTION',
          regexKeywordGroup: { field: 'title', searchExpression: 'survey|introduction|lessons', caseSensitive: false },
        },
      ],
    }),
    byHand('For teaching', some(documents, 1, 4), {
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
        // Two that the library does not have.
        citedKeys: [...cited, 'Knuth1984', 'Lamport1994'],
      },
    },
    { name: 'By year', desktopGroup: { record: 'AutomaticDateGroup:By year\\;0\\;date\\;YEAR\\;1\\;\\;\\;\\;' } },
  ];
}

/** A very large tree of groups: up to four levels, the upper ones filled first. */
function fillUp(count: number, documents: readonly StoredDocument[]): CreateGroupInput {
  const below = (index: number, path: readonly number[]): CreateGroupInput[] =>
    Array.from({ length: breadth }, (_, place) => [index + place, [...path, place]] as const)
      .filter(([number]) => number < count)
      .map(([number, itsPath]) => make(number, itsPath));
  const make = (index: number, path: readonly number[]): CreateGroupInput => {
    const ids =
      documents.length === 0
        ? []
        : [0, 1, 2].map((step) => documents[(index * 7 + step * 31) % documents.length]?.id ?? '');
    return byHand(archiveName(path), [...new Set(ids)], {
      children: below((index + 1) * breadth, path),
      ...(index % 4 === 0 ? { hierarchyType: 'UNION' } : {}),
    });
  };
  return byHand('Archive', [], { icon: 'mdi:archive-outline', children: below(0, []) });
}

/** The first `count` groups of a tree, parents before their subgroups. */
function take(groups: readonly CreateGroupInput[], count: number): { taken: CreateGroupInput[]; left: number } {
  const taken: CreateGroupInput[] = [];
  let left = count;
  for (const group of groups) {
    if (left === 0) break;
    const below = take(group.children ?? [], left - 1);
    taken.push({ ...group, children: below.taken });
    left = below.left;
  }
  return { taken, left };
}

/** Makes `count` groups, with their subgroups. */
export function createDemoGroups(count: number, documents: readonly StoredDocument[]): CreateGroupInput[] {
  const { taken, left } = take(arrange(documents), count);
  return left === 0 ? taken : [...taken, fillUp(left - 1, documents)];
}
