// The icons of groups cannot be had from here.
import { sendText } from '#server/http/answer.ts';
import { isIconsPath } from '#server/icons/iconsEndpoint.ts';
import type { Scenario } from '../scenario.ts';

export const iconServiceDown: Scenario = {
  name: 'icon-service-down',
  title: 'Icon service down',
  section: 'Site',
  description:
    'Icons that people chose for groups are answered with status 503; those of the interface are not asked for.',
  transport: ({ path, response, next }) => {
    if (isIconsPath(path)) sendText(response, 503, 'Service Unavailable');
    else next();
  },
};
