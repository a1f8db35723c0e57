// A bug report: the recording of a page is fetched, the person decides what of it goes into a file and adds words and a picture, and saves it.
import { assign, type DoneActorEvent, type ErrorActorEvent, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type { BugReportContext, BugReportEvent, Report, ScreenshotSource } from './bugReportTypes.ts';

const reason = ({ event }: { event: ErrorActorEvent }) => ({ error: event.error });

export const bugReportMachine = setup({
  types: {
    context: {} as BugReportContext,
    events: {} as BugReportEvent,
    input: {} as { included: readonly string[] },
    tags: {} as 'busy',
  },
  actors: {
    /** Resolves with the recording of a page of this browser; null if nothing is recorded. */
    fetchRecording: promiseNotProvided<object | null>('fetchRecording'),
    /** Resolves with a picture as a `data:` address; null if the person cancelled. */
    addScreenshot: promiseNotProvided<string | null, ScreenshotSource>('addScreenshot'),
    /** Hands the file to the browser. */
    saveFile: promiseNotProvided<undefined, Report>('saveFile'),
  },
  actions: {
    keepRecording: assign({ recording: (_, params: { recording: object | null }) => params.recording }),
    togglePart: assign({
      included: ({ context }, { part }: { part: string }) =>
        context.included.includes(part)
          ? context.included.filter((each) => each !== part)
          : [...context.included, part],
    }),
    keepText: assign({ text: (_, params: { text: string }) => params.text }),
    keepScreenshot: assign({
      screenshot: ({ context }, params: { screenshot: string | null }) => params.screenshot ?? context.screenshot,
    }),
    removeScreenshot: assign({ screenshot: null }),
    keepMessage: assign({ message: (_, params: { error: unknown }) => messageOf(params.error) }),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    isThere: (_, params: { recording: object | null }) => params.recording !== null,
  },
}).createMachine({
  id: 'bugReport',
  description: 'A report of a bug as a file. Nothing is sent.',
  context: ({ input }) => ({ recording: null, included: input.included, text: '', screenshot: null, message: null }),
  initial: 'fetching',
  states: {
    fetching: {
      description: 'The recording is requested from the page that the report is about.',
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: {
        id: 'fetchRecording',
        src: 'fetchRecording',
        onDone: [
          {
            guard: {
              type: 'isThere',
              params: ({ event }: { event: DoneActorEvent<object | null> }) => ({ recording: event.output }),
            },
            target: 'editing',
            actions: { type: 'keepRecording', params: ({ event }) => ({ recording: event.output }) },
          },
          { target: 'nothingRecorded' },
        ],
        onError: { target: 'nothingRecorded', actions: { type: 'keepMessage', params: reason } },
      },
    },
    nothingRecorded: {
      description: 'No page of this browser is being recorded. A message says how to turn recording on.',
      on: { 'report.refresh': { target: 'fetching' } },
    },
    editing: {
      description: 'The person sees what is recorded, chooses what goes into the file, and describes what happened.',
      on: {
        'part.toggled': { actions: { type: 'togglePart', params: ({ event }) => ({ part: event.part }) } },
        'text.changed': { actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) } },
        'screenshot.added': { target: 'addingScreenshot', actions: 'forgetMessage' },
        'screenshot.removed': { actions: 'removeScreenshot' },
        'report.save': { target: 'saving', actions: 'forgetMessage' },
      },
    },
    addingScreenshot: {
      description:
        'The browser asks what to take a picture of, or a file is read. The rest of the form can be filled in meanwhile.',
      tags: 'busy',
      on: {
        'part.toggled': { actions: { type: 'togglePart', params: ({ event }) => ({ part: event.part }) } },
        'text.changed': { actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) } },
      },
      invoke: {
        id: 'addScreenshot',
        src: 'addScreenshot',
        // The state is entered by this event alone.
        input: ({ event }) => (event.type === 'screenshot.added' ? event.source : { from: 'page' }),
        onDone: {
          target: 'editing',
          actions: { type: 'keepScreenshot', params: ({ event }) => ({ screenshot: event.output }) },
        },
        onError: { target: 'editing', actions: { type: 'keepMessage', params: reason } },
      },
    },
    saving: {
      description: 'The file is written and handed to the browser.',
      tags: 'busy',
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        input: ({ context: { recording, included, text, screenshot } }) => ({ recording, included, text, screenshot }),
        onDone: { target: 'saved' },
        onError: { target: 'editing', actions: { type: 'keepMessage', params: reason } },
      },
    },
    saved: {
      description: 'The browser has saved the file. It can be saved again with other parts.',
      on: { 'report.change': { target: 'editing' } },
    },
  },
});
