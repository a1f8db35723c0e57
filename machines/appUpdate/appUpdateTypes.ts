// The types of the machine that updates a page to the newest build: its input, context, events and emitted events.

export interface AppUpdateInput {
  /** The build of this page. */
  readonly buildId: string;
  /** The build for which this tab was last reloaded; null if it never was. */
  readonly reloadedFor: string | null;
  /** The connection is very slow, so the page itself loads first, and the first check is left to the poll. */
  readonly slow: boolean;
}

export interface AppUpdateContext extends AppUpdateInput {
  /** The newer build; null if none is known. */
  readonly newBuild: string | null;
}

export type AppUpdateEvent =
  /** The tab is visible again, after so many ms. */
  | { type: 'tab.shown'; hiddenFor: number }
  /** A navigation within the app; `unsaved` if it would lose something on the page. */
  | { type: 'page.left'; unsaved: boolean };

export type AppUpdateEmitted =
  /** Reload the page at its current address, and remember the build across the reload. */
  | { type: 'reload.wanted'; buildId: string }
  /** The check failed; only developers need to know. */
  | { type: 'check.failed'; error: unknown };
