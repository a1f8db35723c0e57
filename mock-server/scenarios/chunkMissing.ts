// Scenario: a script of the app is missing, as after a deployment.
import { sendText } from '#server/http/answer.ts';
import type { Scenario } from '../scenario.ts';

/** The build names a script after its entry module. */
const missing = /^\/assets\/LoginPage-[\w-]+\.js$/;

export const chunkMissing: Scenario = {
  name: 'chunk-missing',
  title: 'Part of the app missing',
  section: 'Site',
  description:
    'The script of the log-in page always answers 404. Going there from another page reloads once, then shows that the page can’t be loaded.',
  transport: ({ path, response, next }) => {
    if (missing.test(path)) {
      response.setHeader('Cache-Control', 'no-store');
      sendText(response, 404, 'Not Found');
    } else next();
  },
};
