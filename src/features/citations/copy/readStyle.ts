// Asks for the style and language of the library's references.
import { type Environment, fetchQuery } from 'relay-runtime';
import type { styleChoiceQuery as StyleChoiceQuery } from '#src/__generated__/styleChoiceQuery.graphql.ts';
import type { StyleChoice } from '../engine/citations.ts';
import { libraryStyleIn, styleChoiceQuery } from '../styles/styleChoiceQuery.ts';
import { styleTexts } from '../styles/styleTexts.ts';

/** Asks only if it is not known already. Rejects if the server did not answer. */
export async function readStyle(environment: Environment): Promise<StyleChoice> {
  const answer = await fetchQuery<StyleChoiceQuery>(
    environment,
    styleChoiceQuery,
    {},
    { fetchPolicy: 'store-or-network' },
  ).toPromise();
  const library = answer && libraryStyleIn(answer);
  if (!library) throw new Error(styleTexts.noAnswer);
  return library.choice;
}
