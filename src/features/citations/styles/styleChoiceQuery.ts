// The style and language of a library's references.
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

/** How the references of a library are formatted. */
export interface LibraryStyle {
  readonly choice: StyleChoice;
}

/** What a result of the query says; null while nobody is logged in. */
export function libraryStyleIn({ library }: StyleChoiceQuery['response']): LibraryStyle | null {
  return library ? { choice: { style: library.styleChoice.style, locale: library.styleChoice.locale ?? null } } : null;
}
