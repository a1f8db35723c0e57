// The box for identifiers at every point of its flow. The machine is set to each state and does not run, so no request is sent.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { createActor, type StateValueFrom } from 'xstate';
import { readIdentifiers } from '#bibliography/lookUp/readIdentifiers.ts';
import { lookUpMachine } from '#machines/lookUp/lookUpMachine.ts';
import type { Candidate, LookUpContext, LookUpOutcome, LookUpRow } from '#machines/lookUp/lookUpTypes.ts';
import { LookUpBox } from './LookUpBox.tsx';

const text = [
  '10.1016/j.physletb.2012.08.020',
  'ISBN 978-0-500-28696-8, arXiv:2301.12345',
  'PMID: 23193287',
  'The true history of chocolate',
  '978-0-500-28696-9',
].join('\n');

const higgs: Candidate = {
  source: 'Crossref',
  entry: '@article{higgs}',
  title: 'Observation of a new particle in the search for the Standard Model Higgs boson',
  details: 'Aad et al. · 2012 · Physics Letters B',
  isInLibrary: true,
};
const chocolate = { ...higgs, source: 'K10plus', title: 'The true history of chocolate', isInLibrary: false };
const [first, second] = [
  { ...chocolate, details: 'Coe & Coe · 2013 · Thames & Hudson' },
  { ...chocolate, source: 'Open Library', details: 'Coe & Coe · 2007 · Thames and Hudson' },
];
const found = (message: string | null, ...candidates: readonly Candidate[]): LookUpOutcome => ({
  ...{ status: 'found', message, candidates },
});
const unavailable: LookUpOutcome = {
  ...{ status: 'unavailable', message: 'arXiv did not answer within 10 seconds. Try again later.', candidates: [] },
};
const outcomes = [found(null, higgs), found(null, first, second), unavailable];

const rowsWith = (answers: readonly (LookUpOutcome | null)[]): LookUpRow[] =>
  readIdentifiers(text).identifiers.map((identifier, index) => {
    const outcome = answers[index] ?? null;
    return { identifier, outcome, chosen: outcome?.candidates.length && outcome.message === null ? 0 : null };
  });

interface BoxAtProps {
  state: StateValueFrom<typeof lookUpMachine>;
  context?: Partial<LookUpContext>;
}

function BoxAt({ state, context }: BoxAtProps) {
  const [actor] = useState(() =>
    createActor(lookUpMachine, {
      input: { text: '' },
      snapshot: lookUpMachine.resolveState({
        value: state,
        context: {
          text,
          read: readIdentifiers(context?.text ?? text),
          rows: [],
          answered: [],
          isOff: false,
          message: null,
          ...context,
        },
      }),
    }),
  );
  const snapshot = useSelector(actor, (each) => each);
  return (
    <div style={{ maxWidth: 480 }}>
      <LookUpBox handle={{ actor, snapshot }} />
    </div>
  );
}

const meta = { title: 'Features/LookUpBox', component: BoxAt } satisfies Meta<typeof BoxAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { state: { typing: 'empty' }, context: { text: '' } } };

export const Recognized: Story = { args: { state: { typing: 'identifiers' } } };

export const NothingRecognized: Story = {
  args: { state: { typing: 'unrecognized' }, context: { text: 'The true history of chocolate' } },
};

export const TooMany: Story = {
  args: {
    state: { typing: 'tooMany' },
    context: { text: Array.from({ length: 128 }, (_, index) => `10.1000/${String(index)}`).join(' ') },
  },
};

export const TooLong: Story = {
  args: { state: { typing: 'tooLong' }, context: { text: '10.1000/a '.repeat(10_001) } },
};

export const Off: Story = { args: { state: { typing: 'off' }, context: { isOff: true } } };

export const References: Story = {
  args: { state: { typing: 'references' }, context: { text: '@book{coe, title = {The true history of chocolate}}' } },
};

export const Asking: Story = { args: { state: 'asking', context: { rows: rowsWith(outcomes.slice(0, 1)) } } };

export const Answered: Story = {
  args: {
    state: 'answered',
    context: { rows: rowsWith([...outcomes, found('The record names another PMID: 1.', higgs)]) },
  },
};

export const Interrupted: Story = {
  args: {
    state: 'interrupted',
    context: { rows: rowsWith(outcomes.slice(0, 2)), message: 'The server could not be reached' },
  },
};
