// Answers what a story has asked for (`answerOf` in src/ui/stories/answers.ts) when the path says so.
import type { Page } from '@playwright/test';
import type {} from '#src/ui/stories/answers.ts';
import type { AnyEventObject } from 'xstate';
import { expect } from './walkTest.ts';

/** The story asks as soon as it has rendered, so a short polling interval suffices. */
const intervals = [5, 10, 20, 50, 100];

const waitFor = (page: Page, name: string) =>
  expect
    .poll(() => page.evaluate((each) => window.storyAnswers?.has(each), name), {
      message: `"${name}" is asked`,
      intervals,
    })
    .toBe(true);

/** Opens a story that asks for its `input` first. It restarts with every answer, so the page need not be reloaded. */
export async function openStory(page: Page, id: string, input: unknown = null): Promise<void> {
  const address = `/_storybook/external-iframe?id=${id}`;
  if (!page.url().endsWith(address)) await page.goto(address);
  await answerStory(page, 'input', { type: 'given', output: input });
  // It asks for the next input as soon as this one is rendered.
  await waitFor(page, 'input');
}

/** Answers the story's open request of this name with the output or error of the event; waits if it isn't made yet. */
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
