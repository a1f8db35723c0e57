// Fetches the style and language in which the library's references are formatted.
import { type Environment, fetchQuery } from 'relay-runtime';
import type { styleChoiceQuery as StyleChoiceQuery } from '#src/__generated__/styleChoiceQuery.graphql.ts';
import type { StyleChoice } from '../engine/citations.ts';
import { styleChoiceIn, styleChoiceQuery } from '../styles/styleChoiceQuery.ts';
import { styleTexts } from '../styles/styleTexts.ts';

/** Sends a request only if the choice is not known already. Rejects if the server did not answer, or if the viewer cannot read the library. */
export async function fetchStyleChoice(environment: Environment): Promise<StyleChoice> {
  const answer = await fetchQuery<StyleChoiceQuery>(
    environment,
    styleChoiceQuery,
    {},
    { fetchPolicy: 'store-or-network' },
  ).toPromise();
  if (!answer) throw new Error(styleTexts.noAnswer);
  const choice = styleChoiceIn(answer);
  if (!choice) throw new Error(styleTexts.notReadable);
  return choice;
}
