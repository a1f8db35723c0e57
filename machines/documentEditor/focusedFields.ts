// The fields that have the focus: each keeps showing the server's value that it showed when it got the focus, whatever others change meanwhile.
import type { DocumentEditorContext, FieldValues, FocusedFields, Patch } from './documentEditorTypes.ts';

/** The focused fields after exactly these fields have got the focus. The base of an edit that began earlier stays. */
export function withFocus(
  { focused, patch, revision }: Pick<DocumentEditorContext, 'focused' | 'patch' | 'revision'>,
  shown: FieldValues,
): FocusedFields {
  return Object.fromEntries(
    Object.entries(shown).map(([name, base]) => {
      const begun = focused[name] ?? patch[name];
      return [name, begun ? { base: begun.base, revision: begun.revision } : { base, revision }];
    }),
  );
}

/** The server's values, known from an answer or from the person's choices. */
interface Known {
  readonly values: FieldValues;
  readonly revision: number;
}

/**
 * The focused fields after the patch was rebased. A field that is still changed has the base of its change. A field that left the patch
 * shows the server's value.
 */
export function rebaseFocused(focused: FocusedFields, before: Patch, after: Patch, known: Known): FocusedFields {
  return Object.fromEntries(
    Object.entries(focused).map(([name, focusedField]) => {
      const change = after[name];
      if (change) return [name, { base: change.base, revision: change.revision }];
      return [
        name,
        name in before && name in known.values ? { base: known.values[name], revision: known.revision } : focusedField,
      ];
    }),
  );
}

/** The server's values that the focused fields keep showing. */
export function focusedValues(focused: FocusedFields): FieldValues {
  return Object.fromEntries(Object.entries(focused).map(([name, { base }]) => [name, base]));
}
