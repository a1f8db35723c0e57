// Tests that no secret leaves the page, whatever contains it and whatever its name.
import fc from '#tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import { toPlain } from './plain.ts';
import { createSecrets } from './secrets.ts';

/** The value as another tab would receive it. */
function told(...values: unknown[]): string {
  const secrets = createSecrets();
  for (const value of values) secrets.learn(value);
  return JSON.stringify(values.map((value) => toPlain(value, secrets)));
}

const secret = 'correct horse battery';

test.each([
  ['a property', { password: secret }],
  ['a field while typing', { type: 'field.changed', name: 'newPassword', base: secret, value: secret }],
  ['a field given by its path', { path: ['input', 'password'], value: secret }],
  ['a pair', { headers: [['Authorization', secret]] }],
  ['a map', new Map([['token', secret]])],
  ['a list', { tokens: [secret, [secret]] }],
  ['a number', { pin: 48_151_623 }],
  ['a nested object', { credentials: { mine: { deep: secret } } }],
  ['JSON', { body: `{"input":{"password":"${secret}","email":"a@b.example"}}` }],
  ['JSON in JSON', { body: JSON.stringify(JSON.stringify({ password: secret })) }],
  ['an error', { error: new Error(`the token=${secret.replaceAll(' ', '')} is too old`) }],
  ['an address', { href: `https://a.example/?id=1&token=${encodeURIComponent(secret)}` }],
  ['a link in a mail', { path: `/change-password/${encodeURIComponent(secret)}?id=1` }],
  ['a header in a text', { text: `Bearer ${secret.replaceAll(' ', '')}` }],
  ['a token recognized by its format', ['eyJhbGciOiJI.eyJzdWIiOiIx.c29tZXRoaW5n']],
  ['a URL', new URL(`https://a.example/change-password/${encodeURIComponent(secret)}`)],
])('a secret in %s is blanked', (_, value) => {
  const shown = told(value);
  for (const part of ['correct', 'horse', '48151623', 'eyJ']) expect(shown).not.toContain(part);
  expect(shown).toContain('•••');
});

test('a known secret is recognized everywhere, also within a text and URL-encoded', () => {
  const shown = told(
    { note: `I typed ${secret}.`, [secret]: 1, query: encodeURIComponent(secret) },
    { password: secret },
  );
  expect(shown).not.toMatch(/horse/);
  expect(shown).toContain('I typed •••.');
});

test('values that are no secrets are shown, and so is whether a secret is set', () => {
  expect(
    told({
      title: 'Of mice',
      revision: 3,
      hasPassword: true,
      token: null,
      password: '',
      keywords: ['pass', 'age', 'pin'],
    }),
  ).toBe(
    '[{"title":"Of mice","revision":3,"hasPassword":true,"token":null,"password":"","keywords":["pass","age","pin"]}]',
  );
});

test("the beginnings of a password that is being typed don't blank other words", () => {
  const typed = Array.from('documentary', (_, at) => ({ name: 'password', value: 'documentary'.slice(0, at + 1) }));
  const shown = told(...typed, { machine: 'documentEditor', film: 'documentary' });
  expect(shown).toContain('documentEditor');
  expect(shown).not.toContain('documentary');
});

test('a former password stays known when the next one has one more character', () => {
  const secrets = createSecrets();
  secrets.learn({ type: 'field.changed', name: 'oldPassword', value: 'sesame1' });
  secrets.learn({ type: 'field.changed', name: 'newPassword', value: 'sesame12' });
  expect(secrets.blankText('it was sesame1 then', 100)).toBe('it was ••• then');
});

test('a submitted password stays known, even if typing continues in the same field', () => {
  const secrets = createSecrets();
  const context = { password: 'sesame1' };
  secrets.learn(context);
  secrets.learn(context, { isComplete: true });
  secrets.learn({ password: 'sesame12' });
  expect(secrets.blankText('sesame1!', 100)).toBe('•••!');
});

