// How the groups of a file are cut into requests.
import { describe, expect, it } from 'vitest';
import type { FileGroup } from '#bibliography/bibtex/readLibraryFile.ts';
import type { GroupInput } from '#bibliography/groups/groupInput.ts';
import { cutIntoGroupRequests, toGroupInputs } from './groupRequests.ts';

function group(name: string, members: readonly number[] = [], children: readonly FileGroup[] = []): FileGroup {
  const frame = {
    name,
    displayName: null,
    hierarchy: 'independent',
    color: null,
    description: null,
    icon: null,
  } as const;
  return { ...frame, isExpanded: false, rule: { kind: 'explicit', keywordDelimiter: ',' }, members, children };
}

const idsOf = (input: GroupInput) => ('explicitGroup' in input ? input.explicitGroup.documentIds : []);

/** What the server has after all requests: it meets siblings of one name in their order; the second is called after the first. */
function merged(requests: readonly (readonly GroupInput[])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  const visit = (inputs: readonly GroupInput[], way: string) => {
    const met = new Map<string, number>();
    for (const input of inputs) {
      const before = met.get(input.name) ?? 0;
      met.set(input.name, before + 1);
      const path = `${way}/${input.name}${"'".repeat(before)}`;
      groups.set(path, [...(groups.get(path) ?? []), ...idsOf(input)]);
      visit(input.children, path);
    }
  };
  for (const request of requests) visit(request, '');
  return groups;
}

const countOf = (inputs: readonly GroupInput[]): number =>
  inputs.reduce((count, input) => count + 1 + countOf(input.children), 0);

describe('cutIntoGroupRequests', () => {
  const many = Array.from({ length: 500 }, (_, index) => index);
  const ids = many.map((index) => `doc_${index}`);
  const tree = [
    group('A', many, [group('B', [1, 2], [group('C', many.slice(0, 300)), group('D')]), group('E', [3])]),
    group('F', [499]),
  ];
  const expected = new Map([
    ['/A', ids],
    ['/A/B', ['doc_1', 'doc_2']],
    ['/A/B/C', ids.slice(0, 300)],
    ['/A/B/D', []],
    ['/A/E', ['doc_3']],
    ['/F', ['doc_499']],
  ]);

  it('sends an ordinary tree at once', () => {
    const requests = cutIntoGroupRequests(tree);
    expect(requests).toHaveLength(1);
    expect(merged(requests.map((request) => toGroupInputs(request, ids)))).toEqual(expected);
  });

  it.each([
    { groups: 200, characters: 4_000 },
    { groups: 3, characters: 2_000_000 },
    { groups: 1, characters: 1 },
  ])('cuts what is larger than $groups groups or $characters characters, and loses nobody', (most) => {
    const requests = cutIntoGroupRequests(tree, most).map((request) => toGroupInputs(request, ids));
    expect(requests.length).toBeGreaterThan(1);
    expect(merged(requests)).toEqual(expected);
    // The way down to where it goes on is at most as long as the tree is deep.
    for (const request of requests) expect(countOf(request)).toBeLessThanOrEqual(Math.max(most.groups, 3));
    if (most.characters > 1_000) {
      for (const request of requests) expect(JSON.stringify(request).length).toBeLessThanOrEqual(most.characters);
    }
  });

  it.each([1, 2, 3, 4])('keeps siblings of one name apart when %i groups are sent at once', (groups) => {
    const twins = [
      group('A', [1], [group('X', [2]), group('Y', [3]), group('X', [4], [group('Z', [5])])]),
      group('A', [6], [group('X', [7])]),
      group('B'),
      group('A', [8], [group('X', [9])]),
    ];
    const requests = cutIntoGroupRequests(twins, { groups, characters: 1_000_000 });
    expect(requests.length).toBeGreaterThan(1);
    expect(merged(requests.map((request) => toGroupInputs(request, ids)))).toEqual(
      new Map([
        ['/A', ['doc_1']],
        ['/A/X', ['doc_2']],
        ['/A/Y', ['doc_3']],
        ["/A/X'", ['doc_4']],
        ["/A/X'/Z", ['doc_5']],
        ["/A'", ['doc_6']],
        ["/A'/X", ['doc_7']],
        ['/B', []],
        ["/A''", ['doc_8']],
        ["/A''/X", ['doc_9']],
      ]),
    );
  });

  it('keeps what is no group to fill as it is, and has nothing to send of nothing', () => {
    const search = { kind: 'search', searchExpression: 'tide', caseSensitive: false, isRegEx: false } as const;
    const [request = []] = cutIntoGroupRequests([{ ...group('Tides'), hierarchy: 'union', rule: search }]);
    expect(toGroupInputs(request, ids)).toEqual([
      expect.objectContaining({
        name: 'Tides',
        hierarchyType: 'UNION',
        searchGroup: { searchExpression: 'tide', caseSensitive: false, isRegEx: false },
      }),
    ]);
    expect(cutIntoGroupRequests([])).toEqual([]);
  });
});
