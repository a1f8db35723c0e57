// The browser's entry for stories: the app with the two routes that show one.
//
// Built separately from the app (tools/build.mjs): stories import each component on its own, which would split the app's shared code into three times as many
// files and cost every page 2 to 5 KB.
import '#src/ui/theme/tokens.css';
import '#src/ui/theme/base.css';
import { storyAliasRoute, storyRoute } from '#src/routes/stories/storyRoutes.ts';
import { createApp } from './createApp.tsx';

const container = document.getElementById('app');
if (!container) throw new Error('stories.html has no element with the id "app"');
createApp(container, [storyRoute, storyAliasRoute]).start();
