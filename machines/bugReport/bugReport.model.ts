// What can happen to a bug report, and what holds in each of its states.
import { done, failed, modelOf } from '../model.ts';
import { bugReportMachine } from './bugReportMachine.ts';

const recording = { format: 'flow' };
const picture = 'data:image/png;base64,AAAA';
const hasRecording = {
  'there is a recording': ({ context }: { context: { recording: object | null } }) => context.recording !== null,
};

export const bugReportModel = modelOf({
  machine: bugReportMachine,
  starts: [{ name: 'a report that was just opened', input: { included: ['values'] } }],
  events: [
    done('fetchRecording', recording),
    done('fetchRecording', null),
    failed('fetchRecording', 'The recording is damaged'),
    { type: 'report.refresh' },
    { type: 'part.toggled', part: 'texts' },
    { type: 'part.toggled', part: 'values' },
    { type: 'text.changed', text: 'It says that nothing was saved' },
    { type: 'screenshot.added', source: { from: 'page' } },
    done('addScreenshot', picture),
    done('addScreenshot', null),
    failed('addScreenshot', 'The browser takes no pictures'),
    { type: 'screenshot.removed' },
    { type: 'report.save' },
    done('saveFile'),
    failed('saveFile', 'The disk is full'),
    { type: 'report.change' },
  ],
  facts: ({ context }) => ({
    included: context.included.toSorted(),
    hasText: context.text !== '',
    screenshot: context.screenshot,
    hasMessage: context.message !== null,
  }),
  states: {
    fetching: { 'no failure is shown': ({ context }) => context.message === null },
    nothingRecorded: { 'there is no recording': ({ context }) => context.recording === null },
    editing: hasRecording,
    addingScreenshot: { ...hasRecording, 'it is busy': (snapshot) => snapshot.hasTag('busy') },
    saving: { ...hasRecording, 'it is busy': (snapshot) => snapshot.hasTag('busy') },
    saved: { ...hasRecording, 'no failure is shown': ({ context }) => context.message === null },
  },
});
