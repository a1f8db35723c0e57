// Answers to what a story on the page has asked (`answerOf` of src/ui/stories/answers.ts), given when a path says so.
import type { Page } from '@playwright/test';
import type {} from '#src/ui/stories/answers.ts';
import type { AnyEventObject } from 'xstate';
import { expect } from './walkTest.ts';

/** Answers the open question of this name as a done or error event says; waits for the question if it is not asked yet. */
export async function answerStory(page: Page, name: string, event: AnyEventObject): Promise<void> {
  const { output, error } = event as { output?: unknown; error?: Error };
  await expect
    .poll(() => page.evaluate((each) => window.storyAnswers?.has(each), name), `"${name}" is asked`)
    .toBe(true);
  await page.evaluate(
    ([each, answer, message]) => {
      const question = window.storyAnswers?.get(each);
      if (message === null) question?.resolve(answer);
      else question?.reject(message);
    },
    [name, output, error?.message ?? null] as const,
  );
}