test('the content of a password field is known, and stays known unless it was only a beginning', () => {
  const secrets = createSecrets();
  secrets.setPasswordFields(new Map([['old', 'sesame1']]));
  for (const value of ['sesame1', 'sesame12']) secrets.learn({ name: 'password', value });
  expect(secrets.blankText('sesame1!', 100)).toBe('•••!');
  secrets.setPasswordFields(new Map([['old', 'sesame123']]));
  expect(secrets.blankText('sesame1!', 100)).toBe('sesame1!');
  secrets.setPasswordFields(new Map());
  expect(secrets.blankText('sesame123', 100)).toBe('•••');
});

test('a secret beyond the limit of the search is found: at once if its name says so, else in the next search', () => {
  const much = Array.from({ length: 4000 }, (_, at) => [at]);
  const first = createSecrets();
  first.learn({ much, password: secret });
  expect(first.blankText(`say ${secret}`, 100)).toBe('say •••');
  const context = { much, inside: { password: secret } };
  const second = createSecrets();
  second.learn(context);
  second.learn(context);
  expect(second.blankText(`say ${secret}`, 100)).toBe('say •••');
});

test.each([
  'Basic research methods',
  'Visual Basic programming for everybody',
  'The bearer certificates of a railway',
  'Authorization: research methods',
])('the words of the title %s are no secrets', (title) => {
  expect(told({ title }, { words: title.split(' ').slice(1) })).not.toContain('•••');
});

test.each([`Basic ${btoa('ann:open sesame')}`, 'Authorization: Basic sesame', 'Bearer 3f2a9c81e7'])(
  'the credential in %s is blanked',
  (text) => {
    expect(told({ text })).toMatch(/(Basic|Bearer) •••"/);
  },
);

test('any value is shortened', () => {
  const cycle: Record<string, unknown> = { name: 'round' };
  cycle.self = cycle;
  const wide = Array.from({ length: 500 }, (_, at) => ({
    at,
    text: 'x'.repeat(5000),
    more: { deep: { deeper: { deepest: 1 } } },
  }));
  expect(told(cycle, wide, { wide, f: () => 1, s: Symbol('s'), b: 1n, u: undefined, n: NaN }).length).toBeLessThan(
    12_000,
  );
});

test("an unreadable property doesn't affect the others", () => {
  const odd = Object.defineProperty({ fine: 1 }, 'broken', {
    enumerable: true,
    get: () => {
      throw new Error('no');
    },
  });
  expect(told({ odd, after: 2 })).toBe('[{"odd":"unreadable","after":2}]');
});

/** Unmistakable values, with characters that JSON and URLs escape. */
const anySecret = fc
  .tuple(fc.string({ minLength: 4, maxLength: 20, unit: 'grapheme' }), fc.integer({ min: 100_000, max: 999_999 }))
  .map(([text, number]) => `§${number}${text.replaceAll('•', '')}${number}§`);
const anyName = fc.constantFrom(
  'password',
  'newPassword',
  'token',
  'accessToken',
  'client_secret',
  'Authorization',
  'cookie',
);

/** Wraps `value` at some depth in an object or a text. */
function around(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.letrec((tie) => ({
    any: fc.oneof({ maxDepth: 6 }, value, tie('list'), tie('object')),
    list: fc.tuple(fc.anything(), tie('any')),
    object: fc
      .tuple(fc.string(), fc.anything(), tie('any'))
      .map(([key, other, inside]) => ({ other, [key || 'key']: inside })),
  })).any;
}

test('reports never contain a secret', () => {
  const message = fc.array(fc.tuple(anySecret, anyName), { minLength: 1, maxLength: 4 }).chain((secrets) =>
    fc.tuple(
      fc.constant(secrets.map(([value]) => value)),
      fc.tuple(
        ...secrets.map(([value, name]) =>
          fc.tuple(
            around(
              fc.constantFrom(
                value,
                `before ${value} behind`,
                JSON.stringify({ inner: value }),
                value.repeat(60),
                new Error(value),
              ),
            ),
            around(
              fc.constantFrom<unknown>({ [name]: value }, { name, value }, [name, value], {
                [name]: { deep: [value] },
              }),
            ),
          ),
        ),
      ),
    ),
  );
  fc.assert(
    fc.property(message, ([secrets, values]) => {
      const shown = told(...values.flat());
      for (const value of secrets) expect(shown).not.toContain(value.slice(0, 7));
    }),
    { numRuns: 60 },
  );
});
