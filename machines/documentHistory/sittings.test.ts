// A history by sittings: nothing of it is lost, and what a line says is what its saves did, one after the other.
import fc from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import type { FieldChange, Revision } from './documentHistoryTypes.ts';
import { changesOf, sittingsOf } from './sittings.ts';

const start = Date.parse('2026-11-03T12:00:00Z');

/** Saves with so many minutes between each and the one before it, newest first. */
function history(...saves: (Partial<Revision> & { pause: number })[]): Revision[] {
  let minutes = 0;
  const oldestFirst = saves.toReversed().map(({ pause, ...save }, index): Revision => {
    minutes += pause;
    const at = new Date(start + minutes * 60_000).toISOString();
    return { revision: index + 1, at, action: 'EDIT', userAgent: 'Firefox', by: null, changes: [], ...save };
  });
  return oldestFirst.toReversed();
}

const sizes = (revisions: readonly Revision[]): number[] => sittingsOf(revisions).map(({ length }) => length);

describe('what is one line', () => {
  test.each<[string, Revision[], number[]]>([
    ['saves close to each other', history({ pause: 10 }, { pause: 1 }, { pause: 0 }), [3]],
    ['a pause parts them', history({ pause: 1 }, { pause: 10.1 }, { pause: 0 }), [2, 1]],
    [
      'another person parts them',
      history({ pause: 1 }, { pause: 1, by: { id: 'user_2', name: 'Ada' } }, { pause: 0 }),
      [1, 1, 1],
    ],
    ['another device parts them', history({ pause: 1 }, { pause: 1, userAgent: 'Chrome' }, { pause: 0 }), [1, 1, 1]],
    [
      'what is no autosave stands alone',
      history({ pause: 1 }, { pause: 1, action: 'BRING_BACK' }, { pause: 0, action: 'ADD' }),
      [1, 1, 1],
    ],
    ['two of another sort are two', history({ pause: 0, action: 'UNDO' }, { pause: 0, action: 'UNDO' }), [1, 1]],
    ['without a time nothing is close', history({ pause: 1, at: null }, { pause: 0, at: null }), [1, 1]],
    ['nothing', [], []],
  ])('%s', (_, revisions, expected) => {
    expect(sizes(revisions)).toEqual(expected);
  });
});

/** Any saves of a document with two fields, with what each really changed. */
const anyHistory = fc
  .array(
    fc.record({
      pause: fc.constantFrom(0, 1, 9, 11),
      action: fc.constantFrom('EDIT', 'EDIT', 'EDIT', 'UNDO'),
      title: fc.option(fc.constantFrom('"A"', '"B"')),
      note: fc.option(fc.constantFrom('"A"', '"B"')),
    }),
    { maxLength: 12 },
  )
  .map((saves) => {
    const held: Record<string, string | null> = { title: null, note: null };
    const oldestFirst = saves.map(({ pause, action, ...fields }) => ({
      ...{ pause, action },
      changes: Object.entries(fields).flatMap(([name, after]): FieldChange[] => {
        const before = held[name] ?? null;
        held[name] = after;
        return before === after ? [] : [{ kind: 'other', name, before, after }];
      }),
    }));
    return history(...oldestFirst.toReversed());
  });

describe('any history', () => {
  test('has every revision in one line, in its order', () => {
    fc.assert(
      fc.property(anyHistory, (revisions) => {
        expect(sittingsOf(revisions).flat()).toEqual(revisions);
      }),
      { seed: 4 },
    );
  });

  test('what a line says leads from what was before it to what came of it', () => {
    const apply = (fields: Record<string, string | null>, changes: readonly FieldChange[]) => {
      for (const { name, before, after } of changes) {
        expect(fields[name]).toBe(before);
        fields[name] = after;
      }
      return fields;
    };
    fc.assert(
      fc.property(anyHistory, (revisions) => {
        let bySave: Record<string, string | null> = { title: null, note: null };
        let byLine = { ...bySave };
        for (const sitting of sittingsOf(revisions).toReversed()) {
          for (const { changes } of sitting.toReversed()) bySave = apply({ ...bySave }, changes);
          byLine = apply({ ...byLine }, changesOf(sitting));
          expect(byLine).toEqual(bySave);
        }
      }),
      { seed: 4 },
    );
  });
});
