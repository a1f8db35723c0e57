// The services of the mock server: recordings, or what the scenario of the request makes of them. Nothing is asked over a network.
import { setTimeout as wait } from 'node:timers/promises';
import type { Lookups } from '#server/edges.ts';
import { playing } from '../scenario.ts';
import { recordedAnswer } from './recordedAnswers.ts';

export const recordedLookups: Lookups = {
  isOn: true,
  isRemote: false,
  async ask(question) {
    const scenario = playing.getStore()?.scenario;
    if (scenario?.lookupDelay !== undefined) await wait(scenario.lookupDelay);
    return scenario?.lookup?.(question) ?? recordedAnswer(question.service, question);
  },
};
