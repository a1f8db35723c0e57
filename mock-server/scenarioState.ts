// The state that the mock server keeps beside a world's database: its operations, its delay, and how far scenarios are.
import { Turns } from './choosing/turns.ts';
import { OperationLog } from './operations/operationLog.ts';

export interface ScenarioState {
  readonly turns: Turns;
  readonly operations: OperationLog;
  /** For how long each request of the API waits before it is answered, in milliseconds. */
  delay: number;
}

export function createScenarioState(): ScenarioState {
  return { turns: new Turns(), operations: new OperationLog(), delay: 0 };
}
