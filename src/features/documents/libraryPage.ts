// The state of the library page on which an action was started.
import type { Environment } from 'relay-runtime';

export interface LibraryPage {
  readonly environment: Environment;
  /** The id of the document that is open beside the list. */
  readonly openId: string | undefined;
}
