// Where looking at the running app begins: loaded before the app itself, only where the server was asked for it (server/http/liveScript.ts).
// It shares the app's XState, and is no part of any page's own JavaScript.
import { createLivePanel } from '#statecharts/live/livePanel.ts';
import { tellTabs } from '#statecharts/live/tellTabs.ts';

createLivePanel(tellTabs());
