// A tape answers a run with the same requests, and reports the first one that differs.
import { describe, expect, it } from 'vitest';
import { Replayer } from './replayer.ts';
import { parseTape, InvalidTape, type TapeLine } from './tapeLine.ts';

const head = JSON.stringify({ tape: 1, seed: 1, documents: 3, groups: 0 });
const id = (digit: string) => `00000000-0000-4000-8000-00000000000${digit}`;

function body(query: string, variables: object = {}): string {
  return JSON.stringify({ query, variables });
}

function line(number: number, asked: string, answered: string, world = 1): TapeLine {
  return {
    ...{ number, world, method: 'POST', address: '/api', body: asked },
    answer: { status: 200, headers: {}, body: answered, isWhole: true, encoding: 'utf8' },
  };
}

const list = body('query list($n: Int) { me { id } }', { n: 1 });
const count = body('query count { me { email } }');
const save = (title: string) => body('mutation save($input: I!) { save(input: $input) { id } }', { input: { title } });

function replay(lines: readonly TapeLine[]) {
  const reports: string[] = [];
  const replayer = new Replayer(lines, (words) => reports.push(words));
  const ask = (asked: string, world = 'w') => {
    const replayed = replayer.take(world, { method: 'POST', address: '/api', body: asked });
    return replayed.kind === 'answer' ? replayed.answer.body : `differs: ${replayed.difference}`;
  };
  return { replayer, reports, ask };
}

describe('a run with the same requests', () => {
  it('is answered from the tape, with queries in any order', () => {
    const { ask, replayer, reports } = replay([
      line(1, list, 'a list'),
      line(2, count, 'a count'),
      line(3, list, 'later'),
    ]);
    expect([ask(count), ask(list), ask(list)]).toEqual(['a count', 'a list', 'later']);
    expect(replayer.summary()).toBe('3 of the 3 operations on the tape were requested, and none differed.');
    expect(reports).toEqual([]);
  });

  it('is answered in the order of its mutations', () => {
    const { ask } = replay([line(1, list, 'before'), line(2, save('A'), 'saved'), line(3, list, 'after')]);
    expect([ask(list), ask(save('A')), ask(list)]).toEqual(['before', 'saved', 'after']);
  });

  it('is answered with the random ids of its own browser', () => {
    const taped = body('mutation add($key: ID!) { add(key: $key) { id } }', { key: id('1') });
    const requested = body('mutation add($key: ID!) { add(key: $key) { id } }', { key: id('2') });
    const { ask } = replay([line(1, taped, `added ${id('1')}, not ${id('3')}`)]);
    expect(ask(requested)).toBe(`added ${id('2')}, not ${id('3')}`);
  });

  it('is answered by world, whatever the names of the worlds', () => {
    const { ask } = replay([line(1, list, 'of one', 1), line(2, list, 'of two', 2)]);
    expect([ask(list, 'x'), ask(list, 'y')]).toEqual(['of one', 'of two']);
  });
});

describe('a run that differs', () => {
  it.each([
    ['in a variable', save('B'), 'operation 1, save: variables.input.title was "A" and is "B".'],
    ['in its text', body('mutation save { save { title } }'), 'operation 1, save: the operation’s text differs.'],
    ['in what it asks for', count, 'operation 1, save: it was save and is count.'],
  ])('%s is reported', (_where, asked, words) => {
    const { ask, replayer, reports } = replay([line(1, save('A'), 'saved')]);
    expect(ask(asked)).toBe(`differs: ${words}`);
    expect(reports).toEqual([`This run differs from the tape: ${words}`]);
    expect(replayer.summary()).toBe(`First difference from the tape: ${words}`);
  });

  it('is reported if it skips a mutation', () => {
    const { ask } = replay([line(1, list, 'before'), line(2, save('A'), 'saved'), line(3, count, 'after')]);
    expect(ask(count)).toMatch(/^differs: operation 1, list: it was list and is count/);
  });

  it('is reported once if it continues after the end of the tape', () => {
    const { ask, reports } = replay([line(1, list, 'a list')]);
    ask(list);
    ask(list);
    ask(count);
    expect(reports).toEqual(['This run differs from the tape: the tape has ended, but list was requested.']);
  });

  it('shows how much of the tape was not requested', () => {
    const { ask, replayer } = replay([line(1, list, 'a list'), line(2, count, 'a count')]);
    ask(count);
    expect(replayer.summary()).toBe('1 of the 2 operations on the tape were requested, and none differed.');
  });
});

describe('a tape', () => {
  it('is read in the order of requests', () => {
    const lines = [line(2, count, 'b'), line(1, list, 'a')].map((each) => JSON.stringify(each));
    const { head: begun, lines: read } = parseTape(`${head}\n${lines.join('\n')}\n`);
    expect(begun.documents).toBe(3);
    expect(read.map(({ number }) => number)).toEqual([1, 2]);
  });

  it.each([
    ['', /Line 1 .* not JSON/],
    ['{}', /Line 1 of the tape is not valid: tape/],
    [head.replace('1', '2'), /another version/],
    [`${head}\n{"number":`, /Line 2 of the tape is not JSON: it may have been cut off/],
    [`${head}\n\n{"number":1}`, /Line 3 of the tape is not valid/],
  ])('that is not valid (%j) is refused with the line', (text, words) => {
    expect(() => parseTape(text)).toThrow(InvalidTape);
    expect(() => parseTape(text)).toThrow(words);
  });
});
