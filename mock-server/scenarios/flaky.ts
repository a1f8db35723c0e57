// Scenario: some requests fail.
import { sendText } from '#server/http/answer.ts';
import { cutOff } from '../http/cutOff.ts';
import type { Scenario } from '../scenario.ts';
import { randomFor } from '../seededRandom.ts';

const requestsPerFailure = 4;

export type Failure = 'cut' | 'unavailable';

/** How a request fails; null if it succeeds. */
export function failureOf(seed: number, number: number): Failure | null {
  const round = Math.floor((number - 1) / requestsPerFailure);
  if (randomFor(seed, round).integer(1, requestsPerFailure) !== number - round * requestsPerFailure) return null;
  return round % 2 === 0 ? 'cut' : 'unavailable';
}

export const flaky: Scenario = {
  name: 'flaky',
  title: 'Flaky network',
  section: 'Network',
  description:
    'One in every four API requests fails; the seed decides which. Alternately, the connection is cut mid-response or the response is status 503.',
  transport: ({ response, number, seed, next }) => {
    const failure = number === null ? null : failureOf(seed, number);
    if (failure === null) next();
    else if (failure === 'cut') cutOff(response);
    else sendText(response, 503, 'Service Unavailable');
  },
};
