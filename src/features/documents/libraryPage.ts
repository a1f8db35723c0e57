// The page of the library on which an action was started.
import type { Environment } from 'relay-runtime';

export interface LibraryPage {
  readonly environment: Environment;
  readonly userId: string;
  /** The document that is open beside the list. */
  readonly openId: string | undefined;
}
