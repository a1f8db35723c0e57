// The line breaks between the work and the answer.
import { changeAnswer } from '../http/watchAnswer.ts';
import type { Scenario } from '../scenario.ts';

export const savedNotAnswered: Scenario = {
  name: 'saved-not-answered',
  title: 'Saved without a response',
  section: 'Editing',
  description: 'Every mutation is carried out, then the connection is cut before the response. Queries work.',
  transport: ({ request, response, operation, next }) => {
    if (operation?.kind === 'mutation') {
      delete request.headers['accept-encoding'];
      changeAnswer(response, () => null);
    }
    next();
  },
};
