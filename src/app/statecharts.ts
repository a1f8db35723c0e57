// The browser's entry for the statechart pages: the app with their routes.
//
// Built separately from the app (tools/build.mjs), so that other pages don't get larger, and machines keep their descriptions.
import '#src/ui/theme/tokens.css';
import '#src/ui/theme/base.css';
import {
  recordingRoute,
  reportRoute,
  statechartRoute,
  statechartsRoute,
} from '#src/routes/statecharts/statechartRoutes.ts';
import { createApp } from './createApp.tsx';

const container = document.getElementById('app');
if (!container) throw new Error('statecharts.html has no element with the id "app"');
createApp(container, [statechartsRoute, statechartRoute, recordingRoute, reportRoute]).start();
