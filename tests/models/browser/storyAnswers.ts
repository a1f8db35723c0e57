// Answers to what a story on the page has asked (`answerOf` of src/ui/stories/answers.ts), given when a path says so.
import type { Page } from '@playwright/test';
import type {} from '#src/ui/stories/answers.ts';
import type { AnyEventObject } from 'xstate';
import { expect } from './walkTest.ts';

/** It is asked as soon as the page has drawn: sooner than tests usually look again. */
const intervals = [5, 10, 20, 50, 100];

const waitFor = (page: Page, name: string) =>
  expect
    .poll(() => page.evaluate((each) => window.storyAnswers?.has(each), name), {
      message: `"${name}" is asked`,
      intervals,
    })
    .toBe(true);

/** Shows a story that asks for its `input` from its beginning. It begins anew with every answer: the page need not be loaded again. */
export async function openStory(page: Page, id: string, input: unknown = null): Promise<void> {
  const address = `/_storybook/external-iframe?id=${id}`;
  if (!page.url().endsWith(address)) await page.goto(address);
  await answerStory(page, 'input', { type: 'given', output: input });
  // It asks for the next as soon as this one is on the page.
  await waitFor(page, 'input');
}

/** Answers the open question of this name as a done or error event says; waits for the question if it is not asked yet. */
export async function answerStory(page: Page, name: string, event: AnyEventObject): Promise<void> {
  const { output, error } = event as { output?: unknown; error?: Error };
  await waitFor(page, name);
  await page.evaluate(
    ([each, answer, message]) => {
      const question = window.storyAnswers?.get(each);
      if (message === null) question?.resolve(answer);
      else question?.reject(message);
    },
    [name, output, error?.message ?? null] as const,
  );
}
