// The dialog of an import at every point of its flow. The machine is set to each state and does not run, so nothing is read or sent.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor, type StateValueFrom } from 'xstate';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { importMachine } from '#machines/import/importMachine.ts';
import { emptyImport } from '#machines/import/importSetup.ts';
import type { ImportContext, ImportDuplicate, ImportReport } from '#machines/import/importTypes.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { importTexts } from './importTexts.ts';

const report: ImportReport = {
  handle: 'story',
  files: [{ name: 'chocolate.bib', size: 68_412, format: 'biblatex', entries: 1204 }],
  skippedFiles: [],
  entries: 1204,
  listed: Array.from({ length: 1204 }, (_, at) => ({
    ...{ title: `The true history of chocolate, volume ${at + 1}`, people: 'Coe & Coe', year: '2013' },
    ...{ key: `coe${at + 1}`, file: 0, line: 1 + at * 12 },
  })),
  byKind: { journalArticle: 870, proceedingsArticle: 190, thesis: 32, proceedings: 12, other: 100 },
  parts: { META: 0, PREAMBLE: 0, STRING: 2, XDATA: 0, COMMENT: 0 },
  groups: 12,
  remarks: [{ file: 0, line: 214, key: 'Parker_2006', message: 'The month “juin” was kept as it is.' }],
  problems: [{ file: 0, line: 981, key: null, message: 'A brace is not closed.' }],
  groupRemarks: [
    {
      file: 0,
      line: 1210,
      key: null,
      message: '“Meta-analyses” is kept unchanged, for the desktop app only. It is incomplete.',
    },
  ],
  batchKeys: ['one', 'two', 'three'],
  groupKeys: ['groups'],
  intoKeys: ['into'],
  left: null,
};
const parker: ImportDuplicate = {
  entry: 3,
  target: { documentId: 'document_1' },
  targetSaid: { title: 'Mood state effects of chocolate', people: 'Parker et al.', year: '2006', key: 'Parker:2006' },
  sharedKeys: ['doi', 'work'],
  doubt: null,
  suggested: 'merge',
};
const duplicates: readonly ImportDuplicate[] = [
  parker,
  {
    entry: 17,
    target: { documentId: 'document_2' },
    targetSaid: {
      title: 'The true history of chocolate, with an index of all plantations',
      people: 'Coe & Coe',
      year: '1996',
      key: 'coe1996',
    },
    sharedKeys: ['isbn'],
    doubt: 'titles',
    suggested: 'keep',
  },
  {
    entry: 30,
    target: { entry: 12 },
    targetSaid: { title: 'The true history of chocolate, volume 13', people: '', year: '', key: 'coe13' },
    sharedKeys: ['doi'],
    doubt: 'part',
    suggested: 'keep',
  },
];
const entry: DocumentDraft = { kind: 'other', fields: { title: 'Cacao' } };

const clean: ImportReport = { ...report, remarks: [], problems: [], groupRemarks: [] };
const all = Array.from({ length: report.entries }, (_, index) => `document_${index}`);
const ids = all.slice(0, 500);

const groups = [{ id: 'group_1', name: 'Reading list', path: 'Teaching › Reading list' }];

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
          ...emptyImport,
          files: [{ name: 'chocolate.bib', size: 68_412, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) }],
          ...context,
        },
      }),
    }),
  );
  return (
    <ImportDialog
      open
      handle={{ actor, snapshot: useSelector(actor, (each) => each), readEntry: () => Promise.resolve(entry) }}
      Comparison={({ taken }) => <p>Fields stand here side by side, {taken.length} of the file.</p>}
      groups={groups}
      onFindDuplicates={() => undefined}
      onChoose={() => undefined}
      onClose={() => undefined}
    />
  );
}

const meta = { title: 'Features/ImportDialog', component: ImportAt } satisfies Meta<typeof ImportAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {
  args: {
    state: { choosing: 'refused' },
    context: {
      files: [],
      skippedFiles: [
        { name: 'sea.pdf', problem: { kind: 'unreadable', message: importTexts.errors.otherKind('sea.pdf', 'pdf') } },
      ],
    },
  },
};

export const Reading: Story = { args: { state: 'parsing' } };

export const Review: Story = { args: { state: { review: 'ready' }, context: { report: clean } } };

const rest: ImportReport = {
  ...clean,
  entries: 0,
  groups: 0,
  parts: { META: 0, PREAMBLE: 1, STRING: 12, XDATA: 0, COMMENT: 0 },
};

export const ReviewWithoutEntries: Story = { args: { state: { review: 'ready' }, context: { report: rest } } };

