// Answers lookups without a network: with recordings, or as the scenario of the request says.
import { setTimeout as wait } from 'node:timers/promises';
import type { Lookups } from '#server/edges.ts';
import { activeScenario } from '../scenario.ts';
import { recordedAnswer } from './recordedAnswers.ts';

export const recordedLookups: Lookups = {
  isOn: true,
  isRemote: false,
  async ask(question) {
    const scenario = activeScenario.getStore()?.scenario;
    if (scenario?.lookupDelay !== undefined) await wait(scenario.lookupDelay);
    return scenario?.lookup?.(question) ?? recordedAnswer(question.service, question);
  },
};
