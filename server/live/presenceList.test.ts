// Tests who is remembered as present, and for how long.
import { expect, test } from 'vitest';
import type { Presence } from './liveMessages.ts';
import { PresenceList } from './presenceList.ts';

const ada: Presence = {
  ...{ libraryId: 'lib_1', userId: 'user_ada', tab: 'one', sessionId: 'session_1' },
  ...{ name: 'Ada', nameForOwners: 'Ada', documentId: null, field: null },
};

test('an entry that is renewed as it was is nothing new', () => {
  const list = new PresenceList();
  expect(list.add(ada)).toBe(true);
  expect(list.add({ ...ada })).toBe(false);
  expect(list.add({ ...ada, field: 'title' })).toBe(true);
  expect(list.of('lib_1')).toEqual([{ ...ada, field: 'title' }]);
  expect(list.of('lib_2')).toEqual([]);
});

test('an entry ends when it was not renewed for a while', () => {
  const list = new PresenceList();
  list.add(ada);
  list.add({ ...ada, tab: 'renewed' });
  for (let check = 1; check <= 18; check += 1) {
    list.add({ ...ada, tab: 'renewed' });
    expect([...list.age()]).toEqual(check === 18 ? ['lib_1'] : []);
  }
  expect(list.of('lib_1').map(({ tab }) => tab)).toEqual(['renewed']);
  expect(list.size).toBe(1);
});

test('an entry that is only repeated lasts no longer, and never shorter', () => {
  const list = new PresenceList();
  list.add(ada, 2);
  list.age();
  expect(list.checksLeftOf(ada)).toBe(1);
  list.add(ada, 1);
  expect(list.checksLeftOf(ada)).toBe(1);
  list.add(ada);
  list.add(ada, 1);
  expect(list.checksLeftOf(ada)).toBe(18);
  expect(list.checksLeftOf({ ...ada, tab: 'none' })).toBe(0);
});

test('a person has at most 24 tabs in all libraries', () => {
  const list = new PresenceList();
  const tabs = Array.from({ length: 25 }, (_, index) => ({ ...ada, libraryId: `lib_${index}` }));
  expect(tabs.map((each) => list.add(each))).toEqual([...Array.from({ length: 24 }, () => true), false]);
  expect(list.add({ ...ada, libraryId: 'lib_24', userId: 'user_bob' })).toBe(true);
  list.remove({ ...ada, libraryId: 'lib_0' });
  expect(list.add({ ...ada, libraryId: 'lib_24' })).toBe(true);
});

test('an entry gets other names, unless it was replaced in the meantime', () => {
  const list = new PresenceList();
  list.add(ada);
  expect(list.rename(ada, { name: 'Ada', nameForOwners: 'Ada' })).toBe(false);
  expect(list.rename(ada, { name: null, nameForOwners: 'Ada' })).toBe(true);
  expect(list.of('lib_1')).toEqual([{ ...ada, name: null }]);
  expect(list.rename(ada, { name: 'Late', nameForOwners: 'Late' })).toBe(false);
});

test('a person has at most eight tabs in a library, and an ended one makes room', () => {
  const list = new PresenceList();
  const tabs = Array.from({ length: 9 }, (_, index) => ({ ...ada, tab: String(index) }));
  expect(tabs.map((each) => list.add(each))).toEqual([...Array.from({ length: 8 }, () => true), false]);
  expect(list.add({ ...ada, libraryId: 'lib_2' })).toBe(true);
  expect(list.remove({ ...ada, tab: '0' })).toBe(true);
  expect(list.remove({ ...ada, tab: '0' })).toBe(false);
  expect(list.add({ ...ada, tab: '8' })).toBe(true);
  expect(list.size).toBe(9);
});
