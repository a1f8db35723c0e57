// Reading, writing and counting choices of scenarios.
import { describe, expect, it } from 'vitest';
import { parseChoice, writeChoice, InvalidChoice } from './choice.ts';
import { ChoiceCounters } from './choiceCounters.ts';

describe('a choice', () => {
  it.each([
    ['conflict', 'conflict', null, null, ''],
    ['conflict@save', 'conflict', 'save', null, ''],
    ['conflict@save:2~m1', 'conflict', 'save', 2, 'm1'],
    ['unreachable@/api/_auth/session', 'unreachable', '/api/_auth/session', null, ''],
    ['unreachable@*:1', 'unreachable', null, 1, ''],
  ])('%s is read and written', (text, name, operation, call, mark) => {
    const choice = parseChoice(text);
    expect([choice.scenario.name, choice.operation, choice.call, choice.mark]).toEqual([name, operation, call, mark]);
    expect(writeChoice(choice)).toBe(text);
  });

  it.each(['', 'none-such', 'conflict:0', 'conflict@', 'conflict@a b', 'conflict~', 'a b', 'conflict:1234567'])(
    '%j is refused',
    (text) => {
      expect(() => parseChoice(text)).toThrow(InvalidChoice);
    },
  );
});

describe('counters', () => {
  const save = { name: 'save' };
  const list = { name: 'list' };
  const isActive = (counters: ChoiceCounters, text: string, request: { name: string } | null) =>
    counters.count(parseChoice(text), request).isActive;

  it('apply a choice without operation and call to every request, including pages', () => {
    const counters = new ChoiceCounters();
    expect([save, list, null, save].map((request) => isActive(counters, 'conflict', request))).toEqual(
      Array(4).fill(true),
    );
  });

  it('apply a choice to its operation only', () => {
    const counters = new ChoiceCounters();
    expect([list, save, null, save].map((request) => isActive(counters, 'conflict@save', request))).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('apply a choice to one call of its operation', () => {
    const counters = new ChoiceCounters();
    expect([save, list, null, save, save].map((request) => isActive(counters, 'conflict@save:2', request))).toEqual([
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  it('start from 1 with another mark', () => {
    const counters = new ChoiceCounters();
    const once = ['conflict@*:1~a', 'conflict@*:1~a', 'conflict@*:1~b', 'conflict@*:1~a'];
    expect(once.map((text) => isActive(counters, text, save))).toEqual([true, false, true, false]);
  });

  it('keep what a scenario has stored until it is chosen again', () => {
    const counters = new ChoiceCounters();
    const memoryOf = (text: string) => counters.count(parseChoice(text), save).memory;
    memoryOf('conflict~a').add('a document');
    expect([...memoryOf('conflict~a')]).toEqual(['a document']);
    expect([...memoryOf('conflict~b')]).toEqual([]);
  });

  it('number API requests', () => {
    const counters = new ChoiceCounters();
    const choice = parseChoice('conflict');
    expect([save, null, list].map((request) => counters.count(choice, request).number)).toEqual([1, null, 2]);
  });
});
