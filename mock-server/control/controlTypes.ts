// What the control panel's addresses answer with. Types alone, for the panel in the browser too.
import type { Failure } from '../operations/failure.ts';
import type { LoggedOperation } from '../operations/operationLog.ts';
import type { Scenario } from '../scenario.ts';

export type ListedScenario = Readonly<Pick<Scenario, 'name' | 'title' | 'section' | 'description'>>;

/** How a world stands, for who asks. */
export interface MockState {
  readonly world: string;
  readonly worlds: readonly string[];
  readonly mostWorlds: number;
  readonly seed: number;
  readonly documents: number;
  readonly groups: number;
  /** ISO 8601. */
  readonly clock: string;
  /** Milliseconds. */
  readonly delay: number;
  /** Choices of scenarios, as mock-server/choosing/choice.ts reads them. */
  readonly scenario: {
    /** Of who asks; null where nothing is chosen. */
    readonly own: string | null;
    readonly everybody: string;
  };
  readonly people: readonly {
    readonly email: string;
    /** Who it is, in words. */
    readonly about: string;
    readonly password: string | null;
  }[];
  /** The e-mail address of who asks; null for a stranger. */
  readonly viewer: string | null;
  readonly mails: number;
  readonly operations: number;
}

export type { Failure, LoggedOperation };

/** In a list of operations. */
export type ListedOperation = Omit<LoggedOperation, 'query' | 'variables' | 'answer'>;

export interface ShownOperation extends LoggedOperation {
  /** A command that sends it again, as who asks. */
  readonly curl: string;
}
