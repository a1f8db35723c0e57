// Scenario: the lookup services cannot be reached.
import { lookUpTexts } from '#server/lookUps/lookUpTexts.ts';
import { ServiceFailure } from '#server/lookUps/serviceFailure.ts';
import { services } from '#server/lookUps/services.ts';
import type { Scenario } from '../scenario.ts';

export const lookupDown: Scenario = {
  name: 'lookup-down',
  title: 'Lookup services down',
  section: 'Lookups',
  description: 'No service at which references are looked up can be reached.',
  lookup: ({ service }) => {
    throw new ServiceFailure('UNAVAILABLE', lookUpTexts.unreachable(services[service].title));
  },
};
