// The list of all scenarios. Those in it can be chosen, and are listed at /__mock/scenarios.
import type { Scenario } from './scenario.ts';
import { chunkMissing } from './scenarios/chunkMissing.ts';
import { clipboardRefused } from './scenarios/clipboardRefused.ts';
import { conflict } from './scenarios/conflict.ts';
import { documentDeleted } from './scenarios/documentDeleted.ts';
import { documentRefused } from './scenarios/documentRefused.ts';
import { emptyLibrary } from './scenarios/emptyLibrary.ts';
import { eventsCut } from './scenarios/eventsCut.ts';
import { flaky } from './scenarios/flaky.ts';
import { hugeLibrary } from './scenarios/hugeLibrary.ts';
import { iconServiceDown } from './scenarios/iconServiceDown.ts';
import { libraryRemoved } from './scenarios/libraryRemoved.ts';
import { linkRevoked } from './scenarios/linkRevoked.ts';
import { loginProblems } from './scenarios/loginProblems.ts';
import { lookupDown } from './scenarios/lookupDown.ts';
import { lookupLimited } from './scenarios/lookupLimited.ts';
import { lookupSlow } from './scenarios/lookupSlow.ts';
import { lookupUnknown } from './scenarios/lookupUnknown.ts';
import { lookupWrong } from './scenarios/lookupWrong.ts';
import { malformedAnswer } from './scenarios/malformedAnswer.ts';
import { newBuild } from './scenarios/newBuild.ts';
import { ordinary } from './scenarios/ordinary.ts';
import { othersHere } from './scenarios/othersHere.ts';
import { partialData } from './scenarios/partialData.ts';
import { rateLimited } from './scenarios/rateLimited.ts';
import { releaseServiceFailing } from './scenarios/releaseServiceFailing.ts';
import { releaseUnknown } from './scenarios/releaseUnknown.ts';
import { roleTaken } from './scenarios/roleTaken.ts';
import { savedNotAnswered } from './scenarios/savedNotAnswered.ts';
import { serverError } from './scenarios/serverError.ts';
import { sessionFetchFails } from './scenarios/sessionFetchFails.ts';
import { signedOut } from './scenarios/signedOut.ts';
import { signupProblems } from './scenarios/signupProblems.ts';
import { slow } from './scenarios/slow.ts';
import { storageFull } from './scenarios/storageFull.ts';
import { storageFullServer } from './scenarios/storageFullServer.ts';
import { styleMissing } from './scenarios/styleMissing.ts';
import { timingOut } from './scenarios/timingOut.ts';
import { tokenExpired } from './scenarios/tokenExpired.ts';
import { tokenRevoked } from './scenarios/tokenRevoked.ts';
import { tokenUsed } from './scenarios/tokenUsed.ts';
import { unreachable } from './scenarios/unreachable.ts';
import { weakPassword } from './scenarios/weakPassword.ts';

export const scenarios: readonly Scenario[] = [
  ordinary,
  emptyLibrary,
  hugeLibrary,
  othersHere,
  slow,
  flaky,
  unreachable,
  timingOut,
  serverError,
  eventsCut,
  storageFullServer,
  partialData,
  malformedAnswer,
  signedOut,
  sessionFetchFails,
  loginProblems,
  signupProblems,
  weakPassword,
  tokenExpired,
  tokenUsed,
  tokenRevoked,
  linkRevoked,
  rateLimited,
  conflict,
  documentDeleted,
  documentRefused,
  savedNotAnswered,
  libraryRemoved,
  roleTaken,
  lookupSlow,
  lookupUnknown,
  lookupWrong,
  lookupLimited,
  lookupDown,
  releaseUnknown,
  releaseServiceFailing,
  newBuild,
  chunkMissing,
  iconServiceDown,
  styleMissing,
  storageFull,
  clipboardRefused,
];

export function findScenario(name: string): Scenario | null {
  return scenarios.find((scenario) => scenario.name === name) ?? null;
}

/** The fields, as `Type.field`, that any scenario resolves. */
export const scenarioFields: ReadonlySet<string> = new Set(
  scenarios.flatMap(({ fields }) => (fields === undefined ? [] : Object.keys(fields))),
);
