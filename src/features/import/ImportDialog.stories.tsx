// The dialog of an import at every point of its flow. The machine is put there and stands still: nothing is read and nothing sent.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { createActor, type StateValueFrom } from 'xstate';
import { importMachine } from '#machines/import/importMachine.ts';
import type { ImportContext, ImportReport } from '#machines/import/importTypes.ts';
import { ImportDialog } from './ImportDialog.tsx';

const report: ImportReport = {
  handle: 'story',
  dialect: 'biblatex',
  entries: 1204,
  byKind: { journalArticle: 870, proceedingsArticle: 190, thesis: 32, proceedings: 12, other: 100 },
  parts: 2,
  groups: 12,
  remarks: [{ line: 214, key: 'Parker_2006', message: 'The month “juin” was kept as it is.' }],
  problems: [{ line: 981, key: null, message: 'A brace is not closed.' }],
  groupRemarks: [
    {
      line: 1210,
      key: null,
      message: '“Meta-analyses” is kept as it stands, for the desktop app only: Its record breaks off too early.',
    },
  ],
  batchKeys: ['one', 'two', 'three'],
  groupKeys: ['groups'],
};
const clean: ImportReport = { ...report, remarks: [], problems: [], groupRemarks: [] };
const all = Array.from({ length: report.entries }, (_, index) => `document_${index}`);
const ids = all.slice(0, 500);

interface ImportAtProps {
  state: StateValueFrom<typeof importMachine>;
  context?: Partial<ImportContext>;
}

function ImportAt({ state, context }: ImportAtProps) {
  const [actor] = useState(() =>
    createActor(importMachine, {
      snapshot: importMachine.resolveState({
        value: state,
        context: {
          file: { name: 'chocolate.bib', size: 68_412, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) },
          report: null,
          nextBatch: 0,
          nextGroups: 0,
          unanswered: false,
          added: [],
          groupSteps: [],
          groupsMade: 0,
          leftCount: 0,
          leftNames: [],
          message: null,
          place: 'dialog',
          ...context,
        },
      }),
    }),
  );
  return (
    <ImportDialog
      open
      handle={{ actor, snapshot: actor.getSnapshot() }}
      onChoose={() => undefined}
      onClose={() => undefined}
    />
  );
}

const meta = { title: 'Features/ImportDialog', component: ImportAt } satisfies Meta<typeof ImportAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  args: { state: { choosing: 'refused' }, context: { message: 'The file is larger than 20 MB.' } },
};

export const Reading: Story = { args: { state: 'parsing' } };

export const Review: Story = { args: { state: 'review', context: { report: clean } } };

export const ReviewWithRemarks: Story = { args: { state: 'review', context: { report } } };

export const Adding: Story = {
  args: { state: { sending: 'running' }, context: { report: clean, nextBatch: 1, added: ids } },
};

export const Stopping: Story = {
  args: { state: { sending: 'stopping' }, context: { report: clean, nextBatch: 1, added: ids } },
};

export const Failed: Story = {
  args: { state: 'failed', context: { report: clean, nextBatch: 1, added: ids, message: 'Network request failed' } },
};

export const Stopped: Story = {
  args: { state: { cancelled: 'stopped' }, context: { report: clean, nextBatch: 1, added: ids } },
};

export const NotTakenBack: Story = {
  args: {
    state: { cancelled: 'notTakenBack' },
    context: { report: clean, nextBatch: 2, added: ids, message: 'Network request failed' },
  },
};

export const TakenBack: Story = { args: { state: { cancelled: 'takenBack' }, context: { report: clean } } };

export const TakenBackButForGroups: Story = {
  args: {
    state: { cancelled: 'takenBack' },
    context: { report: clean, leftCount: 4, leftNames: ['Read', 'For teaching', 'Chocolate'] },
  },
};

export const AddingGroups: Story = {
  args: { state: { grouping: 'running' }, context: { report: clean, nextBatch: 3, added: all } },
};

export const GroupsFailed: Story = {
  args: {
    state: 'groupsFailed',
    context: { report: clean, nextBatch: 3, added: all, message: 'Network request failed' },
  },
};

export const Done: Story = {
  args: { state: 'done', context: { report, nextBatch: 3, nextGroups: 1, added: all, groupsMade: 12 } },
};
