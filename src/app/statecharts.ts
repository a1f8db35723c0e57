// Where the browser begins at the addresses of the statecharts: the same app, with the routes that show them.
//
// It is built apart from the app (tools/build.mjs), like the stories: nothing of it is added to other pages, and machines keep their words.
import '#src/ui/theme/tokens.css';
import '#src/ui/theme/base.css';
import { statechartRoute, statechartsRoute } from '#src/routes/statecharts/statechartRoutes.ts';
import { createApp } from './createApp.tsx';

const container = document.getElementById('app');
if (!container) throw new Error('statecharts.html has no element with the id "app"');
createApp(container, [statechartsRoute, statechartRoute]).start();
