// Where the browser begins at the address of a story: the same app, with the two routes that show one.
//
// It is built apart from the app (tools/build.mjs). Stories import every component by itself; among the app's own entries they would cut
// its shared parts into three times as many files, which cost every page of the site 2 to 5 KB.
import '#src/ui/theme/tokens.css';
import '#src/ui/theme/base.css';
import { storyAliasRoute, storyRoute } from '#src/routes/stories/storyRoutes.ts';
import { createApp } from './createApp.tsx';

const container = document.getElementById('app');
if (!container) throw new Error('stories.html has no element with the id "app"');
createApp(container, [storyRoute, storyAliasRoute]).start();
