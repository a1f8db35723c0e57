// The bibliography page at every point of its flow. The machine is set to each state and does not run, so nothing is loaded.
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Bibliography } from '#bibliography/citation/formattedText.ts';
import { bibliographyMachine } from '#machines/bibliography/bibliographyMachine.ts';
import type { BibliographyContext } from '#machines/bibliography/bibliographyTypes.ts';
import type { StateValueFrom } from 'xstate';
import { BibliographyView } from './BibliographyView.tsx';

const items = ['frank1970', 'doe2012'].map((id) => ({ id, type: 'article-journal' }));

const withHangingIndent: Bibliography = {
  references: [
    {
      id: 'doe2012',
      blocks: [
        {
          place: 'line',
          runs: [
            {
              text: 'Doe, J. (2012). Tides of the sea, and what they leave on the shore between two storms of a winter. ',
            },
            { text: 'Coastal Letters', italic: true },
            { text: ', ' },
            { text: '12', italic: true },
            { text: '(3), 45–67. ' },
            { text: 'https://doi.org/10.1000/tides', href: 'https://doi.org/10.1000/tides' },
          ],
        },
      ],
    },
    {
      id: 'frank1970',
      blocks: [
        {
          place: 'line',
          runs: [
            { text: 'Frank, H. S. (1970). The Structure of Ordinary Water: H' },
            { text: '2', position: 'subscript' },
            { text: 'O. ' },
            { text: 'Science', italic: true },
            { text: '.' },
          ],
        },
      ],
    },
  ],
  hangingIndent: true,
  lineSpacing: 2,
  entrySpacing: 0,
  labelWidth: 0,
};

const numbered: Bibliography = {
  ...withHangingIndent,
  references: withHangingIndent.references.map(({ id, blocks }, index) => ({
    id,
    blocks: [
      { place: 'leftMargin', runs: [{ text: `[${index + 1}]` }] },
      ...blocks.map(({ runs }) => ({ place: 'rightInline' as const, runs })),
    ],
  })),
  hangingIndent: false,
  lineSpacing: 1,
  labelWidth: 3,
};

interface ViewAtProps {
  state: StateValueFrom<typeof bibliographyMachine>;
  context?: Partial<BibliographyContext>;
}

function ViewAt({ state, context }: ViewAtProps) {
  const snapshot = bibliographyMachine.resolveState({
    value: state,
    context: { choice: { style: 'apa', locale: null }, items: [], bibliography: null, message: null, ...context },
  });
  return (
    <BibliographyView
      snapshot={snapshot}
      list="Group “Sea and shore”"
      onRetry={() => undefined}
      back={<a href="/dashboard">Library</a>}
      styleMenu={null}
    />
  );
}

const meta = { title: 'Features/Bibliography', component: ViewAt } satisfies Meta<typeof ViewAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: 'loading' } };

export const Formatting: Story = { args: { state: 'formatting', context: { items } } };

/** The first references are there, others follow. */
export const Started: Story = { args: { state: 'formatting', context: { items, bibliography: withHangingIndent } } };

export const Shown: Story = { args: { state: 'shown', context: { items, bibliography: withHangingIndent } } };

export const Numbered: Story = { args: { state: 'shown', context: { items, bibliography: numbered } } };

export const NotInStyle: Story = { args: { state: 'notInStyle', context: { items } } };

export const Empty: Story = { args: { state: 'empty' } };

export const Unloaded: Story = {
  args: { state: 'unloaded', context: { message: 'the server cannot be reached. Try again when you are online' } },
};

export const Unformatted: Story = {
  args: { state: 'unformatted', context: { items, message: 'There is no style “nature”.' } },
};
