// The dialog that copies to another library, at every point of its flow. The machine is set to each state and does not run, so no request is sent.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor, type StateValueFrom } from 'xstate';
import { libraryCopyMachine } from '#machines/libraryCopy/libraryCopyMachine.ts';
import type { LibraryCopyContext, LibraryCopyInput } from '#machines/libraryCopy/libraryCopyTypes.ts';
import { answerOf } from '#src/ui/stories/answers.ts';
import { useAnswers } from '#src/ui/stories/useAnswers.ts';
import { CopyToLibraryBody } from './CopyToLibraryBody.tsx';
import { CopyToLibraryDialog } from './CopyToLibraryDialog.tsx';
import { CopyToLibraryFooter } from './CopyToLibraryFooter.tsx';
import type { CopyToLibraryRequests } from './copyToLibraryRequests.ts';
import { copyToLibraryTexts } from './copyToLibraryTexts.ts';
import { describeCopy } from './reportCopy.ts';

const libraries: LibraryCopyContext['libraries'] = {
  sourceId: 'lib_0',
  mayMove: true,
  targets: [
    { id: 'user_1.library', name: 'My library', isShared: false },
    { id: 'lib_1', name: 'Reading group', isShared: true },
    { id: 'lib_2', name: 'Seminar on tides, summer term', isShared: true },
  ],
};
const choices: LibraryCopyContext['choices'] = {
  ...{ targetId: 'lib_1', withGroups: true, withDocuments: true, duplicates: 'SKIP', isMove: false },
};

const nothing: LibraryCopyContext['result'] = {
  ...{ documentCount: 0, copiedCount: 0, skippedCount: 0, newKeyCount: 0, madeGroupCount: 0, movedCount: 0 },
  steps: [],
};
/** The answer after a few of the parts. */
const some = { ...nothing, documentCount: 4800, copiedCount: 1180, skippedCount: 20, steps: [{ undo: 'undo_1' }] };

interface BodyAtProps {
  state: StateValueFrom<typeof libraryCopyMachine>;
  context?: Partial<LibraryCopyContext>;
}

function BodyAt({ state, context }: BodyAtProps) {
  const input = { what: 'documents', id: 'story' } as const;
  const [actor] = useState(() =>
    createActor(libraryCopyMachine, {
      input,
      snapshot: libraryCopyMachine.resolveState({
        value: state,
        context: { ...input, libraries, choices, counts: null, result: nothing, message: null, ...context },
      }),
    }),
  );
  const handle = { actor, snapshot: useSelector(actor, (each) => each) };
  return (
    <div style={{ maxWidth: 520, display: 'grid', gap: 16 }}>
      <CopyToLibraryBody handle={handle} />
      <div style={{ display: 'flex', gap: 8 }}>
        <CopyToLibraryFooter handle={handle} onClose={() => undefined} />
      </div>
    </div>
  );
}

const meta = { title: 'Features/CopyToLibrary', component: BodyAt } satisfies Meta<typeof BodyAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: 'loading' } };

export const Failed: Story = { args: { state: 'failed', context: { message: 'no connection' } } };

export const Nowhere: Story = { args: { state: 'nowhere', context: { libraries: { ...libraries, targets: [] } } } };

export const Counting: Story = { args: { state: { choosing: 'counting' } } };

export const Duplicates: Story = {
  args: { state: { choosing: 'counted' }, context: { counts: { documents: 12, duplicates: 3 } } },
};

export const NoDuplicates: Story = {
  args: { state: { choosing: 'counted' }, context: { counts: { documents: 12, duplicates: 0 } } },
};

export const Uncounted: Story = { args: { state: { choosing: 'counted' } } };

export const Group: Story = {
  args: { state: { choosing: 'counted' }, context: { what: 'groups', counts: { documents: 12, duplicates: 1 } } },
};

export const Reader: Story = {
  args: {
    state: { choosing: 'counted' },
    context: { libraries: { ...libraries, mayMove: false }, counts: { documents: 1, duplicates: 0 } },
  },
};

export const Moving: Story = {
  args: { state: { copying: 'going' }, context: { choices: { ...choices, isMove: true } } },
};

export const CopyingMany: Story = { args: { state: { copying: 'going' }, context: { result: some } } };

export const Removing: Story = {
  args: {
    state: { copying: 'going' },
    context: {
      choices: { ...choices, isMove: true },
      result: { ...some, copiedCount: 4780, movedCount: 2400 },
    },
  },
};

export const Stopping: Story = { args: { state: { copying: 'stopping' }, context: { result: some } } };

export const Stopped: Story = { args: { state: 'stopped', context: { result: some } } };

export const Interrupted: Story = {
  args: {
    state: 'stopped',
    context: { result: some, message: copyToLibraryTexts.mayBeCopied('No connection') },
  },
};

export const Refused: Story = {
  args: {
    state: { choosing: 'counted' },
    context: {
      counts: { documents: 1, duplicates: 0 },
      message: copyToLibraryTexts.notCopied('You can only read this library.'),
    },
  },
};

/** What a test answers in the place of the server. */
const requests: CopyToLibraryRequests = {
  load: (signal) => answerOf('load', undefined, signal),
  count: (request, signal) => answerOf('count', request, signal),
  copy: (request, signal) => answerOf('copy', request, signal),
};

function Opened(input: LibraryCopyInput) {
  const [isOpen, setIsOpen] = useState(true);
  const [isGone, setIsGone] = useState(false);
  const [copied, setCopied] = useState<string | null>(null);
  return (
    <>
      {copied !== null && <p role="status">{copied}</p>}
      {!isGone && (
        <CopyToLibraryDialog
          {...input}
          open={isOpen}
          requests={requests}
          name={input.what === 'groups' ? 'Sea' : '“Tides”'}
          onCopied={(result, request) => {
            setCopied(describeCopy(result, request));
          }}
          onClose={() => {
            setIsOpen(false);
          }}
          onGone={() => {
            setIsGone(true);
          }}
        />
      )}
    </>
  );
}

function Answered() {
  const [input, count] = useAnswers<LibraryCopyInput>('input', { what: 'documents', id: 'story' });
  return <Opened key={count} {...input} />;
}

/** A test decides what is copied, and what happens. */
export const Waiting: Story = { args: { state: 'loading' }, render: () => <Answered /> };
