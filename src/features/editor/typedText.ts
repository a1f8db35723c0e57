// Text that stands in a box of the form and is not taken in yet (a keyword, a person's name). It is kept on the device like what is:
// as if its box had been left.
import { isRecord } from '#bibliography/isRecord.ts';
import { createContext, use } from 'react';
import type { SelectOption } from '#machines/richSelect/richSelectTypes.ts';
import { withField } from '#src/features/documents/fieldValues.ts';

/** What becomes of a value when the text is taken in. */
type TakeIn = (value: unknown) => unknown;

/** At most one box has some: whoever leaves it has it taken in. */
export interface TypedText {
  /** From the document's field to where it goes. */
  readonly path: readonly string[];
  readonly takeIn: TakeIn;
}

/** Tells what stands in the box of a field, by its path from here; null for nothing any more. */
export const TellTyped = createContext<(path: readonly string[], takeIn: TakeIn | null) => void>(() => undefined);

/** For the box of a field. */
export function useTypedText(
  takeIn: (value: unknown, option: SelectOption) => unknown,
): (option: SelectOption | null) => void {
  const tell = use(TellTyped);
  return (option) => {
    tell([], option && ((value) => takeIn(value, option)));
  };
}

/** What stands in a box after one of them has told of itself. */
export function afterTelling(before: TypedText | null, path: readonly string[], takeIn: TakeIn | null) {
  if (takeIn) return { path, takeIn };
  return before?.path.join() === path.join() ? null : before;
}

/** The value at the beginning of the path with the text in it. */
export function takenIn(value: unknown, { path: [step, ...path], takeIn }: TypedText): unknown {
  if (step === undefined) return takeIn(value);
  return withField(value, step, takenIn(isRecord(value) ? value[step] : null, { path, takeIn }));
}
