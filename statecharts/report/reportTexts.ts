// The texts of the page that makes a file of a bug.
import { counted } from '#src/ui/text/counted.ts';
import type { Part } from '../recording/leaveOut.ts';
import { overlayTexts } from './overlayTexts.ts';

export const reportTexts = {
  title: overlayTexts.title,
  lead: 'This makes a file of what happened, for you to send to the developers. Nothing is sent from here.',
  fetching: 'Reading what was recorded…',
  nothing: {
    title: 'Nothing is recorded in this browser',
    text: 'Turn recording on, do again what went wrong, and press Ctrl+Alt+B. The last ten minutes are kept in this browser, and go nowhere unless you save them.',
    turnOn: 'Turn recording on',
    refresh: 'Look again',
  },
  text: { label: 'What happened, and what did you expect?', hint: 'It is written into the file as it stands.' },
  always: {
    title: 'Always in the file',
    events: (moments: number, machines: number, minutes: number) =>
      `${counted(moments, 'event')} of ${counted(machines, 'flow')} in ${counted(minutes, 'minute')}, with their states`,
    browser: 'The version of the app and of the browser, and the size of the window',
    mock: 'The seed, scenario and account of the mock server',
    dropped: (count: number) => `${counted(count, 'earlier entry', 'earlier entries')} are no longer kept`,
  },
  parts: {
    title: 'Also put into the file',
    texts: 'Texts: titles, names, what was typed',
    textsHint:
      'Otherwise each text is replaced by “text 1”, “text 2” and so on. Passwords and tokens are never in the file.',
    values: 'Values that the flows work with',
    requests: (count: number) => `Requests to the server and their outcomes (${count.toLocaleString('en')})`,
    places: (count: number) => `Addresses of pages (${count.toLocaleString('en')})`,
    actions: (count: number) => `What you pressed and filled in (${count.toLocaleString('en')})`,
  } satisfies Readonly<Record<Part | 'title' | 'textsHint', unknown>>,
  screenshot: {
    title: 'Picture',
    take: 'Take a screenshot',
    choose: 'Choose a picture…',
    remove: 'Remove the picture',
    alt: 'The picture that goes into the file',
    hint: 'It shows whatever is on the page, so look at it before you pass it on.',
    unsupported: 'This browser takes no pictures of pages. Choose a file instead.',
    refused: 'The browser was not allowed to take a picture. Choose a file instead.',
    wrongType: 'Only PNG, JPEG and WebP pictures can be in the file.',
    tooLarge: 'This picture is larger than 5 MB. Choose a smaller one.',
  },
  preview: 'Look at the file',
  previewCut: (more: number) => `… and ${counted(more, 'more character')}`,
  save: (size: string) => `Save the file (${size})`,
  saved: (name: string) => `${name} is saved. Send it to the developers: they open it in the statechart viewer.`,
  open: 'Open it in the viewer',
  notOpened: (message: string) => `The recording could not be opened: ${message}. Save the file instead.`,
  change: 'Change what is in it',
};
