// Tests the merge of two edits of one list: no change of either side is lost without a question.
import fc from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import { isOrderDisputed, mergedItems, mergeLists } from './mergeLists.ts';

const words = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), { maxLength: 6 });

const merged = (base: readonly string[], mine: readonly string[], theirs: readonly string[]) =>
  mergedItems(mergeLists(base, mine, theirs));

describe('any three lists', () => {
  const check = (holds: (base: string[], mine: string[], theirs: string[]) => void) => {
    fc.assert(fc.property(words, words, words, holds), { numRuns: 2_000, seed: 4 });
  };

  test('additions of one side are in the result or in question, removals of one side are out', () => {
    check((base, mine, theirs) => {
      const lines = mergeLists(base, mine, theirs);
      for (const item of 'abcdefg') {
        const [was, isMine, isTheirs] = [base, mine, theirs].map((list) => list.includes(item));
        const line = lines.find((each) => each.item === item);
        if (isMine && isTheirs) expect(line).toMatchObject({ isIn: true, change: null });
        else if (!isMine && !isTheirs) expect(line).toBeUndefined();
        else if (was) expect(line?.isIn).toBe(false);
        else expect(line?.isIn).not.toBe(false);
      }
      expect(lines).toHaveLength(new Set([...mine, ...theirs]).size);
    });
  });

  test('only items that both sides changed are in question', () => {
    check((base, mine, theirs) => {
      const bothRemoved = base.some((item) => !mine.includes(item) && !theirs.includes(item));
      if (!bothRemoved) expect(merged(base, mine, theirs)).not.toBeNull();
    });
  });

  test('if one side has no changes, the result is the other side’s list', () => {
    check((base, mine) => {
      expect(merged(base, mine, base)).toEqual(mine);
      expect(merged(base, base, mine)).toEqual(mine);
      expect(merged(base, mine, mine)).toEqual(mine);
    });
  });

  test('the result has the same items if the sides are swapped', () => {
    check((base, mine, theirs) => {
      const sorted = (items: readonly string[] | null) => items?.toSorted() ?? null;
      expect(sorted(merged(base, mine, theirs))).toEqual(sorted(merged(base, theirs, mine)));
    });
  });

  test('the order is that of one side', () => {
    check((base, mine, theirs) => {
      const order = mergeLists(base, mine, theirs).map(({ item }) => item);
      const inOrderOf = (list: readonly string[]) =>
        order.filter((item) => list.includes(item)).every((item, index) => item === list[index]);
      expect(inOrderOf(mine) || inOrderOf(theirs)).toBe(true);
    });
  });

  test('equal items stay separate', () => {
    expect(mergedItems(mergeLists(['a'], ['a', 'a'], ['a']))).toEqual(['a', 'a']);
    expect(mergedItems(mergeLists(['a', 'a'], ['a'], ['a', 'a', 'b']))).toEqual(['a', 'b']);
  });
});

describe('lists that people edit', () => {
  test.each<[string, string[], string[], string[], string[] | null]>([
    ['both add at the end', ['a'], ['a', 'mine'], ['a', 'theirs'], ['a', 'mine', 'theirs']],
    ['one adds, one removes', ['a', 'b'], ['a', 'b', 'c'], ['b'], ['b', 'c']],
    ['different items are corrected', ['a', 'b'], ['A', 'b'], ['a', 'B'], ['A', 'B']],
    ['one corrects, one sorts', ['a', 'b', 'c'], ['a', 'B', 'c'], ['c', 'b', 'a'], ['c', 'B', 'a']],
    ['both correct the same item alike', ['tyde'], ['tide'], ['tide'], ['tide']],
    ['both correct the same item differently', ['tyde', 'x'], ['tide', 'x'], ['tides', 'x'], null],
    ['one corrects what the other removes', ['tyde', 'x'], ['tide', 'x'], ['x'], null],
    ['both begin the list', [], ['mine'], ['theirs'], ['mine', 'theirs']],
  ])('%s', (_name, base, mine, theirs, expected) => {
    expect(merged(base, mine, theirs)).toEqual(expected);
  });

  test('the order is disputed if both sides sorted differently', () => {
    const base = ['a', 'b', 'c'];
    expect(isOrderDisputed(base, ['b', 'a', 'c'], ['c', 'a', 'b'])).toBe(true);
    expect(isOrderDisputed(base, ['b', 'a', 'c'], ['b', 'a', 'd', 'c'])).toBe(false);
    expect(isOrderDisputed(base, base, ['c', 'a', 'b'])).toBe(false);
    expect(mergedItems(mergeLists(base, ['b', 'a', 'c'], ['c', 'a', 'b'], 'theirs'))).toEqual(['c', 'a', 'b']);
    expect(mergedItems(mergeLists(base, ['b', 'a', 'c'], ['c', 'a', 'b'], 'mine'))).toEqual(['b', 'a', 'c']);
  });

  test('changes have their side, and a choice removes an item or restores it', () => {
    const lines = mergeLists(['a', 'tyde'], ['a', 'tide'], ['tides', 'new']);
    expect(lines.map(({ item, change, instead, isIn }) => [item, change?.sort, change?.by, instead, isIn])).toEqual([
      ['a', 'removed', 'theirs', null, false],
      ['tides', 'added', 'theirs', 'a', true],
      ['tide', 'added', 'mine', 'tyde', null],
      ['new', 'added', 'theirs', 'tyde', null],
    ]);
    const idOf = (item: string) => lines.find((line) => line.item === item)?.id ?? '';
    const choices = { [idOf('a')]: true, [idOf('tide')]: true, [idOf('new')]: false, [idOf('tides')]: false };
    expect(mergedItems(lines, choices)).toEqual(['a', 'tide']);
  });

  test('people are the same in any spelling of their names', () => {
    const [berg, roe] = [{ person: { family: 'Berg', given: null } }, { person: { family: 'Roe' } }];
    expect(
      mergeLists<object>([berg], [berg], [roe, { person: { given: null, family: 'Berg' } }]).map(
        ({ change }) => change,
      ),
    ).toEqual([{ sort: 'added', by: 'theirs' }, null]);
  });

  test('a kept field is identified by its name', () => {
    const field = (name: string, value: string) => ({ name, value });
    const base = [field('url', '1'), field('file', '1')];
    const different = mergeLists(
      base,
      [field('file', '1'), field('url', '2')],
      [field('url', '1'), field('file', '2')],
    );
    expect(mergedItems(different)?.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      field('file', '2'),
      field('url', '2'),
    ]);
    const same = mergeLists(base, [field('url', '2'), field('file', '1')], [field('file', '1'), field('url', '3')]);
    expect(same.filter(({ isIn }) => isIn === null).map(({ item }) => item.value)).toEqual(['2', '3']);
  });

  test('possibly equal items added by both sides are in question', () => {
    const person = (family: string, given: string) => ({ person: { family, given } });
    const both = person('Okafor', 'Chi');
    const mine = [person('Berg', 'J.'), both, person('Roe', 'Ann')];
    const lines = mergeLists([], mine, [person('BERG', 'Jana'), both, person('Okafor', 'Ada')]);
    expect(lines.filter(({ isIn }) => isIn === null).map(({ item }) => item.person.given)).toEqual(['J.', 'Jana']);
    const field = (value: string) => ({ name: 'url', value });
    expect(mergedItems(mergeLists([], [field('1')], [field('2')]))).toBeNull();
    expect(mergedItems(mergeLists([], ['tide'], ['sea']))).toEqual(['tide', 'sea']);
  });
});
