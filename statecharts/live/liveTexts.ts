// The texts of the mode that follows the running app, and of the panel beside it.

/** A copy of the function in `src/ui/text`, because that chunk would load the app before this script watches it. */
const counted = (count: number, noun: string) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

export const liveTexts = {
  panel: {
    name: 'Statecharts',
    width: 'Width of the statecharts panel',
    close: 'Close statecharts',
    closeTip: 'Close (Ctrl+Alt+S)',
    frame: 'Statecharts of this page',
  },
  actor: {
    label: 'Actor',
    latest: 'Most recently changed',
    inPage: (page: string) => `In ${page}`,
    named: (id: string, page: string) => `${id} in ${page}`,
    ended: (id: string) => `${id} (ended)`,
    page: (path: string, title: string) => `${path} (${title})`,
    closedTab: 'a closed tab',
    followAll: 'Switch to whichever machine changes',
  },
  status: {
    waiting: 'Waiting',
    following: 'Following',
    paused: 'Paused. Events are still recorded',
    lookingBack: 'Earlier state',
    nextShown: 'Ended. The next one to start is shown',
    chooseAnother: 'Ended. Choose another actor, or wait for it to start again',
    nextInTab: 'Ended. The next one to start in its tab is shown',
    at: (time: string) => ` at ${time}`,
  },
  resume: 'Resume',
  pause: 'Pause',
  now: 'Back to now',
  state: {
    now: 'Current state',
    then: 'State at that time',
    last: 'Last state',
    notStarted: 'Not started yet.',
    done: 'Reached its final state.',
    failed: 'Failed. It accepts no more events.',
  },
  log: {
    title: 'Events',
    count: (shown: number, all: number) => (shown === all ? String(shown) : `${shown} of ${all}`),
    scopes: { label: 'Events of', actor: 'This actor', machine: 'This machine', all: 'All machines' },
    filter: 'Filter events',
    clear: 'Clear',
    copy: 'Copy',
    copied: 'Copied',
    copiedSpoken: 'Events copied',
    refused: 'Not allowed',
    to: 'to',
    older: (count: number) => counted(count, 'older event'),
    ended: 'ended',
    notTaken: 'ignored',
    stays: 'stays',
  },
  nothing: {
    noActor: (machine: string) => `No actor of ${machine} is running in this browser.`,
    otherActors: 'The requested actor is not running, but others are. Choose one of them.',
    usedIn: (places: readonly string[]) => `Used in: ${places.join('; ')}.`,
    running: (tabs: number) => `Running in ${counted(tabs, 'tab')}`,
    noTab: 'No tab is connected',
    open: 'Open the app in a new tab',
    or: ', or add',
    until:
      'to the address of any of its pages. The app then reports its machines to the other tabs of this browser, until you close the browser or use',
    privacy: '. Nothing leaves the browser.',
  },
};
