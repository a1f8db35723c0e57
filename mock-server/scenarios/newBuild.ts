// Scenario: a new build of the site was deployed after the page was opened.
import { buildManifestPath, latestBuildPath } from '#site/builds.ts';
import { sendJson } from '#server/http/answer.ts';
import type { Scenario } from '../scenario.ts';

const id = 'a-newer-build';

export const newBuild: Scenario = {
  name: 'new-build',
  title: 'New build',
  section: 'Site',
  description:
    'The server announces a newer build than the page’s, so the page reloads at the next navigation. The pages themselves stay the old build.',
  transport: ({ path, response, next }) => {
    if (path === latestBuildPath || path === buildManifestPath(id)) {
      response.setHeader('Cache-Control', 'no-store');
      sendJson(response, 200, { id });
    } else next();
  },
};
