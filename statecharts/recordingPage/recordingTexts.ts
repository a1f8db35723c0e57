// The texts of the page of a recording.
const counted = (count: number, noun: string) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

export const recordingTexts = {
  title: 'Recording',
  pageTitle: 'Recording: statecharts',
  open: {
    button: 'Open recording…',
    file: 'Recording file',
    refused: (name: string, why: string) => `Couldn’t open “${name}”. ${why}`,
  },
  unnamed: 'Open a recording (.flow.json), or drop it anywhere on this page. It stays in this browser.',
  missing: 'This browser no longer has this recording: it keeps the last ten. Open its file again.',
  reading: 'Reading the recording…',
  empty: 'This recording has no entries.',
  about: (entries: number, actors: number) =>
    `${counted(entries, 'entry').replace('entrys', 'entries')} of ${counted(actors, 'actor')}`,
  build: (build: string) => `build ${build}`,
  dropped: (count: number) => `${counted(count, 'older entry').replace('entrys', 'entries')} dropped`,
  replaced: 'texts replaced',
  leftOut: (parts: readonly string[]) => `left out: ${parts.join(', ')}`,
  views: { label: 'View', timeline: 'Time line', sequence: 'Sequence' },
  parts: { label: 'Show', time: 'Time', chart: 'Chart', panel: 'Details' },
  panel: 'Details',
  panelInSentence: 'the details',
  tabs: { label: 'Details', events: 'Events', play: 'Play today', report: 'Report' },
  scrubber: {
    label: 'Position',
    text: (at: number, length: number, what: string) => `${at} of ${length}: ${what}`,
    previous: 'Previous entry (←)',
    next: 'Next entry (→)',
    previousOfActor: 'Previous of this actor (Shift+←)',
    nextOfActor: 'Next of this actor (Shift+→)',
    zoomIn: 'Zoom in on the time line',
    zoomOut: 'Zoom out',
  },
  lanes: {
    label: 'Time line of all actors',
    choose: (actor: string) => `Show the chart of ${actor}`,
    fold: (actor: string) => `Hide the actors of ${actor}`,
    unfold: (actor: string) => `Show the actors of ${actor}`,
  },
  actor: { label: 'Actor', latest: 'Whichever reacted last', named: (actor: string, id: string) => `${actor} (${id})` },
  chart: {
    none: 'No machine had reacted yet.',
    unknown: (machine: string) =>
      `Today’s app has no machine “${machine}”, so it can’t be drawn. What it did is in the time line and the list.`,
    changed: (machine: string) =>
      `“${machine}” has changed since this recording: what was recorded may not fit the chart below.`,
    elsewhere: (state: string) => `Recorded in “${state}”, which today’s chart doesn’t have.`,
  },
  list: {
    label: 'Entries',
    search: 'Search',
    whose: 'Of',
    all: 'Everyone',
    thisActor: 'The shown actor',
    thisMachine: 'The shown machine',
    kind: 'Kind',
    kinds: {
      any: 'Every kind',
      moment: 'Reactions',
      request: 'Requests',
      answer: 'Answers',
      place: 'Addresses',
      action: 'Actions',
    },
    count: (shown: number, all: number) =>
      shown === all
        ? counted(all, 'entry').replace('entrys', 'entries')
        : `${shown.toLocaleString('en')} of ${all.toLocaleString('en')}`,
    took: (event: string) => `Took “${event}”`,
    clearTook: 'Show all entries',
    none: 'No entries match.',
  },
  entry: {
    title: (number: number) => `Entry ${number}`,
    from: 'Sent by',
    app: 'the app',
    of: 'Reaction of',
    transitions: 'Transitions',
    payload: 'Payload',
    variables: 'Variables',
    value: 'Value',
    context: 'Context after it',
    setGoing: (number: number, ago: string) => `The delay was set going by entry ${number}, ${ago} before`,
    notSetGoing: 'The entry that set this delay going is not in the recording.',
    answeredBy: (number: number, words: string) => `Answer: entry ${number} (${words})`,
    asked: (number: number) => `Request: entry ${number}`,
    unanswered: 'No answer was recorded.',
    start: 'started',
  },
  report: { none: 'The person wrote nothing.', screenshot: 'Screenshot of the page', environment: 'Environment' },
};
