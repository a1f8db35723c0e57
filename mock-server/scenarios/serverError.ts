// Scenario: every API request fails with an HTTP error.
import { sendText } from '#server/http/answer.ts';
import type { Scenario } from '../scenario.ts';

export const serverError: Scenario = {
  name: 'server-error',
  title: 'Server error',
  section: 'Network',
  description: 'Every API request answers with status 500 and plain text instead of GraphQL.',
  transport: ({ response, number, next }) => {
    if (number === null) next();
    else sendText(response, 500, 'Internal Server Error');
  },
};
