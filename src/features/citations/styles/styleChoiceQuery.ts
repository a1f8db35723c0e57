// The style and language of a library's references.
import { graphql } from 'relay-runtime';
import type { styleChoiceQuery as StyleChoiceQuery } from '#src/__generated__/styleChoiceQuery.graphql.ts';
import type { StyleChoice } from '../engine/citationQuestions.ts';

export const styleChoiceQuery = graphql`
  query styleChoiceQuery {
    me {
      id
      styleChoice {
        style
        locale
      }
    }
  }
`;

/** Whose library it is, and how its references are formatted. */
export interface LibraryStyle {
  readonly userId: string;
  readonly choice: StyleChoice;
}

/** What a result of the query says; null while nobody is logged in. */
export function libraryStyleIn({ me }: StyleChoiceQuery['response']): LibraryStyle | null {
  return me ? { userId: me.id, choice: { style: me.styleChoice.style, locale: me.styleChoice.locale ?? null } } : null;
}
