// Tests that events, payloads, comments and the declarations of setup() are read from source code.
import { expect, test } from 'vitest';
import { eventsIn, partsIn } from './sources.ts';

test('reads events with their payload and comment', () => {
  const events = eventsIn(
    `
    export type LampEvent =
      | { type: 'on' }
      /** Somebody turned
       *  the knob. */
      | ({ type: 'dimmed'; by: 'hand' | 'clock' } & Level)
      | Named<'other'>
      | Wish;
    type Wish = { type: 'off' } | { type: 'gone' };
    /** It is over. */
    interface Burnt {
      readonly type: 'burnt';
      readonly at: number;
    }
    export type Other = { type: 'not.this' };
    setup({ types: { events: {} as LampEvent | Burnt, emitted: {} as Other } });
  `,
    'events',
  );
  expect([...events]).toEqual([
    ['on', { comment: null, payload: '' }],
    ['dimmed', { comment: 'Somebody turned the knob.', payload: "by: 'hand' | 'clock'; Level" }],
    ['off', { comment: null, payload: '' }],
    ['gone', { comment: null, payload: '' }],
    ['burnt', { comment: 'It is over.', payload: 'at: number' }],
  ]);
});

test('reads what setup() declares', () => {
  const code = `
    export const lampMachine = setup({
      types: {},
      delays: {
        /** Long enough to be seen. */
        glow: 200,
        fade: ({ context }) => context.level,
      },
    }).createMachine({ delays: { no: 1 } });
  `;
  expect([...partsIn(code, 'delays')]).toEqual([
    ['glow', { comment: 'Long enough to be seen.', code: '200' }],
    ['fade', { comment: null, code: '({ context }) => context.level' }],
  ]);
  expect(partsIn(code, 'guards').size).toBe(0);
});
