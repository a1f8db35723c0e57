// Scenario: the icons of groups cannot be loaded.
import { sendText } from '#server/http/answer.ts';
import { serverAddressAt } from '#server/http/serverAddresses.ts';
import type { Scenario } from '../scenario.ts';

export const iconServiceDown: Scenario = {
  name: 'icon-service-down',
  title: 'Icon service down',
  section: 'Site',
  description: 'Icons chosen for groups answer with status 503. The interface’s own icons still work.',
  transport: ({ path, response, next }) => {
    if (serverAddressAt(path) === '/api/_nuxt_icon/:icons') sendText(response, 503, 'Service Unavailable');
    else next();
  },
};
