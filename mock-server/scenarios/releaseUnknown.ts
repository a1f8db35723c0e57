// Scenario: the latest version of the desktop app is unknown.
import type { Scenario } from '../scenario.ts';

export const releaseUnknown: Scenario = {
  name: 'release-unknown',
  title: 'Newest version unknown',
  section: 'Site',
  description:
    'The desktop app’s newest version is unknown: pages don’t name one, and every download leads to all releases.',
  latestVersion: () => Promise.resolve(null),
};
