// Nobody knows which version of the desktop application is the newest.
import type { Scenario } from '../scenario.ts';

export const releaseUnknown: Scenario = {
  name: 'release-unknown',
  title: 'Newest version unknown',
  section: 'Site',
  description: 'No version of the desktop app is known: pages name none, and every download leads to all releases.',
  latestVersion: () => Promise.resolve(null),
};
