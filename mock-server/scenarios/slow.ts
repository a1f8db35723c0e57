// Scenario: answers are slow, as over a poor connection to a busy server.
import { answerLater } from '../http/answerLater.ts';
import type { Scenario } from '../scenario.ts';
import type { SeededRandom } from '../seededRandom.ts';

const median = 800;
const spread = 0.5;
const longest = 10_000;

/** The delay of a request, in milliseconds: log-normal, like real network delays. */
export function randomDelay(random: SeededRandom): number {
  const most = 1_000_000;
  const even = () => random.integer(1, most) / most;
  const normal = Math.sqrt(-2 * Math.log(even())) * Math.cos(2 * Math.PI * even());
  return Math.round(Math.min(longest, median * Math.exp(spread * normal)));
}

export const slow: Scenario = {
  name: 'slow',
  title: 'Slow responses',
  section: 'Network',
  description:
    'Every API response is delayed: log-normal, median 800 ms, nine in ten between 350 and 1,820 ms, at most 10 s, from the seed and the request’s number.',
  transport: ({ response, number, random, next }) => {
    if (number === null) next();
    else answerLater(response, randomDelay(random), next);
  },
};
