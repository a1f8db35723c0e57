// Text in an input of the form that is not committed to its field yet (a keyword, a person's name). Drafts store it as if the input had already lost
// the focus.
import { isRecord } from '#bibliography/isRecord.ts';
import { createContext, use } from 'react';
import type { SelectOption } from '#machines/richSelect/richSelectTypes.ts';
import { withField } from '#src/features/documents/fieldValues.ts';

/** Computes the field's value with the text committed. */
type TakeIn = (value: unknown) => unknown;

/** At most one input has such text, because losing the focus commits it. */
export interface TypedText {
  /** The path from the document's field to the value that gets the text. */
  readonly path: readonly string[];
  readonly takeIn: TakeIn;
}

/** Reports the uncommitted text of an input, with the path relative to this provider; null when there is none any more. */
export const TellTyped = createContext<(path: readonly string[], takeIn: TakeIn | null) => void>(() => undefined);

/** Reports the uncommitted text of one input. */
export function useTypedText(
  takeIn: (value: unknown, option: SelectOption) => unknown,
): (option: SelectOption | null) => void {
  const tell = use(TellTyped);
  return (option) => {
    tell([], option && ((value) => takeIn(value, option)));
  };
}

/** The uncommitted text after a report by one of the inputs. */
export function afterTelling(before: TypedText | null, path: readonly string[], takeIn: TakeIn | null) {
  if (takeIn) return { path, takeIn };
  return before?.path.join() === path.join() ? null : before;
}

/** The value at the start of the path, with the text committed. */
export function takenIn(value: unknown, { path: [step, ...path], takeIn }: TypedText): unknown {
  if (step === undefined) return takeIn(value);
  return withField(value, step, takenIn(isRecord(value) ? value[step] : null, { path, takeIn }));
}
