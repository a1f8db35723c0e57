// The types of the machine that brings a page the newest build: its context, its events, and what its actors take and answer.

export interface AppUpdateInput {
  /** The build that this page came with. */
  readonly buildId: string;
  /** The build for which the page was last reloaded in this tab; null when it never was. */
  readonly reloadedFor: string | null;
  /** The connection is very slow: what the page itself needs comes first, and the first check is left to the poll. */
  readonly slow: boolean;
}

export interface AppUpdateContext extends AppUpdateInput {
  /** The build that is newer than the page; null as long as none is known. */
  readonly newBuild: string | null;
}

export type AppUpdateEvent =
  /** The tab is looked at again, after so many ms out of sight. */
  | { type: 'tab.shown'; hiddenFor: number }
  /** The person has gone elsewhere within the app; `unsaved` when something on the page would be lost with it. */
  | { type: 'page.left'; unsaved: boolean };

export type AppUpdateEmitted =
  /** The page is to be loaded anew at the address it has now, and the build to be kept for the page that comes. */
  | { type: 'reload.wanted'; buildId: string }
  /** It could not be asked; nobody but developers needs to know. */
  | { type: 'check.failed'; error: unknown };
