// The texts about playing a recording on today's machines.
import type { Divergence } from '../recording/playRecording.ts';

const way = (from: string, to: string) => (from === '' ? to : `${from} → ${to}`);

export const playTodayTexts = {
  noMachine: 'Choose an actor whose machine today’s app has.',
  searching: 'Looking for a path to where the recording begins…',
  unreached: (state: string | null) =>
    state === null
      ? 'This actor did nothing in the recording.'
      : `It can’t be played: its start is not in the recording, and no path of the model leads to “${state}”.`,
  agrees: (count: number) =>
    `Today’s machine goes the same way: ${count === 1 ? 'its one reaction' : `all ${count} reactions`} as recorded.`,
  /** Where the recorded machine and today's diverge. */
  diverges: ({ entry, from, recorded, today, why }: Divergence) =>
    `They diverge at entry ${entry}. Recorded: ${way(from, recorded)}; today: ${way(from, today)}${why === null ? '' : ` (${why})`}.`,
  replaced: 'The texts of this recording were replaced, which may be the reason.',
  leftOut: 'The values of this recording were left out, which may be the reason.',
  show: (entry: number) => `Show entry ${entry}`,
  steps: 'Steps of Play',
  from: (start: string, agreed: number, all: number) => `From “${start}”; ${agreed} of ${all} reactions as recorded.`,
  noSteps: 'No steps: it only started.',
  open: 'Open in Play',
  copy: 'Copy as test',
  linkParts: 'Play can begin only at a start of the model, from which today’s machine diverges earlier.',
  browser: {
    title: 'In the browser',
    copy: 'Copy as browser test',
    copyLink: 'Copy link to its state',
    linkReplaced: 'The link opens the home page with nobody logged in, because the texts were left out.',
    linkWithoutPlace: 'The link opens the home page, because the addresses of the page were left out.',
    lead: 'A Playwright test that begins in the same state of the mock server and does the same.',
  },
};
