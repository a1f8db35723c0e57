// The last operations of a world, with what was asked and answered, for the control panel.
import type { SentAnswer } from '../http/watchAnswer.ts';
import { failureOf, type Failure } from './failure.ts';
import type { Operation, OperationKind } from './readOperation.ts';

/** How many are kept. */
const most = 50;

/** Of a longer answer only so many bytes are kept. */
const longestAnswer = 200_000;

export interface LoggedOperation {
  /** The first one of a world is 1. */
  readonly number: number;
  /** The time in the world, as ISO 8601. */
  readonly at: string;
  readonly name: string | null;
  readonly kind: OperationKind | null;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly scenario: string;
  /** Null where the connection was cut before anything was answered. */
  readonly status: number | null;
  /** Null where it went well. */
  readonly failure: Failure | null;
  readonly answer: string;
}

export class OperationLog {
  readonly #operations: LoggedOperation[] = [];
  #count = 0;

  add(operation: Operation, sent: SentAnswer, facts: Pick<LoggedOperation, 'at' | 'scenario'>): void {
    const { name, kind, query, variables } = operation;
    const { status, body } = sent;
    this.#count += 1;
    this.#operations.push({
      ...{ number: this.#count, name, kind, query, variables, ...facts, status },
      failure: failureOf(sent),
      answer: body.subarray(0, longestAnswer).toString('utf8'),
    });
    if (this.#operations.length > most) this.#operations.shift();
  }

  /** The newest first. */
  list(): readonly LoggedOperation[] {
    return this.#operations.toReversed();
  }

  find(number: number): LoggedOperation | null {
    return this.#operations.find((operation) => operation.number === number) ?? null;
  }

  clear(): void {
    this.#operations.length = 0;
  }
}
