// Choices of scenarios are read as they are written, and count the requests they are for.
import { describe, expect, it } from 'vitest';
import { parseChoice, writeChoice, WrongChoice } from './choice.ts';
import { Turns } from './turns.ts';

describe('a choice', () => {
  it.each([
    ['conflict', 'conflict', null, null, ''],
    ['conflict@save', 'conflict', 'save', null, ''],
    ['conflict@save:2~m1', 'conflict', 'save', 2, 'm1'],
    ['unreachable@/api/_auth/session', 'unreachable', '/api/_auth/session', null, ''],
    ['unreachable@*:1', 'unreachable', null, 1, ''],
  ])('%s says which requests a scenario is for', (text, name, operation, call, mark) => {
    const choice = parseChoice(text);
    expect([choice.scenario.name, choice.operation, choice.call, choice.mark]).toEqual([name, operation, call, mark]);
    expect(writeChoice(choice)).toBe(text);
  });

  it.each(['', 'none-such', 'conflict:0', 'conflict@', 'conflict@a b', 'conflict~', 'a b', 'conflict:1234567'])(
    '%j is refused',
    (text) => {
      expect(() => parseChoice(text)).toThrow(WrongChoice);
    },
  );
});

describe('turns', () => {
  const save = { name: 'save' };
  const list = { name: 'list' };
  const played = (turns: Turns, text: string, request: { name: string } | null) =>
    turns.take(parseChoice(text), request).isPlayed;

  it('are of every request where nothing else is said, those of pages too', () => {
    const turns = new Turns();
    expect([save, list, null, save].map((request) => played(turns, 'conflict', request))).toEqual(Array(4).fill(true));
  });

  it('are of the named operation alone', () => {
    const turns = new Turns();
    expect([list, save, null, save].map((request) => played(turns, 'conflict@save', request))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('are of one call, which others do not count for', () => {
    const turns = new Turns();
    expect([save, list, null, save, save].map((request) => played(turns, 'conflict@save:2', request))).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  it('begin anew with another mark', () => {
    const turns = new Turns();
    const once = ['conflict@*:1~a', 'conflict@*:1~a', 'conflict@*:1~b', 'conflict@*:1~a'];
    expect(once.map((text) => played(turns, text, save))).toEqual([true, false, true, false]);
  });

  it('keep what a scenario remembers, until it is chosen anew', () => {
    const turns = new Turns();
    const memoryOf = (text: string) => turns.take(parseChoice(text), save).memory;
    memoryOf('conflict~a').add('a document');
    expect([...memoryOf('conflict~a')]).toEqual(['a document']);
    expect([...memoryOf('conflict~b')]).toEqual([]);
  });

  it('number the requests of the API', () => {
    const turns = new Turns();
    const choice = parseChoice('conflict');
    expect([save, null, list].map((request) => turns.take(choice, request).number)).toEqual([1, null, 2]);
  });
});
