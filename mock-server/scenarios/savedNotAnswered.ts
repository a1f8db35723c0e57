// Scenario: mutations are carried out, but the connection is cut before the response.
import { rewriteAnswer } from '../http/interceptAnswer.ts';
import type { Scenario } from '../scenario.ts';

export const savedNotAnswered: Scenario = {
  name: 'saved-not-answered',
  title: 'Saved without a response',
  section: 'Editing',
  description: 'Every mutation is carried out, then the connection is cut before the response. Queries work.',
  transport: ({ request, response, operation, next }) => {
    if (operation?.kind === 'mutation') {
      delete request.headers['accept-encoding'];
      rewriteAnswer(response, () => null);
    }
    next();
  },
};
