// Somebody has ended the read-only links.
import { notFound } from '#server/graphql/errors.ts';
import { sendText } from '#server/http/answer.ts';
import { shareLinkTexts } from '#server/shareLinks/shareLinkTexts.ts';
import { sharePrefix } from '#site/shareAddresses.ts';
import type { Scenario } from '../scenario.ts';

export const linkRevoked: Scenario = {
  name: 'link-revoked',
  title: 'Read-only link ended',
  section: 'Session and account',
  description:
    'Every read-only link is answered as if it had been ended elsewhere just before, also when it is ended here.',
  transport: ({ path, response, next }) => {
    if (path.startsWith(sharePrefix)) sendText(response, 404, shareLinkTexts.unknown);
    else next();
  },
  fields: {
    'Mutation.endShareLink': async ({ resolve }) => {
      // It is ended here as well, so that the list is the same when it is asked for again.
      await resolve();
      throw notFound(shareLinkTexts.noLink);
    },
  },
};
