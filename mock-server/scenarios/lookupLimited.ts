// Scenario: the lookup services refuse requests because of their rate limits.
import { lookUpTexts } from '#server/lookUps/lookUpTexts.ts';
import { ServiceFailure } from '#server/lookUps/serviceFailure.ts';
import { services } from '#server/lookUps/services.ts';
import type { Scenario } from '../scenario.ts';

const pause = 120;

export const lookupLimited: Scenario = {
  name: 'lookup-limited',
  title: 'Lookups limited',
  section: 'Lookups',
  description: 'Every service says that it was asked too often: try again in two minutes.',
  lookup: ({ service }) => {
    throw new ServiceFailure('LIMITED', lookUpTexts.limited(services[service].title, pause));
  },
};
