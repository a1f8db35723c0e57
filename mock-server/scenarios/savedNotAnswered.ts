// The line breaks between the work and the answer.
import { changeAnswer } from '../http/watchAnswer.ts';
import type { Scenario } from '../scenario.ts';

export const savedNotAnswered: Scenario = {
  name: 'saved-not-answered',
  title: 'Saved, but not answered',
  section: 'Editing',
  description: 'Every change is made, and then the connection is cut before its answer; queries are answered.',
  transport: ({ request, response, operation, next }) => {
    if (operation?.kind === 'mutation') {
      delete request.headers['accept-encoding'];
      changeAnswer(response, () => null);
    }
    next();
  },
};
