// Reads from Relay's store the values that a document keeps though its kind has no such field.
import { graphql, readInlineData } from 'relay-runtime';
import type { storedHidden_document$key } from '#src/__generated__/storedHidden_document.graphql.ts';
import { type HiddenValue, readStored } from './hiddenValues.ts';

const fragment = graphql`
  fragment storedHidden_document on Document @inline {
    hiddenFields {
      kind
      name
      value
    }
  }
`;

/** Empty for a document that is not added yet. */
export function storedHidden(document: storedHidden_document$key | null): readonly HiddenValue[] {
  if (!document) return [];
  const { hiddenFields } = readInlineData(fragment, document);
  return readStored(hiddenFields.map(({ kind, name, value }) => ({ kind, name, value })));
}
