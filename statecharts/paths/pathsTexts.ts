// The texts of the mode that shows paths to states and transitions.
import { counted } from '#src/ui/text/counted.ts';

const steps = (count: number) => counted(count, 'step');
const noRepeats = (count: number) =>
  count === 1 ? '1 path without repeated states' : `${count} paths without repeated states`;

export const pathsTexts = {
  steps,
  context: 'Context',
  startLabel: 'Start',
  start: (name: string) => `Start: ${name}`,
  failed: (reason: string) => `Couldn’t find paths: ${reason}. Reload the page to try again.`,
  unknown: (name: string) => `This machine has no state or transition “${name}”. The link may be out of date.`,
  searchFailed: 'The search could not be started',
  all: 'All states and transitions',
  list: {
    filter: 'Filter states and transitions',
    states: 'States',
    transitions: 'Transitions',
    notFound: (text: string) => `No matches for “${text}”.`,
    passed: 'passed only',
    notReached: 'not reached',
    atStart: 'at the start',
  },
  goal: { state: 'To state', transition: 'To transition' },
  notReached: 'The model’s events don’t lead here from this start. Choose another start, or continue in Play.',
  passed: 'The machine never stays here; it moves on at once. Choose a transition that starts here.',
  exempt: (reason: string) => `According to the model, nothing leads here: ${reason}`,
  searching: 'Finding the shortest path…',
  searchingOthers: 'Finding other paths…',
  choice: {
    label: 'Path',
    shortest: (length: number) => `Shortest path: ${steps(length)}`,
    other: (number: number, length: number) => `Path ${number}: ${steps(length)}`,
  },
  found: {
    all: (count: number) => `${noRepeats(count)}.`,
    first: (count: number) => `The first ${noRepeats(count)}. There may be more.`,
    within: (count: number, longest: number) => `${noRepeats(count)} within ${steps(longest)}. Others are longer.`,
    stopped: (count: number) => `${noRepeats(count)}. The search was stopped because it took too long.`,
  },
  nowIn: (state: string) => `Now in ${state}`,
  startStep: 'start',
  stays: 'stays',
  to: (state: string) => `to ${state}`,
  whole: 'Whole path',
  play: 'Play from here',
  events: 'Events',
};
