// Scenario: API responses are malformed.
import { rewriteAnswer } from '../http/interceptAnswer.ts';
import type { Scenario } from '../scenario.ts';

const page =
  '<!doctype html><html lang="en"><title>Welcome</title><h1>Welcome to the wireless network</h1><p>Log in to go on.</p></html>';

export const malformedAnswer: Scenario = {
  name: 'malformed-answer',
  title: 'Malformed responses',
  section: 'Network',
  description:
    'API requests are carried out, but the status 200 response is malformed: alternately half of it, and an HTML page as from a hotel network.',
  transport: ({ request, response, number, next }) => {
    if (number !== null) {
      delete request.headers['accept-encoding'];
      rewriteAnswer(response, (body) => {
        if (number % 2 === 1) return body.slice(0, Math.floor(body.length / 2));
        response.setHeader('content-type', 'text/html; charset=utf-8');
        return page;
      });
    }
    next();
  },
};
