// The texts about the citation keys of a LaTeX file: which of them the library has.
import { counted } from '#src/ui/text/counted.ts';

export const citedTexts = {
  failed: 'Couldn’t check which cited keys are in the library.',
  retry: 'Try again',
  more: (count: number) => `and ${count.toLocaleString('en')} more`,
  missing: (count: number) => counted(count, 'key is not in the library', 'keys are not in the library'),
  /** `hasMore`: there may be more than are counted. */
  uncited: (count: number, hasMore: boolean) =>
    counted(count, 'document is not cited', `${hasMore ? 'or more ' : ''}documents are not cited`),
  unknown: 'No citations read yet. Choose the LaTeX file under Edit… in the group’s menu.',
  allHeld: (count: number) =>
    count === 1
      ? 'The only cited key is in the library'
      : `All ${count.toLocaleString('en')} cited keys are in the library`,
  noneHeld: (count: number) =>
    count === 1
      ? 'The only cited key is not in the library'
      : `None of the ${count.toLocaleString('en')} cited keys are in the library`,
  someHeld: (held: number, missing: number) =>
    `${counted(held, 'cited key is', 'cited keys are')} in the library, ${counted(missing, 'is', 'are')} not`,
};
