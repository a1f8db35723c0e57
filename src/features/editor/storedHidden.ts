// What the server keeps of a document and its kind does not have, read from Relay's store.
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

/** None of a document that is not there yet. */
export function storedHidden(document: storedHidden_document$key | null): readonly HiddenValue[] {
  if (!document) return [];
  const { hiddenFields } = readInlineData(fragment, document);
  return readStored(hiddenFields.map(({ kind, name, value }) => ({ kind, name, value })));
}
