// Every scenario there is. One that is added here can be chosen, and is listed at /__mock/scenarios.
import type { Scenario } from './scenario.ts';
import { chunkMissing } from './scenarios/chunkMissing.ts';
import { conflict } from './scenarios/conflict.ts';
import { documentGone } from './scenarios/documentGone.ts';
import { documentRefused } from './scenarios/documentRefused.ts';
import { iconServiceDown } from './scenarios/iconServiceDown.ts';
import { loginProblems } from './scenarios/loginProblems.ts';
import { newBuild } from './scenarios/newBuild.ts';
import { ordinary } from './scenarios/ordinary.ts';
import { releaseServiceFailing } from './scenarios/releaseServiceFailing.ts';
import { releaseUnknown } from './scenarios/releaseUnknown.ts';
import { sessionFetchFails } from './scenarios/sessionFetchFails.ts';
import { tooManyTries } from './scenarios/tooManyTries.ts';
import { unreachable } from './scenarios/unreachable.ts';
import { weakPassword } from './scenarios/weakPassword.ts';

export const scenarios: readonly Scenario[] = [
  ordinary,
  loginProblems,
  weakPassword,
  conflict,
  documentGone,
  documentRefused,
  tooManyTries,
  unreachable,
  releaseUnknown,
  releaseServiceFailing,
  iconServiceDown,
  newBuild,
  chunkMissing,
  sessionFetchFails,
];

export function findScenario(name: string): Scenario | null {
  return scenarios.find((scenario) => scenario.name === name) ?? null;
}

/** The fields, by `Type.field`, that any scenario answers otherwise. */
export const scenarioFields: ReadonlySet<string> = new Set(
  scenarios.flatMap(({ fields }) => (fields === undefined ? [] : Object.keys(fields))),
);
