// Tests the limits of styles that people add. Each style is tried in a thread of its own, which takes seconds for 50 styles, so these tests run on one server and
// are not in the contract.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addStyle, addStyleMutation, endlessStyle, problemsWith, titleStyle } from './contract/citationStyles.ts';
import { add, article } from './contract/operations.ts';
import { newPerson, type Target } from './contract/target.ts';
import { startTarget } from './serverTarget.ts';

let target: Target;
beforeAll(async () => {
  target = await startTarget();
});
afterAll(() => target.stop());

it('a library has at most 50 styles', async () => {
  const { client } = await newPerson(target);
  for (let number = 1; number <= 50; number += 1) await addStyle(client, titleStyle(`Style ${number}`));
  const problems = await problemsWith(client, addStyleMutation, { xml: titleStyle('Style 51') });
  expect(problems).toMatchObject([{ path: ['input', 'xml'], message: expect.stringContaining('50') as string }]);
});

it('a style that never ends is stopped and refused, and bibliographies are still made', async () => {
  const { client } = await newPerson(target);
  const problems = await problemsWith(client, addStyleMutation, { xml: endlessStyle });
  expect(problems).toEqual([{ path: ['input', 'xml'], message: expect.stringContaining('was stopped') as string }]);
  await add(client, article('Tides'));
  expect((await client.rest('GET', '/api/bibliography?format=text')).text).toContain('Tides');
});
