// What was found for a document without a DOI, at every point of the flow. The machine is set to each state and does not run, so no request is sent.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor, type StateValueFrom } from 'xstate';
import { findDoiMachine } from '#machines/findDoi/findDoiMachine.ts';
import type { FindDoiContext } from '#machines/findDoi/findDoiTypes.ts';
import { FindDoiBody, FindDoiFooter } from './FindDoiBody.tsx';

const candidates = [
  { doi: '10.1126/science.169.3946.635', title: 'The Structure of Ordinary Water', details: 'Frank · 1970 · Science' },
  { doi: '10.1000/water', title: 'The structure of water', details: 'Frank & Li · 1972 · Coastal Letters' },
];

interface BodyAtProps {
  state: StateValueFrom<typeof findDoiMachine>;
  context?: Partial<FindDoiContext>;
}

function BodyAt({ state, context }: BodyAtProps) {
  const [actor] = useState(() =>
    createActor(findDoiMachine, {
      input: { documentId: 'doc_1' },
      snapshot: findDoiMachine.resolveState({
        value: state,
        context: { documentId: 'doc_1', candidates: [], chosen: null, message: null, ...context },
      }),
    }),
  );
  const handle = { actor, snapshot: useSelector(actor, (each) => each) };
  return (
    <div style={{ maxWidth: 480, display: 'grid', gap: 16 }}>
      <FindDoiBody handle={handle} />
      <div style={{ display: 'flex', gap: 8 }}>
        <FindDoiFooter handle={handle} onClose={() => undefined} />
      </div>
    </div>
  );
}

const meta = { title: 'Features/FindDoi', component: BodyAt } satisfies Meta<typeof BodyAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Searching: Story = { args: { state: 'searching' } };

export const Choosing: Story = { args: { state: 'choosing', context: { candidates, chosen: 0 } } };

export const Refused: Story = {
  args: { state: 'choosing', context: { candidates, chosen: 0, message: 'This document was deleted.' } },
};

export const Nothing: Story = { args: { state: 'nothing' } };

export const Failed: Story = { args: { state: 'failed', context: { message: 'Crossref did not answer.' } } };
