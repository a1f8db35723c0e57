// The state of a world outside its database: the log of operations, the delay of responses, and the counters of scenarios.
import { ChoiceCounters } from './choices/choiceCounters.ts';
import { OperationLog } from './operations/operationLog.ts';

export interface ScenarioState {
  readonly choiceCounters: ChoiceCounters;
  readonly operations: OperationLog;
  /** The delay of every API response, in milliseconds. */
  delay: number;
}

export function createScenarioState(): ScenarioState {
  return { choiceCounters: new ChoiceCounters(), operations: new OperationLog(), delay: 0 };
}
