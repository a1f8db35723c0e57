// The query for the style and language in which a library's references are formatted.
import { graphql } from 'relay-runtime';
import type { styleChoiceQuery as StyleChoiceQuery } from '#src/__generated__/styleChoiceQuery.graphql.ts';
import type { StyleChoice } from '../engine/citationQuestions.ts';

export const styleChoiceQuery = graphql`
  query styleChoiceQuery($libraryId: ID) {
    library(id: $libraryId) {
      styleChoice {
        style
        locale
      }
    }
  }
`;

/** The choice in a response; null if the viewer cannot read the library. */
export function styleChoiceIn({ library }: StyleChoiceQuery['response']): StyleChoice | null {
  return library ? { style: library.styleChoice.style, locale: library.styleChoice.locale ?? null } : null;
}
