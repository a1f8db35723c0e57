// Scenario: all read-only links have been revoked.
import { sendText } from '#server/http/answer.ts';
import { shareLinkTexts } from '#server/shareLinks/shareLinkTexts.ts';
import { sharePrefix } from '#site/shareAddresses.ts';
import type { Scenario } from '../scenario.ts';

export const linkRevoked: Scenario = {
  name: 'link-revoked',
  title: 'Read-only link ended',
  section: 'Session and account',
  description: 'Every read-only link is answered as if it had been ended elsewhere just before.',
  transport: ({ path, response, next }) => {
    if (path.startsWith(sharePrefix)) sendText(response, 404, shareLinkTexts.unknown);
    else next();
  },
};
