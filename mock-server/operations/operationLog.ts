// The log of the last operations of a world and their responses, for the control panel.
import type { SentAnswer } from '../http/interceptAnswer.ts';
import { failureOf, type Failure } from './failure.ts';
import type { Operation, OperationKind } from './readOperation.ts';

/** How many operations are kept. */
const maximumOperations = 50;

/** The number of bytes after which a response is truncated. */
const longestAnswer = 200_000;

export interface LoggedOperation {
  /** The number of the operation in its world, from 1. */
  readonly number: number;
  /** The time of the world, as ISO 8601. */
  readonly at: string;
  readonly name: string | null;
  readonly kind: OperationKind | null;
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly scenario: string;
  /** Null if the connection was cut before anything was sent. */
  readonly status: number | null;
  /** Null if it succeeded. */
  readonly failure: Failure | null;
  readonly answer: string;
}

export class OperationLog {
  readonly #operations: LoggedOperation[] = [];
  #count = 0;

  add(operation: Operation, sent: SentAnswer, context: Pick<LoggedOperation, 'at' | 'scenario'>): void {
    const { name, kind, query, variables } = operation;
    const { status, body } = sent;
    this.#count += 1;
    this.#operations.push({
      ...{ number: this.#count, name, kind, query, variables, ...context, status },
      failure: failureOf(sent),
      answer: body.subarray(0, longestAnswer).toString('utf8'),
    });
    if (this.#operations.length > maximumOperations) this.#operations.shift();
  }

  /** Newest first. */
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
