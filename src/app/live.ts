// The entry that reports the running app to live statecharts. It is loaded before the app, and only if the server enables it (server/http/liveScript.ts). It
// shares the app's XState, and adds nothing to the pages' own JavaScript.
import { createLivePanel } from '#statecharts/live/livePanel.ts';
import { reportToTabs } from '#statecharts/live/reportToTabs.ts';
import { linkFromErrorPage } from '#statecharts/report/linkFromErrorPage.ts';
import { createReportOverlay } from '#statecharts/report/reportOverlay.ts';

const reporter = reportToTabs();
createLivePanel(reporter);
createReportOverlay(reporter.tab);
linkFromErrorPage();
