// Scenario: the latest version is unknown because its service fails.
import type { Scenario } from '../scenario.ts';

export const releaseServiceFailing: Scenario = {
  name: 'release-service-failing',
  title: 'Release service fails',
  section: 'Site',
  description:
    'Asking for the newest version of the desktop app fails with status 500. Every download still leads to all releases.',
  latestVersion: () => Promise.reject(new Error('The release service is down (mock scenario).')),
};
