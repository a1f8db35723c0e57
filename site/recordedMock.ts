// How the mock server's script tells the recording of a page what the server was set to; on other servers nobody does.

/** How the mock server was set when the page was loaded, so that what happened can be played anew. */
export interface MockSetting {
  readonly seed: number;
  readonly documents: number;
  readonly groups: number;
  /** The scenario with its turns, as in the cookie `mock-scenario`. */
  readonly scenario: string;
  /** The address of the account that was logged in; null for nobody. */
  readonly as: string | null;
  /** The server's time, in ISO 8601. */
  readonly clock: string;
}

declare global {
  var mockSetting: Promise<MockSetting | null> | undefined;
}
