// How the mock server's scripts report its settings, and changes of them, to the recording of a page. Other servers have no such scripts.

/** The mock server's settings when the page was loaded, with which the recording can be replayed. */
export interface MockSetting {
  readonly seed: number;
  readonly documents: number;
  readonly groups: number;
  /** The scenario with its turns, as in the cookie `mock-scenario`. */
  readonly scenario: string;
  /** The e-mail address of the account that was logged in; null if there was none. */
  readonly as: string | null;
  /** The server's time, in ISO 8601. */
  readonly clock: string;
}

/** A change of the mock server while a page is open: what was sent to an address below /__mock. */
export interface MockChange {
  readonly method: 'POST' | 'DELETE';
  /** The last part of that address, such as `scenario` or `clock`. */
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Dispatched on the page after a change in the control panel or by an account button. Its `detail` is a `MockChange`. */
export const mockChangedEvent = 'mock-changed';

declare global {
  var mockSetting: Promise<MockSetting | null> | undefined;
}
