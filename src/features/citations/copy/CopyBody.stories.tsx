// The dialog of copying at every point of its flow. The machine is set to each state and does not run, so nothing is formatted or copied.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor, fromCallback, fromPromise, type StateValueFrom } from 'xstate';
import { citingMachine } from '#machines/citing/citingMachine.ts';
import type {
  CitedDocuments,
  CitingChoice,
  CitingContext,
  CitingPreview,
  CopiedText,
  GiveText,
} from '#machines/citing/citingTypes.ts';
import { statePath } from '#machines/statePath.ts';
import { answerOf } from '#src/ui/stories/answers.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { useAnswers } from '#src/ui/stories/useAnswers.ts';
import { type CitingHandle, CopyBody, CopyFooter } from './CopyBody.tsx';
import { RefusedBody, RefusedFooter } from './RefusedBody.tsx';

const items = [
  { id: 'ebbesen2010', type: 'article-journal', title: 'Tides of a shallow sea' },
  { id: 'roe2013', type: 'book', title: 'Waves and currents, and what they do to ships' },
];
const documents = { kind: 'items' as const, items };
const named = { name: 'APA bibliography', count: 2, html: null };

const reference: CopiedText = {
  ...named,
  text: 'Ebbesen, A. (2010). Tides of a shallow sea. Coastal Letters, 12(3), 101–119.',
  formatted: {
    kind: 'bibliography',
    bibliography: {
      references: [
        {
          id: 'ebbesen2010',
          blocks: [
            {
              place: 'line',
              runs: [
                { text: 'Ebbesen, A. (2010). Tides of a shallow sea. ' },
                { text: 'Coastal Letters', italic: true },
                { text: ', ' },
                { text: '12', italic: true },
                { text: '(3), 101–119. ' },
                { text: 'https://doi.org/10.1000/tides', href: 'https://doi.org/10.1000/tides' },
              ],
            },
          ],
        },
        {
          id: 'roe2013',
          blocks: [
            {
              place: 'line',
              runs: [
                { text: 'Roe, R. (2013). ' },
                { text: 'Waves and currents', italic: true },
                { text: '. Harbour.' },
              ],
            },
          ],
        },
      ],
      hangingIndent: true,
      lineSpacing: 2,
      entrySpacing: 0,
      labelWidth: 0,
    },
  },
};

const preview = (text: CopiedText): CitingPreview => ({ text, documents });

const citation: CopiedText = {
  ...named,
  text: '(Ebbesen, 2010, p. 4; Roe, 2013)',
  formatted: { kind: 'runs', runs: [{ text: '(Ebbesen, 2010, p. 4; Roe, 2013)' }] },
};

const command: CopiedText = { ...named, text: '\\parencites[4]{ebbesen2010}{roe2013}', formatted: null };

interface BodyAtProps {
  state: StateValueFrom<typeof citingMachine>;
  context?: Partial<CitingContext>;
  count?: number;
}

function BodyAt({ state, context, count = 2 }: BodyAtProps) {
  const [actor] = useState(() =>
    createActor(citingMachine, {
      input: { choice: { format: 'reference', style: null, details: {} }, asks: true },
      snapshot: citingMachine.resolveState({
        value: state,
        context: {
          ...{ choice: { format: 'reference', style: null, details: {} }, asks: true, documents: null, copied: null },
          ...{ preview: null, isRefused: false, isSlow: false, message: null },
          ...context,
        },
      }),
    }),
  );
  const snapshot = useSelector(actor, (each) => each);
  return <Shown handle={{ actor, snapshot }} count={count} />;
}

function Shown({ handle, count }: { handle: CitingHandle; count: number }) {
  const { snapshot } = handle;
  const isRefused = snapshot.matches('refused');
  return (
    <div data-state={statePath(snapshot.value)} style={{ maxWidth: 832, display: 'grid', gap: 16 }}>
      {isRefused ? (
        <RefusedBody handle={handle} />
      ) : (
        <CopyBody handle={handle} documents={{ count }} style={<Button>{'Style: APA'}</Button>} />
      )}
      <div style={{ display: 'flex', gap: 8 }}>
        {isRefused ? <RefusedFooter handle={handle} /> : <CopyFooter handle={handle} />}
      </div>
    </div>
  );
}

const choosing = (format: string, details = {}) => ({ choice: { format, style: null, details } });

const meta = { title: 'Features/CopyDialog', component: BodyAt } satisfies Meta<typeof BodyAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Previewing: Story = { args: { state: { choosing: 'previewing' } } };

export const Reference: Story = { args: { state: { choosing: 'shown' }, context: { preview: preview(reference) } } };

export const OneOfMany: Story = {
  args: { state: { choosing: 'shown' }, context: { preview: preview(reference) }, count: 1_204 },
};

export const Citation: Story = {
  args: {
    state: { choosing: 'shown' },
    context: { preview: preview(citation), ...choosing('citation', { ebbesen2010: { locator: '4' } }) },
  },
};

export const Command: Story = {
  args: { state: { choosing: 'shown' }, context: { preview: preview(command), ...choosing('parencite') } },
};

export const TooManyForDetails: Story = {
  args: { state: { choosing: 'shown' }, context: { preview: preview(citation), ...choosing('citation') }, count: 300 },
};

export const NotShown: Story = {
  args: {
    state: { choosing: 'notShown' },
    context: { message: 'The citation style can’t be loaded (404). Try again, or choose another style.' },
  },
};

export const Copying: Story = {
  args: { state: { copying: 'formatting' }, context: { preview: preview(reference), documents, isSlow: true } },
};

export const Failed: Story = {
  args: {
    state: 'failed',
    context: { preview: preview(reference), message: 'The server cannot be reached. Try again when you are online.' },
  },
};

export const Refused: Story = { args: { state: 'refused', context: { copied: reference } } };

/** What a test answers in the place of the server, the worker and the clipboard. */
const answered = citingMachine.provide({
  actors: {
    preview: fromPromise<CitingPreview, { choice: CitingChoice }>(({ signal }) =>
      answerOf('preview', undefined, signal),
    ),
    load: fromPromise<CitedDocuments, { choice: CitingChoice }>(({ signal }) => answerOf('load', undefined, signal)),
    format: fromPromise<CopiedText, { choice: CitingChoice; documents: CitedDocuments }>(({ signal }) =>
      answerOf('format', undefined, signal),
    ),
    clipboard: fromCallback<GiveText, { choice: CitingChoice }>(({ sendBack }) => {
      const closing = new AbortController();
      answerOf('clipboard', undefined, closing.signal).then(
        () => {
          sendBack({ type: 'clipboard.written' });
        },
        () => {
          if (!closing.signal.aborted) sendBack({ type: 'clipboard.refused' });
        },
      );
      return () => {
        closing.abort();
      };
    }),
  },
});

function Flow({ asks }: { asks: boolean }) {
  const actor = useActorRef(answered, { input: { choice: choosing('citation').choice, asks } });
  return <Shown handle={{ actor, snapshot: useSelector(actor, (each) => each) }} count={items.length} />;
}

function Answered() {
  const [{ asks }, count] = useAnswers('input', { asks: true });
  return <Flow key={count} asks={asks} />;
}

/** A test decides what happens. */
export const Waiting: Story = { args: { state: 'failed' }, render: () => <Answered /> };
