// What can happen to the control panel of the mock server, and what holds in each of its states.
import { after, done, failed, modelOf } from '../model.ts';
import { mockPanelMachine } from './mockPanelMachine.ts';

export const mockPanelModel = modelOf({
  machine: mockPanelMachine,
  starts: [{ name: 'a panel that was just opened', input: undefined }],
  events: [
    { type: 'change', change: { method: 'POST', name: 'delay', fields: { milliseconds: 200 } } },
    { type: 'panel.hidden' },
    { type: 'panel.seen' },
    { type: 'retry' },
    after('pause', 'mockPanel.resting'),
    after('patience', 'mockPanel.lost'),
    done('read'),
    failed('read'),
    done('send'),
    failed('send', 'milliseconds: must be at most 60000.'),
  ],
  facts: ({ context }) => context.refusal,
  states: {
    reading: { 'nothing is being changed': ({ context }) => context.change === null },
    resting: { 'nothing is being changed': ({ context }) => context.change === null },
    changing: {
      'it is known what is changed': ({ context }) => context.change !== null,
      'what was refused before is forgotten': ({ context }) => context.refusal === null,
      'it says that it is busy': (snapshot) => snapshot.hasTag('busy'),
    },
    lost: { 'it says that nobody answers': (snapshot) => snapshot.hasTag('lost') },
    asleep: { 'nothing is being changed': ({ context }) => context.change === null },
  },
});