export const DoneWithoutEntries: Story = {
  args: { state: 'done', context: { report: rest, partsAdded: 13, steps: ['one'] } },
};

export const ReviewWithRemarks: Story = { args: { state: { review: 'ready' }, context: { report } } };

const several: ImportReport = {
  ...report,
  files: [...report.files, { name: 'cocoa.bib', size: 3_200, format: 'bibtex', entries: 12 }],
};

export const ReviewOfSeveralFiles: Story = {
  args: {
    state: { review: 'ready' },
    context: {
      report: several,
      files: several.files.map((file) => ({ ...file, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) })),
      skippedFiles: [{ name: 'notes.bib', problem: { kind: 'empty' } }],
      excluded: [1, 2],
      into: { kind: 'new', name: 'To read' },
    },
  },
};

export const NothingChosen: Story = {
  args: {
    state: { review: 'ready' },
    context: { report: clean, excluded: Array.from({ length: 1204 }, (_, at) => at) },
  },
};

export const Checking: Story = { args: { state: 'checking', context: { report: clean } } };

export const ReviewOfDuplicates: Story = {
  args: { state: { review: 'alike' }, context: { report: clean, duplicates } },
};

const completing: Partial<ImportContext> = {
  files: [
    { name: 'found', size: 840, arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)), completes: ['document_1'] },
  ],
  report: { ...clean, entries: 1, listed: clean.listed.slice(0, 1) },
};

export const ReviewOfCompletions: Story = {
  args: {
    state: { review: 'alike' },
    context: { ...completing, duplicates: [{ ...parker, entry: 0, completes: 'found' }] },
  },
};

export const DoneWithCompletions: Story = {
  args: { state: 'done', context: { ...completing, ids: ['document_1'], filled: 1 } },
};

export const ReviewOfManyDuplicates: Story = {
  args: {
    state: { review: 'alike' },
    context: {
      report: clean,
      duplicates: Array.from({ length: 640 }, (_, at) => ({ ...parker, entry: at })),
      forAll: 'skip',
    },
  },
};

export const NotChecked: Story = {
  args: { state: { review: 'unchecked' }, context: { report: clean, message: 'Network request failed' } },
};

export const Adding: Story = {
  args: {
    state: { sending: 'running' },
    context: { report: clean, nextBatch: 1, ids, added: ids.length, steps: ['one'] },
  },
};

export const Stopping: Story = {
  args: {
    state: { sending: 'stopping' },
    context: { report: clean, nextBatch: 1, ids, added: ids.length, steps: ['one'] },
  },
};

export const Failed: Story = {
  args: {
    state: 'failed',
    context: { report: clean, nextBatch: 1, ids, added: ids.length, steps: ['one'], message: 'Network request failed' },
  },
};

export const Stopped: Story = {
  args: {
    state: { cancelled: 'stopped' },
    context: { report: clean, nextBatch: 1, ids, added: ids.length, steps: ['one'] },
  },
};

export const NotTakenBack: Story = {
  args: {
    state: { cancelled: 'notTakenBack' },
    context: { report: clean, nextBatch: 2, ids, added: ids.length, steps: ['one'], message: 'Network request failed' },
  },
};

export const TakenBack: Story = { args: { state: { cancelled: 'takenBack' }, context: { report: clean } } };

export const TakenBackButForGroups: Story = {
  args: {
    state: { cancelled: 'takenBack' },
    context: { report: clean, leftDocuments: 1, leftGroups: 3, leftNames: ['Read', 'For teaching', 'Chocolate'] },
  },
};

export const AddingGroups: Story = {
  args: {
    state: { grouping: 'running' },
    context: { report: clean, nextBatch: 3, ids: all, added: all.length, steps: ['one'] },
  },
};

export const GroupsFailed: Story = {
  args: {
    state: 'groupsFailed',
    context: {
      report: clean,
      nextBatch: 3,
      ids: all,
      added: all.length,
      steps: ['one'],
      message: 'Network request failed',
    },
  },
};

export const DoneWithDuplicates: Story = {
  args: {
    state: 'done',
    context: {
      report: clean,
      duplicates,
      nextBatch: 3,
      nextGroups: 1,
      ids: all,
      added: 1201,
      filled: 1,
      steps: ['one'],
      groupsMade: 12,
    },
  },
};

export const Done: Story = {
  args: {
    state: 'done',
    context: { report, nextBatch: 3, nextGroups: 1, ids: all, added: all.length, steps: ['one'], groupsMade: 12 },
  },
};
