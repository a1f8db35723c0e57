// Describes changes of a multiple selection for screen readers.
import type { SelectOption } from '#machines/richSelect/richSelectTypes.ts';
import type { SelectTexts } from './selectTexts.ts';

/** The difference between two selections; empty if there is none. */
export function describeChange(
  before: readonly SelectOption[],
  after: readonly SelectOption[],
  texts: Pick<SelectTexts, 'added' | 'removed'>,
): string {
  const added = labelsMissingIn(before, after);
  const removed = labelsMissingIn(after, before);
  return [added && texts.added(added), removed && texts.removed(removed)].filter(Boolean).join('. ');
}

function labelsMissingIn(known: readonly SelectOption[], options: readonly SelectOption[]): string {
  return options
    .filter((option) => !known.some(({ value }) => value === option.value))
    .map(({ label }) => label)
    .join(', ');
}
