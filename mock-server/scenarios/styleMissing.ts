// Scenario: the files of citation styles are missing, as after a deployment or when a style was removed elsewhere.
import { sendRefusal, sendText } from '#server/http/answer.ts';
import { serverAddressAt } from '#server/http/serverAddresses.ts';
import type { Scenario } from '../scenario.ts';

/** The app’s XML files other than locales (tools/citationStyles/emitStyles.ts). */
const includedStyle = /^\/assets\/(?!locale-)[\w-]+\.xml$/;

export const styleMissing: Scenario = {
  name: 'style-missing',
  title: 'Citation style missing',
  section: 'Site',
  description: 'The files of citation styles answer 404. References can’t be formatted; all else can be copied.',
  transport: ({ path, response, next }) => {
    if (includedStyle.test(path)) {
      response.setHeader('Cache-Control', 'no-store');
      sendText(response, 404, 'Not Found');
    } else if (serverAddressAt(path) === '/api/styles/:style') {
      sendRefusal(response, 404, 'NOT_FOUND', 'There is no style with this id.');
    } else next();
  },
};
