// The fields that have the focus: each keeps showing the server's value that it showed when it got the focus, whatever others change meanwhile.
import type { DocumentEditorContext, FieldValues, FocusedFields, Patch } from './documentEditorTypes.ts';

/** The fields have the focus now, and no others. An edit that began earlier stays based on what it was based on. */
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

/** What the server is known to have by an answer or a decision. */
interface Known {
  readonly values: FieldValues;
  readonly revision: number;
}

/**
 * The focused fields after the patch was compared with the server. The base of a field stays that of its edit. A field that left the
 * patch shows what the server now has of it.
 */
export function moveFocusOn(focused: FocusedFields, before: Patch, after: Patch, known: Known): FocusedFields {
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
