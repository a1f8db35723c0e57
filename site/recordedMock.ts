// How the mock server's scripts tell the recording of a page what the server was set to, and what was changed; on other servers nobody does.

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

/** A change of the mock server while a page is open: what was sent to an address below /__mock. */
export interface MockChange {
  readonly method: 'POST' | 'DELETE';
  /** `scenario`, `clock`. */
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Heard on the page: something was changed in the control panel or by a button for an account. Its `detail` is a `MockChange`. */
export const mockChangedEvent = 'mock-changed';

declare global {
  var mockSetting: Promise<MockSetting | null> | undefined;
}
