// What comes back is not what was asked for.
import { changeAnswer } from '../http/watchAnswer.ts';
import type { Scenario } from '../scenario.ts';

const page =
  '<!doctype html><html lang="en"><title>Welcome</title><h1>Welcome to the wireless network</h1><p>Log in to go on.</p></html>';

export const malformedAnswer: Scenario = {
  name: 'malformed-answer',
  title: 'Malformed answers',
  section: 'Network',
  description:
    'Requests to the API are done, and answered with status 200 and nonsense: by turns the first half of the answer, and an HTML page as of a hotel network.',
  transport: ({ request, response, number, next }) => {
    if (number !== null) {
      delete request.headers['accept-encoding'];
      changeAnswer(response, (body) => {
        if (number % 2 === 1) return body.slice(0, Math.floor(body.length / 2));
        response.setHeader('content-type', 'text/html; charset=utf-8');
        return page;
      });
    }
    next();
  },
};
