// The types of the responses of the control panel's endpoints, also for the panel in the browser.
import type { Failure } from '../operations/failure.ts';
import type { LoggedOperation } from '../operations/operationLog.ts';
import type { Scenario } from '../scenario.ts';

export type ListedScenario = Readonly<Pick<Scenario, 'name' | 'title' | 'section' | 'description'>>;

/** The state of a world, as seen by the browser that asks. */
export interface MockState {
  readonly world: string;
  readonly worlds: readonly string[];
  readonly maximumWorlds: number;
  readonly seed: number;
  readonly documents: number;
  readonly groups: number;
  /** ISO 8601. */
  readonly clock: string;
  /** Milliseconds. */
  readonly delay: number;
  /** Choices in the notation of choices/choice.ts. */
  readonly scenario: {
    /** The choice of this browser; null if it has made none. */
    readonly own: string | null;
    readonly everybody: string;
  };
  readonly people: readonly {
    readonly email: string;
    /** A short description. */
    readonly about: string;
    readonly password: string | null;
  }[];
  /** The e-mail address of the account that this browser is logged in to, or null. */
  readonly viewer: string | null;
  readonly mails: number;
  readonly operations: number;
}

export type { Failure, LoggedOperation };

/** An operation in the list. */
export type ListedOperation = Omit<LoggedOperation, 'query' | 'variables' | 'answer'>;

export interface ShownOperation extends LoggedOperation {
  /** A command that repeats it with the session of this browser. */
  readonly curl: string;
}
