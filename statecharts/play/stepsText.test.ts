// Tests that steps survive being written to an address and read back, and that a broken address is read as far as possible.
import fc from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import { readSteps, writeSteps } from './stepsText.ts';
import { longestWait, type Step } from './steps.ts';

const word = fc.oneof(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme', minLength: 1 }), fc.constant('800ms'));
const value = fc.jsonValue({ maxDepth: 3 }).map((json) => JSON.parse(JSON.stringify(json)) as unknown);
const payload = fc.dictionary(
  fc.string().filter((key) => key !== 'type' && key !== '__proto__'),
  value,
);

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(payload, word).map(([rest, type]) => ({ event: { ...rest, type } })),
  fc.nat({ max: longestWait }).map((after) => ({ after })),
  fc.tuple(word, fc.option(value, { nil: undefined })).map(([resolve, output]) => ({ resolve, output })),
  fc.tuple(word, fc.string()).map(([reject, message]) => ({ reject, message })),
  fc.tuple(word, fc.option(value, { nil: undefined })).map(([snapshot, told]) => ({ snapshot, value: told })),
);

test('any steps are the same after they are written to an address and read back', () => {
  fc.assert(
    fc.property(fc.array(step), fc.nat(), (steps, at) => {
      const score = { steps, position: steps.length === 0 ? 0 : at % (steps.length + 1) };
      const { search } = new URL(
        `https://example.org/?${new URLSearchParams({ steps: writeSteps(score) }).toString()}`,
      );
      expect(readSteps(new URLSearchParams(search).get('steps') ?? '')).toEqual({ ...score, unreadable: null });
    }),
  );
});

test('people can read them', () => {
  const steps: Step[] = [
    { event: { type: 'field.changed', name: 'email', value: 'ada@example.org' } },
    { event: { type: 'submit' } },
    { reject: 'submit', message: 'No answer' },
    { after: 800 },
    { resolve: 'submit', output: { kind: 'accepted', userId: null, ways: [1, true] } },
  ];
  expect(writeSteps({ steps, position: 3 })).toBe(
    "field.changed(name:email,value:'ada@example.org')~submit~reject:submit:'No answer'" +
      '~~800ms~resolve:submit:(kind:accepted,userId:!n,ways:!(1,!t))',
  );
});

describe.each([
  ['submit~(', 1, 2],
  ['submit~resolve:', 1, 2],
  ['submit(name:', 0, 1],
  ["submit(name:'a", 0, 1],
  ['submit!', 1, 2],
  ['other:submit', 0, 1],
  ['submit~~retry~~submit', 2, 3],
])('%s', (text, readable, step) => {
  test('is read up to what cannot be', () => {
    const { steps, unreadable } = readSteps(text);
    expect(steps).toHaveLength(readable);
    expect(unreadable?.step).toBe(step);
    expect(unreadable?.why).toBeTruthy();
  });
});

test('no step is longer than browsers can count', () => {
  expect(readSteps('1000000000ms').unreadable).toBeNull();
  expect(readSteps('submit~1000000001ms')).toMatchObject({
    position: 1,
    unreadable: { step: 2, why: expect.stringContaining('At most 1,000,000,000 ms') as string },
  });
});
