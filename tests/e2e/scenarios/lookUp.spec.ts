// What a browser is answered in the mock server's scenarios of services that know references.
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/mockWorld.ts';

interface Result {
  status: string;
  message: string | null;
  candidates: { entry: string }[];
}

/** Looks an article up as the page does. */
async function lookUp(page: Page): Promise<Result | undefined> {
  const query = `mutation lookUpMutation($text: String!) {
    lookUp(input: { text: $text }) { results { status message candidates { entry } } }
  }`;
  const response = await page.request.post('/api', { data: { query, variables: { text: '10.1093/nar/gks1195' } } });
  const { data } = (await response.json()) as { data: { lookUp: { results: Result[] } } };
  return data.lookUp.results[0];
}

test('lookup-slow: the record comes after a while', async ({ page, world }) => {
  await world.signIn();
  await world.play('lookup-slow');
  expect(await lookUp(page)).toMatchObject({ status: 'FOUND', message: null });
});

test('lookup-unknown: there is no record', async ({ page, world }) => {
  await world.signIn();
  await world.play('lookup-unknown');
  expect(await lookUp(page)).toMatchObject({ status: 'NOT_FOUND', candidates: [] });
});

test('lookup-wrong: a record of another work is marked', async ({ page, world }) => {
  await world.signIn();
  await world.play('lookup-wrong');
  expect(await lookUp(page)).toMatchObject({
    status: 'FOUND',
    message: 'The record names another DOI: 10.1126/science.169.3946.635. Compare it before you add it.',
  });
});

test('lookup-limited: the service says when to come back', async ({ page, world }) => {
  await world.signIn();
  await world.play('lookup-limited');
  expect(await lookUp(page)).toMatchObject({
    status: 'LIMITED',
    message: expect.stringContaining('in 2 minutes'),
  });
});

test('lookup-down: the service cannot be reached', async ({ page, world }) => {
  await world.signIn();
  await world.play('lookup-down');
  expect(await lookUp(page)).toMatchObject({
    status: 'UNAVAILABLE',
    message: expect.stringContaining('could not be reached'),
  });
});
