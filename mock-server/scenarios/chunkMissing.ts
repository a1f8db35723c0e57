// A part of the app is gone, as after a deployment.
import { sendText } from '#server/http/answer.ts';
import type { Scenario } from '../scenario.ts';

/** The build names a script after the module that it begins with. */
const missing = /^\/assets\/LoginPage-[\w-]+\.js$/;

export const chunkMissing: Scenario = {
  name: 'chunk-missing',
  title: 'Part of the app missing',
  section: 'Site',
  description:
    'The script of the log-in page is answered with 404, always: who goes there from another page sees one reload, and then that the page cannot be shown.',
  transport: ({ path, response, next }) => {
    if (missing.test(path)) {
      response.setHeader('Cache-Control', 'no-store');
      sendText(response, 404, 'Not Found');
    } else next();
  },
};
